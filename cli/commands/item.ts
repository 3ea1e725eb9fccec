import { parseArgs } from "node:util";
import { createRng, Difficulty, DIFFICULTIES, SkillId, type Content, type VerifiedItem } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { misuse, type Command, type ExitStatus, type Io } from "../command.ts";

export const itemCommand: Command = {
  help: `Prints whole verified problems (MathProblemItem), one JSON object a line.

usage: mathflow item ITEM-ID…
       mathflow item --skill S --difficulty D --count N --seed K

With ids: those items, in that order. Otherwise N different verified items of the skill, drawn by
the seed K (default 1); D is 1 to 5 (default: all), N defaults to 1.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        skill: { type: "string" },
        difficulty: { type: "string" },
        count: { type: "string", default: "1" },
        seed: { type: "string", default: "1" },
      },
    });
    const content = await loadBankFromFiles();
    if (positionals.length > 0) return printById(positionals, content, io);
    const skill = SkillId.safeParse(values.skill ?? "");
    if (!skill.success || !content.graph.byId.has(skill.data)) {
      return misuse(io, itemCommand, values.skill === undefined ? "--skill or item ids are needed" : `there is no skill ${values.skill}`);
    }
    const difficulty = values.difficulty === undefined ? undefined : Difficulty.safeParse(Number(values.difficulty));
    if (difficulty?.success === false) return misuse(io, itemCommand, `--difficulty is ${values.difficulty}, must be 1 to 5`);
    const count = Number(values.count);
    if (!Number.isInteger(count) || count < 1) return misuse(io, itemCommand, `--count is ${values.count}`);

    const levels = difficulty === undefined ? DIFFICULTIES : [difficulty.data];
    const all = levels.flatMap((level) => content.seeds(skill.data, level).map((seed) => ({ level, seed })));
    const drawn = createRng(`item/${values.seed}`).shuffle(all).slice(0, count);
    if (drawn.length < count) io.note(`only ${drawn.length} verified items`);
    for (const { level, seed } of drawn) {
      const address = { blueprint: skill.data, version: content.version(skill.data), difficulty: level, seed };
      const opened = content.open(address);
      if (!opened.ok) throw new Error(`${opened.error.reason}: ${opened.error.detail}`);
      io.out(JSON.stringify(opened.value.item));
    }
    return drawn.length === count ? 0 : 1;
  },
};

/** Ids are derived, not stored: the bank is gone through until all are found. */
function printById(ids: readonly string[], content: Content, io: Io): ExitStatus {
  const wanted = new Set(ids);
  const found = new Map<string, VerifiedItem["item"]>();
  for (const node of content.graph.nodes) {
    for (const difficulty of DIFFICULTIES) {
      for (const seed of content.seeds(node.id, difficulty)) {
        if (found.size === wanted.size) break;
        const opened = content.open({ blueprint: node.id, version: content.version(node.id), difficulty, seed });
        if (opened.ok && wanted.has(opened.value.item.meta.id)) found.set(opened.value.item.meta.id, opened.value.item);
      }
    }
  }
  for (const id of ids) {
    const item = found.get(id);
    io.out(JSON.stringify(item ?? { id, error: "no verified item has this id" }));
  }
  return found.size === wanted.size ? 0 : 1;
}
