import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { numbersTold, problemText } from "../compose/problem-text.ts";
import { bareAnswer } from "./givens.ts";
import { isTurnedRound } from "./on-a-line.ts";
import type { Talk } from "./talk.ts";
import { shownIn, statedSums, unworkedIn } from "./true-fact.ts";
import { joined } from "./list-of.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, type Gaps } from "../../words/say.ts";

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
export function trueClaim(
  talk: Pick<Talk, "understood" | "text" | "desk" | "kind" | "trace" | "translations">,
): TrueClaim | null {
  const inWords: InWords = (phrase, gaps) => mustSay(talk.translations, phrase, gaps);
  const plain = talk.understood.plain.replaceAll("−", "-");
  const [none = null, part, whole, number, of] = TURN.GOES_NOT.exec(plain) ?? [];
  const [by, all] = [Number(part ?? of), Number(whole ?? number)];
  if (none !== null && by > 0 && all % by !== 0)
    return { fact: inWords(SENTENCES.agreed.goesNotInto, { part: `$${by}$`, whole: `$${all}$` }), said: none };
  if (TURN.SAYS_NOT.test(plain) || talk.text.includes("?")) return null;
  const { item } = talk.desk;
  for (const [name, isTrue] of Object.entries(CLAIMS) as [keyof typeof TURN.SAYS, Look][]) {
    const found = TURN.SAYS[name].exec(plain);
    const fact = found === null ? null : isTrue(found, inWords, item, plain, talk.kind);
    if (found !== null && fact !== null) return { fact, said: found[0] };
  }
  const lines = new Set(talk.trace?.routes.flat().map(({ operation }) => operation));
  const holding = TURN.HOLDS.find(
    ({ cue, kinds, without }) =>
      cue.test(plain) && (kinds?.includes(talk.kind) ?? true) && (without === undefined || !lines.has(without)),
  );
  return holding === undefined ? null : { fact: inWords(holding.fact), said: plain };
}

type InWords = (phrase: string, gaps?: Gaps) => string;
type Look = (
  found: RegExpExecArray,
  inWords: InWords,
  item: MathProblemItem,
  plain: string,
  kind: ProblemKind | null,
) => string | null;

const CLAIMS: Readonly<Record<keyof typeof TURN.SAYS, Look>> = {
  goesInto: ([, part, both, whole], inWords, item) => dividing(part, both, whole, item, inWords),
  factorOf: ([, part, both, whole], inWords, item) => dividing(part, both, whole, item, inWords),
  multipleOf: ([, whole, part, ofBoth, inBoth, table], inWords, item) => {
    const value = Number(whole ?? ofBoth ?? inBoth);
    const of = part ?? table;
    const parts = of === undefined ? wholesOf(item) : [Number(of)];
    if (value < 1 || parts.length === 0 || !parts.every((each) => each > 0 && value % each === 0)) return null;
    const number = `$${value}$`;
    return of === undefined
      ? inWords(SENTENCES.agreed.multipleOfBoth, { number })
      : inWords(SENTENCES.agreed.multipleOf, { number, of: `$${of}$` });
  },
  sort: ([, which = "", sort = ""], inWords, item) => {
    const numbers = /^\d/u.test(which) ? (which.match(/\d+/gu) ?? []).map(Number) : wholesOf(item);
    if (!isSort(sort) || numbers.length === 0 || !numbers.every((each) => SORTS[sort](each))) return null;
    const { one, both, all } = SENTENCES.sorts;
    const phrases = numbers.length === 1 ? one : numbers.length === 2 ? both : all;
    return inWords(phrases[sort], { number: `$${numbers[0] ?? ""}$` });
  },
  compared: ([, first = "", how = "", second = ""], inWords, item, _plain, kind) => {
    // Where two are to be compared, others beside them may be a mistaken way.
    if (item.answer_spec.ui.choices.length > 0) return null;
    const shown = problemText(item).replaceAll("{,}", "");
    const isShown = (number: string) => new RegExp(String.raw`(?<![\d./{−-])${number}(?![\d./])`, "u").test(shown);
    // What is left behind the place is compared with half of it.
    const isHalf = /^50*$/u.test(second) && kind === "round" && shown.includes(first);
    if (!isHalf && ![first, second].every(isShown)) return null;
    const isMore = TURN.OF_MORE.test(how);
    const [a, b] = [valueOf(first), valueOf(second)];
    const phrase = isMore ? SENTENCES.agreed.moreThan : SENTENCES.agreed.lessThan;
    return (isMore ? a > b : a < b) ? inWords(phrase, { first: `$${first}$`, second: `$${second}$` }) : null;
  },
  between: ([, value = "", low = "", high = ""], inWords) =>
    (Number(value) - Number(low)) * (Number(value) - Number(high)) < 0
      ? inWords(SENTENCES.agreed.between, { number: `$${value}$`, low: `$${low}$`, high: `$${high}$` })
      : null,
  digit: ([, first, place, other, at], inWords, item) => {
    const [digit, where] = [first ?? other, place ?? at ?? ""];
    const has = [...numbersTold(item), item.solution_logic.final_answer_canonical].some(
      (number) => digitAt(number, where) === digit,
    );
    const names: Readonly<Record<string, string>> = SENTENCES.places;
    return has && digit !== undefined
      ? inWords(SENTENCES.agreed.counts, { digit, places: inWords(names[where] ?? "") })
      : null;
  },
  tooMuch: ([, number], inWords, item, plain) => {
    const most = Math.max(...wholesOf(item));
    const much = number ?? statedSums(plain).at(-1)?.result ?? "";
    // More than all that there is: only of what is parted.
    return Number(much) > most && Number(item.solution_logic.final_answer_canonical) < most
      ? inWords(SENTENCES.agreed.moreThan, { first: `$${much}$`, second: `$${most}$` })
      : null;
  },
  starts: ([, mark], inWords, item) => markOf(item, "from", mark, inWords),
  ends: ([, mark], inWords, item) => markOf(item, "to", mark, inWords),
  nearly: ([, hour = ""], inWords, { problem_content: { diagram } }) =>
    diagram?.type === "clock" && diagram.minute > 30 && (diagram.hour % 12) + 1 === Number(hour)
      ? inWords(SENTENCES.agreed.nearHour, { hour })
      : null,
};

