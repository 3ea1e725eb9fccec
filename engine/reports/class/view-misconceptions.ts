import type { LearnerId, SkillId } from "../../ids.ts";
import { askedText } from "../../items/asked.ts";
import { DAY_MS } from "../../policy.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { openingOnce } from "./opening-once.ts";
import { OVERCOME, type Found, type FoundExample } from "./found-state.ts";
import type { PupilFold } from "./pupil-fold.ts";

/** What several pupils get wrong in one way: by rule and skill, as everybody has other numbers [CLS6]. */
export interface MisconceptionView {
  readonly skill: SkillId;
  readonly skillName: string;
  readonly rule: string;
  /** What the pupil is told of it; null where the bank has no words for it any more. */
  readonly explanation: string | null;
  /** What the bank calls it, "added-tops-and-bottoms"; null where it knows it no more. */
  readonly tag: string | null;
  /** Most often first. */
  readonly pupils: readonly { readonly learner: LearnerId; readonly times: number; readonly lastAt: number }[];
  readonly examples: readonly ExampleView[];
  /** Pupils who had it in the week before, for the change. */
  readonly before: number;
}

export interface ExampleView {
  readonly learner: LearnerId;
  /** Null where nobody can tell what was asked. */
  readonly stem: string | null;
  readonly given: readonly string[];
  /** Null where the question has changed since. */
  readonly answer: string | null;
  readonly at: number;
}

