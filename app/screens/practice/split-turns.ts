import type { ProblemView, TurnView } from "#engine";

/**
 * The latest attempt and what followed it, apart from everything earlier [APP13]. Before the first attempt,
 * everything is latest: hints asked for first stay in view. Once a problem is finished only one line is: the
 * last attempt, or that the solution follows; the room belongs to the worked solution below.
 */
export function splitTurns(
  turns: readonly TurnView[],
  phase: ProblemView["phase"],
): { readonly earlier: readonly TurnView[]; readonly latest: readonly TurnView[] } {
  const last = turns.findLastIndex((turn) => turn.type === "attempt");
  if (phase === "open") {
    const at = Math.max(0, last);
    return { earlier: turns.slice(0, at), latest: turns.slice(at) };
  }
  const headline = last === -1 ? turns.length - 1 : last;
  const isLatest = (turn: TurnView, at: number): boolean =>
    at === headline || (at > headline && (turn.type === "disputed" || turn.type === "appeal"));
  return {
    earlier: turns.filter((turn, at) => !isLatest(turn, at) && turn.type !== "solution"),
    latest: turns.filter(isLatest),
  };
}
