import { TURN } from "../../cues/turn.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { asTyped } from "../../trace/written.ts";
import { givensOf } from "./givens.ts";
import { digitsOf, leadsOn, linesStated } from "./on-a-line.ts";
import { valuesSaid } from "./said-values.ts";
import type { Talk } from "./talk.ts";
import { isAgreed, isOnTheWay, toldIn } from "./told.ts";
import { statedSums, type StatedSum } from "./true-fact.ts";

/** Where the small steps begin, by their places among all of them, 1-based, and what tells it. */
export interface FirstPlace {
  readonly place: number;
  readonly by: "slip" | "lines" | "start";
}

const AT_START: FirstPlace = { place: 1, by: "start" };

/**
 * The small step that the pupil's own work has come to: the one where the newest answer went another way, or the one
 * after those that the lines of working have [TRN32].
 */
export function firstPlace({ desk, smallSteps }: Pick<Talk, "desk" | "smallSteps">): FirstPlace {
  // Steps that were left before begin anew.
  const { turns, scaffold } = desk.problem;
  if (scaffold !== null) return AT_START;
  const newest = turns.findLast((turn) => turn.type === "work" || turn.type === "attempt");
  if (newest?.type === "work") {
    const sound = newest.checked.slice(0, newest.firstWrong ?? newest.checked.length);
    const done = sound.flatMap((line) => (line.status === "right" ? (line.step_index ?? []) : []));
    return placeAfter(smallSteps, Math.max(0, ...done), "lines");
  }
  if (newest?.type !== "attempt" || newest.verdict !== "incorrect") return AT_START;
  const rule = desk.item.misconceptions.find(({ id }) => id === newest.misconception);
  return placeAfter(smallSteps, (rule?.divergence_step_index ?? 1) - 1, "slip");
}

/** The first small step from a place on whose result nobody has told yet, the pupil neither; the problem itself is always open [TRN61]. */
export function untold(talk: Talk, from: number): number {
  const { desk, smallSteps } = talk;
  const own = withSources(talk, resultsSaid(talk));
  const said = desk.problem.turns
    .flatMap((turn) => (turn.type === "reply" || turn.type === "hint" ? turn.text : []))
    .join(" ")
    .replaceAll(/\s/gu, "");
  // Tens and ones may be the same sum: that of the first of them is told.
  const isFirst = (smallStep: SmallStep) =>
    smallSteps.find(({ sum, value }) => sum === smallStep.sum && value === smallStep.value) === smallStep;
  const isOwn = ({ value }: SmallStep) => value !== null && own.has(shortest(value));
  const isTold = (smallStep: SmallStep) =>
    isOwn(smallStep) || (smallStep.sum === null ? isShown(smallStep) : isFirst(smallStep) && isSaid(smallStep));
  const isSaid = ({ sum, value }: SmallStep) =>
    value !== null && new RegExp(`(?<![\\d.])${escaped(`${sum}=${value}`)}(?![\\d.]\\d|\\d)`, "u").test(said);
  // A step in words: "Find the biggest number that divides both: 4."
  const isShown = ({ value, gap, told }: SmallStep) =>
    value !== null && gap === null && said.includes(told.replaceAll(/\s/gu, ""));
  // Whose last step was found by the pupil, all before it are done.
  let place = Math.max(from, smallSteps.findLastIndex((smallStep, at) => at >= from - 1 && isOwn(smallStep)) + 2);
  for (
    let smallStep = smallSteps[place - 1];
    smallStep !== undefined && isTold(smallStep);
    smallStep = smallSteps[place - 1]
  )
    place++;
  return place;
}

/** Whether the pupil has found what small steps come to and was right so far, and what is open after them goes on from that. */
export function isBegun(talk: Talk): boolean {
  const next = talk.smallSteps[untold(talk, 1) - 1];
  const given = givensOf(talk);
  const goesOn = next?.sum?.match(/\d+(?:\.\d+)?/gu)?.some((each) => !given.has(each)) === true;
  const own = withSources(talk, resultsSaid(talk));
  const last = talk.desk.problem.turns.findLast((turn) => turn.type === "said")?.text.toLowerCase() ?? "";
  const isRight = toldIn({ ...talk, understood: { ...talk.understood, plain: last } }).every(({ is }) => is === "way");
  return isRight && goesOn && talk.smallSteps.some(({ value }) => value !== null && own.has(shortest(value)));
}

/** What true calculations on the way came to, in all that the pupil wrote on the problem, and values that were agreed to. */
function resultsSaid(talk: Talk): ReadonlySet<string> {
  const { turns } = talk.desk.problem;
  const texts = turns.flatMap((turn) => (turn.type === "said" ? turn.text.toLowerCase() : []));
  const sums = [...texts, talk.understood.plain].flatMap(statedSums);
  const agreed = turns.flatMap((turn, at) => {
    const next = turns[at + 1];
    if (turn.type !== "said" || next?.type !== "reply") return [];
    const plain = turn.text.toLowerCase();
    if (next.act === "on-the-way") return valuesSaid(plain).map(({ value }) => value);
    return next.act === "heard" ? linesStated({ ...talk, understood: { ...talk.understood, plain } }) : [];
  });
  const isFound = (sum: StatedSum) => leadsOn(talk, sum) || (isOnTheWay(talk, sum.result) && isAgreed(talk, sum));
  const found = [...sums.filter((sum) => sum.isTrue && isFound(sum)).map(({ result }) => result), ...agreed];
  return new Set(found.map(shortest));
}

/** "13.90" is 13.9: a number without zeros that end it behind the point. */
function shortest(value: string): string {
  return value.replace(/(\.\d*?)0+$/u, "$1").replace(/\.$/u, "");
}

/** What was found, and all that it is made from: who has 11.65 is not asked for 7 + 4. */
function withSources({ trace }: Talk, own: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(own);
  for (const route of trace?.routes ?? []) {
    const made = new Set<string>();
    // What the answer is made from may be asked.
    for (const line of route.slice(0, -1).toReversed()) {
      const text = shortest(asTyped(line.result, line.style));
      const isMade = made.has(line.id) || made.has(digitsOf(text));
      if (!own.has(text) && !isMade) continue;
      if (isMade) all.add(text);
      // 65 cents go into it as 0.65.
      for (const source of line.from)
        made.add("line" in source ? source.line : digitsOf(String(source.value.n / source.value.d)));
    }
  }
  return all;
}

function escaped(text: string): string {
  return text.replaceAll(/\s/gu, "").replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

/** The first small step that belongs to a solution step after this one. */
function placeAfter(smallSteps: readonly SmallStep[], done: number, by: "slip" | "lines"): FirstPlace {
  let at = smallSteps.findIndex(({ step }) => step > done);
  // "Divide by it" says nothing without the step before.
  while (at > 0 && TURN.POINTS_BACK.test(smallSteps[at]?.lead.join(" ") ?? "")) at--;
  // The problem itself is no step to begin with.
  while (at > 0 && smallSteps[at]?.value === null) at--;
  return at <= 0 ? AT_START : { place: at + 1, by };
}
