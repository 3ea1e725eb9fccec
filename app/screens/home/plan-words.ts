import type { WeekPlan } from "#engine";
import type { Text } from "../../text/text.ts";

/** "Waiting in the next 7 days: 4 refreshes, 2 new"; null where there is nothing of the kind [SCR124]. */
export function planWords(t: Text, { refreshes, fresh, toShow }: WeekPlan): string | null {
  const parts = [
    ...(refreshes.length > 0 ? [t("plan.refreshes", { count: refreshes.length })] : []),
    ...(fresh.length > 0 ? [t("plan.new", { count: fresh.length })] : []),
    ...(toShow.length > 0 ? [t("plan.to-show", { count: toShow.length })] : []),
  ];
  return parts.length === 0 ? null : t("plan.line", { parts: parts.join(", ") });
}
