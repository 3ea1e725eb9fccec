import { describe, expect, test } from "vitest";
import { ReasonCode, Verdict, type Departure } from "#engine";
import { reasonRichText, reasonWords, verdictWords, type ReasonContext } from "./reason-words.ts";
import { text } from "./text.ts";

/** The reasons of engine/answers/types.ts by the verdict they come with; every reason is in one list. */
const incorrect: readonly ReasonCode[] = [
  "different",
  "wrong-unit",
  "missing-unit",
  "missing-solution",
  "extra-solution",
  "wrong-ends",
  "wrong-direction",
  "wrong-order",
  "wrong-count",
  "wrong-brackets",
  "wrong-case",
  "not-everywhere",
  "listed-wrong",
];
const firstUnreadable = ReasonCode.options.indexOf("unfinished");
const unreadable = ReasonCode.options.slice(firstUnreadable);
const wrongForm: ReadonlySet<ReasonCode> = new Set(
  ReasonCode.options.slice(0, firstUnreadable).filter((reason) => reason !== "equal" && !incorrect.includes(reason)),
);

const context: ReasonContext = {
  verdict: "unreadable",
  kind: "integer",
  close: false,
  left: "try",
  given: "3 + ",
};

/** The verdict a reason mostly comes with. */
function verdictOf(reason: ReasonCode): Verdict {
  if (reason === "equal") return "correct";
  if (incorrect.includes(reason)) return "incorrect";
  return wrongForm.has(reason) ? "wrong-form" : "unreadable";
}

const everything = {
  symbol: "#",
  use: ".",
  at: 2,
  asked: 2,
  given: 3,
  factor: "2",
  first: String.raw`\frac{1}{2x}`,
  other: String.raw`\frac{1}{2}x`,
  where: "x > 0",
  box: 0,
};

test.for<Departure>([
  { kind: "operation", operation: "add" },
  { kind: "operation", operation: "subtract" },
  { kind: "operation", operation: "multiply" },
  { kind: "operation", operation: "divide" },
  { kind: "changed-round" },
  { kind: "left-out" },
  { kind: "given-again" },
  { kind: "on-the-way", line: "ones" },
])("[DIA3] one sentence says what was done: $kind $operation", (departure) => {
  const tried: ReasonContext = { ...context, verdict: "incorrect", departure, close: true };
  expect(reasonWords(text, "different", {}, tried)).toMatch(/^[A-Z][a-z ]+\.$/u);
  // Once there is nothing left to try, the steps say how it goes.
  expect(reasonWords(text, "different", {}, { ...tried, left: "steps" })).toBe(text("reason.below"));
  // What the checker found out about the form comes first.
  expect(reasonWords(text, "wrong-unit", {}, { ...tried, kind: "units" })).toContain(text("reason.wrong-unit"));
});

