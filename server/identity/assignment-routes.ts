import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  amountOf,
  AssignmentId,
  canonicalJson,
  FIRST_TYPES,
  KNOWS_ADJUSTED,
  unitOf,
  untouched,
  type AssignmentWhat,
  type ExamPaper,
  type LearnerAssignment,
  type LearnerId,
} from "#engine";
import {
  type AskedAgain,
  AssignmentsQuery,
  ChangeAssignment,
  ClassAssignment,
  ClassAssignmentList,
  ClassWorkQuery,
  LearnerAssignmentList,
  NewAssignment,
  type PupilProgress,
} from "#engine/protocol/assignments";
import type { AssignmentStanding, AssignmentStandings } from "#engine/class";
import {
  assertConcerned,
  listChanged,
  listConcerned,
  listLearners,
  withAdjusted,
  type Named,
} from "./adjusted-work.ts";
import { findForms, giveForms } from "./assigned-forms.ts";
import {
  dealAgain,
  dealTo,
  drawNextVersion,
  freezeExam,
  makePapers,
  papersOf,
  takeReadyExam,
  whatOfExam,
} from "./exam-papers.ts";
import type { Rows } from "./identity-store.ts";
import { notKnownNow } from "./pupil-folds.ts";
import { recalledBy } from "./recalled.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type IdentityHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { AssignmentRow, ClassRow, ExamRow, LearnerRow } from "./tables.ts";

type Given = z.infer<typeof ClassAssignment>;

const DAY_MS = 86_400_000;
/** More than a class has at the same time. */
const MAX_OPEN = 200;
/** More than a class is given in a school's year, five on each of its days. */
const MAX_KEPT = 1_000;
/** What a device takes of all classes of its learner. */
const MAX_DELIVERED = 400;
/** After its day, or where it has none after it was given, one is on the pupils' devices for so long [ms]. */
const DELIVERED_MS = 60 * DAY_MS;
/** So long after its day it is still looked at as what the class is at [ms]. */
const LATELY_MS = 14 * DAY_MS;

