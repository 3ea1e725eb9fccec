import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import { wordAt, type Item } from "./items.ts";

/** Whole numbers said in words, as digits: `a hundred and five`, `5 hundred`, `twenty-one` [UND1]. */
export function wholeNumbersIn(items: readonly Item[], isApart = false, isZero = false): readonly Item[] {
  if (isZero && items.length < 5 && items.some(({ text }) => UNDERSTAND.NOTHING.test(text)))
    return items.map((item) => (UNDERSTAND.NOTHING.test(item.text) ? { ...item, type: "number", text: "0" } : item));
  const list: Item[] = [];
  for (let i = 0; i < items.length;) {
    const item = items[i];
    if (item === undefined) break;
    const scaled = scaledAt(items, i);
    const [text, taken] = scaled === undefined ? wholeAt(items, i, isApart) : [scaled, 2];
    const isSaid = text !== undefined && (taken > 1 || item.type === "word") && !isPronoun(items, i, text, taken);
    list.push(isSaid ? { type: "number", text, spaced: item.spaced } : item);
    i += isSaid ? taken : 1;
  }
  return list;
}

type Whole = readonly [text: string | undefined, taken: number];

/** `1.2 million` */
function scaledAt(items: readonly Item[], i: number): string | undefined {
  const scale = SCALES.get(wordAt(items, i + 1));
  const [, whole, parts] = /^(\d{1,3})\.(\d{1,3})$/u.exec(items[i]?.text ?? "") ?? [];
  if (scale === undefined || whole === undefined || parts === undefined) return undefined;
  return String(Number(whole) * scale + (Number(parts) * scale) / 10 ** parts.length);
}

/** Groups of up to three digits with the names of their places: hundreds, then thousand, then million. */
function wholeAt(items: readonly Item[], start: number, isApart: boolean): Whole {
  let total = 0;
  let at = start;
  let last = 1e9;
  for (;;) {
    const joined = at === start ? at : skipAnd(items, at);
    const [group, taken] = groupAt(items, joined, at === start, isApart);
    if (group === undefined) break;
    const scale = SCALES.get(wordAt(items, joined + taken)) ?? 1;
    // A second group without its place is another number, unless a place came before it.
    if (scale >= last || (at !== start && group >= last)) break;
    total += group * scale;
    at = joined + taken + (scale > 1 ? 1 : 0);
    last = scale;
    if (scale === 1) break;
  }
  return at === start || total > 1e12 ? [undefined, 0] : [String(total), at - start];
}

function groupAt(
  items: readonly Item[],
  i: number,
  isFirst: boolean,
  isApart: boolean,
): readonly [number | undefined, number] {
  const word = wordAt(items, i);
  const isArticle = isFirst && (word === "a" || word === "an") && SIZES.has(wordAt(items, i + 1));
  const [count, taken] = isArticle
    ? [1, 1]
    : SIZES.has(word) && isFirst && word !== "hundreds"
      ? [1, 0]
      : smallAt(items, i);
  if (count === undefined) return [undefined, 0];
  const without = isFirst && !isApart && taken === 1 ? withoutHundred(items, i, count) : undefined;
  if (without !== undefined) return without;
  const isBare = isFirst && i < 3 && items[i + taken + 1] === undefined;
  if (wordAt(items, i + taken) !== (isBare && wordAt(items, i + taken) === "hundreds" ? "hundreds" : "hundred"))
    return isArticle || taken > 0 || SCALES.has(word) ? [count, taken] : [undefined, 0];
  const joined = skipAnd(items, i + taken + 1);
  const [rest, more] = smallAt(items, joined);
  const isPart =
    rest === undefined ||
    rest >= 100 ||
    (joined > i + taken + 1 && UNDERSTAND.PART_WORD.test(wordAt(items, joined + more)));
  return isPart ? [count * 100, taken + 1] : [count * 100 + rest, joined - i + more];
}

/** 0 to 99 in words, or a number in plain digits. */
function smallAt(items: readonly Item[], i: number): readonly [number | undefined, number] {
  const dozen = dozensAt(items, i);
  if (dozen !== undefined) return dozen;
  const item = items[i];
  if (item?.type === "number") return /^\d{1,3}$/u.test(item.text) ? [Number(item.text), 1] : [undefined, 0];
  const word = wordAt(items, i);
  const ones = ONES.get(word);
  if (ones !== undefined) return [Number(ones), 1];
  const next = wordAt(items, i + 1);
  const isSounded =
    SIZES.has(next) ||
    next === "point" ||
    next === "over" ||
    (UNDERSTAND.IS_SOUNDED_MINUS.test(wordAt(items, i - 1)) && UNDERSTAND.HEARD_ONLY.test(word)) ||
    (UNDERSTAND.IS_SOUNDED_DOLLAR.test(next) && UNDERSTAND.HEARD_ONLY.test(word)) ||
    UNDERSTAND.IS_SOUNDED_THS.test(next) ||
    (i === 0 && items.every(({ type }, at) => at === 0 || type === "end")) ||
    (i === 0 &&
      next === "and" &&
      (items[i + 2]?.type === "number" ||
        UNDERSTAND.IS_SOUNDED_HALF.test(wordAt(items, i + 2)) ||
        ONES.has(wordAt(items, i + 2))));
  const sound = isSounded ? SOUNDS.get(word) : undefined;
  if (sound !== undefined) return [Number(sound), 1];
  const tens =
    TENS.get(word) ??
    (UNDERSTAND.CUT_TENS.test(word) && /^[1-9]$/u.test(ONES.get(next) ?? "")
      ? TENS.get(`${word.replace("fourt", "fort").replace("eighy", "eight")}y`)
      : undefined);
  if (tens === undefined) return glued(word);
  const gap = items[i + 1]?.text === "-" ? 1 : 0;
  const isLast = items[i + 2] === undefined || items[i + 2]?.type === "end";
  // As dictation writes it: `thirty too`.
  const sounded = isLast
    ? (SOUNDS.get(wordAt(items, i + 1)) ?? HEARD_BEHIND_TENS.get(wordAt(items, i + 1)))
    : undefined;
  const figure = gap === 0 && /^[1-9]$/u.test(items[i + 1]?.text ?? "") ? items[i + 1]?.text : undefined;
  const rest = Number(figure ?? sounded ?? ONES.get(wordAt(items, i + 1 + gap)) ?? 0);
  return rest > 0 && rest < 10 ? [Number(tens) + rest, 2 + gap] : [Number(tens), 1];
}

