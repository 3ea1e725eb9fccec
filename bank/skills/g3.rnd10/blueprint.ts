import type { Difficulty, Level } from "#engine";
import { count } from "../../blueprints/kit.ts";
import { defineToldApart, STOPS } from "../../blueprints/causes-apart.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { tenRules } from "../../blueprints/place-value/rounding-rules.ts";
import {
  isClear,
  makeRounding,
  passesNine,
  reverseFactors,
  roundingStems,
  roundTo,
  type RoundAsk,
  type Rounding,
} from "../../blueprints/place-value/rounding.ts";

const levels: Readonly<Record<Difficulty, Level<Rounding>>> = {
  1: level([11, 99], ["round"], ["line"], (o) => o.n % 10 !== 5 && o.n < 95),
  2: level([101, 989], ["round", "story"], ["line", "none"], (o) => o.n % 10 !== 5 && !passesNine(o)),
  3: level([15, 985], ["round", "story"], ["none"], (o) => o.n % 10 === 5 && !passesNine(o)),
  4: level([195, 989], ["round", "story"], ["none"], passesNine),
  5: level([25, 975], ["which", "least", "greatest"], ["none"], (o) => o.ask !== "which" || o.n % 10 !== 8),
};

/** Round to the nearest ten. */
export const blueprint = defineToldApart(
  makeRounding({
    id: "g3.rnd10",
    levels,
    factors: [{ name: "size", weight: 1, of: (o) => o.n / 1000 }, ...reverseFactors],
    stems: [
      ...roundingStems,
      ...wordings<Rounding>((o) => o.ask === "story", {
        "about-how-many": (o, c) =>
          `There are ${count(o.n, c.thing)} in a ${c.container.one}. How many is that to the nearest ten?`,
        "tells-roughly": (o, c) =>
          `${c.names[0]} counts ${count(o.n, c.thing)} and tells ${c.names[1]} the number to the nearest ten. What does ${c.names[0]} say?`,
      }),
    ],
    misconceptions: tenRules,
  }),
  { kinds: STOPS },
);

function level(
  n: readonly [number, number],
  ask: readonly RoundAsk[],
  show: readonly Rounding["show"][],
  where: (o: Rounding) => boolean,
): Level<Rounding> {
  // A number that rounds to less than 20 has neighbours too small to tell mistakes apart.
  return {
    ranges: { n },
    choices: { p: [10], ask, show },
    where: (o) => o.n % 10 !== 0 && roundTo(o.n, 10) > 10 && isClear(o) && where(o),
  };
}
