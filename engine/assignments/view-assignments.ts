import { withExtraTime, withWork } from "../adjustments/adjustments.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import type { SkillId } from "../ids.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { skillsOfWhat, type AssignmentId, type AssignmentWhat, type LearnerAssignment } from "./assignment.ts";
import { assignedSource } from "./assigned-source.ts";
import { amountOf, untouched } from "./assignments-state.ts";
import { isOpen } from "./start-assignment.ts";

/** What is counted of an assignment. */
export const ASSIGNMENT_UNITS = [
  "problems",
  "right",
  "skills",
  "minutes",
  "lesson",
  "exam",
  "survey",
  "guide",
] as const;
export type AssignmentUnit = (typeof ASSIGNMENT_UNITS)[number];

/** One that is for the learner. Times are [ms since 1970-01-01 UTC]; whose day they are of the page says. */
export interface AssignmentView {
  readonly id: AssignmentId;
  readonly kind: AssignmentWhat["type"];
  /** What it is about, in order; empty for an exam, a survey or a guide. */
  readonly skills: readonly { readonly skillId: SkillId; readonly name: string }[];
  readonly note: string;
  readonly teacher: string;
  readonly due: number | null;
  readonly unit: AssignmentUnit;
  readonly done: number;
  readonly of: number;
  readonly begunAt: number | null;
  readonly doneAt: number | null;
  /** Its day is over, and nothing more is begun. */
  readonly isShut: boolean;
  /** Of an exam; null for anything else. */
  readonly exam: AssignedExamView | null;
  /** Of a survey or a guide; null for anything else. */
  readonly form: AssignedFormView | null;
}

/** What is told of a survey or a guide before it begins. */
export interface AssignedFormView {
  /** As `SurveyView` and `WorkflowView` call it. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** What is told of an exam before it begins. */
export interface AssignedExamView {
  /** As `EvaluationView` calls it. */
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  /** [ms]; null: none. */
  readonly limitMs: number | null;
  readonly canGoBack: boolean;
  /** It may end with fewer questions, once enough is known. */
  readonly mayEndSooner: boolean;
  /** Some questions have a time of their own. */
  readonly hasItemLimit: boolean;
}

/** Those that have begun to be there: what can be done before the rest, and what is due first before what is due later [ASG6]. */
export function viewAssignments(
  assignments: readonly LearnerAssignment[],
  state: TutorState,
  env: TutorEnv,
): readonly AssignmentView[] {
  return assignments
    .filter(({ from }) => env.now >= from)
    .toSorted(byDay)
    .map((assignment): AssignmentView => {
      const { id, what, note, teacher, due } = assignment;
      const progress = state.assignments[id];
      return {
        id,
        kind: what.type,
        skills: skillsOfWhat(what).map((skillId) => ({ skillId, name: nameOfSkill(env.content.graph, skillId) })),
        note,
        teacher,
        due,
        unit: unitOf(what),
        ...amountOf(progress ?? untouched(what)),
        begunAt: progress?.begunAt ?? null,
        doneAt: progress?.doneAt ?? null,
        isShut: !isOpen(assignment, env.now),
        exam: examOf(assignment, env),
        form: formOf(assignment),
      };
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

function examOf({ id, what, paper, adjusted }: LearnerAssignment, { adjustments }: TutorEnv): AssignedExamView | null {
  if (what.type !== "exam") return null;
  const plan = paper?.plan;
  return {
    id: assignedSource(id),
    title: what.title,
    questions: what.questions,
    limitMs: withExtraTime(plan?.limit_ms ?? null, withWork(adjustments, adjusted)?.extraTime),
    canGoBack: plan?.can_go_back === true,
    mayEndSooner: plan?.stop_se !== undefined,
    hasItemLimit: plan?.sections.some((section) => section.item_limit_ms !== undefined) === true,
  };
}

function formOf({ id, what, survey, guide }: LearnerAssignment): AssignedFormView | null {
  if (what.type !== "survey" && what.type !== "guide") return null;
  return { id: assignedSource(id), title: what.title, about: (survey ?? guide)?.about ?? "" };
}

function byDay(a: LearnerAssignment, b: LearnerAssignment): number {
  if (a.due !== b.due) return (a.due ?? Infinity) < (b.due ?? Infinity) ? -1 : 1;
  return a.from - b.from;
}

/** What can be done comes first, then what cannot any more, then what is done. */
function rankOf({ doneAt, isShut }: AssignmentView): number {
  if (doneAt !== null) return 2;
  return isShut ? 1 : 0;
}

const UNITS = { problems: "problems", right: "right", mastered: "skills", minutes: "minutes" } as const;

export function unitOf(what: AssignmentWhat): AssignmentUnit {
  if (what.type === "skills") return UNITS[what.goal.type];
  return what.type === "items" ? "problems" : what.type;
}
