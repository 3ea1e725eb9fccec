import { parseArgs } from "node:util";
import { addressesOf, type Content } from "#engine";
import { RECALLED } from "#bank";
import { loadBankFromFiles } from "#bank/factory";
import { misuse, type Command, type ExitStatus, type Io } from "../command.ts";
import { CHOICE_OPTIONS, chooseItems, openItem, type ChoiceOptions } from "./choose-items.ts";

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
      options: { skill: { type: "string" }, ...CHOICE_OPTIONS },
    });
    if (values.skill !== undefined) {
      if (positionals.length > 0) return misuse(io, itemCommand, "either item ids or --skill, not both");
      return printDrawn(values.skill, values, await loadBankFromFiles(), io);
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

function printDrawn(skill: string, options: ChoiceOptions, content: Content, io: Io): ExitStatus {
  const { addresses, short } = chooseItems(content, [skill], { ...options, count: options.count ?? "1" });
  for (const { items } of short) io.note(`only ${items} verified items`);
  for (const address of addresses) io.out(JSON.stringify(openItem(content, address)));
  return short.length === 0 ? 0 : 1;
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
