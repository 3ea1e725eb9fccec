import type { AnswerKind } from "../answers/types.ts";
import type { MathProblemItem } from "./math-problem-item.ts";
import type { Operands } from "./blueprint.ts";
import type { MoneyPiece } from "./diagram.ts";

/**
 * A picture that sets the answer: another way to write the text of the answer box, which stays. It holds only what the
 * question gives, so that it never tells the answer.
 */
export type AnswerPicture = LinePicture | BarPicture | ColumnsPicture | CardsPicture | ClockPicture | CoinsPicture;

/** A ring on the ticks of the item's own number line. */
export interface LinePicture {
  readonly type: "line";
  /** What a tick writes into the box, one a tick from left to right. */
  readonly texts: readonly string[];
  /** The tick the ring waits at; nothing is written before it was moved. */
  readonly start: number;
}

/** Parts of one bar of the item's own bars, shaded from its beginning. */
export interface BarPicture {
  readonly type: "bar";
  /** Which of the bars. */
  readonly bar: number;
  /** What so many shaded parts write into the box, from none to all. */
  readonly texts: readonly string[];
  /** So many are shaded before anything is written: none. */
  readonly start: 0;
}

export type ColumnsSign = "+" | "−" | "×";

/** Two numbers under each other with a row above for what is carried or traded, and a row for the digits of the answer. */
export interface ColumnsPicture {
  readonly type: "columns";
  readonly sign: ColumnsSign;
  /** One digit a column, the highest place first; "" where a number has none. As many columns for every answer. */
  readonly rows: readonly [top: readonly string[], bottom: readonly string[]];
  /** The places that have room above for what is carried or traded, 0 for the ones. */
  readonly notes: readonly number[];
}

/** Numbers to pick, one after another or all that belong. */
export interface CardsPicture {
  readonly type: "cards";
  /** As they are written into the box, in the order of the question. */
  readonly cards: readonly string[];
  /** Whether it matters which is picked first. */
  readonly ordered: boolean;
}

/** The hands of a clock; what they show is written as a time, `4:35`. */
export interface ClockPicture {
  readonly type: "clock";
  /** The long hand goes from one mark to the next by so many [min]. */
  readonly step: ClockStep;
  /** The time that the hands wait at, one that the question gives; nothing is written before they were moved. */
  readonly start: string;
}

export type ClockStep = 1 | 5;

/** Coins to lay on a table. */
export interface CoinsPicture {
  readonly type: "coins";
  /** The kinds that may be laid, as many of each as are wanted; those that are worth most first. */
  readonly kinds: readonly MoneyPiece[];
  /** What is written of those that lie there: what they are worth together in cents, or how many they are. */
  readonly writes: "cents" | "number";
}

/** What the bank declares for a skill: which picture fits its questions, and those of its questions it fits. */
export type PictureDeclaration = { readonly fits: (operands: Operands) => boolean } & (
  | { readonly type: "line" | "bar" | "coins" }
  /** Of the operands `a` and `b`, `a` on top. */
  | { readonly type: "columns"; readonly sign: ColumnsSign }
  /** The numbers that the question offers. */
  | { readonly type: "cards"; readonly ordered: boolean; readonly cards: (operands: Operands) => readonly string[] }
  | { readonly type: "clock"; readonly step: ClockStep; readonly start: (operands: Operands) => string }
);

/** The picture that sets the answer of an item, from what the item says as data; null where none fits. */
export function answerPictureOf(item: MathProblemItem, declared: PictureDeclaration | undefined): AnswerPicture | null {
  const operands = item.meta.generation?.operands;
  if (declared === undefined || operands === undefined || !declared.fits(operands)) return null;
  switch (declared.type) {
    case "line":
      return lineOf(item);
    case "bar":
      return barOf(item);
    case "columns":
      return columnsOf(item, operands, declared.sign);
    case "cards":
      return cardsOf(item, declared.cards(operands), declared.ordered);
    case "coins":
      return coinsOf(item);
    case "clock":
      return clockOf(item, declared.step, declared.start(operands));
  }
}

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

