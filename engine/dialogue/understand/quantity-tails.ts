import { UNDERSTAND } from "../../cues/understand.ts";
import { wordAt, type Item } from "./items.ts";
import type { Asked, Read } from "./quantities.ts";

/** `2 to 3`, `2 cats to 3 dogs`, `2 cats for every 3 dogs`. */
export function ratioAt(items: readonly Item[], i: number): Read | undefined {
  let at = !UNDERSTAND.AT_TOO.test(wordAt(items, i + 1)) ? i + 2 : i + 1;
  if (UNDERSTAND.RATIO_AT_TOO.test(items[at]?.text ?? "")) at++;
  else return undefined;
  if (UNDERSTAND.RATIO_AT_EVERY.test(wordAt(items, at))) at++;
  const other = items[at];
  if (other?.type !== "number") return undefined;
  return { text: `${items[i]?.text ?? ""}:${other.text}`, taken: at + 1 - i };
}

/** `one and a half thousand`, `half a million`. */
export function thousandsOf(text: string, scale: Item | undefined): string | undefined {
  const [, whole = "0", top, bottom] = /^(?:(\d{1,3}) )?(\d{1,2})\/(\d{1,2})$/u.exec(text) ?? [];
  if (top === undefined || scale?.type !== "number" || !/^1(?:000){1,2}$/u.test(scale.text)) return undefined;
  const value = (Number(whole) + Number(top) / Number(bottom)) * Number(scale.text);
  return Number.isInteger(value) ? String(value) : undefined;
}

/** `r 2`, `with 2 left over`, `and there are 2 left`, behind what it is left from. */
export function remainder(items: readonly Item[], at: number, { kind, about }: Asked): Read | undefined {
  const isDivided = UNDERSTAND.REMAINS.test(about) || kind === "remainder";
  const isThing =
    isDivided && UNDERSTAND.IS_THING_REM.test(wordAt(items, at)) && about.includes(` ${wordAt(items, at)}`);
  const bare = wordAt(items, at) === "are" && isDivided ? items[at + 1] : undefined;
  if (bare?.type === "number" && !UNDERSTAND.REMAINDER_LEFT.test(wordAt(items, at + 2)))
    return { text: bare.text, taken: 2 };
  let i = isThing ? at + 1 : at;
  while (i < at + 5 && (isDivided ? UNDERSTAND.BETWEEN_PARTS : UNDERSTAND.REMAINDER_WITH).test(items[i]?.text ?? ""))
    i++;
  if (isDivided && wordAt(items, i) === "left" && wordAt(items, i + 1) === "over" && items[i + 2]?.type === "number")
    return { text: items[i + 2]?.text ?? "", taken: i + 3 - at };
  const word = wordAt(items, i);
  if (UNDERSTAND.REMAINDER_REM.test(word) || (isDivided && UNDERSTAND.REMAINDER_REMAINS.test(word))) {
    const number = wordAt(items, i + 1) === "of" ? i + 2 : i + 1;
    const rest = items[number];
    return rest?.type === "number" ? { text: rest.text, taken: number + 1 - at } : undefined;
  }
  // `2 and 1 left over`
  const rest = items[i];
  const be = UNDERSTAND.IS_OR_ARE.test(wordAt(items, i + 1)) ? 1 : 0;
  const isLeft = UNDERSTAND.IS_LEFT.test(wordAt(items, i + 1 + be));
  if ((i === at && kind !== "remainder") || rest?.type !== "number" || !isLeft) return undefined;
  const end = i + 2 + be + (wordAt(items, i + 2 + be) === "over" ? 1 : 0);
  // `6 is 2 left over 1`: what is left over comes behind it.
  return items[end]?.type === "number" ? undefined : { text: rest.text, taken: end - at };
}

/** `quarter past 3`, `20 to 5`, `3 oclock`. */
export function clock(items: readonly Item[], i: number, taken: number, isTime: boolean): Read | undefined {
  const word = wordAt(items, i + 1);
  const minutes = wordAt(items, i) === "half" ? 30 : wordAt(items, i) === "quarter" ? 15 : Number(items[i]?.text);
  if (UNDERSTAND.CLOCK_OH.test(word) && UNDERSTAND.CLOCK.test(wordAt(items, i + 2)))
    return { text: `${minutes}:00`, taken: taken + 3 };
  if (UNDERSTAND.CLOCK_2.test(word)) return { text: `${minutes}:00`, taken: taken + 2 };
  if (isTime && UNDERSTAND.CLOCK_MIN.test(word) && UNDERSTAND.PAST_OR_TO.test(wordAt(items, i + 2)))
    return clock([...items.slice(0, i + 1), ...items.slice(i + 2)], i, taken + 1, isTime);
  const hour = items[i + 2];
  if (!UNDERSTAND.PAST_OR_TO.test(word) || hour?.type !== "number" || !/^\d{1,2}$/u.test(hour.text)) return undefined;
  const isNamed = items[i]?.type === "word" || word === "past";
  if (!isNamed && !isTime) return undefined;
  const total = word === "past" ? minutes : 60 - minutes;
  const from = word === "past" ? Number(hour.text) : Number(hour.text) - 1 || 12;
  return { text: `${from}:${String(total).padStart(2, "0")}`, taken: taken + 3 };
}
