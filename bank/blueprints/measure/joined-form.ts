import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { product, type Form, type LineWords } from "./form.ts";
import { helpFrom, type Help } from "./from-trace.ts";
import { JOINED_SCENES } from "./joined-scenes.ts";
import { isMirrored, labelledOf, lengthOf, unitsOf, type Joined, type Length } from "./joined.ts";

/** A length as the source of a line: written in the picture, or found first. */
type Known = (name: Length) => Source;

/** What one way has to know. */
interface Way {
  readonly needs: readonly Length[];
  readonly lines: (rectangle: Rectangle) => readonly TraceLine[];
}

/** The line of a part with these sides: width times height, or rows times the squares in one. */
type Rectangle = (id: string, width: Length, height: Length) => TraceLine;

/** How a length is found from two others. */
const FOUND: Readonly<Partial<Record<Length, readonly ["add" | "subtract", readonly Length[]]>>> = {
  a: ["add", ["top", "c"]],
  b: ["add", ["d", "right"]],
  c: ["subtract", ["a", "top"]],
  d: ["subtract", ["b", "right"]],
  right: ["subtract", ["b", "d"]],
};
const GAP_FOUND: typeof FOUND = { ...FOUND, c: ["subtract", ["a", "top", "other"]] };

function together(parts: readonly TraceLine[]): readonly TraceLine[] {
  return [...parts, line("area", "add", parts.map(from))];
}

function takenAway(whole: TraceLine, piece: TraceLine): readonly TraceLine[] {
  return [whole, piece, line("area", "subtract", [from(whole), from(piece)])];
}

const DOWN: Way = {
  needs: ["top", "b", "c", "right"],
  lines: (part) => together([part("tall", "top", "b"), part("low", "c", "right")]),
};
const ACROSS: Way = {
  needs: ["top", "d", "a", "right"],
  lines: (part) => together([part("narrow", "top", "d"), part("wide", "a", "right")]),
};
const WHOLE: Way = {
  needs: ["a", "b", "c", "d"],
  lines: (part) => takenAway(part("whole", "a", "b"), part("piece", "c", "d")),
};
const THREE_DOWN: Way = {
  needs: ["top", "b", "c", "right", "other"],
  lines: (part) => together([part("first", "top", "b"), part("low", "c", "right"), part("last", "other", "b")]),
};
const ON_A_BASE: Way = {
  needs: ["top", "d", "other", "a", "right"],
  lines: (part) => together([part("first", "top", "d"), part("last", "other", "d"), part("wide", "a", "right")]),
};

function waysOf({ shape, cut }: Joined): readonly Way[] {
  if (shape === "gap") return [WHOLE, THREE_DOWN, ON_A_BASE];
  return cut === "down" ? [DOWN, ACROSS, WHOLE] : [ACROSS, DOWN, WHOLE];
}

/** Both ways to cut it, and the whole less the missing piece; what is not written is found first. */
function joinedTrace(o: Joined): Trace {
  const labelled = labelledOf(o);
  const given = (name: Length): Source => ({ given: name, value: written(lengthOf(o, name)) });
  const findings = o.shape === "gap" ? GAP_FOUND : FOUND;
  return {
    givens: labelled.map((name) => ({ name, value: written(lengthOf(o, name)) })),
    routes: waysOf(o).map(({ needs, lines }) => {
      const found = new Map(
        needs.flatMap((name): [Length, TraceLine][] => {
          const how = labelled.includes(name) ? undefined : findings[name];
          return how === undefined ? [] : [[name, line(`find-${name}`, how[0], how[1].map(given))]];
        }),
      );
      const known: Known = (name) => {
        const own = found.get(name);
        return own === undefined ? given(name) : from(own);
      };
      const rectangle: Rectangle = (id, width, height) =>
        o.show === "squares" ? product(id, known(height), known(width)) : product(id, known(width), known(height));
      return [...found.values(), ...lines(rectangle)];
    }),
  };
}

