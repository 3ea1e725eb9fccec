import type { NewEvent } from "../../events/tutor-event.ts";
import type { Lesson } from "../../items/lesson.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { judgeExplanation, type Judged } from "./judge-explanation.ts";
import { heardBank } from "./heard-bank.ts";
import { isOfTwoSides, tellsNoWay } from "./strange-words.ts";
import type { Answer, Talk } from "./talk.ts";
import { isThanks } from "./wishes.ts";

/** What follows from an explanation: credited in the pupil's words, the missing or unclear point asked for once, or said and left. */
export function onExplained(talk: Talk): Answer {
  const { desk, lesson, speaker, understood } = talk;
  const before = desk.problem.teachBack;
  if (lesson === undefined) return withoutRubric(talk);
  const found = judge(talk, lesson);
  const met = [...new Set([...(before?.met ?? []), ...found.met])].toSorted((a, b) => a - b);
  const missing = found.missing.filter((at) => !met.includes(at));
  const events = (outcome: Outcome) => [judged(talk, outcome, met, missing)];
  // What was credited before is not credited again.
  const fresh = found.met.filter((at) => before?.met.includes(at) !== true);
  const quotes = found.quotes.filter((_, at) => fresh.includes(found.met[at] ?? -1));
  const credit = creditOf(talk, lesson, { ...found, met: fresh, quotes }, missing.length === 0);
  // Where a point is named, another one that is perhaps there is not asked for.
  const isNamed = found.met.length > 0;
  const unclear = isNamed ? undefined : found.doubtful.find((at) => !met.includes(at));
  const open = isNamed
    ? missing.filter((at) => !found.doubtful.includes(at))
    : missing.toSorted(unsaidFirst(talk, lesson));
  const point = lesson.rubric[unclear ?? open[0] ?? -1];
  if (point === undefined && missing.length > 0) {
    const words = [credit, speaker.pick(PHRASES.goOn)];
    return { category: "correct", act: "said-why", events: events("partly"), words, question: null, asks: null };
  }
  if (point === undefined) {
    const words = [credit, speaker.pick(PHRASES.goOn)];
    return { category: "correct", act: "explained", events: events("explained"), words, question: null, asks: null };
  }
  const isSecond = before?.outcome === "partly";
  if (!isSecond && (met.length > 0 || unclear !== undefined)) {
    const words = [credit, speaker.pick(unclear === undefined ? PHRASES.partly : PHRASES.tellMore)];
    const question = speaker.fresh(point.ask);
    const asks = question === null ? null : ({ kind: "why", step: null } as const);
    return { category: "correct", act: "ask-point", events: events("partly"), words, question, asks };
  }
  // A bare number, or "because" alone, tells nothing of a way: nothing is said about it.
  const isTold = understood.category !== "answer" && TELLS.test(understood.plain);
  const heard = credit ?? (isTold ? speaker.pick(heardBank(talk)) : null);
  const words = [heard, speaker.pick(PHRASES.notExplained, { idea: point.idea }), speaker.pick(PHRASES.goOn)];
  return { category: "correct", act: "said-why", events: events("not-yet"), words, question: null, asks: null };
}

/** A point that was said on this problem, before the answer, is told last. */
function unsaidFirst({ desk }: Talk, { rubric }: Lesson): (a: number, b: number) => number {
  const said = desk.problem.turns.flatMap((turn) => (turn.type === "reply" ? turn.text : [])).join(" ");
  const isSaid = (at: number) => Number(said.includes(rubric[at]?.idea ?? " "));
  return (a, b) => isSaid(a) - isSaid(b);
}

/** A rule for two sides is no point of a problem that has none [TRN37]. */
export function judge({ understood: { plain }, desk }: Talk, lesson: Lesson): Judged {
  return judgeExplanation(lesson, isOfTwoSides(plain, desk.item) ? "" : plain, desk.item.problem_content.stem);
}

