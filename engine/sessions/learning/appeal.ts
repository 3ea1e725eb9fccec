import type { Checker } from "../../answers/checker.ts";
import type { AnswerKind, CheckOptions, CheckResult, NumberLocale } from "../../answers/types.ts";
import type { EventOf, NewEvent } from "../../events/tutor-event.ts";
import { canonicalJson } from "../../hash.ts";
import type { ItemId } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { takeBackEvidence } from "../../learner/mastery-state.ts";
import type { LearnerNote } from "../../notes/note.ts";
import { POLICY } from "../../policy.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { durationOf, evidenceEvents, helpLevelOf, openDesk, type Desk } from "./decide.ts";
import type { AttemptTurn, ProblemState, Turn } from "./practice-state.ts";

/** One box of a disputed answer that was not marked right. */
export interface AppealBox {
  readonly label: string;
  readonly kind: AnswerKind;
  /** As the author wrote it. */
  readonly expected: string;
  /** As the learner typed it. */
  readonly given: string;
  readonly options: CheckOptions;
  readonly verdict: CheckResult["verdict"];
  readonly reason: CheckResult["reason"];
}

/** A disputed answer that waits for the second check. */
export interface AppealCase {
  readonly item: ItemId;
  readonly given: readonly string[];
  readonly locale: NumberLocale;
  readonly boxes: readonly AppealBox[];
}

/** What the second check made of one box. Texts are short and only for people. */
export interface AppealBoxFinding {
  readonly outcome: "agrees" | "disagrees" | "cannot-tell";
  readonly how: "value" | "points" | "sides" | "parts" | "none";
  /** Choices of numbers at which both were worked out. */
  readonly points: number;
  /** The telling one: `x = 2, y = 0.5`. */
  readonly at: string | null;
  readonly expected: string | null;
  readonly given: string | null;
  /** Why it cannot tell, or what differs; a short code. */
  readonly why: string | null;
}

/** One finding a box of the case, in order. */
export interface AppealFinding {
  /** Name and version of the second method. */
  readonly method: string;
  readonly boxes: readonly AppealBoxFinding[];
}

type Examined = EventOf<"appeal_examined">["body"];

/** The disputed answer on the desk that was marked wrong and not examined yet, if there is one. */
export function pendingAppeal(state: TutorState, env: TutorEnv): AppealCase | null {
  const problem = state.practice.session?.problems.at(-1);
  const disputed = problem === undefined ? null : disputedAttempt(problem);
  if (problem === undefined || disputed === null) return null;
  const desk = openDesk(state, problem.item, env);
  return desk.ok ? makeCase(desk.value, disputed.attempt, env.content.checker) : null;
}

/**
 * What follows from the second check. Agreement in every box counts the answer as right for now; the verdict
 * itself is not rewritten, and what was counted is written down, so that it can be taken back [DSP1]-[DSP5].
 */
export function examineAppeal(
  state: TutorState,
  command: Extract<TutorCommand, { type: "examine-appeal" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const { problem, ref } = desk.value;
  const disputed = disputedAttempt(problem);
  // Another tab has had it examined already.
  if (disputed === null) return ok([]);
  const appeal = makeCase(desk.value, disputed.attempt, env.content.checker);
  if (command.given.join("\n") !== appeal.given.join("\n")) return err({ type: "moved-on" });
  if (command.finding.boxes.length !== appeal.boxes.length) {
    return err({ type: "bad-input", field: "finding.boxes", message: `${appeal.boxes.length} boxes were disputed` });
  }
  const outcome = outcomeOf(command.finding);
  const credit = outcome === "agrees" ? creditOf(state, problem, disputed.index) : null;
  const examined: NewEvent = {
    type: "appeal_examined",
    body: {
      ...ref,
      ...problem.address,
      given: [...appeal.given],
      locale: appeal.locale,
      outcome,
      method: command.finding.method.slice(0, 60),
      boxes: appeal.boxes.map((box, at) => recordBox(box, command.finding.boxes[at])),
      provisional: credit,
    },
  };
  return ok([examined, ...(credit === null ? [] : counted(state, desk.value, disputed.index, credit, env))]);
}

/** A teacher's decision about an answer to the problem on the desk; null where it is about another problem [NTE3]. */
export function ruleOnDesk(
  state: TutorState,
  { id, of, accepted }: Extract<LearnerNote, { readonly kind: "ruling" }>,
  env: TutorEnv,
): readonly NewEvent[] | null {
  const desk = openDesk(state, of.item, env);
  if (!desk.ok || desk.value.session.id !== of.session) return null;
  const { problem, ref } = desk.value;
  const index = problem.turns.findLastIndex(
    (turn) => turn.type === "attempt" && turn.given.join("\n") === of.given.join("\n"),
  );
  const credit = accepted && index >= 0 ? creditOf(state, problem, index) : null;
  const ruled: NewEvent = {
    type: "appeal_ruled",
    body: { ...ref, ...problem.address, note: id, given: of.given, accepted, credit },
  };
  if (credit === null) return [ruled];
  if (problem.graded) return [ruled, ...counted(state, desk.value, index, credit, env)];
  // Nothing was evidence yet, as of a right value in another form: now it is.
  const weight = POLICY.evidence.weightByHintLevel[helpLevelOf(problem)];
  const evidence = evidenceEvents(state, desk.value, { correct: true, weight }, env);
  return [ruled, ...evidence, completedAnew(desk.value, credit, env)];
}

/** What follows where an answer counts as right after all. */
function counted(
  state: TutorState,
  desk: Desk,
  attemptAt: number,
  credit: NonNullable<Examined["provisional"]>,
  env: TutorEnv,
): readonly NewEvent[] {
  const evidence = credit.evidence_taken_back ? evidenceAnew(state, desk, attemptAt, env) : [];
  return [...evidence, ...(credit.was_completed ? [] : [completedAnew(desk, credit, env)])];
}

/** The last disputed answer, with its place among the turns, unless it has been examined or was not marked wrong. */
function disputedAttempt(problem: ProblemState): { readonly attempt: AttemptTurn; readonly index: number } | null {
  const disputed = problem.turns.findLastIndex((turn) => turn.type === "disputed");
  if (disputed < 0 || problem.turns.slice(disputed).some((turn) => turn.type === "appeal")) return null;
  const index = problem.turns.slice(0, disputed).findLastIndex((turn) => turn.type === "attempt");
  const attempt = problem.turns[index];
  return attempt?.type === "attempt" && attempt.verdict === "incorrect" ? { attempt, index } : null;
}

function makeCase({ item, problem }: Desk, attempt: AttemptTurn, checker: Checker): AppealCase {
  const boxes = boxesOf(item).map(({ label, kind, canonical, options }, at): AppealBox => {
    const given = attempt.given[at] ?? "";
    const { verdict, reason } = checker.check({
      kind,
      expected: canonical,
      given,
      options: { ...options, locale: attempt.locale },
    });
    return { label, kind, expected: canonical, given, options, verdict, reason };
  });
  const wrong = boxes.filter(({ verdict }) => verdict !== "correct");
  // A checker of another version may find nothing wrong any more: then the second method looks at all of it.
  return { item: problem.item, given: attempt.given, locale: attempt.locale, boxes: wrong.length > 0 ? wrong : boxes };
}

function boxesOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem) {
  return (
    spec.parts?.map(({ label, kind, canonical, options }) => ({ label, kind, canonical, options })) ?? [
      {
        label: "",
        kind: spec.kind ?? "number",
        canonical: solution.final_answer_canonical,
        options: spec.options ?? {},
      },
    ]
  );
}

