import { withWork } from "../adjustments/adjustments.ts";
import type { Checker } from "../answers/checker.ts";
import { adjustedIn } from "../assignments/assignments-state.ts";
import { openOf } from "../sessions/activity.ts";
import { namesIn } from "../answers/read/names-in.ts";
import { readStatement } from "../answers/read/read-statement.ts";
import type { AnswerKind, CheckOptions } from "../answers/types.ts";
import { answerPictureOf } from "../items/answer-picture.ts";
import type { Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { spokenFor, spokenItem } from "../items/spoken-words.ts";
import { isToldToTeachers } from "../dialogue/safety/index.ts";
import { findDeparture } from "../diagnosis/diagnose.ts";
import { highlightsSeen, type Highlight } from "../items/highlight.ts";
import { POLICY } from "../policy.ts";
import { recommend } from "../recommend/recommend.ts";
import { neededBy, seemsKnown } from "../recommend/standing.ts";
import { sessionsOf, type SessionRecord } from "../reports/history-state.ts";
import { canDispute } from "../sessions/learning/decide.ts";
import {
  currentProblem,
  openSession,
  type ProblemState,
  type SessionState,
  type Turn,
} from "../sessions/learning/practice-state.ts";
import { isLeft } from "../sessions/learning/left-session.ts";
import { nextAction } from "../sessions/learning/next-action.ts";
import { learnerModel } from "../sessions/learning/serve-next.ts";
import { undoableSkip } from "../sessions/learning/undo-skip.ts";
import { spokenHere } from "../sessions/lesson/spoken-here.ts";
import { isLessonPractice } from "../sessions/lesson/state.ts";
import { sessionGoal } from "../sessions/learning/session-goal.ts";
import type { SkillId } from "../ids.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import type {
  AnswerBoxView,
  AppealComparedView,
  PracticeView,
  ProblemView,
  Reason,
  RecommendationView,
  SessionProgressView,
  SessionSummaryView,
  SolutionStepView,
  TurnView,
  WorkLineView,
} from "./types.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import { viewSessionEnd } from "./session-end.ts";

/**
 * What the practice screen shows. The answer is in it only once the solution is shown. Drafts are
 * the host's: `draft` is null here.
 */
export function viewPractice(state: TutorState, given: TutorEnv): PracticeView {
  const env = spokenHere(state, given);
  const session = openSession(state.practice);
  const problem = currentProblem(state.practice);
  if (isLeft(state, env)) return { type: "none" };
  if (session !== null && problem !== null) {
    const opened = env.content.open(problem.address);
    // The bank of an updated app may no longer hold the item on the desk: then the desk is empty.
    if (opened.ok) {
      return {
        type: "problem",
        session: progressOf(session),
        problem: problemView(state, problem, spokenItem(env.content, opened.value.item), env),
        skipped: undoableSkip(state, env),
      };
    }
    return { type: "none" };
  }
  const ended = state.practice.session;
  const record = sessionsOf(state.history).find(({ id }) => id === ended?.id);
  if (ended === null || record === undefined) return { type: "none" };
  return {
    type: "summary",
    summary: summaryView(record, env),
    end: viewSessionEnd(ended, env),
    skipped: undoableSkip(state, env),
  };
}

/** What to do next, with the reason as data (screens: home). */
export function viewRecommendation(state: TutorState, env: TutorEnv): RecommendationView | null {
  if (state.practice.grade === null) return null;
  const model = learnerModel(state, env);
  const choice = recommend(model, { reviewTurn: true, exclude: new Set() });
  if (choice === null) return null;
  const { sameSkillInARow } = POLICY.session;
  const goal = sessionGoal(env);
  const other = recommend(model, { reviewTurn: false, exclude: new Set([choice.skill]) });
  return {
    skillId: choice.skill,
    skillName: nameOf(choice.skill, env),
    why: choice.why,
    ...reasonOf(state, choice.skill, env),
    problems: goal,
    isMixed: other !== null && sameSkillInARow < goal,
    placement: placementOf(state),
  };
}