function dividing(
  part: string | undefined,
  both: string | undefined,
  whole: string | undefined,
  item: MathProblemItem,
  inWords: InWords,
) {
  const numbers = both === undefined ? [Number(whole)] : wholesOf(item);
  const by = Number(part);
  if (by < 1 || numbers.length === 0 || !numbers.every((each) => each > 0 && each % by === 0)) return null;
  return both === undefined
    ? inWords(SENTENCES.agreed.goesInto, { part: `$${by}$`, whole: `$${whole ?? ""}$` })
    : inWords(SENTENCES.agreed.goesIntoBoth, { part: `$${by}$` });
}

/** What is true in a message whatever the problem is: all of its calculations, or what it says; null where that is not known. */
export function whatIsTrue(talk: Talk): string | null {
  const { understood, desk, translations } = talk;
  const stated = statedSums(understood.plain);
  // On a problem that is over its own calculation may be told with what it comes to.
  const isOver = stated.length === 0 && desk.problem.phase !== "open";
  const own = isOver ? unworkedIn(understood.plain).filter(({ result }) => result === bareAnswer(desk.item)) : [];
  const sums = [...stated, ...own];
  if (sums.length === 0) return trueClaim(talk)?.fact ?? null;
  const isTrue = sums.every((sum) => sum.isTrue) && !isTurnedRound(understood.plain, desk.item);
  return isTrue
    ? joined(
        sums.map((sum) => shownIn(translations, sum)),
        translations,
      )
    : null;
}

/** Whole numbers of the problem, and tops and bottoms. */
function wholesOf({ problem_content: { stem } }: MathProblemItem): readonly number[] {
  const plain = stem.replaceAll("{,}", "").replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, "$1 $2");
  return [...new Set(plain.match(/(?<![\d.])\d+(?![.\d])/gu))].map(Number);
}

type Sort = keyof (typeof SENTENCES)["sorts"]["one"];

function isSort(word: string): word is Sort {
  return word in SORTS;
}

const SORTS: Readonly<Record<Sort, (number: number) => boolean>> = {
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
  inWords: InWords,
) {
  const [thing, other] = diagram?.type === "ruler" ? diagram.things : [];
  return thing !== undefined && other === undefined && String(thing[end]) === mark
    ? inWords(SENTENCES.agreed[end === "from" ? "begins" : "ends"], { mark })
    : null;
}
