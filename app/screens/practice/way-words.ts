import type { SessionWay } from "#engine";
import type { Text, TextId } from "../../text/text.ts";

const LARGEST_WORD = 12;

const texts: Readonly<Record<SessionWay["type"], TextId>> = {
  "alone-after-steps": "summary.way.alone-after-steps",
  "alone-after-hint": "summary.way.alone-after-hint",
  "kept-trying": "summary.way.kept-trying",
  "all-alone": "summary.way.all-alone",
};

/** How the session was done, in a sentence: "After a hint you did the next two on your own." [SCR101] */
export function wayWords(t: Text, { type, n }: SessionWay): string {
  return t(texts[type], { n, times: n > 1 && n <= LARGEST_WORD ? t("number.words", { n }) : String(n) });
}
