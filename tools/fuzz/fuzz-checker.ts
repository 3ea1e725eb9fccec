import { parseArgs } from "node:util";
import { check, createRng } from "#engine";
import { makeCase, type FuzzCase } from "#engine/testing";

/** What no answer should take on a machine of our time; slower ones are counted [ms]. */
const MOST_MS = 50;
/** More is a fault on any machine, however busy [ms]. */
const HANGS_MS = 500;
const MOST_FOUND = 20;

const usage = `usage: npm run fuzz -- [--seconds N] [--seed K]

Marks answers made at random, by the grammar of each kind and as noise, for N seconds (default 20). Every one must get
a verdict, the same twice, within ${HANGS_MS} ms; how many took over ${MOST_MS} ms is told. Prints progress on stderr, and
each case that fails as one JSON line with the seed that makes it again. Exit status: 0 nothing found, 1 something found, 2 wrong use.`;

interface Found {
  readonly seed: string;
  readonly fault: string;
  readonly case: FuzzCase;
}

function main(argv: readonly string[]): number {
  const { values } = parseArgs({
    args: [...argv],
    options: { seconds: { type: "string", default: "20" }, seed: { type: "string" }, help: { type: "boolean" } },
  });
  const seconds = Number(values.seconds);
  if (values.help === true || !(seconds > 0)) {
    console.error(usage);
    return values.help === true ? 0 : 2;
  }
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  console.error(`fuzz: seed ${seed}, ${seconds} s`);
  const { count, worst, slow, found } = run(seed, seconds);
  for (const one of found) console.log(JSON.stringify(one));
  console.log(
    JSON.stringify({ fuzz: "checker", seed, cases: count, worst_ms: Math.round(worst), slow, found: found.length }),
  );
  return found.length === 0 ? 0 : 1;
}

function run(seed: string, seconds: number): { count: number; worst: number; slow: number; found: readonly Found[] } {
  const found: Found[] = [];
  const end = performance.now() + seconds * 1000;
  let [count, worst, slow, told] = [0, 0, 0, performance.now()];
  while (performance.now() < end && found.length < MOST_FOUND) {
    const name = `${seed}/${count++}`;
    const made = makeCase(createRng(name));
    const start = performance.now();
    const fault = faultOf(made);
    const ms = performance.now() - start;
    const best = ms > MOST_MS * 2 && count > WARM_UP ? quickest(made) : 0;
    worst = Math.max(worst, best);
    if (best > MOST_MS) slow++;
    if (fault !== undefined) found.push({ seed: name, fault, case: made });
    else if (best > HANGS_MS) found.push({ seed: name, fault: `${Math.round(best)} ms`, case: made });
    if (performance.now() - told > 5000) {
      told = performance.now();
      console.error(`fuzz: ${count} answers, ${found.length} found`);
    }
  }
  return { count, worst, slow, found };
}

/** Until the code is compiled, times say little. */
const WARM_UP = 2000;

function faultOf(made: FuzzCase): string | undefined {
  try {
    const result = check(made);
    if (JSON.stringify(check(made)) !== JSON.stringify(result)) return "another verdict the second time";
    return undefined;
  } catch (cause) {
    return `throws ${cause instanceof Error ? (cause.stack ?? cause.message).slice(0, 400) : String(cause)}`;
  }
}

/** The quickest of several markings [ms]: what the machine did besides does not count. */
function quickest(made: FuzzCase): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 4 && best > MOST_MS; turn++) {
    const start = performance.now();
    check(made);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

process.exitCode = main(process.argv.slice(2));
