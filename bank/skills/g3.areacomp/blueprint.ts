import type { Level } from "#engine";
import { STOPS } from "../../blueprints/causes-apart.ts";
import { edgeOf, insideOf, lengthOf, isTale, type Joined, type JoinedShow } from "../../blueprints/measure/joined.ts";
import { isWritten, JOINED_HOLDS_OF, JOINED_RULES, otherWays } from "../../blueprints/measure/joined-errors.ts";
import { JOINED_HELP, joinedForm } from "../../blueprints/measure/joined-form.ts";
import { joinedPicture } from "../../blueprints/measure/joined-picture.ts";
import { joinedScenes } from "../../blueprints/measure/joined-scenes.ts";
import { JOINED_STEMS } from "../../blueprints/measure/joined-stems.ts";
import { makeMeasured } from "../../blueprints/measure/make-measured.ts";

/** Find the area of joined rectangles. */
export const blueprint = makeMeasured<Joined>({
  id: "g3.areacomp",
  version: 9,
  createdOn: "2026-11-30",
  levels: {
    1: corners(
      "squares",
      { a: [3, 7], b: [3, 6], c: [1, 5], d: [1, 4] },
      (o) => insideOf(o) <= 36 && edgeOf(o) % o.a > 0 && edgeOf(o) % o.b > 0,
    ),
    2: corners("cut", { a: [5, 10], b: [4, 8], c: [3, 7], d: [2, 6] }, canBeWritten),
    3: corners("more", { a: [5, 10], b: [4, 8], c: [3, 7], d: [2, 6] }, canBeWritten),
    4: corners("missing", { a: [5, 10], b: [4, 10], c: [2, 8], d: [2, 8] }, canBeWritten),
    5: {
      ranges: { a: [7, 10], b: [4, 9], c: [2, 6], d: [2, 7], e: [2, 6], turn: [0, 3] },
      choices: { shape: ["gap"], show: ["missing"], cut: ["down"], scene: joinedScenes("gap") },
      where: (o) => lengthOf(o, "other") > 1 && canBeWritten(o) && isFarFromEdge(o) && isGapApart(o),
    },
  },
  factors: [
    { name: "operations", weight: 2, of: (o) => (JOINED_HELP.linesOf(o).length - 3) / 2 },
    { name: "cut-not-drawn", weight: 2, of: ({ show }) => (show === "more" || show === "missing" ? 1 : 0) },
    { name: "no-squares", weight: 2, of: ({ show }) => (show === "squares" ? 0 : 1) },
    { name: "gap", weight: 2, of: ({ shape }) => (shape === "gap" ? 1 : 0) },
    { name: "size", weight: 1, of: (o) => Math.min(1, insideOf(o) / 100) },
    { name: "story", weight: 0.5, of: (o) => (isTale(o) ? 1 : 0) },
  ],
  stems: JOINED_STEMS,
  formOf: joinedForm,
  help: JOINED_HELP,
  misconceptions: JOINED_RULES,
  diagram: joinedPicture,
  isTold: isWritten,
  told: {
    kinds: STOPS,
    others: otherWays,
    holdsOf: JOINED_HOLDS_OF,
  },
});

function corners(
  show: JoinedShow,
  { a, b, c, d }: Readonly<Record<"a" | "b" | "c" | "d", readonly [number, number]>>,
  where: (o: Joined) => boolean,
): Level<Joined> {
  const hasStory = show === "more" || show === "missing";
  return {
    ranges: { a, b, c, d, turn: [0, 3] },
    choices: {
      shape: ["corner"],
      e: [0],
      show: [show],
      cut: ["down", "across"],
      scene: hasStory ? joinedScenes("corner") : ["plain-cm", "plain-m"],
    },
    where: (o) => o.c < o.a && o.d < o.b && isFarFromEdge(o) && where(o),
  };
}

/** A slip of one or two in counting is not taken for the perimeter. */
function isFarFromEdge(o: Joined): boolean {
  return Math.abs(edgeOf(o) - insideOf(o)) > 2;
}

/** How deep the gap is, is no other length beside it, and it is not as large as a part beside it. */
function isGapApart(o: Joined): boolean {
  const beside = [lengthOf(o, "top"), lengthOf(o, "other")];
  return ![o.c, ...beside].includes(o.d) && !beside.includes(o.c);
}

/** No part is so thin that its length has no room beside it, and products are facts. */
function canBeWritten(o: Joined): boolean {
  return lengthOf(o, "top") > 1 && lengthOf(o, "right") > 1 && o.a > o.b - 2;
}
