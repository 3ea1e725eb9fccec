import { WEIGHING } from "../../cues/weighing.ts";
import { type Rational, equals, multiply, rational } from "../../answers/rational.ts";
import { knownQuantities } from "../known-quantities.ts";
import type { LeakRequest } from "../leak-types.ts";
import { STEPS } from "./operations.ts";
import { type Place, type Way, markOf, near, noveltyOf, rawNear, seen, sentenceMark, wordsOf } from "./place.ts";
import { holdsQuantity } from "./read-quantities.ts";
import { rolesOf } from "./roles.ts";

/** "double six", "the number after 11", "4 tens", "half of it": one step from a number of the text. */
export function stepWays(place: Place, answer: Rational): readonly Way[] {
  return place.text.quantities.flatMap((quantity, index): readonly Way[] =>
    STEPS.flatMap(({ name, apply, cue }): readonly Way[] => {
      if (!equals(apply(quantity.value), answer) || equals(quantity.value, answer)) return [];
      const cues = rawNear(place, quantity.from, quantity.to, 7).filter((word) => cue.test(word));
      if (cues.length === 0) return [];
      const base = `U${name}`;
      const novelty = noveltyOf(place, quantity);
      const isLast = index === place.text.quantities.length - 1;
      return [
        [
          "U",
          base,
          `${base}${novelty}`,
          `U${novelty}${markOf(place, quantity)}`,
          `U${isLast ? "last" : ""}`,
          ...cues.map((word) => `${base}c ${word}`),
          `${base}1 ${rawNear(place, quantity.from, quantity.to, 5).some((word) => WEIGHING.STEP_WAYS_ONE.test(word))}`,
          ...rolesOf(place, index).map((role) => `Uq ${role}`),
          `${base}l ${seen(place, quantity.from - 1)}`,
          `${base}r ${seen(place, quantity.to)}`,
          ...near(place, quantity.from, quantity.to).map((word) => `Uw ${word}`),
        ],
      ];
    }),
  );
}

/** A step from a number of the question: "the very next one", "double it". */
export function stemStepWays(place: Place, answer: Rational): readonly Way[] {
  return place.stem.quantities.flatMap(({ value }): readonly Way[] =>
    STEPS.filter(({ name }) => STEM_STEPS.has(name)).flatMap(({ name, apply, cue }): readonly Way[] => {
      if (!equals(apply(value), answer)) return [];
      return place.text.sentences.flatMap((sentence): readonly Way[] => {
        const raw = place.text.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
        const cues = raw.filter((word) => cue.test(word));
        if (cues.length === 0) return [];
        const words = wordsOf(place, sentence.from, sentence.to);
        return [
          [
            "T",
            `T${name}`,
            `T${sentenceMark(sentence)}`,
            ...cues.map((word) => `Tc${name} ${word}`),
            ...words.map((word) => `Tw ${word}`),
          ],
        ];
      });
    }),
  );
}

/** "thirteen fours" */
export function namedFactorWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, tokens } = place.text;
  return quantities.flatMap((quantity): readonly Way[] => {
    const next = tokens[quantity.to];
    const factor = next?.type === "word" ? FACTOR_NAMES.indexOf(next.text) : -1;
    if (factor < 2 || !equals(multiply(quantity.value, rational(BigInt(factor))), answer)) return [];
    return [
      [
        "M",
        `M${noveltyOf(place, quantity)}`,
        `M${markOf(place, quantity)}`,
        `Ml ${seen(place, quantity.from - 1)}`,
        `Mr ${seen(place, quantity.to + 1)}`,
      ],
    ];
  });
}

/** "as many as months in a year" */
export function knownWays(place: Place, { stem, hint }: LeakRequest, answer: Rational): readonly Way[] {
  const isSaid = holdsQuantity(place.text, answer);
  const words = wordsOf(place, 0, place.text.tokens.length).filter((word) => WEIGHING.KNOWN_CUE.test(word));
  return knownQuantities(stem, hint).flatMap(({ value, isAsked }) =>
    !isAsked && equals(value, answer)
      ? [["K", `K${isAsked ? "?" : ""}`, `Ksaid ${isSaid}`, ...words.map((word) => `Kw ${word}`)]]
      : [],
  );
}

const STEM_STEPS = new Set(["+1", "-1", "x2", "/2", "neg", "x10"]);

const FACTOR_NAMES = "zeros ones twos threes fours fives sixes sevens eights nines tens elevens twelves".split(" ");
