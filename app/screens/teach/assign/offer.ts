import type { AssignmentGoal, AssignmentWhat, ChosenProblem, SkillId } from "#engine";
import type { ExamSummary } from "#engine/protocol/exams";
import type { WholeClass } from "../whole-class.ts";
import type { SetForPupil } from "./adjusted.ts";

export interface NamedSkill {
  readonly id: string;
  readonly name: string;
}

/** What a button proposes to assign; null: the teacher chooses. */
export type AssignOffer =
  | { readonly type: "skills"; readonly skills: readonly NamedSkill[] }
  | { readonly type: "lesson"; readonly skill: NamedSkill }
  | { readonly type: "items"; readonly skills: readonly NamedSkill[] }
  | FormWhat;

/** What has a title and is listed: an exam, a survey or a guide. */
export type FormWhat = Extract<AssignmentWhat, { readonly type: "exam" | "survey" | "guide" }>;

export type ExamWhat = Extract<AssignmentWhat, { readonly type: "exam" }>;

/**
 * What other questions an exam has that the class was given: each pupil's own, those of its parallel forms, or a version
 * that is drawn anew; none where it has changed since.
 */
export function againOf(
  { exam, version }: ExamWhat,
  exams: readonly Pick<ExamSummary, "id" | "version" | "frozenAt" | "forms" | "selection">[],
): "own" | "forms" | "drawn" | "changed" {
  const now = exams.find(({ id }) => id === exam);
  if (now?.version !== version || now.frozenAt === null) return "changed";
  return now.selection === "adaptive" ? "own" : now.forms > 1 ? "forms" : "drawn";
}

/** One that is chosen; of one of the class's own, which revision of it was listed. */
export interface ChosenForm {
  readonly what: FormWhat;
  readonly revision?: number;
}

/** What "Assign" opens with. */
export interface AssignProps {
  readonly whole: Pick<WholeClass, "id" | "code" | "roster" | "groups">;
  /** Proposed; null: the teacher chooses. */
  readonly what: AssignOffer | null;
  /** Of a survey of the class's own that is proposed: which revision was seen. */
  readonly revision?: number;
  /** Whom it is proposed for; everybody where none are named. */
  readonly pupils?: readonly string[];
  /** What is set with it for single pupils, where it was given before. */
  readonly adjusted?: readonly SetForPupil[];
  /** The class was given this exam before. */
  readonly again?: boolean;
  /** What it is about, shown in the dialog, such as "9 pupils add the bottoms too". */
  readonly about?: string;
}

export function isForm(offer: AssignOffer): offer is FormWhat {
  return offer.type === "exam" || offer.type === "survey" || offer.type === "guide";
}

/** One of a list; a kept one stays when the others are drawn again. */
export interface ListedProblem extends ChosenProblem {
  readonly kept: boolean;
}

/** What the bank has of skills. */
export interface Assignable {
  readonly problems: readonly ListedProblem[];
  readonly hasLesson: boolean;
}

/** What can be made of skills. */
export type SkillKind = "skills" | "lesson" | "items";

/** Problems of a list that is the same for all, as the server takes them. */
export const [FEWEST, MOST] = [5, 10];
/** Skills of one assignment, as the server takes them. */
export const MOST_SKILLS = 5;

export function skillsOfOffer(offer: AssignOffer | null): readonly NamedSkill[] {
  if (offer === null || isForm(offer)) return [];
  return offer.type === "lesson" ? [offer.skill] : offer.skills.slice(0, MOST_SKILLS);
}

/** What can be made of skills: practice, or a list of problems; one may also be a lesson. As far as the bank has them. */
export function kindsFor(skills: readonly NamedSkill[], assignable: Assignable | null): readonly SkillKind[] {
  if (assignable === null) return ["skills"];
  return [
    "skills",
    ...(assignable.problems.length >= FEWEST ? (["items"] as const) : []),
    ...(skills.length === 1 && assignable.hasLesson ? (["lesson"] as const) : []),
  ];
}

/** As it is sent. */
export function whatOf(
  kind: SkillKind,
  skills: readonly NamedSkill[],
  goal: AssignmentGoal,
  assignable: Assignable | null,
): AssignmentWhat {
  // The server looks at what it is sent; a skill's id is what the engine called it.
  const ids = skills.map(({ id }) => id as SkillId);
  const [first] = ids;
  if (kind === "lesson" && first !== undefined) return { type: "lesson", skill: first };
  if (kind === "items" && assignable !== null) {
    return { type: "items", items: assignable.problems.map(({ item }) => item) };
  }
  return { type: "skills", skills: ids, goal };
}

/** The same once more: of chosen problems, others of the same skills. */
export function offerOf(what: AssignmentWhat, nameOf: (skill: SkillId) => string): AssignOffer {
  const named = (id: SkillId): NamedSkill => ({ id, name: nameOf(id) });
  switch (what.type) {
    case "exam":
    case "survey":
    case "guide":
      return what;
    case "skills":
      return { type: "skills", skills: what.skills.map(named) };
    case "lesson":
      return { type: "lesson", skill: named(what.skill) };
    case "items":
      return { type: "items", skills: [...new Set(what.items.map(({ skill }) => skill))].map(named) };
  }
}
