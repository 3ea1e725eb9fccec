import { DIFFICULTIES, distractorsOf, instanceDifficulty, type Blueprint, type BuiltItem } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { levelRise, MIN_RISE } from "./level-rise.ts";
import { tryLevel, type LevelTrial } from "./try-level.ts";

const usage = `usage: node bank/factory/try-blueprint.ts SKILL… | --strand STRAND [--seeds N] [--show N]

Author's loop: builds N seeds (400) a level of each blueprint, runs every gate on each, and prints how many
instances pass and look different, what every gate says, how computed difficulty grows, how often an instance is
harder than one of the level before, and N whole examples a level (1), of instances that pass where there are any.
Exit status: 0 nine in ten of every level pass and each level is harder than the one before, 1 otherwise, 2 wrong usage.`;

function report(blueprint: Blueprint, seeds: number, show: number): boolean {
  console.log(`\n== ${blueprint.id}@${blueprint.version} (${blueprint.misconceptions.length} misconception rules)`);
  const trials = DIFFICULTIES.map((difficulty) => ({ difficulty, ...tryLevel(blueprint, difficulty, seeds) }));
  let good = true;
  let easier: readonly number[] | undefined;
  for (const { difficulty, passed, distinct, computedDifficulty: mean, examples } of trials) {
    for (const built of examples.slice(0, show)) console.log(JSON.stringify(shown(blueprint, built), null, 1));
    const hardness = Array.from({ length: seeds }, (_, seed) => instanceDifficulty(blueprint, difficulty, seed) ?? 0);
    const rise = easier === undefined ? 1 : levelRise(easier, hardness);
    const risen =
      easier === undefined
        ? ""
        : `, harder than the level before ${rise.toFixed(2)}${rise < MIN_RISE ? "  <-- too seldom" : ""}`;
    console.log(
      `level ${difficulty}: ${passed}/${seeds} pass, ${distinct} distinct, computed difficulty ${mean.toFixed(3)}${risen}`,
    );
    if (passed < seeds * 0.9 || rise < MIN_RISE) good = false;
    easier = hardness;
  }
  for (const line of gateTable(trials)) console.log(line);
  return good;
}

/** One line a gate: how many pass, how many fail at each level, and the first failure there is. */
function gateTable(trials: readonly LevelTrial[]): readonly string[] {
  const cells = (gate: string, passed: string, failed: readonly string[], example: string): string =>
    `${gate.padEnd(26)}${passed.padStart(6)}${failed.map((cell) => cell.padStart(6)).join("")}  ${example}`.trimEnd();
  const gates = trials[0]?.rows.map(({ gate }) => gate) ?? [];
  return [
    cells(
      "gate",
      "passed",
      DIFFICULTIES.map((difficulty) => `L${difficulty}`),
      "(failed at each level, and an example)",
    ),
    ...gates.map((gate) => {
      const rows = trials.flatMap((trial) => trial.rows.filter((row) => row.gate === gate));
      const passed = rows.reduce((sum, row) => sum + row.passed, 0);
      const example = rows.find((row) => row.failed > 0)?.example ?? "";
      return cells(
        gate,
        String(passed),
        rows.map((row) => String(row.failed)),
        example,
      );
    }),
  ];
}

/** What an author reads of an instance. */
function shown(blueprint: Blueprint, { item, operands }: BuiltItem): object {
  return {
    stem: item.problem_content.stem,
    answer: item.solution_logic.final_answer_canonical,
    choices: item.answer_spec.ui.choices,
    hints: item.hints,
    steps: item.solution_logic.steps.map((s) => `${s.explanation} [${s.math}]`),
    wrong: distractorsOf(blueprint, operands),
    misconceptions: item.misconceptions.map((m) => [m.id, m.trigger.value, m.explanation, ...m.hint_ladder]),
    diagram: item.problem_content.diagram,
  };
}

function option(args: readonly string[], name: string): string | undefined {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}

const args = process.argv.slice(2);
const strand = option(args, "--strand");
const all = STRANDS.flatMap((name) => BLUEPRINTS_BY_STRAND[name].map((blueprint) => ({ name, blueprint })));
const chosen = all.filter(({ name, blueprint }) => name === strand || args.includes(blueprint.id));
if (chosen.length === 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const seeds = Number(option(args, "--seeds") ?? 400);
  const show = Number(option(args, "--show") ?? 1);
  const results = chosen.map(({ blueprint }) => report(blueprint, seeds, show));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