/** What teachers give their classes to do. */
export const ASSIGNMENT_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/assignments",
    access: "teacher",
    summary: "What the class was given to do, and how far each pupil is by what the server has of their log",
    body: null,
    query: ClassWorkQuery,
    answer: ClassAssignmentList,
    status: 200,
    refusals: [],
    run: async ({ query: { state }, now, deps: { hooks }, enter }) => {
      const { given, ended, learners, tenant } = await enter(async ({ rows, targets }) => {
        const all = await rows.list("assignment", [targets.class.tenant, targets.class.id]);
        return {
          tenant: targets.class.tenant,
          learners: await listLearners(rows, targets.class),
          given: await viewAssignments(
            rows,
            all.filter((row) => state !== "open" || !isEnded(row, now)),
          ),
          ended: all.filter((row) => isEnded(row, now)).length,
        };
      });
      const isFor = (one: Given, learner: LearnerId) => one.to.type === "class" || one.to.pupils.includes(learner);
      const concerned = learners.filter((learner) => given.some((work) => isFor(work, learner)));
      const told = (await hooks.progressOf?.(tenant, concerned)) ?? concerned.map((): AssignmentStandings => ({}));
      const known = concerned.flatMap((learner, at) => {
        const standings = told[at];
        return standings === undefined ? [] : [{ learner, standings }];
      });
      return {
        assignments: given.map((one) => ({
          ...one,
          ...(state === undefined ? {} : { until: deliveredUntil(one), ended: isEnded(one, now) }),
          pupils: known
            .filter(({ learner }) => isFor(one, learner))
            .map(({ learner, standings }) => progressOf(one, learner, standings[one.id])),
        })),
        unknown: concerned.length - known.length,
        ...(state === undefined ? {} : { ended }),
      };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/assignments",
    access: "teacher",
    summary: "Gives the class, or some of it, something to do",
    body: NewAssignment,
    answer: ClassAssignment,
    status: 201,
    refusals: [400, 409, 503],
    run: async ({ body: { revision, again, ...body }, now, deps: { hooks }, enter }) => {
      const papers = await newPapers(body.what, again, { hooks, now, enter });
      const listed = await findForms(hooks, body.what, now);
      return enter(async ({ rows, session, targets }) => {
        const { tenant, id, archivedAt } = targets.class;
        if (archivedAt !== null) throw new Refusal(409, "The class is archived.");
        const kept = await rows.list("assignment", [tenant, id]);
        if (kept.filter((row) => !isEnded(row, now)).length >= MAX_OPEN) {
          throw new Refusal(409, `At most ${MAX_OPEN} assignments of a class are open at once: take some back first.`);
        }
        if (kept.length >= MAX_KEPT) {
          throw new Refusal(409, `A class keeps at most ${MAX_KEPT} assignments: take back ended ones first.`);
        }
        const from = body.from ?? now;
        if (body.due !== null && body.due <= from) {
          throw new Refusal(400, "The request cannot be used: due: it would be over before it begins.");
        }
        if (body.to.type === "pupils") {
          const learners = await listLearners(rows, targets.class);
          const stranger = body.to.pupils.findIndex((pupil) => !learners.includes(pupil));
          if (stranger >= 0) {
            throw new Refusal(400, `The request cannot be used: to.pupils.${stranger}: nobody of the class.`);
          }
        }
        assertConcerned(await listConcerned(rows, targets.class, body.to), body.adjusted);
        const forms = await giveForms(rows, targets.class, { what: body.what, revision }, listed, now);
        const { what, dealt } = await giveExam(rows, targets.class, { what: body.what, again, papers }, now);
        const made: AssignmentRow = {
          tenant,
          class: id,
          id: AssignmentId.parse(randomUUID()),
          ...body,
          what,
          from,
          madeAt: now,
          teacher: session.teacher,
          ...(dealt === undefined ? {} : { dealt }),
          ...forms,
        };
        await rows.put("assignment", made);
        return viewAssignment(rows, made);
      });
    },
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/assignments/{assignment}",
    access: "teacher",
    summary:
      "Changes by when an assignment is wanted, whether late work goes on, and what is set for pupils who have not begun",
    body: ChangeAssignment,
    answer: ClassAssignment,
    status: 200,
    refusals: [400, 409, 503],
    run: async ({ body, deps: { hooks }, enter }) => {
      const seen = await enter(async ({ rows, targets: { assignment } }) => ({
        adjusted: assignment.adjusted,
        changed: await listChanged(rows, assignment, body.adjusted),
        assignment,
      }));
      await assertNotBegun(hooks, seen.assignment, seen.changed);
      return enter(async ({ rows, targets: { assignment } }) => {
        const { due = assignment.due, afterDue = assignment.afterDue } = body;
        if (due !== null && due <= assignment.from) {
          throw new Refusal(400, "The request cannot be used: due: it would be over before it begins.");
        }
        const changed = { ...(await withAdjusted(rows, assignment, body.adjusted, seen.adjusted)), due, afterDue };
        await rows.put("assignment", changed);
        return viewAssignment(rows, changed);
      });
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/assignments/{assignment}",
    access: "teacher",
    summary: "Takes an assignment back; what pupils did of it stays theirs",
    body: null,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets: { assignment } }) => {
        await rows.remove("assignment", [assignment.tenant, assignment.class, assignment.id]);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/assignments",
    access: "learner",
    summary: "What the learner who is signed in was given to do, of the types that the app knows",
    body: null,
    query: AssignmentsQuery,
    answer: LearnerAssignmentList,
    status: 200,
    refusals: [],
    run: async ({ query: { types }, now, enter }) =>
      enter(async ({ rows, session: { tenant, learner } }) => {
        const known = typesIn(types);
        const assignments: LearnerAssignment[] = [];
        let unknown = 0;
        for (const enrolment of await rows.list("enrolment", [tenant])) {
          if (enrolment.learner !== learner) continue;
          const inClass = await rows.get("class", [tenant, enrolment.class]);
          if (inClass === undefined || inClass.archivedAt !== null) continue;
          for (const row of await listFor(rows, inClass, learner, now)) {
            const adjusted = row.adjusted?.find((one) => one.learner === learner)?.adjusted;
            // Played without what was set for it, it would be another piece of work [ASG28].
            if (!known.has(row.what.type) || (adjusted !== undefined && !known.has(KNOWS_ADJUSTED))) {
              unknown++;
              continue;
            }
            assignments.push({ ...(await viewGiven(rows, row)), ...(adjusted === undefined ? {} : { adjusted }) });
          }
        }
        // An app that names no types reads nothing it does not know.
        const more = unknown === 0 || types === undefined ? {} : { unknown };
        return { learner, assignments: assignments.slice(0, MAX_DELIVERED), ...more };
      }),
  }),
];

