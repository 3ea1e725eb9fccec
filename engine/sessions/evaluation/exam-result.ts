import type { Verdict } from "../../answers/types.ts";
import type { SkillId } from "../../ids.ts";
import { askedText } from "../../items/asked.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { benchmarkMs } from "../../learner/ability-scale.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { ExamResultView, ExamReviewView } from "../../views/activity-views.ts";
import { solutionOf, turnView } from "../../views/practice-view.ts";
import { labelsOf } from "../../views/replay-view.ts";
import type { ReplayProblemView } from "../../views/types.ts";
import { QUESTION_SORTS } from "./events.ts";
import { examAbility } from "./exam-ability.ts";
import { diagnosisOf, openItem, type ExamResult } from "./mark-exam.ts";
import type { EvaluationState, ExamItemState, ExamScore } from "./state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** A question with what became of it. */
interface Question {
  readonly served: ExamItemState;
  readonly item: MathProblemItem;
  readonly result: ExamResult;
  /** Time taken, as a part of what somebody takes who can do it. */
  readonly pace: number;
}

/** From this share of the points on a skill is a strength, and below that one a weak area. */
const STRONG = 0.75;
const WEAK = 0.5;

/** So many weak areas are named. */
const MAX_WEAK = 5;

/** An answer in less than this part of the usual time was quick. */
const QUICK = 0.4;

/** Results worked out once: an exam that is over does not change, and is in every view until the next one. */
const known = new WeakMap<EvaluationState, ExamResultView>();

/** What an exam that is over tells the learner (requirement S3) [EXM40]-[EXM45]. */
export function resultOf(exam: EvaluationState, score: ExamScore, env: TutorEnv): ExamResultView {
  const result = known.get(exam) ?? makeResult(exam, score, env);
  // While a strand of the bank is yet to come its questions are missing.
  if (result.review.length === exam.items.length) known.set(exam, result);
  return result;
}

/** Questions of an exam that is over [EXM44]; one that the bank has no more is what the log has of it. */
export function reviewQuestions(
  exam: EvaluationState,
  score: ExamScore,
  isWanted: (served: ExamItemState, result: ExamResult) => boolean,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  return score.results.flatMap((result): readonly ReplayProblemView[] => {
    const served = exam.items.find(({ position }) => position === result.position);
    if (served === undefined || !isWanted(served, result)) return [];
    const question = questionOf(served, result, env);
    return [question === null ? goneQuestion(served, result, env) : reviewOf(question, env)];
  });
}

function goneQuestion(served: ExamItemState, result: ExamResult, env: TutorEnv): ReplayProblemView {
  const { answer } = served;
  const correct = result.outcome === "correct";
  return {
    itemId: served.item,
    skillId: served.skill,
    skillName: nameOfSkill(env.content.graph, served.skill),
    difficulty: served.address.difficulty,
    stem: askedText(served.asked) ?? "",
    diagram: null,
    choices: [],
    answer: "",
    labels: [],
    servedAt: served.servedAt,
    durationMs: served.latencyMs,
    status: answer === null ? "skipped" : "completed",
    correct,
    turns: answer === null ? [] : [goneTurn(answer, result.verdict ?? (correct ? "correct" : "incorrect"))],
    solution: [],
    outcome: result.outcome,
    isGone: true,
  };
}

/** What was typed and the verdict that was given: more cannot be said without the question. */
function goneTurn(
  { given, at }: NonNullable<ExamItemState["answer"]>,
  verdict: Verdict,
): ReplayProblemView["turns"][number] {
  const nothing = { close: false, near: null, where: null, explanation: null, category: null, params: {} };
  return { type: "attempt", at, given, verdict, reason: verdict === "correct" ? "equal" : "different", ...nothing };
}

/** A list nobody is meant to be buried under. */
export function shortened(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_WEAK;
  return rest > 1 ? [...lines.slice(0, MAX_WEAK), `And ${rest} more: every question stands below.`] : lines;
}

