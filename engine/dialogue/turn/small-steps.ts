import { COMPOSE } from "../../cues/compose.ts";
import { TURN } from "../../cues/turn.ts";
import { chooseHint } from "../../hints/choose-hint.ts";
import { POLICY } from "../../policy.ts";
import { tellsValue } from "../compose/guard.ts";
import { mathsOf, plainOf, sentencesOf } from "../compose/maths-text.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { askSmallStep, askYours, currentSmallStep, isBare, isToDo, moved, taskOf } from "./ask-small-step.ts";
import { roomOf } from "./give-reply.ts";
import { firstPlace, untold } from "./first-place.ts";
import { exampleFor } from "./give-example.ts";
import { hintForSum } from "./hint-for-sum.ts";
import { listOf } from "./list-of.ts";
import { changeStrategy } from "./strategies.ts";
import type { Answer, Talk } from "./talk.ts";
import { lowerFirst } from "../../lower-first.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";

/** The small steps begin, at the step of the slip where one is known [TRN8] [TRN32]. `opening`: what is said first; none where it says itself. */
export function beginSteps(talk: Talk, opening: string | null): Answer {
  const { place: begun, by } = firstPlace(talk);
  const place = untold(talk, begun);
  const smallStep = talk.smallSteps[place - 1];
  const bank = by === "slip" ? PHRASES.beginAtSlip : by === "lines" ? PHRASES.beginAfterLines : PHRASES.begin;
  if (smallStep === undefined) return changeStrategy(talk, opening, opening === null ? talk.speaker.pick(bank) : null);
  const { lead, ...rest } = askSmallStep(talk, smallStep, "lead");
  // What leads to the step may be what it asks for: then a hint begins it.
  const help = lead ?? (isBare(smallStep) ? itemHint(talk) : null);
  if (help === null && isBare(smallStep)) return changeStrategy(talk, opening);
  // A step is not announced where only a question comes.
  const said = opening === null ? talk.speaker.pick(help === null && by === "start" ? PHRASES.beginAsk : bank) : null;
  return {
    category: "stuck",
    act: "steps-begin",
    events: [moved(talk, "started", 1, place)],
    first: opening,
    words: [said, help],
    most: 1,
    ...asking(help ?? "", rest),
  };
}

/** Small steps are right, one unless told: what was found is said, and the next one asked. `at`: the last of them. */
export function stepRight(talk: Talk, at: At | null = currentSmallStep(talk), steps?: readonly SmallStep[]): Answer {
  const { smallSteps } = talk;
  const { place, twin } = at === null ? { place: 1, twin: null } : afterTwin(talk, at.place);
  const next = at === null ? undefined : smallSteps[place - 1];
  if (at === null || next === undefined) return beginSteps(talk, null);
  const done = saidDone(talk, steps ?? [at.smallStep]);
  const { lead, ...rest } = askSmallStep(talk, next, "lead");
  return {
    category: "scaffold_progress",
    act: "step-right",
    events: [moved(talk, "right", 1, place)],
    first: done,
    words: [twin, lead],
    ...(twin === null ? {} : { room: TWIN_ROOM }),
    ...rest,
  };
}

/** What small steps came to. */
export function saidDone(talk: Talk, steps: readonly SmallStep[]): string | null {
  return saidAll(talk, PHRASES.stepRight, "done", steps.map(doneOf)) ?? talk.speaker.pick(PHRASES.checkRight);
}

/** All of several in one phrase, or as many of the last of them as may be said. */
export function saidAll(
  { speaker, translations }: Talk,
  bank: Phrases,
  gap: string,
  all: readonly string[],
): string | null {
  for (const at of all.keys()) {
    const said = speaker.pick(bank, { [gap]: listOf(all.slice(at), translations) });
    if (said !== null) return said;
  }
  return null;
}

/** Another number does here as well: the one that the steps go on with is asked for. */
export function stepAsRight(talk: Talk, value: string): Answer {
  const at = currentSmallStep(talk);
  if (at === null) return beginSteps(talk, null);
  const { lead: _lead, ...rest } = askSmallStep(talk, at.smallStep, "help");
  const first = talk.speaker.pick(PHRASES.stepAsRight, { value: mathsOf(value) });
  return { category: "scaffold_progress", act: "step-as-right", first, words: [], ...rest };
}

