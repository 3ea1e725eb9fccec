import type { NumberLocale } from "../answers/types.ts";
import { explainTurn, type Frame, type PlacedValue } from "../dialogue/turn/explain-turn.ts";
import { stampEvents } from "../events/stamp.ts";
import { parseEvent } from "../events/parse-event.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { ItemId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { spokenItem } from "../items/spoken-words.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { fitsWire } from "../protocol/sync.ts";
import { err, ok, type Result } from "../result.ts";
import { ActivityCommand } from "../sessions/activities.ts";
import { spokenHere } from "../sessions/lesson/spoken-here.ts";
import { currentProblem } from "../sessions/learning/practice-state.ts";
import { decideTutor, evolveTutor } from "../tutor.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../tutor-types.ts";
import { viewActivities } from "../views/activities-view.ts";
import type { ActivitiesView } from "../views/activity-views.ts";
import { viewPractice, viewRecommendation } from "../views/practice-view.ts";
import type { PracticeView, RecommendationView } from "../views/types.ts";
import type { HeadlessCommand, HeadlessProfile } from "./commands.ts";
import { eventIdOf, sessionIdOf, sessionSeedOf } from "./dice.ts";
import { faultOf, type Standing } from "./headless-state.ts";
import { replyOf, type HeadlessReply } from "./reply.ts";
import { asGiven, chooseItem } from "./serve.ts";

/** What is on the screen where there is one: the same views as the worker gives its page, nothing typed in them. */
export interface HeadlessView {
  readonly practice: PracticeView;
  readonly activities: ActivitiesView;
  readonly recommendation: RecommendationView | null;
}

/** Why the turn went as it did (`--why`): each null where the command is no message and no answer, or nothing answered it. */
export interface Why {
  readonly place: readonly PlacedValue[] | null;
  readonly frame: Frame | null;
  /** The rows of docs/tutor-moves.md that answered a message; the act of another reply; of an answer in the box, what it was marked. */
  readonly row: string | null;
}

export interface Turn {
  readonly events: readonly TutorEvent[];
  readonly standing: Standing;
  readonly reply: HeadlessReply | null;
  /** Null where it was not asked for. */
  readonly why: Why | null;
}

/** What was asked for is not to be had: it cannot be read, or the tutor refuses it; nothing has changed. */
export interface TurnFault {
  readonly message: string;
  readonly refusal?: TutorRefusal;
}

export interface Asked {
  readonly command: HeadlessCommand;
  readonly profile: HeadlessProfile;
  /** Wall clock [ms since 1970-01-01 UTC]; absent: a second after what was recorded last. */
  readonly at?: number | undefined;
  /** To read once more what the turn was decided on takes as long as to decide it. */
  readonly why?: boolean | undefined;
}

/** Of the first turn of who says no time: 2026-01-01 [ms since 1970-01-01 UTC]. */
const FIRST_DAY = 1_767_225_600_000;
const A_SECOND = 1_000;
/** Longest message to the tutor [UTF-16 units]; as the worker has it. */
const MAX_MESSAGE = 500;
/** Stands in events where a device has the name of its start, and the version of its program. */
const NAME = "headless";

/**
 * One command on what is known, decided, stamped and folded by the functions that the worker's host calls [HDL1]. Pure: time
 * is handed in, names and seeds are made from the learner's id and the length of the chain [HDL2].
 */
export function takeTurn(standing: Standing, asked: Asked, content: Content): Result<Turn, TurnFault> {
  const at = timeOf(standing, asked.at);
  const enrolled = enrolFirst(standing, asked, at, content);
  if (!enrolled.ok) return enrolled;
  const before = enrolled.value;
  const env = envOf(before.standing.tutor, asked.profile, at, content);
  const command = toTutorCommand(before.standing, asked, env);
  if (!command.ok) return command;
  const done = record(before.standing, command.value, env);
  if (!done.ok) return done;
  const events = [...before.events, ...done.value.events];
  const reply = replyOf(events, itemOn(before.standing.tutor, env), content.spoken?.phrases ?? null);
  const why = asked.why === true ? explain(before.standing.tutor, command.value, reply, env) : null;
  return ok({ events, standing: done.value.standing, reply, why });
}

