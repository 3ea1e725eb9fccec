import { expect, test, vi } from "vitest";
import { DIFFICULTIES, type MathProblemItem } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { rightAnswer, wrongAnswer, type Given } from "./answers.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test("[SIM3] every skill has a right answer at every level and enough wrong ones, of its misconceptions first", async () => {
  const content = await loadBankFromFiles();
  const faults: string[] = [];
  for (const { id } of content.graph.nodes) {
    for (const difficulty of DIFFICULTIES) {
      const [seed = -1] = content.seeds(id, difficulty);
      const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
      if (!opened.ok) throw new Error(opened.error.detail);
      const { item } = opened.value;
      const verdictOf = (given: Given) => content.checker.checkItem(item, given, "en").verdict;
      const wrong: Given[] = [];
      for (const luck of [0.9, 0.1, 0.5].slice(0, attemptsAt(item)))
        wrong.push(wrongAnswer(content, item, luck, wrong));
      if (verdictOf(rightAnswer(item)) !== "correct") faults.push(`${id} ${difficulty}: right`);
      if (wrong.some((given) => verdictOf(given) !== "incorrect")) faults.push(`${id} ${difficulty}: wrong`);
      if (new Set(wrong.map((given) => given.join(";"))).size < wrong.length) faults.push(`${id} ${difficulty}: twice`);
      const [first] = wrong;
      const rules = item.misconceptions.map(({ trigger }) => trigger.value);
      if (rules.length > 0 && !rules.includes(first?.join("; ") ?? "")) faults.push(`${id} ${difficulty}: no rule`);
    }
  }
  expect(faults).toEqual([]);
});

/** Of n choices n - 1 are wrong, and the last of them is never asked for. */
function attemptsAt({ answer_spec: { ui } }: MathProblemItem): number {
  return ui.choices.length === 0 ? 3 : Math.max(1, ui.choices.length - 1);
}