/** Names of types that an app knows. */
export function typesIn(named: string | undefined): ReadonlySet<string> {
  return new Set(named?.split(",") ?? FIRST_TYPES);
}

/** As pupils have it, without what is set for one of them. */
export async function viewGiven(rows: Rows, row: AssignmentRow): Promise<LearnerAssignment> {
  const { id, what, from, due, afterDue, note, survey, guide } = row;
  const forms = { ...(survey === undefined ? {} : { survey }), ...(guide === undefined ? {} : { guide }) };
  return { id, what, from, due, afterDue, note, teacher: await teacherOf(rows, row), ...forms };
}

/** Whether it is on devices at that time. */
export function isDelivered(row: Pick<AssignmentRow, "due" | "from">, now: number): boolean {
  return now < deliveredUntil(row);
}

/** What is on a learner's devices of what a class was given, the newest first. */
export async function listFor(
  rows: Rows,
  { tenant, id }: ClassRow,
  learner: LearnerId,
  now: number,
): Promise<readonly AssignmentRow[]> {
  const all = await rows.list("assignment", [tenant, id]);
  const theirs = all.filter((row) => {
    const isTheirs = row.to.type === "class" || row.to.pupils.includes(learner);
    return isTheirs && isDelivered(row, now);
  });
  return theirs.toSorted((a, b) => b.madeAt - a.madeAt).slice(0, MAX_OPEN);
}

/** When it leaves the pupils' devices [ms since 1970-01-01 UTC]. */
function deliveredUntil({ due, from }: Pick<AssignmentRow, "due" | "from">): number {
  return (due ?? from) + DELIVERED_MS;
}

/** It is looked up, and no more worked at: its day is two weeks over, or, without one, it has left the devices. */
function isEnded(row: Pick<AssignmentRow, "due" | "from">, now: number): boolean {
  return now >= (row.due === null ? deliveredUntil(row) : row.due + LATELY_MS);
}

export interface Asking {
  readonly hooks: IdentityHooks;
  readonly now: number;
  readonly enter: <Value>(
    work: (entered: {
      readonly rows: Rows;
      readonly session: Pick<TeacherSession, "teacher">;
      readonly targets: { readonly class: ClassRow };
    }) => Promise<Value>,
  ) => Promise<Value>;
}

/** The questions of an exam as it was when they were made. */
interface NewPapers {
  readonly exam: ExamRow;
  /** It is the bank's, and becomes the class's with this. */
  readonly isTaken: boolean;
  readonly papers: readonly ExamPaper[];
}

/** Of an exam that is assigned for the first time, or once more with other questions, these whole, made before anything is written. */
async function newPapers(
  what: AssignmentWhat,
  again: AskedAgain | undefined,
  { hooks, now, enter }: Asking,
): Promise<NewPapers | undefined> {
  if (what.type !== "exam") return undefined;
  const { own, place, recalled, before, forms } = await enter(async ({ rows, session: { teacher }, targets }) => {
    const { tenant, id } = targets.class;
    return {
      own: await rows.get("exam", [tenant, id, what.exam]),
      place: { tenant, class: id, id: what.exam, teacher },
      recalled: await recalledBy(rows, tenant),
      before: await givenBefore(rows, targets.class, what),
      forms: await papersOf(rows, { tenant, class: id, what }),
    };
  });
  if (again !== undefined) {
    if (before.length === 0) throw changedMeanwhile();
    if (again === "same" || forms.length !== 1 || forms[0]?.plan.selection === "adaptive") return undefined;
    const next = await drawNextVersion(hooks, mustBeSeen(own, what), { now, recalled });
    return { exam: next, isTaken: false, papers: await makePapers(hooks, next, { now, recalled }) };
  }
  const exam = mustBeSeen(own ?? (await takeReadyExam(hooks, place, { now, recalled })), what);
  if (exam.frozenAt !== null) return undefined;
  return { exam, isTaken: own === undefined, papers: await makePapers(hooks, exam, { now, recalled }) };
}

