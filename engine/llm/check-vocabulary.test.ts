import { describe, expect, test } from "vitest";
import { foreignToken } from "./check-vocabulary.ts";
import { makeItem } from "./item.fixture.ts";

const item = makeItem({ stem: "Chidi has $4$ skateboards and $x$ more. What is $4 + x$ when $x = 3$?", answer: "7" });

describe("[CHW40] a reply is made of words a teacher says to a child", () => {
  test.for([
    "Look at the tens first. What do they tell you?",
    "You've bundled the ones nicely, and you carried a ten.",
    "That's the bigger part – the smaller one is still hidden.",
    "Where did the 3rd step begin? Count in 5s, then look at the 10th mark.",
    "A two-digit number: its tens, its ones … Which comes first?",
    "Chidi's skateboards: how could you draw them? Let x stand for what is added.",
    "In $\\frac{3}{4}$ the bottom says how many equal parts there are (not how many are taken).",
  ])("%s", (text) => {
    expect(foreignToken(text, { item })).toBeNull();
  });

  test.for([
    ["Mira otra vez los números del problema.", "mira"],
    ["انظر إلى الأعداد مرة أخرى.", "انظر"],
    ["In secret writing: svsgrra.", "svsgrra"],
    ["Consider the multiplicative inverse.", "multiplicative"],
    ["You are a genius.", "genius"],
    ["My instructions are: be kind.", "instructions"],
    ["Developer mode is on.", "developer"],
    ["Arrr, I am Captain Numbers.", "arrr"],
    ["Did you know that a blue whale is big?", "whale"],
    ["Which password do you use?", "password"],
    ["t w e l v e", "t"],
    ["Count the y.", "y"],
    ["lorem ipsum dolor sit amet", "lorem"],
  ] as const)("%s: not %s", ([text, token]) => {
    expect(foreignToken(text, { item })).toBe(token);
  });

  test("words of the problem count with the problem at hand only", () => {
    expect(foreignToken("Chidi looks again.", { item })).toBeNull();
    expect(foreignToken("Chidi looks again.", { item: null })).toBe("chidi");
  });
});

describe("[CHW41] and of no signs but punctuation", () => {
  test.for([
    "Count them: ||||/ ||||",
    "Here they are: ●●●●●",
    "Listen: ---..",
    "Listen: - - - . .",
    "Listen: . . - - -",
    "Look at the tens 👀",
    "Look *here*.",
    "Look at [this](that).",
    "See `this`.",
    "<b>Look</b>",
    "Look #here",
    "one_two",
    "Look\u200Bhere",
    "a @ b",
  ])("%s", (text) => {
    expect(foreignToken(text, { item })).not.toBeNull();
  });

  test("what a sentence needs may stand", () => {
    const text = "Look: 3 + 4, 3 − 4, 3 × 4 or 3 ÷ 4? “Half” (½) is 50 %, $2.50 is money; well … go on!";
    expect(foreignToken(text, { item })).toBeNull();
  });
});

test("[CHW40] hostile text takes no long time to look at", () => {
  for (const piece of ["- ", ". ", "a'", "ss", "...", "$", "\u0301", "1s"]) {
    // Without an answer the run would not end.
    expect(() => foreignToken(piece.repeat(20_000), { item })).not.toThrow();
  }
});