/** The time of a turn: as it is said, else a second after what was recorded last [ms since 1970-01-01 UTC]. */
export function timeOf({ head }: Standing, at: number | undefined): number {
  return at ?? (head.lastHlc === 0 ? FIRST_DAY : head.lastHlc + A_SECOND);
}

/** What there is to see of it, at a time [ms since 1970-01-01 UTC]. */
export function viewOf(
  { tutor, head }: Standing,
  { profile, at }: Pick<Asked, "profile" | "at">,
  content: Content,
): HeadlessView {
  const env = envOf(tutor, profile, at ?? (head.lastHlc || FIRST_DAY), content);
  return {
    practice: viewPractice(tutor, env),
    activities: viewActivities(tutor, env),
    recommendation: viewRecommendation(tutor, env),
  };
}

type Recorded = Pick<Turn, "events" | "standing">;

function record(standing: Standing, command: TutorCommand, env: TutorEnv): Result<Recorded, TurnFault> {
  const decided = decideTutor(standing.tutor, command, env);
  if (!decided.ok) return err({ message: messageOf(decided.error), refusal: decided.error });
  let { seq } = standing.head;
  const stamped = stampEvents(standing.head, decided.value, {
    wall: env.now,
    mono: env.now,
    boot: NAME,
    content: env.content.hash,
    build: NAME,
    newId: () => eventIdOf(standing.head.learner, ++seq),
  });
  // As the worker does: none is recorded that could not be sent, and what is folded and given out is what would be read back.
  const events = stamped.events.map((event) => {
    const back = fitsWire(event.body) ? parseEvent(event) : err({ message: "too long" });
    if (!back.ok) throw new Error(`an event that cannot be read back: ${event.type}: ${back.error.message}`);
    return back.value;
  });
  return ok({ events, standing: { tutor: events.reduce(evolveTutor, standing.tutor), head: stamped.head } });
}

/** Who is not enrolled yet is, by the grade of the profile; a problem that is put on the desk tells it where nobody says it. */
function enrolFirst(standing: Standing, { command, profile }: Asked, at: number, content: Content) {
  const nothing = ok<Recorded>({ events: [], standing });
  if (standing.tutor.practice.grade !== null || command.type === "enrol") return nothing;
  const env = envOf(standing.tutor, profile, at, content);
  const grade = profile.grade ?? (command.type === "serve" ? gradeOfServed(command, standing, content) : undefined);
  return grade === undefined ? nothing : record(standing, { type: "enrol", grade }, env);
}

function gradeOfServed(
  command: Extract<HeadlessCommand, { type: "serve" }>,
  { tutor: { mastery } }: Standing,
  content: Content,
): number | undefined {
  const chosen = chooseItem(command, { content, mastery, dice: "" });
  return chosen.ok ? (content.graph.byId.get(chosen.value.skill)?.grade ?? 0) : undefined;
}

/** The tutor's surroundings, as the worker's host makes them. */
export function envOf({ about }: TutorState, profile: HeadlessProfile, now: number, content: Content): TutorEnv {
  const {
    country = null,
    likes = [],
    pace = "normal",
    language,
    age,
    curriculum,
    appLanguage = "en",
  } = { ...profile, ...about };
  const spoken = content.languages?.[appLanguage ?? "en"];
  return {
    content: spoken === undefined ? content : { ...content, spoken },
    now,
    mono: now,
    boot: NAME,
    profile: { country, likes, pace, language, age, curriculum, isAsked: about.asked ?? false },
  };
}

function itemOn(state: TutorState, env: TutorEnv): MathProblemItem | undefined {
  const problem = currentProblem(state.practice);
  const { content } = spokenHere(state, env);
  const opened = problem === null ? undefined : content.open(problem.address);
  return opened?.ok === true ? spokenItem(content, opened.value.item) : undefined;
}

