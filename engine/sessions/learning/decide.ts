import { spokenItem } from "../../items/spoken-words.ts";
import { READER_VERSION } from "../../answers/types.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { chooseHint, type ChosenHint } from "../../hints/choose-hint.ts";
import { Probability } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import {
  initialKnown,
  isKeptNow,
  isPlacedKnown,
  masteryOf,
  masteryProjection,
  masteryWanted,
  type MasteryState,
} from "../../learner/mastery-state.ts";
import { updateMastery } from "../../learner/update-mastery.ts";
import { POLICY } from "../../policy.ts";
import { standings } from "../../recommend/standing.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import {
  currentProblem,
  openSession,
  repliesLeft,
  type AttemptTurn,
  type ProblemState,
  type SessionState,
} from "./practice-state.ts";
import { askWhy, leaveWhy, wantsWhy } from "./ask-why.ts";
import { learnerModel, serveNext } from "./serve-next.ts";

type Decision = Result<readonly NewEvent[], TutorRefusal>;
type CommandOf<Type extends TutorCommand["type"]> = Extract<TutorCommand, { type: Type }>;

/** A problem on the desk with everything a decision about it needs. */
export interface Desk {
  readonly session: SessionState;
  readonly problem: ProblemState;
  readonly item: MathProblemItem;
  readonly ref: {
    readonly session: SessionState["id"];
    readonly item: ProblemState["item"];
    readonly skill: ProblemState["skill"];
  };
}

/** Marks an answer, and asks why where a right one calls for it [TRN15]. */
export function submitAnswer(state: TutorState, command: CommandOf<"submit-answer">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const marked = markOnDesk(state, desk.value, command, env);
  const isRight =
    marked.ok && marked.value.some(({ type, body }) => type === "attempt_evaluated" && body.verdict === "correct");
  return isRight && wantsWhy(desk.value, false) ? ok([...marked.value, ...askWhy(desk.value, env)]) : marked;
}

/** The attempt with everything that follows from it: feedback, evidence, hint or worked solution [PRC3]-[PRC8]. */
export function markAnswer(state: TutorState, command: CommandOf<"submit-answer">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  return desk.ok ? markOnDesk(state, desk.value, command, env) : desk;
}

function markOnDesk(state: TutorState, desk: Desk, command: CommandOf<"submit-answer">, env: TutorEnv): Decision {
  const { problem, item, ref } = desk;
  if (problem.phase !== "open") return err({ type: "moved-on" });
  const refused = badGiven(item, command.given);
  if (refused !== null) return err(refused);

  const result = env.content.checker.checkItem(item, command.given, command.locale);
  // By a second press or by mistake: it costs nothing.
  if (result.verdict === "incorrect" && triedBefore(problem, command.given) !== undefined)
    return err({ type: "already-tried" });
  const marked = result.verdict === "correct" || result.verdict === "incorrect";
  const attempt = problem.attempts + 1;
  const events: NewEvent[] = [
    {
      type: "attempt_submitted",
      body: {
        ...ref,
        attempt,
        given: [...command.given],
        locale: command.locale,
        latency_ms: Math.max(0, Math.floor(command.latencyMs)),
        hints_used: problem.hints,
      },
    },
    {
      type: "attempt_evaluated",
      body: {
        ...ref,
        attempt,
        verdict: result.verdict,
        reason: result.reason,
        close: result.close ?? false,
        reader: READER_VERSION,
      },
    },
  ];
  if (!marked) return ok(events);
  const correct = result.verdict === "correct";
  const weight = correct ? POLICY.evidence.weightByHintLevel[helpLevelOf(problem)] : 1;
  const evidence = evidenceEvents(state, desk, { correct, weight }, env);
  const outcome = correct
    ? [completed(desk, { correct: true, attempts: attempt, solved: false }, env)]
    : wrongAnswerEvents(desk, command, attempt, env);
  return ok([...events, ...evidence, ...outcome, ...offerEvents(state, desk, outcome)]);
}

/** After hints on several problems of a skill in a row its lesson is offered [PRC23]. */
function offerEvents(state: TutorState, { ref }: Desk, outcome: readonly NewEvent[]): readonly NewEvent[] {
  const isHelped = outcome.some(({ type, body }) => type === "problem_completed" && body.hints > 0);
  const inARow = masteryOf(state.mastery, ref.skill).hintsInARow + 1;
  if (!isHelped || inARow % POLICY.hintsInARow !== 0) return [];
  return [{ type: "lesson_offered", body: { session: ref.session, skill: ref.skill, why: "hints" } }];
}

