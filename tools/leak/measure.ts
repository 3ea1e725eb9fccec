import { findSpokenLeak } from "#engine";
import { oddsOf, weighWays } from "../../engine/hints/weigh/weigh-ways.ts";
import {
  exampleOfRow,
  LEAK_SETS,
  readBankExamples,
  readLeakRows,
  readTestExamples,
  type LeakRow,
} from "./leak-rows.ts";
import { learnWays } from "./learn.ts";

/**
 * How well leaks are found: by what is in the product, then by weights alone (no rules) that have not seen the author,
 * and by weights that have not seen the item: `node tools/leak/measure.ts`.
 */
interface Judged {
  readonly leaks: boolean;
  readonly found: boolean;
}

const sets = await Promise.all(LEAK_SETS.map(async (set) => ({ set, rows: await readLeakRows(set) })));
const always = [...(await readTestExamples()), ...(await readBankExamples(40))];
for (const { set, rows } of sets) {
  report(
    `${set}, as it is`,
    rows.map((row) => ({ leaks: row.leaks, found: findSpokenLeak(row).leaks })),
  );
  const others = sets.filter((one) => one.set !== set).flatMap((one) => one.rows);
  report(`${set}, author not seen`, judge(rows, others));
}
report(
  "unlearned, as it is",
  (await readLeakRows("unlearned")).map((row) => ({ leaks: row.leaks, found: findSpokenLeak(row).leaks })),
);
const all = sets.flatMap(({ rows }) => rows);
const folds = Array.from({ length: 5 }, (_, fold) => all.filter(({ stem }) => foldOf(stem) === fold));
const judged = folds.map((fold) =>
  judge(
    fold,
    all.filter((row) => !fold.includes(row)),
  ),
);
report("all, item not seen", judged.flat());

function judge(rows: readonly LeakRow[], seen: readonly LeakRow[]): readonly Judged[] {
  const weights = learnWays([...seen.map(exampleOfRow), ...always]);
  return rows.map((row) => {
    const { ways, leaks } = exampleOfRow(row);
    return { leaks, found: weighWays(ways, weights).odds > oddsOf(-3) };
  });
}

function foldOf(stem: string): number {
  return [...stem].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7) % 5;
}

function report(name: string, judgements: readonly Judged[]): void {
  const hits = judgements.filter(({ leaks, found }) => leaks && found).length;
  const recall = hits / judgements.filter(({ leaks }) => leaks).length;
  const precision = hits / judgements.filter(({ found }) => found).length;
  console.log(
    `${name}: ${judgements.length} sentences, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
  );
}
