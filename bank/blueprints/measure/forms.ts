import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { known, traceOf } from "../trace-kit.ts";
import { divided, product, type Form, type LineWords } from "./form.ts";
import { helpFrom, someOf } from "./from-trace.ts";
import { areaOf, isStory, long, perimeterOf, unit, units, type Figure } from "./figure.ts";
import { SCENES } from "./scenes.ts";

const TWO = known("two", 2);

/** Length and width, and then both twice; each side twice; all four sides. */
function roundRectangle(a: Source, b: Source): readonly (readonly TraceLine[])[] {
  const half = line("half", "add", [a, b]);
  const [longs, shorts] = [line("long-sides", "multiply", [a, TWO]), line("short-sides", "multiply", [b, TWO])];
  return [
    [half, line("round", "multiply", [from(half), TWO])],
    [longs, shorts, line("round", "add", [from(longs), from(shorts)])],
    [line("round", "add", [a, b, { ...a }, { ...b }])],
  ];
}

/** Half of the perimeter without the known side; or the perimeter without both known sides, halved. */
function sideOfPerimeter(whole: Source, a: Source): readonly (readonly TraceLine[])[] {
  const half = divided("half", [whole, TWO]);
  const rest = line("both-missing", "subtract", [whole, a, { ...a }]);
  return [
    [half, line("side", "subtract", [from(half), a])],
    [rest, divided("side", [from(rest), TWO])],
  ];
}

const PAIRS = "How many such pairs of sides go all the way round?";

function pairWords({ a, b }: Figure): LineWords {
  return {
    step: "Add one long and one short side.",
    is: "one long and one short side together",
    ask: `How long are one long and one short side, $${Math.max(a, b)}$ and $${Math.min(a, b)}$, together? ${PAIRS}`,
  };
}
const ROUND: LineWords = {
  step: "There are two long and two short sides, so double the sum.",
  is: "the perimeter",
  ask: "How many long and how many short sides does a rectangle have?",
  afterwards: "Then find the perimeter.",
  way: PAIRS,
};
function halfWords(o: Figure): LineWords {
  return {
    step: "Half of the perimeter is one long and one short side.",
    is: "one long and one short side together",
    ask: `Two long and two short sides make ${long(perimeterOf(o), o)}. How long are one long and one short side together?`,
  };
}
const REST: LineWords = {
  step: "Take away the side that you know.",
  is: "the other side",
  ask: "How much is left for the other side?",
};

function areaWords(o: Figure): LineWords {
  const { a, b, by } = o;
  return {
    ...(by === "rows"
      ? {
          step: `There are ${b} rows with ${a} squares in each row.`,
          ask: `There are ${b} rows with ${a} squares in each row. Which multiplication is that?`,
          parts: "rows",
        }
      : {
          step: "Multiply the length by the width to find the area.",
          ask: `One side is ${long(a, o)} long, the other ${long(b, o)}. Which multiplication gives the area?`,
          afterwards: "Then multiply the two sides.",
          ...wayIntoTens(o),
        }),
    is: "the area",
  };
}

/** One side is some tens: tens of the other side first. */
function wayIntoTens({ a, b }: Figure): Pick<LineWords, "way"> {
  const [small, big] = [Math.min(a, b), Math.max(a, b)];
  if (big % 10 > 0) return {};
  return {
    way: `$${big}$ is ${big === 10 ? "1 ten" : `${big / 10} tens`}. How much is $${big / 10} \\times ${small}$? How much is ten times that?`,
  };
}

function sideWords(o: Figure): LineWords {
  return {
    step:
      o.by === "rows"
        ? `Each row has ${o.a} squares. Divide to find how many rows make ${areaOf(o)} squares. ` +
          `Each row is 1 ${unit(o)} wide, so the other side has as many ${units(o)} as there are rows.`
        : "The area is length times width. Divide the area by the known side.",
    is: "the other side",
    ask:
      o.by === "rows"
        ? `Which number of rows, with ${o.a} squares in each row, makes ${areaOf(o)} squares?`
        : `The area is ${o.a} times the other side. By which number do you divide it?`,
    ...(o.by === "rows" && { way: wayIntoRows(o) }),
  };
}

