import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import type { Item } from "./items.ts";

/**
 * Number words written as other words that sound the same, `minus tree`, `too sixths`, `harf past for`: only in a
 * message that is nothing but a number and what leads to one [UND13].
 */
export function heardAsNumbers(items: readonly Item[], kind: string | undefined): readonly Item[] {
  // `ten two 4`
  const [minutes, two, hour] = kind === "time" ? items.slice(-3) : [];
  if (two?.text === "two" && UNDERSTAND.MINUTES.test(minutes?.text ?? "") && hour !== undefined && isHour(hour))
    return items.with(items.length - 2, { ...two, text: "to" });
  if (items.length === 1 && items[0]?.text === "aight") return items;
  if (!items.some(({ text }) => SOUNDS.has(text)) || !items.every((item) => isHeard(item))) return items;
  const isSaid = items.some(({ type, text }) => type === "number" || UNDERSTAND.NUMBER.test(text));
  if (kind === "ratio") return items;
  const last = items.findLast(({ type }) => type !== "end");
  return items.map((item, i) => {
    if (item.text === "nein" && items.length < 3) return { ...item, text: kind === "boolean" ? "no" : "nine" };
    const sound = SOUNDS.get(item.text);
    const before = items[i - 1]?.text ?? "";
    if (sound === undefined || item.type !== "word") return item;
    if (sound === "two" && UNDERSTAND.HEARD_AS_NUMBERS_EQUALS.test(before) && i + 1 < items.length) return item;
    if (kind === "time" && item.text.startsWith("to") && UNDERSTAND.MINUTES.test(before) && i + 1 < items.length)
      return { ...item, text: "to" };
    const isPlaced = isSaid
      ? i === 0 || UNDERSTAND.BEFORE.test(before)
      : item === last && i > 0 && UNDERSTAND.SOUNDS_LED.test(before);
    return isPlaced ? { ...item, text: sound } : item;
  });
}

function isHour({ type, text }: Item): boolean {
  return type === "number" || (UNDERSTAND.NUMBER.test(text) && /^[a-z]{3,6}$/u.test(text) && text !== "past");
}

function isHeard({ type, text }: Item): boolean {
  return (
    type === "number" ||
    type === "end" ||
    /^[b-hj-z]$/u.test(text) ||
    text === "-" ||
    SOUNDS.has(text) ||
    UNDERSTAND.NUMBER.test(text) ||
    AROUND.has(text)
  );
}

const SOUNDS = firstByWord(
  "one won, two to too, three tree free thee, four for, eight ate, nine nein, eighths ates aits",
);
const AROUND = wordSet(
  "and n an out of a over is it the answer i think got maybe um uh so o oh dollars cents pounds cm",
);
