import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitise } from "./sanitise.ts";

const OURS = [
  "You added the tops. What happens to the bottom?",
  "That is near. Look at the ones again: $7 + 4$.",
  "$\\frac{3}{4}$ is the same as $\\frac{6}{8}$.",
  "Each child gets 3 apples, and 2 are left over.",
  "Rosa takes the lift to floor -17.",
  "The factors are {1, 2, 3, 6}.",
  "What does the 3 in 530 stand for?",
  "Your answer: 12 cm. Read it once more.",
  "First 5 × 8, then 40 ÷ 2; what do you get?",
  "It is 3:15, or quarter past three.",
  "The GCF of 12 and 18 is asked.",
  "Yes, \\$2.13 is right. How do you know that it is \\$2.13?",
  "“Seven hundred and two” has no tens.",
];

const arbLeak = fc.oneof(
  fc.constantFrom(
    "The student added the denominators.",
    "This pupil's answer is close.",
    "Assessment: partial.",
    "category: stuck",
    "The misconception is adding across.",
    "See g5.fracadd for more.",
    "Rule FR-01 applies.",
    '{"verdict":"correct"}',
    "You have undefined apples.",
    "That is NaN.",
    "Look at [object Object].",
    "Add \\frac{3}{4} and 1.",
    "x^{2} is next.",
    "<b>Well done</b>",
    "Read https://example.com/x first.",
    "Go to www.example.org.",
    "off_topic",
    "conceptual_question",
    "Read `x` here.",
    "This is **bold**.",
    "You got ${count} right.",
    "Hello {{name}}.",
    "TypeError: x is not a function",
    "answerKind is integer",
    "Tom &amp; Ann",
    "Tutor: look again",
  ),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.stringMatching(/^[a-z]{3,8}$/u)).map(([grade, id]) => `g${grade}.${id}`),
  fc.tuple(fc.stringMatching(/^[A-Z]{2,4}$/u), fc.integer({ min: 1, max: 999 })).map(([id, n]) => `${id}-${n}`),
  fc.json({ maxDepth: 2 }).filter((text) => /^\{"|^\["/u.test(text) && text.length < 500),
  fc.stringMatching(/^[a-z]{2,6}_[a-z]{2,6}$/u),
  fc.stringMatching(/^<[a-z]{1,8}>$/u),
);

describe("[SFT7] nothing internal is said to a pupil", () => {
  test.for(OURS)("ours is clean: %s", (sentence) => {
    expect(sanitise(sentence)).toBe(sentence);
  });

  test("a leak makes any sentence unsayable", () => {
    fc.assert(
      fc.property(fc.constantFrom("", ...OURS), arbLeak, fc.constantFrom("", ...OURS), (before, leak, after) => {
        expect(sanitise(`${before} ${leak} ${after}`)).toBeNull();
      }),
    );
  });

  test("any text gets an answer at once; empty ones are not said", () => {
    expect(sanitise("  ")).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
        const said = sanitise(text);
        expect(said === null || said === text.trim()).toBe(true);
      }),
    );
  });
});
