import { compareText } from "../ids.ts";
import { exp } from "./exact-functions.ts";
import { round6 } from "./ability-scale.ts";
import { ABILITY_GRID, chanceRight, startPosterior, withResponse, type Ability } from "./ability.ts";

/** An answer as evidence of how hard what was asked is. */
export interface DifficultyResponse {
  /** What shares a shift: an item, or a family of items. */
  readonly group: string;
  /** As authored [logit]. */
  readonly difficulty: number;
  /** Chance to be right without knowing [probability]. */
  readonly guess: number;
  /** Points reached [0 to 1]. */
  readonly score: number;
}

/** One learner at one exam. */
export interface Sitting {
  readonly id: string;
  /** What is believed of ability before its answers. */
  readonly prior: Ability;
  readonly responses: readonly DifficultyResponse[];
}

export interface RefinedDifficulty {
  readonly group: string;
  /** Answers it is worked out from. */
  readonly n: number;
  /** Mean authored difficulty of what was answered, and what it would be with the shift [logit]. */
  readonly authored: number;
  readonly proposed: number;
  readonly shift: number;
  /** Standard error of the shift [logit]. */
  readonly se: number;
}

/** How far difficulties are from the authored ones before there are answers: standard deviation [logit], as in IRT10. */
const AUTHORED_SE = 0.5;

/** Rounds end when no shift moved further than this [logit], and after so many at the latest. */
const SETTLED = 1e-4;
const MAX_ROUNDS = 200;

/** What the answers of one round say of a shift: slope of the log-likelihood, and information about it. */
interface Evidence {
  slope: number;
  /** If abilities were known, and what is missing of it as they are not. */
  information: number;
  missing: number;
}

/**
 * How far each group is harder or easier than authored: the mode of
 *
 *     sum over sittings of  log ∫ prior(theta) Π P(answer | theta, difficulty + shift) dtheta   -   shift² / (2 · 0.5²)
 *
 * with P as in `estimateAbility`, the pace apart. Abilities are integrated out by EM on the grid of abilities (Bock &
 * Aitkin 1981), the prior at the authored difficulty shrinks what few answers say (Bayes modal estimation, Mislevy
 * 1986), and the standard error counts what is not known of abilities (Louis 1982) [IRT12].
 */
export function refineDifficulties(sittings: readonly Sitting[]): readonly RefinedDifficulty[] {
  const ordered = sittings.toSorted((a, b) => compareText(a.id, b.id));
  const all = ordered.flatMap(({ responses }) => responses);
  const groups = [...new Set(all.map(({ group }) => group))].toSorted(compareText);
  let shifts = new Map(groups.map((group) => [group, 0]));
  let evidence = weigh(ordered, shifts);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = shifts;
    shifts = new Map([...before].map(([group, shift]) => [group, shift + stepOf(evidence.get(group), shift)]));
    evidence = weigh(ordered, shifts);
    if (groups.every((group) => Math.abs((shifts.get(group) ?? 0) - (before.get(group) ?? 0)) < SETTLED)) break;
  }
  return groups.map((group) => {
    const own = all.filter((response) => response.group === group);
    const authored = own.reduce((sum, { difficulty }) => sum + difficulty, 0) / own.length;
    const shift = shifts.get(group) ?? 0;
    const { information = 0, missing = 0 } = evidence.get(group) ?? {};
    const precision = Math.max(0, information - missing) + 1 / AUTHORED_SE ** 2;
    return {
      group,
      n: own.length,
      authored: round6(authored),
      proposed: round6(authored + shift),
      shift: round6(shift),
      se: round6(1 / Math.sqrt(precision)),
    };
  });
}

/** One step of Fisher scoring towards the mode. */
function stepOf(evidence: Evidence | undefined, shift: number): number {
  const { slope = 0, information = 0 } = evidence ?? {};
  return (slope - shift / AUTHORED_SE ** 2) / (information + 1 / AUTHORED_SE ** 2);
}

/** What all answers say of each shift, with abilities weighed by what the answers of each sitting say of them. */
function weigh(sittings: readonly Sitting[], shifts: ReadonlyMap<string, number>): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const { prior, responses } of sittings) {
    const shifted = responses.map((one) => ({ ...one, difficulty: one.difficulty + (shifts.get(one.group) ?? 0) }));
    const weights = weightsOf(prior, shifted);
    for (const group of new Set(shifted.map((response) => response.group))) {
      const own = shifted.filter((response) => response.group === group);
      const sum = evidence.get(group) ?? { slope: 0, information: 0, missing: 0 };
      const points = ABILITY_GRID.map((theta) => evidenceAt(theta, own));
      const mean = (of: (point: (typeof points)[number]) => number) =>
        points.reduce((total, point, at) => total + (weights[at] ?? 0) * of(point), 0);
      const slope = mean((point) => point.slope);
      sum.slope += slope;
      sum.information += mean(({ information }) => information);
      sum.missing += mean((point) => (point.slope - slope) ** 2);
      evidence.set(group, sum);
    }
  }
  return evidence;
}

/** How likely each ability of the grid is after the answers; together 1. */
function weightsOf(prior: Ability, responses: readonly DifficultyResponse[]): readonly number[] {
  // At the benchmark pace, which says nothing.
  const posterior = responses.reduce(
    (before, response) => withResponse(before, { ...response, latencyMs: 1, benchmarkMs: 1 }),
    startPosterior(prior),
  );
  const highest = Math.max(...posterior);
  const weights = posterior.map((log) => exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function evidenceAt(theta: number, responses: readonly DifficultyResponse[]) {
  let slope = 0;
  let information = 0;
  for (const { difficulty, guess, score } of responses) {
    const right = chanceRight(theta, difficulty, guess);
    const known = (right - guess) / (1 - guess);
    const fall = (1 - guess) * known * (1 - known);
    slope -= fall * (score / right - (1 - score) / (1 - right));
    information += (fall * fall) / (right * (1 - right));
  }
  return { slope, information };
}
