import { UNSEEN, type AlertMark } from "./store.ts";

/** Comes before every place there is in the list of past alerts, which begins with the latest. */
export const BEFORE_ALL = { heardAt: Number.MAX_SAFE_INTEGER, learner: "", cursor: 0 };

/** As it was written before looking and seeing to it were two. */
type OlderMark = Omit<AlertMark, "seesTo">;

/** Written by `JSON.stringify`; null: nobody has seen it. Whoever had seen one of before sees to it [SYN109]. */
export function readMark(text: string | null): AlertMark {
  if (text === null) return UNSEEN;
  const mark = JSON.parse(text) as AlertMark | OlderMark;
  return "seesTo" in mark ? mark : { seen: null, seesTo: mark.seen, done: mark.done };
}
