import type { SkillId } from "#engine";
import { chanceUnknown, createRetention, unknownPrerequisites, type Mind, type MindSetting } from "./mind.ts";

/** Strengths [logit]. From `known` on four answers in five and more are right at level 3. */
const STRENGTH = { unknown: -1.5, known: 1.73, slowerFrom: 3.5 } as const;
/** What one problem adds, as a multiple of the chance to learn [logit]; and the share of it where strength is high. */
const GROWTH = 2.6;
const SLOWER = 0.3;
/** [logit] */
const LEVEL_DIFFICULTY = { 1: -1.2, 2: -0.6, 3: 0, 4: 0.6, 5: 1.2 } as const;

/**
 * A mind in which skills grow by and by, so that many are half known: right often enough to seem known, and not known
 * [SIM5]. Strength fades to the half, at which every other answer at level 3 is right.
 */
export function createStrengthMind(setting: MindSetting): Mind {
  const { graph, world, traits } = setting;
  const strengths = new Map<SkillId, number>(
    graph.nodes.map(({ id }) => [id, setting.start.has(id) ? fromBefore(traits(id).firmness) : STRENGTH.unknown]),
  );
  const retention = createRetention(setting);
  const strengthOf = (skill: SkillId) => strengths.get(skill) ?? STRENGTH.unknown;
  const knows = (skill: SkillId) => strengthOf(skill) >= STRENGTH.known;

  return {
    knows,
    chanceRight: (skill, help) =>
      Math.max(logistic(strengthOf(skill) - LEVEL_DIFFICULTY[help.level]), chanceUnknown(0, help)),
    practise: (skill, right) => {
      const before = strengthOf(skill);
      const hindrance = world.prerequisiteFactor ** unknownPrerequisites(graph, skill, knows);
      const slower = before >= STRENGTH.slowerFrom ? SLOWER : 1;
      strengths.set(skill, before + GROWTH * traits(skill).transit * hindrance * slower);
      if (before >= STRENGTH.known) retention.practised(skill, right);
    },
    sleep: (nights) => {
      for (const [skill, strength] of strengths) {
        // What is less than half known does not fade.
        if (strength > 0) strengths.set(skill, strength * retention.left(skill, nights));
      }
      retention.nextDay();
    },
  };
}

function fromBefore(firmness: number): number {
  return STRENGTH.known + (STRENGTH.slowerFrom - STRENGTH.known) * firmness;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
