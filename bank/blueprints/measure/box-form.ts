import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { longEdge, volumeOf, type Box } from "./box.ts";
import { BOX_SCENES } from "./box-scenes.ts";
import { num } from "../kit.ts";
import { known } from "../trace-kit.ts";
import { divided, product, type Form, type LineWords } from "./form.ts";
import { helpFrom } from "./from-trace.ts";

function traceWith(
  givens: Readonly<Record<string, number>>,
  routesOf: (of: (name: string) => Source) => Trace["routes"],
): Trace {
  return {
    givens: Object.entries(givens).map(([name, n]) => ({ name, value: written(n) })),
    routes: routesOf((name) => ({ given: name, value: written(givens[name] ?? 0) })),
  };
}

/** One layer, or one slice, so many times; and all three edges in one line. */
function boxRoutes(of: (name: string) => Source, isCounted: boolean): readonly (readonly TraceLine[])[] {
  const slices = (id: string, x: string, y: string, z: string): readonly TraceLine[] => {
    const slice = product(id, of(x), of(y));
    return [slice, product("volume", of(z), from(slice))];
  };
  return [
    isCounted ? slices("layer", "w", "l", "h") : slices("layer", "l", "w", "h"),
    slices("front", "l", "h", "w"),
    slices("end", "w", "h", "l"),
    [line("volume", "multiply", [of("l"), of("w"), of("h")])],
  ];
}

function boxTrace({ l, w, h, ask }: Box): Trace {
  return traceWith({ l, w, h }, (of) => boxRoutes(of, ask !== "volume"));
}

function heightTrace(o: Box): Trace {
  return traceWith({ v: volumeOf(o), l: o.l, w: o.w }, (of) => {
    const layer = product("layer", of("l"), of("w"));
    const slice = divided("slice", [of("v"), of("l")]);
    const other = divided("slice", [of("v"), of("w")]);
    return [
      [layer, inParts(divided("height", [of("v"), from(layer)]))],
      [slice, divided("height", [from(slice), of("w")])],
      [other, divided("height", [from(other), of("l")])],
    ];
  });
}

/** A division that no table has: as many layers as are quick to work out, and the rest. */
function inParts(own: TraceLine): TraceLine {
  const [whole, each] = own.from;
  if (whole === undefined || each === undefined) return own;
  if (own.result.n <= 5 || own.result.n === 10 || (own.result.n < 10 && each.value.n % 10 === 0)) return own;
  const some = own.result.n > 10 ? 10 : 5;
  const first = line(`${own.id}-first`, "multiply", [known("some", some), each]);
  const left = line(`${own.id}-left`, "subtract", [whole, from(first)]);
  const more = divided(`${own.id}-more`, [from(left), each]);
  return { ...own, inside: [first, left, more, line(`${own.id}-together`, "add", [known("some", some), from(more)])] };
}

function joinedTrace({ l, w, h, m, k }: Box): Trace {
  return traceWith({ l, w, h, m, k }, (of) => {
    const box = (id: string, length: string, height: string): TraceLine => {
      const layer = line(`${id}-layer`, "multiply", [of(length), of("w")]);
      const inside = [layer, line(`${id}-layers`, "multiply", [of(height), from(layer)])];
      return { ...line(id, "multiply", [of(length), of("w"), of(height)]), inside };
    };
    const [left, right] = [box("left", "l", "h"), box("right", "m", "k")];
    const fronts = [product("front-left", of("l"), of("h")), product("front-right", of("m"), of("k"))];
    const front = line("front", "add", fronts.map(from));
    const together = line("length", "add", [of("l"), of("m")]);
    const [low, high, lower] = h > k ? ["k", "h", "l"] : ["h", "k", "m"];
    const above = line("above", "subtract", [of(high ?? ""), of(low ?? "")]);
    const bottom = line("bottom", "multiply", [from(together), of("w"), of(low ?? "")]);
    const upper = line("upper", "multiply", [of(lower ?? ""), of("w"), from(above)]);
    return [
      [left, right, line("volume", "add", [from(left), from(right)])],
      [...fronts, front, line("volume", "multiply", [from(front), of("w")])],
      [together, above, bottom, upper, line("volume", "add", [from(bottom), from(upper)])],
    ];
  });
}

const LAYERS_HOLD = "The volume is the number of unit cubes. All layers have the same number of cubes.";

/** `gift box`, or `box` for one that is only drawn. */
export function nameOf({ scene }: Box): string {
  return BOX_SCENES[scene].one || "box";
}

/** What is left to do where one layer is known. */
function layersAsked(o: Box): string {
  return `There are ${o.h} layers of ${o.l * o.w} cubes. Which multiplication is that?`;
}

function layerOf(o: Box): LineWords {
  const rows = `${o.w} rows with ${o.l} cubes in each row`;
  return {
    step: `One layer has ${rows}.`,
    is: "the number of cubes in one layer",
    ask: `One layer has ${rows}. Which multiplication is that?`,
  };
}

