import { parseArgs } from "node:util";
import { loadBankFromFiles } from "#bank/factory";
import { turnLine } from "#engine/headless";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const turnCommand: Command = {
  help: `Runs the tutor without a browser: JSON lines in, what each command brings about out, in the same order.

usage: mathflow turn [--why] < TURNS.jsonl

In:  {"id","state"?|"log"?,"profile"?,"at"?,"seed"?,"command"}
Out: {"id","events","view","reply","state"}, with --why also "why": {"place","frame","row"}
The state that comes out goes in with the next command; a log (events, or an exported file) does as well; with neither,
nobody knows the learner yet. "at" is the time [ms since 1970-01-01 UTC], else a second after the turn before. The same
line gives the same bytes.
Commands: {"type":"serve","item"|"skill","difficulty"?,"seed"?} puts a problem on the desk, {"type":"answer","given":[…]}
types an answer into its boxes, {"type":"message","text"} writes to the tutor; and those of the app: request-hint,
show-solution, next-problem, skip-problem, start-session … (docs/headless.md).
What cannot be read, or is refused, gives {"id","error","refusal"?}, and the state stays as it was.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { why: { type: "boolean", default: false } },
    });
    if (positionals.length > 0) return misuse(io, turnCommand, `turn takes no arguments, got ${positionals.join(" ")}`);
    const content = await loadBankFromFiles();
    await mapJsonLines(io, (input) => turnLine(values.why ? withWhy(input) : input, content));
    return 0;
  },
};

function withWhy(input: unknown): unknown {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input, why: true } : input;
}
