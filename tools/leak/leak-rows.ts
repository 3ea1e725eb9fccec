import { readFile } from "node:fs/promises";
import { z } from "zod";
import { DIFFICULTIES, createRng, type LeakRequest } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { LABELLED_ITEMS, toLabelledHints } from "../../corpora/hints/labelled-hints.ts";
import { TUTOR_ITEMS } from "../../corpora/hints/labelled-tutor-hints.ts";
import { plainHint } from "../../engine/hints/plain-hint.ts";
import { findWays } from "../../engine/hints/weigh/find-ways.ts";
import type { LeakExample } from "./learn.ts";

const LeakRow = z.strictObject({
  id: z.string(),
  stem: z.string(),
  expected: z.string(),
  hint: z.string(),
  leaks: z.boolean(),
  how: z.string(),
});
export type LeakRow = z.infer<typeof LeakRow>;

/** Sentences of tutors, by author, labelled by hand. */
export const LEAK_SETS = ["sentences", "later", "teachers", "tutors"] as const;
export type LeakSet = (typeof LEAK_SETS)[number];

/** Hand-labelled hints of the rules' own tests: what those state counts three times. */
export async function readTestExamples(): Promise<readonly LeakExample[]> {
  const labelled = toLabelledHints([...LABELLED_ITEMS, ...TUTOR_ITEMS]);
  const stated = await readLeakRows("of-the-tests");
  return [
    ...labelled.map(({ leaks, ...request }) => ({ ways: waysOf(request), leaks, share: 1 })),
    ...stated.map((row) => ({ ...exampleOfRow(row), share: 3 })),
  ];
}

export async function readLeakRows(set: LeakSet | "unlearned" | "of-the-tests"): Promise<readonly LeakRow[]> {
  const text = await readFile(new URL(`../../corpora/hints/${set}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => LeakRow.parse(JSON.parse(line)));
}

export function exampleOfRow({ stem, expected, hint, leaks }: LeakRow): LeakExample {
  return { ways: waysOf({ stem, expected, hint }), leaks, share: 1 };
}

/** Hints of the first two levels of the bank, which tell nothing: a few for every sentence that differs in more than numbers. */
export async function readBankExamples(itemsOfSkill: number): Promise<readonly LeakExample[]> {
  const content = await loadBankFromFiles();
  const seen = new Map<string, number>();
  return content.graph.nodes.flatMap(({ id }) => {
    const all = DIFFICULTIES.flatMap((difficulty) =>
      content.seeds(id, difficulty).map((seed) => ({ difficulty, seed })),
    );
    return createRng(`leak/${id}`)
      .shuffle(all)
      .slice(0, itemsOfSkill)
      .flatMap(({ difficulty, seed }): readonly LeakExample[] => {
        const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
        if (!opened.ok) throw new Error(opened.error.detail);
        const { answer_spec: spec, problem_content: problem, solution_logic: solution, ...item } = opened.value.item;
        const ladders = [item.hints ?? [], ...item.misconceptions.map(({ hint_ladder }) => hint_ladder)];
        const hints = [...new Set(ladders.flatMap((ladder) => ladder.slice(0, 2)))].filter(isFresh);
        const answers = spec.parts ?? [{ canonical: solution.final_answer_canonical, kind: spec.kind }];
        return hints.flatMap((hint) =>
          answers.map(({ canonical, kind }) => {
            const request = { stem: problem.stem, expected: canonical, hint, choices: spec.ui.choices };
            return {
              ways: waysOf(kind === undefined ? request : { ...request, kind }),
              leaks: false,
              share: BANK_SHARE,
            };
          }),
        );
      });
  });

  function isFresh(hint: string): boolean {
    const key = hint.replaceAll(/\d+/gu, "#");
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= 2;
  }
}

/** The bank has few sentences and says them often. */
const BANK_SHARE = 0.25;

function waysOf(request: LeakRequest): LeakExample["ways"] {
  return findWays({ ...request, hint: plainHint(request.hint) });
}
