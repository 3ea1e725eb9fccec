import { createRng, type Rng } from "../random.ts";
import { partOver, pickProgressively } from "../learner/progressive.ts";
import {
  abilityOf,
  chanceRight,
  informationAt,
  startPosterior,
  withResponse,
  type Ability,
} from "../learner/ability.ts";
import { round6 } from "../learner/ability-scale.ts";

/** An item as a simulated exam sees it. */
export interface PoolItem {
  /** [logit] */
  readonly difficulty: number;
  readonly guess: number;
}

/**
 * How the next item is chosen. `fixed`: one form for everybody, spread over the abilities expected; `random`: any;
 * `maximum`: the one that tells most; `randomesque`: one of the five best (Kingsbury & Zara 1989); `progressive`: by
 * chance at first, by information later (Revuelta & Ponsoda 1998), as exams here do.
 */
export const SELECTION_RULES = ["fixed", "random", "maximum", "randomesque", "progressive"] as const;
export type SelectionRule = (typeof SELECTION_RULES)[number];
export const OUR_RULE = "progressive" satisfies SelectionRule;

export interface SimulatedExams {
  readonly rule: SelectionRule;
  /** Mean number of items until the standard error is as asked; those who never get there count with the most. */
  readonly items: number;
  /** After the same number of items for everybody: mean standard error, and root mean square error [logit]. */
  readonly se: number;
  readonly rmse: number;
  /** Largest share of examinees that met one item, and share of the pool that nobody met, after so many items. */
  readonly exposureMax: number;
  readonly unused: number;
}

export interface ExamSimulation {
  readonly pool: readonly PoolItem[];
  readonly examinees: number;
  /** Items at which standard errors are compared. */
  readonly length: number;
  /** Standard error at which an exam may end, and items after which it must [logit]. */
  readonly targetSe: number;
  readonly longest: number;
  /** Ability of the examinees, and what is expected of them before [logit]. */
  readonly population: Ability;
  /** How far an item's true difficulty is from the one it is chosen and marked by: standard deviation [logit]. */
  readonly misjudged: number;
  readonly seed: string;
}

/** Simulates exams with one rule; the same seed gives the same examinees to every rule [IRT6]-[IRT7]. */
export function simulateExams(rule: SelectionRule, simulation: ExamSimulation): SimulatedExams {
  const { pool, examinees, length, seed } = simulation;
  const met = new Map<number, number>();
  const fixed = fixedForm(simulation);
  const runs = Array.from({ length: examinees }, (_, index) =>
    runExam(rule, simulation, fixed, createRng(`exam-sim/${seed}/${index}`), createRng(`${seed}/${rule}/${index}`)),
  );
  for (const { served } of runs) for (const item of served.slice(0, length)) met.set(item, (met.get(item) ?? 0) + 1);
  const mean = (of: (run: Run) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  return {
    rule,
    items: round6(mean(({ itemsToTarget }) => itemsToTarget)),
    se: round6(mean(({ atLength }) => atLength.se)),
    rmse: round6(Math.sqrt(mean(({ atLength, truth }) => (atLength.theta - truth) ** 2))),
    exposureMax: round6(Math.max(...met.values()) / examinees),
    unused: round6(1 - met.size / pool.length),
  };
}

interface Run {
  readonly truth: number;
  readonly served: readonly number[];
  readonly itemsToTarget: number;
  readonly atLength: Ability;
}

function runExam(
  rule: SelectionRule,
  { pool, length, targetSe, longest, population, misjudged, seed }: ExamSimulation,
  fixed: readonly number[],
  person: Rng,
  dice: Rng,
): Run {
  const truth = population.theta + population.se * normal(person);
  let posterior = startPosterior(population);
  let ability = abilityOf(posterior);
  let atLength = ability;
  let itemsToTarget = longest;
  const served: number[] = [];
  while (served.length < Math.min(longest, pool.length)) {
    const over = partOver({ asked: served.length, most: length, before: population, now: ability, stopSe: targetSe });
    const next = chooseItem(rule, pool, served, fixed, ability.theta, over, dice);
    const item = pool[next];
    if (item === undefined) break;
    served.push(next);
    const hardness = item.difficulty + misjudged * normal(createRng(`${seed}/item/${next}`));
    const score = uniform(person) < chanceRight(truth, hardness, item.guess) ? 1 : 0;
    // Benchmarks are 1 s here; somebody takes between half and one and a half of that.
    posterior = withResponse(posterior, {
      ...item,
      score,
      latencyMs: 500 + 1_000 * uniform(person),
      benchmarkMs: 1_000,
    });
    ability = abilityOf(posterior);
    if (served.length === length) atLength = ability;
    if (ability.se <= targetSe && served.length < itemsToTarget) itemsToTarget = served.length;
    if (itemsToTarget < longest && served.length >= length) break;
  }
  return { truth, served, itemsToTarget, atLength };
}

function chooseItem(
  rule: SelectionRule,
  pool: readonly PoolItem[],
  served: readonly number[],
  fixed: readonly number[],
  theta: number,
  progress: number,
  dice: Rng,
): number {
  if (rule === "fixed") return fixed[served.length] ?? -1;
  const asked = new Set(served);
  const left = pool.flatMap((item, index) =>
    asked.has(index) ? [] : [{ index, information: informationAt(theta, item.difficulty, item.guess) }],
  );
  if (rule === "random") return dice.pick(left).index;
  if (rule === "progressive") return pickProgressively(left, progress, dice)?.index ?? -1;
  const best = bestFirst(left);
  if (rule === "maximum") return best[0]?.index ?? -1;
  return dice.pick(best.slice(0, 5)).index;
}

function bestFirst<Option extends { readonly information: number }>(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => b.information - a.information);
}

/** Items spread evenly over the middle of the abilities expected, hardest and easiest alternately towards the edge. */
function fixedForm({ pool, population, longest }: ExamSimulation): readonly number[] {
  const chosen: number[] = [];
  for (let count = 0; count < Math.min(longest, pool.length); count++) {
    // -1, 1, -2, 2 … thirds of a standard deviation round the mean, again and again.
    const step = (((count + 1) >> 1) % 5) * (count % 2 === 0 ? 1 : -1);
    const target = population.theta + (population.se * step) / 3;
    const distance = (index: number) => Math.abs((pool[index]?.difficulty ?? 0) - target);
    const left = pool.map((_, index) => index).filter((index) => !chosen.includes(index));
    chosen.push(left.reduce((a, b) => (distance(b) < distance(a) ? b : a)));
  }
  return chosen;
}

/** 0 to 1, 1 excluded. */
function uniform(rng: Rng): number {
  return rng.uint32() / 2 ** 32;
}

/** Sum of twelve uniform ones: normal as far as it matters here, with + alone. */
function normal(rng: Rng): number {
  return Array.from({ length: 12 }, () => uniform(rng)).reduce((sum, one) => sum + one, -6);
}
