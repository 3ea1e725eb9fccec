import type { TurnView } from "#engine";
import type { Text } from "../../text/text.ts";

/**
 * "Earlier: 2 tries": the history in a line; what nothing was counted of is no try [APP13]. The word "hint" stays out of it: whoever looks for the button
 * "Hint" by its name finds one.
 */
export function earlierWords(t: Text, turns: readonly TurnView[]): string {
  const tries = turns.filter((turn) => turn.type === "attempt" && turn.verdict !== "unreadable").length;
  return tries === 0 ? t("practice.earlier") : t("practice.earlier.tries", { n: tries });
}
