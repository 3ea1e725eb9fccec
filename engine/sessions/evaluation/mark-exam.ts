import type { Checker } from "../../answers/checker.ts";
import { READER_VERSION, type NumberLocale, type Verdict } from "../../answers/types.ts";
import { diagnose, type Diagnosis } from "../../diagnosis/diagnose.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { benchmarkMs, guessOf, itemLogit } from "../../learner/ability-scale.ts";
import type { AbilityResponse } from "../../learner/ability.ts";
import { POLICY } from "../../policy.ts";
import type { Content } from "../../items/content.ts";
import { unreadBoxes } from "./read-exam-answer.ts";
import type { EvaluationState, ExamItemState, ExamScore } from "./state.ts";

export type ExamResult = ExamScore["results"][number];

/** What an answer is worth. */
export interface Mark {
  readonly outcome: ExamResult["outcome"];
  readonly verdict: Verdict | null;
  /** 0 to 1. */
  readonly points: number;
}

const UNANSWERED: Mark = { outcome: "unanswered", verdict: null, points: 0 };

/**
 * Marks one answer [EXM12]: right is a point; the right value in another form is half of one, and so is what can be
 * read in two ways of which one is right; of several boxes each is worth its share; what cannot be read is worth
 * nothing.
 */
export function markAnswer(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
): Mark {
  const { verdict } = checker.checkItem(item, given, locale);
  if (verdict === "correct") return { outcome: "correct", verdict, points: 1 };
  const unread = unreadBoxes(item, given, locale, checker);
  const boxes = verdictsOf(item, given, locale, verdict, checker);
  const worth = (box: Verdict, at: number) => {
    if (box === "correct") return 1;
    return box === "wrong-form" || (box === "unreadable" && unread[at] === null) ? POLICY.exam.wrongForm : 0;
  };
  const points = boxes.reduce((sum, box, at) => sum + worth(box, at), 0) / boxes.length;
  return { outcome: points > 0 ? "partial" : "incorrect", verdict, points };
}

/** Box by box; one box has the verdict of the whole. */
function verdictsOf(
  { answer_spec: { parts: boxes } }: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  whole: Verdict,
  checker: Checker,
): readonly Verdict[] {
  if (boxes === undefined) return [whole];
  return boxes.map(
    ({ kind, canonical, options }, box) =>
      checker.check({ kind, expected: canonical, given: given[box] ?? "", options: { ...options, locale } }).verdict,
  );
}

/** Marks every question of the plan, in order, from the answers of the log alone [EXM13]. */
export function scoreExam(exam: EvaluationState, content: Content): ExamScore {
  // Of an exam that may end by itself what was not asked was never to come.
  const isOpenEnded = exam.plan === null || exam.plan.stop_se !== undefined;
  const of = isOpenEnded ? Math.max(1, exam.items.length) : exam.plan.cells.length;
  const results = Array.from({ length: of }, (_, index): ExamResult => {
    const position = index + 1;
    const served = exam.items.find((item) => item.position === position);
    const item = served === undefined ? null : openItem(served, content);
    if (served === undefined || item === null || served.answer === null) {
      return { position, ...UNANSWERED, misconception: null };
    }
    const { given, locale } = served.answer;
    const mark = markAnswer(item, given, locale, content.checker);
    const found = mark.outcome === "correct" ? null : diagnosisOf(item, served.answer, mark, content);
    return { position, ...mark, misconception: found?.misconception?.id ?? null };
  });
  return { points: results.reduce((sum, { points }) => sum + points, 0), of, results, reader: READER_VERSION };
}

/** Why an answer that is not right came about; null where its value is right or it cannot be read. */
export function diagnosisOf(
  item: MathProblemItem,
  { given, locale }: NonNullable<ExamItemState["answer"]>,
  { verdict }: Mark,
  { checker, trace }: Pick<Content, "checker" | "trace">,
): Diagnosis | null {
  return verdict === "incorrect" ? diagnose(item, given, locale, checker, trace(item)) : null;
}

/** The verified item as it was served; null when this app's bank no longer has it. */
export function openItem({ address }: ExamItemState, content: Content): MathProblemItem | null {
  const opened = content.open(address);
  return opened.ok ? opened.value.item : null;
}

/** The answers as evidence of ability, marked now; a question that was passed over is not right. */
export function abilityResponses(
  items: readonly ExamItemState[],
  content: Content,
): readonly (AbilityResponse & { readonly item: ExamItemState })[] {
  return items.flatMap((served) => {
    const item = openItem(served, content);
    if (item === null) return [];
    const grade = content.graph.byId.get(served.skill)?.grade ?? 0;
    const { answer } = served;
    const score = answer === null ? 0 : markAnswer(item, answer.given, answer.locale, content.checker).points;
    return [
      {
        item: served,
        difficulty: itemLogit(item, grade),
        guess: guessOf(item),
        score,
        latencyMs: served.latencyMs,
        benchmarkMs: benchmarkMs(item, grade),
      },
    ];
  });
}
