import type { Text } from "../text/text.ts";

export interface AskedQuestion {
  /** Null or empty where nobody can tell what was asked. */
  readonly stem: string | null;
  /** The bank has another question there by now: what stands here is of the log. */
  readonly isGone: boolean;
}

/** What is said of a question that is not as it was, wherever it is shown or printed; null of any other [EVT7]. */
export function changedSince(t: Text, asked: AskedQuestion): string | null {
  const word = wordOf(asked);
  return word === null ? null : t(word);
}

/** Question and word as one text, for a file: there nothing stands above the word that it could be about. */
export function askedAsText(t: Text, asked: AskedQuestion): string {
  const word = wordOf(asked);
  const said = word === null ? "" : t(word === "problem.changed" ? "problem.changed.file" : word);
  return [asked.stem ?? "", said].filter((text) => text !== "").join(" ");
}

/** Of what nobody can tell it is not known why, either. */
function wordOf({ stem, isGone }: AskedQuestion): "problem.gone" | "problem.changed" | null {
  if (stem === null || stem === "") return "problem.gone";
  return isGone ? "problem.changed" : null;
}
