import { UNDERSTAND } from "../../cues/understand.ts";
import { bareFraction, beforeWholes, fractionAt, mixedAt } from "./fractions.ts";
import { wordAt, wordsFrom, type Item } from "./items.ts";
import { clock, ratioAt, remainder, thousandsOf } from "./quantity-tails.ts";
import { MONEY, withUnit } from "./units.ts";

/** What the open answer lets words mean: `3 minutes` is a time where one is asked for. */
export interface Asked {
  readonly kind: string | undefined;
  /** Stem and expected answer, lower case. */
  readonly about: string;
  /** The tutor's question, where it asks how many parts there are: `13 tenths` is 13 then. */
  readonly parts?: string;
  /** Letters that stand for numbers in the problem's expressions. */
  readonly letters?: ReadonlySet<string>;
}

/**
 * Fractions, mixed numbers, decimals, negatives, percents, money, times, remainders and units, each as one number in
 * digits, as it would be typed [UND2] [UND3]. Whole numbers are in digits already.
 */
export function quantitiesIn(typed: readonly Item[], asked: Asked): readonly Item[] {
  const items =
    asked.kind === "time"
      ? typed.map((item, i) =>
          UNDERSTAND.ITEMS_AFTER.test(item.text) && UNDERSTAND.PART_OF_HOUR.test(typed[i - 1]?.text ?? "")
            ? { ...item, text: item.text === "after" ? "past" : "to" }
            : item,
        )
      : typed;
  const list: Item[] = [];
  for (let i = 0; i < items.length;) {
    const read = quantityAt(items, i, list, asked);
    const item = items[i];
    if (item === undefined) break;
    list.push(read === undefined ? item : { type: "number", text: read.text, spaced: item.spaced });
    i += read?.taken ?? 1;
  }
  return list;
}

export interface Read {
  readonly text: string;
  readonly taken: number;
}

function quantityAt(items: readonly Item[], i: number, before: readonly Item[], asked: Asked): Read | undefined {
  const sign = signAt(items, i, before, asked);
  if (isPositive(items, i, before)) return { text: items[i + 1]?.text ?? "", taken: 2 };
  const plain = plainAt(items, i + sign, before, asked);
  const coin = sign === 0 || plain === undefined ? coinAt(items, i + sign) : undefined;
  const read = coin ?? (plain === undefined ? undefined : withTail(items, i + sign, plain, asked));
  if (read === undefined) return undefined;
  const behind = wordsFrom(items, i + read.taken, 9);
  const below =
    sign === 0 && asked.kind !== "fraction"
      ? (UNDERSTAND.BELOW_ZERO.exec(behind) ?? UNDERSTAND.MINUS_BEHIND.exec(behind))
      : null;
  if (below !== null) return { text: `-${read.text}`, taken: read.taken + below[0].split(" ").length - 1 };
  if (sign === 0) return read.text === items[i]?.text ? undefined : read;
  return { text: `-${read.text}`, taken: read.taken + sign };
}

/** `plus 25` and no more. */
function isPositive(items: readonly Item[], i: number, before: readonly Item[]): boolean {
  const isEnd = (item: Item | undefined) => item === undefined || item.type === "end";
  return (
    UNDERSTAND.IS_POSITIVE_PLUS.test(wordAt(items, i)) &&
    (isEnd(before.at(-1)) || UNDERSTAND.IS_POSITIVE_NOT.test(before.at(-1)?.text ?? "")) &&
    items[i + 1]?.type === "number" &&
    (isEnd(items[i + 2]) || UNDERSTAND.IS_POSITIVE_NOT_2.test(items[i + 2]?.text ?? ""))
  );
}

/** How many pieces make a minus that belongs to the number: none behind another number. */
function signAt(items: readonly Item[], i: number, before: readonly Item[], asked: Asked): number {
  const item = items[i];
  const previous = before.at(-1);
  const isTerm = asked.kind === "expression" && asked.letters?.has(previous?.text ?? "") === true;
  const isBehind = previous?.type === "number" || previous?.text === ")" || isLetter(previous) || isTerm;
  const isMarked = /^[.:,]$/u.test(items[i + 1]?.text ?? "") && items[i + 2]?.type === "number";
  if (item?.text === "negative") return isMarked ? 2 : 1;
  if (item?.text === "minus" && asked.kind === "list") return 1;
  if (item?.text === "minus") return isBehind ? 0 : isMarked ? 2 : 1;
  if (item?.type !== "sign" || item.text !== "-") return 0;
  const isTight = items[i + 1]?.spaced === false;
  if (asked.kind === "list" && item.spaced && isTight) return 1;
  return isBehind && (isTerm || !(item.spaced && isTight && previous?.type !== "number")) ? 0 : 1;
}