/** The highest hint used, small steps counted as one [TRN21]. */
export function helpLevelOf({ hintLevel, scaffold }: ProblemState): 0 | 1 | 2 | 3 {
  const { stepsAsHintLevel } = POLICY.dialogue;
  return scaffold === null || hintLevel > stepsAsHintLevel ? hintLevel : stepsAsHintLevel;
}

/** The newest attempt with this very answer that was not right; undefined where there is none. */
export function triedBefore({ turns }: ProblemState, given: readonly string[]): AttemptTurn | undefined {
  const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/gu, "")).join(";");
  return turns.findLast(
    (turn): turn is AttemptTurn =>
      turn.type === "attempt" && turn.verdict === "incorrect" && plain(turn.given) === plain(given),
  );
}

function badGiven(item: MathProblemItem, given: readonly string[]): TutorRefusal | null {
  const boxes = item.answer_spec.parts?.length ?? 1;
  if (given.length !== boxes) {
    return { type: "bad-input", field: "given", message: `${given.length} answers for ${boxes} boxes` };
  }
  const long = given.findIndex((text) => text.length > 200);
  return long < 0 ? null : { type: "bad-input", field: `given[${long}]`, message: "longer than 200 characters" };
}

function wrongAnswerEvents(
  desk: Desk,
  command: CommandOf<"submit-answer">,
  attempt: number,
  env: TutorEnv,
): readonly NewEvent[] {
  const { item, problem, ref } = desk;
  const diagnosis = diagnose(item, command.given, command.locale, env.content.checker, env.content.trace(item));
  const diagnosed: NewEvent = {
    type: "diagnosis_completed",
    body: {
      ...ref,
      attempt,
      category: diagnosis.category,
      misconception: diagnosis.misconception?.id ?? null,
      divergence_step_index: diagnosis.divergenceStepIndex,
      confidence: Probability.parse(diagnosis.confidence),
    },
  };
  if (attempt >= maxAttempts(item)) {
    return [
      diagnosed,
      { type: "solution_shown", body: ref },
      completed(desk, { correct: false, attempts: attempt, solved: true }, env),
    ];
  }
  const level = diagnosis.misconception === null ? Math.max(attempt, problem.hintLevel + 1) : attempt;
  if (level > 3) return [diagnosed];
  const hint = chooseHint(item, level as 1 | 2 | 3, diagnosis.misconception);
  return hint === null ? [diagnosed] : [diagnosed, servedEvent(ref, hint, false)];
}

/** With n choices the n-th wrong answer would leave only the right one: the solution comes before that. */
function maxAttempts(item: MathProblemItem): number {
  const choices = item.answer_spec.ui.choices.length;
  return choices === 0 ? POLICY.attempts.max : Math.min(POLICY.attempts.max, Math.max(1, choices - 1));
}

/** The first marked answer is the evidence; a right one weighs less after hints [PRC5]. */
export function evidenceEvents(
  state: TutorState,
  desk: Pick<Desk, "item" | "ref"> & { readonly problem: Pick<ProblemState, "graded" | "address"> },
  { correct, weight }: { readonly correct: boolean; readonly weight: number },
  env: TutorEnv,
): readonly NewEvent[] {
  const { problem, item, ref } = desk;
  const node = env.content.graph.byId.get(ref.skill);
  if (problem.graded || node === undefined) return [];
  const mastery = masteryOf(state.mastery, ref.skill);
  const choices = item.answer_spec.ui.choices.length;
  const bkt = {
    init: Probability.parse(initialKnown(state.mastery, node)),
    transit: Probability.parse(node.bkt.p_transit),
    slip: Probability.parse(node.bkt.p_slip),
    // Between few choices a guess is more often right, and half-knowers are right more often, than the skill's constant says.
    guess: Probability.parse(Math.max(node.bkt.p_guess, choices > 1 ? 1 / choices : 0, POLICY.mastery.guess)),
  };
  const before = mastery.opportunities === 0 ? bkt.init : mastery.known;
  const after = updateMastery(before, bkt, correct, weight);
  const updated: NewEvent = {
    type: "mastery_updated",
    body: {
      ...ref,
      correct,
      weight: Probability.parse(weight),
      difficulty: problem.address.difficulty,
      bkt,
      before: Probability.parse(before),
      after: Probability.parse(after),
    },
  };
  return [updated, ...progressEvents(state, updated, env), ...doubtEvents(state, updated, env)];
}

