import { DIFFICULTIES, type SkillId } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { askedSum, numberOf, type AskedSum } from "./asked-sum.ts";
import { isOfSubject, subjectOf } from "./subject-of.ts";
import { typed } from "./typed.ts";
import { tellWorked } from "./worked-example.ts";

/** A problem worked out, and the skill it is from. */
export interface Way {
  readonly skill: SkillId;
  readonly text: string;
}

/**
 * How a calculation is done, shown on other numbers: of the problems that are such a calculation one that is most like
 * it; `null` where nothing like it is taught [CLR18].
 */
export function wayOf(asked: AskedSum, plain: string, seed: string, { content }: TutorEnv): Way | null {
  const subject = subjectOf(asked.isForGap === true ? asked.numbers.join(` ${asked.sign} `) : plain);
  const near = content.graph.nodes
    .filter((node) => isOfSubject(subject, node))
    .flatMap(({ id }) =>
      problemsOf(id, content).flatMap((item) => {
        const shown = sumOfProblem(item);
        return shown !== null && isAlike(asked, shown) ? [{ skill: id, item, far: distance(asked, shown) }] : [];
      }),
    );
  const told = near
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ skill, item, far }) => {
      const text = tellWorked(item);
      return text === null || tells(text, asked) ? [] : [{ skill, text, far }];
    });
  const nearest = told.filter(({ far }) => far === told[0]?.far);
  return nearest.length === 0 ? null : createRng(seed).pick(nearest);
}

/** Of each level [problems]. */
const TRIED = 3;

function problemsOf(skill: SkillId, content: TutorEnv["content"]): readonly MathProblemItem[] {
  const version = content.version(skill);
  return DIFFICULTIES.flatMap((difficulty) =>
    content
      .seeds(skill, difficulty)
      .slice(0, TRIED)
      .flatMap((seed) => {
        const opened = content.open({ blueprint: skill, version, difficulty, seed });
        return opened.ok ? [opened.value.item] : [];
      }),
  );
}

/** The calculation that the problem is, and no more. */
function sumOfProblem({ problem_content: { stem }, answer_spec: spec, solution_logic: solution }: MathProblemItem) {
  const shown = spec.ui.choices.length > 0 || spec.parts !== undefined ? null : askedSum(typed(stem));
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
