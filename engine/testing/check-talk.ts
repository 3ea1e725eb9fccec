import { leaksAnswer } from "../dialogue/compose/guard.ts";
import { PHRASES } from "../dialogue/compose/phrases.ts";
import { sentencesOf } from "../dialogue/compose/maths-text.ts";
import { parseEvent } from "../events/parse-event.ts";
import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import type { Content } from "../items/content.ts";
import { currentProblem, type ProblemState } from "../sessions/learning/practice-state.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorState } from "../tutor-types.ts";
import { askedValue, type SimulatedTalk } from "./simulate-talk.ts";

export { understand } from "../dialogue/understand/understand.ts";

type Reply = EventOf<"reply_given">;

/** A rule that a conversation broke, with what was said. */
export interface TalkFault {
  readonly rule: string;
  readonly text: string;
}

/** Everything a conversation may not do, whatever was written (requirements T1, T3, T4, T5, T6). */
export function faultsOf({ events }: SimulatedTalk, content: Content): readonly TalkFault[] {
  const faults: TalkFault[] = [];
  let state = initialTutorState;
  let command: TutorEvent[] = [];
  const said = new Map<string, Set<string>>();
  for (const event of events) {
    state = evolveTutor(state, event);
    if (!parseEvent(JSON.parse(JSON.stringify(event))).ok) faults.push({ rule: "parses", text: event.type });
    if (event.type === "message_received") command = [];
    command.push(event);
    if (event.type !== "reply_given") continue;
    const before = said.get(event.body.item ?? "") ?? new Set();
    if (before.has(event.body.text)) faults.push({ rule: "said twice", text: event.body.text });
    said.set(event.body.item ?? "", before.add(event.body.text));
    faults.push(...replyFaults(event, state, command, content));
  }
  const messages = events.filter(({ type }) => type === "message_received").length;
  const replies = events.filter((event) => event.type === "reply_given" && event.body.act !== "ask-why").length;
  const asked = events.filter((event) => event.type === "reply_given" && event.body.act === "ask-why").length;
  if (replies > messages || replies + asked < messages)
    faults.push({ rule: "one reply", text: `${messages} : ${replies}` });
  return faults;
}

function replyFaults(
  { body }: Reply,
  state: TutorState,
  command: readonly TutorEvent[],
  content: Content,
): readonly TalkFault[] {
  const { text, category, asks } = body;
  const problem = currentProblem(state.practice);
  const opened = problem === null ? undefined : content.open(problem.address);
  const fault = (rule: string): TalkFault => ({ rule, text: `${category}/${body.act}: ${text}` });
  const faults: TalkFault[] = [];
  if (problem?.phase === "open" && opened?.ok === true && leaksAnswer(opened.value.item, text))
    faults.push(fault("leaks"));
  if (
    /!|\bwrong\b|\beasy\b|undefined|\bnull\b|NaN|[a-z]+[-_][a-z]+_|\{\w+\}(?<!\\frac\{\w+\}|\}\{\w+\})(?![^$]*\$)/u.test(
      text,
    )
  ) {
    faults.push(fault("words"));
  }
  // What asks for something is not counted: a question, or to go on [CMP4].
  const asksOn = new Set<string>(PHRASES.goOn);
  const statements = sentencesOf(text).filter((sentence) => !sentence.endsWith("?") && !asksOn.has(sentence)).length;
  const isAnswered = command.some(({ type, body }) => type === "message_received" && body.category === "answer");
  if (statements > (isAnswered ? 4 : 3)) faults.push(fault("too long"));
  const earlier = problem?.turns.some(
    (turn) => turn.type === "reply" && turn.text !== text && turn.asks?.text === asks?.text,
  );
  if (asks !== null && !text.includes(asks.text) && earlier !== true) faults.push(fault("question not said"));
  const verdict = command.findLast((event) => event.type === "attempt_evaluated")?.body.verdict;
  if ((verdict === "correct") !== (category === "correct") && problem?.phase === "open")
    faults.push(fault(`contradicts ${verdict ?? "nothing"}`));
  if (verdict === "incorrect" && category !== "close" && category !== "wrong_operation")
    faults.push(fault("contradicts incorrect"));
  if (isStepMissed(command) && !saysOneOf(text, [...PHRASES.stepProbe, ...PHRASES.stepNorProblem, ...PHRASES.notYet]))
    faults.push(fault("ignores the answer"));
  if (verdict === "incorrect" && !saysOneOf(text, NOT_RIGHT)) faults.push(fault("does not say that it is not right"));
  if (problem !== null && problem.phase !== "open" && /^(?:answer|step|choice)$/u.test(asks?.kind ?? ""))
    faults.push(fault("asks for an answer to what is over"));
  if (verdict === "correct" && !saysOneOf(text, PHRASES.right)) faults.push(fault("does not say that it is right"));
  if (hasAnswered(problem) && saysOneOf(text, PHRASES.noAnswerYet)) faults.push(fault("forgets the answer"));
  if (isRefused(problem) && asks?.kind === "yes-no") faults.push(fault("offers again after a no"));
  return faults;
}

