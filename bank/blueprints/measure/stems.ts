import type { StemTemplate, StoryContext } from "#engine";
import { num } from "../kit.ts";
import { areaOf, isStory, long, perimeterOf, unit, units, type Ask, type Figure, type Show } from "./figure.ts";
import { SCENES, type Scene } from "./scenes.ts";

type Text = (o: Figure, c: StoryContext) => string;

interface FigureStem extends StemTemplate<Figure> {
  readonly ask: Ask;
}

/** Wordings of one question, where this is seen; those of a story have a scene. */
function wordings(ask: Ask, show: Show | "story", texts: Readonly<Record<string, Text>>): readonly FigureStem[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    ask,
    when: (o) => o.ask === ask && (show === "story" ? isStory(o) : !isStory(o) && o.show === show),
    text,
    unit: unitAsked,
  }));
}

const AREAS: ReadonlySet<Ask> = new Set<Ask>(["area", "area-of-perimeter"]);

function unitAsked({ ask, scene }: Figure): string {
  return AREAS.has(ask) ? `${SCENES[scene].unit}²` : SCENES[scene].unit;
}

function sceneOf({ scene }: Figure): Scene {
  return SCENES[scene];
}

/** `lawn`, `front of the card` */
function coveredOf(o: Figure): string {
  return sceneOf(o).face ?? sceneOf(o).one;
}

/** `A rectangular lawn is 9 metres long and 6 metres wide.`, and what is told besides. */
function told(o: Figure, subject = `A rectangular ${sceneOf(o).one}`): string {
  const also = o.extra > 0 ? ` ${sceneOf(o).also(o.extra)}` : "";
  return `${subject} is ${long(o.a, o)} long and ${long(o.b, o)} wide.${also}`;
}

/** The wordings of some questions. */
export function stemsFor(asks: ReadonlySet<Ask>): readonly StemTemplate<Figure>[] {
  return STEMS.filter(({ ask }) => asks.has(ask));
}

const square: Text = (o) => `Each square is 1 square ${unit(o)}.`;
const area: Text = (o) => `${num(areaOf(o))} square ${units(o)}`;

