import { DIFFICULTIES, type SkillId } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { askedSum, numberOf, type AskedSum } from "./asked-sum.ts";
import { isOfSubject, subjectOf } from "./subject-of.ts";
import { typed } from "./typed.ts";
import { tellWorked } from "./worked-example.ts";

/** What is taught that a calculation is like. */
export interface WaysOf {
  /** The skill whose problems are most like it. */
  readonly skill: SkillId;
  /** Those problems, worked out. */
  readonly texts: readonly string[];
}

/**
 * How a calculation is done, shown on other numbers: of the problems that are such a calculation those that are most
 * like it; `null` where nothing like it is taught [CLR18].
 */
export function waysOf(asked: AskedSum, plain: string, { content }: TutorEnv): WaysOf | null {
  const subject = subjectOf(asked.isForGap === true ? asked.numbers.join(` ${asked.sign} `) : plain);
  const told = content.graph.nodes
    .filter((node) => isOfSubject(subject, node))
    .flatMap(({ id }) => problemsOf(id, content))
    .flatMap(({ skill, sum, text }) =>
      isAlike(asked, sum) && !tells(text, asked) ? [{ skill, text, far: distance(asked, sum) }] : [],
    )
    .filter(({ far }) => far <= FURTHEST)
    .toSorted((a, b) => a.far - b.far);
  const [nearest] = told;
  if (nearest === undefined) return null;
  const { skill, far } = nearest;
  return { skill, texts: told.filter((one) => one.skill === skill && one.far === far).map(({ text }) => text) };
}

/** Further than this it is done in another way. */
const FURTHEST = 3;
/** Of each level [problems]. */
const TRIED = 3;

interface Shown {
  readonly skill: SkillId;
  readonly sum: AskedSum;
  readonly text: string;
}

/** What is taught never changes while it is here, and opening it takes the longest. */
const shownIn = new WeakMap<TutorEnv["content"], Map<SkillId, readonly Shown[]>>();

/** Problems of a skill that are a calculation and no more, worked out. */
function problemsOf(skill: SkillId, content: TutorEnv["content"]): readonly Shown[] {
  const known = shownIn.get(content) ?? new Map<SkillId, readonly Shown[]>();
  shownIn.set(content, known);
  const version = content.version(skill);
  const shown =
    known.get(skill) ??
    DIFFICULTIES.flatMap((difficulty) =>
      content
        .seeds(skill, difficulty)
        .slice(0, TRIED)
        .flatMap((seed) => {
          const opened = content.open({ blueprint: skill, version, difficulty, seed });
          const sum = opened.ok ? sumOfProblem(opened.value.item) : null;
          const text = opened.ok ? tellWorked(opened.value.item) : null;
          return sum === null || text === null ? [] : [{ skill, sum, text }];
        }),
    );
  known.set(skill, shown);
  return shown;
}

/** The calculation that the problem is, and no more. */
function sumOfProblem({ problem_content: { stem }, answer_spec: spec, solution_logic: solution }: MathProblemItem) {
  const shown = spec.ui.choices.length > 0 || spec.parts !== undefined ? null : askedSum(typed(stem).toLowerCase());
  const isIt = shown !== null && Math.abs(shown.value - numberOf(solution.final_answer_canonical)) < 1e-9;
  return isIt ? shown : null;
}

/** "8 + 8" is a step of 18 + 8: who is shown that one is told it. */
function tells(text: string, { numbers: [a, b], value }: AskedSum): boolean {
  const told: ReadonlySet<string> = new Set(typed(text).match(/\d+(?:[./]\d+)*/gu));
  return [a, b, String(value)].every((number) => told.has(number.replaceAll("-", "")));
}

/** The same sign and kinds of number, in and out, and what is multiplied or divided by is as long. */
function isAlike(asked: AskedSum, shown: AskedSum): boolean {
  const by = ({ sign, figures: [a = 0, b = 0] }: AskedSum) => (sign === "×" || sign === "÷" ? Math.min(a, b) : 0);
  return (
    asked.numbers.toSorted().join() !== shown.numbers.toSorted().join() &&
    asked.sign === shown.sign &&
    inOrder(asked) === inOrder(shown) &&
    asked.result === shown.result &&
    by(asked) === by(shown) &&
    // With one bottom nothing is cut to another size.
    asked.traits.at(-1) === shown.traits.at(-1)
  );
}

/** The kinds of number; in a sum and a product it is the same which comes first. */
function inOrder({ sign, kinds }: AskedSum): string {
  return (sign === "+" || sign === "×" ? kinds.toSorted() : kinds).join();
}

/** Figures more or less, and traits of the one alone; those of the other tell that something more is shown. */
function distance(asked: AskedSum, shown: AskedSum): number {
  const figures = asked.figures.map((count, at) => Math.abs(count - (shown.figures[at] ?? count)));
  const traits = asked.traits.filter((trait, at) => trait !== shown.traits[at]).length;
  // 7 × 6 is nearer to 7 × 8 than 9 × 2 is.
  const isFact = asked.sign === "×" && asked.figures.slice(0, 2).every((count) => count === 1);
  const [a, b] = [asked, shown].map(({ numbers }) => numbers.map(Number).toSorted((one, other) => one - other));
  const apart = isFact ? (a ?? []).reduce((sum, number, at) => sum + Math.abs(number - (b?.[at] ?? 0)), 0) / 10 : 0;
  return figures.reduce((sum, each) => sum + each, 0) + traits + apart;
}