/** Two words at least. */
export const TELLS = /\p{L}.*\s.*\p{L}/u;

/** What is credited is a point that was said just now, with the words it was said in [TRN33]; null where there is none. */
export function creditOf(
  { speaker, text }: Talk,
  { rubric }: Lesson,
  { met, quotes }: Judged,
  isAll = false,
): string | null {
  const [first] = met;
  const idea = rubric[first ?? -1]?.idea;
  if (idea === undefined) return null;
  const said = asWritten(text, quotes[0] ?? "");
  const isShort = said.length <= LONGEST_QUOTE && !/[$\\{}]/u.test(said);
  const quoted = isShort ? speaker.pick(PHRASES.quoted, { said: `“${said}”`, idea }) : null;
  return quoted ?? speaker.pick(isAll ? PHRASES.explained : PHRASES.named, { idea });
}

/** The piece of what was written that a clause comes from: its spelling was mended, and its numbers put into digits. */
function asWritten(text: string, clause: string): string {
  const words = new Set(clause.split(" "));
  const pieces = text
    .split(/[.,;:!?\n]|\b(?:so|because|bc|cos|cuz|coz|since|but|then)\b/iu)
    .map((piece) => piece.trim());
  const shared = (piece: string) =>
    piece
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => words.has(word)).length;
  const best = pieces.reduce((one, other) => (shared(other) > shared(one) ? other : one), "");
  return shared(best) * 2 >= words.size ? best.replace(/^(?:and|it is|its|i think) /iu, "") : clause;
}

/** A longer one is not read again [UTF-16 units]. */
const LONGEST_QUOTE = 60;

/** A reason that was written without being asked for, after a right answer: heard, judged, and nothing more is asked. */
export function onVolunteered(talk: Talk): Answer {
  const { lesson, speaker, understood } = talk;
  if (lesson === undefined) return withoutRubric(talk);
  const found = judge(talk, lesson);
  const { met, missing } = found;
  const idea = lesson.rubric[missing[0] ?? -1]?.idea;
  const outcome = met.length === 0 ? "not-yet" : missing.length === 0 ? "explained" : "partly";
  return {
    category: "correct",
    act: "volunteered-why",
    events: [judged(talk, outcome, met, missing)],
    words: [
      creditOf(talk, lesson, found, missing.length === 0) ??
        speaker.pick(TELLS.test(understood.plain) ? heardBank(talk) : PHRASES.finished),
      tellsNoWay(understood.plain) && idea !== undefined ? speaker.pick(PHRASES.notExplained, { idea }) : null,
      speaker.pick(PHRASES.goOn),
    ],
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
  const words = [talk.speaker.pick(leftBank(talk.understood)), talk.speaker.pick(PHRASES.goOn)];
  return { category: "correct", act: "left-why", events: [leftWhy(talk)], words, question: null, asks: null };
}

/** A thank-you, "oh i see" and "okay" refuse nothing. */
function leftBank({ category, plain }: Talk["understood"]): Phrases {
  if (category !== "acknowledge") return PHRASES.leftWhy;
  if (isThanks(plain)) return PHRASES.thanks;
  return /\b(?:see|got it|get it|makes sense|understand)\b/u.test(plain) ? PHRASES.leftSeen : PHRASES.leftAgreed;
}

/** Nothing waits for the reason any longer. */
export function leftWhy(talk: Talk): NewEvent {
  const { teachBack } = talk.desk.problem;
  return judged(talk, "left", teachBack?.met ?? [], teachBack?.missing ?? []);
}

type Outcome = Extract<NewEvent, { type: "teach_back_judged" }>["body"]["outcome"];

function judged({ desk }: Talk, outcome: Outcome, met: readonly number[], missing: readonly number[]): NewEvent {
  return { type: "teach_back_judged", body: { ...desk.ref, outcome, met: [...met], missing: [...missing] } };
}
