import { expect, test, vi } from "vitest";
import { BLUEPRINTS_BY_STRAND, drawContext, STRANDS } from "#bank";
import { buildItem, DIFFICULTIES, type MathProblemItem } from "#engine";
import { checkWords } from "#engine/llm/check-words";
import { friendlyWords } from "../hostile/friendly.ts";

// Words about some thousand wrong answers are judged.
vi.setConfig({ testTimeout: 120_000 });

const SEED = 3;
const MODES = ["hint", "turn", "explain"] as const;

test("[CHW18] words that only name the problem's numbers and ask are taken behind every named error of the bank", () => {
  const refused: string[] = [];
  let all = 0;
  for (const blueprint of STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand])) {
    for (const difficulty of DIFFICULTIES) {
      const built = buildItem(blueprint, difficulty, SEED, drawContext);
      if (!built.ok) continue;
      for (const error of built.value.item.misconceptions) {
        for (const mode of MODES) {
          all += 1;
          const why = whyRefused(built.value.item, Number(blueprint.id[1]), error.trigger.value, mode);
          if (why !== null) refused.push(`${blueprint.id} level ${difficulty}, ${error.trigger.value}: ${why}`);
        }
      }
    }
  }
  expect(all).toBeGreaterThan(2_000);
  expect(refused.length > all / 200 ? refused : []).toEqual([]);
});

function whyRefused(item: MathProblemItem, grade: number, given: string, mode: (typeof MODES)[number]): string | null {
  const { stem } = item.problem_content;
  const answer = item.solution_logic.final_answer_canonical;
  const text = friendlyWords({ api: "chat", mode, data: { level: 1 }, stem, answer, heard: "" });
  const check = checkWords(text, {
    mode,
    grade,
    item,
    over: false,
    level: mode === "hint" ? 1 : null,
    verdict: "incorrect",
    mayQuote: [given],
    replyTo: given,
  });
  return check.ok ? null : `${check.fault}, ${check.why}`;
}
