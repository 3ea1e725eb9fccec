import type { SkillId } from "../../ids.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { PlanStep } from "../../plans/events.ts";
import type { LessonPartName, LessonState } from "./state.ts";

/** One page of a lesson. */
export interface Page {
  readonly step: PlanStep;
  readonly part: LessonPartName;
}

/** The pages of a step, in order: without a lesson only what the bank itself can show. */
export function pagesOf(step: PlanStep, lesson: LessonState, content: Content): readonly Page[] {
  const taught = content.lesson(step.skill) !== undefined;
  const parts: readonly LessonPartName[] =
    step.kind === "explain"
      ? [...(taught ? (["idea"] as const) : []), ...(lesson.examples[step.skill] ? (["example"] as const) : [])]
      : step.kind === "check"
        ? taught
          ? ["check", "error"]
          : []
        : ["practice"];
  return parts.map((part) => ({ step, part }));
}

/** The page that follows within the same step; null at its end. */
export function nextInStep(lesson: LessonState, content: Content): Page | null {
  const step = lesson.plan?.steps.find((state) => state.step.id === lesson.at?.step)?.step;
  if (step === undefined) return null;
  const pages = pagesOf(step, lesson, content);
  const at = pages.findIndex(({ part }) => part === lesson.at?.part);
  return pages[at + 1] ?? null;
}

/** The page read before this one; practice is no page to go back to [LES19]. */
export function pageBefore(lesson: LessonState, content: Content): Page | null {
  const { at, plan } = lesson;
  if (at === null || plan === null || at.part === "summary") return null;
  const index = plan.steps.findIndex(({ step }) => step.id === at.step);
  const before = plan.steps
    .slice(0, index + 1)
    .flatMap(({ step }) => pagesOf(step, lesson, content))
    .filter(({ part }) => part !== "practice");
  const here = before.findIndex(({ step, part }) => step.id === at.step && part === at.part);
  return before[here < 0 ? before.length - 1 : here - 1] ?? null;
}

/** The item shown as the worked example; undefined where there is none, or a newer bank has it no more. */
export function exampleOf(lesson: LessonState, skill: SkillId, content: Content): MathProblemItem | undefined {
  const address = lesson.examples[skill];
  const opened = address && content.open(address);
  return opened?.ok === true ? opened.value.item : undefined;
}

/** Sub-pages of a page before the next one follows: steps of the example, the idea said another way first. */
export function lastRevealed(lesson: LessonState, page: Page, content: Content): number {
  if (page.part === "example") return exampleOf(lesson, page.step.skill, content)?.solution_logic.steps.length ?? 0;
  return page.part === "idea" && saysAgainFirst(lesson, page.step) ? 1 : 0;
}

/** Where the pupil struggles, or a step shows it another way, that way comes first [LES12]. */
export function saysAgainFirst(lesson: LessonState, step: PlanStep): boolean {
  return (
    lesson.pacing === "simplify" ||
    lesson.plan?.steps.some((one) => isSecondExplanation(one.step, step, lesson)) === true
  );
}

function isSecondExplanation(other: PlanStep, step: PlanStep, lesson: LessonState): boolean {
  if (other.kind !== "explain" || other.skill !== step.skill || other.id === step.id) return false;
  const steps = lesson.plan?.steps ?? [];
  const place = (id: string) => steps.findIndex((one) => one.step.id === id);
  return place(other.id) < place(step.id);
}
