import { createRng, type Rng } from "../random.ts";
import { exp } from "./exact-functions.ts";

/** A skill as placement sees it; its place in the list is its number, every skill after its prerequisites. */
export interface PlacementSkill {
  /** School grade in which it is usually learned. */
  readonly grade: number;
  readonly prerequisites: readonly number[];
  /** P(known) where practice has told it already [probability]; null where nothing is known. */
  readonly practised: number | null;
}

export interface PlacementAnswer {
  readonly skill: number;
  /** `unclear` says nothing either way. */
  readonly outcome: "right" | "wrong" | "not-learned" | "unclear";
  /** Chance to be right without knowing [probability]. */
  readonly guess: number;
}

export interface PlacementTest {
  readonly skills: readonly PlacementSkill[];
  /** School grade of the learner. */
  readonly grade: number;
  readonly seed: string;
  /** Skills that cannot be asked about. */
  readonly without: readonly number[];
}

/** What is believed after some answers. */
export interface PlacementBelief {
  /** P(known) of each skill [probability]. */
  readonly known: readonly number[];
  /** Skills expected to be taken for what they are not, at the likelier of the two. */
  readonly unsure: number;
  /** So many may be, for it to end. */
  readonly bearable: number;
  /** The skill to ask about now; null when enough is known, or nothing is worth asking. */
  readonly next: number | null;
}

/** Chosen on simulated pupils, 2026-11-27 (`mathflow simulate --placement full`). */
export const PLACEMENT = {
  rules: "placement/3",
  least: 8,
  most: 25,
  /** It ends when no more of all skills are expected to be misjudged [share]: 4 of 60. */
  unsure: 0.065,
  /** A question is worth asking that is expected to change the judgements by so much (sum of squares). */
  leastGain: 1e-4,
  /** Possible states of knowledge that are weighed against each other. */
  states: 1200,
  /** A wrong answer although it is known; the least chance to be right without [probability]. */
  slip: 0.1,
  guess: 0.1,
  /** A skill is known although one of its prerequisites is not [probability]. */
  leak: 0.04,
  /** P(known) as it is told at the end: practice can still move it [probability]. */
  told: { least: 0.05, most: 0.9 },
  /** How steeply the chance to know a skill falls with its grade [1/grade], and how late in the year it is learned. */
  slope: 1.5,
  late: 0.35,
  /** "I haven't learned this", said of a skill that is known and of one that is not [probability]. */
  notLearned: { known: 0.02, unknown: 0.5 },
  /** P(known) a question must have after so many answers in a row that were not right: nobody only fails. */
  kind: [0.2, 0.5, 0.8, 0.9],
  /** Tried one after another from the one wanted down, where no skill is known so likely. */
  ladder: [0.9, 0.8, 0.6, 0.5, 0.35, 0.2, 0],
  /** The first question is one that is likely known. */
  first: 0.6,
  /** So many not right in a row, and nothing likely known to ask: it ends, where no more are expected to be misjudged [share]. */
  inVain: { run: 4, unsure: 0.13 },
} as const;

interface Particle {
  readonly known: Uint8Array;
  /** Where the learner stands on the scale of school grades. */
  readonly theta: number;
  weight: number;
}

/**
 * What the answers so far say about every skill of the graph, and what to ask next. Possible states of knowledge are
 * drawn from what the school grade lets one expect, weighed by the answers (a particle filter, renewed by Gibbs steps
 * when few states carry the weight); asked is what is expected to change the judgement of all skills most, within the
 * rules of kindness. The same test and answers give the same belief on every device.
 *
 * After Falmagne & Doignon (2011), Learning Spaces; Del Moral, Doucet & Jasra (2006), sequential Monte Carlo samplers.
 */
export function believe(test: PlacementTest, answers: readonly PlacementAnswer[]): PlacementBelief {
  const filter = filterFor(test, answers);
  const known = filter.marginals();
  const unsure = known.reduce((sum, p) => sum + Math.min(p, 1 - p), 0);
  const { least, most } = PLACEMENT;
  const bearable = PLACEMENT.unsure * test.skills.length;
  const askable = askableSkills(known, test, answers);
  const isEnough =
    answers.length >= most ||
    (answers.length >= least && unsure <= bearable) ||
    isInVain(
      unsure / test.skills.length,
      answers,
      askable.map((skill) => known[skill] ?? 0),
    );
  return { known, unsure, bearable, next: isEnough ? null : filter.mostTelling(known, askable, leastKnown(answers)) };
}

