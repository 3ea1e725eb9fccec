import type { AssignableView, AssignmentGoal, AssignmentWhat, SkillId } from "#engine";
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
  | { readonly type: "items"; readonly skill: NamedSkill }
  | FormWhat;

/** A survey or a guide, as it is listed. */
export type FormWhat = Extract<AssignmentWhat, { readonly type: "survey" | "guide" }>;

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
  /** What it is about, shown in the dialog, such as "9 pupils add the bottoms too". */
  readonly about?: string;
}

export function isForm(offer: AssignOffer): offer is FormWhat {
  return offer.type === "survey" || offer.type === "guide";
}

/** What can be made of skills; an exam is assigned from where it is made. */
export type SkillKind = "skills" | "lesson" | "items";

/** What skills may be practised until. */
export const GOALS: readonly AssignmentGoal[] = [
  { type: "problems", count: 5 },
  { type: "problems", count: 10 },
  { type: "right", count: 5 },
  { type: "mastered" },
  { type: "minutes", count: 15 },
];

/** Problems of a list that is the same for all. */
export const CHOSEN = 5;

export function skillsOfOffer(offer: AssignOffer | null): readonly NamedSkill[] {
  if (offer === null || isForm(offer)) return [];
  return offer.type === "skills" ? offer.skills : [offer.skill];
}

/** What can be made of skills: several are practised; one may also be a lesson or a list, as far as the bank has them. */
export function kindsFor(skills: readonly NamedSkill[], assignable: AssignableView | null): readonly SkillKind[] {
  if (skills.length !== 1) return ["skills"];
  return [
    "skills",
    ...(assignable !== null && assignable.problems.length >= CHOSEN ? (["items"] as const) : []),
    ...(assignable?.hasLesson === true ? (["lesson"] as const) : []),
  ];
}

/** As it is sent. */
export function whatOf(
  kind: SkillKind,
  skills: readonly NamedSkill[],
  goal: AssignmentGoal,
  assignable: AssignableView | null,
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

/** The same once more: of chosen problems, others of the same skill. */
export function offerOf(
  what: Exclude<AssignmentWhat, { readonly type: "exam" }>,
  nameOf: (skill: SkillId) => string,
): AssignOffer {
  const named = (id: SkillId): NamedSkill => ({ id, name: nameOf(id) });
  switch (what.type) {
    case "survey":
    case "guide":
      return what;
    case "skills":
      return { type: "skills", skills: what.skills.map(named) };
    case "lesson":
      return { type: "lesson", skill: named(what.skill) };
    case "items": {
      const skills = [...new Set(what.items.map(({ skill }) => skill))].map(named);
      const [only] = skills;
      return skills.length === 1 && only !== undefined ? { type: "items", skill: only } : { type: "skills", skills };
    }
  }
}
