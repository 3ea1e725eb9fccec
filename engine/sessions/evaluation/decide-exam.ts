import { adjustPlan } from "../../adjustments/adjustments.ts";
import type { EventOf, NewEvent, TutorEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import { applyEvent } from "../../projections/projection.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ActivityContext, Decision } from "../activity.ts";
import { knowsEnough, priorOf } from "./choose-adaptively.ts";
import { serveQuestion, type PlannedExam } from "./choose-question.ts";
import type { EvaluationCommand, StartPlanned } from "./commands.ts";
import { concludeExam } from "./conclude-exam.ts";
import { findExam } from "./default-exam.ts";
import { spentSince } from "./exam-clock.ts";
import { itemLimitOf, itemOvertimeOf, overtimeOf } from "./exam-first.ts";
import { openItem } from "./mark-exam.ts";
import { planExam } from "./plan-exam.ts";
import { faultOf } from "./read-exam-answer.ts";
import { evaluationProjection, examDesk, type EvaluationState, type ExamItemState, type ExamPlan } from "./state.ts";

type CommandOf<Type extends EvaluationCommand["type"]> = Extract<EvaluationCommand, { type: Type }>;
type EndReason = EventOf<"activity_ended">["body"]["reason"];

/** What a command to an exam brings about; nothing here tells a verdict before the end [EXM10]. Pure. */
export function decideExam(
  state: TutorState,
  command: EvaluationCommand | StartPlanned,
  context: ActivityContext,
  env: TutorEnv,
): Decision {
  const latest = state.activities.evaluation;
  if (command.type === "start") return startExam(state, command, context, env);
  if (command.type === "start-planned") return begin(state, command, context, env);
  if (latest === null) return err({ type: "no-activity" });
  // A log that was cut off between the end and its results is brought to its end first.
  if (latest.endedAt !== null) {
    const missing = concludeExam(state, latest, env);
    return command.type === "tick" || missing.length > 0 ? ok(missing) : err({ type: "no-activity" });
  }
  const overtime = overtimeOf(latest, env);
  if (overtime !== null && overtime >= 0) return afterLimit(state, latest, command, context, overtime, env);
  const itemOvertime = itemOvertimeOf(latest, env);
  if (itemOvertime !== null && itemOvertime >= 0 && command.type !== "end")
    return afterItemLimit(state, latest, command, context, itemOvertime, env);
  switch (command.type) {
    case "answer":
      return answerQuestion(state, latest, command, context, env);
    case "go":
      return goTo(state, latest, command, env);
    case "tick":
      return ok(noteReturn(latest, env));
    case "end":
      return ok(endExam(state, latest, isAnswered(latest) ? "complete" : "learner-ended", env));
  }
}

/** The exam that is open goes on when it is started again, as a reload does; any other one ends it first [EXM14]. */
function startExam(
  state: TutorState,
  { exam: source }: CommandOf<"start">,
  { session, seed }: ActivityContext,
  env: TutorEnv,
): Decision {
  const latest = state.activities.evaluation;
  // One that was cut off before its first question is begun anew.
  if (latest !== null && latest.endedAt === null && latest.source === source && latest.items.length > 0) {
    return ok(isOver(latest, env) ? endExam(state, latest, "time-up", env) : goOn(state, latest, env));
  }
  const blueprint = findExam(source, state, env);
  const plan = blueprint && planExam(blueprint, (skill) => hasItems(skill, env));
  if (blueprint === null || plan === null) return err({ type: "not-found", what: source });
  return begin(state, { source, version: blueprint.version, plan }, { session, seed }, env);
}

/** Ends what is open and puts the first question of a plan on the desk. */
function begin(
  state: TutorState,
  { source, version, plan }: Pick<StartPlanned, "source" | "version"> & { readonly plan: ExamPlan },
  { session, seed }: Pick<ActivityContext, "session" | "seed">,
  env: TutorEnv,
): Decision {
  const latest = state.activities.evaluation;
  const adjusted = adjustPlan(plan, env.adjustments);
  const closed = closeExam(state, latest, env);
  const prior = priorOf(foldNew(latest, closed, env)?.ability ?? {}, plan, state, env);
  const begun: NewEvent[] = [
    {
      type: "activity_started",
      body: { session, kind: "evaluation", source, version, seed, policy: POLICY.version },
    },
    {
      type: "exam_planned",
      body: { session, ...adjusted, sections: [...adjusted.sections], cells: [...plan.cells], prior },
    },
  ];
  const after = foldNew(latest, [...closed, ...begun], env);
  const first = after === null || !isPlanned(after) ? null : serveQuestion(state, after, 1, env);
  if (first === null) return err({ type: "nothing-to-practise" });
  return ok([...closed, ...begun, ...first]);
}

/** What the exam before still needs when another one begins. */
function closeExam(state: TutorState, latest: EvaluationState | null, env: TutorEnv): readonly NewEvent[] {
  if (latest === null) return [];
  if (latest.endedAt !== null) return concludeExam(state, latest, env);
  return endExam(state, latest, isOver(latest, env) ? "time-up" : "replaced", env);
}

function isOver(exam: EvaluationState, env: TutorEnv): boolean {
  return (overtimeOf(exam, env) ?? -1) >= 0;
}

/** Longest time of a limited exam that only memory knows, while the page asks [ms]. */
const NOTED_EVERY_MS = 60_000;

/** Where a newer bank no longer has the question on the desk, the exam goes on with the next one. */
function goOn(state: TutorState, exam: EvaluationState, env: TutorEnv): readonly NewEvent[] {
  const desk = examDesk(exam);
  if (desk !== null && openItem(desk, env.content) !== null) return noteReturn(exam, env);
  const moved = moveOn(state, exam, env);
  return moved.length > 0 ? moved : endExam(state, exam, "no-more-items", env);
}

/**
 * From the first event of a new start of the program on, its monotonic clock tells the time [EXM35]; and a minute that
 * passed is written down, so that a restart with a changed clock can give back no more than that [EXM39].
 */
function noteReturn(exam: EvaluationState, { boot, mono }: TutorEnv): readonly NewEvent[] {
  if (boot === undefined || mono === undefined || exam.position === 0) return [];
  const known = exam.clock.boots.find((one) => one.boot === boot);
  const isLimited = (exam.plan?.limit_ms ?? itemLimitOf(exam)) !== null;
  if (known !== undefined && !(isLimited && mono - known.mono >= NOTED_EVERY_MS)) return [];
  return [{ type: "exam_moved", body: { session: exam.id, position: exam.position } }];
}

export function hasItems(skill: string, { content }: TutorEnv): boolean {
  const node = content.graph.nodes.find(({ id }) => id === skill);
  return node !== undefined && ([1, 2, 3, 4, 5] as const).some((level) => content.seeds(node.id, level).length > 0);
}

/** Keeps an answer without marking it; what cannot be read is told as what it is [EXM11]. */
function answerQuestion(
  state: TutorState,
  exam: EvaluationState,
  command: CommandOf<"answer">,
  context: ActivityContext,
  env: TutorEnv,
): Decision {
  const desk = examDesk(exam);
  if (desk === null || desk.item !== command.item) return err({ type: "moved-on" });
  const item = openItem(desk, env.content);
  if (item === null) return err({ type: "no-open-problem" });
  const refused = faultOf(item, command.given, context.locale, env.content.checker);
  if (refused !== null) return err(refused);
  // The same once more, by a second press or on the way past it, is only looked at.
  const isKept = desk.answer !== null && desk.answer.given.join("\n") === command.given.join("\n");
  const answered = isKept ? [] : [answeredEvent(exam, desk, command, context, env)];
  return ok([...answered, ...moveOn(state, foldNew(exam, answered, env) ?? exam, env)]);
}

/** The response time is what the log knows of, over all visits to the question, or what the page measured [EXM36]. */
function answeredEvent(
  exam: EvaluationState,
  { item, skill, position, deskMs, latencyMs: known }: ExamItemState,
  { given, latencyMs }: CommandOf<"answer">,
  { locale }: ActivityContext,
  { now, mono, boot }: TutorEnv,
): NewEvent {
  const onDesk = deskMs + spentSince(exam.clock, { wall: now, mono, boot }) - known;
  const latency = Math.max(0, Math.floor(Math.max(latencyMs, onDesk)));
  return {
    type: "exam_answered",
    body: { session: exam.id, item, skill, position, given: [...given], locale, latency_ms: latency },
  };
}

/** The next question without an answer; the end where there is none and nobody may go back, or enough is known. */
function moveOn(state: TutorState, exam: EvaluationState, env: TutorEnv): readonly NewEvent[] {
  if (isPlanned(exam) && knowsEnough(state, exam, env)) return endExam(state, exam, "complete", env);
  const total = exam.plan?.cells.length ?? 0;
  const canGoBack = exam.plan?.can_go_back === true;
  const isOpen = (position: number) => !exam.items.some((item) => item.position === position && item.answer !== null);
  const later = positions(exam.position + 1, total).find((position) => !canGoBack || isOpen(position));
  const next = later ?? (canGoBack ? positions(1, exam.position - 1).find(isOpen) : undefined);
  if (next !== undefined) return showQuestion(state, exam, next, env);
  if (canGoBack) return [];
  return endExam(state, exam, exam.plan?.selection === "adaptive" ? "item-limit" : "complete", env);
}

/** One question further is always allowed, without an answer; anywhere else only where one may go back [EXM15]. */
function goTo(state: TutorState, exam: EvaluationState, { position }: CommandOf<"go">, env: TutorEnv): Decision {
  const total = exam.plan?.cells.length ?? 0;
  if (position === exam.position) return ok(noteReturn(exam, env));
  if (position > total)
    return err({ type: "bad-input", field: "position", message: `the exam has ${total} questions` });
  if (exam.plan?.can_go_back !== true && position !== exam.position + 1) return err({ type: "not-allowed" });
  return ok(showQuestion(state, exam, position, env));
}

function showQuestion(state: TutorState, exam: EvaluationState, position: number, env: TutorEnv): readonly NewEvent[] {
  if (exam.items.some((item) => item.position === position)) {
    return [{ type: "exam_moved", body: { session: exam.id, position } }];
  }
  const served = isPlanned(exam) ? serveQuestion(state, exam, position, env) : null;
  return served ?? endExam(state, exam, "no-more-items", env);
}

/** Whatever is asked when time is up ends the exam; an answer on its way is kept for a moment [EXM34]. */
function afterLimit(
  state: TutorState,
  exam: EvaluationState,
  command: Exclude<EvaluationCommand, { type: "start" }>,
  context: ActivityContext,
  overtime: number,
  env: TutorEnv,
): Decision {
  const kept = answerInGrace(exam, command, context, overtime, env);
  return ok([...kept, ...endExam(state, foldNew(exam, kept, env) ?? exam, "time-up", env)]);
}

/** Time for the question on the desk is up: an answer on its way is kept for a moment, and the next question comes [EXM70]. */
function afterItemLimit(
  state: TutorState,
  exam: EvaluationState,
  command: Exclude<EvaluationCommand, { type: "start" }>,
  context: ActivityContext,
  overtime: number,
  env: TutorEnv,
): Decision {
  const kept = answerInGrace(exam, command, context, overtime, env);
  return ok([...kept, ...moveOn(state, foldNew(exam, kept, env) ?? exam, env)]);
}

/** An answer to the question on the desk that was on its way when time was up. */
function answerInGrace(
  exam: EvaluationState,
  command: Exclude<EvaluationCommand, { type: "start" }>,
  context: ActivityContext,
  overtime: number,
  env: TutorEnv,
): readonly NewEvent[] {
  const desk = examDesk(exam);
  const isKept =
    command.type === "answer" &&
    desk?.item === command.item &&
    overtime <= POLICY.exam.graceMs &&
    boxCount(desk, env) === command.given.length;
  return isKept ? [answeredEvent(exam, desk, command, context, env)] : [];
}

/** The end with its reason, then what follows from the answers (requirement F9). */
function endExam(state: TutorState, exam: EvaluationState, reason: EndReason, env: TutorEnv): readonly NewEvent[] {
  const ended: NewEvent = { type: "activity_ended", body: { session: exam.id, kind: "evaluation", reason } };
  const over = foldNew(exam, [ended], env) ?? exam;
  return [ended, ...concludeExam(state, over, env)];
}

function boxCount(desk: ExamItemState, env: TutorEnv): number {
  return openItem(desk, env.content)?.answer_spec.parts?.length ?? 1;
}

function isAnswered({ items, plan }: EvaluationState): boolean {
  return items.filter(({ answer }) => answer !== null).length === (plan?.cells.length ?? 0);
}

function isPlanned(exam: EvaluationState): exam is PlannedExam {
  return exam.plan !== null;
}

/** What the fold will make of events that are about to be recorded. */
function foldNew(
  exam: EvaluationState | null,
  events: readonly NewEvent[],
  { now, mono, boot }: TutorEnv,
): EvaluationState | null {
  // The projection reads type, body and clocks only; the rest of the envelope is stamped later by the host.
  const stamped = events.map((event) => ({ ...event, wall: Math.floor(now), mono, boot }) as unknown as TutorEvent);
  return stamped.reduce((state, event) => applyEvent(evaluationProjection, state, event), exam);
}

function positions(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