/** Each once, and none that is as good as known or as good as not. */
function askableSkills(
  known: readonly number[],
  { without }: PlacementTest,
  answers: readonly PlacementAnswer[],
): readonly number[] {
  const out = new Set([...without, ...answers.map(({ skill }) => skill)]);
  return known.flatMap((p, skill) => (p < 0.02 || p > 0.98 || out.has(skill) ? [] : [skill]));
}

/** Nothing was right for a while, and nothing that is likely known is left to ask: going on would only tell of failing. `unsure` is a share. */
function isInVain(unsure: number, answers: readonly PlacementAnswer[], left: readonly number[]): boolean {
  const { run, unsure: most } = PLACEMENT.inVain;
  return unsure <= most && missesInARow(answers) >= run && left.every((p) => p < 0.5);
}

function missesInARow(answers: readonly PlacementAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex(({ outcome }) => outcome === "right");
}

/** Lower bounds of P(known) by kindness: each next one is tried where no skill has the one before [PLA4]. */
function leastKnown(answers: readonly PlacementAnswer[]): readonly number[] {
  const { kind, first, ladder } = PLACEMENT;
  const wanted = answers.length === 0 ? first : (kind[Math.min(missesInARow(answers), kind.length - 1)] ?? 0);
  return ladder.filter((bound) => bound <= wanted);
}

/** The newest filter: with one answer more it goes on, instead of beginning with the first again. */
let newest: {
  readonly test: PlacementTest;
  readonly answers: readonly PlacementAnswer[];
  readonly filter: Filter;
} | null = null;

function filterFor(test: PlacementTest, answers: readonly PlacementAnswer[]): Filter {
  const canGoOn =
    newest !== null &&
    newest.answers.length <= answers.length &&
    sourceOf(newest.test, newest.answers) === sourceOf(test, answers.slice(0, newest.answers.length));
  const filter = canGoOn && newest !== null ? newest.filter : new Filter(test);
  for (const answer of answers.slice(filter.answers.length)) filter.answer(answer);
  newest = { test, answers, filter };
  return filter;
}

/** All that a filter follows from. */
function sourceOf({ skills, grade, seed }: PlacementTest, answers: readonly PlacementAnswer[]): string {
  return JSON.stringify([skills, grade, seed, answers]);
}

class Filter {
  readonly answers: PlacementAnswer[] = [];
  private readonly skills: readonly PlacementSkill[];
  private readonly dependents: readonly (readonly number[])[];
  private readonly rng: Rng;
  private particles: readonly Particle[];

  constructor({ skills, grade, seed }: PlacementTest) {
    this.skills = skills;
    this.rng = createRng(`placement/${seed}`);
    const dependents: number[][] = skills.map(() => []);
    skills.forEach(({ prerequisites }, skill) => prerequisites.forEach((id) => dependents[id]?.push(skill)));
    this.dependents = dependents;
    this.particles = Array.from({ length: PLACEMENT.states }, () => this.draw(grade));
    this.particles.forEach((particle) => {
      particle.weight *= skills.reduce((all, skill, at) => all * told(skill, particle.known[at] === 1), 1);
    });
    this.settle();
  }

  answer(answer: PlacementAnswer): void {
    this.answers.push(answer);
    for (const particle of this.particles) particle.weight *= likelihood(answer, particle.known[answer.skill] === 1);
    this.settle();
  }

  /** P(known) of each skill. */
  marginals(): readonly number[] {
    const sums = new Float64Array(this.skills.length);
    for (const { known, weight } of this.particles) {
      for (let skill = 0; skill < sums.length; skill++)
        if (known[skill] === 1) sums[skill] = (sums[skill] ?? 0) + weight;
    }
    return [...sums];
  }

  /** The askable skill whose answer is expected to move the judgements of all most, at or above the first bound there is one for. */
  mostTelling(known: readonly number[], askable: readonly number[], bounds: readonly number[]): number | null {
    const worth = askable
      .map((skill) => ({ skill, p: known[skill] ?? 0, gain: this.expectedGain(skill, known) }))
      .filter(({ gain }) => gain > PLACEMENT.leastGain)
      .toSorted((a, b) => b.gain - a.gain);
    for (const bound of bounds) {
      const best = worth.find(({ p }) => p >= bound);
      if (best !== undefined) return best.skill;
    }
    return null;
  }

