import type { Text } from "../text/text.ts";

export interface AskedQuestion {
  /** Null or empty where nobody can tell what was asked. */
  readonly stem: string | null;
  /** The bank has another question there by now: what stands here is of the log. */
  readonly isGone: boolean;
}

/** What is said of a question that has changed since, wherever it is shown, printed or saved; null of any other [EVT7]. */
export function changedSince(t: Text, { stem, isGone }: AskedQuestion): string | null {
  if (stem === null || stem === "") return t("problem.gone");
  return isGone ? t("problem.changed") : null;
}

/** Question and word as one text, for a file. */
export function askedAsText(t: Text, asked: AskedQuestion): string {
  return [asked.stem ?? "", changedSince(t, asked) ?? ""].filter((text) => text !== "").join(" ");
}
