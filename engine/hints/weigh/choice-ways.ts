import { WEIGHING } from "../../cues/weighing.ts";
import { type Rational, equals } from "../../answers/rational.ts";
import type { LeakRequest } from "../leak-types.ts";
import { type Place, type Way, markOf, near, noveltyOf, seen, sentenceMark, wordsOf } from "./place.ts";
import { holdsQuantity, readQuantities } from "./read-quantities.ts";

/** All others of the few that stand in the question are spoken of. */
export function otherWays(place: Place, answer: Rational, { stem, choices = [] }: LeakRequest): readonly Way[] {
  const listed =
    WEIGHING.LISTED_AND.exec(stem.replaceAll("$", ""))
      ?.slice(1)
      .find((one) => one !== undefined) ?? "";
  const shown = choices.length > 0 ? choices.join(" ; ") : listed;
  const options = readQuantities(shown).quantities.map(({ value }) => value);
  const others = options.filter((one) => !equals(one, answer));
  if (others.length < 1 || others.length === options.length) return [];
  const said = place.text.quantities.filter(({ value }) => others.some((one) => equals(one, value)));
  const left = others.filter((one) => !said.some(({ value }) => equals(one, value))).length;
  if (left > 0) return [];
  const isNamed = holdsQuantity(place.text, answer) ? "named" : "";
  const last = said.at(-1);
  const marks = said.map((one) => markOf(place, one));
  const words = said.flatMap(({ from, to }) => near(place, from, to, 6));
  return [
    [
      "O",
      `O${isNamed}`,
      `O${Math.min(others.length, 4)}${isNamed}`,
      ...marks.map((mark) => `O${mark}`),
      ...(last === undefined ? [] : [`Or ${seen(place, last.to)}`]),
      ...words.map((word) => `Ow ${word}`),
    ],
  ];
}

/** Answers that are no number: every sentence by its words. */
export function sentenceWays(place: Place, expected: string): readonly Way[] {
  const right = expected.trim().toLowerCase().replaceAll("$", "");
  const sort = WEIGHING.SORT_TRUE.test(right)
    ? "true"
    : WEIGHING.SORT_FALSE.test(right)
      ? "false"
      : /^[<>=]$/u.test(right)
        ? right
        : right === "pick"
          ? right
          : "text";
  return place.text.sentences.flatMap((sentence, index): readonly Way[] => {
    const words = wordsOf(place, sentence.from, sentence.to);
    const mark = sentenceMark(sentence);
    const told = place.text.quantities.filter((one) => one.sentence === index);
    const novelties = told
      .map((one) => noveltyOf(place, one))
      .join("")
      .slice(0, 3);
    const group = sort === "text" || sort === "pick" ? sort : /[<>=]/u.test(sort) ? "sign" : "truth";
    return [
      [
        `X${group}`,
        `X${sort}`,
        `X${group}${mark}`,
        `X${sort}${mark}`,
        `X${group} ${novelties}`,
        `Xf ${words[0] ?? "^"} ${group}`,
        ...words.map((word) => `Xw${group} ${word}`),
        ...words.map((word) => `Xw ${word}`),
        ...(group === sort ? [] : words.map((word) => `Xw${sort} ${word}`)),
      ],
    ];
  });
}