/** Each time the class was given this, the last one first. */
async function givenBefore(
  rows: Rows,
  { tenant, id }: ClassRow,
  what: AssignmentWhat,
): Promise<readonly AssignmentRow[]> {
  const seen = canonicalJson(what);
  const all = await rows.list("assignment", [tenant, id]);
  return all.filter((row) => canonicalJson(row.what) === seen).toSorted((a, b) => b.madeAt - a.madeAt);
}

interface GivenExam {
  readonly what: AssignmentWhat;
  readonly dealt?: Readonly<Record<LearnerId, number>> | undefined;
}

interface WishedExam {
  readonly what: AssignmentWhat;
  readonly again: AskedAgain | undefined;
  readonly papers: NewPapers | undefined;
}

/** Freezes an exam with its first assignment, and deals its forms [IDN97]; of one that was given before, as is asked [IDN233]. */
async function giveExam(rows: Rows, inClass: ClassRow, wished: WishedExam, now: number): Promise<GivenExam> {
  const { what, again, papers: made } = wished;
  if (what.type !== "exam") return { what };
  const place = { tenant: inClass.tenant, class: inClass.id };
  const own = await rows.get("exam", [place.tenant, place.class, what.exam]);
  if (again !== undefined && made !== undefined) {
    if (mustBeSeen(own, what).revision !== made.exam.revision) throw changedMeanwhile();
    await freezeExam(rows, made.exam, made.papers, now);
    return { what: whatOfExam(made.exam) };
  }
  if (again !== undefined) {
    const before = await givenBefore(rows, inClass, what);
    if (before.length === 0) throw changedMeanwhile();
    const forms = await papersOf(rows, { ...place, what });
    return { what, dealt: await dealAgain(rows, inClass, { before, again, forms: forms.length }) };
  }
  const exam = mustBeSeen(own ?? (made?.isTaken === true ? made.exam : undefined), what);
  if (exam.frozenAt === null) {
    if (made?.exam.revision !== exam.revision) throw changedMeanwhile();
    await freezeExam(rows, exam, made.papers, now);
  }
  const forms = await papersOf(rows, { ...place, what });
  return { what, dealt: await dealTo(rows, inClass, forms.length) };
}

/** @throws Refusal where the exam is not as whoever assigns it has seen it */
function mustBeSeen(exam: ExamRow | undefined, what: Extract<AssignmentWhat, { type: "exam" }>): ExamRow {
  if (exam === undefined || canonicalJson(whatOfExam(exam)) !== canonicalJson(what)) throw changedMeanwhile();
  return exam;
}

function changedMeanwhile(): Refusal {
  return new Refusal(409, "The exam has changed meanwhile: look at it again.");
}

/** Who has begun keeps what they began it with [ADJ9]. */
async function assertNotBegun(
  { progressOf: standingsOf }: IdentityHooks,
  row: AssignmentRow,
  pupils: readonly Named[],
): Promise<void> {
  if (pupils.length === 0) return;
  const told = await standingsOf?.(
    row.tenant,
    pupils.map(({ learner }) => learner),
  );
  for (const [at, { learner, name }] of pupils.entries()) {
    const standings = told === undefined ? {} : told[at];
    if (standings === undefined) throw notKnownNow();
    if (progressOf(row, learner, standings[row.id]).begunAt === null) continue;
    throw new Refusal(409, `${name} has begun this already, and keeps what was set before: look at it again.`);
  }
}

async function viewAssignments(rows: Rows, all: readonly AssignmentRow[]): Promise<readonly Given[]> {
  const views: Given[] = [];
  for (const row of all.toSorted((a, b) => b.madeAt - a.madeAt)) views.push(await viewAssignment(rows, row));
  return views;
}

