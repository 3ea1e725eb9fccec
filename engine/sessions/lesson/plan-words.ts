import { isExplained, type Plan, type ReplanReason } from "../../plans/make-plan.ts";
import type { SkillGraph } from "../../skills/build-skill-graph.ts";
import { pickWords } from "../pick-words.ts";
import type { LessonState } from "./state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** What the pupil is told of a plan that does not go the usual way; null for one that does. */
export function announce(
  lesson: LessonState,
  why: ReplanReason | "begin",
  plan: Plan,
  graph: SkillGraph,
): string | null {
  const ways = why === "begin" ? beginWays(lesson, plan) : why === "ahead" ? AHEAD : againWays(lesson, plan);
  if (ways === null) return null;
  const skill = newSteps(plan)[0]?.skill;
  const name = skill === null || skill === undefined ? "" : nameOfSkill(graph, skill);
  const said = lesson.talk.map(({ text }) => text);
  const worded = ways.map((way) => way.replace("{skill}", `“${name}”`));
  return pickWords(worded, `${lesson.seed}/plan/${plan.version}`, said);
}

function newSteps({ steps, version }: Plan): Plan["steps"] {
  return steps.filter(({ id }) => id.startsWith(`${version}.`));
}

function beginWays(lesson: LessonState, { steps }: Plan): readonly string[] | null {
  const [first] = steps;
  if (first === undefined) return null;
  if (first.skill !== lesson.source) return BEFORE;
  return first.kind === "explain" ? null : KNOWN;
}

function againWays(lesson: LessonState, plan: Plan): readonly string[] {
  const added = newSteps(plan);
  const [first, last] = [added[0], added.at(-1)];
  if (first === undefined || last === undefined || lesson.plan === null) return ANOTHER_WAY;
  if (first.skill !== last.skill) return STEP_BACK;
  return isExplained(lesson.plan, first.skill) ? ANOTHER_WAY : EXPLAIN;
}

const BEFORE = [
  "{skill} comes just before this. Try a few of those first.",
  "This builds on {skill}, so it begins with a few of those.",
];
const KNOWN = [
  "You have shown that you know this, so it begins with harder ones.",
  "Your answers say you know this. Here are harder ones to begin with.",
];
const AHEAD = [
  "You got these right straight away, so the rest of them is left out.",
  "You are ahead of the plan. On to what comes next.",
];
const STEP_BACK = [
  "Those took a lot of work. Let's go one step back first: {skill}.",
  "Something from before may be missing. Let's look at {skill} first.",
  "Let's build this from further down, with {skill}.",
];
const EXPLAIN = ["Let's look at how this works before you go on.", "Time to see how this works, step by step."];
const ANOTHER_WAY = [
  "Let's look at it another way, with another example.",
  "Here is the same idea from another side.",
  "Let's go through it once more, in another way.",
];
