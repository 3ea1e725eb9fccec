import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { ExamPaper } from "../../assignments/assignment.ts";
import type { LearnerId, SkillId } from "../../ids.ts";
import { withFrozen, type ItemAddress, type VerifiedItem } from "../../items/content.ts";
import { diagnosisOf, markAnswer, type Mark } from "../../sessions/evaluation/mark-exam.ts";
import { viewExamQuestion, type ExamQuestionView } from "../../sessions/evaluation/own/view-form.ts";
import type { EventOf } from "../../events/tutor-event.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { SatExam, SatQuestion } from "./sat-exams.ts";

/** A pupil an exam is for, with the form they were dealt and what their log says of it. */
export interface ExamPupil {
  readonly learner: LearnerId;
  readonly form: number;
  readonly sat: SatExam | null;
}

type Outcome = Mark["outcome"];

/** How often what became of a question. */
type Counts = Readonly<Record<Outcome, number>>;

export interface ExamQuestionResult extends Counts {
  /** The form it is in and its place there, 1-based; of an adaptive exam null, as each pupil had others. */
  readonly form: number | null;
  readonly position: number | null;
  readonly question: ExamQuestionView;
}

export interface ExamAnswerResult {
  /** 1-based. */
  readonly position: number;
  /** Index into the questions; null: it was never on the desk, or nobody can show it any more. */
  readonly question: number | null;
  readonly given: readonly string[];
  readonly outcome: Outcome;
  /** 0 to 1. */
  readonly points: number;
  /** Index into the misconceptions. */
  readonly misconception: number | null;
}

export interface ExamPupilResult {
  readonly learner: LearnerId;
  readonly form: number;
  readonly state: "not-begun" | "begun" | "done";
  readonly reason: EventOf<"activity_ended">["body"]["reason"] | null;
  /** What was set for them when they began; absent: nothing, or they have not begun. */
  readonly adjusted?: ExamAdjusted;
  readonly points: number;
  readonly of: number;
  /** One a question of the exam, in order; empty before the end: nothing is marked before. */
  readonly answers: readonly ExamAnswerResult[];
}

export interface ExamMisconceptionResult {
  readonly skill: SkillId;
  readonly skillName: string;
  readonly rule: string;
  readonly explanation: string | null;
  readonly pupils: readonly LearnerId[];
}

/** How one kind of question, or one skill, went: answers of all who are done. */
export interface ExamShare {
  readonly points: number;
  readonly of: number;
}

export interface ExamResultsView {
  readonly questions: readonly ExamQuestionResult[];
  readonly pupils: readonly ExamPupilResult[];
  readonly skills: readonly (ExamShare & { readonly skill: SkillId; readonly skillName: string })[];
  readonly sorts: readonly (ExamShare & { readonly sort: ExamQuestionView["sort"] })[];
  /** Of most pupils first. */
  readonly misconceptions: readonly ExamMisconceptionResult[];
}

interface Marked {
  readonly position: number;
  readonly verified: VerifiedItem | null;
  readonly given: readonly string[];
  readonly mark: Mark;
  readonly rule: string | null;
}

/**
 * An exam of a class as the server marks it, from what was typed and the questions as they were frozen: screen, print and
 * CSV show this [CLS20]. What a device says of its own mark counts for nothing here.
 *
 * @param papers - one a form, in order
 */
export function viewExamResults(
  papers: readonly ExamPaper[],
  pupils: readonly ExamPupil[],
  { content, ...env }: TutorEnv,
): ExamResultsView {
  const items = papers.flatMap((paper) => paper.items);
  const here: TutorEnv = { ...env, content: withFrozen(content, items) };
  const questions: Omit<ExamQuestionResult, keyof Counts>[] = papers.flatMap(({ form, items: own }) =>
    own.map((one, index) => ({ form, position: index + 1, question: viewExamQuestion(one, here) })),
  );
  const places = new Map<string, number>();
  for (const { form, items: own } of papers)
    for (const [index] of own.entries()) places.set(`${form}/${index + 1}`, places.size);
  const misconceptions = new Map<string, ExamMisconceptionResult>();

  const told = pupils.map((pupil): ExamPupilResult => {
    const { learner, form, sat } = pupil;
    const paper = papers.find((one) => one.form === form);
    const of = paper?.plan.cells.length ?? 0;
    const set = sat?.adjusted === undefined ? {} : { adjusted: sat.adjusted };
    const about = { learner, form, reason: sat?.reason ?? null, of, ...set };
    if (sat === null || paper === undefined) return { ...about, state: "not-begun", points: 0, answers: [] };
    if (sat.endedAt === null) return { ...about, state: "begun", points: 0, answers: [] };
    const answers = markPaper(paper, sat, here).map((marked): ExamAnswerResult => ({
      position: marked.position,
      question: questionOf(paper, marked),
      given: marked.given,
      outcome: marked.mark.outcome,
      points: marked.mark.points,
      misconception: noteMisconception(learner, marked),
    }));
    const points = answers.reduce((sum, one) => sum + one.points, 0);
    return { ...about, of: answers.length, state: "done", points, answers };
  });

  function questionOf({ form, items: own }: ExamPaper, { position, verified }: Marked): number | null {
    const place = places.get(`${form}/${position}`);
    if (own.length > 0) return place ?? null;
    if (verified === null) return null;
    const key = addressText(verified.address);
    const known = places.get(key);
    if (known !== undefined) return known;
    questions.push({ form: null, position: null, question: viewExamQuestion(verified, here) });
    places.set(key, questions.length - 1);
    return questions.length - 1;
  }

  function noteMisconception(learner: LearnerId, { verified, rule }: Marked): number | null {
    if (verified === null || rule === null) return null;
    const { skill, skillName } = viewExamQuestion(verified, here);
    const key = `${skill} ${rule}`;
    const explanation = verified.item.misconceptions.find(({ id }) => id === rule)?.explanation ?? null;
    const known = misconceptions.get(key) ?? { skill, skillName, rule, explanation, pupils: [] };
    misconceptions.set(key, { ...known, pupils: [...new Set([...known.pupils, learner])] });
    return [...misconceptions.keys()].indexOf(key);
  }

  const answers = told.flatMap((pupil) => pupil.answers);
  const listed = questions.map((one, index): ExamQuestionResult => ({ ...one, ...countsOf(answers, index) }));
  const { order, sorted } = byPupils([...misconceptions.values()]);
  return {
    questions: listed,
    pupils: told.map((pupil) => ({
      ...pupil,
      answers: pupil.answers.map((one) => ({
        ...one,
        misconception: one.misconception === null ? null : (order[one.misconception] ?? null),
      })),
    })),
    skills: sharesBy(listed, answers, ({ skill }) => skill).map(({ of: { skill, skillName }, share }) => ({
      ...share,
      skill,
      skillName,
    })),
    sorts: sharesBy(listed, answers, ({ sort }) => sort).map(({ of: one, share }) => ({ ...share, sort: one.sort })),
    misconceptions: sorted,
  };
}

