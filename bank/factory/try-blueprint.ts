import { buildItem, DIFFICULTIES, distractorsOf, type Blueprint } from "#engine";
import { BLUEPRINTS_BY_STRAND, drawContext, STRANDS } from "#bank";
import { gateFailures } from "./gates.ts";

const usage = `usage: node bank/factory/try-blueprint.ts SKILL… | --strand STRAND [--seeds N] [--show N]

Author's loop: builds N seeds (400) a level of each blueprint, runs every gate, prints how many distinct
stems pass, what fails and why, how computed difficulty grows, and N whole examples a level (1).
Exit status: 0 all levels have items and nothing fails but leaks and coincidences under 10 %, 1 otherwise, 2 wrong usage.`;

function report(blueprint: Blueprint, seeds: number, show: number): boolean {
  let good = true;
  console.log(`\n== ${blueprint.id}@${blueprint.version} (${blueprint.misconceptions.length} misconception rules)`);
  let before = -1;
  for (const difficulty of DIFFICULTIES) {
    const stems = new Set<string>();
    const refused = new Map<string, { count: number; example: string }>();
    let computed = 0;
    let shown = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      const failures = built.ok
        ? gateFailures(blueprint, built.value)
        : [{ gate: built.error.type, message: built.error.message }];
      const [failure] = failures;
      if (!built.ok || failure !== undefined) {
        const entry = refused.get(failure?.gate ?? "?") ?? { count: 0, example: failure?.message ?? "" };
        refused.set(failure?.gate ?? "?", { ...entry, count: entry.count + 1 });
        continue;
      }
      const { item, operands } = built.value;
      computed += item.meta.generation?.computed_difficulty ?? 0;
      const key = JSON.stringify([item.problem_content.stem, item.problem_content.diagram ?? null]);
      if (!stems.has(key) && shown < show) {
        shown += 1;
        console.log(
          JSON.stringify(
            {
              stem: item.problem_content.stem,
              answer: item.solution_logic.final_answer_canonical,
              choices: item.answer_spec.ui.choices,
              hints: item.hints,
              steps: item.solution_logic.steps.map((s) => `${s.explanation} [${s.math}]`),
              wrong: distractorsOf(blueprint, operands),
              misconceptions: item.misconceptions.map((m) => [m.id, m.trigger.value, m.explanation, ...m.hint_ladder]),
              diagram: item.problem_content.diagram,
            },
            null,
            1,
          ),
        );
      }
      stems.add(key);
    }
    const passed = seeds - [...refused.values()].reduce((sum, entry) => sum + entry.count, 0);
    const mean = passed === 0 ? 0 : computed / passed;
    console.log(
      `level ${difficulty}: ${passed}/${seeds} pass, ${stems.size} distinct, computed difficulty ${mean.toFixed(3)}${mean < before ? "  <-- not harder than the level before" : ""}`,
    );
    for (const [gate, { count, example }] of refused) console.log(`   refused ${count} by ${gate}: ${example}`);
    if (passed < seeds * 0.9 || mean < before) good = false;
    before = mean;
  }
  return good;
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
