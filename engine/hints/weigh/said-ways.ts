import { LEAKS } from "../../cues/leaks.ts";
import { WEIGHING } from "../../cues/weighing.ts";
import { type Rational, add, equals, isWhole, multiply, negate, rational } from "../../answers/rational.ts";
import { collectMentions } from "../find-leak-mentions.ts";
import { tokeniseHint } from "../find-leak-tokens.ts";
import type { LeakRequest } from "../leak-types.ts";
import { type Place, type Way, markOf, near, noveltyOf, seen, sentenceMark, wordsOf } from "./place.ts";
import { holdsQuantity } from "./read-quantities.ts";
import { isUnreduced, rolesOf } from "./roles.ts";

export function saidWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, sentences } = place.text;
  return quantities.flatMap((quantity, index): readonly Way[] => {
    if (!equals(quantity.value, answer) || quantity.form === "p" || quantity.form === "o" || quantity.form === "1")
      return [];
    const { from, to, form, sentence } = quantity;
    const isSmall = form === "w" && answer.n <= 10n && answer.d <= 10n;
    const base = `S${noveltyOf(place, quantity)}${isSmall ? "s" : form}`;
    const short = base.slice(0, 2);
    const mark = markOf(place, quantity);
    const [l2, l1, r1, r2] = [seen(place, from - 2), seen(place, from - 1), seen(place, to), seen(place, to + 1)];
    const isLast = index === quantities.length - 1;
    const isEnd = sentence === sentences.length - 1;
    return [
      [
        "S",
        short,
        base,
        `${base}${mark}`,
        `${short}l ${l1}`,
        `Sl ${l1}`,
        `Sl ${l2} ${l1}`,
        `${short}r ${r1}`,
        `Sr ${r1}`,
        `Sr ${r1} ${r2}`,
        `Slr ${l1} ${r1}`,
        `${short} ${isLast ? "last" : ""}${isEnd ? "end" : ""}`,
        `Sn ${Math.min(quantities.length, 5)} ${short}`,
        ...(isUnreduced(place, quantity) ? ["Sunreduced"] : []),
        ...rolesOf(place, index).map((role) => `Sq ${role}`),
        ...rolesOf(place, index).map((role) => `${short}q ${role}`),
        ...near(place, quantity.from, quantity.to).map((word) => `Sw ${word}`),
      ],
    ];
  });
}

/** It stands in a fraction, where the question leaves a place of one open. */
export function insideWays(place: Place, answer: Rational, stem: string): readonly Way[] {
  if (!WEIGHING.INSIDE_WAYS_FRAC.test(stem) || !isWhole(answer)) return [];
  return place.text.quantities.flatMap((quantity): readonly Way[] => {
    if (quantity.form !== "r") return [];
    const said = place.text.tokens
      .slice(quantity.from, quantity.to)
      .map(({ text }) => text)
      .join(" ");
    const numbers = said.match(/\d+/gu)?.map(BigInt) ?? [];
    const { n, d } = quantity.value;
    const holds = numbers.includes(answer.n) || (numbers.length === 0 && (n === answer.n || d === answer.n));
    if (!holds) return [];
    return [
      [
        "I",
        `I${noveltyOf(place, quantity)}`,
        `I${markOf(place, quantity)}`,
        `Il ${seen(place, quantity.from - 1)}`,
        `Ir ${seen(place, quantity.to)}`,
        `If ${said.match(/[a-z]{3}/u) ? "w" : "f"}`,
      ],
    ];
  });
}

/** As it is spoken: "five eighty three". */
export function spokenWays(request: LeakRequest, answer: Rational): readonly Way[] {
  const said = spokenNumbers(request.hint.toLowerCase()).some((value) => equals(value, answer));
  const isGiven = spokenNumbers(request.stem.toLowerCase()).some((value) => equals(value, answer));
  return said && !isGiven ? [["Y"]] : [];
}

/** "five eighty three", "twenty six hundred and four" */
function spokenNumbers(text: string): readonly Rational[] {
  return [...text.matchAll(LEAKS.SPOKEN)].flatMap(([, first = "", second = ""]) => {
    const [head, tail] = [first, second].map(
      (part) => collectMentions(tokeniseHint(part).tokens).map(({ value }) => value)[0],
    );
    return head === undefined || tail === undefined ? [] : [add(multiply(head, rational(100n)), tail)];
  });
}

/** The stem has it already: "it is the same", "just leave out the minus". */
export function sameWays(place: Place, answer: Rational): readonly Way[] {
  const isGiven = holdsQuantity(place.stem, answer) || holdsQuantity(place.stem, negate(answer));
  if (!isGiven) return [];
  return place.text.sentences.flatMap((sentence): readonly Way[] => {
    const words = wordsOf(place, sentence.from, sentence.to);
    const cues = words.filter((word) => WEIGHING.SAID_WAYS_SAME.test(word));
    if (cues.length === 0) return [];
    const mark = sentenceMark(sentence);
    return [["E", `E${mark}`, ...cues.map((word) => `Ec ${word}`), ...words.map((word) => `Ew ${word}`)]];
  });
}
