import type { ProblemView, TurnView } from "#engine";

/**
 * The latest attempt and what followed it, apart from everything earlier. Before the first attempt,
 * everything is latest: hints asked for first stay in view. Once a problem is finished only the attempt
 * itself is: what came of it (the worked solution) stands below by itself.
 */
export function splitTurns(
  turns: readonly TurnView[],
  phase: ProblemView["phase"],
): { readonly earlier: readonly TurnView[]; readonly latest: readonly TurnView[] } {
  const last = turns.findLastIndex((turn) => turn.type === "attempt");
  const at = Math.max(0, last);
  const latest = turns.slice(at);
  const finished = phase !== "open" && last !== -1;
  return {
    earlier: turns.slice(0, at),
    latest: finished ? latest.filter((turn) => turn.type === "attempt" || turn.type === "disputed") : latest,
  };
}
