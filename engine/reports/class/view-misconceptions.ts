import type { LearnerId, SkillId } from "../../ids.ts";
import { DAY_MS } from "../../policy.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { OVERCOME, type Found, type FoundExample } from "./found-state.ts";
import type { PupilFold } from "./pupil-fold.ts";

/** What several pupils get wrong in one way: by rule and skill, as everybody has other numbers [CLS6]. */
export interface MisconceptionView {
  readonly skill: SkillId;
  readonly skillName: string;
  readonly rule: string;
  /** What the pupil is told of it; null where the bank has no words for it any more. */
  readonly explanation: string | null;
  /** Most often first. */
  readonly pupils: readonly { readonly learner: LearnerId; readonly times: number; readonly lastAt: number }[];
  readonly examples: readonly ExampleView[];
  /** Pupils who had it in the week before, for the change. */
  readonly before: number;
}

export interface ExampleView {
  readonly learner: LearnerId;
  /** Null where the question has changed since: then what was typed is all there is. */
  readonly stem: string | null;
  readonly given: readonly string[];
  readonly answer: string | null;
  readonly at: number;
}

export interface Lesson {
  /** Each pupil is in one of them; indices into the misconceptions. */
  readonly groups: readonly { readonly misconception: number; readonly pupils: readonly LearnerId[] }[];
  /** Who worked lately and is in none. */
  readonly goOn: readonly LearnerId[];
}

/** What was seen longer ago tells little of tomorrow [ms]. */
const LATELY_MS = 14 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;
const MOST_EXAMPLES = 3;
const MOST_GROUPS = 3;
/** Fewer are no group. */
const LEAST_GROUP = 2;

export interface Pupil {
  readonly learner: LearnerId;
  readonly fold: PupilFold;
}

/** What of a pupil misconceptions are told from. */
interface MistakenPupil {
  readonly learner: LearnerId;
  readonly fold: Pick<PupilFold, "found" | "lastAt">;
}

/** The misconceptions of a class, those of most pupils first. */
export function viewMisconceptions(pupils: readonly MistakenPupil[], env: TutorEnv): readonly MisconceptionView[] {
  const groups = new Map<string, { readonly learner: LearnerId; readonly found: Found }[]>();
  for (const { learner, fold } of pupils) {
    for (const [key, found] of Object.entries(fold.found)) {
      const group = groups.get(key) ?? [];
      group.push({ learner, found });
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .flatMap((all) => viewOne(all, env) ?? [])
    .toSorted((a, b) => b.pupils.length - a.pupils.length || timesOf(b) - timesOf(a) || compare(a, b));
}

function viewOne(
  all: readonly { readonly learner: LearnerId; readonly found: Found }[],
  env: TutorEnv,
): MisconceptionView | null {
  const still = all.filter(({ found }) => isStill(found, env.now));
  const [first] = still;
  if (first === undefined) return null;
  const { skill, rule } = first.found;
  const typed = still
    .flatMap(({ learner, found }) => found.examples.map((example) => ({ learner, example })))
    .toSorted((a, b) => b.example.at - a.example.at);
  const examples = chooseExamples(typed, env);
  return {
    skill,
    skillName: nameOfSkill(env.content.graph, skill),
    rule,
    explanation: findExplanation([...examples, ...typed], rule, env),
    pupils: still
      .map(({ learner, found }) => {
        const lately = found.at.filter((at) => env.now - at < LATELY_MS);
        return { learner, times: lately.length, lastAt: lately.at(-1) ?? 0 };
      })
      .toSorted((a, b) => b.times - a.times || b.lastAt - a.lastAt),
    examples: examples.map(({ learner, example: { given, at }, asked }) => ({
      learner,
      stem: asked?.stem ?? null,
      given,
      answer: asked?.answer ?? null,
      at,
    })),
    before: all.filter(({ found }) => found.at.some((at) => isInWeekBefore(at, env.now))).length,
  };
}

/** Not overcome, and seen lately. */
function isStill({ at, rightSince }: Found, now: number): boolean {
  return rightSince < OVERCOME && now - (at.at(-1) ?? 0) < LATELY_MS;
}

function isInWeekBefore(at: number, now: number): boolean {
  return now - at >= WEEK_MS && now - at < 2 * WEEK_MS;
}

function timesOf({ pupils }: MisconceptionView): number {
  return pupils.reduce((sum, { times }) => sum + times, 0);
}

function compare(a: MisconceptionView, b: MisconceptionView): number {
  return `${a.skill} ${a.rule}` < `${b.skill} ${b.rule}` ? -1 : 1;
}

interface Typed {
  readonly learner: LearnerId;
  readonly example: FoundExample;
}

interface Shown extends Typed {
  /** Null where it cannot be shown. */
  readonly asked: ReturnType<typeof askedIn>;
}

/**
 * Those that can be shown first, and of them one of each pupil: three children say more than one. To make an item takes long:
 * where three pupils have one that can be shown no other is made.
 *
 * @param typed - the newest first
 */
function chooseExamples(typed: readonly Typed[], env: TutorEnv): readonly Shown[] {
  const firsts = new Map<LearnerId, Shown>();
  for (const { learner, example } of typed) {
    if (firsts.size === MOST_EXAMPLES) return [...firsts.values()];
    const asked = firsts.has(learner) ? null : askedIn(example, env);
    if (asked !== null) firsts.set(learner, { learner, example, asked });
  }
  const all = typed
    .map(({ learner, example }) => ({ learner, example, asked: askedIn(example, env) }))
    .toSorted((a, b) => Number(a.asked === null) - Number(b.asked === null));
  return onePerPupil(all).slice(0, MOST_EXAMPLES);
}

/** First one of each, then second ones. */
function onePerPupil<One extends { readonly learner: LearnerId }>(all: readonly One[]): readonly One[] {
  const isFirst = (one: One, at: number) => all.findIndex(({ learner }) => learner === one.learner) === at;
  return [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))];
}

