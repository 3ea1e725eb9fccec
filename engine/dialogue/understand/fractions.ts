import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import { wordAt, wordsFrom, type Item } from "./items.ts";
import type { Asked, Read } from "./quantities.ts";
import { clock } from "./quantity-tails.ts";
import { slipsBetween } from "./spelling.ts";
import { MONEY } from "./units.ts";

/** `a half`, `half`, `quarter`; not `in half`, `half of 8`, `the other half`. */
export function bareFraction(
  items: readonly Item[],
  i: number,
  before: readonly Item[],
  asked: Asked,
): Read | undefined {
  const word = wordAt(items, i);
  const isTime = asked.kind === "time" && word === "the" && UNDERSTAND.IS_TIME_QUARTER.test(wordAt(items, i + 1));
  const article = word === "a" || word === "an" || isTime ? 1 : 0;
  const part = wordAt(items, i + article);
  const figure = items[i + article];
  if (article === 1 && figure?.type === "number" && UNDERSTAND.BARE_FRACTION_RD.test(wordAt(items, i + 2)))
    return { text: `1/${figure.text}`, taken: 3 };
  if (article === 1 && part === "whole") {
    const more = UNDERSTAND.AND.test(wordAt(items, i + 2))
      ? fractionAt(items, i + 3, { ...asked, parts: "" })
      : undefined;
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
    (part === "half" && UNDERSTAND.NO_FRACTION_BEFORE.test(wordAt(items, i + article + 1)))
  )
    return undefined;
  if (article === 0 && NO_FRACTION_AFTER.has(before.at(-1)?.text ?? "")) return undefined;
  if (UNDERSTAND.PAST_OR_TO.test(wordAt(items, i + article + 1))) {
    const after = items[i + article + 2];
    return after?.type === "number" && /^\d+$/u.test(after.text) ? clock(items, i + article, article, true) : undefined;
  }
  return { text: `1/${bottom}`, taken: article + 1 };
}