function makeResult(exam: EvaluationState, score: ExamScore, env: TutorEnv): ExamResultView {
  const count = (outcome: ExamResult["outcome"]) => score.results.filter((one) => one.outcome === outcome).length;
  const questions = questionsOf(exam, score, env);
  const skills = bySkill(
    questions.filter((question) => !isUnfinished(exam, question)),
    env,
  );
  return {
    points: score.points,
    of: score.of,
    percent: Math.round((100 * score.points) / score.of),
    correct: count("correct"),
    partial: count("partial"),
    incorrect: count("incorrect"),
    unanswered: count("unanswered"),
    unseen: score.of - exam.items.length,
    strengths: skills
      .filter(({ share }) => share >= STRONG)
      .map(({ name, points, of }) => `${name}: ${told(points)} of ${of}.`),
    weakAreas: shortened(
      skills.filter(({ share }) => share < WEAK).map(({ name, points, of }) => `${name}: ${told(points)} of ${of}.`),
    ),
    patterns: patternsOf(exam, score, questions),
    nextSteps: nextStepsOf(skills, count("unanswered")),
    bySort: QUESTION_SORTS.flatMap((sort) => {
      const own = questions.filter(({ served }) => served.sort === sort);
      return own.length === 0 ? [] : [{ sort, points: pointsOf(own), of: own.length }];
    }),
    ability: examAbility(exam, score, env),
    review: questions.map((question) => reviewOf(question, env)),
  };
}

function questionsOf(exam: EvaluationState, score: ExamScore, env: TutorEnv): readonly Question[] {
  return score.results.flatMap((result) => {
    const served = exam.items.find(({ position }) => position === result.position);
    return served === undefined ? [] : (questionOf(served, result, env) ?? []);
  });
}

/** Null for an item of an older bank: it can no longer be shown; its points stay. */
function questionOf(served: ExamItemState, result: ExamResult, env: TutorEnv): Question | null {
  const item = openItem(served, env.content);
  if (item === null) return null;
  const grade = env.content.graph.byId.get(served.skill)?.grade ?? 0;
  return { served, item, result, pace: served.latencyMs / benchmarkMs(item, grade) };
}

interface SkillResult {
  readonly skillId: SkillId;
  readonly name: string;
  readonly points: number;
  readonly of: number;
  readonly share: number;
}

/** The question that was on the desk at the end says nothing: it was not passed over. */
function isUnfinished(exam: EvaluationState, { served, result }: Question): boolean {
  return result.outcome === "unanswered" && served.position === exam.position;
}

/** Weakest first; of equals the one that others build on. */
function bySkill(questions: readonly Question[], env: TutorEnv): readonly SkillResult[] {
  const asked = new Set(questions.map(({ served }) => served.skill));
  // In teaching order; skills that a newer graph no longer has come last.
  const taught = env.content.graph.nodes.flatMap(({ id }) => (asked.delete(id) ? [id] : []));
  return [...taught, ...asked]
    .map((skillId): SkillResult => {
      const own = questions.filter(({ served }) => served.skill === skillId);
      const points = pointsOf(own);
      const name = nameOfSkill(env.content.graph, skillId);
      return { skillId, name, points, of: own.length, share: points / own.length };
    })
    .toSorted((a, b) => a.share - b.share);
}

function pointsOf(questions: readonly Question[]): number {
  return questions.reduce((sum, { result }) => sum + result.points, 0);
}

/** What several questions show together; each is said only where it was seen. */
function patternsOf(exam: EvaluationState, score: ExamScore, questions: readonly Question[]): readonly string[] {
  const { results } = score;
  const last = results.findLast(({ outcome }) => outcome !== "unanswered")?.position ?? 0;
  const left = results.filter(({ position }) => position > last).length;
  const passed = results.filter(({ position, outcome }) => position < last && outcome === "unanswered").length;
  const forms = results.filter(({ verdict }) => verdict === "wrong-form").length;
  return [
    ...misconceptionsOf(questions),
    ...(isCareless(questions)
      ? ["You solved harder questions and slipped on shorter ones of the same kind: look over each answer once more."]
      : []),
    ...(isHurried(questions) ? ["Some quick answers missed: take the time to read each question to its end."] : []),
    ...(forms > 1 ? [`${forms} answers had the right value in another form than the question asked for.`] : []),
    ...(passed > 0 ? [`${passed === 1 ? "One question" : counted(passed)} on the way stayed without an answer.`] : []),
    ...(left > 0 && exam.reason === "time-up" ? [`Time was up before the last ${counted(left)}.`] : []),
    ...(left > 0 && exam.reason !== "time-up" ? [`The last ${counted(left)} stayed without an answer.`] : []),
  ];
}

