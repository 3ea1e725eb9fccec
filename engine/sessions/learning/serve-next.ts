import { withWork } from "../../adjustments/adjustments.ts";
import { choicesFor } from "../../adjustments/fewer-choices.ts";
import type { AssignedItem } from "../../assignments/assignment.ts";
import { isSameAddress } from "../../assignments/assignments-state.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { DIFFICULTIES, type Difficulty, type SkillId } from "../../ids.ts";
import { askedBy } from "../../items/asked.ts";
import type { VerifiedItem } from "../../items/content.ts";
import { openToAsk } from "../../items/recalled.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { graphIn } from "../../plans/graph-in.ts";
import type { SkillGraph } from "../../skills/build-skill-graph.ts";
import { POLICY } from "../../policy.ts";
import { recommend } from "../../recommend/recommend.ts";
import { standings, type LearnerModel } from "../../recommend/standing.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { findItem, rejected } from "./find-item.ts";
import { nextAction } from "./next-action.ts";
import type { ProblemState, SessionState } from "./practice-state.ts";

type Why = ProblemState["why"];

/**
 * Ends the session or serves its next problem. `previous` is the problem just finished, if any.
 * Everything that was refused on the way is recorded too (requirement M2) [PRC9].
 */
export function serveNext(
  state: TutorState,
  session: SessionState,
  env: TutorEnv,
  previous: ProblemState | null,
): readonly NewEvent[] {
  if (session.assignment !== null && session.assignment.items !== null) {
    return serveChosen(session, session.assignment.items, env);
  }
  const done = session.problems.length;
  const resting = restingSkills(session);
  const wantsSibling =
    previous?.phase === "shown" &&
    !resting.has(previous.skill) &&
    nextAction(previous, masteryOf(state.mastery, previous.skill).struggles, env.now) === "continue";
  if (done >= (wantsSibling ? POLICY.session.maxProblems : session.goal)) {
    return [{ type: "session_ended", body: { session: session.id, reason: "goal-reached" } }];
  }
  const refused: NewEvent[] = [];
  if (wantsSibling && previous !== null) {
    const served = serve(state, session, env, refused, {
      skill: previous.skill,
      difficulty: previous.address.difficulty,
      why: "sibling",
    });
    if (served !== null) return [...refused, ...served];
  }
  const exclude = new Set<SkillId>();
  for (;;) {
    const choice = chooseSkill(state, session, env, exclude);
    if (choice === null) {
      return [...refused, { type: "session_ended", body: { session: session.id, reason: "nothing-left" } }];
    }
    const served = serve(state, session, env, refused, choice);
    if (served !== null) return [...refused, ...served];
    exclude.add(choice.skill);
  }
}

/**
 * The next of the chosen problems, these and no others [ASG2]. One that the bank refuses is passed over, and the refusal is
 * recorded.
 */
function serveChosen(session: SessionState, items: readonly AssignedItem[], env: TutorEnv): readonly NewEvent[] {
  const last = session.problems.at(-1);
  const from = last === undefined ? 0 : items.findIndex((item) => isSameAddress(item, last.address)) + 1;
  const refused: NewEvent[] = [];
  for (const { skill, ...address } of items.slice(from)) {
    const opened = openToAsk(env.content, address);
    if (opened.ok) {
      const position = session.problems.length + 1;
      return [...refused, ...servedEvents(session, opened.value, { skill, why: "chosen" }, position, env)];
    }
    refused.push(rejected(session.id, skill, address, opened.error));
  }
  const reason = last === undefined ? "nothing-left" : "goal-reached";
  return [...refused, { type: "session_ended", body: { session: session.id, reason } }];
}

interface Choice {
  readonly skill: SkillId;
  readonly difficulty: Difficulty;
  readonly why: Why;
}