/** Sentences: what the same calculation stands for, that it is told, and what leads to the next step. */
const TWIN_ROOM = 4;

/** The step after this one. The same calculation once more (99 : 3, tens and ones) is told, for its result is known. */
function afterTwin(talk: Talk, place: number): { readonly place: number; readonly twin: string | null } {
  const at = untold(talk, place + 1);
  const [before, smallStep] = [talk.smallSteps[place - 1], talk.smallSteps[at - 1]];
  const isTwin =
    smallStep !== undefined &&
    smallStep.sum !== null &&
    smallStep.value !== null &&
    smallStep.sum === before?.sum &&
    smallStep.beside === null;
  if (!isTwin) return { place: at, twin: null };
  const again = say(talk.translations, SENTENCES.steps.again, { sum: `$${smallStep.sum} = ${smallStep.value}$` });
  const twin = [...smallStep.lead, again ?? ""].join(" ").trim();
  return { place: untold(talk, at + 1), twin };
}

/** What a step came to: its own mathematics, or its value. */
function doneOf({ shown, value }: SmallStep): string {
  if (TURN.DONE_OF_GE.test(shown) && value !== null) return mathsOf(value);
  return shown.includes("=") || plainOf(shown) === undefined ? `$${shown}$` : (value ?? `$${shown}$`);
}

/**
 * No progress at a small step: probe, hint, show it and go on, then another strategy (requirement S4) [TRN9] [TRN11].
 * `tried`: an answer was given to it, and it was another number.
 */
export function stepMissed(talk: Talk, tried: boolean, opening: string | null = null): Answer {
  const at = currentSmallStep(talk);
  const { scaffold } = talk.desk.problem;
  if (at === null || scaffold === null) return beginSteps(talk, opening);
  const isJudged = opening === null && tried;
  if (scaffold.depth > POLICY.dialogue.stuckDepth)
    return changeStrategy(talk, isJudged ? verdictOf(talk, false) : opening);
  if (opening === null && !tried && TURN.HOW_TO_BEGIN.test(talk.understood.plain)) {
    if (!wasTold(talk, at.smallStep)) return stepFirst(talk, at);
    const hint = at.smallStep.value === null && TURN.FIRST.test(talk.understood.plain) ? itemHint(talk) : null;
    if (hint !== null) return hintOn(talk, at, null, hint);
  }
  const answer = missed(talk, at, scaffold.misses, isJudged || opening !== null);
  return { ...answer, first: isJudged ? verdictOf(talk, answer.act === "step-shown") : opening };
}

function missed(talk: Talk, at: At, misses: number, isFirst: boolean): Answer {
  if (at.smallStep.value !== null && misses > 1) return showStep(talk, at);
  if (at.smallStep.value === null) return mainMissed(talk, at, !isFirst);
  const said = isFirst ? null : talk.speaker.pick(PHRASES.stepAgain);
  return misses === 0 ? probeStep(talk, at, said) : hintStep(talk, at, said);
}

/** How to begin is asked while a step is open: it is that one, and nothing further. */
function stepFirst(talk: Talk, { smallStep, place }: At): Answer {
  // A step that only words tell has its task in the question.
  const last = taskOf(smallStep) === null ? (smallStep.lead.at(-1) ?? null) : null;
  const task = last !== null && COMPOSE.LEANS.test(last) ? smallStep.lead.join(" ") : last;
  const { lead: _lead, ...rest } = askSmallStep(talk, smallStep, "help");
  const opening = mustSay(talk.translations, place === 1 ? SENTENCES.steps.first : SENTENCES.steps.now);
  const words = task === null ? [] : [isToDo(task) ? `${opening} ${lowerFirst(task)}` : task];
  return { category: "stuck", act: "step-first", words, ...asking(task ?? "", rest) };
}

/** What leads to the step was said, and nobody has chatted since. */
function wasTold({ desk }: Talk, { lead }: SmallStep): boolean {
  const replies = desk.problem.turns.filter((turn) => turn.type === "reply");
  const task = lead.at(-1)?.toLowerCase() ?? "";
  const at = replies.findLastIndex(({ text }) => text.toLowerCase().includes(task));
  return task === "" || (at >= 0 && replies.slice(at + 1).every(({ category }) => category !== "off_topic"));
}