/** A number with its fraction or decimals. */
function plainAt(items: readonly Item[], i: number, before: readonly Item[], asked: Asked): Read | undefined {
  const word = wordAt(items, i);
  if (UNDERSTAND.POINT.test(word) || word === "oh" || word === "o") {
    const at = UNDERSTAND.POINT.test(word) ? i : i + 1;
    return UNDERSTAND.POINT.test(wordAt(items, at)) ? decimals(items, at + 1, "0", at + 1 - i) : undefined;
  }
  const alone = bareFraction(items, i, before, asked);
  if (alone !== undefined) return alone;
  const item = items[i];
  if (item?.type !== "number") return undefined;
  if (UNDERSTAND.POINT.test(wordAt(items, i + 1))) {
    const found = decimals(items, i + 2, item.text, 2);
    if (found !== undefined) return found;
  }
  const next = items[i + 1];
  if (next?.type === "number" && /^\.\d/u.test(next.text) && /^\d+$/u.test(item.text))
    return { text: item.text + next.text, taken: 2 };
  const dot = next?.text === "." ? items[i + 2] : undefined;
  const isOneNumber = next?.spaced === false && dot?.spaced === false;
  if (dot?.type === "number" && /^\d+$/u.test(dot.text) && (isOneNumber || asked.kind === "decimal"))
    return { text: `${item.text}.${dot.text}`, taken: 3 };
  // `one comma two` and nothing else.
  if (asked.kind === "decimal" && i === 0 && next?.text === "," && items[2]?.type === "number" && items.length === 3)
    return { text: `${item.text}.${items[2].text}`, taken: 3 };
  const ratio = asked.kind === "ratio" ? ratioAt(items, i) : undefined;
  if (ratio !== undefined) return ratio;
  const fraction = fractionAt(items, i, asked);
  if (fraction !== undefined) return asked.kind === "mixed" ? (beforeWholes(items, i, fraction) ?? fraction) : fraction;
  return mixedAt(items, i, asked) ?? { text: item.text.startsWith(".") ? `0${item.text}` : item.text, taken: 1 };
}

function decimals(items: readonly Item[], i: number, wholePart: string, taken: number): Read | undefined {
  let digits = "";
  let at = UNDERSTAND.AT_ERM.test(wordAt(items, i)) ? i + 1 : i;
  for (; items[at] !== undefined; at++) {
    const item = items[at];
    const digit =
      item?.type === "number"
        ? item.text
        : UNDERSTAND.DIGIT_OH.test(wordAt(items, at))
          ? "0"
          : wordAt(items, at) === "tree"
            ? "3"
            : "";
    if (!/^\d+$/u.test(digit) || (digits !== "" && digit.length > 1)) break;
    digits += digit;
  }
  return digits === "" ? undefined : { text: `${wholePart}.${digits}`, taken: taken + at - i };
}

/** What stands behind a number and belongs to it. */
function withTail(items: readonly Item[], i: number, read: Read, asked: Asked): Read {
  const at = i + read.taken;
  const next = items[at];
  const word = wordAt(items, at);
  const of = word === "of" ? 1 : 0;
  const thousands = thousandsOf(read.text, items[at + of]);
  if (thousands !== undefined) return withTail(items, i, { text: thousands, taken: read.taken + 1 + of }, asked);
  if (next?.text === "%" || UNDERSTAND.WITH_TAIL_PERCENT.test(word))
    return { text: `${read.text}%`, taken: read.taken + 1 };
  if (word === "per" && UNDERSTAND.WITH_TAIL_ENTS.test(wordAt(items, at + 1)))
    return { text: `${read.text}%`, taken: read.taken + 2 };
  if (asked.kind === "time" && UNDERSTAND.WITH_TAIL_AM.test(word))
    return { text: `${read.text} ${word}`, taken: read.taken + 1 };
  if (asked.kind === "money" && next?.type === "number" && /^\d{1,3} \d\d$/u.test(`${read.text} ${next.text}`))
    return withTail(items, i, { text: `${read.text}.${next.text}`, taken: read.taken + 1 }, asked);
  if (asked.kind === "time" && /^\d{1,2}\.[0-5]\d$/u.test(read.text))
    return withTail(items, i, { ...read, text: read.text.replace(".", ":") }, asked);
  if (asked.kind === "time" && /^\d{1,2}$/u.test(read.text)) {
    const oh = word === "oh" || word === "o" ? 1 : 0;
    const minutes = items[at + oh];
    // "5 10 15 20" is counted.
    const isInARow = items[at + oh + 1]?.type === "number" || items[i - 1]?.type === "number";
    if (!isInARow && minutes?.type === "number" && (oh === 1 ? /^\d$/u : /^\d\d$/u).test(minutes.text))
      return withTail(
        items,
        i,
        { text: `${read.text}:${minutes.text.padStart(2, "0")}`, taken: read.taken + oh + 1 },
        asked,
      );
  }
  if (/^\d+$/u.test(read.text)) {
    const time = clock(items, i, 0, asked.kind === "time");
    if (time !== undefined) return time;
    const rest = remainder(items, at, asked);
    if (rest !== undefined) return { text: `${read.text} r ${rest.text}`, taken: read.taken + rest.taken };
  }
  const sign = MONEY.get(word);
  if (sign !== undefined) return amount(items, i, read, sign);
  return withUnit(items, at, read, asked);
}

