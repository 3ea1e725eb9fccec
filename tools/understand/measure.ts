import { read } from "../../engine/dialogue/understand/read.ts";
import { decide } from "../../engine/dialogue/understand/decide.ts";
import { isSameValue } from "../../engine/dialogue/understand/same-value.fixture.ts";
import type { LabelledRow } from "../../engine/dialogue/understand/voices.fixture.ts";
import { readVoices } from "./labelled-rows.ts";

/**
 * How well messages that were never learned from are understood, by the rules alone and by the learned weights:
 * `node tools/understand/measure.ts FOLDER` of files as in `corpora/messages/voices`; `--errors` shows each one.
 */
const [folder, flag] = process.argv.slice(2);
const rows = await readVoices(folder);

interface Read {
  readonly category: string;
  readonly value: string | null;
}

function byRules({ message, context }: LabelledRow): Read {
  const { category, stated } = read(message, context).verdict;
  return { category, value: category === "answer" ? (stated?.value ?? null) : null };
}

function byWeights({ message, context }: LabelledRow): Read {
  return decide(read(message, context));
}

for (const [name, reader] of [
  ["rules", byRules],
  ["weights", byWeights],
] as const) {
  const outcomes = rows.map((row) => {
    const found = reader(row);
    const isSame = isSameValue(found.value, row.value, row.context.choices ?? []);
    const isSorted = found.category === row.category;
    if (flag === "--errors" && !(isSame && isSorted))
      console.log(
        `${name}: ${row.voice} ${row.category} ${row.value} > ${found.category} ${found.value} | ${row.message}`,
      );
    return { isSame, isSorted, isStated: row.value !== null };
  });
  const share = (list: readonly boolean[]) => (list.filter(Boolean).length / list.length).toFixed(3);
  const stated = outcomes.filter(({ isStated }) => isStated);
  const others = outcomes.filter(({ isStated }) => !isStated);
  console.log(
    `${name}: ${rows.length} messages, category ${share(outcomes.map(({ isSorted }) => isSorted))}, value ${share(stated.map(({ isSame }) => isSame))}, none ${share(others.map(({ isSame }) => isSame))}`,
  );
}
