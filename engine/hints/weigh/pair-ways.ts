import { type Rational, add, equals, rational } from "../../answers/rational.ts";
import { OPERATIONS } from "./operations.ts";
import { type Place, RESULTS, type Way, markOf, near, noveltyOf, rawNear, seen, wordsOf } from "./place.ts";
import type { Quantity } from "./read-quantities.ts";

/** Two numbers beside each other which one operation takes to the answer. */
export function pairWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, tokens, sentences } = place.text;
  const said = quantities.some(({ value }) => equals(value, answer));
  const isResult = ({ from }: Quantity) => (RESULTS.has(tokens[from - 1]?.text ?? "") ? "R" : "O");
  return quantities.flatMap((first, index) =>
    [1, 2].flatMap((step): readonly Way[] => {
      const second = quantities[index + step];
      if (second === undefined || second.from - first.to > 12) return [];
      return OPERATIONS.flatMap(({ name, apply, cue }): readonly Way[] => {
        if (!apply(first.value, second.value).some((value) => equals(value, answer))) return [];
        if (equals(first.value, answer) || equals(second.value, answer)) return [];
        const inside = Array.from({ length: second.from - first.to }, (_, i) => seen(place, first.to + i));
        const outside = [...near(place, first.from, first.from, 4), ...near(place, second.to, second.to, 4)];
        const raw = tokens.slice(first.to, second.from).map((token) => token.text);
        const rawOutside = [...rawNear(place, first.from, first.from, 4), ...rawNear(place, second.to, second.to, 4)];
        const cued = raw.some((word) => cue.test(word))
          ? "in"
          : rawOutside.some((word) => cue.test(word))
            ? "out"
            : "no";
        const novelty = `${noveltyOf(place, first)}${noveltyOf(place, second)}`;
        const marks = markOf(place, second);
        const isApart = first.sentence !== second.sentence;
        const isLast = index + step === quantities.length - 1;
        const isEnd = second.sentence === sentences.length - 1;
        const next = tokens[second.to]?.text ?? "^";
        const base = `P${name}${cued}`;
        return [
          [
            "P",
            `P${cued}`,
            base,
            `P${cued}${novelty}`,
            `${base}${novelty}`,
            `P${cued}${marks}`,
            `P${novelty}${marks}`,
            `P${cued} ${isApart ? "apart" : ""} ${step}`,
            `P${cued} ${isLast ? "last" : ""}${isEnd ? "end" : ""}${said ? " said" : ""}`,
            `Pf ${first.form}${second.form}`,
            `Pres ${isResult(first)}${isResult(second)}`,
            `Pres${cued} ${isResult(first)}${isResult(second)} ${novelty}`,
            `Pi ${inside.length < 4 ? inside.join(" ") : "long"}`,
            `Pl ${seen(place, first.from - 1)}`,
            `Pr ${seen(place, second.to)}`,
            `Pr${cued}${novelty} ${next}`,
            ...inside.map((word) => `Pm${name} ${word}`),
            ...outside.map((word) => `Po ${word}`),
          ],
        ];
      });
    }),
  );
}

/** Results told before are put together: "100 × 6 = 600 and 5 × 6 = 30. Add these two." */
export function resultWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, tokens, sentences } = place.text;
  const results = quantities.filter(({ from }) => RESULTS.has(tokens[from - 1]?.text ?? ""));
  const total = results.reduce((sum, { value }) => add(sum, value), rational(0n));
  const last = results.at(-1);
  const whole: readonly Way[] =
    results.length > 2 && last !== undefined && equals(total, answer)
      ? [["R", "Rall", `R${markOf(place, last)}`, `R${sentences.at(-1)?.isAsked ?? false}`]]
      : [];
  const pairs = results.flatMap((second, index): readonly Way[] => {
    const first = results[index - 1];
    if (first === undefined || second.from - first.to < 2) return [];
    return OPERATIONS.flatMap(({ name, apply }): readonly Way[] => {
      if (!apply(first.value, second.value).some((value) => equals(value, answer))) return [];
      const isEnd = index === results.length - 1;
      const words = wordsOf(place, second.to, sentences.at(-1)?.to ?? second.to);
      return [
        [
          "R",
          `R${name}`,
          `R${markOf(place, second)}`,
          `R${isEnd}`,
          `R${noveltyOf(place, first)}${noveltyOf(place, second)}`,
          `R${sentences.at(-1)?.isAsked ?? false}`,
          ...words.map((word) => `Rw ${word}`),
        ],
      ];
    });
  });
  return [...whole, ...pairs];
}
