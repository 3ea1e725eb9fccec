import { TURN } from "../../cues/turn.ts";
import { ideasIn, type Idea } from "../compose/ideas-in.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { problemText } from "../compose/problem-text.ts";
import type { Talk } from "./talk.ts";

/** Ideas whose words are hardly ever used of anything else. */
const TELLING: ReadonlySet<Idea> = new Set(["fraction", "decimal", "percent", "places", "negative", "round"]);

/** Ways that lead nowhere in problems of a sort, unless their own text has them. */
const FOREIGN: Partial<Readonly<Record<ProblemKind, readonly Idea[]>>> = {
  add: ["subtract", "multiply", "divide"],
  subtract: ["add", "multiply", "divide"],
  multiply: ["subtract"],
  "fraction-sum": ["subtract"],
  "fraction-difference": ["add"],
  "unlike-sum": ["subtract"],
  "equal-fractions": ["add", "subtract"],
  fraction: ["add", "subtract"],
  round: ["multiply", "divide"],
  percent: ["add", "subtract"],
  multiples: ["subtract"],
  factors: ["add", "subtract"],
  "common-factor": ["add", "subtract"],
  "common-multiple": ["subtract"],
};

/**
 * Whether a way is told that is none to this problem: in words of mathematics that neither the problem nor its lesson
 * has (bottoms, where there are none), or by an operation that does not belong to it.
 */
export function isAboutAnother({
  understood,
  desk,
  lesson,
  kind,
}: Pick<Talk, "understood" | "desk" | "lesson" | "kind">): boolean {
  const text = problemText(desk.item);
  const { plain } = understood;
  if (isForeignWay(plain, text, kind)) return true;
  if (TURN.IS_ABOUT_ANOTHER_TENS.test(plain) && !hasTens(text, kind)) return true;
  if (TURN.IS_ABOUT_ANOTHER_BOTTOMS.test(plain) && !TURN.IS_ABOUT_ANOTHER_BOTTOM.test(text)) return true;
  if (isOfTwoSides(plain, kind)) return true;
  const said = [...ideasIn(plain)].filter((idea) => TELLING.has(idea));
  if (said.length === 0) return false;
  const { idea = [], again = "", rubric = [], answers = [] } = lesson ?? {};
  const taught = [
    ...idea,
    again,
    ...rubric.flatMap((point) => [point.idea, point.ask]),
    ...answers.map(({ say }) => say),
  ];
  const asked = desk.problem.turns.flatMap((turn) => (turn.type === "reply" ? turn.text : [])).slice(-2);
  const here = ideasIn([text, ...taught, ...asked].join(" "));
  return said.some((each) => !here.has(each));
}

/** "You have to do the same to both", where there are no two of anything. */
function isOfTwoSides(plain: string, kind: ProblemKind | null): boolean {
  return TURN.BOTH_SIDES.test(plain) && !(kind !== null && OF_TWO.has(kind));
}

/** Problems with two sides, or with a top and a bottom. */
const OF_TWO: ReadonlySet<ProblemKind> = new Set([
  "unknown-sum",
  "unknown-factor",
  "equal-fractions",
  "lowest-terms",
  "unlike-sum",
  "percent",
]);
/** Problems that are not worked place by place. */
const WITHOUT_PLACES: ReadonlySet<ProblemKind> = new Set([
  "unknown-factor",
  "multiples",
  "factors",
  "common-factor",
  "common-multiple",
  "mixed",
  "to-mixed",
]);

/** Tens are spoken of, or a number has some that is not part of a fraction and is worked place by place. */
function hasTens(text: string, kind: ProblemKind | null): boolean {
  if (kind !== null && WITHOUT_PLACES.has(kind)) return false;
  return TURN.HAS_TENS.test(text) || /\d{2}/u.test(text.replaceAll(/\\frac\{\d+\}\{\d+\}/gu, ""));
}

/** All that is done with the numbers is foreign; who counts on from the smaller number subtracts. */
function isForeignWay(plain: string, text: string, kind: ProblemKind | null): boolean {
  const foreign = kind === null ? [] : (FOREIGN[kind] ?? []);
  const told = kind === "subtract" ? plain.replace(TURN.TOLD_COUNT, "") : plain;
  const ways = TURN.WAYS.filter(([, words]) => words.test(told)).map(([idea]) => idea);
  const here = ideasIn(text);
  return ways.length > 0 && ways.every((way) => foreign.includes(way) && !here.has(way));
}

/** Whether it is told what was done with the numbers. */
export function tellsWay(plain: string): boolean {
  return TURN.WAYS.some(([, words]) => words.test(plain));
}

/** Whether somebody only says that they know it, or from whom: no way is told. */
export function tellsNoWay(plain: string): boolean {
  return TURN.STRANGE_WORDS_NO_WAY.test(plain);
}
