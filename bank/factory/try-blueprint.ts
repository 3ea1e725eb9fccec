import { DIFFICULTIES, distractorsOf, type Blueprint, type BuiltItem } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { tryLevel } from "./try-level.ts";

const usage = `usage: node bank/factory/try-blueprint.ts SKILL… | --strand STRAND [--seeds N] [--show N]

Author's loop: builds N seeds (400) a level of each blueprint, runs every gate on each, and prints how many
instances pass and look different, what every gate says, how computed difficulty grows, and N whole examples
a level (1), of instances that pass where there are any.
Exit status: 0 nine in ten of every level pass and difficulty grows, 1 otherwise, 2 wrong usage.`;

function report(blueprint: Blueprint, seeds: number, show: number): boolean {
  let good = true;
  console.log(`\n== ${blueprint.id}@${blueprint.version} (${blueprint.misconceptions.length} misconception rules)`);
  let before = -1;
  for (const difficulty of DIFFICULTIES) {
    const { rows, passed, distinct, computedDifficulty: mean, examples } = tryLevel(blueprint, difficulty, seeds);
    for (const built of examples.slice(0, show)) console.log(JSON.stringify(shown(blueprint, built), null, 1));
    console.log(
      `level ${difficulty}: ${passed}/${seeds} pass, ${distinct} distinct, computed difficulty ${mean.toFixed(3)}${mean < before ? "  <-- not harder than the level before" : ""}`,
    );
    console.log(`   ${"gate".padEnd(24)} passed failed`);
    for (const row of rows) {
      const [yes, no] = [String(row.passed).padStart(6), String(row.failed).padStart(6)];
      console.log(`   ${row.gate.padEnd(24)} ${yes} ${no}  ${row.example}`.trimEnd());
    }
    if (passed < seeds * 0.9 || mean < before) good = false;
    before = mean;
  }
  return good;
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