/** `3/4`, `3 over 4`, `3 out of 4`, `3 quarters`, `3-tenths`. */
export function fractionAt(items: readonly Item[], i: number, asked: Asked): Read | undefined {
  const top = items[i];
  if (top?.type !== "number" || !/^\d+$/u.test(top.text)) return undefined;
  const word = wordAt(items, i + 1);
  const isFraction = asked.kind === "fraction" || asked.kind === "mixed";
  const isOver =
    items[i + 1]?.text === "/" ||
    UNDERSTAND.IS_OVER.test(word) ||
    (isFraction &&
      (UNDERSTAND.IS_OVER_LINE.test(word) || (word.length > 2 && slipsBetween(word, "over") < 2)) &&
      items[i + 2]?.type === "number");
  const article = isFraction && UNDERSTAND.ARTICLE_THE.test(wordAt(items, i + 2)) ? 1 : 0;
  const gap = isOver ? 2 + article : outOf(items, i + 1, isFraction);
  const bottom = items[i + gap];
  if (gap > 0 && bottom?.type === "number" && /^\d+$/u.test(bottom.text) && items[i + gap + 1]?.text !== "/") {
    const ending = UNDERSTAND.ENDING_THS.test(wordAt(items, i + gap + 1)) ? 1 : 0;
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
  if (behindDash !== undefined && UNDERSTAND.FRACTION_AT_THS.test(wordAt(items, i + 3)))
    return { text: `${top.text}/${behindDash.text}`, taken: 4 };
  // `3 4ths`
  const ordinal =
    items[i + 1]?.type === "number" && UNDERSTAND.ORDINAL_THS.test(wordAt(items, i + 2)) ? items[i + 1] : undefined;
  if (ordinal !== undefined) return { text: `${top.text}/${ordinal.text}`, taken: 3 };
  if (named === undefined || UNDERSTAND.PAST_OR_TO.test(wordAt(items, i + 2 + dash))) return undefined;
  const part = wordAt(items, i + 1 + dash);
  if (asked.parts?.includes(part) === true && !asked.parts.includes(`in ${part}`))
    return { text: top.text, taken: 2 + dash };
  return { text: `${top.text}/${named}`, taken: 2 + dash };
}

/** `3 out of 4`, `3 parts out of the 4`; how many pieces to the lower number, 0 where it is none. */
function outOf(items: readonly Item[], i: number, isFraction: boolean): number {
  const noun = isFraction ? nounsFrom(items, i) : 0;
  const out = UNDERSTAND.OUT.test(wordAt(items, i + noun)) ? 1 : 0;
  const between = wordAt(items, i + noun);
  // `1 in 6`, not `5 in 2 minutes`.
  const isIn = between === "in" && (items[i + noun + 2]?.type ?? "end") === "end";
  const isBelow = isFraction && (UNDERSTAND.BETWEEN_TOP_AND_BOTTOM.test(between) || isIn);
  if (!isBelow && (!UNDERSTAND.OUT_OF_OFF.test(wordAt(items, i + noun + out)) || (out === 0 && !isFraction))) return 0;
  const article = UNDERSTAND.ARTICLE_THE.test(wordAt(items, i + noun + out + 1)) ? 1 : 0;
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
  const isNamed = wordAt(items, i + 1) === "of" && items[i + 2]?.type === "number" && !UNDERSTAND.TIMES_OF.test(word);
  if (UNDERSTAND.NOUNS_FROM_OUT.test(wordAt(items, i + 1)) || isNamed) return 1;
  let at = i;
  const isCounted = (word: string, next: string) => UNDERSTAND.COUNTED.test(word) || (word === "in" && next === "out");
  while (
    at < i + 3 &&
    (isCounted(wordAt(items, at), wordAt(items, at + 1)) || UNDERSTAND.NOUNS_FROM_THEM.test(wordsFrom(items, at)))
  )
    at++;
  return at - i;
}

/** `3 1/4`, `3 and a quarter`, `3 wholes and 1/4`. */
export function mixedAt(items: readonly Item[], i: number, asked: Asked, more = 0): Read | undefined {
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
    UNDERSTAND.IS_THING_HOLES.test(noun) ||
    (isMixed && (noun === "ones" || wordAt(items, i + 2) === "ones")) ||
    (UNDERSTAND.IS_THING_KG.test(noun) && UNDERSTAND.AND.test(wordAt(items, i + 2))) ||
    (noun.endsWith("s") && UNDERSTAND.AND.test(wordAt(items, i + 2)) && !MONEY.has(noun));
  const isNamedTwice =
    UNDERSTAND.IS_NAMED_TWICE_ONES.test(wordAt(items, i + 2)) ||
    (isMixed && wordAt(items, i + 2).endsWith("s") && UNDERSTAND.AND.test(wordAt(items, i + 3)));
  const named = isThing ? (isNamedTwice ? 2 : 1) : 0;
  const isCut =
    (isMixed ? /^[,.…]$/u : /^,$/u).test(items[i + 1 + named]?.text ?? "") &&
    (named > 0 || isMixed || UNDERSTAND.AND.test(wordAt(items, i + 2 + named)));
  const comma = isCut ? 1 : 0;
  const mark = items[i + 1 + named]?.text;
  // `2+3/4` and no more is a mixed number; among other words it is a step.
  const isPlus = mark === "+" && (named > 0 || (isMixed && isLed(items, i)));
  const isHyphen =
    isMixed && (isPlus || mark === "_" || (items[i + 1]?.text === "-" && items[i + 1]?.spaced === false));
  const and =
    UNDERSTAND.AND.test(wordAt(items, i + 1 + named + comma)) || (isMixed && isAndSlipped(items, i + 1 + named))
      ? 1
      : 0;
  const then = isMixed ? lengthOf(UNDERSTAND.ALSO, items, i + 1 + named + comma + and) : 0;
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
  const unit = UNDERSTAND.UNITS.exec(noun)?.[1] ?? "";
  return { text: `${whole} ${part.text}${unit === "" ? "" : ` ${unit}`}`, taken: at - i + part.taken + more + open };
}

/** Whether nothing but words for "it is" stands before. */
function isLed(items: readonly Item[], i: number): boolean {
  return items.slice(0, i).every(({ text }) => LED.has(text));
}

/** `3/8 and 2 ones`, `a third and five whole ones`: the fraction said first. */
export function beforeWholes(items: readonly Item[], i: number, fraction: Read): Read | undefined {
  const at = i + fraction.taken;
  const whole = UNDERSTAND.AND.test(wordAt(items, at)) ? items[at + 1] : undefined;
  const [named = ""] = UNDERSTAND.BEFORE_WHOLES.exec(wordsFrom(items, at + 2)) ?? [];
  // `3/8 and the whole number is 2`
  const [told = ""] = UNDERSTAND.BEFORE_WHOLES_WITH.exec(wordsFrom(items, at, 6)) ?? [];
  const behind = told === "" ? undefined : items[at + told.split(" ").length - 1];
  if (behind !== undefined && /^\d+$/u.test(behind.text))
    return { text: `${behind.text} ${fraction.text}`, taken: fraction.taken + told.split(" ").length };
  if (whole?.type !== "number" || !/^\d+$/u.test(whole.text) || named === "") return undefined;
  return { text: `${whole.text} ${fraction.text}`, taken: fraction.taken + 1 + named.split(" ").length };
}

/** 1 for each piece of the phrase that stands there, 0 without it. */
function lengthOf(phrase: RegExp, items: readonly Item[], i: number): number {
  return (phrase.exec(wordsFrom(items, i))?.[0].split(" ").length ?? 1) - 1;
}

function partOf(word: string): string | undefined {
  return PARTS.get(word) ?? PARTS.get(word.replace(/s$/u, ""));
}

const PARTS = firstByWord(
  "2 half halves halfs, 3 third, 4 quarter fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, 10 tenth, 11 eleventh, 12 twelfth, 13 thirteenth, 14 fourteenth, 15 fifteenth, 16 sixteenth, 17 seventeenth, 18 eighteenth, 19 nineteenth, 20 twentieth, 30 thirtieth, 40 fortieth, 50 fiftieth, 60 sixtieth, 70 seventieth, 80 eightieth, 90 ninetieth, 100 hundredth, 1000 thousandth",
);
const TWOS = firstByWord("1 ones, 2 twos, 3 threes, 4 fours, 5 fives, 6 sixes, 7 sevens, 8 eights, 9 nines");
const EIGHTS = firstByWord(
  "3 threes, 4 fours, 5 fives, 6 sixes sixs sicks, 7 sevens, 8 eights, 9 nines, 10 tens tents, 11 elevens, 12 twelves twelve twelvs, 13 thirteens, 14 fourteens, 15 fifteens, 16 sixteens, 20 twenties twentys",
);
const NO_FRACTION_AFTER = wordSet(
  "in the other my first second bottom top and or by one to half first last each every do",
);
const LED = wordSet("it is i think got get the answer um so maybe my = mum dad says said");
