import { evaluate } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

/** What is known of a figure from words and picture together. */
interface Known {
  /** Lengths of sides, as drawn or told; a bare side of a rectangle is as long as the one opposite. */
  readonly sides: readonly string[];
  /** How many sides the figure has; what is only told of is a rectangle. */
  readonly corners: number;
  /** Whether it says that all sides are equally long. */
  readonly isEqual: boolean;
  readonly area: string | undefined;
  readonly perimeter: string | undefined;
}

export function solveFigure(item: BlindItem): readonly string[] | undefined {
  const wanted = wantedBy(item.stem);
  const expression = wanted === undefined ? undefined : EXPRESSIONS[wanted](knownOf(item));
  return expression === undefined ? undefined : [evaluate(expression)];
}

type Wanted = "area" | "perimeter" | "side";

/** The words of the last sentence that asks. */
const QUESTIONS: readonly (readonly [RegExp, Wanted])[] = [
  [/\bis the area\b|\bits area\b/u, "area"],
  [/How many square \w+ (?:of [\w ]+ )?(?:do|does|cover|lie)\b/u, "area"],
  [/\bis the perimeter\b|\bits perimeter\b|^How far is it (?:once|all the way) round\b/u, "perimeter"],
  [/^How many \w+ of [\w ]+ does \w+ need\b/u, "perimeter"],
  [
    /\blong is the (?:third side|side with the question mark)\b|How many \w+ (?:(?:wide|long) is it|long is one side)\b/u,
    "side",
  ],
];

function wantedBy(stem: string): Wanted | undefined {
  const question = stem.split(/(?<=[.?]) /u).find((sentence) => sentence.endsWith("?")) ?? "";
  return QUESTIONS.find(([words]) => words.test(question))?.[1];
}

const EXPRESSIONS: Readonly<Record<Wanted, (known: Known) => string | undefined>> = {
  area: ({ sides: [x, y], perimeter }) => {
    if (perimeter !== undefined) return y === undefined ? `${x} * (${perimeter} / 2 - ${x})` : undefined;
    return x === undefined || y === undefined ? undefined : `${x} * ${y}`;
  },
  perimeter: ({ sides, corners, isEqual, area }) => {
    if (area !== undefined) return sides.length === 1 ? `2 * (${sides[0]} + ${area} / ${sides[0]})` : undefined;
    if (isEqual) return sides.length === 1 ? `${sides[0]} * ${corners}` : undefined;
    if (sides.length === corners) return sides.join(" + ");
    return corners === 4 && sides.length === 2 ? `2 * (${sides.join(" + ")})` : undefined;
  },
  side: ({ sides, corners, isEqual, area, perimeter }) => {
    if (area !== undefined) return sides.length === 1 ? `${area} / ${sides[0]}` : undefined;
    if (perimeter === undefined) return undefined;
    if (isEqual) return `${perimeter} / ${corners}`;
    if (sides.length === corners - 1) return [perimeter, ...sides].join(" - ");
    return corners === 4 && sides.length === 1 ? `${perimeter} / 2 - ${sides[0]}` : undefined;
  },
};

function knownOf({ stem, diagram }: BlindItem): Known {
  const plain = stem.replaceAll(/(?<=\d),(?=\d{3})/gu, "");
  const [, area] = /(?:area (?:of|is)|needs) (\d+) square/u.exec(plain) ?? [];
  const [, perimeter] =
    /(?:perimeter (?:of|is)|needs|It is) (\d+) (?:centi)?metres\b(?! (?:long|wide))/u.exec(plain) ?? [];
  const told = [...plain.matchAll(/\b(\d+) (?:centi)?metres (?:long and|long\.|wide)/gu)].map(
    ([, length]) => length ?? "",
  );
  const drawn = diagram?.type === "figure" ? diagram : undefined;
  return {
    sides: drawn === undefined ? told : drawnSides(drawn),
    corners: drawn?.corners.length ?? 4,
    isEqual: /\bequally long\b|\bequal sides\b|\bsame length\b/u.test(plain),
    area,
    perimeter,
  };
}

type FigurePicture = Extract<NonNullable<BlindItem["diagram"]>, { type: "figure" }>;

/** The numbers beside the sides; of a figure on squares, how many squares long and high it is. */
function drawnSides({ corners, sides, squares }: FigurePicture): readonly string[] {
  if (squares === "none") return sides.flatMap((text) => /^(\d+) c?m$/u.exec(text)?.[1] ?? []);
  const span = (along: readonly number[]) => String(Math.max(...along) - Math.min(...along));
  return corners.length === 4 ? [span(corners.map(({ x }) => x)), span(corners.map(({ y }) => y))] : [];
}