  /** Expected sum of squared changes of P(known) over all skills. */
  private expectedGain(skill: number, known: readonly number[]): number {
    const p = known[skill] ?? 0;
    const { slip, guess } = PLACEMENT;
    const both = new Float64Array(known.length);
    for (const particle of this.particles) {
      if (particle.known[skill] !== 1) continue;
      for (let t = 0; t < both.length; t++) if (particle.known[t] === 1) both[t] = (both[t] ?? 0) + particle.weight;
    }
    const right = p * (1 - slip) + (1 - p) * guess;
    return known.reduce((gain, other, t) => {
      const joint = both[t] ?? 0;
      const ifRight = (joint * (1 - slip) + (other - joint) * guess) / right;
      const ifWrong = (joint * slip + (other - joint) * (1 - guess)) / (1 - right);
      return gain + right * (ifRight - other) ** 2 + (1 - right) * (ifWrong - other) ** 2;
    }, 0);
  }

  /** Three in four within three grades of the school's; the others anywhere, for those who are far from theirs. */
  private draw(grade: number): Particle {
    const isFar = this.uniform() < 0.25;
    const theta = isFar ? -1 + 9 * this.uniform() : grade - 0.2 + 3 * (this.uniform() + this.uniform() - 1);
    const known = new Uint8Array(this.skills.length);
    this.skills.forEach((_, skill) => {
      known[skill] = this.uniform() < this.prior(skill, known, theta) ? 1 : 0;
    });
    return { known, theta, weight: 1 };
  }

  private prior(at: number, known: Uint8Array, theta: number): number {
    const skill = this.skills[at];
    if (skill === undefined || skill.prerequisites.some((id) => known[id] !== 1)) return PLACEMENT.leak;
    return 1 / (1 + exp(-PLACEMENT.slope * (theta - skill.grade - PLACEMENT.late)));
  }

  /** Weights sum to 1; where few states carry them, others like those are drawn. */
  private settle(): void {
    const total = this.particles.reduce((sum, { weight }) => sum + weight, 0);
    for (const particle of this.particles) particle.weight /= total;
    const effective = 1 / this.particles.reduce((sum, { weight }) => sum + weight * weight, 0);
    if (effective < PLACEMENT.states / 3) this.renew();
  }

  /** Draws anew by weight (systematic resampling), and moves each by one Gibbs sweep that keeps prior and answers. */
  private renew(): void {
    const step = 1 / PLACEMENT.states;
    let at = this.uniform() * step;
    let sum = 0;
    const drawn: Particle[] = [];
    for (const { known, theta, weight } of this.particles) {
      sum += weight;
      for (; at < sum && drawn.length < PLACEMENT.states; at += step) {
        drawn.push({ known: Uint8Array.from(known), theta, weight: step });
      }
    }
    const ofSkill = this.skills.map((_, skill) => this.answers.filter((answer) => answer.skill === skill));
    for (const particle of drawn) {
      this.skills.forEach((skill, number) => {
        const ifKnown = this.local(number, particle, 1, ofSkill[number] ?? []) * told(skill, true);
        const ifNot = this.local(number, particle, 0, ofSkill[number] ?? []) * told(skill, false);
        particle.known[number] = this.uniform() * (ifKnown + ifNot) < ifKnown ? 1 : 0;
      });
    }
    this.particles = drawn;
  }

  /** Everything about one state of knowledge in which this skill has a part. */
  private local(skill: number, { known, theta }: Particle, value: 0 | 1, answers: readonly PlacementAnswer[]): number {
    known[skill] = value;
    const own = this.prior(skill, known, theta);
    let product = value === 1 ? own : 1 - own;
    for (const dependent of this.dependents[skill] ?? []) {
      const chance = this.prior(dependent, known, theta);
      product *= known[dependent] === 1 ? chance : 1 - chance;
    }
    return answers.reduce((all, answer) => all * likelihood(answer, value === 1), product);
  }

  private uniform(): number {
    return this.rng.uint32() / 2 ** 32;
  }
}

/** What practice told of a skill before. */
function told({ practised }: PlacementSkill, known: boolean): number {
  if (practised === null) return 1;
  return known ? practised : 1 - practised;
}

function likelihood({ outcome, guess }: PlacementAnswer, known: boolean): number {
  if (outcome === "unclear") return 1;
  const { slip, notLearned } = PLACEMENT;
  const said = known ? notLearned.known : notLearned.unknown;
  if (outcome === "not-learned") return said;
  const right = known ? 1 - slip : Math.max(guess, PLACEMENT.guess);
  return (1 - said) * (outcome === "right" ? right : 1 - right);
}
