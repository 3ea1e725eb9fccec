import type { Level } from "#engine";
import { STOPS } from "../../blueprints/causes-apart.ts";
import { makeMeasured } from "../../blueprints/measure/make-measured.ts";
import { isLaidWell, laidOf, lengthsOf, rulerPicture, type Ruler } from "../../blueprints/measure/ruler.ts";
import { isMark, RULER_RULES } from "../../blueprints/measure/ruler-errors.ts";
import { RULER_HELP, rulerForm } from "../../blueprints/measure/ruler-form.ts";
import { RULER_STEMS } from "../../blueprints/measure/ruler-stems.ts";
import { THING_NAMES } from "../../blueprints/measure/ruler-things.ts";

/** Read lengths from a ruler, and find differences of lengths. */
export const blueprint = makeMeasured<Ruler>({
  id: "g2.ruler",
  version: 7,
  createdOn: "2026-11-30",
  levels: {
    1: rulers("length", { p: [0, 0], q: [2, 14], from: [0] }, () => true),
    2: rulers("difference", { p: [0, 0], q: [3, 16], r: [0, 0], s: [2, 16], from: [0] }, () => true),
    3: rulers("length", { p: [1, 7], q: [4, 16], from: [0] }, () => true),
    4: rulers(
      "difference",
      { begins: [0, 0, 0, 2, 3, 4, 5, 6], q: [3, 16], s: [3, 16], from: [0] },
      (o) => (o.p === 0) !== (o.r === 0) && endsTell(o),
    ),
    5: rulers(
      "difference",
      { p: [2, 7], q: [8, 18], r: [2, 7], s: [8, 18], from: [1, 2, 2, 3, 3, 4, 5], units: ["cm"] },
      // One of them lies where the piece begins, or next to there.
      (o) => o.p !== o.r && Math.min(o.p, o.r) <= o.from + 1 && endsTell(o),
    ),
  },
  factors: [
    { name: "two-things", weight: 2, of: ({ ask }) => (ask === "length" ? 0 : 1) },
    { name: "not-from-zero", weight: 6, of: (o) => laidOf(o).filter(({ from }) => from > 0).length / 2 },
    { name: "size", weight: 1, of: (o) => Math.max(o.q, o.s) / 18 },
  ],
  stems: RULER_STEMS,
  formOf: rulerForm,
  help: RULER_HELP,
  misconceptions: RULER_RULES,
  diagram: rulerPicture,
  isTold: isMark,
  told: {
    kinds: [...STOPS, "one-off"],
    holdsOf: {
      // Nobody writes a subtraction of ten for what can be read.
      "MG-35": ["number-told", "zero-in-subtraction"],
      "MG-36": ["one-off"],
      "MG-N26": ["one-off"],
      "MG-N27": ["one-off"],
      "MG-N28": ["on-the-way", "number-told"],
      // To take a beginning away is what is left out.
      "MG-N29": ["line-left-out"],
      "SB-15": ["line-exchanged"],
    },
  },
});

type Range = readonly [number, number];

/** Where the two things begin and end, and the ruler begins. */
interface Lying {
  readonly p?: Range;
  readonly q: Range;
  readonly r?: Range;
  readonly s?: Range;
  readonly from: readonly number[];
  /** Marks where both may begin, in place of ranges. */
  readonly begins?: readonly number[];
  /** Few things fit a broken ruler of inches. */
  readonly units?: readonly Ruler["unit"][];
}

function rulers(
  ask: Ruler["ask"],
  { p = [0, 0], q, r = [0, 0], s = [0, 0], from, begins, units = ["cm", "in"] }: Lying,
  where: (o: Ruler) => boolean,
): Level<Ruler> {
  return {
    ranges: { q, s, ...(begins === undefined && { p, r }) },
    choices: {
      ask: [ask],
      unit: units,
      thing: THING_NAMES,
      other: THING_NAMES,
      from,
      ...(begins !== undefined && { p: begins, r: begins }),
      to: [12, 14, 15, 16, 18, 20],
    },
    where: (o) => isOnRuler(o) && isLaidWell(o) && tellsNothing(o) && where(o),
  };
}

/** Rulers of inches go to 12. Behind the things there is some room and not too much: nobody takes the end of the ruler for theirs. */
function isOnRuler({ unit, q, s, from, to }: Ruler): boolean {
  const room = to - Math.max(q, s);
  if (unit === "in") return to === 12 && room > 1 && from < 3;
  return room > 1 && room < 6 && to - from >= 10 && to - from <= 16;
}

/** Who compares only the ends is further off than by a slip in reading. */
function endsTell(o: Ruler): boolean {
  const [longer = 0, shorter = 0] = lengthsOf(o);
  return Math.abs(Math.abs(o.q - o.s) - (longer - shorter)) > 1;
}

/** The answer is no mark where a thing begins or ends, and not one space only. */
function tellsNothing(o: Ruler): boolean {
  const lengths = lengthsOf(o);
  const [longer = 0, shorter = 0] = lengths;
  if (o.ask === "length") return o.p === 0 || ![o.p, o.q].includes(longer);
  const answer = longer - shorter;
  return answer > 1 && !lengths.includes(answer + 1) && ![o.p, o.q, o.r, o.s, ...lengths].includes(answer);
}
