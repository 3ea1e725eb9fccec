import type { TurnView } from "#engine";
import type { Text } from "../../text/text.ts";

/** "Earlier: 2 tries, 3 hints": what stands in the history, in a line [APP13]. */
export function earlierWords(t: Text, turns: readonly TurnView[]): string {
  const tries = turns.filter(({ type }) => type === "attempt").length;
  const hints = turns.filter(({ type }) => type === "hint").length;
  const what = [
    ...(tries === 0 ? [] : [t("practice.earlier.tries", { n: tries })]),
    ...(hints === 0 ? [] : [t("practice.earlier.hints", { n: hints })]),
  ];
  return t("practice.earlier", { what: what.join(", ") });
}