/** The area of a figure with square corners, from its corners on squares or from the lengths beside its sides. */
export function solveJoined({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type !== "figure" || !/\bis (?:the|its|their) area\b|How many square \w+ /u.test(stem)) return undefined;
  const { corners, sides, squares } = diagram;
  if (squares === "all") return [shoelace(corners)];
  const xs = measured(corners, sides, "x");
  const ys = measured(corners, sides, "y");
  const places = corners.flatMap(({ x, y }) => {
    const place = { x: xs.get(x), y: ys.get(y) };
    return place.x === undefined || place.y === undefined ? [] : [{ x: place.x, y: place.y }];
  });
  return places.length === corners.length ? [shoelace(places)] : undefined;
}

type Corner = FigurePicture["corners"][number];

/** Twice the sum of the triangles from the origin to each side, halved. */
function shoelace(corners: readonly Corner[]): string {
  const terms = corners.map(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return `(${x} * ${next.y} - ${next.x} * ${y})`;
  });
  return evaluate(`abs(${terms.join(" + ")}) / 2`);
}

/** How far each line of corners is from the first one, by the lengths that are written; how it is drawn says only which comes first. */
function measured(corners: readonly Corner[], sides: readonly string[], along: "x" | "y"): ReadonlyMap<number, number> {
  const steps = sides.flatMap((text, i) => {
    const length = Number(/^(\d+) c?m$/u.exec(text)?.[1]);
    const [from, to] = [corners[i]?.[along] ?? 0, corners[(i + 1) % corners.length]?.[along] ?? 0];
    return from === to || !(length > 0) ? [] : [{ less: Math.min(from, to), more: Math.max(from, to), length }];
  });
  const found = new Map([[Math.min(...corners.map((corner) => corner[along])), 0]]);
  for (let round = 0; round < corners.length; round++) {
    for (const { less, more, length } of steps) {
      const [low, high] = [found.get(less), found.get(more)];
      if (low !== undefined && high === undefined) found.set(more, low + length);
      if (low === undefined && high !== undefined) found.set(less, high - length);
    }
  }
  return found;
}

/** Volumes of boxes, each as its edges multiplied; or the edge that makes a volume with the others. */
export function solveBoxes({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type !== "boxes") return undefined;
  const { width, widthText, boxes, cubes } = diagram;
  const edge = (text: string, cubesAlong: number): string | undefined =>
    /^(\d+) c?m$/u.exec(text)?.[1] ?? (cubes === "none" ? undefined : String(cubesAlong));
  const wide = edge(widthText, width);
  const solids = boxes.map(({ length, lengthText, height, heightText }) => ({
    long: edge(lengthText, length),
    high: cubes === "layer" && heightText === "" ? undefined : edge(heightText, height),
  }));
  const [first] = solids;
  const [, whole] =
    /(?:(?<!cube has a )volume (?:of|is)|of a [\w ]+ is|It takes) (\d+) cubic/u.exec(
      stem.replaceAll(/(?<=\d),(?=\d{3})/gu, ""),
    ) ?? [];
  if (whole !== undefined) {
    if (!/\bhigh is the\b|\bits height\b|edge with the question mark/u.test(stem)) return undefined;
    return first?.high === undefined ? [evaluate(`${whole} / ${first?.long} / ${wide}`)] : undefined;
  }
  if (!/\bvolume\b.*\?$|How many (?:cubic \w+|cubes) /u.test(stem)) return undefined;
  if (wide === undefined || solids.some(({ long, high }) => long === undefined || high === undefined)) return undefined;
  return [evaluate(solids.map(({ long, high }) => `${high} * ${wide} * ${long}`).join(" + "))];
}

/** How far a thing reaches, or how far two lengths are apart, by the marks under their ends. */
export function solveRuler({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type !== "ruler" || !/(?:centimetres|inches)\b.*\?$/u.test(stem)) return undefined;
  const lengths = diagram.things.map(({ from, to }) => `(${to} - ${from})`);
  const named = diagram.things.every(({ name }) => new RegExp(String.raw`\b${name}\b`, "u").test(stem));
  const [first, second] = lengths;
  if (!named || first === undefined) return undefined;
  if (second === undefined) return /\blong is the\b/u.test(stem) ? [evaluate(first)] : undefined;
  return /\b(?:longer|shorter) is the\b|\bdifference between their lengths\b/u.test(stem)
    ? [evaluate(`abs(${first} - ${second})`)]
    : undefined;
}