function outcomeOf({ boxes }: AppealFinding): Examined["outcome"] {
  if (boxes.every(({ outcome }) => outcome === "agrees")) return "agrees";
  return boxes.some(({ outcome }) => outcome === "disagrees") ? "disagrees" : "cannot-tell";
}

/** What counting the answer as right amounts to; null when a later answer was right by itself. */
function creditOf(state: TutorState, problem: ProblemState, attemptAt: number): Examined["provisional"] {
  if (problem.phase === "right") return null;
  const before = problem.turns.slice(0, attemptAt);
  const isFirst = !before.some(isMarked);
  const hinted = problem.scaffold !== null || before.some(({ type }) => type === "hint" || type === "solution");
  const session = state.practice.session?.id;
  const takenBack = session === undefined ? null : takeBackEvidence(state.mastery, { ...problem, session });
  return {
    signal: isFirst && !hinted ? "mastered" : "learned",
    was_completed: problem.endedAt !== null,
    evidence_taken_back: isFirst && takenBack !== null,
  };
}

/** How a problem stands, for who decides about an answer to it. */
export function endOf({ phase, endedAt }: ProblemState): Extract<LearnerNote, { readonly kind: "ruling" }>["ended"] {
  if (phase === "right") return "right";
  return endedAt === null ? "open" : "not-solved";
}

/** An answer that could be read: it counts as a try. */
export function isMarked(turn: Turn): boolean {
  return turn.type === "attempt" && (turn.verdict === "correct" || turn.verdict === "incorrect");
}

/** The evidence a right answer would have been, on top of what was believed before the wrong one. */
function evidenceAnew(state: TutorState, desk: Desk, attemptAt: number, env: TutorEnv): readonly NewEvent[] {
  const { problem, session } = desk;
  const mastery = takeBackEvidence(state.mastery, { ...problem, session: session.id });
  if (mastery === null) return [];
  const levels = problem.turns.slice(0, attemptAt).map((turn) => (turn.type === "hint" ? turn.level : 0));
  const hintLevel = Math.max(0, ...levels) as 0 | 1 | 2 | 3;
  const weight = POLICY.evidence.weightByHintLevel[helpLevelOf({ ...problem, hintLevel })];
  const asked: Desk = { ...desk, problem: { ...problem, graded: false } };
  return evidenceEvents({ ...state, mastery }, asked, { correct: true, weight }, env);
}

function completedAnew({ problem, ref }: Desk, credit: NonNullable<Examined["provisional"]>, env: TutorEnv): NewEvent {
  return {
    type: "problem_completed",
    body: {
      ...ref,
      status: "completed",
      signal: credit.signal,
      attempts: problem.attempts,
      hints: problem.hints,
      duration_ms: durationOf(problem, env),
      correct: true,
    },
  };
}

const NOT_EXAMINED: AppealBoxFinding = {
  outcome: "cannot-tell",
  how: "none",
  points: 0,
  at: null,
  expected: null,
  given: null,
  why: "not-examined",
};

function recordBox(box: AppealBox, finding: AppealBoxFinding = NOT_EXAMINED): Examined["boxes"][number] {
  return {
    label: box.label,
    kind: box.kind,
    expected: box.expected,
    given: box.given,
    options: canonicalJson(box.options).slice(0, 4_000),
    reason: box.reason,
    outcome: finding.outcome,
    how: finding.how,
    points: finding.points,
    at: short(finding.at),
    value_expected: short(finding.expected),
    value_given: short(finding.given),
    why: short(finding.why),
  };
}

function short(text: string | null): string | null {
  return text === null ? null : text.slice(0, 120);
}
