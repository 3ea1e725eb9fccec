import { COMPOSE } from "../../cues/compose.ts";
import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { createRng } from "../../random.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases, Speaker } from "../compose/speaker.ts";
import type { Answer, Talk } from "./talk.ts";
import { lowerFirst } from "../../lower-first.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay } from "../../words/say.ts";

/**
 * Asks for the answer to the problem: for a first one, or for another.
 *
 * @param isTold - a fact, a hint or a step was told just before: "with that, what do you get?" [TRN48]
 */
export function askAnswer({ desk, speaker }: Talk, isTold = false): string | null {
  const isFirst = desk.problem.attempts === 0;
  const told = isFirst ? [PHRASES.askFirst, PHRASES.askMain] : [PHRASES.askAgain, PHRASES.askFirst];
  // "What would you say it is?" needs something that "it" can be.
  return pickFrom(speaker, isTold ? told : [PHRASES.askOpen, PHRASES.askFirst]);
}

function pickFrom(speaker: Speaker, banks: readonly Phrases[], gaps = {}): string | null {
  let question: string | null = null;
  for (const bank of banks) question ??= speaker.pick(bank, gaps);
  return question;
}

/** What comes before a question: what leads to the step, other help, or nothing that tells anything. */
export type Before = "lead" | "help" | "nothing";

/** The question of a small step in words that were not used yet, with what leads to it. */
export function askSmallStep(
  { speaker, desk }: Talk,
  smallStep: SmallStep,
  before: Before = "nothing",
): Pick<Answer, "question" | "asks"> & { readonly lead: string | null } {
  const lead = speaker.part(smallStep.lead.join(" "), 2);
  const isMain = smallStep.value === null;
  // Now one, now the other: a sum is asked as a sum or as a box.
  const asSum = createRng(`${desk.problem.item}/${desk.problem.turns.length}/form`).int(0, 2) > 0;
  const gaps = gapsOf(smallStep);
  const isTold = lead !== null && before === "lead";
  const banks = [
    ...(isBare(smallStep) && isTold ? [PHRASES.askAfter] : []),
    ...(isBare(smallStep) ? [] : banksFor(smallStep, asSum, isTold && lead.includes(taskOf(smallStep) ?? ""))),
  ];
  const main = before === "nothing" ? [PHRASES.askOpen, PHRASES.askFirst] : [PHRASES.askMain];
  const last = isMain ? main : [PHRASES.askValue];
  // Nothing was said that it could go on from.
  const isBegun = before !== "lead" || lead !== null;
  const fits = (bank: Phrases) => (isBegun ? bank : bank.filter((phrase) => !TURN.FITS_THEN.test(phrase)));
  const question = pickFrom(speaker, [...banks, ...last, PHRASES.askAgain].map(fits), gaps);
  return { lead, question, asks: { kind: isMain ? "answer" : "step", step: smallStep.step } };
}

/** The same after an example: it says that it is about the pupil's own problem again [TRN60]. */
export function askYours(talk: Talk): Pick<Answer, "question" | "asks"> {
  const { speaker, desk } = talk;
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  const banks =
    at === null || isBare(at.smallStep)
      ? [PHRASES.askFirst, PHRASES.askAgain]
      : [...banksFor(at.smallStep, true), PHRASES.askValue];
  const asks = {
    kind: at === null || at.smallStep.value === null ? "answer" : "step",
    step: at?.smallStep.step ?? null,
  } as const;
  const opening = speaker.pick(PHRASES.yours);
  let asked: string | null = null;
  for (const bank of banks)
    asked ??= speaker.pick(
      bank.filter((phrase) => TURN.FITS_YOURS.test(phrase)),
      at === null ? {} : gapsOf(at.smallStep),
    );
  asked ??= mustSay(talk.translations, SENTENCES.steps.askYours);
  return { question: `${opening ?? mustSay(talk.translations, SENTENCES.steps.yours)} ${lowerFirst(asked)}`, asks };
}

/** The problem itself, without a calculation: only what leads to it tells anything. */
export function isBare({ value, sum }: SmallStep): boolean {
  return value === null && sum === null;
}

/** The sentence that says what to do, where neither a calculation nor a box does. */
export function taskOf({ lead, sum, gap, value }: SmallStep): string | null {
  if (value === null || sum !== null || gap !== null) return null;
  return lead.find(isToDo) ?? lead[0] ?? null;
}

/** Whether a sentence says what to do. */
export function isToDo(sentence: string): boolean {
  return COMPOSE.TO_DO.test(sentence);
}