/** The command as the tutor takes it, with what the worker's host would have added. */
function toTutorCommand(
  { tutor, head }: Standing,
  { command, profile }: Asked,
  { content }: TutorEnv,
): Result<TutorCommand, TurnFault> {
  const next = head.seq + 1;
  const session = ("session" in command ? command.session : undefined) ?? sessionIdOf(head.learner, next);
  const seed = ("seed" in command ? command.seed : undefined) ?? sessionSeedOf(head.learner, next);
  const locale: NumberLocale = ("locale" in command ? command.locale : undefined) ?? profile.locale;
  const item = ("item" in command ? command.item : undefined) ?? currentProblem(tutor.practice)?.item;
  switch (command.type) {
    case "enrol":
    case "ask-teacher":
    case "take-note":
    case "read-note":
    case "tell-about":
    case "end-session":
    case "undo-skip":
      return ok(command);
    case "start-session":
      return ok({ type: command.type, skill: command.skill, session, seed });
    case "start-assignment":
      return ok({ type: command.type, assignment: command.assignment, session, seed });
    case "serve": {
      const chosen = chooseItem(command, { content, mastery: tutor.mastery, dice: seed });
      if (!chosen.ok) return err({ message: chosen.error });
      return ok({
        type: "start-assignment",
        assignment: asGiven(session, { type: "items", items: [chosen.value] }),
        session,
        seed,
      });
    }
    case "activity": {
      const read = ActivityCommand.safeParse({ kind: command.kind, command: command.command });
      if (!read.success) return err({ message: faultOf(read.error, "command") });
      return ok({ type: "activity", ...read.data, context: { session, seed, locale } });
    }
    default:
      return item === undefined || item === null
        ? err({ message: messageOf(NO_PROBLEM), refusal: NO_PROBLEM })
        : ok(onDesk(command, ItemId.parse(item), locale));
  }
}

const NO_PROBLEM: TutorRefusal = { type: "no-open-problem" };

type OnDesk = Extract<
  HeadlessCommand,
  {
    type:
      | "message"
      | "answer"
      | "submit-answer"
      | "send-message"
      | "check-work"
      | "request-hint"
      | "show-solution"
      | "next-problem"
      | "skip-problem"
      | "dispute-answer";
  }
>;

function onDesk(command: OnDesk, item: ItemId, locale: NumberLocale): TutorCommand {
  switch (command.type) {
    case "answer":
    case "submit-answer": {
      const { given, latencyMs } = command;
      return { type: "submit-answer", item, given, locale, latencyMs: Math.floor(latencyMs) };
    }
    case "message":
    case "send-message":
      return { type: "send-message", item, text: command.text.slice(0, MAX_MESSAGE), locale };
    case "check-work":
      return { type: "check-work", item, lines: command.lines, locale };
    case "dispute-answer":
      return { type: "dispute-answer", item, locale };
    default:
      return { type: command.type, item };
  }
}

function explain(state: TutorState, command: TutorCommand, reply: HeadlessReply | null, env: TutorEnv): Why {
  const isExplained = command.type === "send-message" || command.type === "submit-answer";
  const facts = isExplained ? explainTurn(state, command, env) : null;
  const marked = reply?.verdict ?? null;
  const row = facts?.row ?? reply?.act ?? (marked === null ? null : `marked-${marked}`);
  return { place: facts?.place ?? null, frame: facts?.frame ?? null, row };
}

/** A refusal in words, for who reads the line. */
function messageOf(refusal: TutorRefusal): string {
  switch (refusal.type) {
    case "not-found":
      return `not-found: ${refusal.what}`;
    case "unknown-skill":
      return `there is no skill ${refusal.skill}`;
    case "bad-input":
      return `${refusal.field}: ${refusal.message}`;
    default:
      return refusal.type;
  }
}