function findExplanation(typed: readonly Typed[], rule: string, env: TutorEnv): string | null {
  for (const { example } of typed) {
    const text = explanationOf(example, rule, env);
    if (text !== null) return text;
  }
  return null;
}

/** What was asked and what is right; null where the question has changed since. */
export function askedIn(
  { address }: FoundExample,
  { content }: Pick<TutorEnv, "content">,
): { readonly stem: string; readonly answer: string } | null {
  const opened = content.open(address);
  if (!opened.ok) return null;
  const { problem_content: problem, solution_logic: solution } = opened.value.item;
  return { stem: problem.stem, answer: solution.final_answer_canonical };
}

export function explanationOf(
  { address }: FoundExample,
  rule: string,
  { content }: Pick<TutorEnv, "content">,
): string | null {
  const opened = content.open(address);
  const found = opened.ok ? opened.value.item.misconceptions.find(({ id }) => id === rule) : undefined;
  return found?.explanation ?? null;
}

/**
 * Tomorrow's lesson: at most three groups, the largest first, each pupil in one; the others who worked lately may go on [CLS7].
 *
 * @param misconceptions - as `viewMisconceptions` gives them
 */
export function viewLesson(
  misconceptions: readonly MisconceptionView[],
  pupils: readonly MistakenPupil[],
  env: TutorEnv,
): Lesson {
  const free = new Set(
    pupils.filter(({ fold }) => env.now - (fold.lastAt ?? 0) < LATELY_MS).map(({ learner }) => learner),
  );
  const groups: { misconception: number; pupils: readonly LearnerId[] }[] = [];
  while (groups.length < MOST_GROUPS) {
    const [largest] = misconceptions
      .map((one, misconception) => ({
        misconception,
        pupils: one.pupils.map(({ learner }) => learner).filter((learner) => free.has(learner)),
      }))
      .toSorted((a, b) => b.pupils.length - a.pupils.length);
    if (largest === undefined || largest.pupils.length < LEAST_GROUP) break;
    for (const learner of largest.pupils) free.delete(learner);
    groups.push(largest);
  }
  return { groups, goOn: [...free] };
}
