import { firstByWord, wordSet } from "../../answers/read/table.ts";
import type { Item } from "./items.ts";
import { ratioAt, remainder, thousandsOf } from "./quantity-tails.ts";
import { slipsBetween } from "./spelling.ts";
import { withUnit } from "./units.ts";

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
          /^(?:after|before)$/u.test(item.text) && PART_OF_HOUR.test(typed[i - 1]?.text ?? "")
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
  const below = sign === 0 && asked.kind !== "fraction" ? BELOW_ZERO.exec(wordsFrom(items, i + read.taken)) : null;
  if (below !== null) return { text: `-${read.text}`, taken: read.taken + below[0].split(" ").length - 1 };
  if (sign === 0) return read.text === items[i]?.text ? undefined : read;
  return { text: `-${read.text}`, taken: read.taken + sign };
}

/** `plus 25` and no more. */
function isPositive(items: readonly Item[], i: number, before: readonly Item[]): boolean {
  const isEnd = (item: Item | undefined) => item === undefined || item.type === "end";
  return (
    /^(?:plus|positive)$/u.test(wordAt(items, i)) &&
    (isEnd(before.at(-1)) || /^(?:is|or|not)$/u.test(before.at(-1)?.text ?? "")) &&
    items[i + 1]?.type === "number" &&
    (isEnd(items[i + 2]) || /^(?:or|i|not|maybe|idk)$/u.test(items[i + 2]?.text ?? ""))
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
  if (POINT.test(word) || word === "oh" || word === "o") {
    const at = POINT.test(word) ? i : i + 1;
    return POINT.test(wordAt(items, at)) ? decimals(items, at + 1, "0", at + 1 - i) : undefined;
  }
  const alone = bareFraction(items, i, before, asked);
  if (alone !== undefined) return alone;
  const item = items[i];
  if (item?.type !== "number") return undefined;
  if (POINT.test(wordAt(items, i + 1))) {
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
  let at = /^(?:um|uh|er|erm)$/u.test(wordAt(items, i)) ? i + 1 : i;
  for (; items[at] !== undefined; at++) {
    const item = items[at];
    const digit =
      item?.type === "number"
        ? item.text
        : /^(?:oh|o)$/u.test(wordAt(items, at))
          ? "0"
          : wordAt(items, at) === "tree"
            ? "3"
            : "";
    if (!/^\d+$/u.test(digit) || (digits !== "" && digit.length > 1)) break;
    digits += digit;
  }
  return digits === "" ? undefined : { text: `${wholePart}.${digits}`, taken: taken + at - i };
}

/** `a half`, `half`, `quarter`; not `in half`, `half of 8`, `the other half`. */
function bareFraction(items: readonly Item[], i: number, before: readonly Item[], asked: Asked): Read | undefined {
  const word = wordAt(items, i);
  const isTime = asked.kind === "time" && word === "the" && /^(?:quarter|half)$/u.test(wordAt(items, i + 1));
  const article = word === "a" || word === "an" || isTime ? 1 : 0;
  const part = wordAt(items, i + article);
  const figure = items[i + article];
  if (article === 1 && figure?.type === "number" && /^(?:rd|th)$/u.test(wordAt(items, i + 2)))
    return { text: `1/${figure.text}`, taken: 3 };
  if (article === 1 && part === "whole") {
    const more = AND.test(wordAt(items, i + 2)) ? fractionAt(items, i + 3, { ...asked, parts: "" }) : undefined;
    return more === undefined ? { text: "1", taken: 2 } : { text: `1 ${more.text}`, taken: 3 + more.taken };
  }
  if (word === "the" && wordAt(items, i + 1) === "whole" && asked.kind === "fraction" && items.length < 6)
    return { text: "1", taken: 2 };
  const isFraction = asked.kind === "fraction" || asked.kind === "mixed";
  const isHalf = isFraction && article === 1 && part.length > 2 && slipsBetween(part, "half") < 2;
  const bottom =
    article === 1 || part === "half" || part === "quarter"
      ? (PARTS.get(part) ?? (isHalf ? "2" : undefined))
      : undefined;
  const hour = items[i + 1];
  if (asked.kind === "time" && word === "half" && hour?.type === "number" && /^\d{1,2}$/u.test(hour.text))
    return { text: `${hour.text}:30`, taken: 2 };
  const isOfNumber = wordAt(items, i + article + 1) === "of" && items[i + article + 2]?.type === "number";
  if (
    bottom === undefined ||
    isOfNumber ||
    (part === "half" && NO_FRACTION_BEFORE.test(wordAt(items, i + article + 1)))
  )
    return undefined;
  if (article === 0 && NO_FRACTION_AFTER.has(before.at(-1)?.text ?? "")) return undefined;
  if (/^(?:past|to)$/u.test(wordAt(items, i + article + 1))) {
    const after = items[i + article + 2];
    return after?.type === "number" && /^\d+$/u.test(after.text) ? clock(items, i + article, article, true) : undefined;
  }
  return { text: `1/${bottom}`, taken: article + 1 };
}

/** `3/4`, `3 over 4`, `3 out of 4`, `3 quarters`, `3-tenths`. */
function fractionAt(items: readonly Item[], i: number, asked: Asked): Read | undefined {
  const top = items[i];
  if (top?.type !== "number" || !/^\d+$/u.test(top.text)) return undefined;
  const word = wordAt(items, i + 1);
  const isFraction = asked.kind === "fraction" || asked.kind === "mixed";
  const isOver =
    items[i + 1]?.text === "/" ||
    /^(?:over|upon|slash|stroke|outof)$/u.test(word) ||
    (isFraction &&
      (/^(?:by|on|line|dash|out)$/u.test(word) || (word.length > 2 && slipsBetween(word, "over") < 2)) &&
      items[i + 2]?.type === "number");
  const article = isFraction && /^(?:the|a|an)$/u.test(wordAt(items, i + 2)) ? 1 : 0;
  const gap = isOver ? 2 + article : outOf(items, i + 1, isFraction);
  const bottom = items[i + gap];
  if (gap > 0 && bottom?.type === "number" && /^\d+$/u.test(bottom.text) && items[i + gap + 1]?.text !== "/") {
    const ending = /^(?:th|ths|rd|rds|nds?|s)$/u.test(wordAt(items, i + gap + 1)) ? 1 : 0;
    return { text: `${top.text}/${bottom.text}`, taken: gap + 1 + ending };
  }
  const dash = items[i + 1]?.text === "-" && items[i + 2]?.type === "word" ? 1 : 0;
  const named = partOf(wordAt(items, i + 1 + dash)) ?? (isFraction ? EIGHTS.get(wordAt(items, i + 1)) : undefined);
  // `six twenty fifths`
  const tens = items[i + 1];
  const hyphen = items[i + 2]?.text === "-" ? 1 : 0;
  const ones =
    tens?.type === "number" && /^[2-9]0$/u.test(tens.text)
      ? (partOf(wordAt(items, i + 2 + hyphen)) ?? (isFraction ? TWOS.get(wordAt(items, i + 2 + hyphen)) : undefined))
      : undefined;
  if (tens !== undefined && ones !== undefined && ones.length === 1)
    return { text: `${top.text}/${Number(tens.text) + Number(ones)}`, taken: 3 + hyphen };
  // `3-4ths`
  const behindDash = items[i + 1]?.text === "-" && items[i + 2]?.type === "number" ? items[i + 2] : undefined;
  if (behindDash !== undefined && /^(?:ths|rds|th)$/u.test(wordAt(items, i + 3)))
    return { text: `${top.text}/${behindDash.text}`, taken: 4 };
  // `3 4ths`
  const ordinal =
    items[i + 1]?.type === "number" && /^(?:ths|rds|th|rd)$/u.test(wordAt(items, i + 2)) ? items[i + 1] : undefined;
  if (ordinal !== undefined) return { text: `${top.text}/${ordinal.text}`, taken: 3 };
  if (named === undefined || /^(?:past|to)$/u.test(wordAt(items, i + 2 + dash))) return undefined;
  const part = wordAt(items, i + 1 + dash);
  if (asked.parts?.includes(part) === true && !asked.parts.includes(`in ${part}`))
    return { text: top.text, taken: 2 + dash };
  return { text: `${top.text}/${named}`, taken: 2 + dash };
}

/** `3 out of 4`, `3 parts out of the 4`; how many pieces to the lower number, 0 where it is none. */
function outOf(items: readonly Item[], i: number, isFraction: boolean): number {
  const noun = isFraction ? nounsFrom(items, i) : 0;
  const out = /^(?:out|from)$/u.test(wordAt(items, i + noun)) ? 1 : 0;
  const between = wordAt(items, i + noun);
  // `1 in 6`, not `5 in 2 minutes`.
  const isIn = between === "in" && (items[i + noun + 2]?.type ?? "end") === "end";
  const isBelow = isFraction && (BETWEEN_TOP_AND_BOTTOM.test(between) || isIn);
  if (!isBelow && (!/^off?$/u.test(wordAt(items, i + noun + out)) || (out === 0 && !isFraction))) return 0;
  const article = /^(?:the|a|an)$/u.test(wordAt(items, i + noun + out + 1)) ? 1 : 0;
  return noun + out + article + 2;
}

/** `3 snd a half` */
function isAndSlipped(items: readonly Item[], i: number): boolean {
  const word = wordAt(items, i);
  return word.length === 3 && slipsBetween(word, "and") === 1 && wordAt(items, i + 1) === "a";
}

/** How many pieces name the parts that are counted: `parts`, `of them`, `coloured in`; any word before `out`. */
function nounsFrom(items: readonly Item[], i: number): number {
  const word = wordAt(items, i);
  if (word === "" || word === "out" || (word === "of" && items[i + 1]?.type === "number")) return 0;
  const isNamed = wordAt(items, i + 1) === "of" && items[i + 2]?.type === "number" && !TIMES_OF.test(word);
  if (/^(?:out|over|above)$/u.test(wordAt(items, i + 1)) || isNamed) return 1;
  let at = i;
  const isCounted = (word: string, next: string) => COUNTED.test(word) || (word === "in" && next === "out");
  while (
    at < i + 3 &&
    (isCounted(wordAt(items, at), wordAt(items, at + 1)) || /^of (?:them|these)/u.test(wordsFrom(items, at)))
  )
    at++;
  return at - i;
}

/** `3 1/4`, `3 and a quarter`, `3 wholes and 1/4`. */
function mixedAt(items: readonly Item[], i: number, asked: Asked, more = 0): Read | undefined {
  const whole = items[i]?.text ?? "";
  // `3.1/2`, `3,1/2`
  const [, ones, over] = (asked.kind === "mixed" ? /^(\d+)[.,:](\d+)$/u.exec(whole) : null) ?? [];
  if (ones !== undefined && items[i + 1]?.text === "/" && /^\d+$/u.test(items[i + 2]?.text ?? ""))
    return { text: `${ones} ${over ?? ""}/${items[i + 2]?.text ?? ""}`, taken: 3 };
  if (!/^\d+$/u.test(whole)) return undefined;
  // `2 wholes and`, `2 pizzas and`
  const full = wordAt(items, i + 1) === "full" && wordAt(items, i + 2).endsWith("s") ? 1 : 0;
  if (full === 1) return mixedAt([...items.slice(0, i + 1), ...items.slice(i + 2)], i, asked, 1);
  const noun = wordAt(items, i + 1);
  const isMixed = asked.kind === "mixed";
  const isThing =
    /^(?:w?holes?|full|units?)$/u.test(noun) ||
    (isMixed && (noun === "ones" || wordAt(items, i + 2) === "ones")) ||
    (/^(?:[ck]?m|kg|g|l|ml)$/u.test(noun) && AND.test(wordAt(items, i + 2))) ||
    (noun.endsWith("s") && AND.test(wordAt(items, i + 2)) && !MONEY.has(noun));
  const isNamedTwice =
    /^ones?$/u.test(wordAt(items, i + 2)) ||
    (isMixed && wordAt(items, i + 2).endsWith("s") && AND.test(wordAt(items, i + 3)));
  const named = isThing ? (isNamedTwice ? 2 : 1) : 0;
  const isCut =
    (isMixed ? /^[,.…]$/u : /^,$/u).test(items[i + 1 + named]?.text ?? "") &&
    (named > 0 || isMixed || AND.test(wordAt(items, i + 2 + named)));
  const comma = isCut ? 1 : 0;
  const mark = items[i + 1 + named]?.text;
  // `2+3/4` and no more is a mixed number; among other words it is a step.
  const isPlus = mark === "+" && (named > 0 || (i === 0 && items.length === 5));
  const isHyphen =
    isMixed && (isPlus || mark === "_" || (items[i + 1]?.text === "-" && items[i + 1]?.spaced === false));
  const and = AND.test(wordAt(items, i + 1 + named + comma)) || (isMixed && isAndSlipped(items, i + 1 + named)) ? 1 : 0;
  const then = isMixed ? lengthOf(ALSO, items, i + 1 + named + comma + and) : 0;
  const joined = isHyphen ? 1 : comma + and + then;
  const article =
    joined > 0 &&
    wordAt(items, i + 1 + named + joined) === "a" &&
    items[i + 2 + named + joined]?.type === "number" &&
    items[i + 3 + named + joined]?.text === "/"
      ? 1
      : 0;
  const open = isMixed && items[i + 1 + named + joined]?.text === "(" ? 1 : 0;
  const at = i + 1 + named + joined + article + open;
  const part =
    fractionAt(items, at, { ...asked, parts: "" }) ??
    (joined + named > 0 || isMixed ? bareFraction(items, at, [], asked) : undefined);
  const [top, bottom] = (part?.text ?? "").split("/");
  const isImproper = Number(top) >= Number(bottom) && !isMixed;
  if (part === undefined || bottom === undefined || isImproper) return undefined;
  const unit = UNITS.exec(noun)?.[1] ?? "";
  return { text: `${whole} ${part.text}${unit === "" ? "" : ` ${unit}`}`, taken: at - i + part.taken + more + open };
}

/** `3/8 and 2 ones`, `a third and five whole ones`: the fraction said first. */
function beforeWholes(items: readonly Item[], i: number, fraction: Read): Read | undefined {
  const at = i + fraction.taken;
  const whole = AND.test(wordAt(items, at)) ? items[at + 1] : undefined;
  const [named = ""] = /^(?:wholes?(?: ones?)?|hole ones|ones) /u.exec(wordsFrom(items, at + 2)) ?? [];
  if (whole?.type !== "number" || !/^\d+$/u.test(whole.text) || named === "") return undefined;
  return { text: `${whole.text} ${fraction.text}`, taken: fraction.taken + 1 + named.split(" ").length };
}

/** What stands behind a number and belongs to it. */
function withTail(items: readonly Item[], i: number, read: Read, asked: Asked): Read {
  const at = i + read.taken;
  const next = items[at];
  const word = wordAt(items, at);
  const of = word === "of" ? 1 : 0;
  const thousands = thousandsOf(read.text, items[at + of]);
  if (thousands !== undefined) return withTail(items, i, { text: thousands, taken: read.taken + 1 + of }, asked);
  if (next?.text === "%" || /^percent(?:s|age)?$/u.test(word)) return { text: `${read.text}%`, taken: read.taken + 1 };
  if (word === "per" && /^[cs]ents?$/u.test(wordAt(items, at + 1)))
    return { text: `${read.text}%`, taken: read.taken + 2 };
  if (asked.kind === "time" && /^(?:am|pm)$/u.test(word))
    return { text: `${read.text} ${word}`, taken: read.taken + 1 };
  if (asked.kind === "money" && next?.type === "number" && /^\d{1,3} \d\d$/u.test(`${read.text} ${next.text}`))
    return withTail(items, i, { text: `${read.text}.${next.text}`, taken: read.taken + 1 }, asked);
  if (asked.kind === "time" && /^\d{1,2}\.[0-5]\d$/u.test(read.text))
    return withTail(items, i, { ...read, text: read.text.replace(".", ":") }, asked);
  if (asked.kind === "time" && /^\d{1,2}$/u.test(read.text)) {
    const oh = word === "oh" || word === "o" ? 1 : 0;
    const minutes = items[at + oh];
    if (minutes?.type === "number" && (oh === 1 ? /^\d$/u : /^\d\d$/u).test(minutes.text))
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
  if (/^\d+$/u.test(number.text) && /^\d{1,2}$/u.test(small?.text ?? "") && COINS.test(wordAt(items, after + 1)))
    return { text: `${items[i]?.text ?? ""}${number.text}.${small?.text.padStart(2, "0")}`, taken: after + 2 - i };
  if (/^\d+$/u.test(number.text) && /^\d\d$/u.test(items[i + 2]?.text ?? "") && items[i + 3] === undefined)
    return { text: `${items[i]?.text ?? ""}${number.text}.${items[i + 2]?.text ?? ""}`, taken: 3 };
  if (COINS.test(wordAt(items, i + 2))) return { text: `${items[i]?.text ?? ""}${number.text}`, taken: 3 };
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

/** `quarter past 3`, `20 to 5`, `3 oclock`. */
function clock(items: readonly Item[], i: number, taken: number, isTime: boolean): Read | undefined {
  const word = wordAt(items, i + 1);
  const minutes = wordAt(items, i) === "half" ? 30 : wordAt(items, i) === "quarter" ? 15 : Number(items[i]?.text);
  if (/^(?:o|oh)$/u.test(word) && /^clock$/u.test(wordAt(items, i + 2)))
    return { text: `${minutes}:00`, taken: taken + 3 };
  if (/^o'?clock$/u.test(word)) return { text: `${minutes}:00`, taken: taken + 2 };
  if (isTime && /^min(?:ute)?s?$/u.test(word) && /^(?:past|to)$/u.test(wordAt(items, i + 2)))
    return clock([...items.slice(0, i + 1), ...items.slice(i + 2)], i, taken + 1, isTime);
  const hour = items[i + 2];
  if (!/^(?:past|to)$/u.test(word) || hour?.type !== "number" || !/^\d{1,2}$/u.test(hour.text)) return undefined;
  const isNamed = items[i]?.type === "word" || word === "past";
  if (!isNamed && !isTime) return undefined;
  const total = word === "past" ? minutes : 60 - minutes;
  const from = word === "past" ? Number(hour.text) : Number(hour.text) - 1 || 12;
  return { text: `${from}:${String(total).padStart(2, "0")}`, taken: taken + 3 };
}

/** 1 for each piece of the phrase that stands there, 0 without it. */
function lengthOf(phrase: RegExp, items: readonly Item[], i: number): number {
  return (phrase.exec(wordsFrom(items, i))?.[0].split(" ").length ?? 1) - 1;
}

function partOf(word: string): string | undefined {
  return PARTS.get(word) ?? PARTS.get(word.replace(/s$/u, ""));
}

function wordsFrom(items: readonly Item[], i: number): string {
  return items
    .slice(i, i + 5)
    .map(({ text }) => text)
    .join(" ")
    .concat(" ");
}

function isLetter(item: Item | undefined): boolean {
  return item?.type === "word" && /^[b-hj-z]$/u.test(item.text);
}

function wordAt(items: readonly Item[], i: number): string {
  const item = items[i];
  return item?.type === "word" ? item.text : "";
}

const PARTS = firstByWord(
  "2 half halves halfs, 3 third, 4 quarter fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, 10 tenth, 11 eleventh, 12 twelfth, 13 thirteenth, 14 fourteenth, 15 fifteenth, 16 sixteenth, 17 seventeenth, 18 eighteenth, 19 nineteenth, 20 twentieth, 30 thirtieth, 40 fortieth, 50 fiftieth, 60 sixtieth, 70 seventieth, 80 eightieth, 90 ninetieth, 100 hundredth, 1000 thousandth",
);
const TWOS = firstByWord("1 ones, 2 twos, 3 threes, 4 fours, 5 fives, 6 sixes, 7 sevens, 8 eights, 9 nines");
const TIMES_OF = /^(?:lots?|groups?|sets?|times|more|instead|because|half|quarter|third|tenth)$/u;
const COUNTED = /^(?:parts?|pieces?|slices?|bits?|squares?|shaded|colou?red|them|these)$/u;
const BETWEEN_TOP_AND_BOTTOM = /^(?:over|above|upon|outof)$/u;
const EIGHTS = firstByWord(
  "3 threes, 4 fours, 5 fives, 6 sixes sixs sicks, 7 sevens, 8 eights, 9 nines, 10 tens tents, 11 elevens, 12 twelves twelve twelvs, 13 thirteens, 14 fourteens, 15 fifteens, 16 sixteens, 20 twenties twentys",
);
const NO_FRACTION_BEFORE = /^(?:way|it|them|both|the|that|this|again|time)$/u;
const NO_FRACTION_AFTER = wordSet(
  "in the other my first second bottom top and or by one to half first last each every do",
);
const MONEY = firstByWord("£ pound pounds quid, $ dollar dollars buck bucks, € euro euros, ₹ rupee rupees");
const AND = /^(?:and|n|an|en|nd|add?|end|with|plus)$/u;
const BELOW_ZERO =
  /^(?:degrees? |floors? |° )?(?:(?:below|under|less than|beneath) (?:zero|0|ground|the ground)|below(?! \w)) /u;
const ALSO = /^(?:then |also |little |small |there is |another |in (?=a (?:half|third|quarter)))+/u;
const QUARTERS: Readonly<Record<string, string>> = { quarter: "25", half: "50" };
const UNITS = /^([ck]?m|kg|g|l|ml)(?:et(?:re|er)s?)?$/u;
const HUNDREDTHS: Readonly<Record<string, string>> = { "1/2": "50", "1/4": "25", "3/4": "75" };
const PART_OF_HOUR = /^(?:quarter|half|\d\d?|min(?:ute)?s?)$/u;
const COINS = /^(?:p|pence|pennies|penny|cents?|c)$/u;
const POINT = /^(?:point|dot|pint|pont|poit|pt)$/u;