/** Skills just below that this evidence makes doubtful. */
function doubtEvents(
  state: TutorState,
  updated: Extract<NewEvent, { type: "mastery_updated" }>,
  env: TutorEnv,
): readonly NewEvent[] {
  const { session, skill } = updated.body;
  const model = learnerModel(state, env);
  const doubtedIn = (mastery: MasteryState) =>
    standings({ ...model, mastery }).flatMap(({ node, doubted }) => (doubted ? [node.id] : []));
  const before = new Set(doubtedIn(state.mastery));
  return doubtedIn(foldEvidence(state.mastery, updated, env))
    .filter((id) => id !== skill && !before.has(id))
    .map((id) => ({ type: "skill_doubted", body: { session, skill: id, because: skill } }));
}

/** Whether the skill is done or kept now, and what it unlocks, when this evidence brings that about [LRN3, LRN9]. */
function progressEvents(
  state: TutorState,
  updated: Extract<NewEvent, { type: "mastery_updated" }>,
  env: TutorEnv,
): readonly NewEvent[] {
  const { session, skill, weight } = updated.body;
  const mastery = foldEvidence(state.mastery, updated, env);
  const now = masteryOf(mastery, skill);
  if (now.masteredAt !== null) {
    const isKept = weight === 1 && isKeptNow(now, env.now);
    return isKept ? [{ type: "skill_mastered", body: { session, skill, confirmed: true } }] : [];
  }
  if (masteryWanted(now, isPlacedKnown(state.mastery, skill)) !== null) return [];
  const model = learnerModel(state, env);
  const openBefore = openSkills({ ...model, mastery: state.mastery });
  const after: MasteryState = { ...mastery, bySkill: { ...mastery.bySkill, [skill]: { ...now, masteredAt: env.now } } };
  const unlocked = [...openSkills({ ...model, mastery: after })].filter((id) => !openBefore.has(id));
  return [
    { type: "skill_done", body: { session, skill } },
    ...unlocked.map((id): NewEvent => ({ type: "skill_unlocked", body: { session, skill: id } })),
  ];
}

function openSkills(model: Parameters<typeof standings>[0]): ReadonlySet<SessionState["problems"][number]["skill"]> {
  return new Set(
    standings(model)
      .filter(({ state }) => state !== "locked")
      .map(({ node }) => node.id),
  );
}

/** What the fold will make of the evidence, before it is recorded. */
function foldEvidence(
  mastery: MasteryState,
  { body }: Extract<NewEvent, { type: "mastery_updated" }>,
  env: TutorEnv,
): MasteryState {
  type Folded = Parameters<(typeof masteryProjection)["on"]["mastery_updated"]>[1];
  // The handler reads body and wall clock only; the envelope is stamped later by the host.
  return masteryProjection.on.mastery_updated(mastery, { body, wall: env.now } as Folded);
}

/** The next hint of the ladder, on request (requirement M10). */
export function requestHint(state: TutorState, command: CommandOf<"request-hint">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const { problem, item, ref } = desk.value;
  if (problem.phase !== "open") return err({ type: "moved-on" });
  if (problem.hintLevel === 3) return ok([]);
  const lastId = problem.turns.findLast((turn) => turn.type === "attempt")?.misconception ?? null;
  const misconception = item.misconceptions.find(({ id }) => id === lastId) ?? null;
  const hint = chooseHint(item, (problem.hintLevel + 1) as 1 | 2 | 3, misconception);
  return ok(hint === null ? [] : [servedEvent(ref, hint, true)]);
}

function servedEvent(ref: Desk["ref"], hint: ChosenHint, asked: boolean): NewEvent {
  return { type: "hint_served", body: { ...ref, ...hint, asked, source: "static", model: null } };
}

/** The worked solution on request: the problem becomes an example, a sibling follows. */
export function showSolution(state: TutorState, command: CommandOf<"show-solution">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const { problem, ref } = desk.value;
  const shown: NewEvent = { type: "solution_shown", body: ref };
  if (problem.turns.some((turn) => turn.type === "solution")) return ok([]);
  if (problem.phase === "right") return ok([shown]);
  const evidence = evidenceEvents(state, desk.value, { correct: false, weight: POLICY.evidence.givenUp }, env);
  const done = completed(desk.value, { correct: false, attempts: problem.attempts, solved: true }, env);
  return ok([shown, ...evidence, done, ...offerEvents(state, desk.value, [done])]);
}

