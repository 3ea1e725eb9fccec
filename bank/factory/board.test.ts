import { describe, expect, test } from "vitest";
import { DIFFICULTIES, SkillId, viewBoard } from "#engine";
import { loadBankFromFiles } from "./index.ts";

const content = await loadBankFromFiles();

function skills(): readonly SkillId[] {
  return [...content.graph.byId.keys()];
}

describe("a skill on the board", () => {
  test("[BRD1] every skill has a problem with its solution; the same seed shows the same, another one another", () => {
    for (const skill of skills()) {
      for (const difficulty of [1, 5] as const) {
        const shown = viewBoard(content, skill, { difficulty, seed: "one", rules: [] });
        expect(shown.problem?.difficulty).toBe(difficulty);
        expect(shown.problem?.steps.length).toBeGreaterThan(0);
        expect(viewBoard(content, skill, { difficulty, seed: "one", rules: [] })).toEqual(shown);
      }
      // Two may ask the same of two pictures.
      const others = ["a", "b", "c", "d", "e", "f"].map((seed) =>
        JSON.stringify(viewBoard(content, skill, { difficulty: 2, seed, rules: [] }).problem),
      );
      expect(new Set(others).size).toBeGreaterThan(1);
    }
  });

  test("[BRD2] one of the answers to talk about is right, none stands there twice, and each other one is explained", () => {
    let withAnswers = 0;
    for (const skill of skills()) {
      const { problem } = viewBoard(content, skill, { difficulty: 3, seed: "talk", rules: [] });
      const answers = problem?.answers ?? [];
      if (answers.length === 0) continue;
      withAnswers += 1;
      expect(answers.filter(({ isRight }) => isRight).map(({ text }) => text)).toEqual([problem?.answer]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
      expect(answers.length).toBeLessThanOrEqual(4);
      for (const { isRight, told } of answers) expect(told === null).toBe(isRight);
    }
    expect(withAnswers).toBe(skills().length);
  });

  test("[BRD3] the mistake of the class is among the answers, whatever level it takes", () => {
    const subz = SkillId.parse("g3.subz");
    const told = explanationsByRule(subz);
    expect(told.size).toBeGreaterThan(4);
    for (const [rule, explanations] of told) {
      const { problem } = viewBoard(content, subz, { difficulty: 1, seed: rule, rules: [rule] });
      expect(problem?.answers.some((answer) => answer.told !== null && explanations.has(answer.told))).toBe(true);
    }
  });
});

/** What is said of each mistake in items of the skill. */
function explanationsByRule(skill: SkillId): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const difficulty of DIFFICULTIES) {
    for (const seed of content.seeds(skill, difficulty)) {
      const opened = content.open({ blueprint: skill, version: content.version(skill), difficulty, seed });
      const misconceptions = opened.ok ? opened.value.item.misconceptions : [];
      for (const { id, explanation = "" } of misconceptions) {
        found.set(id, (found.get(id) ?? new Set()).add(explanation));
      }
    }
  }
  return found;
}