/** `two fifty seven`, `seven oh two`: said without its hundred. */
function withoutHundred(items: readonly Item[], i: number, count: number): readonly [number, number] | undefined {
  if (items[i]?.type !== "word" || count < 1 || count > 9 || items[i + 1]?.type !== "word") return undefined;
  const oh = UNDERSTAND.OH_ZERO.test(wordAt(items, i + 1)) && items[i + 2]?.type === "word" ? 1 : 0;
  const [rest, taken] = smallAt(items, i + 1 + oh);
  if (rest === undefined || (oh === 1 ? rest > 9 : rest < 10)) return undefined;
  const next = wordAt(items, i + 1 + oh + taken);
  return UNDERSTAND.PART_WORD.test(next) || next === "hundred" || next === "percent"
    ? undefined
    : [count * 100 + rest, 1 + oh + taken];
}

/** `a dozen`, `two dozen`, `half a dozen`; `none` by itself. */
function dozensAt(items: readonly Item[], i: number): readonly [number, number] | undefined {
  const words = [0, 1, 2].map((offset) => wordAt(items, i + offset));
  if (words[0] === "dozen" && i === 0) return [12, 1];
  const count = items[i]?.text ?? "";
  if (words[1] === "dozen" && /^[2-9]$/u.test(count)) return [12 * Number(count), 2];
  if (words[1] === "dozen" && (words[0] === "a" || ONES.has(words[0] ?? "")))
    return [12 * Number(ONES.get(words[0] ?? "") ?? 1), 2];
  if (words.join(" ") === "half a dozen") return [6, 3];
  return words[0] === "none" && items.length - i < 3 && i < 2 ? [0, 1] : undefined;
}

/** `twentyone`. */
function glued(word: string): readonly [number | undefined, number] {
  const cut = UNDERSTAND.CUT_TY.exec(word);
  const tens = TENS.get(cut?.[1] ?? "");
  const ones = Number(ONES.get(cut?.[2] ?? "") ?? 0);
  return tens !== undefined && ones > 0 && ones < 10 ? [Number(tens) + ones, 1] : [undefined, 0];
}

/** `the blue one`, `this one`, `one of them`: no number. */
function isPronoun(items: readonly Item[], i: number, text: string, taken: number): boolean {
  if (text !== "1" || taken > 1 || wordAt(items, i) !== "one") return false;
  const before = items[i - 1];
  if (UNDERSTAND.PART_WORD.test(wordAt(items, i + 1))) return false;
  if (AFTER_PRONOUN.has(wordAt(items, i + 1))) return true;
  // `4 and one is not`, `no one knows`, `pick one`
  if (wordAt(items, i + 1) === "is" && wordAt(items, i + 2) === "not" && before?.text === "and") return true;
  if (before?.text === "no" && (items[i + 1]?.type ?? "end") === "word") return true;
  if (UNDERSTAND.IS_PRONOUN_PICK.test(before?.text ?? "") && items[i]?.text === "one") return true;
  if (before?.text === "it" && wordAt(items, i - 2) === "is" && (items[i + 1]?.type ?? "end") === "end") return false;
  if (before?.type === "number" && items[i - 2]?.text !== ",") return items[i]?.spaced === true && items.length - i < 3;
  return before?.type === "word" && !BEFORE_ONE.has(before.text) && !ONES.has(before.text);
}

function skipAnd(items: readonly Item[], i: number): number {
  const comma = items[i]?.text === "," ? 1 : 0;
  return UNDERSTAND.SKIP_AND.test(wordAt(items, i + comma)) ? i + comma + 1 : i + comma;
}

const ONES = firstByWord(
  "0 zero nought naught nil, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, " +
    "14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen",
);
const SOUNDS = firstByWord("1 won, 2 to too, 3 tree free there thee, 4 for fur, 7 seen, 8 ate, 9 none");
const HEARD_BEHIND_TENS = firstByWord("8 aight, 2 tw");
const TENS = firstByWord("20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety");
const SCALES: ReadonlyMap<string, number> = new Map([
  ["thousand", 1000],
  ["million", 1e6],
  ["billion", 1e9],
]);
const SIZES = wordSet("hundred thousand million billion");
const BEFORE_ONE = wordSet(
  "is are equals got get answer think thought say said says maybe probably minus negative plus times by and or not add added over to from just only um uh so then be wait no mean equal guess with put carry carried as has have a point makes make left are am choose pick yes actually sorry oops okay like remainder r rem rest left past comma point hundred thousand three",
);
const AFTER_PRONOUN = wordSet("of more thing second sec minute min day at time");
