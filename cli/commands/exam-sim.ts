import { parseArgs } from "node:util";
import { DIFFICULTIES, guessOf, itemLogit, type Content } from "#engine";
import { OUR_RULE, SELECTION_RULES, simulateExams, type PoolItem } from "#engine/testing";
import { loadBankFromFiles } from "#bank/factory";
import { misuse, readCount, UsageError, type Command } from "../command.ts";

export const examSimCommand: Command = {
  help: `Compares how exams may choose their questions, with simulated examinees.

usage: mathflow exam-sim [--examinees N] [--items N] [--se X] [--longest N] [--misjudged X]
                         [--per-level N] [--seed K]

Examinees are drawn by the seed K (default 1), the same for every rule; items are those of this bank,
--per-level of each skill and level (default 3). One JSON object a rule: mean items until the
standard error is --se (default 0.45; at most --longest, default 60), then, after --items (default 20)
for everybody: mean standard error, root mean square error, the one as a part of the other, largest share
of examinees that met one item, and share of the items nobody met. Exams here choose by the rule that is marked
"ours". Standard errors are in logit. With --misjudged X the true
difficulties differ from the computed ones, by a standard deviation of X logit (default 0).`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        examinees: { type: "string", default: "200" },
        items: { type: "string", default: "20" },
        se: { type: "string", default: "0.45" },
        longest: { type: "string", default: "60" },
        misjudged: { type: "string", default: "0" },
        "per-level": { type: "string", default: "3" },
        seed: { type: "string", default: "1" },
      },
    });
    if (positionals.length > 0) return misuse(io, examSimCommand, `exam-sim takes no ${positionals[0]}`);
    const examinees = readCount("examinees", values.examinees, 100_000);
    const length = readCount("items", values.items, 200);
    const longest = Math.max(length, readCount("longest", values.longest, 200));
    const targetSe = Number(values.se);
    if (!(targetSe > 0 && targetSe <= 2)) throw new UsageError(`--se is ${values.se}, must be above 0 and at most 2`);
    const misjudged = Number(values.misjudged);
    if (!(misjudged >= 0 && misjudged <= 3)) throw new UsageError(`--misjudged is ${values.misjudged}, must be 0 to 3`);
    const pool = poolOf(await loadBankFromFiles(), readCount("per-level", values["per-level"], 240));
    const middle = pool.reduce((sum, { difficulty }) => sum + difficulty, 0) / pool.length;
    const population = { theta: middle, se: 1.2 };
    for (const rule of SELECTION_RULES) {
      const simulation = { pool, examinees, length, longest, targetSe, population, misjudged, seed: values.seed };
      const found = simulateExams(rule, simulation);
      io.out(
        JSON.stringify({
          rule,
          ...(rule === OUR_RULE && { ours: true }),
          items: round(found.items, 1),
          se: round(found.se, 3),
          rmse: round(found.rmse, 3),
          rmse_per_se: round(found.rmse / found.se, 2),
          exposure_max: round(found.exposureMax, 3),
          unused: round(found.unused, 3),
        }),
      );
    }
    io.note(`${examinees} examinees, ${pool.length} items, seed ${values.seed}`);
    return 0;
  },
};

/** Items of every skill and level, with difficulty and chance of guessing as exams here see them. */
function poolOf(content: Content, perLevel: number): readonly PoolItem[] {
  return content.graph.nodes.flatMap((node) =>
    DIFFICULTIES.flatMap((difficulty) =>
      content
        .seeds(node.id, difficulty)
        .slice(0, perLevel)
        .map((seed): PoolItem => {
          const address = { blueprint: node.id, version: content.version(node.id), difficulty, seed };
          const opened = content.open(address);
          if (!opened.ok) throw new Error(`${opened.error.reason}: ${opened.error.detail}`);
          const { item } = opened.value;
          return { difficulty: itemLogit(item, node.grade ?? 0), guess: guessOf(item) };
        }),
    ),
  );
}

function round(x: number, places: number): number {
  return Number(x.toFixed(places));
}