export function skipProblem(state: TutorState, command: CommandOf<"skip-problem">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const { problem, session, ref } = desk.value;
  if (problem.phase !== "open") return err({ type: "moved-on" });
  const skipped: NewEvent = {
    type: "problem_completed",
    body: {
      ...ref,
      status: "skipped",
      signal: "stuck",
      attempts: problem.attempts,
      hints: problem.hints,
      duration_ms: durationOf(problem, env),
      correct: false,
    },
  };
  return ok([skipped, ...serveNext(state, session, env, { ...problem, phase: "skipped" })]);
}

export function nextProblem(state: TutorState, command: CommandOf<"next-problem">, env: TutorEnv): Decision {
  const session = openSession(state.practice);
  const problem = currentProblem(state.practice);
  if (session === null || problem === null) return err({ type: "no-open-problem" });
  if (problem.item !== command.item || problem.phase === "open") return err({ type: "moved-on" });
  return ok([...leaveWhy(session, problem), ...serveNext(state, session, env, problem)]);
}

/** "I think I'm right": kept for the author; it changes no verdict. The second check comes after it (`appeal.ts`). */
export function disputeAnswer(state: TutorState, command: CommandOf<"dispute-answer">, env: TutorEnv): Decision {
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const { problem, ref } = desk.value;
  const last = problem.turns.findLast((turn) => turn.type === "attempt");
  if (last === undefined) return err({ type: "moved-on" });
  if (!canDispute(problem)) return ok([]);
  return ok([
    { type: "answer_disputed", body: { ...ref, ...problem.address, given: [...last.given], locale: last.locale } },
  ]);
}

/** The last attempt was read and not accepted, and has not been disputed yet. */
export function canDispute(problem: ProblemState): boolean {
  const last = problem.turns.findLastIndex((turn) => turn.type === "attempt");
  const attempt = problem.turns[last];
  return (
    attempt?.type === "attempt" &&
    attempt.verdict !== "correct" &&
    attempt.verdict !== "unreadable" &&
    !problem.turns.slice(last).some((turn) => turn.type === "disputed")
  );
}

function completed(
  { problem, ref }: Desk,
  outcome: { readonly correct: boolean; readonly attempts: number; readonly solved: boolean },
  env: TutorEnv,
): NewEvent {
  return {
    type: "problem_completed",
    body: {
      ...ref,
      status: "completed",
      signal: signalOf(problem, outcome.correct, outcome.attempts),
      attempts: outcome.attempts,
      hints: problem.hints,
      duration_ms: durationOf(problem, env),
      correct: outcome.correct,
    },
  };
}

/** Requirement T8: what this problem says about the learner [PRC12] [TRN21]. */
function signalOf(
  { hints, scaffold }: ProblemState,
  correct: boolean,
  attempts: number,
): NonNullable<ProblemState["signal"]> {
  if (correct) return attempts === 1 && hints === 0 && scaffold === null ? "mastered" : "learned";
  return attempts > 0 && (scaffold?.maxDepth ?? 0) <= POLICY.dialogue.stuckDepth ? "struggling" : "stuck";
}

export function durationOf(problem: ProblemState, env: TutorEnv): number {
  return Math.max(0, Math.floor(env.now - problem.servedAt));
}

/** The desk a message is about: the one under way, or a finished problem of the session that is over [TRN91]. */
export function talkDesk(state: TutorState, item: ProblemState["item"], env: TutorEnv): Result<Desk, TutorRefusal> {
  const { session } = state.practice;
  if (session === null || session.endedAt === null) return openDesk(state, item, env);
  const at = session.problems.findLastIndex((problem) => problem.item === item);
  const problem = session.problems[at];
  if (problem === undefined || problem.phase === "open") return err({ type: "no-open-problem" });
  if (repliesLeft(state.practice, session.id) === 0) return err({ type: "moved-on" });
  // What came after it was not said yet when it was talked about.
  return deskOf({ ...session, problems: session.problems.slice(0, at + 1) }, problem, env);
}

export function openDesk(state: TutorState, item: ProblemState["item"], env: TutorEnv): Result<Desk, TutorRefusal> {
  const session = openSession(state.practice);
  const problem = currentProblem(state.practice);
  if (session === null || problem === null) return err({ type: "no-open-problem" });
  if (problem.item !== item) return err({ type: "moved-on" });
  return deskOf(session, problem, env);
}

function deskOf(session: SessionState, problem: ProblemState, env: TutorEnv): Result<Desk, TutorRefusal> {
  const opened = env.content.open(problem.address);
  if (!opened.ok) return err({ type: "no-open-problem" });
  return ok({
    session,
    problem,
    item: spokenItem(env.content, opened.value.item),
    ref: { session: session.id, item: problem.item, skill: problem.skill },
  });
}
