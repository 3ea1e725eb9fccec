import { DIFFICULTIES, type SkillId } from "../ids.ts";
import type { Operands } from "../items/blueprint.ts";
import type { Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { calculationIn, type StemCalculation } from "./stem-calculation.ts";

/** An item whose stem is one calculation, and the operand that each of its whole numbers is. */
interface Base {
  readonly item: MathProblemItem;
  readonly operands: Operands;
  readonly names: readonly string[];
}

/** Of each level so many items are looked at: where an operand has the value of another it is not known which is which. */
const ITEMS_A_LEVEL = 24;

/**
 * Items of the bank that ask the same calculation as a stem of somebody else's, with its numbers: so its blueprints' rules say
 * what each of their errors would answer. Only what comes to the answer expected, and asks that very calculation, is one.
 *
 * @param skills - where they are looked for, in this order
 */
export function* sameCalculation(
  { calculation, expected }: { readonly calculation: StemCalculation; readonly expected: string },
  skills: readonly SkillId[],
  content: Content,
): Generator<MathProblemItem, undefined> {
  for (const { item, operands, names } of skills.flatMap((skill) => basesOf(skill, content))) {
    const own = calculationIn(item.problem_content.stem);
    if (own?.operation !== calculation.operation) continue;
    const numbers = wholesOf(calculation);
    const isSameShape = own.numbers.every((text, at) => shapeOf(text) === shapeOf(calculation.numbers[at] ?? ""));
    const changed = isSameShape ? replaced(operands, names, numbers) : undefined;
    const remade = changed && content.remake(item, changed);
    if (remade !== undefined && asks(remade, calculation) && comesTo(remade, expected, content)) yield remade;
  }
  return undefined;
}

const known = new WeakMap<Content, Map<SkillId, readonly Base[]>>();

function basesOf(skill: SkillId, content: Content): readonly Base[] {
  const bySkill = known.get(content) ?? new Map<SkillId, readonly Base[]>();
  known.set(content, bySkill);
  const bases = bySkill.get(skill) ?? findBases(skill, content);
  bySkill.set(skill, bases);
  return bases;
}

function findBases(skill: SkillId, content: Content): readonly Base[] {
  const version = content.version(skill);
  return DIFFICULTIES.flatMap((difficulty) =>
    content
      .seeds(skill, difficulty)
      .slice(0, ITEMS_A_LEVEL)
      .flatMap((seed): readonly Base[] => {
        const opened = content.open({ blueprint: skill, version, difficulty, seed });
        const calculation = opened.ok ? calculationIn(opened.value.item.problem_content.stem) : undefined;
        if (!opened.ok || calculation === undefined) return [];
        const { item } = opened.value;
        const operands = item.meta.generation?.operands ?? {};
        const names = wholesOf(calculation).map((value) => nameOf(value, operands));
        return names.every((name) => name !== undefined) ? [{ item, operands, names }] : [];
      }),
  );
}

/** The only operand with a value; undefined where none, or more than one, has it. */
function nameOf(value: number, operands: Operands): string | undefined {
  const [name, ...more] = Object.keys(operands).filter((one) => operands[one] === value);
  return more.length === 0 ? name : undefined;
}

/** The whole numbers of a calculation, in their order: tops and bottoms apart; a decimal has none. */
function wholesOf({ numbers }: StemCalculation): readonly number[] {
  return numbers.flatMap((text) => (text.includes(".") ? [Number.NaN] : text.split("/").map(Number)));
}

function shapeOf(text: string): string {
  return text.replaceAll(/\d+/gu, "n");
}

/** Undefined where one operand would have two values. */
function replaced(operands: Operands, names: readonly string[], numbers: readonly number[]): Operands | undefined {
  const changed = new Map<string, number>();
  for (const [at, name] of names.entries()) {
    const value = numbers[at] ?? Number.NaN;
    if ((changed.get(name) ?? value) !== value) return undefined;
    changed.set(name, value);
  }
  return { ...operands, ...Object.fromEntries(changed) };
}

function asks({ problem_content: content }: MathProblemItem, calculation: StemCalculation): boolean {
  return JSON.stringify(calculationIn(content.stem)) === JSON.stringify(calculation);
}

/** The answer of one box, by its value. */
function comesTo(item: MathProblemItem, expected: string, { checker }: Content): boolean {
  if (item.answer_spec.parts !== undefined || item.answer_spec.ui.choices.length > 0) return false;
  const { verdict } = checker.checkItem(item, [expected], "en");
  return verdict === "correct" || verdict === "wrong-form";
}