/** The same way of thinking behind more than one answer. */
function misconceptionsOf(questions: readonly Question[]): readonly string[] {
  const seen = questions.flatMap(({ item, result }) => {
    const rule = item.misconceptions.find(({ id }) => id === result.misconception);
    return rule?.explanation === undefined ? [] : [{ id: rule.id, text: rule.explanation }];
  });
  return [...new Set(seen.map(({ id }) => id))].flatMap((id) => {
    const own = seen.filter((one) => one.id === id);
    return own.length > 1 && own[0] !== undefined ? [`${own.length} times: ${own[0].text}`] : [];
  });
}

/** Right at hard questions of a skill and slipped at easy ones of the same. */
function isCareless(questions: readonly Question[]): boolean {
  const slipped = questions.filter(
    ({ served, result }) =>
      served.address.difficulty <= 2 &&
      result.outcome === "incorrect" &&
      questions.some(
        (other) =>
          other.served.skill === served.skill &&
          other.served.address.difficulty >= 4 &&
          other.result.outcome === "correct",
      ),
  );
  return slipped.length > 0;
}

function isHurried(questions: readonly Question[]): boolean {
  return questions.filter(({ result, pace }) => result.outcome === "incorrect" && pace > 0 && pace < QUICK).length > 1;
}

/** Up to three skills to practise, weakest first; something further on where everything went right. */
function nextStepsOf(skills: readonly SkillResult[], unanswered: number): ExamResultView["nextSteps"] {
  const open = skills.filter(({ share }) => share < 1).slice(0, 3);
  if (skills.length === 0) return [{ text: "No question was answered. Come back to it when you like.", skillId: null }];
  if (open.length === 0 && unanswered > 0) {
    const text = "Everything you answered was right. The questions without an answer wait for another time.";
    return [{ text, skillId: null }];
  }
  if (open.length === 0) {
    return [{ text: "Everything you answered was right. Go on with what comes next on your map.", skillId: null }];
  }
  return open.map(({ skillId, name, share }, index) => ({
    text:
      share >= WEAK
        ? `Practise a little more: ${name}.`
        : index === 0
          ? `Practise this first: ${name}.`
          : `Then practise this: ${name}.`,
    skillId,
  }));
}

/** One question with what was typed, the answer, the worked solution, and why it came about where that is known. */
function reviewOf({ served, item, result }: Question, env: TutorEnv): ExamReviewView {
  const { answer } = served;
  return {
    position: served.position,
    sort: served.sort,
    outcome: result.outcome,
    points: result.points,
    labels: labelsOf(item),
    itemId: served.item,
    skillId: served.skill,
    skillName: nameOfSkill(env.content.graph, served.skill),
    difficulty: served.address.difficulty,
    stem: item.problem_content.stem,
    diagram: item.problem_content.diagram ?? null,
    choices: item.answer_spec.ui.choices,
    answer: item.solution_logic.final_answer_canonical,
    servedAt: served.servedAt,
    durationMs: served.latencyMs,
    status: answer === null ? "skipped" : "completed",
    correct: result.outcome === "correct",
    turns: answer === null ? [] : [turnOf(item, answer, result, env.content)],
    solution: solutionOf(item),
  };
}

function turnOf(
  item: MathProblemItem,
  answer: NonNullable<ExamItemState["answer"]>,
  result: ExamResult,
  content: Content,
): ExamReviewView["turns"][number] {
  const { given, locale, at } = answer;
  const { verdict, reason, close } = content.checker.checkItem(item, given, locale);
  const diagnosis = diagnosisOf(item, answer, result, content);
  const turn = {
    type: "attempt",
    at,
    given,
    locale,
    verdict: result.verdict ?? verdict,
    reason,
    close: close ?? false,
    misconception: result.misconception,
    category: diagnosis?.category ?? null,
  } as const;
  return { ...turnView(turn, item, content), at };
}

function counted(count: number): string {
  return count === 1 ? "question" : `${count} questions`;
}

/** Points as they are said: halves as they are, other parts to one place. */
function told(points: number): string {
  return String(Math.round(points * 10) / 10);
}
