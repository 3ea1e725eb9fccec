import { beforeAll, describe, expect, test } from "vitest";
import { openBank } from "#bank";
import { readListJson } from "#bank/factory";
import { nameOfSkill } from "#engine";
import { askOnce, type AskedOnce } from "#engine/testing";
import { ASKED_OTHERWISE } from "../bank/lessons/asked-otherwise.fixture.ts";
import { NOT_TAUGHT } from "../bank/lessons/not-taught.fixture.ts";
import { OFF_TOPIC } from "../bank/lessons/off-topic.fixture.ts";
import { SKILL_CASES } from "../bank/skills/all-cases.fixture.ts";

interface Asked {
  readonly question: string;
  readonly found: AskedOnce;
  /** The answer that was written for it. */
  readonly meant: string;
  readonly names: readonly string[];
}

/** Calculations as LaTeX has them, and whether a lesson has their like. */
const SUMS: readonly (readonly [sum: readonly [number, string, number], isTaught: boolean])[] = [
  [[23, "\\times", 14], true],
  [[7, "\\times", 8], true],
  [[6, "\\times", 347], true],
  [[345, "\\times", 278], false],
  [[34, "+", 57], true],
  [[41, "+", 27], true],
  [[302, "-", 158], true],
  [[12, "-", 15], false],
];

describe("[CLR14] questions of children without a skill at hand", () => {
  let taught: readonly Asked[] = [];
  let otherwise: readonly { readonly found: AskedOnce; readonly skills: readonly string[] }[] = [];
  let notTaught: readonly { readonly question: string; readonly found: AskedOnce }[] = [];
  let sums: readonly {
    readonly sum: readonly [number, string, number];
    readonly isTaught: boolean;
    readonly found: AskedOnce;
  }[] = [];
  let offTopic: readonly { readonly question: string; readonly found: AskedOnce }[] = [];

  beforeAll(async () => {
    const bank = await openBank(readListJson);
    if (!bank.ok) throw new Error(bank.error.message);
    const done = await bank.value.run((content) => {
      const names = content.graph.nodes.map(({ id }) => nameOfSkill(content.graph, id));
      return {
        taught: content.graph.nodes.flatMap(({ id }) =>
          (SKILL_CASES[id]?.questions ?? []).flatMap((questions, at) => {
            const meant = content.lesson(id)?.answers[at]?.say ?? "";
            return questions.map((question): Asked => ({ question, found: askOnce(content, question), meant, names }));
          }),
        ),
        otherwise: ASKED_OTHERWISE.map(([question, skills]) => ({ found: askOnce(content, question), skills })),
        sums: SUMS.map(([sum, isTaught]) => ({
          sum,
          isTaught,
          found: askOnce(content, `how much is $${sum.join(" ")}$`.replaceAll("$", "").replace("\\times", "x")),
        })),
        notTaught: NOT_TAUGHT.map((question) => ({ question, found: askOnce(content, question) })),
        offTopic: OFF_TOPIC.map((question) => ({ question, found: askOnce(content, question) })),
      };
    });
    if (!done.ok) throw new Error(done.error.message);
    ({ taught, otherwise, offTopic, notTaught, sums } = done.value);
  }, 300_000);

  test("more than four in five are answered, half of them in the very words that were meant", () => {
    const answered = taught.filter(({ found }) => found.isAnswered);
    expect(taught.length).toBeGreaterThanOrEqual(504);
    expect(answered.length / taught.length).toBeGreaterThan(5 / 6);
    expect(answered.filter(({ found, meant }) => found.text.includes(meant)).length / taught.length).toBeGreaterThan(
      10 / 21,
    );
  });

  test("an answer that may be of another skill says of which it is", () => {
    const silent = taught.filter(
      ({ found, meant, names }) =>
        found.isAnswered && !found.text.includes(meant) && !names.some((name) => found.text.includes(`In “${name}”`)),
    );
    // Meanings of words and facts, which are right in every skill.
    expect(silent.length / taught.length).toBeLessThan(0.08);
  });

  test("what is about no skill is not answered", () => {
    const answered = offTopic.filter(({ found }) => found.isAnswered).map(({ question }) => question);
    expect(offTopic.length).toBeGreaterThanOrEqual(100);
    expect(answered).toEqual([]);
  });

  test("[CLR16] of mathematics that no lesson teaches at most one question in ten is answered from one", () => {
    const misleading = notTaught.filter(({ found }) => found.isAnswered);
    expect(notTaught.length).toBeGreaterThanOrEqual(50);
    expect(misleading.length).toBeLessThanOrEqual(notTaught.length / 10);
  });

  test("[CLR18] no calculation is told what it comes to, and those that are taught are shown on other numbers", () => {
    const told = sums.filter(({ found, sum: [a, sign, b] }) => {
      const own = [`${a} ${sign} ${b}`, `${b} ${sign} ${a}`];
      return own.some((calculation) => found.text.includes(calculation));
    });
    expect(told).toEqual([]);
    expect(sums.filter(({ found, isTaught }) => found.isAnswered !== isTaught)).toEqual([]);
  });

  test("in words that no lesson was written for, most find a skill that answers them", () => {
    const right = otherwise.filter(({ found, skills }) => found.isAnswered && skills.includes(found.skill ?? ""));
    expect(right.length / otherwise.length).toBeGreaterThan(0.7);
  });
});