/** `left` or `right`, `upper` or `lower`, as the picture is turned. */
function placesOf(o: Joined): Readonly<Record<"tall" | "low" | "narrow" | "wide", string>> {
  const { x, y } = isMirrored(o);
  return {
    tall: x ? "right" : "left",
    low: x ? "left" : "right",
    narrow: y ? "lower" : "upper",
    wide: y ? "upper" : "lower",
  };
}

export function long(n: number, o: Joined): string {
  return `${n} ${n === 1 ? unitsOf(o).slice(0, -1) : unitsOf(o)}`;
}

/** What reaches from top to bottom of the picture: what lies on the ground has no height. */
export function upright({ scene }: Joined): { readonly noun: string; readonly adjective: string } {
  return JOINED_SCENES[scene].isGround
    ? { noun: "length from top to bottom", adjective: "long from top to bottom" }
    : { noun: "height", adjective: "high" };
}

const WHICH = "Which multiplication gives its area?";

/** A part of the figure that is one rectangle. */
function part(name: string, width: number, height: number, o: Joined, more = ""): LineWords {
  const sized =
    o.show === "squares"
      ? `has ${height} ${height === 1 ? "row" : "rows"} with ${width} ${width === 1 ? "square" : "squares"} in each`
      : `is ${long(width, o)} by ${long(height, o)}`;
  return {
    step: `The ${name}${more} ${sized}. Multiply ${o.show === "squares" ? "to count the squares" : "the two sides"}.`,
    is: `the area of the ${name}`,
    ask: `The ${name}${more} ${sized}. ${WHICH}`,
  };
}

/** A side that is not written. */
function missing(o: Joined, isAcross: boolean, [one, other]: readonly [string, string], known: number): LineWords {
  const whole = isAcross ? o.a : o.b;
  const { noun: what, adjective } = isAcross ? { noun: "width", adjective: "wide" } : upright(o);
  return {
    step: `Take the ${what} of the ${one} rectangle away from the ${what} of the whole figure.`,
    is: `the ${what} of the ${other} rectangle`,
    ask: `The whole figure is ${long(whole, o)} ${adjective}, and the ${one} rectangle ${long(known, o)}. How ${adjective} is the ${other} rectangle?`,
  };
}

const CORNER: Form<Joined> = {
  trace: joinedTrace,
  lines: {
    "find-c": (o) => missing(o, true, [placesOf(o).tall, placesOf(o).low], o.a - o.c),
    "find-d": (o) => missing(o, false, [placesOf(o).wide, placesOf(o).narrow], o.b - o.d),
    tall: (o) => part(`${placesOf(o).tall} rectangle`, o.a - o.c, o.b, o),
    low: (o) => part(`${placesOf(o).low} rectangle`, o.c, o.b - o.d, o),
    narrow: (o) => part(`${placesOf(o).narrow} rectangle`, o.a - o.c, o.d, o),
    wide: (o) => part(`${placesOf(o).wide} rectangle`, o.a, o.b - o.d, o),
    area: () => ({
      step: "Put the areas of the two rectangles together.",
      is: "the area of the figure",
      ask: "What is the total of the two areas?",
    }),
  },
  point: ({ show }) =>
    show === "squares" || show === "cut"
      ? "Look at the dashed line. Which two rectangles does it make?"
      : "The figure is not a rectangle. With which straight cut do you get two rectangles?",
  rule: ({ show }) =>
    show === "missing"
      ? "The areas of the parts make the area of the figure. First find the lengths that are missing."
      : "The areas of the parts together make the area of the whole figure.",
  isBackwards: false,
};

