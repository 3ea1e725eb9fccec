import { loadBankFromFiles } from "#bank/factory";
import { hintLine } from "#engine/headless";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const hintCommand: Command = {
  help: `Gives the hint of a problem and a level: JSON lines in, hints out, in the same order.

usage: mathflow hint < ANSWERS.jsonl

In:  {"id","item","given"?,"level"?}, the item by its id or whole; level 1 (unless told), 2 or 3
Out: {"id","level","hint","source":"misconception"|"item"|null,"misconception"}
Where a rule explains the answer given, its own hint comes, else the item's. A hint of level 1 or 2 that would give the
answer away is never said.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, hintCommand, `hint takes no arguments, got ${args.join(" ")}`);
    const content = await loadBankFromFiles();
    await mapJsonLines(io, (input) => hintLine(input, content));
    return 0;
  },
};