/** The side that is told, by whether it is the longer one; and the question for the other. */
const side: Text = (o) => `The ${sceneOf(o).one} is ${long(o.a, o)} ${o.a > o.b ? "long" : "wide"}.`;
const otherSide: Text = (o) => `How many ${units(o)} ${o.a > o.b ? "wide" : "long"} is it?`;
const whole: Text = (o) => `${num(perimeterOf(o))} ${units(o)}`;
const NUMBER_WORDS: Readonly<Record<number, string>> = { 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight" };

/** Nobody draws a side of some metres: the drawing is a plan of this. */
const GARDENS = { triangle: "triangular garden", rectangle: "rectangular garden", figure: "garden" } as const;

/** `Sara draws this triangle.` */
function draws(o: Figure, c: StoryContext, shape: keyof typeof GARDENS, more = ""): string {
  const what = isSmall(o) ? shape : `plan of a ${GARDENS[shape]}`;
  return `${c.names[0]} draws this ${what}${more}.`;
}

const isSmall = ({ scene }: Figure): boolean => SCENES[scene].unit === "cm";

/** `Its perimeter is 18 centimetres.` */
function toldOfDrawn(o: Figure, measure: "perimeter" | "area", told: string): string {
  return isSmall(o)
    ? `Its ${measure} is ${told}.`
    : `The garden has ${measure === "area" ? "an" : "a"} ${measure} of ${told}.`;
}

/** `What is its area in square centimetres?` */
function askedOfDrawn(o: Figure, measure: "perimeter" | "area"): string {
  const asked = `${measure === "area" ? "square " : ""}${units(o)}`;
  return isSmall(o) ? `What is its ${measure} in ${asked}?` : `What is the ${measure} of the garden, in ${asked}?`;
}

/** Questions for the perimeter of a figure that is drawn. */
function aroundThe(kind: "figure" | "rectangle"): Readonly<Record<string, Text>> {
  const shape = ({ c }: Figure) => (c > 0 ? "triangle" : kind);
  return {
    [`round-${kind}`]: (o) => `What is the perimeter of the ${shape(o)} in the picture, in ${units(o)}?`,
    [`draws-${kind}`]: (o, c) => `${draws(o, c, shape(o))} ${askedOfDrawn(o, "perimeter")}`,
    [`walk-${kind}`]: (o) => `How far is it all the way round the ${shape(o)} in the picture, in ${units(o)}?`,
    [`string-${kind}`]: (o, c) =>
      isSmall(o)
        ? `${c.names[0]} lays string along the whole edge of the ${shape(o)} in the picture. How many ${units(o)} of string does ${c.names[0]} need?`
        : `How many ${units(o)} of fence does ${c.names[0]} need to go all the way round the ${GARDENS[shape(o)]} in the picture?`,
  };
}

const STEMS: readonly FigureStem[] = [
  ...wordings("area", "squares", {
    "count-area": (o, c) => `${square(o, c)} What is the area of the rectangle in the picture, in square ${units(o)}?`,
    "count-paper": (o, c) =>
      `${c.names[0]} draws this rectangle on squared paper. ${square(o, c)} What is the area of the rectangle in square ${units(o)}?`,
    "count-tiles": (o, c) =>
      `${c.names[0]} lays square tiles, as in the picture. Each tile covers 1 square ${unit(o)}. ` +
      `How many square ${units(o)} do the tiles cover?`,
    "count-sides": (o) =>
      `The rectangle in the picture is made of squares. The sides of each square are 1 ${unit(o)} long. ` +
      `What is its area in square ${units(o)}?`,
  }),
  ...wordings("area", "edges", {
    "hidden-area": (o, c) =>
      `Squares cover a whole rectangle. The picture shows only some of them. ${square(o, c)} ` +
      `What is the area of the whole rectangle, in square ${units(o)}?`,
    "hidden-started": (o, c) =>
      `${c.names[0]} covers a rectangle with square tiles. Each tile is 1 square ${unit(o)}. The picture shows how far ` +
      `${c.names[0]} has got. What is the area of the whole rectangle, in square ${units(o)}?`,
    "hidden-drawn": (o, c) =>
      `${c.names[0]} draws the squares along two sides of a rectangle, as in the picture. ${square(o, c)} ` +
      `What is the area of the rectangle in square ${units(o)}?`,
    "hidden-cover": (o) =>
      `Squares of 1 square ${unit(o)} cover the rectangle in the picture. Only the first row and the first column are drawn. ` +
      `What is the area of the whole rectangle, in square ${units(o)}?`,
  }),
  ...wordings("area", "sides", {
    "area-picture": (o) => `What is the area of the rectangle in the picture, in square ${units(o)}?`,
    "area-draws": (o, c) => `${draws(o, c, "rectangle")} ${askedOfDrawn(o, "area")}`,
    "area-squares": (o) =>
      `Squares with sides of 1 ${unit(o)} cover the rectangle in the picture. How many square ${units(o)} do they cover?`,
    "area-inside": (o) => `How many square ${units(o)} lie inside the rectangle in the picture?`,
  }),
  ...wordings("area", "story", {
    "area-of": (o) => `${told(o)} What is the area of the ${sceneOf(o).one}, in square ${units(o)}?`,
    "area-cover": (o, c) =>
      `${told(o)} ${c.names[0]} covers the ${coveredOf(o)} with ${sceneOf(o).cover}. ` +
      `How many square ${units(o)} of ${sceneOf(o).cover} does ${c.names[0]} need?`,
    "area-makes": (o, c) =>
      `${c.names[0]} measures a rectangular ${sceneOf(o).one}. ${told(o, "It")} What is its area in square ${units(o)}?`,
    "area-stuff": (o) =>
      `${told(o)} How many square ${units(o)} of ${sceneOf(o).cover} does it take to cover the whole ${coveredOf(o)}?`,
  }),
  ...wordings("side-of-area", "sides", {
    "side-picture": (o, c) =>
      `The rectangle in the picture has an area of ${area(o, c)}. How many ${units(o)} long is the side with the question mark?`,
    "side-draws": (o, c) =>
      `${draws(o, c, "rectangle")} ${toldOfDrawn(o, "area", area(o, c))} How long is the side with the question mark, in ${units(o)}?`,
  }),
  ...wordings("side-of-area", "story", {
    "side-wide": (o, c) =>
      `A rectangular ${sceneOf(o).one} has an area of ${area(o, c)}. ${side(o, c)} ${otherSide(o, c)}`,
    "side-cover": (o, c) =>
      `${c.names[0]} needs ${area(o, c)} of ${sceneOf(o).cover} to cover ${sceneOf(o).face === undefined ? "" : "the front of "}a rectangular ${sceneOf(o).one}. ` +
      `${side(o, c)} ${otherSide(o, c)}`,
  }),
  ...wordings("around", "sides", aroundThe("figure")),
  ...wordings("perimeter", "sides", aroundThe("rectangle")),
  ...wordings("perimeter", "story", {
    "round-of": (o) => `${told(o)} What is the perimeter of the ${sceneOf(o).one}, in ${units(o)}?`,
    "round-edge": (o, c) =>
      `${told(o)} How many ${units(o)} of ${sceneOf(o).edge} does ${c.names[0]} need to go all the way round the ${sceneOf(o).one}?`,
    "round-measures": (o, c) =>
      `${c.names[0]} measures a rectangular ${sceneOf(o).one}. ${told(o, "It")} What is its perimeter in ${units(o)}?`,
    "round-once": (o) => `${told(o)} How far is it once round the edge of the ${sceneOf(o).one}, in ${units(o)}?`,
  }),
  ...wordings("regular", "sides", {
    "equal-picture": (o) =>
      `All sides of the figure in the picture are equally long. What is its perimeter in ${units(o)}?`,
    "equal-draws": (o, c) =>
      `${draws(o, c, "figure", ` with ${NUMBER_WORDS[o.n]} equal sides`)} ${askedOfDrawn(o, "perimeter")}`,
    "equal-sticks": (o, c) => {
      const stick = isSmall(o) ? "straw" : "rope";
      return (
        `${c.names[0]} makes the figure in the picture. Each side is one ${stick}, and all the ${stick}s are equally long. ` +
        `What is the perimeter of the figure, in ${units(o)}?`
      );
    },
  }),
  ...wordings("side-of-regular", "sides", {
    "share-picture": (o, c) =>
      `All sides of the figure in the picture are equally long. Its perimeter is ${whole(o, c)}. How many ${units(o)} long is one side?`,
    "share-string": (o, c) =>
      `${c.names[0]} needs ${whole(o, c)} of ${isSmall(o) ? "string" : "fence"} to go all the way round the ${isSmall(o) ? "figure" : "garden"} in the picture. All its sides are equally long. ` +
      `How many ${units(o)} long is one side?`,
  }),
  ...wordings("missing-side", "sides", {
    "missing-picture": (o, c) =>
      `The triangle in the picture has a perimeter of ${whole(o, c)}. How many ${units(o)} long is the side with the question mark?`,
    "missing-draws": (o, c) =>
      `${draws(o, c, "triangle")} ${toldOfDrawn(o, "perimeter", whole(o, c))} How long is the side with the question mark, in ${units(o)}?`,
    "missing-walk": (o, c) =>
      `It is ${whole(o, c)} all the way round the triangle in the picture. How many ${units(o)} long is the third side?`,
  }),
  ...wordings("side-of-perimeter", "sides", {
    "other-picture": (o, c) =>
      `The rectangle in the picture has a perimeter of ${whole(o, c)}. How many ${units(o)} long is the side with the question mark?`,
    "other-draws": (o, c) =>
      `${draws(o, c, "rectangle")} ${toldOfDrawn(o, "perimeter", whole(o, c))} How long is the side with the question mark, in ${units(o)}?`,
  }),
  ...wordings("side-of-perimeter", "story", {
    "other-wide": (o, c) =>
      `A rectangular ${sceneOf(o).one} has a perimeter of ${whole(o, c)}. ${side(o, c)} ${otherSide(o, c)}`,
    "other-edge": (o, c) =>
      `${c.names[0]} needs ${whole(o, c)} of ${sceneOf(o).edge} to go all the way round a rectangular ${sceneOf(o).one}. ` +
      `${side(o, c)} ${otherSide(o, c)}`,
  }),
  ...wordings("area-of-perimeter", "sides", {
    "from-round-picture": (o, c) =>
      `The rectangle in the picture has a perimeter of ${whole(o, c)}. What is its area in square ${units(o)}?`,
    "from-round-draws": (o, c) =>
      `${draws(o, c, "rectangle")} ${toldOfDrawn(o, "perimeter", whole(o, c))} ${askedOfDrawn(o, "area")}`,
  }),
  ...wordings("area-of-perimeter", "story", {
    "from-round-of": (o, c) =>
      `A rectangular ${sceneOf(o).one} has a perimeter of ${whole(o, c)}. ${side(o, c)} What is its area in square ${units(o)}?`,
    "from-round-edge": (o, c) =>
      `${c.names[0]} needs ${whole(o, c)} of ${sceneOf(o).edge} to go all the way round a rectangular ${sceneOf(o).one}. ` +
      `${side(o, c)} What is its area in square ${units(o)}?`,
  }),
  ...wordings("perimeter-of-area", "sides", {
    "from-area-picture": (o, c) =>
      `The rectangle in the picture has an area of ${area(o, c)}. What is its perimeter in ${units(o)}?`,
    "from-area-draws": (o, c) =>
      `${draws(o, c, "rectangle")} ${toldOfDrawn(o, "area", area(o, c))} ${askedOfDrawn(o, "perimeter")}`,
  }),
  ...wordings("perimeter-of-area", "story", {
    "from-area-of": (o, c) =>
      `A rectangular ${sceneOf(o).one} has an area of ${area(o, c)}. ${side(o, c)} What is its perimeter in ${units(o)}?`,
    "from-area-cover": (o, c) =>
      `${c.names[0]} needs ${area(o, c)} of ${sceneOf(o).cover} to cover ${sceneOf(o).face === undefined ? "" : "the front of "}a rectangular ${sceneOf(o).one}. ` +
      `${side(o, c)} What is its perimeter in ${units(o)}?`,
  }),
];
