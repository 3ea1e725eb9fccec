import { COMPOSE } from "../../cues/compose.ts";

/** What a text is about: signs and words of mathematics, for telling whether one text is near another. */
export type Idea =
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "fraction"
  | "decimal"
  | "places"
  | "line"
  | "round"
  | "negative"
  | "letter"
  | "both sides"
  | "percent"
  | "multiples"
  | "factors"
  | "shapes"
  | "double"
  | "zero"
  | "distance";

const SIGNS: readonly (readonly [Idea, RegExp])[] = [
  ["add", COMPOSE.SIGNS_ADD],
  ["subtract", COMPOSE.SIGNS_SUBTRACT],
  ["multiply", COMPOSE.SIGNS_MULTIPL],
  ["divide", COMPOSE.SIGNS_DIVID],
  ["fraction", COMPOSE.SIGNS_FRACTIONS],
  ["decimal", COMPOSE.SIGNS_DECIMALS],
  ["places", COMPOSE.SIGNS_ONES],
  ["line", COMPOSE.SIGNS_NUMBER],
  ["round", COMPOSE.SIGNS_ROUND],
  ["negative", COMPOSE.SIGNS_NEGATIVE],
  ["letter", COMPOSE.SIGNS_LETTER],
  ["both sides", COMPOSE.SIGNS_BOTH],
  ["percent", COMPOSE.SIGNS_PER],
  ["multiples", COMPOSE.SIGNS_MULTIPLES],
  ["factors", COMPOSE.SIGNS_FACTORS],
  ["shapes", COMPOSE.SIGNS_CIRCLES],
  ["double", COMPOSE.SIGNS_DOUBLES],
  ["distance", COMPOSE.SIGNS_ABSOLUTE],
  ["zero", COMPOSE.SIGNS_ZEROS],
];

export function ideasIn(text: string): ReadonlySet<Idea> {
  return new Set(SIGNS.filter(([, sign]) => sign.test(text)).map(([idea]) => idea));
}
