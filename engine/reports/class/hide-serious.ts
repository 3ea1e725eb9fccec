import type { ReplayProblemView } from "../../views/types.ts";

/** What stands in the place of words that an alert is about. */
export const HIDDEN_WORDS = "…";

/** A problem as a teacher sees it among others: words that safety answered are read by a press of their own, which is noted [CLS9]. */
export function hideSerious(problem: ReplayProblemView): ReplayProblemView {
  const { turns } = problem;
  return {
    ...problem,
    turns: turns.map((turn, at) => {
      const next = turns.slice(at + 1).find(({ type }) => type === "reply" || type === "said");
      const isSerious = turn.type === "said" && next?.type === "reply" && next.category === "safety";
      return isSerious ? { ...turn, text: HIDDEN_WORDS } : turn;
    }),
  };
}
