import { predictInOrder, type Difficulty, type Prediction, type SkillId } from "#engine";
import { firstAnswersOf, type ProblemRecord, type SessionRecord, type Term } from "./term.ts";

/** A sum over cases; its mean is `sum / count`. */
export interface Sum {
  readonly sum: number;
  readonly count: number;
}

/** What measures are made of: one pupil's term in figures, to be added over pupils. */
export interface Tally {
  /** Skills truly known: before the first day, then at the end of each. */
  readonly knownByDay: readonly number[];
  /** Problems, and those of them whose first answer was right. */
  readonly rightFirst: Sum;
  /** Problems whose skill is unknown, with an unknown prerequisite, and with every prerequisite known. */
  readonly premature: Sum;
  readonly useful: Sum;
  readonly beforeFirstUseful: number;
  /** Problems on each skill that was known at its first problem and when it was declared done, up to that. */
  readonly knownUntilDone: { readonly placedHigh: Sum; readonly others: Sum };
  /** Declarations, and those of a skill that was not known. */
  readonly falselyDeclared: Sum;
  readonly keptUnknown: Sum;
  readonly hardSessions: Sum;
  readonly easySessions: Sum;
  readonly mostOnOneSkill: number;
  readonly longestWrongRun: number;
  /** Sessions for which home named a skill, and those of them that began with it. */
  readonly begunAsNamed: Sum;
  /** Reviews, and those of them at a level never met in that skill. */
  readonly unmetReviews: Sum;
  /** Of every first answer, by those before it. */
  readonly predictions: readonly Prediction[];
}

/** Sessions below and above these shares of right first answers are hard and easy. */
const HARD_BELOW = 0.4;
const EASY_ABOVE = 0.95;

export function tallyTerm(term: Term): Tally {
  const { knownByDay, sessions, kept, placedHigh } = term;
  const problems = sessions.flatMap((session) => session.problems);
  const bySkill = Map.groupBy(problems, ({ skill }) => skill);
  const firstUseful = problems.findIndex(isUseful);
  const named = sessions.filter((session) => session.named !== null);
  const known = [...bySkill].filter(([, ofSkill]) => isKnownUntilDone(ofSkill));
  return {
    knownByDay,
    rightFirst: share(problems, ({ right }) => right),
    premature: share(problems, ({ knew, wasReady }) => !knew && !wasReady),
    useful: share(problems, isUseful),
    beforeFirstUseful: firstUseful < 0 ? problems.length : firstUseful,
    knownUntilDone: {
      placedHigh: untilDone(known.filter(([skill]) => placedHigh.has(skill))),
      others: untilDone(known.filter(([skill]) => !placedHigh.has(skill))),
    },
    falselyDeclared: share(
      problems.filter(({ declared }) => declared),
      ({ knowsNow }) => !knowsNow,
    ),
    keptUnknown: { sum: kept.unknown, count: kept.count },
    hardSessions: share(sessions, (session) => shareRight(session) < HARD_BELOW),
    easySessions: share(sessions, (session) => shareRight(session) > EASY_ABOVE),
    mostOnOneSkill: most([...bySkill.values()].map(({ length }) => length)),
    longestWrongRun: most([...bySkill.values()].map(longestWrongRun)),
    begunAsNamed: share(named, (session) => session.problems[0]?.skill === session.named),
    unmetReviews: unmetReviews(problems),
    predictions: predictInOrder(firstAnswersOf(term)),
  };
}

function isUseful({ knew, wasReady }: ProblemRecord): boolean {
  return !knew && wasReady;
}

function shareRight({ problems }: SessionRecord): number {
  return problems.filter(({ right }) => right).length / problems.length;
}

function isKnownUntilDone(problems: readonly ProblemRecord[]): boolean {
  const until = problems.slice(0, problems.findIndex(({ declared }) => declared) + 1);
  return until.length > 0 && until.every(({ knew }) => knew);
}

function untilDone(skills: readonly (readonly [SkillId, readonly ProblemRecord[]])[]): Sum {
  const counts = skills.map(([, problems]) => problems.findIndex(({ declared }) => declared) + 1);
  return { sum: counts.reduce((sum, count) => sum + count, 0), count: counts.length };
}

function longestWrongRun(problems: readonly ProblemRecord[]): number {
  let run = 0;
  let longest = 0;
  for (const { right } of problems) {
    run = right ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function unmetReviews(problems: readonly ProblemRecord[]): Sum {
  const met = new Set<`${SkillId}/${Difficulty}`>();
  let [sum, count] = [0, 0];
  for (const { skill, level, isReview } of problems) {
    if (isReview) {
      count += 1;
      if (!met.has(`${skill}/${level}`)) sum += 1;
    }
    met.add(`${skill}/${level}`);
  }
  return { sum, count };
}

function share<Case>(cases: readonly Case[], holds: (one: Case) => boolean): Sum {
  return { sum: cases.filter(holds).length, count: cases.length };
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), 0);
}
