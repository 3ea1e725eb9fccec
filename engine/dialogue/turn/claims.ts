import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { numbersTold, problemText } from "../compose/problem-text.ts";
import { isTurnedRound } from "./on-a-line.ts";
import type { Talk } from "./talk.ts";
import { statedSums } from "./true-fact.ts";

/** A saying that was looked at and is true. */
export interface TrueClaim {
  /** As a piece of a sentence: "7 goes into 21". */
  readonly fact: string;
  /** What of the message it is. */
  readonly said: string;
}

/**
 * What a message says of numbers or of this kind of problem, where it can be worked out to be true [TRN97]: by the numbers
 * themselves, their digits, the picture, or as a rule that holds of all such problems; null for anything else.
 */
export function trueClaim(talk: Pick<Talk, "understood" | "text" | "desk" | "kind" | "trace">): TrueClaim | null {
  const plain = talk.understood.plain.replaceAll("−", "-");
  const [none = null, part, whole, number, of] = TURN.GOES_NOT.exec(plain) ?? [];
  const [by, all] = [Number(part ?? of), Number(whole ?? number)];
  if (none !== null && by > 0 && all % by !== 0) return { fact: `$${by}$ does not go into $${all}$`, said: none };
  if (TURN.SAYS_NOT.test(plain) || talk.text.includes("?")) return null;
  const { item } = talk.desk;
  for (const [name, isTrue] of Object.entries(CLAIMS) as [keyof typeof TURN.SAYS, Look][]) {
    const found = TURN.SAYS[name].exec(plain);
    const fact = found === null ? null : isTrue(found, item, plain, talk.kind);
    if (found !== null && fact !== null) return { fact, said: found[0] };
  }
  const lines = new Set(talk.trace?.routes.flat().map(({ operation }) => operation));
  const holding = TURN.HOLDS.find(
    ({ cue, kinds, without }) =>
      cue.test(plain) && (kinds?.includes(talk.kind) ?? true) && (without === undefined || !lines.has(without)),
  );
  return holding === undefined ? null : { fact: holding.fact, said: plain };
}

type Look = (found: RegExpExecArray, item: MathProblemItem, plain: string, kind: ProblemKind | null) => string | null;

const CLAIMS: Readonly<Record<keyof typeof TURN.SAYS, Look>> = {
  goesInto: ([, part, both, whole], item) => dividing(part, both, whole, item),
  factorOf: ([, part, both, whole], item) => dividing(part, both, whole, item),
  multipleOf: ([, whole, part, ofBoth, inBoth, table], item) => {
    const value = Number(whole ?? ofBoth ?? inBoth);
    const of = part ?? table;
    const parts = of === undefined ? wholesOf(item) : [Number(of)];
    if (value < 1 || parts.length === 0 || !parts.every((each) => each > 0 && value % each === 0)) return null;
    return of === undefined ? `$${value}$ is a multiple of both` : `$${value}$ is a multiple of $${of}$`;
  },
  sort: ([, which = "", sort = ""], item) => {
    const numbers = /^\d/u.test(which) ? (which.match(/\d+/gu) ?? []).map(Number) : wholesOf(item);
    if (numbers.length === 0 || !numbers.every((each) => SORTS[sort]?.(each) === true)) return null;
    if (numbers.length === 1) return `$${numbers[0] ?? ""}$ is ${sort}`;
    return numbers.length === 2 ? `both numbers are ${sort}` : `these numbers are all ${sort}`;
  },
  compared: ([, first = "", how = "", second = ""], item, _plain, kind) => {
    // Where two are to be compared, others beside them may be a mistaken way.
    if (item.answer_spec.ui.choices.length > 0) return null;
    const shown = problemText(item).replaceAll("{,}", "");
    const isShown = (number: string) => new RegExp(String.raw`(?<![\d./{−-])${number}(?![\d./])`, "u").test(shown);
    // What is left behind the place is compared with half of it.
    const isHalf = /^50*$/u.test(second) && kind === "round" && shown.includes(first);
    if (!isHalf && ![first, second].every(isShown)) return null;
    const isMore = TURN.OF_MORE.test(how);
    const [a, b] = [valueOf(first), valueOf(second)];
    return (isMore ? a > b : a < b) ? `$${first}$ is ${isMore ? "more" : "less"} than $${second}$` : null;
  },
  between: ([, value = "", low = "", high = ""]) =>
    (Number(value) - Number(low)) * (Number(value) - Number(high)) < 0
      ? `$${value}$ lies between $${low}$ and $${high}$`
      : null,
  places: ([, number = "", ...told]) => {
    const pairs = [0, 2, 4].flatMap((at) => (told[at] === undefined ? [] : [[told[at], told[at + 1] ?? ""] as const]));
    const isSo = pairs.every(([count, place]) => digitAt(number, place) === count);
    return isSo
      ? `$${number}$ has ${pairs.map(([n, place]) => `${n} ${place}${n === "1" ? "" : "s"}`).join(" and ")}`
      : null;
  },
  digit: ([, first, place, other, at], item) => {
    const [digit, where] = [first ?? other, place ?? at ?? ""];
    const has = [...numbersTold(item), item.solution_logic.final_answer_canonical].some(
      (number) => digitAt(number, where) === digit,
    );
    return has ? `the ${digit} counts ${where}s` : null;
  },
  fromZero: ([, number = "", to, from]) => {
    const far = to ?? from ?? "";
    return String(Math.abs(Number(number))) === far ? `from $${number}$ to $0$ it is $${far}$` : null;
  },
  tooMuch: ([, number], item, plain) => {
    const most = Math.max(...wholesOf(item));
    const much = number ?? statedSums(plain).at(-1)?.result ?? "";
    // More than all that there is: only of what is parted.
    return Number(much) > most && Number(item.solution_logic.final_answer_canonical) < most
      ? `$${much}$ is more than $${most}$`
      : null;
  },
  starts: ([, mark], item) => markOf(item, "from", mark, "begins"),
  ends: ([, mark], item) => markOf(item, "to", mark, "ends"),
  nearly: ([, hour], { problem_content: { diagram } }) =>
    diagram?.type === "clock" && diagram.minute > 30 && (diagram.hour % 12) + 1 === Number(hour)
      ? `it is near the ${hour}, and has not reached it`
      : null,
};