describe("[APP4] words for every reason", () => {
  test.for(ReasonCode.options)("%s, with every fact and with none", (reason) => {
    for (const params of [everything, {}]) {
      const words = reasonWords(text, reason, params, { ...context, verdict: verdictOf(reason) });
      expect(words).not.toMatch(/[{}\\$]|undefined|reason\.|spoken\./u);
      expect(words).toMatch(/[.?]$/u);
      expect(words.length).toBeLessThan(200);
      expect(words.endsWith("Nothing was counted.")).toBe(unreadable.includes(reason));
      expect(words.startsWith("The value is right.")).toBe(wrongForm.has(reason));
    }
  });

  test.for(unreadable)("%s says neither right nor not right", (reason) => {
    expect(reasonWords(text, reason, everything, context)).not.toMatch(/\bright\b|\bnot it\b|not yet|correct/iu);
  });

  test.for(ReasonCode.options.filter((reason) => reason !== "equal"))("[APP34] %s goes by the verdict", (reason) => {
    for (const params of [everything, {}]) {
      for (const verdict of ["incorrect", "wrong-form", "unreadable"] as const) {
        const words = reasonWords(text, reason, params, { ...context, verdict });
        expect(words).not.toMatch(/[{}\\$]|undefined|reason\.|spoken\./u);
        expect(words.endsWith("Nothing was counted.")).toBe(verdict === "unreadable");
        expect(words.includes("The value is right.")).toBe(verdict === "wrong-form" && reason !== "wrong-unit");
        const over = reasonWords(text, reason, params, { ...context, verdict, left: "steps" });
        expect(over.includes("below")).toBe(verdict === "incorrect");
      }
    }
  });

  test("[APP34] of a number in another unit the value is not said to be right, and the unit asked is named", () => {
    const tried: ReasonContext = { ...context, verdict: "wrong-form" };
    for (const kind of ["integer", "money", "units"] as const) {
      expect(reasonWords(text, "wrong-unit", { use: "cm" }, { ...tried, kind })).toBe(
        "The number fits, the unit is another one. Write it in “cm”, or write the number alone.",
      );
    }
    expect(reasonWords(text, "not-this-unit", { use: "cm" }, tried)).toBe("The value is right. Now write it in “cm”.");
  });

  test("[APP34] what is no inequality is not said to be right", () => {
    expect(reasonWords(text, "not-an-inequality", {}, { ...context, kind: "inequality" })).toBe(
      "Write it with a sign such as < or ≥. Nothing was counted.",
    );
    expect(reasonWords(text, "not-an-inequality", {}, { ...context, verdict: "incorrect" })).toBe(
      "That is not it yet. Write it with a sign such as < or ≥.",
    );
  });

  test.for(["set", "list", "point"] as const)("two numbers of a %s want a comma between them", (kind) => {
    expect(reasonWords(text, "two-numbers", {}, { ...context, kind })).toContain("Put commas between them.");
    expect(reasonWords(text, "two-numbers", {}, context)).toContain("Write one, or a sign between them.");
  });

  test.for(["not-an-equation", "unknown-symbol"] as const)(
    "[APP35] %s beside t = asks for no equals sign",
    (reason) => {
      const equation: ReasonContext = { ...context, kind: "equation" };
      const params = { symbol: "idk" };
      expect(reasonWords(text, reason, params, { ...equation, shownVariable: "t" })).toBe(
        "Type only what t is: a number. Nothing was counted.",
      );
      for (const shownVariable of [null, ""]) {
        expect(reasonWords(text, reason, params, { ...equation, shownVariable })).not.toContain("Type only");
      }
      expect(reasonWords(text, reason, params, { ...context, shownVariable: "t" })).not.toContain("Type only");
    },
  );

  test("no two reasons say the same", () => {
    for (const params of [everything, {}]) {
      const all = ReasonCode.options.map((reason) =>
        reasonWords(text, reason, params, { ...context, verdict: verdictOf(reason) }),
      );
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test("facts are named where there are any, and left out where there are none", () => {
    expect(reasonWords(text, "unknown-symbol", { symbol: "?" }, context)).toContain("“?”");
    expect(reasonWords(text, "unknown-symbol", {}, context)).not.toMatch(/[{}“]/u);
    expect(reasonWords(text, "wrong-variable", { symbol: "y" }, context)).toContain("“y”");
    expect(reasonWords(text, "wrong-variable", { symbol: "y", use: "x" }, context)).toMatch(/“y”.*“x”/u);
    expect(reasonWords(text, "wrong-variable", {}, context)).not.toMatch(/[{}“]/u);
  });

  test.for([
    ["3/6", "3 sixths can still be made smaller"],
    ["(3)/(6)", "3 sixths can still be made smaller"],
    ["2 3/6", "3 sixths can still be made smaller"],
    ["6/12x", "divide top and bottom"],
    ["", "divide top and bottom"],
  ] as const)("%s in lowest terms: %s", ([given, words]) => {
    expect(
      reasonWords(text, "not-lowest-terms", {}, { ...context, verdict: "wrong-form", kind: "fraction", given }),
    ).toContain(words);
  });

  test.for<readonly [ReasonCode, Readonly<Record<string, string | number>>, string, string]>([
    ["missing-number", { at: 2 }, "3 + ", "missing after the “+”"],
    ["missing-number", { at: 4 }, "3 + ", "missing after the “+”"],
    ["missing-number", { at: 3 }, "3 +", "missing after the “+”"],
    ["missing-number", { at: 4 }, "3 + * 4", "missing after the “+”"],
    ["missing-number", { at: 0 }, "/ 4", "missing before the “/”"],
    ["missing-number", { at: 1 }, "2-", "missing after the “−”"],
    ["missing-number", { symbol: "=", at: 1 }, "x=", "missing after the “=”"],
    ["missing-number", {}, "2+", "A number is missing."],
    ["incomplete", { at: 1 }, "2^", "missing after the “^”"],
    ["incomplete", {}, "2^", "missing at the end"],
    ["missing-bracket", { symbol: ")", at: 0 }, "(2", "There is a “(” without its “)”"],
    ["missing-bracket", { symbol: "[", at: 1 }, "2]", "There is a “]” without its “[”"],
    ["missing-bracket", { symbol: "}", at: 0 }, "{1", "There is a “{” without its “}”"],
    ["missing-bracket", { at: 0 }, "(2", "There is a “(” without its “)”"],
    ["missing-bracket", { symbol: "|" }, "|2", "bars"],
    ["common-factor", { factor: "2" }, "2x+4", "take out the common factor 2"],
    ["root-not-simplified", { factor: 2 }, "sqrt(12)", "take 2 out of the root"],
    ["missing-unit", { use: "cm" }, "5", "Write “cm” behind the number"],
    ["missing-unit", { use: "cm^2" }, "5", "Write “cm²” behind the number"],
    ["wrong-decimals", { asked: 1, given: 2 }, "2.50", "with one place"],
    ["wrong-decimals", { asked: 2, given: 1 }, "2.5", "with 2 places"],
    ["ambiguous", everything, "1/2x", "the fraction 1 over 2 x, end of fraction, or 1 half x."],
  ])("%s %o of %s: %s", ([reason, params, given, words]) => {
    expect(reasonWords(text, reason, params, { ...context, verdict: verdictOf(reason), given })).toContain(words);
  });

  test("two readings are drawn, a typed dollar sign stays money", () => {
    expect(reasonRichText(text, "ambiguous", everything, context)).toContain(
      String.raw`$\frac{1}{2x}$ or $\frac{1}{2}x$`,
    );
    expect(reasonRichText(text, "unknown-symbol", { symbol: "$" }, context)).toContain(String.raw`“\$”`);
    expect(reasonWords(text, "unknown-symbol", { symbol: "$" }, context)).toContain("“$”");
  });

  test.for([
    ["integer", true],
    ["decimal", true],
    ["number", true],
    ["money", true],
    ["percent", true],
    ["scientific", true],
    ["fraction", false],
    ["mixed", false],
    ["equation", false],
    ["expression", false],
    ["set", false],
  ] as const)("[APP23] a near %s is told so: %s", ([kind, told]) => {
    const words = reasonWords(text, "different", {}, { ...context, verdict: "incorrect", kind, close: true });
    expect(words.includes("close")).toBe(told);
    expect(reasonWords(text, "different", {}, { ...context, verdict: "incorrect", kind, close: false })).not.toContain(
      "close",
    );
  });

  test.for(incorrect)("[APP24] %s: after the last try nobody is asked to look once more", (reason) => {
    for (const close of [true, false]) {
      const words = reasonWords(text, reason, {}, { ...context, verdict: "incorrect", close, left: "steps" });
      expect(words).not.toMatch(/once more|[?]$|close|Look |Try /u);
      expect(words).toContain("below");
      const record = reasonWords(text, reason, {}, { ...context, verdict: "incorrect", close, left: "nothing" });
      expect(record).not.toMatch(/once more|[?]$|close|Look |Try |below/u);
    }
  });

  test("nothing chosen is told in the words of choosing", () => {
    expect(reasonWords(text, "empty", {}, { ...context, kind: "choice" })).toMatch(/^Choose one first/u);
    expect(reasonWords(text, "empty", {}, { ...context, kind: "boolean" })).toMatch(/^Choose one first/u);
    expect(reasonWords(text, "empty", {}, context)).toMatch(/^Type an answer first/u);
  });

  test("each verdict has a word of its own", () => {
    expect(new Set(Verdict.options.map((verdict) => verdictWords(text, verdict))).size).toBe(Verdict.options.length);
  });
});

describe("what an answer nearly is", () => {
  test.for([
    "sign",
    "reciprocal",
    "factor",
    "power-of-ten",
    "coefficient",
    "constant",
    "bracket",
    "exponent",
    "inverse-sign",
    "swapped",
  ] as const)("[APP33] %s is said instead of looking once more", (near) => {
    const plain = reasonWords(text, "different", {}, { ...context, verdict: "incorrect" });
    const said = reasonWords(text, "different", {}, { ...context, verdict: "incorrect", near });
    expect(said).not.toContain("once more");
    expect(said).not.toBe(plain);
    expect(reasonWords(text, "different", {}, { ...context, verdict: "incorrect", near, left: "steps" })).toContain(
      "below",
    );
  });

  test("[APP33] beside the verdict “Not yet” nothing says the same again", () => {
    expect(reasonWords(text, "different", {}, { ...context, verdict: "incorrect" })).toBe(
      "Look at the problem once more.",
    );
    expect(reasonWords(text, "different", {}, { ...context, verdict: "incorrect", left: "steps" })).toBe(
      "One way to do it is below.",
    );
  });

  test("[APP33] where a right answer is not the same is named", () => {
    expect(reasonRichText(text, "equal", {}, { ...context, verdict: "correct", where: "x = 1" })).toContain("$x = 1$");
    expect(reasonRichText(text, "equal", {}, { ...context, verdict: "correct", where: null })).toBe(
      "That is the answer.",
    );
  });
});