/** `£5.20` and `$5`. */
function coinAt(items: readonly Item[], i: number): Read | undefined {
  const number = items[i + 1];
  const coin = wordAt(items, i) === "a" ? MONEY.get(wordAt(items, i + 1)) : undefined;
  const one = coin === undefined ? undefined : amount(items, i, { text: "1", taken: 1 }, coin);
  // `a dollar fifteen`
  if (one?.text.includes(".") === true) return one;
  if (items[i]?.text === "%" && number?.type === "number") return { text: `${number.text}%`, taken: 2 };
  if (!/^[£$€₹]$/u.test(items[i]?.text ?? "") || number?.type !== "number") return undefined;
  const after = wordAt(items, i + 2) === "and" ? i + 3 : i + 2;
  const small = items[after];
  if (
    /^\d+$/u.test(number.text) &&
    /^\d{1,2}$/u.test(small?.text ?? "") &&
    UNDERSTAND.COINS.test(wordAt(items, after + 1))
  )
    return { text: `${items[i]?.text ?? ""}${number.text}.${small?.text.padStart(2, "0")}`, taken: after + 2 - i };
  if (/^\d+$/u.test(number.text) && /^\d\d$/u.test(items[i + 2]?.text ?? "") && items[i + 3] === undefined)
    return { text: `${items[i]?.text ?? ""}${number.text}.${items[i + 2]?.text ?? ""}`, taken: 3 };
  if (UNDERSTAND.COINS.test(wordAt(items, i + 2))) return { text: `${items[i]?.text ?? ""}${number.text}`, taken: 3 };
  return { text: `${items[i]?.text ?? ""}${number.text}`, taken: 2 };
}

/** `five pounds 20`, `3 dollars and 5 cents`. */
function amount(items: readonly Item[], i: number, read: Read, sign: string): Read {
  const at = i + read.taken + 1;
  // `2 and a half euros`
  const [, whole, quarters] = /^(\d+) (1\/2|1\/4|3\/4)$/u.exec(read.text) ?? [];
  if (whole !== undefined && quarters !== undefined)
    return { text: `${sign}${whole}.${HUNDREDTHS[quarters] ?? ""}`, taken: read.taken + 1 };
  const joined = wordAt(items, at) === "and" ? at + 1 : at;
  const small = items[joined];
  const part =
    /^\d+$/u.test(read.text) && joined > at
      ? QUARTERS[items[joined]?.text === "a" ? wordAt(items, joined + 1) : wordAt(items, joined)]
      : undefined;
  if (part !== undefined)
    return { text: `${sign}${read.text}.${part}`, taken: joined - i + (items[joined]?.text === "a" ? 2 : 1) };
  const isSmall = small?.type === "number" && /^\d{1,2}$/u.test(small.text) && /^\d+$/u.test(read.text);
  const hasName = /^(?:[cs][a-z]{1,5}|p\w{0,6}|c)$/u.test(wordAt(items, joined + 1));
  if (!isSmall || (joined > at && !hasName)) return { text: `${sign}${read.text}`, taken: read.taken + 1 };
  return { text: `${sign}${read.text}.${small.text.padStart(2, "0")}`, taken: joined - i + (hasName ? 2 : 1) };
}

function isLetter(item: Item | undefined): boolean {
  return item?.type === "word" && /^[b-hj-z]$/u.test(item.text);
}

const QUARTERS: Readonly<Record<string, string>> = { quarter: "25", half: "50" };
const HUNDREDTHS: Readonly<Record<string, string>> = { "1/2": "50", "1/4": "25", "3/4": "75" };
