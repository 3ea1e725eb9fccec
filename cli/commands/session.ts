import { loadBankFromFiles } from "#bank/factory";
import { sessionLine, sessionReport, type Player } from "#engine/headless";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const sessionCommand: Command = {
  help: `Plays one session without a browser: JSON lines in, how it stands out, in the same order, and its report at the end.

usage: mathflow session < SESSION.jsonl

In:  first {"problem_ids":[…]} (1 to 10 ids of items, played in this order) or {"skill","goal"?} (so many problems, 1 to
     10), with "state" or "log", "profile", "at", "seed" as \`turn\` takes them; then {"id"?,"at"?,"command"} a
     line, or the command by itself
Out: {"id","reply","session":{"current","status","action","signal","remaining","problems"},"problem"} for each line, then
     {"report"}
Actions: ADVANCE (next-problem goes on), CONTINUE, INTERVENE (go back to what the skill needs), OFFER_SKIP (after ten minutes
at a problem). Signals of a finished problem: mastered, learned, struggling, stuck. A line that cannot be used, or is refused,
gives {"id","error","refusal"?} and leaves the session as it was.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, sessionCommand, `session takes no arguments, got ${args.join(" ")}`);
    const content = await loadBankFromFiles();
    let player: Player | null = null;
    await mapJsonLines(io, (input) => {
      const played = sessionLine(player, input, content);
      player = played.player;
      return played.line;
    });
    if (player !== null) io.out(JSON.stringify(sessionReport(player, content)));
    return 0;
  },
};
