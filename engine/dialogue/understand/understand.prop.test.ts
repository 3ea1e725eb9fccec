import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LONGEST } from "./items.ts";
import { understand, type MessageContext } from "./understand.ts";

const arbContext: fc.Arbitrary<MessageContext> = fc.constantFrom<MessageContext>(
  {},
  { kind: "integer", stem: "Add $367$ and $134$.", expected: "501" },
  { kind: "fraction", lastTutorMessage: "How many tenths are there?" },
  { kind: "mixed", lastTutorMessage: "Why?", lastAsked: "why" },
  { kind: "equation", stem: "Find $x$ when $x + 9 = 16$.", expected: "x = 7" },
  { kind: "set" },
  { kind: "time" },
  { kind: "money" },
  { kind: "boolean", lastAsked: "yes-no" },
  { kind: "choice", choices: ["the red one", "−10", "<", ""] },
);
const PIECES =
  "7|12|3/4|0.5|.|,|?|!|-|+|=|x|(|)|%|£|½|and|a|half|minus|two|hundred|thousand|point|over|out of|i|think|its|is it|the|answer|not|or|no wait|because|so|idk|help|why|how|do|what|😀|past|r|cm|the red one|aaaaaa|wtf".split(
    "|",
  );
const arbChatter = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 400 })
  .chain((pieces) => fc.constantFrom(" ", "").map((gap) => pieces.join(gap)));
const arbMessage = fc.oneof(fc.string({ unit: "binary", maxLength: 800 }), fc.string({ maxLength: 800 }), arbChatter);

describe("[UND16] any text", () => {
  test("is understood the same every time, and all it gives is in its bounds", () => {
    fc.assert(
      fc.property(arbMessage, arbContext, (message, context) => {
        const understood = understand(message, context);
        expect(understand(message, context)).toEqual(understood);
        expect(understood.isAnswer).toBe(understood.category === "answer");
        if (understood.value !== null) expect(understood.isAnswer).toBe(true);
        expect(understood.confidence).toBeGreaterThan(0);
        expect(understood.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });

  test.for(["um ", "it is ", "er err ", "how do i do all of the sum ", "so so ", "7 1/2 "])(
    "%s over and over ends at once",
    (piece) => {
      const message = `${piece.repeat(500).slice(0, LONGEST - 2)} b`;
      expect(understand(message, { lastAsked: "why" }).confidence).toBeGreaterThan(0);
    },
  );

  test("past the limit changes nothing", () => {
    fc.assert(
      fc.property(arbMessage, arbMessage, (message, more) => {
        const cut = message.slice(0, LONGEST).padEnd(LONGEST, " ");
        expect(understand(cut + more, {})).toEqual(understand(cut, {}));
      }),
    );
  });
});

describe("[UND1] whole numbers in words", () => {
  test("every number to a million is read as it is said", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.boolean(), (number, hasAnd) => {
        const value = understand(inWords(number, hasAnd), { kind: "integer" }).value;
        expect(value).toBe(String(number));
      }),
    );
  });
});

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function inWords(number: number, hasAnd: boolean): string {
  if (number < 20) return SMALL[number] ?? "";
  if (number < 100) return `${TENS[Math.floor(number / 10) - 2]}${number % 10 === 0 ? "" : `-${SMALL[number % 10]}`}`;
  const [size, name] =
    number < 1000 ? [100, "hundred"] : number < 1_000_000 ? [1000, "thousand"] : [1_000_000, "million"];
  const rest = number % size;
  const joint = hasAnd && rest < 100 ? " and " : " ";
  return `${inWords(Math.floor(number / size), hasAnd)} ${name}${rest === 0 ? "" : joint + inWords(rest, hasAnd)}`;
}
