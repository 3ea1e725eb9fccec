import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { longEdge, volumeOf, type Box } from "./box.ts";
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
      [layer, divided("height", [of("v"), from(layer)])],
      [slice, divided("height", [from(slice), of("w")])],
      [other, divided("height", [from(other), of("l")])],
    ];
  });
}

function joinedTrace({ l, w, h, m, k }: Box): Trace {
  return traceWith({ l, w, h, m, k }, (of) => {
    const box = (id: string, length: string, height: string) => line(id, "multiply", [of(length), of("w"), of(height)]);
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

const VOLUME_IS = "The volume of a box is its length times its width times its height.";
const LAYERS_HOLD = "The volume is the number of unit cubes. All layers have the same number of cubes.";

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
    parts: "layers",
  };
}

const counted: Form<Box>["lines"] = { layer: layerOf, volume: layersOf };

const BOTTOM: LineWords = {
  step: "Multiply the length by the width: so many unit cubes make one layer.",
  is: "one layer of unit cubes",
  ask: "How many unit cubes make one layer on the bottom of the box?",
};

const COUNTED = {
  trace: boxTrace,
  lines: counted,
  rule: () => LAYERS_HOLD,
  isBackwards: false,
} as const;

function oneBox(side: "left" | "right", length: number, height: number, o: Box): LineWords {
  return {
    step: `Multiply the three edges of the ${side} box.`,
    is: `the volume of the ${side} box`,
    ask: `The ${side} box is ${longEdge(length, o)} long, ${longEdge(o.w, o)} wide and ${longEdge(height, o)} high. What is its volume?`,
  };
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
      layer: () => BOTTOM,
      volume: ({ h }) => ({
        step: `The box is as high as ${h} layers, so multiply by the height.`,
        is: "the volume",
        ask: "How many such layers does the height make? Multiply by that number.",
        parts: "layers",
      }),
    },
    point: () => "Think of unit cubes in the box. How many lie on the bottom, and how many layers are there?",
    rule: () => VOLUME_IS,
    isBackwards: false,
  },
  height: {
    trace: heightTrace,
    lines: {
      layer: () => BOTTOM,
      height: () => ({
        step: "All layers together make the volume. Divide the volume by one layer to find the number of layers.",
        is: "the height",
        ask: "How many such layers make the volume?",
      }),
    },
    point: () => "The volume is known. Which edges are known, and which one is not?",
    rule: () => "The volume is length times width times height. Divide it by the product of the known edges.",
    isBackwards: true,
  },
  joined: {
    trace: joinedTrace,
    lines: {
      left: (o) => oneBox("left", o.l, o.h, o),
      right: (o) => oneBox("right", o.m, o.k, o),
      volume: () => ({
        step: "Put the volumes of the two boxes together.",
        is: "the volume of both boxes",
        ask: "How much are both volumes together?",
      }),
    },
    point: () => "Look at one box at a time. Which three edges does each box have?",
    rule: () => "The two boxes do not overlap, so their volumes are added.",
    isBackwards: false,
  },
};

export function boxForm({ ask }: Box): Form<Box> {
  return FORMS[ask];
}

export const BOX_HELP = helpFrom(boxForm);
