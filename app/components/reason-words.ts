import type { ProblemView, Reason } from "#engine";
import { skillNameHere } from "../text/language.ts";
import type { Text } from "../text/text.ts";
import { daysAgoWords } from "./charts/when.ts";

/** Why this comes today, in a sentence: "You did this 9 days ago. Let us see what stayed." [APP5] */
export function reasonWords(t: Text, reason: Reason, now: number): string {
  const { why, neededBy, seemsKnown } = reason;
  if (why === "new" && seemsKnown) return t("home.known");
  if (why === "repair")
    return neededBy === null ? t("home.repair") : t("home.repair.for", { skill: skillNameHere(neededBy) });
  if (why !== "review") return t(`home.${why}`);
  return t("home.review", { done: whenDone(t, reason, now) ?? t("reason.time") });
}

/** The same beside the problem, in few words: "You did this 9 days ago". [APP5] */
export function reasonBeside(t: Text, problem: Pick<ProblemView, keyof Reason>, now: number): string {
  const { why, neededBy, seemsKnown } = problem;
  if (why === "new" && seemsKnown) return t("why.known");
  if (why === "repair" && neededBy !== null) return t("why.repair.for", { skill: skillNameHere(neededBy) });
  return (why === "review" ? whenDone(t, problem, now) : null) ?? t(`why.${why}`);
}

/** "You did this 9 days ago"; null where that is no reason. */
function whenDone(t: Text, { lastAt }: Pick<Reason, "lastAt">, now: number): string | null {
  if (lastAt === null) return null;
  const { text, values } = daysAgoWords(lastAt, now);
  if (text === "when.today") return null;
  if (text === "when.yesterday") return t("reason.yesterday");
  return text === "when.days" ? t("reason.days", values) : t("reason.long-ago");
}
