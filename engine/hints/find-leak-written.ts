import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import type { AnswerKind } from "../answers/types.ts";
import type { LeakReport } from "./leak-types.ts";

/** Kinds whose answer is given away by how it is written, whatever it may be worth. */
const WRITTEN: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "expression",
  "inequality",
  "system",
  "set",
  "interval",
  "point",
  "list",
  "ratio",
]);

export function isWrittenKind(kind: AnswerKind | undefined): boolean {
  return kind !== undefined && WRITTEN.has(kind);
}

/** Finds a written answer in a hint: the terms of a sum or product, the things of a list, in their order or another [LEK13]. */
export function findWrittenLeak(stem: string, expected: string, kind: AnswerKind, hint: string): LeakReport {
  const right = partsOf(expected);
  const joint = /[-+*/<>=≤≥:]/u.exec(plainOf(expected))?.[0] ?? ",";
  if (right.length < 2) return { leaks: false, why: "the answer does not appear" };
  const isFree = kind === "set" || (kind === "expression" && (joint === "+" || joint === "*"));
  const wanted = keyOf(right, isFree);
  const holds = (text: string) => runsOf(text, right.length).some((run) => keyOf(run, isFree) === wanted);
  if (!holds(hint)) return { leaks: false, why: "the answer does not appear" };
  return holds(stem) ? { leaks: false, why: "only quotes the question" } : { leaks: true, why: `contains ${expected}` };
}

/** The same signs however they are typed; words that join things are commas. */
function plainOf(text: string): string {
  return text
    .replaceAll(PLAIN_LEAKS.PLAIN_OF_TIMES, "*")
    .replaceAll(PLAIN_LEAKS.PLAIN_OF_LEQ, "≤")
    .replaceAll(PLAIN_LEAKS.PLAIN_OF_GEQ, "≥")
    .replaceAll(PLAIN_LEAKS.PLAIN_OF_AND, ",")
    .replaceAll("−", "-")
    .replaceAll(/\\[a-zA-Z]+|[${}[\]()\\\s]/gu, "")
    .replaceAll(/,+/gu, ",");
}

/** Numbers, letters and the signs between them. */
function partsOf(text: string): readonly string[] {
  return plainOf(text).match(/\d+(?:\.\d+)?|[a-z]+|[-+*/<>=≤≥:,]/giu) ?? [];
}

/** Every run of as many parts as the answer has, where no part goes on before or behind it. */
function runsOf(text: string, length: number): readonly (readonly string[])[] {
  const parts = partsOf(text);
  return parts.slice(0, Math.max(0, parts.length - length + 1)).map((_, at) => parts.slice(at, at + length));
}

function keyOf(parts: readonly string[], isFree: boolean): string {
  return (isFree ? parts.toSorted() : parts).join(" ");
}
