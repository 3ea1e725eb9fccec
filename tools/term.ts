import { parseArgs } from "node:util";
import { simulateTerm } from "../sim/term.ts";

const usage = `usage: node tools/term.ts [--learners N] [--days N] [--share N] [--seed K]

A term of a school whose server is killed, finds its disk full and its clock wrong, and comes back from copies. Prints what went
wrong, and counts. --share: of a thousand learners so many work in a part of a day (50).
Exit status: 0 nothing went wrong, 1 something did, 2 wrong usage.`;

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      learners: { type: "string", default: "1000" },
      days: { type: "string", default: "60" },
      share: { type: "string", default: "50" },
      seed: { type: "string", default: "1" },
    },
  });
  const [learners, days, share, seed] = [values.learners, values.days, values.share, values.seed].map(Number);
  if (![learners, days, share, seed].every((value) => Number.isInteger(value) && Number(value) >= 1)) {
    console.error(usage);
    return 2;
  }
  const onDay = (day: number, kind: string) => console.error(`day ${day}: ${kind}`);
  const { faults, counts } = await simulateTerm({
    learners: learners ?? 1,
    days: days ?? 1,
    share: share ?? 1,
    seed: seed ?? 1,
    onDay,
  });
  for (const fault of faults) console.log(fault);
  console.log(JSON.stringify({ seed, faults: faults.length, ...counts }));
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