/** Some rows of an area. */
function wayIntoRows(o: Figure): string {
  const some = someOf(o.b);
  const rows =
    some === 1
      ? `One row has ${o.a} squares.`
      : `$${some} \\times ${o.a} = ${some * o.a}$: that many squares are in ${some} rows.`;
  return `${rows} How many more rows do you need to reach ${areaOf(o)}? How many rows is that in all?`;
}

/** Equal sides that are too short. */
function wayIntoSides(o: Figure): string {
  const some = someOf(o.a);
  return (
    `With sides of ${some} ${some === 1 ? unit(o) : units(o)}, the perimeter would be $${o.n} \\times ${some} = ${o.n * some}$ ${units(o)}. ` +
    `How long must each side be to make ${perimeterOf(o)}?`
  );
}

const INSIDE_OR_EDGE = "Is the question about what lies inside, or about the distance round the edge?";
const AREA_IS = "The area of a rectangle is its length times its width.";
const ROWS_MULTIPLIED = "Multiply the number of squares in one row by the number of rows.";
const PERIMETER_IS = {
  rows: "The perimeter is the distance all the way round. Opposite sides of a rectangle are equally long.",
  formula: "To find the perimeter of a rectangle, add its length and its width, and double the sum.",
} as const;
const ALL_ROUND = "The perimeter is the distance all the way round: every side counts once.";

/** Where no squares are seen, those of a story are thought of first; of a drawn figure the first hint says so. */
function areaRule(o: Figure): string {
  if (o.by === "formula") return AREA_IS;
  const first = isStory(o)
    ? coveredWith(o)
    : `The area is how ${o.show === "sides" ? "many of these squares fit inside" : "much all the squares cover together"}.`;
  return `${first} ${ROWS_MULTIPLIED}`;
}

function coveredWith(o: Figure): string {
  const one = `1 ${unit(o)}`;
  return `Think of the ${nameOf(o)} as covered with squares that are ${one} long and ${one} wide.`;
}

/** `lawn` */
function nameOf({ scene }: Figure): string {
  return SCENES[scene].one || "rectangle";
}

function pointAtArea(o: Figure): string {
  if (isStory(o)) return INSIDE_OR_EDGE;
  return o.show === "sides"
    ? `Think of squares with sides of 1 ${unit(o)}. How many fit in one row, and how many rows are there?`
    : "How many squares are there in the first row? How many rows are there?";
}

/** The trace of a calculation with the numbers that a question tells. */
function calculation(
  operation: NonNullable<Trace["goal"]>["operation"],
  numbers: readonly number[],
  routesOf: (...inputs: readonly Source[]) => readonly (readonly TraceLine[])[],
): Trace {
  return traceOf({ operation, numbers: numbers.map((n) => written(n)) }, routesOf);
}

