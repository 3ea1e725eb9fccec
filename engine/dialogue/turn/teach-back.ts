import type { NewEvent } from "../../events/tutor-event.ts";
import type { Lesson } from "../../items/lesson.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Answer, Talk } from "./talk.ts";

/** Which points of a rubric an explanation names. */
export interface Judged {
  readonly met: readonly number[];
  readonly missing: readonly number[];
}

/** By the words of each point, which may be stems, on the text with its spelling mended (requirement T6) [TRN16]. */
export function judgeExplanation(rubric: Lesson["rubric"], plain: string): Judged {
  const text = ` ${plain.toLowerCase().replace(/[^\p{L}\p{N}/%.+×÷=-]+/gu, " ")} `;
  const isMet = (words: readonly string[]) => words.some((word) => text.includes(` ${word.toLowerCase()}`));
  const places = rubric.map(({ words }, at) => ({ at, isMet: isMet(words) }));
  return {
    met: places.filter((place) => place.isMet).map(({ at }) => at),
    missing: places.filter((place) => !place.isMet).map(({ at }) => at),
  };
}

/** What follows from an explanation: taken, the missing point asked for once, or said and left. */
export function onExplained(talk: Talk): Answer {
  const { desk, lesson, speaker, understood } = talk;
  const before = desk.problem.teachBack;
  if (lesson === undefined) return withoutRubric(talk);
  const found = judgeExplanation(lesson.rubric, understood.plain);
  const met = [...new Set([...(before?.met ?? []), ...found.met])].toSorted((a, b) => a - b);
  const missing = found.missing.filter((at) => !met.includes(at));
  const events = (outcome: Outcome) => [judged(talk, outcome, met, missing)];
  const point = lesson.rubric[missing[0] ?? -1];
  if (point === undefined) {
    const idea = ideaOf(lesson, found.met[0] ?? met[0]);
    const words = [speaker.pick(PHRASES.explained, { idea }), speaker.pick(PHRASES.goOn)];
    return { category: "correct", act: "explained", events: events("explained"), words, question: null, asks: null };
  }
  if (met.length > 0 && before?.outcome !== "partly") {
    const idea = ideaOf(lesson, found.met[0] ?? met[0]);
    const words = [speaker.pick(PHRASES.named, { idea }), speaker.pick(PHRASES.partly)];
    const question = speaker.fresh(point.ask);
    const asks = question === null ? null : ({ kind: "why", step: null } as const);
    return { category: "correct", act: "ask-point", events: events("partly"), words, question, asks };
  }
  // A bare number tells nothing of a way: nothing is said about it.
  const isTold = understood.category !== "answer";
  const thanks = isTold ? speaker.pick(met.length > 0 ? PHRASES.explainedPlain : PHRASES.heard) : null;
  const words = [thanks, speaker.pick(PHRASES.notExplained, { idea: point.idea }), speaker.pick(PHRASES.goOn)];
  return { category: "correct", act: "said-why", events: events("not-yet"), words, question: null, asks: null };
}

/** A reason that was written without being asked for, after a right answer: heard, judged, and nothing more is asked. */
export function onVolunteered(talk: Talk): Answer {
  const { lesson, speaker, understood } = talk;
  if (lesson === undefined) return withoutRubric(talk);
  const { met, missing } = judgeExplanation(lesson.rubric, understood.plain);
  const [first] = met;
  const outcome = first === undefined ? "not-yet" : missing.length === 0 ? "explained" : "partly";
  const bank = missing.length === 0 ? PHRASES.explained : PHRASES.named;
  const told = first === undefined ? speaker.pick(PHRASES.heard) : speaker.pick(bank, { idea: ideaOf(lesson, first) });
  return {
    category: "correct",
    act: "volunteered-why",
    events: [judged(talk, outcome, met, missing)],
    words: [told, speaker.pick(PHRASES.goOn)],
    question: null,
    asks: null,
  };
}

/** Without a lesson nothing is judged: that something was said is enough. */
function withoutRubric(talk: Talk): Answer {
  const words = [talk.speaker.pick(PHRASES.explainedPlain), talk.speaker.pick(PHRASES.goOn)];
  const events = [judged(talk, "explained", [], [])];
  return { category: "correct", act: "explained", events, words, question: null, asks: null };
}

/** "No", "skip", or simply on to the next [TRN17]. */
export function leaveExplaining(talk: Talk): Answer {
  const { teachBack } = talk.desk.problem;
  const words = [talk.speaker.pick(PHRASES.leftWhy), talk.speaker.pick(PHRASES.goOn)];
  const events = [judged(talk, "left", teachBack?.met ?? [], teachBack?.missing ?? [])];
  return { category: "correct", act: "left-why", events, words, question: null, asks: null };
}

type Outcome = Extract<NewEvent, { type: "teach_back_judged" }>["body"]["outcome"];

function judged({ desk }: Talk, outcome: Outcome, met: readonly number[], missing: readonly number[]): NewEvent {
  return { type: "teach_back_judged", body: { ...desk.ref, outcome, met: [...met], missing: [...missing] } };
}

function ideaOf({ rubric }: Lesson, at: number | undefined): string {
  return rubric[at ?? 0]?.idea ?? "";
}