/** What is to be said of why it comes; of a problem on the desk as it was before that one. */
function reasonOf(state: TutorState, skill: SkillId, env: TutorEnv, problem?: ProblemState): Omit<Reason, "why"> {
  const { mastery } = state;
  const { graph } = env.content;
  const { newest, lastPractisedAt } = masteryOf(mastery, skill);
  const before = newest !== null && newest.item === problem?.item ? newest.before.lastPractisedAt : lastPractisedAt;
  const needing = neededBy(mastery, graph, skill);
  const node = graph.byId.get(skill);
  const lastAt = problem !== undefined && before !== null && before >= problem.servedAt ? null : before;
  return {
    lastAt,
    neededBy: needing === null ? null : { skillId: needing, name: nameOfSkill(graph, needing) },
    seemsKnown: lastAt === null && node !== undefined && seemsKnown(learnerModel(state, env), node),
  };
}

function placementOf({ activities, mastery, history }: TutorState): RecommendationView["placement"] {
  if (openOf(activities.placement) !== null) return "open";
  return mastery.placed === null && sessionsOf(history).every(({ problems }) => problems === 0) ? "offered" : null;
}

/** All sessions, newest first. */
export function viewSessions(state: TutorState, env: TutorEnv): readonly SessionSummaryView[] {
  return sessionsOf(state.history)
    .map((record) => summaryView(record, env))
    .toReversed();
}

export function summaryView(record: SessionRecord, env: TutorEnv): SessionSummaryView {
  return {
    sessionId: record.id,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    workedMs: record.workedMs,
    problems: record.problems,
    correct: record.correct,
    firstTry: record.firstTry,
    skills: record.skills.map((skillId) => ({ skillId, name: nameOf(skillId, env) })),
    newlyDone: record.mastered.map((skill) => nameOf(skill, env)),
    newlyKept: record.kept.map((skill) => nameOf(skill, env)),
    // What was begun before it was open is nothing new.
    newlyUnlocked: record.unlocked.filter((skill) => !record.skills.includes(skill)).map((skill) => nameOf(skill, env)),
    reason: record.reason,
  };
}

export function nameOf(skill: ProblemState["skill"], env: TutorEnv): string {
  return nameOfSkill(env.content.graph, skill);
}

function progressOf(session: SessionState): SessionProgressView {
  return {
    sessionId: session.id,
    goal: Math.max(session.goal, session.problems.length),
    problems: session.problems.map(({ phase }) =>
      phase === "open" ? "in-progress" : phase === "skipped" ? "skipped" : "completed",
    ),
    skillId: session.skill,
  };
}

function problemView(state: TutorState, problem: ProblemState, item: MathProblemItem, env: TutorEnv): ProblemView {
  const { problem_content: content } = item;
  const solved = problem.turns.some((turn) => turn.type === "solution");
  const language = spokenFor(env.content, item)?.language;
  const asked = problem.hintLevel + 1;
  const picture = problem.phase === "open" ? answerPictureOf(item, env.content.picture(problem.skill)) : null;
  const highlights = highlightsSeen(highlightsOf(problem, item, env), { diagram: content.diagram, picture });
  return {
    itemId: problem.item,
    skillId: problem.skill,
    skillName: nameOf(problem.skill, env),
    ...(language === undefined ? {} : { language }),
    difficulty: item.meta.difficulty,
    stem: content.stem,
    spoken: content.spoken ?? null,
    diagram: content.diagram ?? null,
    boxes: boxesOf(item, gradeOf(problem.skill, env)),
    choices: item.answer_spec.ui.choices,
    ...(readsChoices(state, env) ? { readsChoices: true } : {}),
    ...(picture === null ? {} : { picture }),
    ...(highlights.length === 0 ? {} : { highlights }),
    why: problem.why === "chosen" && openSession(state.practice)?.assignment ? "assigned" : problem.why,
    ...reasonOf(state, problem.skill, env, problem),
    turns: listedTurns(problem).map((turn) => turnView(turn, item, env.content, problem.phase !== "open")),
    phase: problem.phase === "skipped" ? "shown" : problem.phase,
    solution: solved ? solutionOf(item) : null,
    draft: null,
    asks: problem.asks,
    attempts: problem.attempts,
    nextHint: problem.phase === "open" && asked <= 3 ? (asked as 1 | 2 | 3) : null,
    offerSkip: nextAction(problem, 0, env.now) === "offer-skip",
    canDispute: canDispute(problem),
    offersLesson: problem.phase !== "open" && openSession(state.practice)?.offered.includes(problem.skill) === true,
  };
}