/** The task inside a question: "count how many wholes there are". */
function taskGaps(task: string | null): Readonly<Record<string, string>> {
  if (task === null) return {};
  const said = lowerFirst(task.replace(/\.$/u, "").replace(TURN.SAID_SEE, "Count how"));
  return isToDo(task) ? { task: said } : { fact: said };
}

/** What a question may have in it. */
function gapsOf(smallStep: SmallStep): Readonly<Record<string, string>> {
  const { sum, gap, unit, shared } = smallStep;
  const [whole, part] = shared ?? [];
  return {
    ...taskGaps(taskOf(smallStep)),
    ...(unit === null ? {} : { unit }),
    ...(sum === null ? {} : { sum: `$${sum}$` }),
    ...(gap === null ? {} : { gap: `$${gap}$` }),
    ...(whole === undefined || part === undefined ? {} : { whole: `$${whole}$`, part: `$${part}$` }),
  };
}

/** How a small step is asked, the better way first. `isTold`: what is to be done stands before the question. */
function banksFor(step: SmallStep, asSum: boolean, isTold = false): readonly Phrases[] {
  const { sum, gap, unit, shared, beside } = step;
  if (unit !== null) return [PHRASES.askUnit];
  if (sum === null && gap === null) return isTold ? [PHRASES.askValue] : [PHRASES.askTask];
  // What is left over is not asked: "3 ÷ 2" would come to one and a half.
  if (shared !== null && beside !== "rest") return [PHRASES.askFits];
  // What is counted stands in the box: the tens of 499 + 100 are asked by the same sum as its ones.
  return asSum && beside === null ? [PHRASES.askSum, PHRASES.askGap] : [PHRASES.askGap, PHRASES.askSum];
}

/** The small question that is open, by its place among all of them. */
export function currentSmallStep({
  desk,
  smallSteps,
}: Talk): { readonly smallStep: SmallStep; readonly place: number } | null {
  const place = desk.problem.scaffold?.step ?? null;
  const smallStep = place === null ? undefined : smallSteps[place - 1];
  return smallStep === undefined || place === null ? null : { smallStep, place };
}

type Moved = Extract<NewEvent, { type: "scaffold_moved" }>["body"];

export function moved({ desk }: Talk, outcome: Moved["outcome"], depth: number, place: number | null): NewEvent {
  const active = outcome !== "done" && outcome !== "left";
  return {
    type: "scaffold_moved",
    body: { ...desk.ref, outcome, active, depth: Math.min(20, Math.max(0, depth)), step: place },
  };
}

/** From what was agreed to: the small step that is open, else how the pupil goes on. */
export function toGoOn(talk: Talk): Pick<Answer, "question" | "asks"> {
  const rest = backToWork(talk, undefined, true);
  if (rest.asks?.kind !== "answer" || talk.desk.problem.scaffold?.active === true) return rest;
  return { ...rest, question: talk.speaker.pick(PHRASES.goOnFrom) ?? rest.question };
}

/** The same, but on a way of the pupil's own, where none of our steps comes to what was found: no step of ours is asked then. */
export function toGoOnWith(talk: Talk, found: readonly string[]): Pick<Answer, "question" | "asks"> {
  const isOfSteps = talk.smallSteps.some(({ value }) => value !== null && found.includes(value));
  const own = isOfSteps ? null : talk.speaker.pick(PHRASES.goOnFrom);
  return own === null ? toGoOn(talk) : { question: own, asks: { kind: "answer", step: null } };
}

/** The question that waits, in other words; else the problem, or what `bank` asks. `isTold`: as in `askAnswer`. */
export function backToWork(talk: Talk, bank?: readonly string[], isTold = false): Pick<Answer, "question" | "asks"> {
  const { desk, speaker } = talk;
  if (desk.problem.phase !== "open") return { question: speaker.pick(PHRASES.goOn), asks: null };
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  if (at !== null) {
    const { question, asks } = askSmallStep(talk, at.smallStep, isTold ? "help" : "nothing");
    return { question, asks };
  }
  const isSeveral = new Set(desk.item.problem_content.stem.match(/\d+/gu)).size > 1;
  const fitting = bank?.filter((phrase) => isSeveral || !phrase.startsWith("Which number"));
  const open = fitting === undefined ? null : speaker.pick(fitting);
  return { question: open ?? askAnswer(talk, isTold), asks: { kind: open === null ? "answer" : "open", step: null } };
}
