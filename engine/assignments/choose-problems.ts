import { DIFFICULTIES, type Difficulty, type SkillId } from "../ids.ts";
import type { Content, ItemAddress, VerifiedItem } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { createRng } from "../random.ts";
import { viewExamQuestion, type ExamQuestionView } from "../sessions/evaluation/own/view-form.ts";
import type { AssignedItem } from "./assignment.ts";

/** A problem that may be assigned, as a teacher sees a question. */
export interface ChosenProblem {
  readonly item: AssignedItem;
  readonly question: ExamQuestionView;
}

interface OpenedProblem {
  readonly item: AssignedItem;
  readonly opened: MathProblemItem;
}

/** What a teacher can assign of skills. */
export interface AssignableView {
  readonly problems: readonly ChosenProblem[];
  /** There is one skill, and it has a lesson. */
  readonly hasLesson: boolean;
}

/** Which problems a teacher wants. */
export interface ProblemsWish {
  /** In turns. */
  readonly skills: readonly SkillId[];
  readonly count: number;
  /** Each has its share of the list. */
  readonly levels: readonly Difficulty[];
  /** They stay, as far as their skill is still wanted. */
  readonly kept: readonly AssignedItem[];
  /** They stay where a problem of their skill and level is wanted. */
  readonly there: readonly AssignedItem[];
  /** They were seen, and come again only where there are no others. */
  readonly passed: readonly AssignedItem[];
}

/** Which problem is to be exchanged. */
export interface AnotherWish extends Pick<ProblemsWish, "passed"> {
  readonly item: AssignedItem;
  /** Of the whole list: none of these is taken. */
  readonly listed: readonly AssignedItem[];
}

interface Cell {
  readonly skill: SkillId;
  readonly difficulty: Difficulty;
}

/**
 * So many verified problems, no two the same, from easy to harder, the skills in turns; fewer where the list has fewer [ASG8].
 *
 * @param seed - the same gives the same problems from the same bank
 */
export function chooseProblems(content: Content, wish: ProblemsWish, seed: string): readonly ChosenProblem[] {
  const { skills, count, levels, passed } = wish;
  const kept = wish.kept.filter(({ skill }) => skills.includes(skill)).slice(0, count);
  const { placed, left } = place(cellsOf({ skills, count, levels }), openedOf(content, kept), STANDS_FOR);
  const stayed = place(left, openedOf(content, wish.there), STANDS_FOR.slice(0, 1));
  const found = [...placed, ...stayed.placed];
  const taken = found.map(itemOf);
  const source = problemSource(content, { taken, passed, seed: `assignment/${skills.join()}/${seed}` });
  for (const { skill, difficulty } of stayed.left) {
    // A skill without a problem left is helped out by the others.
    const next = firstOf([skill, ...skills], (one) => source(one, difficulty));
    if (next === null) break;
    found.push(next);
  }
  return found.map((verified) => chosenOf(verified, content)).toSorted((a, b) => a.item.difficulty - b.item.difficulty);
}

/** Another problem of the same skill, and as far as there is one of the same level; null where the bank has no other [ASG9]. */
export function anotherProblem(
  content: Content,
  { item, listed, passed }: AnotherWish,
  seed: string,
): ChosenProblem | null {
  const source = problemSource(content, { taken: [item, ...listed], passed, seed: `another/${item.skill}/${seed}` });
  const found = source(item.skill, item.difficulty);
  return found === null ? null : chosenOf(found, content);
}

interface PaperWish {
  readonly count: number;
  readonly seed: string;
  /** Each has its share of the list. */
  readonly levels: readonly Difficulty[];
}

/** Problems of one skill, opened. Where a level has no more, the nearest one helps out. */
export function openProblems(
  content: Content,
  skill: SkillId,
  { count, seed, levels }: PaperWish,
): readonly OpenedProblem[] {
  const source = problemSource(content, { taken: [], passed: [], seed });
  const found: OpenedProblem[] = [];
  for (const { difficulty } of cellsOf({ skills: [skill], count, levels })) {
    const next = source(skill, difficulty);
    if (next === null) break;
    found.push({ item: itemOf(next), opened: next.item });
  }
  return found.toSorted((a, b) => a.item.difficulty - b.item.difficulty);
}