/** The pupil has given an answer to the problem, or a right one to a small step of it. */
function hasAnswered(problem: ProblemState | null): boolean {
  return (problem?.turns ?? []).some(
    (turn) =>
      (turn.type === "attempt" && turn.verdict !== "unreadable") ||
      (turn.type === "reply" && turn.act === "step-right"),
  );
}

/** The message before the newest reply was a no to an offer. */
function isRefused(problem: ProblemState | null): boolean {
  const [offer, said] = problem?.turns.slice(-3, -1) ?? [];
  return offer?.type === "reply" && offer.asks?.kind === "yes-no" && said?.type === "said" && /^no\b/u.test(said.text);
}

const NOT_RIGHT = [
  PHRASES.notYet,
  PHRASES.notYetPlain,
  PHRASES.notYetWord,
  PHRASES.close,
  PHRASES.notIt,
  PHRASES.notItWord,
].flat();

/** A number was given to a small step, and it was another one. */
function isStepMissed(command: readonly TutorEvent[]): boolean {
  const isAnswer = command.some(({ type, body }) => type === "message_received" && body.category === "answer");
  const isMarked = command.some(({ type }) => type === "attempt_submitted");
  const isMissed = command.some(({ type, body }) => type === "scaffold_moved" && body.outcome !== "right");
  return isAnswer && isMissed && !isMarked;
}

/** Whether a text has a phrase of the bank in it, whatever fills its gaps. */
function saysOneOf(text: string, bank: readonly string[]): boolean {
  return bank.some((phrase) => new RegExp(regexOf(phrase), "u").test(text));
}

function regexOf(phrase: string): string {
  return phrase
    .split(/\{\w+\}/u)
    .map((part) => part.replace(/[.*+?^$(){}|[\]\\]/gu, "\\$&"))
    .join(".+?");
}

/** Whether the right answer to every question that waits gets on: a step is right, a problem is solved. */
export function unanswerable(talk: SimulatedTalk, content: Content): readonly TalkFault[] {
  let state = initialTutorState;
  const faults: TalkFault[] = [];
  for (const event of talk.events) {
    state = evolveTutor(state, event);
    const problem = currentProblem(state.practice);
    const asked = event.type === "reply_given" ? event.body.asks?.kind : undefined;
    if (problem?.phase !== "open" || (asked !== "step" && asked !== "answer")) continue;
    const frame = FRAMES[problem.turns.length % FRAMES.length] ?? "#";
    const text = frame.replace("#", () => rightWords(problem, content));
    const decided = decideTutor(
      state,
      { type: "send-message", item: problem.item, text, locale: "en" },
      { content, now: event.wall, profile: talk.profile },
    );
    const got = decided.ok ? decided.value : [];
    const isOn = got.some(
      ({ type, body }) =>
        (type === "scaffold_moved" && body.outcome === "right") ||
        (type === "attempt_evaluated" && body.verdict === "correct"),
    );
    if (!isOn)
      faults.push({
        rule: "cannot be answered",
        text: `${text}: ${event.type === "reply_given" ? event.body.text : ""}`,
      });
  }
  return faults;
}

/** How an answer may be put. */
const FRAMES = ["#", "my answer is #", "is it #?", "i think its #", "it is #"];

function rightWords(problem: ProblemState, content: Content): string {
  const opened = content.open(problem.address);
  return opened.ok ? askedValue({ problem, item: opened.value.item }) : "";
}

/** Every command decided again on the fold of the log before it: the same events, or the fault. */
export function differsFromPrefix(
  { events, steps, profile }: SimulatedTalk,
  content: Content,
  every: number,
): readonly TalkFault[] {
  return steps.flatMap(({ command, now, events: count }, at): readonly TalkFault[] => {
    if (at % every !== 0) return [];
    const state = events.slice(0, count).reduce(evolveTutor, initialTutorState);
    const again = decideTutor(state, command, { content, now, profile });
    const next = steps[at + 1]?.events ?? events.length;
    const recorded = events.slice(count, next).map(({ type, body }) => ({ type, body }));
    const same = JSON.stringify(again.ok ? again.value : []) === JSON.stringify(recorded);
    return same ? [] : [{ rule: "differs after a restart", text: command.type }];
  });
}