type At = NonNullable<ReturnType<typeof currentSmallStep>>;

/** That a number is not what the small step comes to; of a step that is shown at once, nobody is asked to try it again. */
function verdictOf({ speaker, understood }: Talk, isShown: boolean): string | null {
  const value = mathsOf(understood.value ?? "");
  const bank = isShown ? PHRASES.stepProbe.filter((phrase) => !TURN.BANK_AGAIN.test(phrase)) : PHRASES.stepProbe;
  return speaker.pick(bank, { value }) ?? speaker.pick(PHRASES.notYet, { value });
}

/** What the stuck pupil of the problem itself gets: the next thing that can be said about it, then its hints. */
function mainMissed(talk: Talk, { smallStep, place }: At, isFirst: boolean): Answer {
  const depth = (talk.desk.problem.scaffold?.depth ?? 0) + 1;
  for (const [at, next] of talk.smallSteps.entries()) {
    if (at < place) continue;
    const { lead, ...rest } = askSmallStep(talk, next, "lead");
    // All it has to say was said.
    if (lead === null && isBare(next)) continue;
    return {
      category: "stuck",
      act: "step-next",
      events: [moved(talk, "shown", depth, at + 1)],
      words: [lead === null ? null : onward(talk, lead)],
      ...rest,
    };
  }
  const said = isFirst ? talk.speaker.pick(PHRASES.stepAgain) : null;
  const way = smallStep.sum === null ? null : talk.speaker.fresh(hintForSum(smallStep.sum, "way", talk.translations));
  const hint = way ?? itemHint(talk, { from: place === 1 ? 1 : 2 });
  return hint === null ? changeStrategy(talk, null, said) : hintOn(talk, { smallStep, place }, said, hint);
}

/** A hint on the problem itself, which is open. */
function hintOn(talk: Talk, { smallStep, place }: At, said: string | null, hint: string): Answer {
  const { lead: _lead, ...rest } = askSmallStep(talk, smallStep, "help");
  return {
    category: "stuck",
    act: "step-hint",
    events: [moved(talk, "not-yet", (talk.desk.problem.scaffold?.depth ?? 0) + 1, place)],
    words: [said, hint],
    most: 1,
    ...asking(hint, rest),
  };
}

/** Sentences: no more than this leaves none for a remark or an example beside a step. */
const LITTLE_ROOM = 2;

/** The next step, told as the next one [TRN62]. */
function onward({ speaker }: Talk, lead: string): string {
  const opening = speaker.pick(PHRASES.stepNext);
  return opening === null ? lead : `${opening} ${lowerFirst(lead)}`;
}

function probeStep(talk: Talk, { smallStep, place }: At, said: string | null): Answer {
  const depth = (talk.desk.problem.scaffold?.depth ?? 0) + 1;
  const { lead, ...rest } = askSmallStep(talk, smallStep, "lead");
  const sign = smallStep.sum === null ? null : talk.speaker.fresh(hintForSum(smallStep.sum, "sign", talk.translations));
  // The item's hints are about its beginning.
  const way =
    smallStep.sum === null || sign !== null
      ? null
      : talk.speaker.fresh(hintForSum(smallStep.sum, "way", talk.translations));
  const help = lead ?? sign ?? way ?? (place === 1 ? hintForStep(talk, smallStep) : null);
  if (help === null && (said !== null || smallStep.gap === null)) return hintStep(talk, { smallStep, place }, said);
  // What a sign says is shown where it stands for things.
  const isOfSign = sign !== null && help === sign;
  // A plea or a feeling that is taken up needs the room.
  const hasRoom = roomOf(talk) > LITTLE_ROOM && (said !== null || talk.understood.category === "answer");
  const example = isOfSign && hasRoom ? exampleFor(talk, smallStep.isOfWholes ? smallStep.operation : null) : null;
  return {
    category: "stuck",
    act: "step-probe",
    events: [moved(talk, "not-yet", depth, place)],
    words: example === null ? [said, help] : [help, example],
    most: example === null ? 1 : 0,
    ...(example === null ? rest : askYours(talk)),
  };
}

