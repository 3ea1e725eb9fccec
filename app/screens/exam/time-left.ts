import type { TextId, TextValues } from "../../text/text.ts";

const MINUTE_MS = 60_000;

/** "24 min left"; minutes are rounded up, and the last one is not counted down [SCR19]. */
export function timeLeftWords(leftMs: number): { readonly text: TextId; readonly values: TextValues } {
  if (leftMs < MINUTE_MS) return { text: "exam.time.last", values: {} };
  return { text: "exam.time.minutes", values: { n: Math.ceil(leftMs / MINUTE_MS) } };
}

/** "90 seconds for this one", in steps of ten: nobody is to watch seconds go. */
export function questionTimeWords(leftMs: number): { readonly text: TextId; readonly values: TextValues } {
  return { text: "exam.time.seconds", values: { n: Math.ceil(leftMs / 10_000) * 10 } };
}

/** Whole minutes of a time limit, at least one. */
export function minutesOf(limitMs: number): number {
  return Math.max(1, Math.round(limitMs / MINUTE_MS));
}

/** Share of the time that is left, 0 to 1. */
export function shareLeft(leftMs: number, limitMs: number): number {
  return limitMs <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / limitMs));
}
