import { z } from "zod";
import { ADJUSTABLE, ExamAdjusted } from "../adjustments/adjustments.ts";
import {
  AfterDue,
  ASSIGNMENT_TYPES,
  AssignmentId,
  AssignmentWhat,
  LearnerAssignment,
} from "../assignments/assignment.ts";
import { ASSIGNMENT_UNITS } from "../assignments/view-assignments.ts";
import { LearnerId } from "../ids.ts";
import { OneLine } from "./one-line.ts";

/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
/** For everybody who is in the class, whenever they come; or for these. */
export const AssignTo = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("class") }),
  z.strictObject({ type: z.literal("pupils"), pupils: z.array(LearnerId).min(1).max(60) }),
]);
export type AssignTo = z.infer<typeof AssignTo>;

/** What is set with one assignment for one pupil, on top of what is their own [ADJ8]. */
export const PupilAdjusted = z.strictObject({ learner: LearnerId, adjusted: ExamAdjusted });
export type PupilAdjusted = z.infer<typeof PupilAdjusted>;

interface AdjustedFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with it for work of that type: a pupil is there once, each with something that makes a difference to it. */
export function faultsOfAdjusted(
  type: AssignmentWhat["type"],
  adjusted: readonly PupilAdjusted[],
): readonly AdjustedFault[] {
  const known: readonly string[] = ADJUSTABLE[type];
  return adjusted.flatMap((one, at): readonly AdjustedFault[] => {
    const set = Object.keys(one.adjusted);
    const isTwice = adjusted.findIndex(({ learner }) => learner === one.learner) < at;
    return [
      ...(isTwice ? [{ path: ["adjusted", at, "learner"], message: "named twice" }] : []),
      ...(set.length === 0 ? [{ path: ["adjusted", at, "adjusted"], message: "nothing is set" }] : []),
      ...set
        .filter((name) => !known.includes(name))
        .map((key) => ({
          path: ["adjusted", at, "adjusted", key],
          message: `makes no difference to work of the type ${type}`,
        })),
    ];
  });
}

const checkAdjusted: z.core.CheckFn<{
  readonly what: AssignmentWhat;
  readonly adjusted?: readonly PupilAdjusted[] | undefined;
}> = ({ value: { what, adjusted = [] }, issues }) => {
  for (const { path, message } of faultsOfAdjusted(what.type, adjusted)) {
    issues.push({ code: "custom", input: adjusted, path: [...path], message });
  }
};

export const AskedAgain = z.enum(["same", "other"]);
export type AskedAgain = z.infer<typeof AskedAgain>;

export const NewAssignment = z
  .strictObject({
    what: AssignmentWhat,
    to: AssignTo,
    /** Null: from now on. */
    from: Time.nullable(),
    /** The end of the day by which it is wanted; null: none. */
    due: Time.nullable(),
    afterDue: AfterDue,
    /** "": none. */
    note: OneLine,
    /** Of a survey or guide of the teacher's own that is a draft: which one they have seen. */
    revision: z.int().nonnegative().optional(),
    /** For single pupils of those it is for; absent: for nobody. */
    adjusted: z.array(PupilAdjusted).min(1).max(60).optional(),
    /** Of an exam that the class was given before: each pupil gets the questions they had, or others as hard. Absent: it is dealt anew. */
    again: AskedAgain.optional(),
  })
  .check(checkAdjusted)
  .refine(({ what, again }) => again === undefined || what.type === "exam", {
    path: ["again"],
    message: "only an exam has questions of before",
  });
export const ChangeAssignment = z.strictObject({
  due: Time.nullable().optional(),
  afterDue: AfterDue.optional(),
  /** From now on, for all who are in the class; only of who has not begun it may differ from what was set. */
  adjusted: z.array(PupilAdjusted).max(60).optional(),
});

/** How far one pupil is. Times are the server's own order of their log, never a tablet's clock. */
export const PupilProgress = z.strictObject({
  learner: LearnerId,
  begunAt: Time.nullable(),
  doneAt: Time.nullable(),
  /** Days after the due day on which it was done, begun ones counted whole; 0: in time, or no day was named; null: not done. */
  daysLate: z.int().nonnegative().nullable(),
  done: z.int().nonnegative(),
  of: z.int().nonnegative(),
  problems: z.int().nonnegative(),
  right: z.int().nonnegative(),
});
export type PupilProgress = z.infer<typeof PupilProgress>;

export const ClassAssignment = z.strictObject({
  id: AssignmentId,
  what: AssignmentWhat,
  /** What `done` and `of` count. */
  unit: z.enum(ASSIGNMENT_UNITS),
  to: AssignTo,
  from: Time,
  due: Time.nullable(),
  afterDue: AfterDue,
  note: z.string(),
  madeAt: Time,
  /** Name of the teacher who made it; "" where they are gone. */
  teacher: z.string(),
  /** What is set with it for single pupils who are in the class; absent: for nobody. */
  adjusted: z.array(PupilAdjusted).min(1).optional(),
});
export type ClassAssignment = z.infer<typeof ClassAssignment>;

/**
 * What is asked for of a class's work: what is open, or all of it; absent: all, without `until` and `ended`, which pages of
 * before do not know.
 */
export const ClassWorkQuery = z.strictObject({ state: z.enum(["open", "all"]).optional() });

/** Newest first, each with the pupils it is for who are in the class, in the order of the roster. */
export const ClassAssignmentList = z.strictObject({
  assignments: z.array(
    z.strictObject({
      ...ClassAssignment.shape,
      pupils: z.array(PupilProgress),
      /** When it leaves, or has left, the pupils' devices. */
      until: Time.optional(),
      /** It is looked up, and no more worked at [IDN98]. */
      ended: z.boolean().optional(),
    }),
  ),
  /** Pupils whose logs cannot be read at the moment: they are in none of the lists. */
  unknown: z.int().nonnegative(),
  /** How many of the class's have ended. */
  ended: z.int().nonnegative().optional(),
});

/** `learner` is whom they are for: nothing of one child's under another (TH1). */
export const LearnerAssignmentList = z.strictObject({
  learner: LearnerId,
  assignments: z.array(LearnerAssignment).max(400),
  /** How many are left out, as the app that asks does not know their type; said to apps that name the types they know. */
  unknown: z.int().positive().optional(),
});

/**
 * Names of types of assignments that the app knows, with commas between them; absent: the first three [ASG23]. `adjusted`
 * among them: the app knows that work may be adjusted [ASG28].
 */
export const AssignmentsQuery = z.strictObject({ types: z.string().max(400).optional() });

/** Of a type that only a newer program knows. */
const UnknownAssignment = z.looseObject({
  what: z.looseObject({ type: z.string().refine((type) => !ASSIGNMENT_TYPES.some((known) => known === type)) }),
});

/** The list as a device reads it: what it does not know is counted, and the rest stays [ASG24]. */
export const ReadAssignmentList = z
  .strictObject({
    ...LearnerAssignmentList.shape,
    assignments: z.array(z.union([LearnerAssignment, UnknownAssignment])).max(400),
  })
  .transform(({ learner, assignments, unknown = 0 }) => {
    const known = assignments.flatMap((one) => (isKnown(one) ? [one] : []));
    return { learner, assignments: known, unknown: unknown + assignments.length - known.length };
  });

function isKnown(one: LearnerAssignment | z.infer<typeof UnknownAssignment>): one is LearnerAssignment {
  return ASSIGNMENT_TYPES.some((type) => type === one.what.type);
}
