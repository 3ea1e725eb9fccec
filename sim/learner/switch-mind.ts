import type { SkillId } from "#engine";
import { chanceUnknown, createRetention, unknownPrerequisites, type Mind, type MindSetting } from "./mind.ts";

/** A mind as Bayesian Knowledge Tracing sees it, which also forgets: each skill is known or not [SIM4]. */
export function createSwitchMind(setting: MindSetting): Mind {
  const { graph, world, traits } = setting;
  const known = new Set<SkillId>(setting.start);
  const retention = createRetention(setting);
  const knows = (skill: SkillId) => known.has(skill);

  return {
    knows,
    chanceRight: (skill, help) => {
      const { slip, guess } = traits(skill);
      return known.has(skill) ? 1 - slip : chanceUnknown(guess, help);
    },
    practise: (skill, right, luck) => {
      if (known.has(skill)) {
        retention.practised(skill, right);
        return;
      }
      const hindrance = world.prerequisiteFactor ** unknownPrerequisites(graph, skill, knows);
      if (luck >= traits(skill).transit * hindrance) return;
      known.add(skill);
      retention.restart(skill);
    },
    sleep: (nights, luck) => {
      for (const { id } of graph.nodes) {
        if (known.has(id) && luck(id) >= retention.left(id, nights)) known.delete(id);
      }
      retention.nextDay();
    },
  };
}
