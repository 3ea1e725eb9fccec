import { loadBankFromFiles } from "#bank/factory";
import { masteryLine } from "#engine/headless";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const masteryCommand: Command = {
  help: `Says what is believed of each skill: JSON lines in, mastery out, in the same order.

usage: mathflow mastery < LOGS.jsonl

In:  {"id","log"}, a list of events or an exported log; {"id","state"}, as \`turn\` gave it; or an exported log by itself
Out: {"id","mastery":{skill:{"known","opportunities","mastered","kept","level"}}}
known is P(known), 0 to 1; level the difficulty that comes next.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, masteryCommand, `mastery takes no arguments, got ${args.join(" ")}`);
    const content = await loadBankFromFiles();
    await mapJsonLines(io, (input) => masteryLine(input, content));
    return 0;
  },
};
