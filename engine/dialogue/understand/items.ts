import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord } from "../../answers/read/table.ts";
import { mendWord, shortNumber } from "./spelling.ts";

/** A piece of a message: a mended word, a number in digits, a sign, the end of a clause. */
export interface Item {
  readonly type: "word" | "number" | "sign" | "end" | "face";
  /** Lower case for words, as typed for the rest. */
  readonly text: string;
  /** Whether there was a gap before it. */
  readonly spaced: boolean;
}

/** What is past this is not read [UND16]. */
export const LONGEST = 500;

/** Cuts a message into pieces: signs of any keyboard made alike, words mended. */
export function itemsOf(message: string, unknown?: string, letters: ReadonlySet<string> = new Set()): readonly Item[] {
  const items: Item[] = [];
  let end = 0;
  const text = tidy(message);
  const isAll = !/\s/u.test(text.trim());
  for (const match of text.matchAll(PIECE)) {
    const { number, word, mark, face } = match.groups ?? {};
    const spaced = items.length === 0 || match.index > end;
    end = match.index + match[0].length;
    if (number !== undefined) items.push({ type: "number", text: number, spaced });
    else if (word?.toLowerCase() === "comma" && !UNDERSTAND.ITEMS_OF_THE.test(items.at(-1)?.text ?? ""))
      items.push({ type: "end", text: ",", spaced });
    else if (word !== undefined) {
      const next = text.slice(end, end + 14);
      const typed = spelledLetter(word, next, unknown);
      const term = termHere(typed, next, items.at(-1), letters);
      if (term !== "")
        for (const [at, letter] of Array.from(term).entries())
          items.push({ type: "word", text: letter, spaced: spaced && at === 0 });
      else pushWords(items, typed, { spaced, isAll, isLetter: isUnknownHere(typed, next, unknown) });
    } else if (mark !== undefined)
      items.push({ type: "end", text: mark.includes("?") ? "?" : (mark[0] ?? "."), spaced });
    else if (face !== undefined) items.push({ type: "face", text: face, spaced });
    else items.push({ type: "sign", text: match[0], spaced });
  }
  const others = items.filter(({ type, text }) => type !== "end" && !UNDERSTAND.LEADING.test(text)).length;
  return items.map((item, index) => {
    const near = items[index - 1]?.text ?? "";
    const before = near === "and" ? (items[index - 2]?.text ?? "") : near;
    const [next = "", second = "", third = ""] = items.slice(index + 1, index + 4).map(({ text }) => text);
    const after =
      next !== "and" ? next : UNDERSTAND.ITEMS_NUMERIC.test(second) ? second : second === "a" ? third : next;
    const isCounted =
      (next === "and" && UNDERSTAND.PART.test(after)) ||
      UNDERSTAND.IS_COUNTED_POINT.test(next) ||
      (next === "out" && second === "of");
    const isPlaced = isCounted || (near === "=" && next === "") || (UNDERSTAND.IS_PLACED_TY.test(near) && next === "");
    return inContext(item, UNDERSTAND.ITEMS_NUMERIC.test(before) ? before : near, after === "" ? undefined : after, {
      isAlone: others < 2,
      isPlaced,
    });
  });
}

interface Place {
  /** Whether there is nothing else in the message. */
  readonly isAlone: boolean;
  /** Whether only a number can stand here: `… and a half`, `… point five`, `thirty …`. */
  readonly isPlaced: boolean;
}

/** The word at a place; empty where there is none, or no word. */
export function wordAt(items: readonly Item[], i: number): string {
  const item = items[i];
  return item?.type === "word" ? item.text : "";
}

/** What stands at a place and behind it, up to so many pieces, each with a gap behind. */
export function wordsFrom(items: readonly Item[], i: number, most = 5): string {
  return items
    .slice(i, i + most)
    .map(({ text }) => text)
    .join(" ")
    .concat(" ");
}

