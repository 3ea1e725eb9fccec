import type { Content } from "#engine";
import { isDeclaredByLuck, LUCK_RATES } from "./declared-by-luck.ts";
import type { Placement } from "./placement.ts";
import { createPupil } from "./pupil.ts";
import type { Profile } from "./profiles.ts";
import { runTerm } from "./run-term.ts";
import { tallyTerm, type Sum, type Tally } from "./tally.ts";
import type { TermLength } from "./term.ts";
import type { World } from "./worlds.ts";
import { runYardstick, YARDSTICKS } from "./yardsticks.ts";

/** Who teaches: the product's engine, or a yardstick. */
export const POLICIES = ["engine", ...YARDSTICKS] as const;
export type Policy = (typeof POLICIES)[number];

/** What is to be simulated. Plain data. */
export interface Plan extends TermLength {
  readonly seed: string;
  readonly policies: readonly Policy[];
  readonly worlds: readonly World[];
  readonly profiles: readonly Profile[];
  /** Of each profile. */
  readonly pupils: number;
  /** For each skill and rate, how many who are right by chance try whether the engine declares it. */
  readonly lucky: number;
  readonly placement: Placement;
}

/** One piece of a plan that is simulated on its own; pieces may run anywhere and in any order. */
export type Task =
  | {
      readonly type: "term";
      readonly policy: Policy;
      readonly world: World;
      readonly profile: Profile;
      readonly number: number;
    }
  /** Every skill of the bank, by somebody who is right by chance. */
  | { readonly type: "luck"; readonly rate: number; readonly number: number };

export type Outcome =
  | {
      readonly type: "term";
      readonly policy: Policy;
      readonly world: string;
      readonly profile: Profile;
      readonly tally: Tally;
    }
  | { readonly type: "luck"; readonly rate: number; readonly declared: Sum };

/** All of a plan. */
export function tasksOf({ policies, worlds, profiles, pupils, lucky }: Plan): readonly Task[] {
  const terms = policies.flatMap((policy) =>
    worlds.flatMap((world) =>
      profiles.flatMap((profile) =>
        upTo(pupils).map((number): Task => ({ type: "term", policy, world, profile, number })),
      ),
    ),
  );
  return [
    ...terms,
    ...LUCK_RATES.flatMap((rate) => upTo(lucky).map((number): Task => ({ type: "luck", rate, number }))),
  ];
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Simulates one piece; the same for the same plan and content. */
export function runTask(task: Task, plan: Plan, content: Content): Outcome {
  if (task.type === "luck") {
    const { rate, number } = task;
    const key = `${plan.seed}/luck/${number}`;
    const declared = content.graph.nodes.filter(({ id }) => isDeclaredByLuck({ content, skill: id, rate, key }));
    return { type: "luck", rate, declared: { sum: declared.length, count: content.graph.nodes.length } };
  }
  const { policy, world, profile, number } = task;
  const pupil = createPupil({ graph: content.graph, world, profile, number, seed: plan.seed });
  const { days, problemsADay, placement } = plan;
  const term =
    policy === "engine"
      ? runTerm(pupil, { content, days, problemsADay, placement })
      : runYardstick(policy, pupil, { content, days, problemsADay });
  return { type: "term", policy, world: world.name, profile, tally: tallyTerm(term) };
}
