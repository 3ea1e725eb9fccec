import { choicesFor } from "../../adjustments/fewer-choices.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { DIFFICULTIES, type Difficulty, type SkillId } from "../../ids.ts";
import { askedBy } from "../../items/asked.ts";
import type { ItemAddress, ItemRejection, VerifiedItem } from "../../items/content.ts";
import { itemLogit } from "../../learner/ability-scale.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import { createRng, type Rng } from "../../random.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { chooseCell } from "./choose-adaptively.ts";
import { QUESTION_SORTS } from "./events.ts";
import { sortOf, type QuestionSort } from "./question-sort.ts";
import { seenKey, type EvaluationState, type ExamPlan } from "./state.ts";

/** An exam that can be asked for its next question: its plan is known. */
export type PlannedExam = EvaluationState & { readonly plan: ExamPlan };

/** Where a question is to come from. */
export interface ChosenCell {
  readonly section: number;
  readonly skill: SkillId;
  readonly difficulty: Difficulty;
  readonly sort: QuestionSort | null;
  /** Which of the items found: those in the middle, or those that tell most of this ability [logit]. */
  readonly near: number | null;
}

interface Candidate {
  readonly verified: VerifiedItem;
  readonly sort: QuestionSort;
  readonly logit: number;
}

/** What questions of each kind should make up of an exam (requirement S3). */
const SORT_SHARES = { conceptual: 0.3, procedural: 0.4, application: 0.3 } as const;

/**
 * Puts the question of a position on the desk: a verified item, never one of this exam, rather one this learner has
 * not seen; null when there is none. Refused items are recorded (requirement M2) [EXM5]-[EXM8].
 */
export function serveQuestion(
  state: TutorState,
  exam: PlannedExam,
  position: number,
  env: TutorEnv,
): readonly NewEvent[] | null {
  const chosen = exam.plan.cells[position - 1];
  if (chosen?.item !== undefined) return serveChosen(exam, chosen, position, env);
  const cell = cellAt(state, exam, position, env);
  if (cell === null) return null;
  const rng = createRng(`${formSeed(exam)}/${position}/${cell.skill}/${cell.difficulty}`);
  const refused: NewEvent[] = [];
  for (const difficulty of nearestFirst(cell.difficulty)) {
    const candidates = findCandidates(state, exam, { ...cell, difficulty }, env, rng, refused);
    const found = pickCandidate(exam, cell, candidates, rng);
    if (found !== null) return [...refused, ...servedEvents(exam, found, cell, position)];
  }
  return null;
}

/** The very item that was chosen when the exam was made, or none [EXM71]. */
function serveChosen(
  exam: PlannedExam,
  { section, skill, difficulty, item: chosen }: ExamPlan["cells"][number],
  position: number,
  { content }: TutorEnv,
): readonly NewEvent[] | null {
  if (skill === null || difficulty === null || chosen === undefined) return null;
  const opened = content.open({ blueprint: skill, version: chosen.version, difficulty, seed: chosen.seed });
  if (!opened.ok) return null;
  const { item } = opened.value;
  const grade = content.graph.byId.get(skill)?.grade ?? 0;
  const candidate: Candidate = { verified: opened.value, sort: sortOf(item), logit: itemLogit(item, grade) };
  return servedEvents(exam, candidate, { section, skill }, position);
}

/** A fixed form is the same for everybody; any other belongs to its session. */
function formSeed(exam: PlannedExam): string {
  return exam.plan.selection === "fixed" ? `${exam.source}@${exam.version}` : exam.seed;
}

function cellAt(state: TutorState, exam: PlannedExam, position: number, env: TutorEnv): ChosenCell | null {
  const cell = exam.plan.cells[position - 1];
  if (cell === undefined) return null;
  const { section, skill, difficulty, sort } = cell;
  return skill === null || difficulty === null
    ? chooseCell(state, exam, position, sort, env)
    : { section, skill, difficulty, sort, near: null };
}

function findCandidates(
  state: TutorState,
  exam: PlannedExam,
  { skill, difficulty }: Pick<ChosenCell, "skill" | "difficulty">,
  env: TutorEnv,
  rng: Rng,
  refused: NewEvent[],
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const grade = env.content.graph.byId.get(skill)?.grade ?? 0;
  for (const seed of seedsFor(state, exam, skill, difficulty, env, rng)) {
    const address: ItemAddress = { blueprint: skill, version: env.content.version(skill), difficulty, seed };
    const opened = env.content.open(address);
    if (!opened.ok) refused.push(rejected(exam, skill, address, opened.error));
    else {
      const { item } = opened.value;
      candidates.push({ verified: opened.value, sort: sortOf(item), logit: itemLogit(item, grade) });
    }
  }
  const asked = questionsAt(itemsOf(exam, skill), env);
  const others = candidates.filter(({ verified }) => !asked.has(questionOf(verified)));
  if (exam.plan.selection === "fixed") return others;
  const met = questionsAt(metElsewhere(exam, skill, env), env);
  const fresh = others.filter(({ verified }) => !met.has(questionOf(verified)));
  return fresh.length > 0 ? fresh : others;
}