/** Words that sound alike, told apart by their neighbours: `i no it`, `2 hard`, `4 me` [UND13]. */
function inContext(item: Item, before: string, after: string | undefined, { isAlone, isPlaced }: Place): Item {
  const { text, type } = item;
  const word = (mended: string): Item => ({ ...item, type: "word", text: mended });
  if (text === "no" && before === "i" && UNDERSTAND.IN_CONTEXT_UNDERSTAND.test(after ?? "")) return word("not");
  if (text === "no" && UNDERSTAND.IN_CONTEXT_NOT.test(before)) return word("know");
  if (text === "now" && before === "not") return word("know");
  if (
    UNDERSTAND.IN_CONTEXT_MINS.test(text) &&
    (UNDERSTAND.ITEMS_NUMERIC.test(after ?? "") || UNDERSTAND.IN_CONTEXT_TEEN.test(after ?? "")) &&
    !/\d/u.test(before)
  )
    return word("minus");
  if (
    type === "word" &&
    (isAlone || isPlaced || UNDERSTAND.ITEMS_NUMERIC.test(before) || UNDERSTAND.ITEMS_NUMERIC.test(after ?? ""))
  ) {
    const number = shortNumber(text, isPlaced);
    if (number !== undefined) return word(number);
  }
  if (text === "to" && after !== undefined && UNDERSTAND.AFTER_TOO.test(after)) return word("too");
  if (type !== "number") return item;
  if (text === "2" && after !== undefined && UNDERSTAND.AFTER_TOO.test(after)) return word("too");
  if (text === "2" && after !== undefined && UNDERSTAND.BEFORE_TO.test(before) && UNDERSTAND.AFTER_TO.test(after))
    return word("to");
  if (text === "2" && UNDERSTAND.IN_CONTEXT_ME.test(before) && (after === undefined || /^[.!?,]$/u.test(after)))
    return word("too");
  return text === "4" &&
    after !== undefined &&
    UNDERSTAND.AFTER_FOR.test(after) &&
    !UNDERSTAND.IN_CONTEXT_EQUALS.test(before)
    ? word("for")
    : item;
}

/** Whether a letter is meant as one: `y = 3`, `y is 3`, not `y do we`. */
function isUnknownHere(word: string, next: string, unknown: string | undefined): boolean {
  if (word.length !== 1) return false;
  return (
    /^\s*[=+*/^<>]/u.test(next) ||
    UNDERSTAND.IS_UNKNOWN_HERE_EQUALS.test(next) ||
    (word.toLowerCase() === unknown && UNDERSTAND.STANDS_FOR.test(next))
  );
}

interface Typed {
  readonly spaced: boolean;
  /** Whether the message has no gaps at all. */
  readonly isAll: boolean;
  readonly isLetter: boolean;
}

