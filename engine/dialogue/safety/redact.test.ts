import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";

describe("[SFT5] personal data is taken out before anything is stored", () => {
  test.for([
    ["my email is tom.smith@gmail.com ok", "tom.smith"],
    ["write to amy at gmail dot com", "amy"],
    ["my number is 07700 900123", "900123"],
    ["+44 7700 900123", "7700"],
    ["call me on 555-123-4567", "4567"],
    ["my password is unicorn12", "unicorn12"],
    ["my pin is 4821", "4821"],
    ["i live at 12 Green Street", "Green"],
    ["my address is 4 hill road leeds", "hill"],
    ["SW1A 1AA", "SW1A"],
    ["my snapchat is coolkid99", "coolkid99"],
    ["my name is Ben Smith and i go to Oak Hill Primary School", "Smith"],
    ["my name is Ben Smith and i go to Oak Hill Primary School", "Oak"],
    ["my full name is Ben Tom Smith", "Smith"],
    ["my birthday is 3 may 2016", "2016"],
  ] as const)("%s", ([text, gone]) => {
    expect(redact(text)).not.toContain(gone);
    expect(redact(text)).toContain("[private]");
  });

  test.for([
    "7",
    "1,234,567,890",
    "3.14159265358979",
    "555 + 123 + 4567",
    "400 300 2000",
    "2000-300-4000",
    "i got 12 because 3 times 4",
    "x = 4",
    "20/06/2015",
    "the point is at (2, 3)",
    "i live in a house with 3 cats",
    "my number is 12",
    "my answer is 1000000",
    "A1 is bigger",
    "12 green apples on the road",
  ])("%s is left as it is", (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe("[SFT5] personal data in Spanish", () => {
  test.for([
    ["mi contraseña es gatito12", "gatito12"],
    ["mi contrasena: gatito12", "gatito12"],
    ["mi clave es 4821", "4821"],
    ["vivo en calle Hidalgo 25", "Hidalgo"],
    ["Vivo en la calle Hidalgo 25, Puebla", "Hidalgo"],
    ["bibo en la avenida Juárez", "Juárez"],
    ["mi dirección es Reforma 12", "Reforma"],
    ["mi teléfono es 555 123 4567", "4567"],
    ["mi telefono 5551234567", "5551234567"],
    ["mi número es 55 1234 5678", "1234"],
    ["el cel de mi mamá es 55 1234 5678", "1234"],
    ["llámame al 55 1234 5678", "1234"],
    ["me llamo Ana López y voy a la escuela Benito Juárez", "López"],
    ["me llamo Ana López y voy a la escuela Benito Juárez", "Juárez"],
    ["voy a la escuela Benito Juárez", "Juárez"],
    ["mi nombre completo es Ana López Ruiz", "Ruiz"],
    ["mi insta es ana_lopez9", "ana_lopez9"],
    ["mi usuario de roblox es ana9", "ana9"],
    ["ana arroba gmail punto com", "ana"],
    ["nací el 3 de mayo de 2016", "mayo"],
  ] as const)("%s", ([text, gone]) => {
    expect(redact(text)).not.toContain(gone);
    expect(redact(text)).toContain("[private]");
    expect(redact(redact(text))).toBe(redact(text));
  });

  test.for([
    "vivo en México",
    "vivo en una calle con 25 casas",
    "la calle tiene 25 casas",
    "mi número es 25",
    "mi número es 1000000",
    "el número es 12345678",
    "la clave es sumar",
    "me llamo Ana",
    "voy a la escuela a las 8",
    "mi respuesta es 1,234,567",
    "nací en 2016",
  ])("%s is left as it is", (text) => {
    expect(redact(text)).toBe(text);
  });
});