/** Every question there is about a figure: how it is solved, and how its lines are said. */
export const FORMS = {
  area: {
    trace: ({ a, b, by }) =>
      calculation("multiply", [a, b], (x, y) => [[by === "rows" ? product("area", y, x) : product("area", x, y)]]),
    lines: { area: areaWords },
    point: pointAtArea,
    rule: areaRule,
    isBackwards: false,
  },
  "side-of-area": {
    trace: (o) => calculation("divide", [areaOf(o), o.a], (whole, x) => [[divided("side", [whole, x])]]),
    lines: { side: sideWords },
    point: () => "Two numbers are known. Which of them is the area, and which is a side?",
    rule: (o) =>
      o.by === "rows"
        ? `${coveredWith(o)} Along the known side, ${o.a} of them make one row. Divide to find how many rows there are.`
        : "The area is length times width, so dividing by one of them gives the other.",
    isBackwards: true,
  },
  around: {
    trace: ({ a, b, c }) =>
      calculation("add", c > 0 ? [a, b, c] : [a, b], (x, y, ...z) => [
        [line("round", "add", c > 0 ? [x, y, ...z] : [x, y, { ...x }, { ...y }])],
      ]),
    lines: {
      round: ({ c }) => ({
        step: `Go round the figure from corner to corner and add all ${c > 0 ? "three" : "four"} sides.`,
        is: "the perimeter",
        ask: `There are ${c > 0 ? "three" : "four"} sides. Which lengths do you add?`,
      }),
    },
    point: () => "Start at one corner and go round with your finger. How many sides do you pass?",
    rule: () => ALL_ROUND,
    isBackwards: false,
  },
  perimeter: {
    trace: ({ a, b }) => calculation("add", [a, b], roundRectangle),
    lines: { half: pairWords, round: () => ROUND },
    point: (o) =>
      isStory(o) ? INSIDE_OR_EDGE : "How many sides does a rectangle have? Which of them are equally long?",
    rule: ({ by }) => PERIMETER_IS[by],
    isBackwards: false,
  },
  regular: {
    trace: ({ n, a }) => calculation("multiply", [n, a], (sides, x) => [[product("round", sides, x)]]),
    lines: {
      round: ({ n }) => ({
        step: `All ${n} sides are equally long, so multiply.`,
        is: "the perimeter",
        ask: "Every side has the same length. How many times do you add it? Which multiplication is that?",
        parts: "sides",
      }),
    },
    point: () => "How many sides does the figure have? What do you know about their lengths?",
    rule: () => `${ALL_ROUND} If all sides are equally long, you can multiply.`,
    isBackwards: false,
  },
  "side-of-regular": {
    trace: (o) => calculation("divide", [perimeterOf(o), o.n], (whole, n) => [[divided("side", [whole, n])]]),
    lines: {
      side: (o) => ({
        step: `The ${o.n} sides are equally long, so share the perimeter equally between them.`,
        is: "one side",
        ask: "The perimeter is shared equally between the sides. Which division is that?",
        way: wayIntoSides(o),
      }),
    },
    point: () => "How many sides does the figure have? How long are all of them together?",
    rule: () => "All sides together make the perimeter. Count the sides, and divide by that.",
    isBackwards: true,
  },
  "missing-side": {
    trace: (o) =>
      calculation("subtract", [perimeterOf(o), o.a, o.b], (whole, x, y) => {
        const known = line("known", "add", [x, y]);
        const first = line("without-first", "subtract", [whole, x]);
        return [
          [known, line("side", "subtract", [whole, from(known)])],
          [first, line("side", "subtract", [from(first), y])],
        ];
      }),
    lines: {
      known: () => ({
        step: "Add the sides that you know.",
        is: "the two known sides together",
        ask: "How long are the two sides that you know, together?",
      }),
      side: () => ({
        step: "The missing side is what is left of the perimeter.",
        is: "the missing side",
        ask: "How much of the perimeter is left for the third side?",
      }),
    },
    point: () => "Which part of the perimeter do you know already?",
    rule: () => "All sides together make the perimeter. Take away the known sides, and the missing side is left.",
    isBackwards: true,
  },
  "side-of-perimeter": {
    trace: (o) => calculation("subtract", [perimeterOf(o), o.a], sideOfPerimeter),
    lines: { half: halfWords, side: () => REST },
    point: (o) => `How many sides of the rectangle are ${long(o.a, o)} long?`,
    rule: () => "Half of the perimeter of a rectangle is one long and one short side together.",
    isBackwards: true,
  },
  "area-of-perimeter": {
    trace: (o) =>
      calculation("multiply", [perimeterOf(o), o.a], (whole, x) =>
        sideOfPerimeter(whole, x).map((lines) => [...lines, product("area", x, from(lines.at(-1) as TraceLine))]),
      ),
    lines: { half: halfWords, side: () => REST, area: areaWords },
    point: () => "Which two lengths does the area need? Which of them do you know?",
    rule: () => `Find the other side from the perimeter first. ${AREA_IS}`,
    isBackwards: true,
  },
  "perimeter-of-area": {
    trace: (o) =>
      calculation("divide", [areaOf(o), o.a], (whole, x) => {
        const side = divided("side", [whole, x]);
        return roundRectangle(x, from(side)).map((lines) => [side, ...lines]);
      }),
    lines: { side: sideWords, half: pairWords, round: () => ROUND },
    point: () => "Which two lengths does the perimeter need? Which of them do you know?",
    rule: () => `Find the other side from the area first. ${PERIMETER_IS.formula}`,
    isBackwards: true,
  },
} as const satisfies Readonly<Record<string, Form<Figure>>>;

export function formOf({ ask }: Figure): Form<Figure> {
  return FORMS[ask];
}

export const HELP = helpFrom(formOf);
