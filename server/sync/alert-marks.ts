import { UNSEEN, type AlertMark } from "./store.ts";

/** Comes before every place there is in the list of past alerts, which begins with the latest. */
export const BEFORE_ALL = { heardAt: Number.MAX_SAFE_INTEGER, learner: "", cursor: 0 };

/** Written by `JSON.stringify`; null: nobody has seen it. */
export function readMark(text: string | null): AlertMark {
  return text === null ? UNSEEN : (JSON.parse(text) as AlertMark);
}
