import { DIFFICULTIES, type SkillId } from "../ids.ts";
import type { Operands } from "../items/blueprint.ts";
import type { Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { calculationIn, type StemCalculation } from "./stem-calculation.ts";

/** An item whose stem is one calculation, and the operand that each of its whole numbers is. */
interface Base {
  readonly item: MathProblemItem;
  readonly own: StemCalculation;
  readonly operands: Operands;
  readonly names: readonly string[];
}

/** Of each level so many items are looked at: where an operand has the value of another it is not known which is which. */
const ITEMS_A_LEVEL = 24;
/** After so many in a row that ask nothing in a new way, a level has no more to show. */
const NOTHING_NEW = 8;

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
  const numbers = wholesOf(calculation);
  for (const skill of skills) {
    for (const { item, own, operands, names } of basesOf(skill, content)) {
      if (wayOf(own) !== wayOf(calculation)) continue;
      const changed = replaced(operands, names, numbers);
      const remade = changed && content.remake(item, changed);
      if (remade !== undefined && asks(remade, calculation) && comesTo(remade, expected, content)) yield remade;
    }
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
  return DIFFICULTIES.flatMap((difficulty) => {
    const bases = new Map<string, Base>();
    let newest = 0;
    for (const [at, seed] of content.seeds(skill, difficulty).slice(0, ITEMS_A_LEVEL).entries()) {
      if (at - newest > NOTHING_NEW) break;
      const opened = content.open({ blueprint: skill, version, difficulty, seed });
      const base = opened.ok ? baseOf(opened.value.item) : undefined;
      if (base === undefined) continue;
      const key = [wayOf(base.own), ...base.names].join();
      if (bases.has(key)) continue;
      bases.set(key, base);
      newest = at;
    }
    return [...bases.values()];
  });
}

function baseOf(item: MathProblemItem): Base | undefined {
  const own = calculationIn(item.problem_content.stem);
  if (own === undefined) return undefined;
  const operands = item.meta.generation?.operands ?? {};
  const names = wholesOf(own).flatMap((value) => nameOf(value, operands) ?? []);
  return names.length === wholesOf(own).length ? { item, own, operands, names } : undefined;
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

/** What is done with which kinds of number. */
function wayOf({ operation, numbers }: StemCalculation): string {
  return [operation, ...numbers].join(" ").replaceAll(/\d+/gu, "n");
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
