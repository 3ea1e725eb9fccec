import { UNSEEN, type AlertMark } from "./store.ts";

/** Written by `JSON.stringify`; null: nobody has seen it. */
export function readMark(text: string | null): AlertMark {
  return text === null ? UNSEEN : (JSON.parse(text) as AlertMark);
}