function dividing(
  part: string | undefined,
  both: string | undefined,
  whole: string | undefined,
  item: MathProblemItem,
) {
  const numbers = both === undefined ? [Number(whole)] : wholesOf(item);
  const by = Number(part);
  if (by < 1 || numbers.length === 0 || !numbers.every((each) => each > 0 && each % by === 0)) return null;
  return both === undefined ? `$${by}$ goes into $${whole ?? ""}$` : `$${by}$ goes into both numbers`;
}

/** What is true in a message whatever the problem is: all of its calculations, or what it says; null where that is not known. */
export function whatIsTrue(talk: Talk): string | null {
  const { understood, desk } = talk;
  const sums = statedSums(understood.plain);
  if (sums.length === 0) return trueClaim(talk)?.fact ?? null;
  const isTrue = sums.every((sum) => sum.isTrue) && !isTurnedRound(understood.plain, desk.item);
  return isTrue ? sums.map(({ shown }) => shown).join(" and ") : null;
}

/** Whole numbers of the problem, and tops and bottoms. */
function wholesOf({ problem_content: { stem } }: MathProblemItem): readonly number[] {
  const plain = stem.replaceAll("{,}", "").replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, "$1 $2");
  return [...new Set(plain.match(/(?<![\d.])\d+(?![.\d])/gu))].map(Number);
}

const SORTS: Readonly<Record<string, (number: number) => boolean>> = {
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  prime: isPrime,
  composite: (number) => number > 3 && !isPrime(number),
};

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return number > 1;
}

function valueOf(text: string): number {
  const [top = "", bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
}

const PLACES = ["one", "ten", "hundred", "thousand"];
const PARTS = ["tenth", "hundredth", "thousandth"];

/** The digit of a number at a place. */
function digitAt(number: string, place: string): string | undefined {
  const [whole = "", parts = ""] = number.split(".");
  const at = PARTS.indexOf(place);
  return at >= 0 ? parts[at] : whole.at(-1 - PLACES.indexOf(place));
}

/** Where the one thing along a ruler begins or ends. */
function markOf(
  { problem_content: { diagram } }: MathProblemItem,
  end: "from" | "to",
  mark: string | undefined,
  does: string,
) {
  const [thing, other] = diagram?.type === "ruler" ? diagram.things : [];
  return thing !== undefined && other === undefined && String(thing[end]) === mark ? `it ${does} at ${mark}` : null;
}
