import type { SkillGraph, SkillId, SkillNode } from "#engine";
import { draw, drawBetween } from "./draw.ts";
import { unknownPrerequisites, type Help, type Mind, type MindSetting, type SkillTraits } from "./mind.ts";
import type { Profile } from "./profiles.ts";
import { createStrengthMind, logistic } from "./strength-mind.ts";
import { createSwitchMind } from "./switch-mind.ts";
import type { World } from "./worlds.ts";

/** A simulated pupil. Whoever teaches sees answers and calls for hints; the other half is for measuring. */
export interface Pupil {
  /** Names the pupil: everything that is drawn for them begins with it. */
  readonly key: string;
  readonly profile: Profile;
  /** How many hints are asked for before the next answer on a skill. */
  readonly hintsWanted: (skill: SkillId) => 0 | 1 | 2 | 3;
  /** The first answer to a problem, and what is learned from the problem: whether the answer is right. */
  readonly answer: (skill: SkillId, help: Help) => boolean;
  /** A further answer to it. */
  readonly answerAgain: (skill: SkillId, help: Help) => boolean;
  /** Answers a question of a test: nothing is learned from it. */
  readonly answerTest: (skill: SkillId, help: Help) => boolean;
  readonly sleep: (nights: number) => void;
  /** The truth, hidden from whoever teaches. */
  readonly truth: {
    readonly knows: (skill: SkillId) => boolean;
    readonly known: () => number;
    /** Whether all prerequisites are known. */
    readonly isReady: (skill: SkillId) => boolean;
  };
}

export interface PupilSetting {
  readonly graph: SkillGraph;
  readonly world: World;
  readonly profile: Profile;
  /** Which of the pupils of this profile. */
  readonly number: number;
  readonly seed: string;
}

/** Makes a pupil: the same one for the same seed, and in every world, as far as it allows that [SIM2]. */
export function createPupil({ graph, world, profile, number, seed }: PupilSetting): Pupil {
  const key = `${seed}/${profile.name}/${number}`;
  const mind = createMind({ graph, world, traits: traitsOf(key, profile), start: startOf(key, graph, world, profile) });
  const problems = new Map<SkillId, number>();
  const attempts = new Map<SkillId, number>();
  const tests = new Map<SkillId, number>();
  let nightsSlept = 0;

  function hintsWanted(skill: SkillId): 0 | 1 | 2 | 3 {
    if (profile.hints === "some" && mind.knows(skill)) return 0;
    const problem = problems.get(skill) ?? 0;
    if (draw(key, skill, problem, "asks") >= profile.readiness) return 0;
    return profile.hints === "all" ? 3 : ((1 + Math.floor(3 * draw(key, skill, problem, "hints"))) as 1 | 2 | 3);
  }

  function answer(skill: SkillId, help: Help): boolean {
    const right = answerAgain(skill, help);
    const problem = problems.get(skill) ?? 0;
    problems.set(skill, problem + 1);
    mind.practise(skill, right, draw(key, skill, problem, "learns"));
    return right;
  }

  function answerAgain(skill: SkillId, help: Help): boolean {
    const attempt = attempts.get(skill) ?? 0;
    attempts.set(skill, attempt + 1);
    return draw(key, skill, attempt, "right") < mind.chanceRight(skill, help);
  }

  function answerTest(skill: SkillId, help: Help): boolean {
    const test = tests.get(skill) ?? 0;
    tests.set(skill, test + 1);
    return draw(key, skill, test, "test") < mind.chanceRight(skill, help);
  }

  return {
    key,
    profile,
    hintsWanted,
    answer,
    answerAgain,
    answerTest,
    sleep: (nights) => {
      nightsSlept += nights;
      mind.sleep(nights, (skill) => draw(key, skill, nightsSlept, "forgets"));
    },
    truth: {
      knows: mind.knows,
      known: () => graph.nodes.filter(({ id }) => mind.knows(id)).length,
      isReady: (skill) => unknownPrerequisites(graph, skill, mind.knows) === 0,
    },
  };
}

function createMind(setting: MindSetting): Mind {
  return setting.world.mind === "switch" ? createSwitchMind(setting) : createStrengthMind(setting);
}

function traitsOf(key: string, { rate, carelessness }: Profile): (skill: SkillId) => SkillTraits {
  const traits = new Map<SkillId, SkillTraits>();
  return (skill) => {
    const known = traits.get(skill) ?? {
      transit: Math.min(0.8, drawBetween(0.08, 0.38, key, skill, "transit") * rate),
      slip: drawBetween(0.04, 0.14, key, skill, "slip") * carelessness,
      guess: drawBetween(0.05, 0.25, key, skill, "guess"),
      firmness: draw(key, skill, "firmness"),
    };
    traits.set(skill, known);
    return known;
  };
}

/** How surely a skill is known a grade above one's own [logit a grade], and how far a grade's skills lie above its start. */
const SLOPE = 2.2;
const WITHIN_GRADE = 0.35;

/** What is known before the first day: what comes with the pupil's real grade, where its prerequisites are known. */
function startOf(key: string, graph: SkillGraph, world: World, profile: Profile): ReadonlySet<SkillId> {
  const known = new Set<SkillId>();
  for (const node of graph.nodes) {
    const isLoner = draw(key, node.id, "loner") < world.loners;
    if (!isLoner && !node.prerequisites.every((id) => known.has(id))) continue;
    const ahead = profile.real + strandOffset(key, world, node) - (node.grade ?? 0) - WITHIN_GRADE;
    if (draw(key, node.id, "start") < logistic(SLOPE * ahead)) known.add(node.id);
  }
  return known;
}

function strandOffset(key: string, { strandSpread }: World, { strand }: SkillNode): number {
  return drawBetween(-strandSpread / 2, strandSpread / 2, key, strand ?? "", "strand");
}
