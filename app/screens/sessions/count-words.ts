import type { ReplayView, SessionSummaryView } from "#engine";
import type { Text } from "../../text/text.ts";

interface Counted extends Pick<ReplayView, "open" | "gone"> {
  readonly summary: Pick<SessionSummaryView, "problems" | "correct" | "firstTry">;
}

/** How many problems there were, in sentences that agree with how many are shown [SCR100]. */
export function countWords(t: Text, { summary: { problems, correct, firstTry }, open, gone }: Counted): string {
  return [
    t("session.summary", { problems, correct, firstTry }),
    ...(open > 0 ? [t("session.left-open", { open, problems })] : []),
    ...(gone > 0 ? [t("session.gone", { gone })] : []),
  ].join(" ");
}
