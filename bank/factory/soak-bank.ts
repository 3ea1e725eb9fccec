import { parseArgs } from "node:util";
import { DIFFICULTIES } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { soakLevel } from "./soak.ts";

const usage = `usage: npm run bank:soak [-- SKILL…] [--seeds N] [--seed K]

Makes N instances (2,000) of each level of each skill, or of the skills named, from seeds that no list has (the first
is 10,000 + K; K is 0), and puts every gate to each: one JSON line a skill, with how many were offered and refused, and
one for each fault. A skill takes up to a minute; each is printed when it is done, and stopping loses only the one
under way. Which one that is stands on standard error.
Exit status: 0 no gate refused anything, 1 one did, 2 wrong use.`;

function main(argv: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      seeds: { type: "string", default: "2000" },
      seed: { type: "string", default: "0" },
      help: { type: "boolean" },
    },
  });
  const [seeds, seed] = [Number(values.seeds), Number(values.seed)];
  const all = STRANDS.flatMap((strand) => [...BLUEPRINTS_BY_STRAND[strand]]);
  const unknown = positionals.find((id) => !all.some((blueprint) => blueprint.id === id));
  if (values.help === true || !(Number.isInteger(seeds) && seeds > 0 && Number.isInteger(seed) && seed >= 0)) {
    console.error(usage);
    return values.help === true ? 0 : 2;
  }
  if (unknown !== undefined) {
    console.error(`There is no skill ${unknown}.\n\n${usage}`);
    return 2;
  }
  let faults = 0;
  const asked = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  for (const [index, blueprint] of asked.entries()) {
    console.error(`[${index + 1}/${asked.length}] ${blueprint.id}`);
    const offered: number[] = [];
    for (const difficulty of DIFFICULTIES) {
      const level = soakLevel(blueprint, difficulty, 10_000 + seed, seeds);
      offered.push(level.offered);
      faults += level.faults.length;
      for (const fault of level.faults) console.log(JSON.stringify({ skill: blueprint.id, difficulty, ...fault }));
    }
    console.log(JSON.stringify({ skill: blueprint.id, seeds, offered }));
  }
  return faults === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
