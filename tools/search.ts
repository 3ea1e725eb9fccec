import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

const usage = `usage: npm run search [-- --seed K] [--rounds N]

Looks for faults without an end: each round takes another seed through simulated sync, the fuzz of the checker, problems
that no list has, property tests, conversations and a language model that misbehaves. Ends at the first round that finds
something, after N rounds, or when it is stopped (Ctrl-C).
--seed K    begin with seed K; by default one from the clock, which is printed
Exit status: 0 nothing found, 1 something found, 2 wrong use.`;

interface Search {
  readonly name: string;
  readonly args: (seed: number) => readonly string[];
  readonly env?: (seed: number) => Readonly<Record<string, string>>;
}

/** Each takes a minute or two. */
const SEARCHES: readonly Search[] = [
  { name: "sync", args: (seed) => ["tools/sim.ts", "--seeds", "300", "--seed", String(seed)] },
  {
    name: "a term of a school",
    args: (seed) => ["tools/term.ts", "--learners", "100", "--days", "7", "--seed", String(seed)],
  },
  { name: "a siege", args: (seed) => ["tools/siege.ts", "--seconds", "60", "--seed", String(seed)] },
  { name: "checker", args: (seed) => ["tools/fuzz/fuzz-checker.ts", "--seconds", "60", "--seed", String(seed)] },
  { name: "the bank", args: (seed) => ["bank/factory/soak-bank.ts", "--seeds", "30", "--seed", String(seed)] },
  {
    name: "properties",
    args: () => ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ".prop.test.ts"],
    env: (seed) => ({ FAST_CHECK_SEED: String(seed) }),
  },
  {
    name: "a model that misbehaves",
    args: (seed) => ["tools/hostile-turns.ts", "--turns", "600", "--attacks", "40", "--seed", String(seed)],
  },
];

let child: ReturnType<typeof spawn> | undefined;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isStopped = true;
    child?.kill(signal);
  });
}

function run({ args, env }: Search, seed: number): Promise<number> {
  const running = spawn(process.execPath, [...args(seed)], {
    stdio: "inherit",
    env: { ...process.env, ...env?.(seed) },
  });
  child = running;
  return new Promise((resolve) => {
    running.on("close", (code) => resolve(code ?? 1));
  });
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { seed: { type: "string" }, rounds: { type: "string", default: "Infinity" }, help: { type: "boolean" } },
  });
  const first = Number(values.seed ?? Date.now() % 1_000_000_000);
  const rounds = Number(values.rounds);
  if (values.help === true || !Number.isInteger(first) || !(rounds > 0)) {
    console.error(usage);
    return values.help === true ? 0 : 2;
  }
  for (let round = 0; round < rounds; round++) {
    const seed = first + round * 1_000;
    for (const search of SEARCHES) {
      console.error(`\n… round ${round + 1}, seed ${seed}: ${search.name}`);
      const code = await run(search, seed);
      if (isStopped) return 0;
      if (code !== 0) {
        console.error(`Found by ${search.name}. Once more: npm run search -- --rounds 1 --seed ${seed}`);
        return 1;
      }
    }
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
