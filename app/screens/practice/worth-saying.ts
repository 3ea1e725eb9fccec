import type { AnswerKind, ReadingView, ReasonCode } from "#engine";
import { layOut } from "./answer-layout.ts";
import { isDrawn } from "./answer-text.ts";
import { holesOf } from "./caret.ts";

/**
 * What is said of a text while it is still being typed. Left out: what is obviously unfinished, and what could tell
 * more than how the text is read ("two readings, one of them right").
 */
const SAID_WHILE_TYPING: ReadonlySet<ReasonCode> = new Set([
  "too-long",
  "unknown-symbol",
  "zero-denominator",
  "two-decimal-marks",
  "bad-grouping",
  "wrong-decimal-mark",
  "ambiguous-hyphen",
  "two-numbers",
  "too-complicated",
  "unknown-unit",
  "wrong-variable",
  "bad-interval",
  "bad-time",
]);

/** The reason to tell a pupil who has stopped typing, if any. */
export function reasonWhileTyping({ reason }: ReadingView): ReasonCode | null {
  return reason !== null && SAID_WHILE_TYPING.has(reason) ? reason : null;
}

/** What is read just as it stands needs no saying, and what has empty places is not there to be read yet. */
export function readingToShow({ readAs }: ReadingView, text: string, kind: AnswerKind | null): string | null {
  if (kind !== null && isDrawn(kind) && holesOf(layOut(text, kind)).length > 0) return null;
  return readAs === null || plain(readAs) === plain(text) ? null : readAs;
}

function plain(written: string): string {
  return written
    .replaceAll(/\\left|\\right|\\,|\s/gu, "")
    .replaceAll(/\\([{}%$])/gu, "⟨$1⟩")
    .replaceAll(/[{}](?!⟩)/gu, "")
    .replaceAll(/⟨(.)⟩/gu, "$1")
    .replaceAll("−", "-")
    .replaceAll("π", "\\pi");
}
