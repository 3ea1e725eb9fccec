import type { AnswerKind } from "../answers/types.ts";
import type { MathProblemItem } from "./math-problem-item.ts";
import type { Operands } from "./blueprint.ts";

/**
 * A picture that sets the answer: another way to write the text of the answer box, which stays. It holds only what the
 * question gives, so that it never tells the answer.
 */
export type AnswerPicture = LinePicture;

/** A ring on the ticks of the item's own number line. */
export interface LinePicture {
  readonly type: "line";
  /** What a tick writes into the box, one a tick from left to right. */
  readonly texts: readonly string[];
  /** The tick the ring waits at; nothing is written before it was moved. */
  readonly start: number;
}

/** What the bank declares for a skill: which picture fits its questions, and those of its questions it fits. */
export interface PictureDeclaration {
  readonly type: AnswerPicture["type"];
  readonly fits: (operands: Operands) => boolean;
}

/** The picture that sets the answer of an item, from what the item says as data; null where none fits. */
export function answerPictureOf(item: MathProblemItem, declared: PictureDeclaration | undefined): AnswerPicture | null {
  const operands = item.meta.generation?.operands;
  if (declared === undefined || operands === undefined || !declared.fits(operands)) return null;
  return PICTURES[declared.type](item);
}

type Maker = (item: MathProblemItem) => AnswerPicture | null;

const PICTURES: Readonly<Record<AnswerPicture["type"], Maker>> = { line: lineOf };

/** Kinds whose answer is one number, as a tick has it. */
const NUMBERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["integer", "decimal"]);
/** Finer ticks cannot be told apart. */
const MAX_TICKS = 41;

function lineOf({ problem_content: { diagram }, answer_spec: { kind, parts } }: MathProblemItem): LinePicture | null {
  if (diagram?.type !== "number-line" || parts !== undefined || kind === undefined || !NUMBERS.has(kind)) return null;
  const { from, to, step } = diagram;
  const ticks = Math.floor((to - from) / step + 1e-9) + 1;
  if (ticks < 3 || ticks > MAX_TICKS) return null;
  // Sums of steps such as 0.1 are never whole; a tick is written to a billionth.
  const values = Array.from({ length: ticks }, (_, tick) => Number((from + tick * step).toFixed(9)));
  if (kind === "integer" && !values.every(Number.isInteger)) return null;
  const zero = values.indexOf(0);
  return { type: "line", texts: values.map(String), start: zero === -1 ? Math.floor(ticks / 2) : zero };
}
