import {
  addressOf,
  applyEvent,
  evaluationProjection,
  POLICY,
  type Content,
  type EventOf,
  type Json,
  type SkillId,
  type TutorEvent,
} from "#engine";
import { gradeExamEvent } from "./grade-exam.ts";
import {
  gradeAppeal,
  gradeRuling,
  gradeCompleted,
  gradeEvidence,
  gradeLessonCheck,
  gradeVerdict,
  gradeWork,
  isGrade,
  openServed,
  withoutDesk,
} from "./grade-practice.ts";
import { AGREES, cannotTell, differs, type Grade } from "./grade-types.ts";
import { NEW_SESSION, type Desk, type SessionContext } from "./session-context.ts";

/** What an event claims against what follows here, and its session with it taken in. */
export interface GradedEvent {
  readonly session: SessionContext;
  /** Null where nothing is claimed. */
  readonly grade: Grade | null;
}

/** Pure; the events of a session come in the order of their cursors, which is an order devices can have known them in. */
export function gradeEvent(event: TutorEvent, before: SessionContext, content: Content): GradedEvent {
  const devices = before.devices.includes(event.device) ? before.devices : [...before.devices, event.device];
  const session = { ...before, devices };
  const isBegun = event.type === "session_started" || event.type === "activity_started";
  if (isBegun && before.policy !== null) return { session, grade: differs("begun-twice", event.body.session, null) };
  if (event.type === "session_started") {
    return { session: { ...NEW_SESSION, devices, policy: event.body.policy }, grade: null };
  }
  if (event.type === "activity_started") return { session: startActivity(event, session), grade: null };
  if (session.exam !== null) {
    const { exam, grade } = gradeExamEvent(event, session.exam, devices.length > 1, content);
    return { session: { ...session, exam }, grade };
  }
  return gradePractice(event, session, content);
}

function startActivity(event: EventOf<"activity_started">, session: SessionContext): SessionContext {
  const isExam = event.body.kind === "evaluation";
  const exam = isExam ? applyEvent(evaluationProjection, null, event) : null;
  return { ...NEW_SESSION, devices: session.devices, policy: event.body.policy, isExam, exam };
}

function gradePractice(event: TutorEvent, session: SessionContext, content: Content): GradedEvent {
  switch (event.type) {
    case "problem_served":
      return serve(event, session, content);
    case "attempt_submitted": {
      const { item, attempt, given, locale } = event.body;
      const answer = { device: event.device, attempt, given, locale, isMarked: false };
      return { session: onDesk(session, item, (desk) => ({ answers: [...desk.answers, answer] })), grade: null };
    }
    case "attempt_evaluated":
      return evaluate(event, session);
    case "hint_served":
      return { session: helped(session, event, event.body.level as 1 | 2 | 3), grade: null };
    case "scaffold_moved":
      return { session: helped(session, event, POLICY.dialogue.stepsAsHintLevel), grade: null };
    case "problem_completed":
      return atDesk(session, event.body.item, { correct: event.body.correct }, (desk) => gradeCompleted(event, desk));
    case "mastery_updated": {
      const { item, correct, weight, skill, after } = event.body;
      const graded = atDesk(session, item, { correct, weight }, (desk) => gradeEvidence(event, desk, session, content));
      const isRipe = graded.grade?.outcome !== "differs" && after >= POLICY.mastery.threshold;
      return { ...graded, session: ripen(graded.session, skill, isRipe) };
    }
    case "skill_done":
    case "skill_mastered":
      return { session, grade: gradeMastered(event.body.skill, session) };
    case "work_checked":
      return atDesk(session, event.body.item, { first_wrong: event.body.first_wrong }, ({ item }) =>
        isGrade(item) ? inherited(item) : gradeWork(event, item),
      );
    case "appeal_examined": {
      const { item, outcome, provisional } = event.body;
      const graded = atDesk(session, item, { outcome }, (desk) => gradeAppeal(event, desk));
      const isCredited = provisional !== null && graded.grade?.outcome !== "differs";
      return isCredited ? { ...graded, session: onDesk(session, item, () => ({ isCredited })) } : graded;
    }
    // Whether a teacher decided so, the school's own rows say, which are not looked at here.
    case "appeal_ruled": {
      const { item, accepted, credit } = event.body;
      const graded = atDesk(session, item, { accepted }, (desk) => gradeRuling(event, desk));
      const isCredited = accepted && graded.grade?.outcome !== "differs";
      return credit !== null && isCredited
        ? { ...graded, session: onDesk(session, item, () => ({ isCredited })) }
        : graded;
    }
    case "lesson_checked":
      return { session, grade: gradeLessonCheck(event, content) };
    default:
      return { session, grade: null };
  }
}

