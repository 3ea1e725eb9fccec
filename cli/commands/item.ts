import { parseArgs } from "node:util";
import {
  addressesOf,
  createRng,
  Difficulty,
  DIFFICULTIES,
  SkillId,
  type Content,
  type ItemAddress,
  type MathProblemItem,
} from "#engine";
import { RECALLED } from "#bank";
import { loadBankFromFiles } from "#bank/factory";
import { misuse, UsageError, type Command, type ExitStatus, type Io } from "../command.ts";

export const itemCommand: Command = {
  help: `Prints whole verified problems (MathProblemItem), one JSON object a line.

usage: mathflow item ITEM-ID…
       mathflow item < IDS.txt
       mathflow item --skill S [--difficulty D] [--count N] [--seed K]

With ids, as arguments or one a line: those items, in that order; an id no verified item has gives
{"id","error"} and exit status 1. Otherwise N different verified items of the skill, drawn by the
seed K (default 1); D is 1 to 5 (default: all), N defaults to 1; exit status 1 when there are fewer.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        skill: { type: "string" },
        difficulty: { type: "string" },
        count: { type: "string" },
        seed: { type: "string" },
      },
    });
    if (values.skill !== undefined) {
      if (positionals.length > 0) return misuse(io, itemCommand, "either item ids or --skill, not both");
      return printDrawn({ ...values, skill: values.skill }, await loadBankFromFiles(), io);
    }
    const [stray] = Object.keys(values);
    if (stray !== undefined) return misuse(io, itemCommand, `--${stray} needs --skill`);
    const ids = positionals.length > 0 ? positionals : await readIds(io);
    if (ids.length === 0) return misuse(io, itemCommand, "--skill or item ids are needed");
    return printById(ids, await loadBankFromFiles(), io);
  },
};

async function readIds(io: Io): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const line of io.lines()) ids.push(line.trim());
  return ids;
}

interface DrawOptions {
  readonly skill: string;
  readonly difficulty?: string | undefined;
  readonly count?: string | undefined;
  readonly seed?: string | undefined;
}

function printDrawn(options: DrawOptions, content: Content, io: Io): ExitStatus {
  const skill = SkillId.safeParse(options.skill);
  if (!skill.success || !content.graph.byId.has(skill.data)) throw new UsageError(`there is no skill ${options.skill}`);
  const levels = options.difficulty === undefined ? DIFFICULTIES : [readDifficulty(options.difficulty)];
  const count = Number(options.count ?? "1");
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--count is ${options.count}`);

  const all = levels.flatMap((level) => content.seeds(skill.data, level).map((seed) => ({ level, seed })));
  const drawn = createRng(`item/${options.seed ?? "1"}`)
    .shuffle(all)
    .slice(0, count);
  if (drawn.length < count) io.note(`only ${drawn.length} verified items`);
  for (const { level, seed } of drawn) {
    const address = { blueprint: skill.data, version: content.version(skill.data), difficulty: level, seed };
    io.out(JSON.stringify(openItem(content, address)));
  }
  return drawn.length === count ? 0 : 1;
}

function readDifficulty(text: string): Difficulty {
  const difficulty = Difficulty.safeParse(Number(text));
  if (!difficulty.success) throw new UsageError(`--difficulty is ${text}, must be 1 to 5`);
  return difficulty.data;
}

/** Recalled ones too: what was done with them is asked about for long. */
function printById(ids: readonly string[], content: Content, io: Io): ExitStatus {
  const addresses = addressesOf(ids, content, RECALLED);
  for (const id of ids) {
    const address = addresses.get(id);
    if (address === undefined) io.out(JSON.stringify({ id, error: "no verified item has this id" }));
    else {
      const item = openItem(content, address);
      if (item.meta.id !== id) throw new Error(`item ${id} was rebuilt as ${item.meta.id}`);
      io.out(JSON.stringify(item));
    }
  }
  return addresses.size === new Set(ids).size ? 0 : 1;
}

function openItem(content: Content, address: ItemAddress): MathProblemItem {
  const opened = content.open(address);
  if (!opened.ok) throw new Error(`${opened.error.reason}: ${opened.error.detail}`);
  return opened.value.item;
}