/** Every question of the plan, marked; one that is not the form's own counts as none. */
function markPaper(
  { plan, items }: ExamPaper,
  { questions, scored }: SatExam,
  { content }: TutorEnv,
): readonly Marked[] {
  const isOpenEnded = plan.stop_se !== undefined;
  const count = isOpenEnded ? questions.length : plan.cells.length;
  return Array.from({ length: count }, (_, index): Marked => {
    const position = index + 1;
    const served = questions.find((one) => one.position === position);
    const frozen = items[index];
    const isTheirs =
      served !== undefined &&
      (frozen === undefined
        ? plan.sections[plan.cells[index]?.section ?? 0]?.skills.some((skill) => skill === served.address.blueprint)
        : addressText(frozen.address) === addressText(served.address));
    const opened = served === undefined || isTheirs !== true ? null : content.open(served.address);
    const verified = opened?.ok === true ? opened.value : (frozen ?? null);
    const answer = served?.answer ?? null;
    if (answer !== null && isTheirs === true && opened?.ok === false) {
      // An adaptive exam froze no questions, and a later bank has this one no more: what the device made of it is all there is.
      const { given } = answer;
      const mark = scored.find((one) => one.position === position) ?? UNANSWERED;
      return { position, verified, given, mark, rule: null };
    }
    if (answer === null || opened?.ok !== true) {
      return { position, verified, given: [], mark: UNANSWERED, rule: null };
    }
    return markOne(position, opened.value, answer, content);
  });
}

const UNANSWERED: Mark = { outcome: "unanswered", verdict: null, points: 0 };

function markOne(
  position: number,
  verified: VerifiedItem,
  { given, locale }: NonNullable<SatQuestion["answer"]>,
  content: TutorEnv["content"],
): Marked {
  const mark = markAnswer(verified.item, given, locale, content.checker);
  const found = diagnosisOf(verified.item, { given, locale, at: 0 }, mark, content);
  return { position, verified, given, mark, rule: found?.misconception?.id ?? null };
}

function countsOf(answers: readonly ExamAnswerResult[], question: number): Counts {
  const own = answers.filter((one) => one.question === question);
  const count = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length;
  return {
    correct: count("correct"),
    partial: count("partial"),
    incorrect: count("incorrect"),
    unanswered: count("unanswered"),
  };
}

/** In the order they are asked. */
function sharesBy(
  questions: readonly ExamQuestionResult[],
  answers: readonly ExamAnswerResult[],
  keyOf: (question: ExamQuestionView) => string,
): readonly { readonly of: ExamQuestionView; readonly share: ExamShare }[] {
  const groups = new Map<string, { readonly of: ExamQuestionView; readonly share: ExamShare }>();
  for (const { question } of questions) {
    const key = keyOf(question);
    if (!groups.has(key)) groups.set(key, { of: question, share: { points: 0, of: 0 } });
  }
  for (const { question: index, points } of answers) {
    const question = index === null ? undefined : questions[index]?.question;
    const before = question && groups.get(keyOf(question));
    if (question === undefined || before === undefined) continue;
    groups.set(keyOf(question), {
      of: before.of,
      share: { points: before.share.points + points, of: before.share.of + 1 },
    });
  }
  return [...groups.values()];
}

function byPupils(all: readonly ExamMisconceptionResult[]): {
  /** Where each went. */
  readonly order: readonly number[];
  readonly sorted: readonly ExamMisconceptionResult[];
} {
  const sorted = all.toSorted((a, b) => b.pupils.length - a.pupils.length);
  return { order: all.map((one) => sorted.indexOf(one)), sorted };
}

function addressText({ blueprint, version, difficulty, seed }: ItemAddress): string {
  return `${blueprint}/${version}/${difficulty}/${seed}`;
}
