import type { Content, Difficulty, SkillId } from "#engine";
import { nightsAfter } from "./calendar.ts";
import { draw } from "./draw.ts";
import type { Pupil } from "./pupil.ts";
import type { ProblemRecord, Term, TermLength } from "./term.ts";
import { workAtProblem, type Desk } from "./work-at-problem.ts";

/**
 * What the engine is compared with: rules of a line, on the same pupils. `N-in-a-row`: teaching order from the bottom, a
 * skill is done after N right first answers in a row, every third problem is a review of the one practised longest ago.
 * `oracle`: sees what is known, teaches what is ready, every third problem is such a review.
 */
export const YARDSTICKS = ["random", "3-in-a-row", "5-in-a-row", "oracle"] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

const REVIEW_EVERY = 3;
const SESSION = 7;
const ATTEMPTS = 3;

/** What a rule may look at. */
interface Progress {
  readonly pupil: Pupil;
  readonly skills: readonly SkillId[];
  /** Problems so far. */
  readonly count: number;
  readonly streaks: ReadonlyMap<SkillId, number>;
  /** Declared done. */
  readonly done: ReadonlySet<SkillId>;
  /** Number of the last problem on each skill. */
  readonly lastAt: ReadonlyMap<SkillId, number>;
}

interface Rule {
  /** Right first answers in a row that declare a skill; null: nothing is declared. */
  readonly inARow: number | null;
  readonly reviewable: (progress: Progress, skill: SkillId) => boolean;
  readonly next: (progress: Progress) => SkillId | undefined;
}

const firstNotDone = ({ skills, done }: Progress) => skills.find((skill) => !done.has(skill));
const isDone = ({ done }: Progress, skill: SkillId) => done.has(skill);

const RULES: Readonly<Record<Yardstick, Rule>> = {
  random: {
    inARow: null,
    reviewable: () => false,
    next: ({ pupil, skills, count }) => skills[Math.floor(skills.length * draw(pupil.key, count, "random"))],
  },
  "3-in-a-row": { inARow: 3, reviewable: isDone, next: firstNotDone },
  "5-in-a-row": { inARow: 5, reviewable: isDone, next: firstNotDone },
  oracle: {
    inARow: null,
    reviewable: ({ pupil }, skill) => pupil.truth.knows(skill),
    next: ({ pupil: { truth }, skills }) => skills.find((skill) => !truth.knows(skill) && truth.isReady(skill)),
  },
};

/** Leads a pupil through a term by a yardstick; it drives no engine. */
export function runYardstick(
  name: Yardstick,
  pupil: Pupil,
  { content, days, problemsADay }: TermLength & { readonly content: Content },
): Term {
  const rule = RULES[name];
  const skills = content.graph.nodes.map(({ id }) => id);
  const streaks = new Map<SkillId, number>();
  const done = new Set<SkillId>();
  const lastAt = new Map<SkillId, number>();
  const problems: ProblemRecord[] = [];
  const knownByDay = [pupil.truth.known()];

  function runProblem(day: number): void {
    const progress: Progress = { pupil, skills, count: problems.length, streaks, done, lastAt };
    const review = problems.length % REVIEW_EVERY === REVIEW_EVERY - 1 ? dueReview(rule, progress) : undefined;
    const skill = review ?? rule.next(progress) ?? dueReview(rule, progress) ?? firstOf(skills);
    const level = levelAfter(streaks.get(skill) ?? 0);
    const { truth } = pupil;
    const before = { day, skill, level, isReview: review !== undefined, knew: truth.knows(skill) };
    const wasReady = truth.isReady(skill);
    const right = workAtProblem(pupil, plainDesk(skill, level, choicesOf(content, skill, level)));
    const streak = right ? (streaks.get(skill) ?? 0) + 1 : 0;
    streaks.set(skill, streak);
    lastAt.set(skill, problems.length);
    const declared = !done.has(skill) && rule.inARow !== null && streak >= rule.inARow;
    if (declared) done.add(skill);
    problems.push({ ...before, wasReady, right, declared, knowsNow: truth.knows(skill) });
  }

  for (let day = 1; day <= days; day++) {
    for (let count = 0; count < problemsADay; count++) runProblem(day);
    knownByDay.push(pupil.truth.known());
    if (day < days) pupil.sleep(nightsAfter(day));
  }
  const unknown = [...done].filter((skill) => !pupil.truth.knows(skill)).length;
  const sessions = Array.from({ length: Math.ceil(problems.length / SESSION) }, (_, at) => ({
    named: null,
    problems: problems.slice(at * SESSION, (at + 1) * SESSION),
  }));
  return { knownByDay, sessions, kept: { count: done.size, unknown }, placedHigh: new Set() };
}

function firstOf(skills: readonly SkillId[]): SkillId {
  const [first] = skills;
  if (first === undefined) throw new Error("a bank without skills");
  return first;
}

/** The skill practised longest ago of those that may be reviewed. */
function dueReview(rule: Rule, progress: Progress): SkillId | undefined {
  const at = (skill: SkillId) => progress.lastAt.get(skill) ?? -1;
  return progress.skills.filter((skill) => rule.reviewable(progress, skill)).toSorted((a, b) => at(a) - at(b))[0];
}

/** Harder with each right answer. */
function levelAfter(streak: number): Difficulty {
  return Math.min(5, streak + 1) as Difficulty;
}

/** Three attempts, with a hint after each wrong one, as in the product. */
function plainDesk(skill: SkillId, level: Difficulty, choices: number): Desk {
  let attempts = 0;
  let hint = 0;
  let isOpen = true;
  const most = choices > 0 ? Math.min(ATTEMPTS, Math.max(1, choices - 1)) : ATTEMPTS;
  return {
    skill,
    level,
    choices,
    hint: () => hint as 0 | 1 | 2 | 3,
    askForHint: () => {
      hint = Math.min(3, hint + 1);
    },
    answer: (right) => {
      attempts += 1;
      isOpen = !right && attempts < most;
      if (isOpen) hint = Math.min(3, Math.max(attempts, hint + 1));
    },
    isOpen: () => isOpen,
  };
}

/** Of the first verified item of that level. */
function choicesOf(content: Content, skill: SkillId, difficulty: Difficulty): number {
  const [seed] = content.seeds(skill, difficulty);
  if (seed === undefined) return 0;
  const opened = content.open({ blueprint: skill, version: content.version(skill), difficulty, seed });
  return opened.ok ? opened.value.item.answer_spec.ui.choices.length : 0;
}