function chooseSkill(
  state: TutorState,
  session: SessionState,
  env: TutorEnv,
  exclude: ReadonlySet<SkillId>,
): Choice | null {
  const model = learnerModel(state, env);
  if (session.skill !== null) {
    if (exclude.has(session.skill)) return null;
    return { skill: session.skill, difficulty: difficultyFor(model, session.skill, "chosen"), why: "chosen" };
  }
  const assigned = (session.assignment?.skills ?? []).filter((skill) => !exclude.has(skill));
  const turn = assigned[session.problems.length % Math.max(1, assigned.length)];
  if (turn !== undefined) return { skill: turn, difficulty: difficultyFor(model, turn, "chosen"), why: "chosen" };
  if (session.assignment !== null) return null;
  const reviewTurn = session.problems.length % POLICY.session.reviewEvery === 0;
  const resting = new Set([...exclude, ...restingSkills(session)]);
  const tired = new Set([...resting, ...tiredSkill(session)]);
  for (const without of [tired, resting, exclude]) {
    const choice = recommend(model, { reviewTurn, exclude: without });
    if (choice !== null) return { ...choice, difficulty: difficultyFor(model, choice.skill, choice.why) };
  }
  return null;
}

/** Skills missed too often in this session: they rest until the next one [REC5]. */
function restingSkills({ problems, skill: chosen }: SessionState): ReadonlySet<SkillId> {
  const misses = new Map<SkillId, number>();
  for (const { skill, phase, attempts, hintLevel } of problems) {
    if (phase === "shown" || attempts > 1 || hintLevel > 1) misses.set(skill, (misses.get(skill) ?? 0) + 1);
  }
  return new Set(
    [...misses].flatMap(([skill, count]) => (count >= POLICY.session.missesToRest && skill !== chosen ? [skill] : [])),
  );
}

/** The skill of the last problems, when it has had its turn for now. */
function tiredSkill(session: SessionState): readonly SkillId[] {
  const row = session.problems.slice(-POLICY.session.sameSkillInARow);
  const [first] = row;
  const same = first !== undefined && row.every(({ skill }) => skill === first.skill);
  return same && row.length === POLICY.session.sameSkillInARow ? [first.skill] : [];
}

/**
 * What seems known, or is taken for granted, starts in the middle: that is where a gap would show. A review is never at a
 * level that was not met before, and the end of the road is steep [REC6].
 */
function difficultyFor(model: LearnerModel, skill: SkillId, why: Why): Difficulty {
  const { level, opportunities, used } = masteryOf(model.mastery, skill);
  if (why === "mixed") return level > POLICY.level.mixed ? level : POLICY.level.mixed;
  if (why === "review") {
    const met = DIFFICULTIES.filter((one) => used[one] !== undefined);
    return met.findLast((one) => one <= level) ?? met[0] ?? level;
  }
  const known = standings(model).find(({ node }) => node.id === skill)?.known ?? 0;
  const isLikely = opportunities === 0 && known >= POLICY.level.middleFrom;
  return isLikely && level < POLICY.mastery.minDifficulty ? POLICY.mastery.minDifficulty : level;
}

/** Serves a verified item of the skill, or null when every try was refused. */
function serve(
  state: TutorState,
  session: SessionState,
  env: TutorEnv,
  refused: NewEvent[],
  choice: Choice,
): readonly NewEvent[] | null {
  const position = session.problems.length + 1;
  const found = findItem(state.mastery, { session: session.id, seed: session.seed, position }, choice, env);
  refused.push(...found.refused);
  return found.verified === null ? null : servedEvents(session, found.verified, choice, position, env);
}

function servedEvents(
  session: SessionState,
  verified: VerifiedItem,
  choice: Pick<Choice, "skill" | "why">,
  position: number,
  { adjustments }: TutorEnv,
): readonly NewEvent[] {
  const isFewer = withWork(adjustments, session.assignment?.adjusted)?.fewerChoices;
  const choices = choicesFor(verified.item, session.seed, isFewer);
  const body = {
    session: session.id,
    item: verified.item.meta.id,
    skill: choice.skill,
    ...verified.address,
    hash: verified.hash,
  };
  return [
    { type: "verification_approved", body },
    { type: "problem_served", body: { ...body, ...choices, asked: askedBy(verified.item), position, why: choice.why } },
  ];
}

/** What is taught, with the school grades of the learner's own curriculum. */
export function graphFor(state: TutorState, env: TutorEnv): SkillGraph {
  // The server knows no profile but the log.
  return graphIn(env.content, (env.profile ?? state.about).curriculum ?? null);
}

export function learnerModel(state: TutorState, env: TutorEnv): LearnerModel {
  const graph = graphFor(state, env);
  return { graph, mastery: state.mastery, grade: state.practice.grade ?? 0, now: env.now };
}