/** The letters of the problem's expressions that a word is: `6ab`, `six y`, `3 x's`, `3 ex`, `y plus one`; else nothing. */
function termHere(typed: string, next: string, before: Item | undefined, letters: ReadonlySet<string>): string {
  const word = typed.toLowerCase();
  const isCounted = before?.type === "number" || UNDERSTAND.ITEMS_NUMERIC.test(before?.text ?? "");
  const isJoined = UNDERSTAND.IS_JOINED_PLUS.test(before?.text ?? "");
  const named =
    isCounted || isJoined ? (LETTER_NAMES.get(word) ?? word.replace(/^([a-z])'s$|^([b-hj-z])s$/u, "$1$2")) : word;
  if (named.length > 3 || !Array.from(named).every((letter) => letters.has(letter))) return "";
  if (isCounted) return named !== "a" || word !== "a" || !/^\s+\p{L}{5}/u.test(next) ? named : "";
  if (named.length > 1) return "";
  return isJoined || (named !== "a" && UNDERSTAND.FOLLOWS_TERM.test(next)) ? named : "";
}

/** The letter that a word names, `ex is four`, where the problem's unknown is said to be something. */
function spelledLetter(word: string, next: string, unknown: string | undefined): string {
  const letter = LETTER_NAMES.get(word.toLowerCase());
  return letter !== undefined && letter === unknown && UNDERSTAND.SAID_TO_BE.test(next) ? letter : word;
}

function pushWords(items: Item[], typed: string, { spaced, isAll, isLetter }: Typed): void {
  // A letter beside a figure or a sign is an unknown or a unit, not a word of phone spelling.
  const before = items.at(-1);
  const isBeside = before?.type === "number" && (!spaced || typed.length === 1);
  const isSigned = typed.length === 1 && (isLetter || before?.type === "sign");
  const words =
    ((isBeside && typed.length <= 3) || isSigned) && !(spaced && /^[uU]$/u.test(typed))
      ? [typed.toLowerCase()]
      : mendWord(typed, isAll).split(" ");
  for (const [index, text] of words.entries()) items.push({ type: "word", text, spaced: index > 0 || spaced });
}

function tidy(message: string): string {
  return message
    .slice(0, LONGEST)
    .normalize("NFC")
    .replace(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu, "")
    .replace(/[‐-―−]/gu, "-")
    .replace(/[‘’´`ʼ]/gu, "'")
    .replace(/(\d)·(?=\d)/gu, "$1.")
    .replace(/[∗⋅·]/gu, "*")
    .replace(/(?<=\p{L}{2})-(?=\p{L})|(?<=-\p{L})-(?=\p{L}{2})/gu, " ")
    .replace(/⁄|∕/gu, "/")
    .replace(/¢/gu, " cents ")
    .replace(/(?<![$£€\d.,])(\d{1,9}(?:[.,]\d{1,9})?) ?([$£€])(?! ?\d)/gu, "$2$1")
    .replaceAll("\u20E3", "")
    .replace(/-+>/gu, "→")
    .replace(/\/\s*\/+/gu, "/")
    .replace(UNDERSTAND.TIDY_TE, "1$1")
    .replace(UNDERSTAND.TIDY_IE, (_, digit: string) => TENS_BY_DIGIT[Number(digit)] ?? "")
    .replace(/\\[dt]?frac\{(\d{1,9})\}\{(\d{1,9})\}/gu, " $1/$2")
    .replace(/&/gu, " and ")
    .replace(/["“”«»]/gu, " ")
    .replace(/(?<!\S)([*_~]{1,3})(?=\S)([^*_~]{0,80}[^*_~\s])\1(?=[.?!,\s]|$)/gu, " $2 ")
    .replace(/^\s*[*_~#]{1,3}(?=[\p{L}\d-])|(?<=[\p{L}\d])[*_~]{1,3}(?=[.?!\s]*$)/gu, " ")
    .replace(/(\d\s*)[\\|](?=\s*\d)/gu, "$1/")
    .replace(UNDERSTAND.TIDY_REM, "$1")
    .replace(
      /\b(\d{1,4})(?:\.(\d{1,3}))?k(?!\p{L})/giu,
      (_, whole: string, part: string | undefined) => whole + (part ?? "").padEnd(3, "0"),
    )
    .replace(/(?<=\d)\s*;(?=\s*-?\d)/gu, ",")
    .replace(/>=|=>/gu, "≥")
    .replace(/<=|=</gu, "≤")
    .replace(/(?<=\d) c m(?!\p{L})/gu, " cm")
    .replace(UNDERSTAND.TIDY_OPEN, "(")
    .replace(UNDERSTAND.TIDY_CLOSED, ")")
    .replace(/(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu, (_, before: string, part: string) =>
      [before, part.normalize("NFKC").replace("⁄", "/")].join(before === "" ? "" : " "),
    )
    .replace(/(?<![\p{L}\d])[oO](?=\.[\doO])/gu, "0")
    .replace(/(?<=\d\.0*)[oO](?=[oO]*\d)/gu, "0")
    .replace(/(\d)([oO]{1,6})(?!\p{L})/gu, (_, digit: string, rest: string) => digit + "0".repeat(rest.length))
    .replace(/(\d)[oO](?=\d)/gu, "$10")
    .replace(/(\d)l(?=\d)/gu, "$11")
    .replace(UNDERSTAND.TIDY_PLUS, "$1 ")
    .replace(UNDERSTAND.TIDY_PLUS_2, " ")
    .replace(UNDERSTAND.TIDY_THOU, "$1$2")
    .replace(UNDERSTAND.TIDY_ATE, "eighty")
    .replace(UNDERSTAND.TIDY_GR, "$1ate")
    .replace(/(?<![\p{L}\d])b4(?![\p{L}\d])/giu, "before")
    .replace(UNDERSTAND.TENS_APART, (whole, stem: string, end: string) => {
      const tens = TENS_STEMS.get(stem.toLowerCase().slice(0, 3)) ?? "";
      return tens === "" ? whole : tens + (/n$/iu.test(end) ? "teen" : "ty");
    });
}

const TENS_BY_DIGIT = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const TENS_STEMS = firstByWord(
  "twen twe, thir thi thu, for for fou, fif fif fiv, six six sik sic, seven sev, eigh ate ait eig, nine nin nai",
);
const LETTER_NAMES = firstByWord("b bee, m em, n en, x ex eks ecks, y wy why");
const PIECE =
  /(?<number>\d+(?:[.,:]\d+)*|(?<![\d\p{L}])\.\d+)|(?<word>\p{L}[\p{L}\p{M}']*)|(?<mark>[.?!,;\n…]+)|(?<face>\p{Extended_Pictographic}|[:;=]-?[()DPp](?!\p{L}|\d))|[^\s]/gu;
