import { edgeOf, labelledOf, lengthOf, type Joined } from "./joined.ts";
import { askForPart, JOINED_HELP } from "./joined-form.ts";
import { ruleFrom, type NamedError } from "./named-error.ts";

const PARTS_HOLD = "Every part of the figure counts once.";

/** @param left - the part that is missing, which the third hint asks for */
function partLeftOut(value: NamedError<Joined>["value"], left?: Parameters<typeof askForPart>[1]): NamedError<Joined> {
  return {
    id: "MG-N12",
    tag: "part-of-the-figure-left-out",
    category: "omission",
    value,
    did: "Part of the figure is missing from your answer.",
    look: "Point at every part of the figure. Which parts did you count?",
    holds: PARTS_HOLD,
    line: 2,
    ...(left && { sub: (o: Joined) => askForPart(o, left) }),
  };
}

function ofCorner(o: Joined, value: number): number | undefined {
  return o.shape === "corner" ? value : undefined;
}

function ofGap(o: Joined, value: number): number | undefined {
  return o.shape === "gap" ? value : undefined;
}

/** The two parts of the cut that is taught; of the other one only where no cut is drawn. */
function ofCut(o: Joined, cut: Joined["cut"], value: number): number | undefined {
  return o.cut === cut || o.show === "more" || o.show === "missing" ? ofCorner(o, value) : undefined;
}

/** The lengths that are written. */
function writtenIn(o: Joined): readonly number[] {
  return o.show === "squares" ? [] : labelledOf(o).map((name) => lengthOf(o, name));
}

const ERRORS: readonly NamedError<Joined>[] = [
  {
    id: "MG-07",
    tag: "whole-rectangle-for-the-figure",
    category: "conceptual",
    value: ({ a, b }) => a * b,
    did: "You worked as if the figure were one whole rectangle.",
    look: "Is the whole rectangle filled, or is a piece missing?",
    holds: "Only what lies inside the figure belongs to its area.",
  },
  partLeftOut((o) => ofCut(o, "down", (o.a - o.c) * o.b), "low"),
  partLeftOut((o) => ofCut(o, "down", o.c * (o.b - o.d)), "tall"),
  partLeftOut((o) => ofCut(o, "across", (o.a - o.c) * o.d), "wide"),
  partLeftOut((o) => ofCut(o, "across", o.a * (o.b - o.d)), "narrow"),
  partLeftOut((o) => ofGap(o, (o.a - o.c) * o.b)),
  partLeftOut((o) => ofGap(o, o.a * o.b - o.c * o.d - lengthOf(o, "top") * o.b)),
  partLeftOut((o) => ofGap(o, o.a * o.b - o.c * o.d - lengthOf(o, "other") * o.b)),
  {
    id: "MG-N13",
    tag: "part-counted-twice",
    category: "conceptual",
    value: (o) => ofCorner(o, (o.a - o.c) * o.b + o.a * (o.b - o.d)),
    did: "You counted one part of the figure twice.",
    look: "Draw your two rectangles into the figure. Do they lie over each other anywhere?",
    holds: `The rectangles fit together without lying over each other. ${PARTS_HOLD}`,
    line: 2,
  },
  {
    id: "MG-N14",
    tag: "missing-piece-added",
    category: "conceptual",
    value: (o) => ofGap(o, o.a * o.b + o.c * o.d),
    did: "You added the area of the gap.",
    look: "Is the figure bigger or smaller than the whole rectangle?",
    holds: "A piece that is missing is taken away from the whole.",
    line: 4,
  },
  {
    id: "MG-02",
    tag: "perimeter-for-area",
    category: "conceptual",
    value: edgeOf,
    did: "You found the distance round the edge.",
    look: "Does the question ask how long the edge is, or how much lies inside it?",
    holds: "The area is the number of unit squares inside. The perimeter is the distance round the edge.",
  },
  {
    id: "MG-N15",
    tag: "added-the-lengths",
    category: "conceptual",
    value: (o) => writtenIn(o).reduce((sum, n) => sum + n, 0),
    did: "You added all the lengths in the picture.",
    look: "What does adding lengths give: a longer length, or an area?",
    holds: "An area is found by multiplying the two sides of a rectangle.",
  },
  {
    id: "MG-08",
    tag: "multiplied-all-the-lengths",
    category: "conceptual",
    value: (o) => (writtenIn(o).length === 4 ? writtenIn(o).reduce((all, n) => all * n, 1) : undefined),
    did: "You multiplied all the lengths in the picture.",
    look: "Which two lengths are the sides of one rectangle?",
    holds: "Each rectangle has an area of its own. The areas are put together after that.",
  },
];

export const JOINED_RULES = ERRORS.map((error) => ruleFrom(error, JOINED_HELP.subStepAt));

/** Whether it is written in the picture: whoever gives that has made no error with a name of its own. */
export function isWritten(wrong: string, o: Joined): boolean {
  return labelledOf(o).some((name) => String(lengthOf(o, name)) === wrong);
}