function serve(event: EventOf<"problem_served">, session: SessionContext, content: Content): GradedEvent {
  const { item: id, skill } = event.body;
  const item = openServed(event, content);
  const desk: Desk = {
    skill,
    address: addressOf(event.body),
    item,
    answers: [],
    isRight: false,
    isCredited: false,
    isUnknown: false,
    help: {},
  };
  return { session: { ...session, desks: { ...session.desks, [id]: desk } }, grade: isGrade(item) ? item : AGREES };
}

function evaluate(event: EventOf<"attempt_evaluated">, session: SessionContext): GradedEvent {
  const { item: id, attempt, verdict } = event.body;
  const desk = session.desks[id];
  if (desk === undefined) return { session, grade: withoutDesk(session, { verdict }) };
  if (isGrade(desk.item)) {
    return { session: onDesk(session, id, () => ({ isUnknown: true })), grade: inherited(desk.item) };
  }
  const waiting = desk.answers.filter((answer) => answer.attempt === attempt && !answer.isMarked);
  const answer = waiting.find(({ device }) => device === event.device) ?? waiting[0];
  const { grade, isRight } = gradeVerdict(event, desk.item, answer, session);
  const answers = desk.answers.map((one) => (one === answer ? { ...one, isMarked: true } : one));
  const isUnknown = desk.isUnknown || grade.outcome === "cannot-tell";
  return { session: onDesk(session, id, () => ({ answers, isRight: desk.isRight || isRight, isUnknown })), grade };
}

/** Mastery is told right after the evidence that brought it about. */
function gradeMastered(skill: SkillId, { ripe, hasUnread }: SessionContext): Grade {
  if (ripe.includes(skill)) return AGREES;
  return hasUnread ? cannotTell("unread-before") : differs("mastered", skill, null);
}

/** What is wrong with the item, or not known of it, holds for all that is said about it. */
function inherited(grade: Grade): Grade {
  return grade.outcome === "differs" ? differs("not-served", grade.claim, grade.truth) : grade;
}

function atDesk(
  session: SessionContext,
  item: keyof SessionContext["desks"],
  claim: Json,
  grade: (desk: Desk) => Grade,
): GradedEvent {
  const desk = session.desks[item];
  return { session, grade: desk === undefined ? withoutDesk(session, claim) : grade(desk) };
}

function onDesk(
  session: SessionContext,
  item: keyof SessionContext["desks"],
  change: (desk: Desk) => Partial<Desk>,
): SessionContext {
  const desk = session.desks[item];
  if (desk === undefined) return session;
  return { ...session, desks: { ...session.desks, [item]: { ...desk, ...change(desk) } } };
}

function helped(
  session: SessionContext,
  { device, body }: EventOf<"hint_served" | "scaffold_moved">,
  level: 0 | 1 | 2 | 3,
): SessionContext {
  return onDesk(session, body.item, ({ help }) => {
    const before = help[device] ?? 0;
    return { help: { ...help, [device]: level > before ? level : before } };
  });
}

function ripen(session: SessionContext, skill: SkillId, isRipe: boolean): SessionContext {
  const others = session.ripe.filter((one) => one !== skill);
  return { ...session, ripe: isRipe ? [...others, skill] : others };
}