export interface Lesson {
  /** Each pupil is in one of them; indices into the misconceptions. */
  readonly groups: readonly { readonly misconception: number; readonly pupils: readonly LearnerId[] }[];
  /** Who worked lately and is in none of them, with the misconceptions that are theirs. */
  readonly own: readonly { readonly learner: LearnerId; readonly misconceptions: readonly number[] }[];
  /** Who worked lately, has answered, and has no misconception that is known. */
  readonly ready: readonly LearnerId[];
  /** Who has answered nothing yet. */
  readonly none: readonly LearnerId[];
  /** Who has answered, and not worked lately. */
  readonly quiet: readonly LearnerId[];
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

/** Beside that, whether anything was answered: in practice, or elsewhere so that it told something. */
interface TaughtPupil extends MistakenPupil {
  readonly fold: MistakenPupil["fold"] & {
    readonly tutor: {
      readonly history: Pick<PupilFold["tutor"]["history"], "answers">;
      readonly mastery: Pick<PupilFold["tutor"]["mastery"], "bySkill">;
    };
  };
}

/** The misconceptions of a class, those of most pupils first. */
export function viewMisconceptions(pupils: readonly MistakenPupil[], env: TutorEnv): readonly MisconceptionView[] {
  const known = { ...env, content: openingOnce(env.content) };
  const groups = new Map<string, { readonly learner: LearnerId; readonly found: Found }[]>();
  for (const { learner, fold } of pupils) {
    for (const [key, found] of Object.entries(fold.found)) {
      const group = groups.get(key) ?? [];
      group.push({ learner, found });
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .flatMap((all) => viewOne(all, known) ?? [])
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
    ...findTold([...examples, ...typed], rule, env),
    pupils: still
      .map(({ learner, found }) => {
        const lately = found.at.filter((at) => env.now - at < LATELY_MS);
        return { learner, times: lately.length, lastAt: lately.at(-1) ?? 0 };
      })
      .toSorted((a, b) => b.times - a.times || b.lastAt - a.lastAt),
    examples: examples.map(({ learner, example: { given, at }, asked }) => ({
      learner,
      stem: asked.stem,
      given,
      answer: asked.answer,
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
  readonly asked: ReturnType<typeof askedIn>;
}

/**
 * Those whose question is as it was first, and of them one of each pupil: three children say more than one. To make an item takes long: no more
 * are made than are looked at, and each once.
 *
 * @param typed - the newest first
 */
function chooseExamples(typed: readonly Typed[], env: TutorEnv): readonly Shown[] {
  const firsts = new Map<LearnerId, Shown>();
  for (const { learner, example } of typed) {
    if (firsts.size === MOST_EXAMPLES) return [...firsts.values()];
    if (firsts.has(learner)) continue;
    const asked = askedIn(example, env);
    if (asked.answer !== null) firsts.set(learner, { learner, example, asked });
  }
  // Too few pupils: what is missing are second ones of theirs, then those that cannot be shown.
  const others: Shown[] = [];
  let missing = MOST_EXAMPLES - firsts.size;
  for (const { learner, example } of typed) {
    if (missing <= 0) break;
    if (firsts.get(learner)?.example === example) continue;
    const asked = askedIn(example, env);
    if (asked.answer !== null) missing -= 1;
    others.push({ learner, example, asked });
  }
  const all = [...firsts.values(), ...others].toSorted(
    (a, b) => Number(a.asked.answer === null) - Number(b.asked.answer === null) || b.example.at - a.example.at,
  );
  return onePerPupil(all).slice(0, MOST_EXAMPLES);
}

/** First one of each, then second ones. */
function onePerPupil<One extends { readonly learner: LearnerId }>(all: readonly One[]): readonly One[] {
  const isFirst = (one: One, at: number) => all.findIndex(({ learner }) => learner === one.learner) === at;
  return [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))];
}

function findTold(
  typed: readonly Typed[],
  rule: string,
  env: TutorEnv,
): Pick<MisconceptionView, "explanation" | "tag"> {
  for (const { example } of typed) {
    const told = ruleOf(example, rule, env);
    if (told !== undefined) return { explanation: told.explanation ?? null, tag: told.error_tag };
  }
  return { explanation: null, tag: null };
}

/** What was asked and what is right; of a question that has changed since, what the log tells of it. */
export function askedIn(
  { address, asked }: Pick<FoundExample, "address" | "asked">,
  { content }: Pick<TutorEnv, "content">,
): { readonly stem: string | null; readonly answer: string | null } {
  const opened = content.open(address);
  if (!opened.ok) return { stem: askedText(asked), answer: null };
  const { problem_content: problem, solution_logic: solution } = opened.value.item;
  // The words it was asked in: other words for it are no other question.
  return { stem: asked?.stem ?? problem.stem, answer: solution.final_answer_canonical };
}

export function explanationOf(example: FoundExample, rule: string, env: Pick<TutorEnv, "content">): string | null {
  return ruleOf(example, rule, env)?.explanation ?? null;
}

function ruleOf({ address }: FoundExample, rule: string, { content }: Pick<TutorEnv, "content">) {
  const opened = content.open(address);
  return opened.ok ? opened.value.item.misconceptions.find(({ id }) => id === rule) : undefined;
}

/**
 * Tomorrow's lesson: at most three groups, the largest first, and every other pupil in one of four lists [CLS7].
 *
 * @param misconceptions - as `viewMisconceptions` gives them
 */
export function viewLesson(
  misconceptions: readonly MisconceptionView[],
  pupils: readonly TaughtPupil[],
  env: TutorEnv,
): Lesson {
  const listOf = ({ fold }: TaughtPupil) => {
    if (!hasAnswered(fold)) return "none";
    return env.now - (fold.lastAt ?? 0) < LATELY_MS ? "lately" : "quiet";
  };
  const idsOf = (list: ReturnType<typeof listOf>) =>
    pupils.filter((pupil) => listOf(pupil) === list).map(({ learner }) => learner);
  const free = new Set(idsOf("lately"));
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
  const left = [...free].map((learner) => ({ learner, misconceptions: misconceptionsOf(misconceptions, learner) }));
  return {
    groups,
    own: left.filter((one) => one.misconceptions.length > 0),
    ready: left.filter((one) => one.misconceptions.length === 0).map(({ learner }) => learner),
    none: idsOf("none"),
    quiet: idsOf("quiet"),
  };
}

function hasAnswered({ tutor: { history, mastery } }: TaughtPupil["fold"]): boolean {
  return history.answers > 0 || Object.values(mastery.bySkill).some(({ opportunities }) => opportunities > 0);
}

/** Places of those that are theirs. */
function misconceptionsOf(all: readonly MisconceptionView[], learner: LearnerId): readonly number[] {
  return all.flatMap(({ pupils }, at) => (pupils.some((one) => one.learner === learner) ? [at] : []));
}
