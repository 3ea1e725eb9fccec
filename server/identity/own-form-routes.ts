import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { Empty } from "#engine/protocol/identity";
import { ChangeOwnForm, NewOwnForm, OwnFormList, OwnFormView, type OwnFormSummary } from "#engine/protocol/own-forms";
import type { FormDraft } from "#engine/own-forms";
import { MAX_BODY } from "./guard.ts";
import { countAssigned } from "./count-assigned.ts";
import type { Rows } from "./identity-store.ts";
import { changedMeanwhile, wholeOf } from "./own-forms.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, findOwnClass, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { OwnFormRow } from "./tables.ts";
import { toWritable } from "./to-writable.ts";

/** More than a class has in a year. */
const MAX_FORMS = 100;
/** As many questions or steps and choices as there may be, in letters of three bytes. */
const MAX_DRAFT_BODY = 8 * MAX_BODY;

const EMPTY_DRAFTS: { readonly [Kind in FormDraft["kind"]]: Omit<Extract<FormDraft, { kind: Kind }>, "title"> } = {
  survey: { kind: "survey", about: "", questions: [], thanks: "" },
  guide: { kind: "guide", about: "", steps: [], closing: "" },
};

/** Surveys and guides that teachers of a class make themselves. */
export const OWN_FORM_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/own-forms",
    access: "teacher",
    summary: "The surveys and guides that teachers of the class have made, whole where nothing is missing",
    body: null,
    answer: OwnFormList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        const all = (await rows.list("ownForm", [tenant, id])).toSorted((a, b) => b.changedAt - a.changedAt);
        const forms: OwnFormSummary[] = [];
        const counts = await countAssigned(rows, tenant, id);
        for (const row of all) forms.push(await summaryOf(rows, row, counts));
        return toWritable({ forms });
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/own-forms",
    access: "teacher",
    summary: "Makes a survey or a guide: an empty one, or one as another of the teacher's classes has",
    body: NewOwnForm,
    answer: OwnFormView,
    status: 201,
    refusals: [404, 409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, session, targets }) => {
        const { tenant, id } = targets.class;
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if ((await rows.list("ownForm", [tenant, id])).length >= MAX_FORMS) {
          throw new Refusal(
            409,
            `A class has at most ${MAX_FORMS} surveys and guides of its own: remove old ones first.`,
          );
        }
        const copied = body.copyOf === null ? null : await findOwnForm(rows, session, body.copyOf);
        if (copied !== null && copied.draft.kind !== body.kind) throw notThere();
        const row: OwnFormRow = {
          tenant,
          class: id,
          id: randomUUID(),
          version: 1,
          revision: 0,
          draft: { ...(copied?.draft ?? EMPTY_DRAFTS[body.kind]), title: body.title },
          frozenAt: null,
          madeAt: now,
          changedAt: now,
          teacher: session.teacher,
        };
        await rows.put("ownForm", row);
        return viewForm(rows, row);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/own-forms/{form}",
    access: "teacher",
    summary: "A survey or guide of the class's own, as it is worked on",
    body: null,
    answer: OwnFormView,
    status: 200,
    refusals: [],
    run: async ({ enter }) => enter(({ rows, targets: { form } }) => viewForm(rows, form)),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/own-forms/{form}",
    access: "teacher",
    summary: "Changes a survey or guide of the class's own; it may be unfinished",
    body: ChangeOwnForm,
    maxBody: MAX_DRAFT_BODY,
    answer: OwnFormView,
    status: 200,
    refusals: [400, 409],
    run: async ({ body: { draft, revision }, now, enter }) =>
      enter(async ({ rows, targets: { form } }) => {
        if (form.frozenAt !== null) {
          throw new Refusal(409, "This version is assigned and stays as it is: begin a new version to change it.");
        }
        if (form.revision !== revision || form.draft.kind !== draft.kind) throw changedMeanwhile(form.draft.kind);
        return change(rows, { ...form, draft }, now);
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/own-forms/{form}/versions",
    access: "teacher",
    summary: "Begins the next version of a survey or guide that was assigned",
    body: Empty,
    answer: OwnFormView,
    status: 201,
    refusals: [409],
    run: async ({ now, enter }) =>
      enter(async ({ rows, targets: { form } }) => {
        if (form.frozenAt === null) throw new Refusal(409, "It is a draft: it can be changed as it is.");
        return change(rows, { ...form, version: form.version + 1, frozenAt: null }, now);
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/own-forms/{form}",
    access: "teacher",
    summary: "Takes a survey or guide of the class's own away that is assigned to nobody",
    body: null,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ enter }) =>
      enter(async ({ rows, targets: { form } }) => {
        if ((await countAssigned(rows, form.tenant, form.class)).has(form.id)) {
          throw new Refusal(409, "It is assigned: take that back first.");
        }
        await rows.remove("ownForm", [form.tenant, form.class, form.id]);
      }),
  }),
];

/** @throws Refusal where it is of no class of the teacher's */
async function findOwnForm(
  rows: Rows,
  session: TeacherSession,
  { class: inClass, form }: { readonly class: string; readonly form: string },
): Promise<OwnFormRow> {
  const { tenant, id } = await findOwnClass(rows, session, inClass);
  const found = await rows.get("ownForm", [tenant, id, form]);
  if (found === undefined) throw notThere();
  return found;
}

async function change(rows: Rows, form: OwnFormRow, now: number): Promise<z.infer<typeof OwnFormView>> {
  const row = { ...form, revision: form.revision + 1, changedAt: now };
  await rows.put("ownForm", row);
  return viewForm(rows, row);
}

async function viewForm(rows: Rows, row: OwnFormRow): Promise<z.infer<typeof OwnFormView>> {
  return { ...(await summaryOf(rows, row)), draft: row.draft };
}

async function summaryOf(rows: Rows, row: OwnFormRow, counts?: ReadonlyMap<string, number>): Promise<OwnFormSummary> {
  const { id, version, revision, frozenAt, draft, changedAt, tenant, teacher } = row;
  const { survey = null, guide = null } = wholeOf(row);
  return {
    id,
    kind: draft.kind,
    title: draft.title,
    version,
    revision,
    frozenAt,
    count: draft.kind === "survey" ? draft.questions.length : draft.steps.length,
    teacher: (await rows.get("teacher", [tenant, teacher]))?.name ?? "",
    changedAt,
    assigned: (counts ?? (await countAssigned(rows, tenant, row.class))).get(id) ?? 0,
    survey,
    guide,
  };
}
