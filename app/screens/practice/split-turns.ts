import type { TurnView } from "#engine";

/**
 * The latest attempt and what followed it, apart from everything earlier. Before the first attempt,
 * everything is latest: hints asked for first stay in view.
 */
export function splitTurns(turns: readonly TurnView[]): {
  readonly earlier: readonly TurnView[];
  readonly latest: readonly TurnView[];
} {
  const last = turns.findLastIndex((turn) => turn.type === "attempt");
  const at = Math.max(0, last);
  return { earlier: turns.slice(0, at), latest: turns.slice(at) };
}
