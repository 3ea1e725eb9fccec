import type { SkillId } from "../../ids.ts";
import type { Content, ItemAddress } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { PlanStep } from "../../plans/events.ts";
import { needsSecond, SECOND } from "./check-at.ts";
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
      ? [
          ...(taught ? (["idea"] as const) : []),
          ...(lesson.examples[step.skill] ? (["example"] as const) : []),
          ...(isOpen(lesson.completions[step.skill]?.address, content) ? (["completion"] as const) : []),
        ]
      : step.kind === "check"
        ? taught
          ? ["check", "error"]
          : []
        : ["practice"];
  return parts.map((part) => ({ step, part }));
}

function isOpen(address: ItemAddress | undefined, content: Content): boolean {
  return address !== undefined && content.open(address).ok;
}

/** The page that follows within the same step; null at its end. */
export function nextInStep(lesson: LessonState, content: Content): Page | null {
  const step = lesson.plan?.steps.find((state) => state.step.id === lesson.at?.step)?.step;
  if (step === undefined) return null;
  const pages = pagesOf(step, lesson, content);
  const at = pages.findIndex(({ part }) => part === lesson.at?.part);
  return pages[at + 1] ?? null;
}

/** The page read before this one, as far as it was open [LES19]. */
export function turnedBack(lesson: LessonState, content: Content): (Page & { readonly revealed: number }) | null {
  const { at, plan } = lesson;
  const step = plan?.steps.find((state) => state.step.id === at?.step)?.step;
  if (at?.part === "idea" && at.revealed > 0 && step !== undefined) {
    return { step, part: "idea", revealed: at.revealed - 1 };
  }
  const page = pageBefore(lesson, content);
  return page === null ? null : { ...page, revealed: lastRevealed(lesson, page, content) };
}

/** Practice is no page to go back to. */
function pageBefore(lesson: LessonState, content: Content): Page | null {
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

/** Whether a lesson begins with this step, and it is about what comes before the lesson's skill [LES27]. */
export function isBefore({ source, plan }: Pick<LessonState, "source" | "plan">, step: PlanStep): boolean {
  const isFirst = plan?.steps[0]?.step.id === step.id && step.id === FIRST;
  return isFirst && step.kind === "explain" && step.skill !== source;
}

/** Whether the page that says why is in sight. */
export function isAtBefore(lesson: LessonState): boolean {
  const { at, plan } = lesson;
  const step = plan?.steps.find((state) => state.step.id === at?.step)?.step;
  return step !== undefined && at?.part === "idea" && at.revealed === 0 && isBefore(lesson, step);
}

/** Id of the first step of a first plan. */
const FIRST = "1.1";

/**
 * Sub-pages of a page before the next one follows: steps of the example; a second check question; before the idea, why it comes first, and the
 * idea said another way.
 */
export function lastRevealed(lesson: LessonState, page: Page, content: Content): number {
  if (page.part === "example") return exampleOf(lesson, page.step.skill, content)?.solution_logic.steps.length ?? 0;
  if (page.part === "check") return needsSecond(lesson, content.lesson(page.step.skill)) ? SECOND : 0;
  if (page.part !== "idea") return 0;
  return (isBefore(lesson, page.step) ? 1 : 0) + (saysAgainFirst(lesson, page.step) ? 1 : 0);
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
