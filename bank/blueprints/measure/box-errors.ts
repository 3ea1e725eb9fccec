import { longEdge, volumeOf, type Box } from "./box.ts";
import { askForBox, BOX_HELP, nameOf } from "./box-form.ts";
import { numberErrors } from "./named-error.ts";

type Value = (o: Box) => number | undefined;

/** An error that is made at these questions only. */
function at(asks: readonly Box["ask"][], value: Value): Value {
  return (o) => (asks.includes(o.ask) ? value(o) : undefined);
}

function whole(n: number): number | undefined {
  return Number.isInteger(n) ? n : undefined;
}

const ONE_BOX: readonly Box["ask"][] = ["cubes", "layer", "volume"];
const CUBES_HOLD = "The volume is the number of all the cubes, those you cannot see as well.";
const PRODUCT_HOLDS =
  "Multiply the length by the width: that is the number of cubes in one layer. The height tells how many layers there are.";
const BACKWARDS_HOLD = "The volume is one layer times the number of layers. Dividing finds the number of layers.";
const BOTH_HOLD = "Both blocks have a volume of their own. Each of them counts once.";

const named = numberErrors(BOX_HELP.subStepAt);

export const BOX_RULES = [
  named("MG-15", "added-the-edges", "conceptual", {
    value: at(["layer", "volume", "joined"], ({ l, w, h, m, k }) => l + w + h + m + k),
    did: "You added the lengths of the edges.",
    look: "What does adding edges give: a length, or the number of cubes inside?",
    holds: PRODUCT_HOLDS,
  }),
  named("MG-16", "surface-for-volume", "conceptual", {
    value: at(["cubes"], ({ l, w, h }) => 2 * (l * w + l * h + w * h)),
    did: "You found the area of all the faces.",
    look: "Is the question about the squares on the outside, or about all the cubes?",
    holds: CUBES_HOLD,
  }),
  named("MG-N16", "one-layer-for-the-box", "omission", {
    value: at([...ONE_BOX, "height"], ({ l, w }) => l * w),
    did: ({ ask }) =>
      ask === "cubes" || ask === "layer"
        ? "Your answer is the number of cubes in one layer."
        : "Your answer is the length times the width alone.",
    isFact: true,
    look: ({ ask }) =>
      ask === "height"
        ? "Which edge does the question ask for?"
        : ask === "cubes"
          ? "How many layers lie on top of each other?"
          : "How many layers of cubes fit on top of each other?",
    holds: ({ ask }) => (ask === "height" ? BACKWARDS_HOLD : PRODUCT_HOLDS),
    line: 2,
  }),
  ...(["l", "w"] as const).map((edge) =>
    named("MG-N32", "one-side-for-the-box", "omission", {
      value: at(ONE_BOX, (o) => o[edge] * o.h),
      did: ({ ask }) =>
        ask === "cubes"
          ? "Your answer is the number of cubes in one upright slice."
          : `Your answer is the ${edge === "l" ? "length" : "width"} times the height alone.`,
      isFact: true,
      look: (o) =>
        o.ask === "cubes"
          ? "Are there more slices besides the one that you counted?"
          : `Which edge of the ${nameOf(o)} did you not use?`,
      holds:
        "Multiplying the lengths of two edges gives the cubes in one slice. The third edge tells how many slices there are.",
      sub: (o) =>
        `One slice has $${o[edge]} \\times ${o.h} = ${o[edge] * o.h}$ cubes, and there are ${edge === "l" ? o.w : o.l} such slices. Which multiplication is that?`,
    }),
  ),
  named("MG-N17", "visible-squares-counted", "conceptual", {
    value: at(["cubes"], ({ l, w, h }) => l * w + l * h + w * h),
    did: "Your answer is the number of squares that can be seen on the outside.",
    isFact: true,
    look: "Some cubes show two or three squares. Do those cubes count more than once?",
    holds: CUBES_HOLD,
  }),
  named("MG-N18", "visible-cubes-counted", "conceptual", {
    value: at(["cubes"], ({ l, w, h }) => l * w * h - (l - 1) * (w - 1) * (h - 1)),
    did: "Your answer is the number of cubes that can be seen.",
    isFact: true,
    look: "Are there cubes behind those that you see?",
    holds: CUBES_HOLD,
  }),
  named("ML-02", "one-group-too-few", "procedural", {
    value: at(["layer"], ({ l, w, h }) => l * w * (h - 1)),
    did: "Your answer is one layer short.",
    isFact: true,
    look: "Did you count the layer that lies in the box already?",
    holds: "The layer in the picture is one of all the layers.",
    line: 2,
  }),
  named("MG-N19", "height-added", "conceptual", {
    value: at(["layer", "volume"], ({ l, w, h }) => l * w + h),
    did: "You added the height to the number of cubes in one layer.",
    look: "What does the height tell you about the layers?",
    holds: PRODUCT_HOLDS,
    line: 2,
  }),
  named("DV-N1", "subtracted-instead", "conceptual", {
    value: at(["height"], (o) => volumeOf(o) - o.l * o.w),
    did: "You took one layer away from the volume.",
    look: "What is left when you take one layer away: a height, or the rest of the volume?",
    holds: BACKWARDS_HOLD,
    line: 2,
  }),
  ...(["l", "w"] as const).map((edge) =>
    named("MG-N21", "divided-by-one-edge", "omission", {
      value: at(["height"], (o) => volumeOf(o) / o[edge]),
      did: `Your answer is the volume divided by the ${edge === "l" ? "length" : "width"} alone.`,
      isFact: true,
      look: "Which other edge is known as well?",
      holds: "The volume is length times width times height. So divide it by both known edges, one after the other.",
      sub: (o) => {
        const slice = volumeOf(o) / o[edge];
        const one = longEdge(1, o);
        return `Think of the ${nameOf(o)} as cut into ${o[edge]} slices, each ${one} thick. $${volumeOf(o)} \\div ${o[edge]} = ${slice}$: that many cubes are in one slice. By which edge do you divide ${slice} next?`;
      },
    }),
  ),
  named("MG-N22", "divided-by-the-sum", "conceptual", {
    value: at(["height"], (o) => whole(volumeOf(o) / (o.l + o.w))),
    did: "You divided the volume by the sum of the two edges.",
    look: "Which calculation with length and width gives one layer?",
    holds: BACKWARDS_HOLD,
  }),
  ...(["l", "m"] as const).map((length) =>
    named("MG-N23", "one-box-only", "omission", {
      value: at(["joined"], (o) => o[length] * o.w * (length === "l" ? o.h : o.k)),
      did: `Your answer is the volume of the ${length === "l" ? "left" : "right"} block alone.`,
      isFact: true,
      look: "Which other block does the question ask about?",
      holds: BOTH_HOLD,
      sub: (o) => askForBox(o, length === "l" ? "right" : "left"),
    }),
  ),
  ...([Math.max, Math.min] as const).map((which) =>
    named("MG-N24", "joined-boxes-taken-as-one", "conceptual", {
      value: at(["joined"], ({ l, w, h, m, k }) => (l + m) * w * which(h, k)),
      did:
        which === Math.max
          ? "You worked as if both blocks were as tall as the taller one."
          : "You worked as if both blocks were only as tall as the shorter one.",
      look: "How tall is each of the two blocks?",
      holds: "For each block, multiply the length by the width and by its own height. Then add the two volumes.",
      sub: (o) => askForBox(o, o.h > o.k === (which === Math.max) ? "right" : "left"),
    }),
  ),
  named("MG-N13", "part-counted-twice", "conceptual", {
    value: at(["joined"], (o) => volumeOf(o) + Math.min(o.h, o.k) * o.w * (o.h > o.k ? o.l : o.m)),
    did: "You counted one part twice.",
    look: "Did you use the lower part of the taller block twice?",
    holds: BOTH_HOLD,
    sub: (o) => askForBox(o, "right"),
  }),
  named("MG-N25", "width-left-out", "omission", {
    value: at(["joined"], ({ l, h, m, k }) => l * h + m * k),
    did: "Your answer is the area of the front.",
    isFact: true,
    look: "Which edge did you not use: length, width or height?",
    holds: "A volume needs the length, the width and the height.",
  }),
];

export function isEdge(wrong: string, o: Box): boolean {
  return BOX_HELP.givensOf(o).map(String).includes(wrong);
}