/** What a teacher can choose from, and whether it may be a lesson instead. */
export function viewAssignable(content: Content, wish: ProblemsWish, seed: string): AssignableView {
  const [only, ...more] = wish.skills;
  return {
    problems: chooseProblems(content, wish, seed),
    hasLesson: only !== undefined && more.length === 0 && content.lesson(only) !== undefined,
  };
}

function cellsOf({ skills, count, levels }: Pick<ProblemsWish, "skills" | "count" | "levels">): readonly Cell[] {
  const inOrder = levels.toSorted((a, b) => a - b);
  return Array.from({ length: skills.length === 0 ? 0 : count }, (_, n) => ({
    skill: skills[n % skills.length] as SkillId,
    difficulty: inOrder[Math.floor((n * inOrder.length) / count)] ?? 1,
  }));
}

/** Which problem may stand for a cell, the best first. */
const STANDS_FOR: readonly ((item: AssignedItem, cell: Cell) => boolean)[] = [
  (item, cell) => item.skill === cell.skill && item.difficulty === cell.difficulty,
  (item, cell) => item.skill === cell.skill,
  () => true,
];

function openedOf(content: Content, items: readonly AssignedItem[]): readonly VerifiedItem[] {
  return items.flatMap((item) => {
    const opened = content.open(item);
    return opened.ok ? [opened.value] : [];
  });
}

/** Those of the problems that stand for a cell, and the cells that are left. */
function place(
  cells: readonly Cell[],
  problems: readonly VerifiedItem[],
  rules: typeof STANDS_FOR,
): { readonly placed: readonly VerifiedItem[]; readonly left: readonly Cell[] } {
  const left = [...cells];
  const placed = new Set<VerifiedItem>();
  for (const standsFor of rules) {
    for (const one of problems) {
      const at = placed.has(one) ? -1 : left.findIndex((cell) => standsFor(itemOf(one), cell));
      if (at < 0) continue;
      left.splice(at, 1);
      placed.add(one);
    }
  }
  return { placed: [...placed], left };
}

interface Source {
  readonly taken: readonly AssignedItem[];
  readonly passed: readonly AssignedItem[];
  readonly seed: string;
}

/** Gives a problem with each call, none twice, nearest to the level; null when the skill has no more. */
function problemSource(content: Content, { taken, passed, seed }: Source) {
  const rng = createRng(seed);
  const used = new Set(taken.map(keyOf));
  const seen = new Set(passed.map(keyOf));
  const rest = new Map<string, ItemAddress[]>();
  return (skill: SkillId, wanted: Difficulty): VerifiedItem | null => {
    for (const difficulty of DIFFICULTIES.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)) {
      for (const isSeen of [false, true]) {
        const pool = poolOf(skill, difficulty, isSeen);
        while (pool.length > 0) {
          const [address] = pool.splice(rng.int(0, pool.length - 1), 1);
          const opened = address === undefined ? undefined : content.open(address);
          if (opened?.ok === true) return opened.value;
        }
      }
    }
    return null;
  };

  function poolOf(skill: SkillId, difficulty: Difficulty, isSeen: boolean): ItemAddress[] {
    const name = `${skill}/${difficulty}/${isSeen}`;
    const known = rest.get(name);
    if (known !== undefined) return known;
    const version = content.version(skill);
    const all = content.seeds(skill, difficulty).map((one) => ({ blueprint: skill, version, difficulty, seed: one }));
    const pool = all.filter((address) => !used.has(keyOf(address)) && seen.has(keyOf(address)) === isSeen);
    rest.set(name, pool);
    return pool;
  }
}

function firstOf<Of, Value>(all: readonly Of[], find: (one: Of) => Value | null): Value | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function keyOf({ blueprint, version, difficulty, seed }: ItemAddress): string {
  return `${blueprint}/${version}/${difficulty}/${seed}`;
}

function itemOf({ address: { blueprint, version, difficulty, seed }, item }: VerifiedItem): AssignedItem {
  return { blueprint, version, difficulty, seed, skill: item.meta.skill_id };
}

function chosenOf(verified: VerifiedItem, content: Content): ChosenProblem {
  return { item: itemOf(verified), question: viewExamQuestion(verified, { content }) };
}