function itemsOf({ items }: PlannedExam, skill: SkillId): readonly ItemAddress[] {
  return items.flatMap(({ address }) => (address.blueprint === skill ? [address] : []));
}

/** The latest questions of exams on this skill, at every level. */
function metElsewhere({ seen }: PlannedExam, skill: SkillId, { content }: TutorEnv): readonly ItemAddress[] {
  const version = content.version(skill);
  return DIFFICULTIES.flatMap((difficulty) =>
    (seen[seenKey({ blueprint: skill, difficulty })] ?? [])
      .slice(-LATEST_OF_LEVEL)
      .map((seed) => ({ blueprint: skill, version, difficulty, seed })),
  );
}

const LATEST_OF_LEVEL = 24;

/** A skill may ask the same at two of its levels, by other seeds. */
function questionsAt(addresses: readonly ItemAddress[], { content }: TutorEnv): ReadonlySet<string> {
  return new Set(
    addresses.flatMap((address) => {
      const opened = content.open(address);
      return opened.ok ? [questionOf(opened.value)] : [];
    }),
  );
}

function questionOf({ item }: VerifiedItem): string {
  return JSON.stringify(item.problem_content);
}

/** Verified seeds to look at: never one of this exam; those this learner has met only when there are no others. */
function seedsFor(
  state: TutorState,
  exam: PlannedExam,
  skill: SkillId,
  difficulty: Difficulty,
  env: TutorEnv,
  rng: Rng,
): readonly number[] {
  const here = exam.items.filter(({ address }) => address.blueprint === skill && address.difficulty === difficulty);
  const asked = new Set(here.map(({ address }) => address.seed));
  const listed = env.content.seeds(skill, difficulty).filter((seed) => !asked.has(seed));
  const { candidates } = POLICY.exam;
  // The same form for everybody, whatever they have met before.
  if (exam.plan.selection === "fixed") return rng.shuffle(listed).slice(0, candidates);
  const practised = masteryOf(state.mastery, skill).used[difficulty] ?? [];
  const met = new Set([...practised, ...(exam.seen[seenKey({ blueprint: skill, difficulty })] ?? [])]);
  const fresh = listed.filter((seed) => !met.has(seed));
  return rng.shuffle(fresh.length > 0 ? fresh : listed).slice(0, candidates);
}

function pickCandidate(
  exam: PlannedExam,
  { sort, near }: ChosenCell,
  candidates: readonly Candidate[],
  rng: Rng,
): Candidate | null {
  if (candidates.length === 0) return null;
  const wanted = sort === null ? wantedSorts(exam) : [sort];
  const fitting = wanted.map((one) => candidates.filter((candidate) => candidate.sort === one));
  const pool = fitting.find((found) => found.length > 0) ?? candidates;
  const target = near ?? median(pool.map(({ logit }) => logit));
  const nearest = pool.toSorted((a, b) => Math.abs(a.logit - target) - Math.abs(b.logit - target));
  // One of several, so that no item is met by everybody who is as able.
  return rng.pick(nearest.slice(0, Math.max(1, Math.ceil(nearest.length / 2))));
}

/** Kinds of questions, the one that is furthest behind its share first. */
function wantedSorts({ items }: PlannedExam): readonly QuestionSort[] {
  const missing = (sort: QuestionSort) =>
    SORT_SHARES[sort] * (items.length + 1) - items.filter((one) => one.sort === sort).length;
  return QUESTION_SORTS.toSorted((a, b) => missing(b) - missing(a));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function nearestFirst(wanted: Difficulty): readonly Difficulty[] {
  return DIFFICULTIES.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
}

function servedEvents(
  exam: PlannedExam,
  { verified, sort }: Candidate,
  { section, skill }: Pick<ChosenCell, "section" | "skill">,
  position: number,
): readonly NewEvent[] {
  const body = {
    session: exam.id,
    item: verified.item.meta.id,
    skill,
    ...verified.address,
    hash: verified.hash,
  };
  const choices = choicesFor(verified.item, exam.seed, exam.plan.adjusted?.fewer_choices);
  return [
    { type: "verification_approved", body },
    { type: "exam_item_served", body: { ...body, ...choices, asked: askedBy(verified.item), position, section, sort } },
  ];
}

function rejected(
  exam: PlannedExam,
  skill: SkillId,
  address: ItemAddress,
  { reason, detail }: ItemRejection,
): NewEvent {
  const version = Math.max(1, address.version);
  return { type: "verification_rejected", body: { session: exam.id, skill, ...address, version, reason, detail } };
}
