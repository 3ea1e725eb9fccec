import { DAY_MS, POLICY } from "../policy.ts";
import { isLoaded, isUnderWay, newOnes } from "../recommend/recommend.ts";
import { standings, type Standing } from "../recommend/standing.ts";
import { learnerModel } from "../sessions/learning/serve-next.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import type { NamedSkill } from "./types.ts";

/** What practice has for the next seven days, by skills. */
export interface WeekPlan {
  /** Done, and due by then; first what is due first. */
  readonly refreshes: readonly NamedSkill[];
  readonly underWay: readonly NamedSkill[];
  /** The next new ones, as many as were done in the last seven days, at least two; none while so much is due that they wait. */
  readonly fresh: readonly NamedSkill[];
  /** Where there are none, the next of those that seem known. */
  readonly toShow: readonly NamedSkill[];
  readonly newOnesWait: boolean;
}

const WEEK_MS = 7 * DAY_MS;

/** The plan of the week, from what decides what comes next [VIE16]. */
export function viewWeekPlan(state: TutorState, env: TutorEnv): WeekPlan {
  const model = learnerModel(state, env);
  const all = standings(model);
  const namesOf = (some: readonly Standing[]) =>
    some.map(({ node }) => ({ skillId: node.id, name: nameOfSkill(env.content.graph, node.id) }));
  const due = all
    .filter(({ reviewDue, reviewAt }) => reviewDue || (reviewAt !== null && reviewAt < env.now + WEEK_MS))
    .toSorted((a, b) => (a.reviewAt ?? 0) - (b.reviewAt ?? 0));
  const newOnesWait = isLoaded(all);
  const doneLately = all.filter(({ mastery }) => (mastery.masteredAt ?? -WEEK_MS) > env.now - WEEK_MS).length;
  const next = newOnesWait ? [] : newOnes(all, model.grade);
  const fresh = next.filter(({ presumed }) => !presumed);
  const asMany = Math.max(POLICY.memory.newAWeek, doneLately);
  return {
    refreshes: namesOf(due),
    underWay: namesOf(all.filter(isUnderWay)),
    fresh: namesOf(fresh.slice(0, asMany)),
    toShow: fresh.length > 0 ? [] : namesOf(next.slice(0, asMany)),
    newOnesWait,
  };
}
