import { describe, expect, test } from "vitest";
import type { WorkLineView } from "#engine";
import { text } from "../../text/text.ts";
import { lineWords, workWords } from "./work-words.ts";

function line(status: WorkLineView["status"], rest: Partial<WorkLineView> = {}): WorkLineView {
  return {
    text: "987 = 654",
    status,
    sort: "equation",
    rule: null,
    near: null,
    because: null,
    reason: null,
    params: {},
    ...rest,
  };
}

function words(lines: readonly WorkLineView[], answer: string | null = null): string {
  const firstWrong = lines.findIndex(({ status }) => status === "wrong");
  return workWords(text, { type: "work", lines, firstWrong: firstWrong === -1 ? null : firstWrong, answer });
}

describe("words about lines of working [SCR14]", () => {
  test.for([
    [line("wrong", { because: "solution-lost" }), "does not fit this one any more"],
    [line("wrong", { because: "solution-gained" }), "lets in something"],
    [line("wrong", { near: "inverse-sign" }), "on the other"],
    [line("wrong", { near: "sign" }), "plus and minus"],
    [line("wrong", { near: "unheard-of" }), "both sides"],
    [line("wrong", { sort: "calculation" }), "Left and right of ="],
    [line("wrong", { sort: "expression" }), "not worth the same"],
    [line("wrong", { sort: "inequality" }), "turns the sign round"],
    [line("wrong", { sort: "ratio" }), "another ratio"],
    [line("wrong", { sort: null }), "does not say the same"],
  ] as const)("the first wrong line is named, and where to look in it: %o", ([wrong, said]) => {
    const all = words([line("right"), wrong, line("wrong")]);
    expect(all).toContain("Line 2 is the first to look at again.");
    expect(all).toContain(said);
    expect(all).not.toMatch(/987|654/u);
  });

  test("with none wrong it is said how many lines fit, and where the answer went [SCR14]", () => {
    expect(words([line("right"), line("empty")])).toBe("The line that could be checked fits.");
    expect(words([line("right"), line("right"), line("answer")], "7")).toMatch(/^All 2 lines .* in the answer box/u);
    expect(words([line("answer")], "7")).toContain("Your answer is for Check to look at.");
    expect(words([line("unlinked")])).toContain("None of these lines");
    expect(words([line("wrong"), line("answer")], "7")).not.toContain("answer box");
  });

  test("a run-on and what cannot be read are told with their line [SCR14]", () => {
    expect(words([line("right"), line("run-on")])).toContain("In line 2 each step is right");
    const unread = line("unreadable", { reason: "unknown-symbol", params: { symbol: "?", at: 2 }, text: "2 ? 3" });
    expect(words([unread])).toMatch(/Line 1 could not be read\. .*\?/u);
  });

  test("beside each line stands what was done or found [SCR14]", () => {
    expect(lineWords(text, line("right", { rule: "expand" }))).toBe("multiplied out");
    expect(lineWords(text, line("right"))).toBe("fits");
    expect(lineWords(text, line("wrong"))).toBe("look again");
    expect(lineWords(text, line("empty"))).toBe("");
  });
});
