import { describe, expect, test } from "vitest";
import { HEARD, SHARED, SPELLINGS } from "../cues/es/heard.ts";
import { hear } from "./hear.ts";

const spanish = {
  table: new Map(Object.entries(HEARD)),
  shared: SHARED,
  spellings: new Map(Object.entries(SPELLINGS)),
};

describe("[UND37] a message in the learner's language is heard in the words of the reader", () => {
  test.each([
    ["No sé", "i dont know"],
    ["no se como hacerlo", "i dont know how to do it"],
    ["¿por qué?", "why?"],
    ["creo que es 34", "i think it is 34"],
    ["me da treinta y cinco", "i get thirty five"],
    ["son ciento veinte", "it is one hundred twenty"],
    ["la respuesta es 427", "the answer is 427"],
    ["34 mas 25 es 59", "34 plus 25 is 59"],
    ["¿Qué son las decenas?", "what are tens?"],
    ["tengo que sumar o restar", "do i have to add or subtract"],
    ["7 o 8", "7 or 8"],
    ["no me da 56", "it is not 56"],
    ["no creo que sea 56", "it is not 56"],
    ["es 56", "it is 56"],
    ["setenta y una canicas", "seventy one canicas"],
    ["ciento un", "one hundred one"],
    ["cincuentaiséis", "fifty six"],
    ["ventidos", "twenty two"],
    ["sincuenta y seis", "fifty six"],
    ["el uno", "1"],
    ["mi hermana dice 56", "my sister says 56"],
    ["ayudaaaa", "help"],
    ["no se xq", "i dont know why"],
    ["q tengo q hacer", "what do i have to do"],
    ["no se puede restar", "you cant subtract"],
    ["toy cansada", "im tired"],
    ["vale 900", "it is worth 900"],
    ["y luego pongo ceros", "and then i put zeros"],
    ["reste 5 de 12 y me dio 7", "i subtracted 5 of 12 and i got 7"],
  ])("“%s”", (written, heard) => {
    expect(hear(written, spanish)).toBe(heard);
  });

  test.each(["i dont know", "is it 12?", "a lot", "son, me no", "12", "once i got it", "", "a"])(
    "“%s” has nothing that is Spanish alone, and stays",
    (written) => {
      expect(hear(written, spanish)).toBe(written);
    },
  );

  test("numbers, signs and words that are not known stay as they are, and a phrase goes over no mark", () => {
    expect(hear("no. sé que 3,5 × 2 = 7 zapatos", spanish)).toBe("no. sé what 3,5 × 2 = 7 zapatos");
    expect(hear("unas 12 zapatos y 3", spanish)).toBe("unas 12 zapatos y 3");
  });

  test("phrases are in lower case without marks, and those shared with English are phrases of the table", () => {
    const marked = Object.keys(HEARD).filter((phrase) => !/^(?:\^ )?[a-z]+(?: [a-z]+)*$/u.test(phrase));
    expect(marked).toEqual([]);
    const longest = Math.max(...Object.keys(HEARD).map((phrase) => phrase.split(" ").length));
    expect(longest).toBeLessThanOrEqual(7);
  });
});
