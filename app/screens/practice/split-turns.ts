import type { ProblemView, TurnView } from "#engine";

/**
 * The latest attempt and what followed it, apart from everything earlier [APP13]. Before the first attempt,
 * everything is latest: hints asked for first stay in view. Once a problem is finished only one line is: the
 * last attempt, or that the solution follows; the room belongs to the worked solution below. What is talked about
 * from there on stays in view.
 */
export function splitTurns(
  turns: readonly TurnView[],
  phase: ProblemView["phase"],
): { readonly earlier: readonly TurnView[]; readonly latest: readonly TurnView[] } {
  const last = turns.findLastIndex((turn) => turn.type === "attempt");
  // An answer that was written to the tutor begins with what was written.
  const first = turns[last - 1]?.type === "said" ? last - 1 : last;
  if (phase === "open") {
    const at = Math.max(0, first);
    return { earlier: turns.slice(0, at), latest: turns.slice(at) };
  }
  const talked = last === -1 ? turns.findIndex((turn) => turn.type === "said") : first;
  const headline = last === -1 ? turns.findLastIndex((turn) => !isTalk(turn)) : last;
  const isLatest = (turn: TurnView, at: number): boolean =>
    at === headline ||
    (at > headline && (turn.type === "disputed" || turn.type === "appeal" || turn.type === "asked-teacher")) ||
    (talked !== -1 && at >= talked && isTalk(turn));
  return {
    earlier: turns.filter((turn, at) => !isLatest(turn, at) && turn.type !== "solution"),
    latest: turns.filter(isLatest),
  };
}

function isTalk({ type }: TurnView): boolean {
  return type === "said" || type === "reply";
}
