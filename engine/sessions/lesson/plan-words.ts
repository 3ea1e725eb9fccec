import { isExplained, type Plan, type ReplanReason } from "../../plans/make-plan.ts";
import type { Content } from "../../items/content.ts";
import { skillGap, type SpokenWords } from "../../items/spoken-words.ts";
import { mustSay } from "../../words/say.ts";
import { pickWords } from "../pick-words.ts";
import { wordsFor } from "./spoken-here.ts";
import type { LessonState } from "./state.ts";

/** A text and what it is worded in; null: English. */
export interface Told {
  readonly text: string;
  readonly spoken: SpokenWords | null;
}

/** What the pupil is told of a plan that does not go the usual way; null for one that does. */
export function announce(lesson: LessonState, why: ReplanReason | "begin", plan: Plan, content: Content): Told | null {
  const ways = why === "begin" ? beginWays(lesson, plan) : why === "ahead" ? PLAN_WAYS.ahead : againWays(lesson, plan);
  if (ways === null) return null;
  const skill = newSteps(plan)[0]?.skill;
  const spoken = wordsFor([lesson.source, ...plan.steps.map((step) => step.skill)], content);
  const gaps = skill === undefined ? {} : skillGap(content, skill, spoken);
  const said = lesson.talk.map(({ text }) => text);
  const worded = ways.map((way) => mustSay(spoken?.phrases ?? null, way, gaps));
  return { text: pickWords(worded, `${lesson.seed}/plan/${plan.version}`, said), spoken };
}

function newSteps({ steps, version }: Plan): Plan["steps"] {
  return steps.filter(({ id }) => id.startsWith(`${version}.`));
}

function beginWays(lesson: LessonState, { steps }: Plan): readonly string[] | null {
  const [first] = steps;
  if (first === undefined) return null;
  if (first.skill !== lesson.source) return PLAN_WAYS.comesFirst;
  return first.kind === "explain" ? null : PLAN_WAYS.known;
}

function againWays(lesson: LessonState, plan: Plan): readonly string[] {
  const added = newSteps(plan);
  const [first, last] = [added[0], added.at(-1)];
  if (first === undefined || last === undefined || lesson.plan === null) return PLAN_WAYS.anotherWay;
  if (first.skill !== last.skill) return PLAN_WAYS.stepBack;
  return isExplained(lesson.plan, first.skill) ? PLAN_WAYS.anotherWay : PLAN_WAYS.explain;
}

/** What is said of a plan, several ways each. */
export const PLAN_WAYS = {
  comesFirst: [
    "{skill} comes just before this. Try a few of those first.",
    "This builds on {skill}, so it begins with a few of those.",
  ],
  known: [
    "You have shown that you know this, so it begins with harder ones.",
    "Your answers say you know this. Here are harder ones to begin with.",
  ],
  ahead: [
    "You got these right straight away, so the rest of them is left out.",
    "You are ahead of the plan. On to what comes next.",
  ],
  stepBack: [
    "Those took a lot of work. Let's go one step back first: {skill}.",
    "Something from before may be missing. Let's look at {skill} first.",
    "Let's build this from further down, with {skill}.",
  ],
  explain: ["Let's look at how this works before you go on.", "Time to see how this works, step by step."],
  anotherWay: [
    "Let's look at it another way, with another example.",
    "Here is the same idea from another side.",
    "Let's go through it once more, in another way.",
  ],
};
