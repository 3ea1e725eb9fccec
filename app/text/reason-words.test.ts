import { describe, expect, test } from "vitest";
import { ReasonCode, Verdict } from "#engine";
import { reasonWords, verdictWords } from "./reason-words.ts";
import { text } from "./text.ts";

/** Which reasons come with which verdict; a new reason does not compile without an entry. */
const verdictOf: Readonly<Record<ReasonCode, Verdict>> = {
  equal: "correct",
  different: "incorrect",
  "wrong-unit": "incorrect",
  "not-lowest-terms": "wrong-form",
  "not-mixed": "wrong-form",
  "not-a-fraction": "wrong-form",
  "not-a-decimal": "wrong-form",
  "not-a-percent": "wrong-form",
  "not-a-whole-number": "wrong-form",
  improper: "wrong-form",
  "needs-assignment": "wrong-form",
  unfinished: "wrong-form",
  empty: "unreadable",
  "too-long": "unreadable",
  "unknown-symbol": "unreadable",
  "missing-number": "unreadable",
  "missing-denominator": "unreadable",
  "zero-denominator": "unreadable",
  "missing-bracket": "unreadable",
  "two-decimal-marks": "unreadable",
  "bad-grouping": "unreadable",
  "ambiguous-mark": "unreadable",
  "not-a-choice": "unreadable",
  "wrong-variable": "unreadable",
  "not-an-equation": "unreadable",
  "wrong-decimal-mark": "unreadable",
  "ambiguous-hyphen": "unreadable",
  "two-numbers": "unreadable",
  "answer-only": "unreadable",
  incomplete: "unreadable",
  "too-complicated": "unreadable",
};
const params = { symbol: "#", use: ".", at: 0 };

describe("[APP4] words for every reason", () => {
  test.for(ReasonCode.options)("%s", (reason) => {
    const words = reasonWords(text, reason, params, false);
    expect(words).not.toMatch(/[{}]|undefined|reason\./u);
    expect(words).toMatch(/[.?]$/u);
    expect(words.includes("Nothing was counted")).toBe(verdictOf[reason] === "unreadable");
    expect(words.startsWith("The value is right")).toBe(verdictOf[reason] === "wrong-form");
  });

  test("no two reasons say the same", () => {
    const all = ReasonCode.options.map((reason) => reasonWords(text, reason, params, false));
    expect(new Set(all).size).toBe(all.length);
  });

  test("facts are named where there are any, and left out where there are none", () => {
    expect(reasonWords(text, "unknown-symbol", { symbol: "?" }, false)).toContain("“?”");
    expect(reasonWords(text, "unknown-symbol", {}, false)).not.toMatch(/[{}“]/u);
    expect(reasonWords(text, "wrong-variable", { symbol: "y" }, false)).toContain("“y”");
    expect(reasonWords(text, "wrong-variable", {}, false)).not.toMatch(/[{}“]/u);
  });

  test("a near answer is told so", () => {
    expect(reasonWords(text, "different", {}, true)).toContain("close");
    expect(reasonWords(text, "different", {}, false)).not.toContain("close");
  });

  test("each verdict has a word of its own", () => {
    expect(new Set(Verdict.options.map((verdict) => verdictWords(text, verdict))).size).toBe(Verdict.options.length);
  });
});