/** Set for the pupil, or with the work or the lesson that is open [ADJ8]. */
function readsChoices(
  { practice, activities: { lesson }, assignments }: TutorState,
  { adjustments }: TutorEnv,
): boolean {
  const session = openSession(practice);
  const work =
    lesson !== null && isLessonPractice(lesson, session?.id)
      ? adjustedIn(assignments, lesson.id)
      : session?.assignment?.adjusted;
  return withWork(adjustments, work)?.readAloud === true;
}

/** What the hint that was said last points at [PIC7]. Whose hint it is, is known by its words: turns keep no more of it. */
function highlightsOf(problem: ProblemState, item: MathProblemItem, { content }: TutorEnv): readonly Highlight[] {
  const hint = problem.phase === "open" ? hintSaidLast(problem) : null;
  if (hint === null) return [];
  const at = hint.level - 1;
  const own = item.hints?.[at] === hint.text ? [null] : [];
  const about = item.misconceptions.filter(({ hint_ladder: ladder }) => ladder[at] === hint.text).map(({ id }) => id);
  const [ladder] = [...own, ...about];
  return ladder === undefined ? [] : (content.highlights(item, ladder)?.[at] ?? []);
}

/** Null where the tutor has said something else since. */
function hintSaidLast({ turns }: ProblemState): Extract<Turn, { readonly type: "hint" }> | null {
  const hint = turns.findLast((turn) => turn.type === "hint");
  const last = turns.findLast(({ type }) => type === "hint" || type === "reply");
  if (hint?.type !== "hint") return null;
  return last === hint || (last?.type === "reply" && last.text.includes(hint.text)) ? hint : null;
}

export function solutionOf(item: MathProblemItem): readonly SolutionStepView[] {
  return item.solution_logic.steps.map(({ explanation, math }) => ({ explanation, math }));
}

/**
 * The turns as they are shown: a hint that the reply after it holds is not listed once more [TRN24].
 */
export function listedTurns({ turns }: ProblemState): readonly Turn[] {
  return turns.flatMap((turn, at): readonly Turn[] => {
    if (turn.type !== "hint") return [turn];
    const next = turns.slice(at + 1).find(({ type }) => type !== "hint" && type !== "solution");
    return next?.type === "reply" && next.text.includes(turn.text) ? [] : [turn];
  });
}

/** One turn in the words of the item it is about; what the right answer comes to only once that is `open` no more. */
export function turnView(
  turn: Turn,
  item: MathProblemItem,
  { checker, trace }: Pick<Content, "checker" | "trace">,
  revealed = true,
): TurnView {
  if (turn.type === "appeal") return appealView(turn, revealed);
  if (turn.type === "work") return workView(turn, item, checker);
  if (turn.type === "hint")
    return { type: "hint", level: turn.level, text: turn.text, asked: turn.asked, ...wordsOf(turn) };
  if (turn.type === "said") return { type: "said", text: turn.text };
  if (turn.type === "reply")
    return {
      type: "reply",
      text: turn.text,
      category: turn.category,
      asks: turn.asks,
      ...(isToldToTeachers(turn.act) ? { toTeacher: true } : {}),
      ...wordsOf(turn),
    };
  if (turn.type === "solution") return { type: "solution", ...wordsOf(turn) };
  if (turn.type !== "attempt") return { type: turn.type };
  const { params, near, notes } = checker.checkItem(item, turn.given, turn.locale);
  const rule = item.misconceptions.find(({ id }) => id === turn.misconception);
  const isUnexplained = turn.verdict === "incorrect" && rule === undefined;
  const departure = isUnexplained ? findDeparture(item, turn.given, turn.locale, checker, trace(item)) : undefined;
  return {
    type: "attempt",
    given: turn.given,
    verdict: turn.verdict,
    reason: turn.reason,
    params: params ?? {},
    close: turn.close,
    near: near ?? null,
    where: notes?.find(({ where }) => where !== undefined)?.where ?? null,
    explanation: rule?.explanation ?? null,
    ...(rule?.is_fact && { isFact: true }),
    ...(departure === undefined ? {} : { departure }),
    category: turn.category,
  };
}

