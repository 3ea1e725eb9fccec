import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { DEFENCES, simulate, type Defence } from "../sim/index.ts";

const usage = `usage: npm run sim -- [--seeds N] [--seed K] [--without DEFENCE]…

Runs the sync of devices and server in a simulated world, seed after seed from K (1), and prints what went wrong.
Defences: ${DEFENCES.join(", ")}.
Exit status: 0 nothing went wrong, 1 something did, 2 wrong usage.`;

/** Thin shell: reads arguments, runs the simulation, prints. */
async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      seeds: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
      without: { type: "string", multiple: true, default: [] },
    },
  });
  const [first, count] = [Number(values.seed), Number(values.seeds)];
  const without = values.without.filter((name): name is Defence => (DEFENCES as readonly string[]).includes(name));
  if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1 || without.length < values.without.length) {
    console.error(usage);
    return 2;
  }
  const start = performance.now();
  const totals: Record<string, number> = {};
  let bad = 0;
  for (let seed = first; seed < first + count; seed++) {
    const { faults, counts } = await simulate(seed, { without });
    for (const [name, value] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + value;
    if (faults.length > 0) {
      bad += 1;
      console.log(`seed ${seed}: ${faults.join("; ")}`);
    }
  }
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${count} seeds in ${seconds} s, ${bad} bad: ${JSON.stringify(totals)}`);
  return bad === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