function hintStep(talk: Talk, { smallStep, place }: At, said: string | null): Answer {
  const depth = (talk.desk.problem.scaffold?.depth ?? 0) + 1;
  const way = smallStep.sum === null ? null : talk.speaker.fresh(hintForSum(smallStep.sum, "way", talk.translations));
  const hint = way ?? (place === 1 ? hintForStep(talk, smallStep) : null);
  if (hint === null) return showStep(talk, { smallStep, place });
  const { lead: _lead, ...rest } = askSmallStep(talk, smallStep, "help");
  return {
    category: "stuck",
    act: "step-hint",
    events: [moved(talk, "not-yet", depth, place)],
    words: [said, hint],
    most: 1,
    ...rest,
  };
}

/** A hint of the item's that asks nothing: the step has a question of its own. */
function hintForStep(talk: Talk, { value }: SmallStep): string | null {
  // What comes last in the hints is about the whole problem.
  const late = chooseHint(talk.desk.item, 3, null)?.text;
  const isOfStep = (text: string) =>
    text !== late && !TURN.SMALL_STEPS_GOES_ON.test(text) && sentencesOf(text).at(-1)?.endsWith("?") !== true;
  return itemHint(talk, { value, fits: isOfStep });
}

/** The step is told and the next one asked. */
function showStep(talk: Talk, { smallStep, place }: At): Answer {
  const { speaker, smallSteps, desk } = talk;
  const depth = (desk.problem.scaffold?.depth ?? 0) + 1;
  const { place: onward, twin } = afterTwin(talk, place);
  const next = smallSteps[onward - 1];
  // Where there is little room, it is needed for what leads to the next step.
  const isBrief = roomOf(talk) <= LITTLE_ROOM && next !== undefined && next.lead.length > 0;
  const told = isBrief
    ? speaker.pick(
        PHRASES.stepShown.map(() => SENTENCES.steps.told),
        { told: smallStep.told },
      )
    : speaker.pick(PHRASES.stepShown, {}, smallStep.told);
  if (next === undefined) return changeStrategy(talk, null, told);
  const { lead, ...rest } = askSmallStep(talk, next, "lead");
  return {
    category: "stuck",
    act: "step-shown",
    events: [moved(talk, "shown", depth, onward)],
    words: [told, twin, lead],
    ...(twin === null ? {} : { room: TWIN_ROOM }),
    ...rest,
  };
}

const HINT_LEVELS = [1, 2, 3] as const;
type HintLevel = (typeof HINT_LEVELS)[number];

/** Which hint is wanted. */
interface HintWanted {
  /** What the step that is asked comes to: no hint may say it. */
  readonly value?: string | null;
  /** The first level that is looked at: those of level 1, which it is unless told, are about the beginning of the problem. */
  readonly from?: HintLevel;
  readonly fits?: (text: string) => boolean;
  /** The slip of the answer that it is about, the newest unless told. */
  readonly slip?: string | null;
}

/** The next hint of the item's own that was not said and gives nothing away. */
export function itemHint({ desk, speaker }: Talk, wanted: HintWanted = {}): string | null {
  const { item, problem } = desk;
  const newest = problem.turns.findLast((turn) => turn.type === "attempt")?.misconception ?? null;
  const { value = null, from = 1, fits = () => true, slip = newest } = wanted;
  const rule = item.misconceptions.find(({ id }) => id === slip) ?? null;
  for (const level of HINT_LEVELS.filter((each) => each >= from)) {
    for (const about of [rule, null]) {
      const text = chooseHint(item, level, about)?.text ?? "";
      const isKept = !fits(text) || (value !== null && tellsValue(value, "", text));
      const said = isKept ? null : speaker.fresh(text);
      if (said !== null) return said;
    }
  }
  return null;
}

/** A hint that ends in a question asks for itself; a question to choose from stays. */
export function asking<Rest extends Pick<Answer, "question" | "asks">>(hint: string, rest: Rest): Rest {
  const asksItself = sentencesOf(hint).at(-1)?.endsWith("?") === true && rest.asks?.kind !== "choice";
  return asksItself ? { ...rest, question: null } : rest;
}
