import { createDice } from "../dice.ts";
import { friendly } from "../friendly.ts";
import type { Behaviour } from "../types.ts";
import { together } from "./join.ts";
import { leakBehaviours } from "./leaks.ts";
import { mannersBehaviours } from "./manners.ts";
import { mathematicsBehaviours } from "./mathematics.ts";
import { obeyBehaviours } from "./obeys.ts";
import { shapeBehaviours } from "./shapes.ts";
import { statusBehaviours } from "./statuses.ts";
import { transportBehaviours } from "./transport.ts";

/** Behaviours by what they do badly. */
export const BEHAVIOUR_GROUPS = {
  leaks: leakBehaviours,
  obeys: obeyBehaviours,
  mathematics: mathematicsBehaviours,
  manners: mannersBehaviours,
  shapes: shapeBehaviours,
  statuses: statusBehaviours,
  transport: transportBehaviours,
} as const satisfies Readonly<Record<string, readonly Behaviour[]>>;

export type BehaviourGroup = keyof typeof BEHAVIOUR_GROUPS;

/** Bad words only: what arrives is whole and fits the schema. */
export const wordBehaviours: readonly Behaviour[] = [
  ...leakBehaviours,
  ...obeyBehaviours,
  ...mathematicsBehaviours,
  ...mannersBehaviours,
];

export const allBehaviours: readonly Behaviour[] = [friendly, ...Object.values(BEHAVIOUR_GROUPS).flat()];

/** Another one for every request, of all there are, or of these; now and then two at once. */
export function mixed(seed: number, among: readonly Behaviour[] = allBehaviours): Behaviour {
  return {
    name: `mixed-${seed}`,
    choose: (_asked, _dice, number) => {
      const dice = createDice(seed * 1_000_003 + number);
      const chosen = dice.pick(among);
      return dice.below(4) === 0 ? together(chosen, dice.pick(among)) : chosen;
    },
  };
}

/** Bad words on the wire of a good model, one kind after another. */
export function hostile(seed: number): Behaviour {
  return { ...mixed(seed, wordBehaviours), name: `hostile-${seed}` };
}

/** The behaviour of this name: `friendly`, `hostile`, `mixed`, a group, or a single one; undefined for other names. */
export function behaviourNamed(name: string, seed = 1): Behaviour | undefined {
  if (name === "hostile") return hostile(seed);
  if (name === "mixed") return mixed(seed);
  if (Object.hasOwn(BEHAVIOUR_GROUPS, name)) return mixed(seed, BEHAVIOUR_GROUPS[name as BehaviourGroup]);
  return allBehaviours.find((behaviour) => behaviour.name === name);
}
