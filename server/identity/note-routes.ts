import { randomUUID } from "node:crypto";
import { NoteId, type LearnerId, type LearnerNote } from "#engine";
import { isOf, viewAppeals, type Appeal } from "#engine/class";
import { ClassAppeals, LearnerNoteList, MadeNote, NewNote } from "#engine/protocol/notes";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, foldOf, foldsOf, listNames } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type ClassHooks, type Route } from "./route.ts";
import type { LearnerRow, NoteRow } from "./tables.ts";

/** A device that was away that long gets no notes of before [ms]. */
const DELIVERED_MS = 60 * 86_400_000;
const MAX_NOTES = 100;

/** What teachers say to one pupil, and the answers that pupils think are right [IDN100]-[IDN102]. */
export const NOTE_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/appeals",
    access: "teacher",
    summary: "Answers that were marked wrong and that pupils of the class think are right",
    body: null,
    answer: ClassAppeals,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils, notes } = await enter(async ({ rows, targets }) => ({
        tenant: targets.class.tenant,
        pupils: await listNames(rows, targets.class),
        notes: await rows.list("note", [targets.class.tenant]),
      }));
      const known = await foldsOf(classes, tenant, pupils);
      const nameOf = new Map(known.map(({ learner, name }) => [learner, name]));
      const seen = await classes.look(now, (env) => viewAppeals(known, env));
      return {
        at: now,
        appeals: seen.map(({ accepted, given, ...appeal }) => {
          const sent = notes.find(
            (row) => row.learner === appeal.learner && isAbout(row, { item: appeal.item, given }),
          );
          const decided = accepted ?? (sent?.note.kind === "ruling" ? sent.note.accepted : null);
          return {
            ...appeal,
            given: [...given],
            name: nameOf.get(appeal.learner) ?? "",
            decided: decided === null ? null : { accepted: decided, arrived: accepted !== null },
          };
        }),
        unknown: pupils.length - known.length,
      };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/notes",
    access: "teacher",
    summary: "Says something to a pupil: praise, or what is decided about an answer they disputed",
    body: NewNote,
    answer: MadeNote,
    status: 201,
    refusals: [400, 404, 409, 503],
    run: async ({ body, now, deps: { hooks }, enter }) => {
      const { text, ruling } = body;
      if (ruling === null && text === "") throw new Refusal(400, "The request cannot be used: text: nothing is said.");
      const { tenant, id } = await enter(async ({ targets }) => targets.learner);
      const appeal = ruling === null ? null : await appealOf(classHooksOf(hooks), { tenant, id }, ruling.item);
      return enter(async ({ rows, session, targets }) => {
        const before = await rows.list("note", [tenant, id]);
        if (appeal !== null && before.some((row) => isAbout(row, appeal.of))) {
          throw new Refusal(409, "Somebody has decided about this answer already.");
        }
        for (const old of before.toSorted((a, b) => b.madeAt - a.madeAt).slice(MAX_NOTES - 1)) {
          await rows.remove("note", [tenant, id, old.id]);
        }
        const made: NoteRow = {
          tenant,
          learner: id,
          id: NoteId.parse(randomUUID()),
          class: targets.class.id,
          teacher: session.teacher,
          madeAt: now,
          note:
            ruling === null || appeal === null
              ? { kind: "praise", text }
              : { kind: "ruling", text, accepted: ruling.accepted, of: appeal.of, ended: appeal.ended },
        };
        await rows.put("note", made);
        return { id: made.id };
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/notes",
    access: "learner",
    summary: "What teachers have said to the learner who is signed in",
    body: null,
    answer: LearnerNoteList,
    status: 200,
    refusals: [],
    run: async ({ now, deps: { hooks }, enter }) => {
      const { tenant, learner, notes } = await enter(async ({ rows, session }) => {
        const all = await rows.list("note", [session.tenant, session.learner]);
        const lately = all.filter(({ madeAt }) => now - madeAt < DELIVERED_MS).toSorted((a, b) => a.madeAt - b.madeAt);
        const said: LearnerNote[] = [];
        for (const { id, note, teacher } of lately.slice(-MAX_NOTES)) {
          said.push({ id, ...note, teacher: (await rows.get("teacher", [session.tenant, teacher]))?.name ?? "" });
        }
        return { tenant: session.tenant, learner: session.learner, notes: said };
      });
      if (notes.every(({ kind }) => kind !== "ruling") || hooks.classes === undefined) return { learner, notes };
      // Since it was decided the pupil may have gone on: how the problem ended is told as the log has it now.
      const [fold] = await hooks.classes.foldsOf(tenant, [learner]);
      return { learner, notes: notes.map((note) => withEnd(note, fold?.appeals ?? [])) };
    },
  }),
];

function withEnd(note: LearnerNote, appeals: readonly Appeal[]): LearnerNote {
  if (note.kind !== "ruling") return note;
  const appeal = appeals.find((one) => isOf(one, note.of));
  return appeal === undefined ? note : { ...note, ended: appeal.ended };
}

/** What a learner was told goes with them. */
export async function forgetNotes(rows: Rows, { tenant, id }: Pick<LearnerRow, "tenant" | "id">): Promise<void> {
  for (const note of await rows.list("note", [tenant, id])) await rows.remove("note", [tenant, id, note.id]);
}

function isAbout({ note }: NoteRow, answer: Parameters<typeof isOf>[1]): boolean {
  return note.kind === "ruling" && isOf(note, answer);
}

/** As the pupil's log has it now; one that the second check or a teacher has settled is not there to be decided. */
async function appealOf(
  classes: ClassHooks,
  { tenant, id }: { readonly tenant: string; readonly id: LearnerId },
  item: string,
): Promise<Appeal> {
  const { appeals } = await foldOf(classes, tenant, id);
  const appeal = appeals.find(({ of }) => of.item === item);
  if (appeal === undefined) throw new Refusal(404, "No such answer was disputed.");
  if (appeal.outcome === "agrees" || appeal.accepted !== null) throw new Refusal(409, "This answer is settled.");
  return appeal;
}
