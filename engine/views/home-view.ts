import { sessionsOf, type SessionRecord } from "../reports/history-state.ts";
import { standings } from "../recommend/standing.ts";
import { currentProblem } from "../sessions/learning/practice-state.ts";
import { learnerModel } from "../sessions/learning/serve-next.ts";
import { DAY_MS, POLICY } from "../policy.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import type { SkillId } from "../ids.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import { viewRecommendation } from "./practice-view.ts";
import type { NamedSkill, SkillState } from "./types.ts";
import { viewWeekPlan, type WeekPlan } from "./week-plan.ts";

/** What home remembers. Times are wall clock [ms since 1970-01-01 UTC]; whose day they are of the page says. */
export interface HomeView {
  /** When somebody was at work in the last eight days, oldest first. */
  readonly workedAt: readonly number[];
  /** The latest session in which anything came out right. */
  readonly lastTime: {
    readonly at: number;
    readonly kept: readonly NamedSkill[];
    readonly done: readonly NamedSkill[];
    readonly practised: readonly NamedSkill[];
  } | null;
  /** The skill that was kept last, else the one that was done last. */
  readonly newest: (NamedSkill & { readonly at: number; readonly state: "done" | "kept" }) | null;
  /** Stones round the one on the desk, else the next one, along its strand; none where nothing comes next. */
  readonly path: {
    readonly strand: string;
    readonly stones: readonly HomeStoneView[];
  } | null;
  readonly plan: WeekPlan;
  /** Whether the learner may be asked, gently, to say more of themselves [PRF8]. */
  readonly offersAbout: boolean;
}

export interface HomeStoneView extends NamedSkill {
  readonly state: SkillState;
  readonly isNext: boolean;
}

/** A week, and the day on which it is looked at. */
const REMEMBERED_MS = 8 * DAY_MS;
const STONES = 5;
/** Where the next one stands among the stones, where the strand has so many before it. */
const BEFORE = 2;

/** What was done lately, and where the learner stands [VIE4]. */
export function viewHome(state: TutorState, env: TutorEnv): HomeView {
  const sessions = sessionsOf(state.history).filter(({ problems }) => problems > 0);
  const namesOf = (skills: readonly SkillId[]) =>
    skills.map((skillId) => ({ skillId, name: nameOfSkill(env.content.graph, skillId) }));
  // Who only skipped has practised nothing, and is not told so.
  const last = latest(sessions.filter(({ correct }) => correct > 0));
  return {
    workedAt: sessions
      .flatMap(({ startedAt, lastAt }) => [startedAt, lastAt])
      .filter((at) => env.now - at < REMEMBERED_MS)
      .toSorted((a, b) => a - b),
    lastTime:
      last === undefined
        ? null
        : { at: last.lastAt, kept: namesOf(last.kept), done: namesOf(last.mastered), practised: namesOf(last.skills) },
    newest: newestOf(sessions, env),
    path: pathOf(state, env),
    plan: viewWeekPlan(state, env),
    offersAbout: offersAbout(sessions, env),
  };
}

/** From the third day on, once they know what this is; never where something was said, or they want to hear no more of it. */
function offersAbout(sessions: readonly SessionRecord[], { profile }: TutorEnv): boolean {
  if (profile === undefined || profile.isAsked === true) return false;
  const said = profile.language ?? profile.age ?? profile.curriculum ?? null;
  return said === null && daysOf(sessions) >= POLICY.aboutFromDay;
}

/** Days of work, as far apart as a day begins for what is kept: whose calendar day it is nobody knows here. */
function daysOf(sessions: readonly SessionRecord[]): number {
  let days = 0;
  let last = -POLICY.mastery.laterMs;
  for (const { startedAt } of sessions.toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (startedAt - last < POLICY.mastery.laterMs) continue;
    days += 1;
    last = startedAt;
  }
  return days;
}

function newestOf(sessions: readonly SessionRecord[], { content }: TutorEnv): HomeView["newest"] {
  const last = latest(sessions.filter(({ mastered, kept }) => mastered.length + kept.length > 0));
  const skill = last?.kept.at(-1) ?? last?.mastered.at(-1);
  if (last === undefined || skill === undefined) return null;
  const state = last.kept.length > 0 ? "kept" : "done";
  return { skillId: skill, name: nameOfSkill(content.graph, skill), at: last.lastAt, state };
}

/** Sessions of several devices come in the order they were heard of. */
function latest(sessions: readonly SessionRecord[]): SessionRecord | undefined {
  return sessions.toSorted((a, b) => a.lastAt - b.lastAt).at(-1);
}

function pathOf(state: TutorState, env: TutorEnv): HomeView["path"] {
  const next = currentProblem(state.practice)?.skill ?? viewRecommendation(state, env)?.skillId;
  const strand = next === undefined ? undefined : env.content.graph.byId.get(next)?.strand;
  if (strand === undefined) return null;
  const trail = standings(learnerModel(state, env)).filter(({ node }) => node.strand === strand);
  const at = trail.findIndex(({ node }) => node.id === next);
  const from = Math.max(0, Math.min(at - BEFORE, trail.length - STONES));
  return {
    strand,
    stones: trail.slice(from, from + STONES).map(({ node, state: skillState }) => ({
      skillId: node.id,
      name: nameOfSkill(env.content.graph, node.id),
      state: skillState,
      isNext: node.id === next,
    })),
  };
}
