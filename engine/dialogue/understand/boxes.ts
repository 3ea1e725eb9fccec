import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import { itemsOf, wordAt, type Item } from "./items.ts";
import { slipsBetween } from "./spelling.ts";
import type { MessageContext } from "./understand.ts";

/**
 * The values of the boxes of a problem where a message names the boxes and says no more: `3 hundreds 9 tens 8 ones`,
 * `ones 8 tens 9 hundreds 3`, `3h 9t 8o`, `3 groups of 4`; in the order of the boxes, whatever the order said [UND30].
 */
export function boxesIn(message: string, context: MessageContext): readonly string[] | undefined {
  const labels = labelsOf(context);
  if (labels.length < 2) return undefined;
  // `8o` is no 80 where "ones" is a box.
  const items = itemsOf(message.replace(/(?<=\d)(?=\p{L})/gu, " "));
  const values: (string | undefined)[] = labels.map(() => undefined);
  const loose: string[] = [];
  let number: string | undefined;
  let named: number | undefined;
  let isNamedFirst: boolean | undefined;
  let isTakenBack = false;
  const put = (box: number, value: string): boolean => {
    if (values[box] !== undefined && !isTakenBack) return false;
    values[box] = value;
    [number, named, isTakenBack] = [undefined, undefined, false];
    return true;
  };
  for (let i = 0; i < items.length;) {
    const box = boxAt(items, i, labels);
    const digits = box === undefined ? digitsAt(items, i, labels) : undefined;
    if (box !== undefined) {
      isNamedFirst ??= true;
      if (isNamedFirst) named = box.index;
      else if (number === undefined || !put(box.index, number)) return undefined;
      i += box.taken;
      continue;
    }
    if (digits !== undefined) {
      isNamedFirst ??= false;
      if (named !== undefined) {
        if (!put(named, digits)) return undefined;
      } else {
        if (number !== undefined) loose.push(number);
        number = digits;
      }
    } else if (TAKES_BACK.has(items[i]?.text ?? "")) isTakenBack = true;
    else if (items[i]?.type === "word" && !AROUND.has(wordAt(items, i))) return undefined;
    i++;
  }
  if (number !== undefined) loose.push(number);
  // The one number without a name is for the one box that is left.
  const open = values.flatMap((value, box) => (value === undefined ? [box] : []));
  const [box] = open;
  const [rest] = loose;
  if (open.length !== loose.length || open.length > 1 || (box === undefined) !== (rest === undefined)) return undefined;
  return values.map((value) => value ?? rest ?? "");
}

/**
 * A whole number told by its places, in any order: `5 tens and 6 ones`, `ones 8, tens 6, hundreds 2` [UND32]; undefined
 * where there is one place, or more in the message.
 */
export function placesIn(message: string): string | undefined {
  const words = itemsOf(message).filter(({ type, text }) => type !== "end" && !AROUND.has(text));
  // `ones 8, tens 6`, not `thousand one hundred five`.
  const isNamedFirst = UNDERSTAND.IS_NAMED_FIRST_ONE.test(words[0]?.text ?? "");
  const found = new Map<number, number>();
  for (let i = 0; i < words.length; i += 2) {
    const [at, name] = isNamedFirst ? [i + 1, wordAt(words, i)] : [i, wordAt(words, i + 1)];
    const digit = digitsAt(words, at, PLACE_LABELS);
    const place = PLACES.find((each) => isWord(name, each[0]))?.[1];
    // `five hundred two thousand` is another number.
    const isTurned = [...found.keys()].some((other) => other < (place ?? 0)) && !name.endsWith("s");
    if (place === undefined || isTurned || found.has(place) || digit === undefined || !/^\d$/u.test(digit))
      return undefined;
    found.set(place, Number(digit));
  }
  return found.size > 1 ? String([...found].reduce((sum, [place, digit]) => sum + place * digit, 0)) : undefined;
}

/** The names of the boxes; where only the problem's words are known, of what it asks for by "how many". */
function labelsOf({ parts, stem = "", kind }: MessageContext): readonly (readonly string[])[] {
  const asked = UNDERSTAND.ASKED_HOW.exec(stem)?.[1];
  const labels = parts ?? (kind === "list" ? (asked?.split(UNDERSTAND.LABELS_AND) ?? []) : []);
  return labels.map((label) => label.toLowerCase().split(" ").map(singular));
}

/** The box named from here on: by all its words, by one that no other box has, by its first letters. */
function boxAt(
  items: readonly Item[],
  start: number,
  labels: readonly (readonly string[])[],
): { readonly index: number; readonly taken: number } | undefined {
  let best: { index: number; taken: number } | undefined;
  for (const [index, label] of labels.entries()) {
    const others = new Set(labels.flatMap((other) => (other === label ? [] : other)));
    const whole = label.every((word, k) => isWord(wordAt(items, start + k), word)) ? label.length : 0;
    const own = label.findIndex((word) => !others.has(word) && !AROUND.has(word) && isWord(wordAt(items, start), word));
    let taken = Math.max(whole, own === -1 ? 0 : 1);
    const rest = taken > 0 && own !== -1 ? label.slice(own) : [];
    while (rest.includes(singular(wordAt(items, start + taken)))) taken++;
    const [first = ""] = label;
    const typed = wordAt(items, start);
    const isBegun = typed !== "" && first.startsWith(typed) && !AROUND.has(typed);
    if (taken === 0 && isBegun && labels.filter(([other = ""]) => other.startsWith(typed)).length === 1) taken = 1;
    if (taken > (best?.taken ?? 0)) best = { index, taken };
  }
  return best;
}

/** `8`, `eight`; `no` and `zero` before the name of a box. */
function digitsAt(items: readonly Item[], i: number, labels: readonly (readonly string[])[]): string | undefined {
  const item = items[i];
  if (item?.type === "number") return item.text;
  const word = wordAt(items, i);
  return word === "no" && boxAt(items, i + 1, labels) !== undefined ? "0" : DIGITS.get(word);
}

function isWord(typed: string, word: string): boolean {
  const one = singular(typed);
  return one === word || (word.length > 3 && one.length > 2 && one[0] === word[0] && slipsBetween(one, word) === 1);
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, "") : word;
}

const DIGITS = firstByWord(
  "0 zero nought, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve",
);
const PLACES = [
  ["thousand", 1000],
  ["hundred", 100],
  ["ten", 10],
  ["one", 1],
] as const;
const PLACE_LABELS = PLACES.map(([name]) => [name]);
const TAKES_BACK = wordSet("no wait sorry actually oops");
const AROUND = wordSet(
  "it is there are and the a an of i think got get have has so um uh er ok oh with in on for at that was put made make my answer maybe n we you they then would be must mean",
);