/** The one bar that is asked about: its label is "?", and nothing of it is shaded. */
function barOf({ problem_content: { diagram }, answer_spec: { kind, parts } }: MathProblemItem): BarPicture | null {
  if (diagram?.type !== "fraction-bars" || parts !== undefined || kind !== "integer") return null;
  const asked = diagram.bars.flatMap(({ label, shaded, ...bar }, at) =>
    label === "?" && shaded === 0 ? [{ at, parts: bar.parts }] : [],
  );
  const [bar] = asked;
  if (bar === undefined || asked.length > 1) return null;
  return { type: "bar", bar: bar.at, texts: Array.from({ length: bar.parts + 1 }, (_, n) => String(n)), start: 0 };
}

/** The item has no other picture than the written sum itself, which this one takes the place of. */
function columnsOf(
  { problem_content: { diagram }, answer_spec: { kind, parts } }: MathProblemItem,
  { a, b }: Operands,
  sign: ColumnsSign,
): ColumnsPicture | null {
  if (diagram !== undefined && diagram.type !== "place-value-chart") return null;
  if (parts !== undefined || kind !== "integer" || !isWhole(a) || !isWhole(b)) return null;
  const [top, bottom] = [String(a), String(b)];
  const width = COLUMNS[sign](top.length, bottom.length);
  if (width > MAX_COLUMNS) return null;
  const row = (digits: string): readonly string[] => [...digits.padStart(width)].map((digit) => digit.trim());
  return { type: "columns", sign, rows: [row(top), row(bottom)], notes: notesOf(top, sign) };
}

/** Nothing is carried to the ones, and what has no digit above the line is only written down. */
function notesOf({ length }: string, sign: ColumnsSign): readonly number[] {
  return Array.from({ length }, (_, place) => place).slice(sign === "−" ? 0 : 1);
}

/** Room for the longest answer that numbers of so many digits can have. */
const COLUMNS: Readonly<Record<ColumnsSign, (top: number, bottom: number) => number>> = {
  "+": (top, bottom) => Math.max(top, bottom) + 1,
  "−": Math.max,
  "×": (top, bottom) => top + bottom,
};
const MAX_COLUMNS = 6;

function isWhole(operand: number | string | undefined): operand is number {
  return typeof operand === "number" && Number.isInteger(operand) && operand >= 0;
}

/** More are not found again among each other. */
const MAX_CARDS = 24;

function cardsOf(
  { answer_spec: { kind, parts } }: MathProblemItem,
  cards: readonly string[],
  ordered: boolean,
): CardsPicture | null {
  if (parts !== undefined || kind !== (ordered ? "list" : "set")) return null;
  const isChoice = cards.length > 1 && cards.length <= MAX_CARDS && new Set(cards).size === cards.length;
  return isChoice ? { type: "cards", cards, ordered } : null;
}

/** A clock that the question shows is read, and not set. */
function clockOf(
  { problem_content: { diagram }, answer_spec: { kind, parts } }: MathProblemItem,
  step: ClockStep,
  start: string,
): ClockPicture | null {
  return diagram === undefined && parts === undefined && kind === "time" ? { type: "clock", step, start } : null;
}

/** All kinds of coins, whatever the question shows: which of them are needed is for the pupil to see. */
const COINS: readonly MoneyPiece[] = [25, 10, 5, 1];

function coinsOf({
  problem_content: { diagram },
  answer_spec: { kind, options, parts },
}: MathProblemItem): CoinsPicture | null {
  if (diagram?.type !== "coins" || parts !== undefined) return null;
  if (kind === "integer") return { type: "coins", kinds: COINS, writes: "number" };
  return kind === "units" && options?.unit === "¢" ? { type: "coins", kinds: COINS, writes: "cents" } : null;
}
