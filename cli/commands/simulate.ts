import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { loadSkillGraph } from "#bank";
import { curvesOf, PLACEMENTS, POLICIES, PROFILES, rowsOf, WORLDS, type Plan, type Row, type Task } from "#sim/learner";
import { misuse, readCount, UsageError, type Command, type Io } from "../command.ts";
import { pictureOf } from "./simulate/picture.ts";
import { runTasks } from "./simulate/run-tasks.ts";
import { tableOf } from "./simulate/table.ts";

const WORLD_NAMES = WORLDS.map(({ name }) => name);
const PROFILE_NAMES = PROFILES.map(({ name }) => name);

export const simulateCommand: Command = {
  help: `Leads simulated pupils through a term with the real engine, and measures what they learn.

usage: mathflow simulate [--worlds W,…] [--profiles P,…] [--policies P,…] [--pupils N] [--days N]
                         [--problems N] [--lucky N] [--placement off|full] [--seed K] [--jobs N]
                         [--json] [--svg FILE]

A pupil works --problems (default 21) problems a day on --days (default 40) school days; weekends forget too.
The engine is told school grade, answers, calls for hints and the time, no more. There are --pupils (default 6) of each
profile, and all is drawn by the seed K (default 1): the same seed gives the same bytes, with any --jobs.
For each skill --lucky (default 6, 0 is none) more are right by chance, and should not be declared to know it.

worlds:   ${WORLD_NAMES.join(", ")}
profiles: ${PROFILE_NAMES.slice(0, 5).join(", ")},
          ${PROFILE_NAMES.slice(5).join(", ")}
policies: ${POLICIES.join(", ")}; all but engine are yardsticks

Prints a table with a line for each measure, or with --json one JSON object a line: each measure by world, then
the skills known by day. --svg also draws the latter into FILE. --jobs (default 1) is how many threads work. All
of it takes some minutes. Results say nothing about what people learn.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        worlds: { type: "string", default: WORLD_NAMES.join() },
        profiles: { type: "string", default: PROFILE_NAMES.join() },
        policies: { type: "string", default: POLICIES.join() },
        pupils: { type: "string", default: "6" },
        days: { type: "string", default: "40" },
        problems: { type: "string", default: "21" },
        lucky: { type: "string", default: "6" },
        placement: { type: "string", default: "off" },
        seed: { type: "string", default: "1" },
        jobs: { type: "string", default: "1" },
        json: { type: "boolean", default: false },
        svg: { type: "string" },
      },
    });
    if (positionals.length > 0) return misuse(io, simulateCommand, `simulate takes no ${positionals[0]}`);
    const named = new Set(chosen("worlds", values.worlds, WORLD_NAMES));
    const wanted = new Set(chosen("profiles", values.profiles, PROFILE_NAMES));
    const [placement = "off"] = chosen("placement", values.placement, PLACEMENTS);
    const plan: Plan = {
      seed: values.seed,
      worlds: WORLDS.filter(({ name }) => named.has(name)),
      profiles: PROFILES.filter(({ name }) => wanted.has(name)),
      policies: chosen("policies", values.policies, POLICIES),
      pupils: readCount("pupils", values.pupils, 1_000),
      days: readCount("days", values.days, 1_000),
      problemsADay: readCount("problems", values.problems, 200),
      lucky: readCount("lucky", values.lucky, 1_000, 0),
      placement,
    };
    const jobs = readCount("jobs", values.jobs, 64);
    const outcomes = await runTasks(plan, jobs, noteProgress(io));
    const rows = rowsOf(plan, outcomes);
    const curves = curvesOf(plan, outcomes);
    if (values.json) {
      for (const row of rows) io.out(JSON.stringify(rounded(row)));
      for (const { policy, world, known } of curves) {
        io.out(JSON.stringify({ measure: "known by day", policy, world, known: known.map(round6) }));
      }
    } else {
      for (const line of tableOf(
        rows,
        plan.worlds.map(({ name }) => name),
      ))
        io.out(line);
    }
    if (values.svg !== undefined) await writeFile(values.svg, pictureOf(curves, skillsOfBank()));
    return 0;
  },
};

/** Names after commas, each one of those there are; in the order given, and each once. */
function chosen<Name extends string>(option: string, text: string, names: readonly Name[]): readonly Name[] {
  return [...new Set(text.split(","))].map((word) => {
    const name = names.find((one) => one === word);
    if (name === undefined) throw new UsageError(`--${option} has no ${word}: ${names.join(", ")}`);
    return name;
  });
}

/** A line on the notes for each two per cent. */
function noteProgress(io: Io): (done: number, all: number, task: Task) => void {
  let told = 0;
  return (done, all, task) => {
    const part = Math.floor((50 * done) / all);
    if (part === told) return;
    told = part;
    const what = task.type === "term" ? `${task.policy}, ${task.world.name}, ${task.profile.name}` : "right by chance";
    io.note(`${2 * part} %: ${done} of ${all} (${what})`);
  };
}

function rounded({ measure, policy, pupils, values }: Row): object {
  const entries = Object.entries(values).map(([world, value]) => [world, value === null ? null : round6(value)]);
  return { measure, policy, pupils, values: Object.fromEntries(entries) };
}

function round6(x: number): number {
  return Number(x.toFixed(6));
}

function skillsOfBank(): number {
  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(graph.error.message);
  return graph.value.nodes.length;
}