function layersOf(o: Box): LineWords {
  return {
    step: `There are ${o.h} layers with ${o.l * o.w} cubes in each layer.`,
    is: "the volume",
    ask: `How many cubes are in ${o.h} such layers?`,
    way: layersAsked(o),
  };
}

const counted: Form<Box>["lines"] = { layer: layerOf, volume: layersOf };

function bottomOf(o: Box): LineWords {
  return {
    step: "Multiply the length by the width. That is how many unit cubes are in one layer.",
    is: "the number of unit cubes in one layer",
    ask: `The bottom layer of the ${nameOf(o)} is ${o.l} cubes long and ${o.w} cubes wide. How many cubes are in it?`,
  };
}

const COUNTED = {
  trace: boxTrace,
  lines: counted,
  rule: () => LAYERS_HOLD,
  isBackwards: false,
} as const;

function oneBox(side: "left" | "right", length: number, height: number, o: Box): LineWords {
  return {
    step: `Multiply the length, the width and the height of the ${side} block.`,
    pieces: [
      `Multiply the length of the ${side} block by its width to find one layer.`,
      `The ${side} block is ${height} layers high, so multiply by the height.`,
    ],
    is: `the volume of the ${side} block`,
    ask: `The ${side} block is ${longEdge(length, o)} long, ${longEdge(o.w, o)} wide and ${longEdge(height, o)} high. What is its volume?`,
  };
}

/** Asks for one of two blocks where the other one is known already. */
export function askForBox(o: Box, side: "left" | "right"): string {
  const boxes = { left: [o.l, o.h], right: [o.m, o.k] } as const;
  const [other, [length, height]] =
    side === "left" ? (["right", boxes.right] as const) : (["left", boxes.left] as const);
  const found = `$${length} \\times ${o.w} \\times ${height} = ${length * o.w * height}$: that is the volume of the ${other} block.`;
  return `${found} ${oneBox(side, ...boxes[side], o).ask}`;
}

const FORMS: Readonly<Record<Box["ask"], Form<Box>>> = {
  cubes: {
    ...COUNTED,
    point: () => "Look at the top layer. How many cubes does one layer have, and how many layers are there?",
  },
  layer: { ...COUNTED, point: (o) => `Each cube is ${longEdge(1, o)} high. How many layers fit on top of each other?` },
  volume: {
    trace: boxTrace,
    lines: {
      layer: bottomOf,
      volume: (o) => ({
        step: `The ${nameOf(o)} is ${o.h} layers high, so multiply by the height.`,
        is: "the volume",
        ask: `How many layers high is the ${nameOf(o)}? Multiply by that number.`,
        way: layersAsked(o),
      }),
    },
    point: (o) =>
      `Think of the ${nameOf(o)} as made of unit cubes. How many are in the bottom layer, and how many layers are there?`,
    rule: () => "The volume of a box is its length times its width times its height.",
    isBackwards: false,
  },
  height: {
    trace: heightTrace,
    lines: {
      layer: bottomOf,
      height: (o) => {
        const [each, some] = [o.l * o.w, o.h > 10 ? 10 : 5];
        return {
          step: "All layers together make the volume. Divide the volume by one layer to find the number of layers.",
          pieces: [
            `All layers together make the volume. Begin with ${some === 10 ? "ten" : "five"} layers: that is quick to work out.`,
            `Take ${some === 10 ? "ten" : "five"} layers away from the volume.`,
            `Find how many layers of ${each} are in the rest.`,
            "Put the two numbers of layers together.",
          ],
          is: "the height",
          ask: "How many such layers make the volume?",
          way: `How many layers of ${each} make ${num(volumeOf(o))}?`,
        };
      },
    },
    point: () => "The volume is known. Which edges are known, and which one is not?",
    rule: (o) =>
      `Think of the ${nameOf(o)} as filled with cubes whose edges are ${longEdge(1, o)} long. Multiply the length by the width: that is the number of cubes in one layer.`,
    isBackwards: true,
  },
  joined: {
    trace: joinedTrace,
    lines: {
      left: (o) => oneBox("left", o.l, o.h, o),
      right: (o) => oneBox("right", o.m, o.k, o),
      volume: () => ({
        step: "Put the volumes of the two blocks together.",
        is: "the volume of both blocks",
        ask: "What is the total of the two volumes?",
      }),
    },
    point: (o) =>
      `Both blocks are ${longEdge(o.w, o)} wide. Look at one block at a time: what are its length, its width and its height?`,
    rule: () => "The two blocks do not overlap, so their volumes are added.",
    isBackwards: false,
  },
};

export function boxForm({ ask }: Box): Form<Box> {
  return FORMS[ask];
}

export const BOX_HELP = helpFrom(boxForm);
