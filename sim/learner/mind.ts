import type { Difficulty, SkillGraph, SkillId } from "#engine";
import type { World } from "./worlds.ts";

/** What a pupil brings to one skill [probabilities]. */
export interface SkillTraits {
  /** Learned at one problem, with every prerequisite known. */
  readonly transit: number;
  readonly slip: number;
  readonly guess: number;
  /** How well it is known where it is known from before the first day: 0 just so, 1 very well. */
  readonly firmness: number;
}

/** What helps with one answer. */
export interface Help {
  readonly level: Difficulty;
  /** The highest hint seen; 0 is none. */
  readonly hint: 0 | 1 | 2 | 3;
  /** How many answers there are to choose from; 0 where it is typed. */
  readonly choices: number;
}

/** What a pupil truly knows. */
export interface Mind {
  readonly knows: (skill: SkillId) => boolean;
  /** [probability] */
  readonly chanceRight: (skill: SkillId, help: Help) => number;
  /**
   * One problem, with its first answer: it teaches, and what is known lasts longer.
   *
   * @param luck - a uniform draw, 0 to 1
   */
  readonly practise: (skill: SkillId, right: boolean, luck: number) => void;
  /** Some is lost; `luck` gives a uniform draw for each skill. */
  readonly sleep: (nights: number, luck: (skill: SkillId) => number) => void;
}

export interface MindSetting {
  readonly graph: SkillGraph;
  readonly world: World;
  readonly traits: (skill: SkillId) => SkillTraits;
  readonly start: ReadonlySet<SkillId>;
}

/** Chance of a right answer without knowing, by the highest hint seen [probability]. */
const RIGHT_BY_HINT = [0, 0.2, 0.4, 0.7] as const;

/** Without knowing: a guess, a choice among few, or what the hints gave away [probability]. */
export function chanceUnknown(guess: number, { hint, choices }: Help): number {
  return Math.max(guess, RIGHT_BY_HINT[hint], choices > 1 ? 1 / choices : 0);
}

/** Factors on the half-life: known from before the first day, right, wrong, and as a prerequisite of what was right. */
const LASTS = { fromBefore: 8, right: 1.7, wrong: 1.1, beneath: 1.25 } as const;

/** How long each skill lasts. */
export interface Retention {
  /** Share that is left after so many nights [0 to 1]. */
  readonly left: (skill: SkillId, nights: number) => number;
  readonly practised: (skill: SkillId, right: boolean) => void;
  /** A skill that is learned anew lasts as long as at first. */
  readonly restart: (skill: SkillId) => void;
  readonly nextDay: () => void;
}

export function createRetention({ graph, world, start }: MindSetting): Retention {
  const halfLives = new Map<SkillId, number>([...start].map((skill) => [skill, world.halfLife * LASTS.fromBefore]));
  /** Skills that have had their practice of the day. */
  const today = new Set<SkillId>();
  const halfLifeOf = (skill: SkillId) => halfLives.get(skill) ?? world.halfLife;

  function stretch(skill: SkillId, factor: number): void {
    if (world.spacing && today.has(skill)) return;
    today.add(skill);
    halfLives.set(skill, halfLifeOf(skill) * factor);
  }

  return {
    left: (skill, nights) => 2 ** (-nights / halfLifeOf(skill)),
    practised: (skill, right) => {
      stretch(skill, right ? LASTS.right : LASTS.wrong);
      if (!right) return;
      for (const beneath of graph.byId.get(skill)?.prerequisites ?? []) stretch(beneath, LASTS.beneath);
    },
    restart: (skill) => halfLives.set(skill, world.halfLife),
    nextDay: () => today.clear(),
  };
}

/** Skills that a skill needs and that are not known. */
export function unknownPrerequisites(graph: SkillGraph, skill: SkillId, knows: Mind["knows"]): number {
  return (graph.byId.get(skill)?.prerequisites ?? []).filter((id) => !knows(id)).length;
}
