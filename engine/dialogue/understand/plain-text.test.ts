import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "Add $367$ and $134$.", expected: "501" };
const fraction: MessageContext = { kind: "fraction", stem: "What fraction of the bar is shaded?", expected: "3/4" };

describe("[UND13] spelling", () => {
  test.for([
    ["wat iz teh denomnator", "what is the denominator"],
    ["tihrteen", "13"],
    ["svnty", "70"],
    ["okayyyyy", "ok"],
    ["y do u flip it", "why do you flip it"],
    ["i dont no", "i do not know"],
    ["the tree is tall", "the tree is tall"],
    ["there are these things", "there are these things"],
    ["idk", "i do not know"],
  ] as const)("%s", ([message, plain]) => {
    expect(understand(message, whole).plain).toBe(plain);
  });
});

describe("[UND14] what is asked for", () => {
  test.for([
    ["can i have a hint", "hint"],
    ["help", "hint"],
    ["just tell me the answer", "tell-me"],
    ["skip", "skip"],
    ["next question pls", "skip"],
    ["what do i do now", "next"],
    ["why do u flip it", "why"],
    ["how do you do long division", "how"],
    ["what is a denominator", "what-is"],
    ["whats 3 times 4", "fact"],
    ["do i add the bottoms too?", "is-it-right"],
    ["is it 7?", "is-it-right"],
    ["can i stop now", "stop"],
    ["7", null],
    ["ok", null],
  ] as const)("%s: %s", ([message, ask]) => {
    expect(understand(message, whole).ask).toBe(ask);
  });
});

describe("[UND15] topics, mood and plain text", () => {
  test("words of mathematics, mended, each once", () => {
    expect(understand("wat is a denominater and wat are numerators? denominator!", whole).topics).toEqual([
      "denominator",
      "numerator",
    ]);
    expect(understand("i was dividing the fractions", whole).topics).toEqual(["divide", "fraction"]);
    expect(understand("hi", whole).topics).toEqual([]);
  });

  test.for([
    ["i hate this its not fair", "frustrated"],
    ["i give up 😭", "frustrated"],
    ["yay 7", "pleased"],
    ["7", "neutral"],
  ] as const)("%s: %s", ([message, mood]) => {
    expect(understand(message, whole).mood).toBe(mood);
  });

  test("number words are digits in the plain text", () => {
    expect(understand("i think its three nd a half", fraction).plain).toBe("i think it is 3 1/2");
  });
});
