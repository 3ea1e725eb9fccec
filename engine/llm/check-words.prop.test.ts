import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { makeContext } from "./item.fixture.ts";

const context = makeContext(
  { stem: "Maya adds $\\frac{9}{11}$ and $\\frac{1}{11}$. What is the sum?", answer: "10/11", kind: "fraction" },
  { mayQuote: ["Count the parts: $9 + 1 = 10$."] },
);

test("[CHW17] any text gets an answer, and always the same", () => {
  const piece = fc.oneof(
    fc.constantFrom("$", "\\frac{", "}", "=", "12", " is ", " and ", "one ", "double ", "half of ", ".", "?", "(", "−"),
    fc.constantFrom("the first digit is ", "between ", "\\left", "ten ", "a ", "~", "²", "０", "t-w-o ", " 3 4 "),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      expect(checkWords(text, context)).toEqual(checkWords(text, context));
    }),
    { numRuns: 150 },
  );
});

test.for([
  "a ",
  "1 ",
  "$",
  "\\frac{",
  "1+",
  "= ",
  "one and ",
  "half of double ",
  "the first digit is 1 ",
  "between 1 and ",
  "(",
  "$1=1$ ",
  "$x=$ ",
  "a-b-",
  "is is ",
  "!?",
  "1 ten and ",
  "you are very ",
  "2 more than ",
])("[CHW17] hostile text is looked at in work that grows with its length: %s", (piece) => {
  const text = piece.repeat(800 / piece.length);
  expect(checkWords(text.slice(0, 800), context).ok).toBe(false);
  expect(checkWords(piece.repeat(100_000), context)).toMatchObject({ fault: "too-long" });
});