function wordsOf({ words }: { readonly words?: string }): { readonly words?: string } {
  return words === undefined ? {} : { words };
}

function workView(turn: Extract<Turn, { type: "work" }>, item: MathProblemItem, checker: Checker): TurnView {
  const { readLine, offeredAnswer } = checker.lines();
  const lines = turn.checked.map((line, at): WorkLineView => {
    const text = turn.lines[at] ?? "";
    const { status, sort, rule, near, because, reason } = line;
    const read = reason === null ? undefined : readLine(text, { locale: turn.locale }, undefined);
    return { text, status, sort, rule, near, because, reason, params: read?.ok === false ? read.error.params : {} };
  });
  return { type: "work", lines, firstWrong: turn.firstWrong, answer: offeredAnswer(item, turn.lines, turn.locale) };
}

const OUTCOMES = { agrees: "accepted", disagrees: "kept", "cannot-tell": "stored" } as const;

function appealView(turn: Extract<Turn, { type: "appeal" }>, revealed: boolean): TurnView {
  const compared = turn.boxes.flatMap((box): AppealComparedView[] => {
    const { label, how, points } = box;
    if (how === "none") return [];
    // Where an equation holds is its solution.
    const at = revealed || how !== "sides" ? box.at : null;
    return [{ label, how, points, at, yours: box.value_given, expected: revealed ? box.value_expected : null }];
  });
  const by = turn.byTeacher === true ? { byTeacher: true as const } : {};
  return { type: "appeal", outcome: OUTCOMES[turn.outcome], compared, ...by };
}

/** The school grade numbers below zero are taught in. */
const BELOW_ZERO_FROM_GRADE = 6;

function boxesOf(item: MathProblemItem, grade: number): readonly AnswerBoxView[] {
  const { answer_spec: spec, solution_logic: solution } = item;
  const boxes = spec.parts ?? [
    { label: "", kind: spec.kind ?? "number", options: spec.options ?? {}, canonical: solution.final_answer_canonical },
  ];
  const isBefore = grade < BELOW_ZERO_FROM_GRADE;
  return boxes.map(({ label, kind, options, canonical }) => ({
    ...boxView(label, kind, options, canonical),
    ...(kind === "time" ? { units: timeWords(canonical) } : {}),
    // Written behind the box already.
    ...(kind === "units" && options.unit !== undefined ? { units: [] } : {}),
    ...(isBefore ? { belowZero: false } : {}),
  }));
}

/** The school grade of a skill; none named counts as the highest. */
function gradeOf(skill: ProblemState["skill"], env: TutorEnv): number {
  return env.content.graph.byId.get(skill)?.grade ?? Number.POSITIVE_INFINITY;
}

/** Words a time of this sort is written with: none for `4:20`. The question says which sort it asks for. */
function timeWords(canonical: string): readonly string[] {
  if (!canonical.includes(":")) return ["h", "min"];
  return /[ap]m$/u.test(canonical) ? ["am", "pm"] : [];
}

function boxView(label: string, kind: AnswerKind, options: CheckOptions, canonical: string): AnswerBoxView {
  const variables = LETTERED.has(kind) ? lettersOf(canonical) : [];
  const isSolved = kind === "equation" && (options.variable !== undefined || /^\s*[a-z]\s*=[^a-z]*$/iu.test(canonical));
  return {
    label,
    kind,
    unit: kind === "percent" ? "%" : (options.unit ?? null),
    variable: isSolved ? (options.variable ?? variables[0] ?? "x") : null,
    ...(variables.length === 0 ? {} : { variables }),
  };
}

const LETTERED: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "expression",
  "equation",
  "inequality",
  "system",
  "set",
  "list",
  "interval",
  "point",
]);

/** The letters of the right answer in the order of the alphabet; they stand in the problem, too. */
function lettersOf(canonical: string): readonly string[] {
  const read = readStatement(canonical, { locale: "en" });
  if (!read.ok) return [];
  const { statement } = read.value;
  const trees =
    statement.type === "expression" ? [statement.tree] : statement.type === "relation" ? statement.sides : [];
  const names = new Set(trees.flatMap((tree) => [...namesIn(tree)]));
  return [...names].filter((name) => /^[a-z]$/iu.test(name)).toSorted();
}