const GAP: Form<Joined> = {
  trace: joinedTrace,
  lines: {
    "find-c": (o) => ({
      step: "Take the widths of the two parts beside the gap away from the width of the whole figure.",
      is: "the width of the gap",
      ask:
        `The whole figure is ${long(o.a, o)} wide, and the parts beside the gap are ${long(lengthOf(o, "top"), o)} and ` +
        `${long(lengthOf(o, "other"), o)} wide. How wide is the gap?`,
    }),
    whole: (o) => part("whole rectangle", o.a, o.b, o, ", with the gap filled in,"),
    piece: (o) => part("gap", o.c, o.d, o),
    area: (o) => ({
      step: "Take the area of the gap away from the area of the whole rectangle.",
      is: "the area of the figure",
      ask: "How much is left when the gap is taken away from the whole rectangle?",
      way: `How much is left when you take $${o.c * o.d}$ away from $${o.a * o.b}$?`,
    }),
  },
  point: () => "A piece is cut out of one side. Can you cut the figure into three rectangles, or fill the gap?",
  rule: () =>
    "Three rectangles make the figure, so their areas can be added. " +
    "Or the area of the gap can be taken away from the whole rectangle.",
  isBackwards: false,
};

/** The cut, where none is drawn: only who knows it knows which rectangles are meant. */
function cutting({ shape, show }: Joined, cut: Joined["cut"]): string {
  if (shape === "gap" || show === "squares" || show === "cut") return "";
  return `Cut the figure ${cut === "down" ? "from top to bottom" : "from side to side"} at the corner that points into the figure. `;
}

/** Asks for the whole rectangle round a gap, or for the gap. */
export function askForWhole(o: Joined, id: "whole" | "piece"): string {
  return GAP.lines[id]?.(o).ask ?? "";
}

export type CornerPart = "tall" | "low" | "narrow" | "wide";

/** Asks for a part of a figure that lacks a corner, whichever cut it belongs to. */
export function askForPart(o: Joined, id: CornerPart): string {
  return `${cutting(o, id === "tall" || id === "low" ? "down" : "across")}${CORNER.lines[id]?.(o).ask}`;
}

/** Parts of a figure with a gap: cut from top to bottom there are two arms and what joins them, from side to side two legs and a strip. */
export type GapPart = "first-arm" | "last-arm" | "joining" | "first-leg" | "last-leg" | "strip";

export function askForGapPart(o: Joined, id: GapPart): string {
  const { x } = isMirrored(o);
  const side = id.startsWith("first") === x ? "right" : "left";
  const [top, other, right] = [lengthOf(o, "top"), lengthOf(o, "other"), lengthOf(o, "right")];
  const [which, width, height] = {
    "first-arm": [`The rectangle on the ${side} goes from top to bottom.`, top, o.b],
    "last-arm": [`The rectangle on the ${side} goes from top to bottom.`, other, o.b],
    joining: ["One rectangle joins the parts on the left and on the right.", o.c, right],
    "first-leg": [`One rectangle is beside the gap, on the ${side}.`, top, o.d],
    "last-leg": [`One rectangle is beside the gap, on the ${side}.`, other, o.d],
    strip: [`One rectangle is the ${stripOf(o)}.`, o.a, right],
  }[id] as [string, number, number];
  return `${which} It is ${long(width, o)} by ${long(height, o)}. ${WHICH}`;
}

/** The part of a figure with a gap that goes from side to side. */
export function stripOf(o: Joined): string {
  return `strip along the ${isMirrored(o).y ? "top" : "bottom"}`;
}

export function joinedForm({ shape }: Joined): Form<Joined> {
  return shape === "gap" ? GAP : CORNER;
}

const HELP = helpFrom(joinedForm);

export const JOINED_HELP: Help<Joined> = {
  ...HELP,
  stepsOf: (o) =>
    HELP.stepsOf(o).map((step, i) =>
      i === 0 ? { ...step, explanation: `${cutting(o, o.cut)}${step.explanation}` } : step,
    ),
  /** The first line, and what is still to do: of a length that is missing both areas, else the second one. */
  subStepOf: (o) => {
    const begin = cutting(o, o.cut) + HELP.subStepAt(o, 2);
    if (o.shape === "gap") return begin.replace(WHICH, "Find its area, and take the area of the gap away from it.");
    return begin.replace(
      WHICH,
      o.show === "missing" ? "Find both areas, and add them." : "Find its area, and add the two areas.",
    );
  },
  subStepAt: (o, line) => `${cutting(o, o.cut)}${HELP.subStepAt(o, line)}`,
};
