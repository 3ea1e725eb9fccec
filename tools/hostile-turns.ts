import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { behaviourNamed } from "#testing/hostile";
import { runHostileTurns } from "../testing/hostile-turns/run.ts";
import { addLesson, linesOf, NO_TOTALS } from "../testing/hostile-turns/totals.ts";
import type { LessonResult } from "../testing/hostile-turns/types.ts";

const usage = `usage: node tools/hostile-turns.ts [--turns 5000] [--attacks 300] [--seed 1] [--mode NAME] [--out FILE] [--read]

Simulated pupils of all skills use the whole program (engine, worker, proxy, openai client) with a language model that is
bad in every way it can be; then the attack messages are tried on one that obeys. Lessons are kept in FILE (by default
data/hostile-turns-SEED.jsonl): a run that was broken off goes on where it was. Prints counts as JSON lines; with --read
also every text that a person should look at. NAME is a group or a behaviour of testing/hostile.
Exit status 1 when something was seen that must not be.`;

/** Sorts nobody has to read to know that they are faults. */
const FAULTS = new Set(["answer-detector", "false-equation", "markup", "error", "log", "over-budget"]);

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      turns: { type: "string", default: "5000" },
      attacks: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      mode: { type: "string" },
      out: { type: "string" },
      read: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const numbers = [values.turns, values.attacks, values.seed];
  const isKnown = values.mode === undefined || behaviourNamed(values.mode) !== undefined;
  if (values.help || !isKnown || !numbers.every((number) => /^\d{1,9}$/u.test(number))) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const out = values.out ?? path.join("data", `hostile-turns-${values.seed}.jsonl`);
  await mkdir(path.dirname(out), { recursive: true });
  const done = await readLessons(out);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());

  const kept: Promise<void>[] = [];
  const lessons = await runHostileTurns({
    seed: Number(values.seed),
    turns: Number(values.turns),
    attacks: Number(values.attacks),
    done,
    ...(values.mode === undefined ? {} : { mode: values.mode }),
    signal: stop.signal,
    onLesson: (lesson, turns) => {
      kept.push(appendFile(out, `${JSON.stringify(lesson)}\n`));
      process.stderr.write(`${lesson.lesson}: ${turns} turns, ${lesson.findings.length} to look at\n`);
    },
  });
  await Promise.all(kept);
  const totals = [...done, ...lessons].reduce(addLesson, NO_TOTALS);
  if (values.read) for (const finding of totals.findings) console.log(JSON.stringify(finding));
  for (const line of linesOf(totals)) console.log(line);
  return totals.findings.some(({ sort }) => FAULTS.has(sort)) ? 1 : 0;
}

async function readLessons(file: string): Promise<readonly LessonResult[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LessonResult);
}

process.exitCode = await main(process.argv.slice(2));
