import { DAY_MS, type Content, type FirstAnswer } from "#engine";
import { morningOf } from "./calendar.ts";
import { PROFILES } from "./profiles.ts";
import { createPupil, type Pupil } from "./pupil.ts";
import { runTerm } from "./run-term.ts";
import { firstAnswersOf, type Term } from "./term.ts";
import { WORLDS } from "./worlds.ts";
import { runYardstick, YARDSTICKS } from "./yardsticks.ts";

/** Worlds that weights are fitted in; the others are left for judging them. */
export const COHORT_WORLDS = ["spaced", "gentle", "logistic"] as const;

/** Terms of different length [school days], and how long nobody practises afterwards [days]. */
const TERM_DAYS = [5, 10, 20, 40] as const;
const PROBLEMS_A_DAY = 21;
const PAUSES = [1, 2, 4, 7, 14, 30, 60, 90] as const;
/** Of a question after a pause. */
const PAUSE_HELP = { level: 3, hint: 0, choices: 0 } as const;

/** One pupil, taught by one policy. */
export interface CohortMember {
  /** First answers of the term, in order. */
  readonly answers: readonly FirstAnswer[];
  /** A question on each practised skill after each pause: nothing is learned from it. */
  readonly later: readonly FirstAnswer[];
}

export interface CohortSetting {
  readonly content: Content;
  /** Of each profile, in each world. */
  readonly pupils: number;
  readonly seed: string;
}

/**
 * Pupils to fit weights on, one after the other: the real engine teaches `pupils` of each profile, a yardstick one more.
 * They are then asked again after pauses that no policy has chosen: a policy asks soon what is forgotten soon, so that
 * its own gaps would say that nothing is forgotten.
 */
export function* makeCohort({ content, pupils, seed }: CohortSetting): Generator<CohortMember> {
  const { graph } = content;
  for (const world of WORLDS.filter(({ name }) => COHORT_WORLDS.some((one) => one === name))) {
    for (const [at, profile] of PROFILES.entries()) {
      for (let number = 1; number <= pupils + 1; number++) {
        const pupil = createPupil({ graph, world, profile, number, seed });
        const length = { content, days: cycled(TERM_DAYS, at + number), problemsADay: PROBLEMS_A_DAY };
        const term =
          number <= pupils
            ? runTerm(pupil, { ...length, placement: "off" })
            : runYardstick(cycled(YARDSTICKS, at), pupil, length);
        yield memberOf(pupil, length.days, term);
      }
    }
  }
}

/** How many that are. */
export function sizeOfCohort(pupils: number): number {
  return COHORT_WORLDS.length * PROFILES.length * (pupils + 1);
}

function cycled<Value>(values: readonly [Value, ...Value[]], number: number): Value {
  return values[number % values.length] ?? values[0];
}

function memberOf(pupil: Pupil, days: number, term: Term): CohortMember {
  const answers = firstAnswersOf(term);
  const skills = new Set(term.sessions.flatMap(({ problems }) => problems.map(({ skill }) => skill)));
  const later = PAUSES.flatMap((pause, at) => {
    pupil.sleep(pause - (PAUSES[at - 1] ?? 0));
    const when = morningOf(days) + pause * DAY_MS;
    return [...skills].map((skill) => ({ skill, right: pupil.answerTest(skill, PAUSE_HELP), at: when }));
  });
  return { answers, later };
}
