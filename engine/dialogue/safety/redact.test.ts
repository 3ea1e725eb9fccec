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