async function viewAssignment(rows: Rows, row: AssignmentRow): Promise<Given> {
  const { id, what, to, from, due, afterDue, note, madeAt } = row;
  const teacher = await teacherOf(rows, row);
  const here = row.adjusted === undefined ? [] : await listLearners(rows, { tenant: row.tenant, id: row.class });
  const adjusted = (row.adjusted ?? []).filter(({ learner }) => here.includes(learner));
  const set = adjusted.length === 0 ? {} : { adjusted };
  return { id, what, unit: unitOf(what), to, from, due, afterDue, note, madeAt, teacher, ...set };
}

async function teacherOf(rows: Rows, { tenant, teacher }: AssignmentRow): Promise<string> {
  return (await rows.get("teacher", [tenant, teacher]))?.name ?? "";
}

function progressOf(
  { what, due }: Pick<AssignmentRow, "what" | "due">,
  learner: LearnerId,
  standing: AssignmentStanding | undefined,
): PupilProgress {
  // Of a log that tells of something else than was given, nothing counts (TH5).
  if (standing === undefined || canonicalJson(standing.what) !== canonicalJson(what)) {
    const nothing = { begunAt: null, doneAt: null, daysLate: null, problems: 0, right: 0 };
    return { learner, ...nothing, ...amountOf(untouched(what)) };
  }
  const { begunAt, doneAt, done, of, problems, right } = standing;
  const late = doneAt === null ? null : daysLate(doneAt, due);
  return { learner, begunAt, doneAt, daysLate: late, done, of, problems, right };
}

/** Days begun after the due day; 0: in time. */
export function daysLate(doneAt: number, due: number | null): number {
  return due === null || doneAt < due ? 0 : Math.floor((doneAt - due) / DAY_MS) + 1;
}

/** As it goes out with what is kept of a learner. */
type NamedAssignment = Pick<AssignmentRow, "id" | "what" | "from" | "due" | "note" | "madeAt"> &
  Pick<LearnerAssignment, "adjusted">;

/** Assignments a learner is named in; those of a whole class are in nobody's name. */
export async function listNamed(
  rows: Rows,
  { tenant, id }: Pick<LearnerRow, "tenant" | "id">,
): Promise<readonly NamedAssignment[]> {
  const all = await rows.list("assignment", [tenant]);
  return all.flatMap(({ id: assignment, what, to, from, due, note, madeAt, adjusted: set = [] }): NamedAssignment[] => {
    const adjusted = set.find(({ learner }) => learner === id)?.adjusted;
    const isNamed = adjusted !== undefined || (to.type === "pupils" && to.pupils.includes(id));
    if (!isNamed) return [];
    return [{ id: assignment, what, from, due, note, madeAt, ...(adjusted === undefined ? {} : { adjusted }) }];
  });
}

/** A learner who goes is named in no assignment any more; one that was for nobody else goes too [IDN92]. */
export async function forgetInAssignments(
  rows: Rows,
  { tenant, id }: Pick<LearnerRow, "tenant" | "id">,
): Promise<void> {
  for (const row of await rows.list("assignment", [tenant])) {
    const rest = withoutName(row, id);
    if (row.to.type !== "pupils" || !row.to.pupils.includes(id)) {
      if (rest !== row) await rows.put("assignment", rest);
      continue;
    }
    const pupils = row.to.pupils.filter((pupil) => pupil !== id);
    if (pupils.length > 0) await rows.put("assignment", { ...rest, to: { type: "pupils", pupils } });
    else await rows.remove("assignment", [tenant, row.class, row.id]);
  }
}

/** Without the form that was dealt to the learner and what was set for them; the very row where they are named in neither. */
function withoutName(row: AssignmentRow, id: LearnerId): AssignmentRow {
  const { dealt, adjusted, ...rest } = row;
  const isDealt = dealt?.[id] !== undefined;
  const isAdjusted = adjusted?.some(({ learner }) => learner === id) === true;
  if (!isDealt && !isAdjusted) return row;
  const { [id]: _form, ...others } = dealt ?? {};
  const left = (adjusted ?? []).filter(({ learner }) => learner !== id);
  return {
    ...rest,
    ...(dealt === undefined ? {} : { dealt: others }),
    ...(left.length === 0 ? {} : { adjusted: left }),
  };
}
