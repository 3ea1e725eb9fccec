import type { z } from "zod";
import { ChangeTeacher, Empty, InvitationView, RemoveTeacher, TeacherList } from "#engine/protocol/identity";
import { SendAgain, ServerView } from "#engine/protocol/server";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { classesOfTeacher, giveResetCode, invite, removeTeacher } from "./staff.ts";

/** What administrators do for the teachers of their school [IDN33], and see of the server. */
export const STAFF_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/teachers/invitations",
    access: "admin",
    summary: "Makes a code by which another teacher of the school signs up",
    body: Empty,
    answer: InvitationView,
    status: 201,
    refusals: [],
    run: async ({ enter, now }) => enter(({ rows, session }) => invite(rows, session.tenant, now)),
  }),
  defineRoute({
    method: "GET",
    path: "/teachers",
    access: "admin",
    summary: "The teachers of the school with their classes",
    body: null,
    answer: TeacherList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, session }) => {
        const teachers: z.infer<typeof TeacherList>["teachers"] = [];
        for (const teacher of await rows.list("teacher", [session.tenant])) {
          const { id, name, login, admin } = teacher;
          const classes = (await classesOfTeacher(rows, teacher)).map((one) => ({ id: one.id, name: one.name }));
          teachers.push({ id, name, login, admin, classes });
        }
        return { teachers };
      }),
  }),
  defineRoute({
    method: "PATCH",
    path: "/teachers/{teacher}",
    access: "admin",
    summary: "Makes a colleague an administrator, or takes that from them",
    body: ChangeTeacher,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ body: { role }, enter }) =>
      enter(async ({ rows, session, targets: { teacher } }) => {
        // So one is always left.
        if (teacher.id === session.teacher && role === "teacher") {
          throw new Refusal(409, "Another administrator takes that from you.");
        }
        await rows.put("teacher", { ...teacher, admin: role === "administrator" });
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/teachers/{teacher}/reset",
    access: "admin",
    summary: "Makes a code by which a colleague chooses another password",
    body: Empty,
    answer: InvitationView,
    status: 201,
    refusals: [],
    run: async ({ enter, now }) => enter(({ rows, targets }) => giveResetCode(rows, targets.teacher, now)),
  }),
  defineRoute({
    method: "POST",
    path: "/teachers/{teacher}/removal",
    access: "admin",
    summary: "Takes a colleague out of the school; their classes go to who is named",
    body: RemoveTeacher,
    answer: null,
    status: 204,
    refusals: [404, 409],
    run: async ({ body, enter }) =>
      enter(async ({ rows, session, targets }) => {
        const { classesTo } = body;
        const heir = classesTo === null ? undefined : await rows.get("teacher", [session.tenant, classesTo]);
        if (classesTo !== null && (heir === undefined || classesTo === targets.teacher.id)) throw notThere();
        await removeTeacher(rows, targets.teacher, heir);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/server",
    access: "admin",
    summary: "How it goes with the server, and what somebody should look at",
    body: null,
    answer: ServerView,
    status: 200,
    refusals: [],
    run: async ({ enter, deps }) => {
      const tenant = await enter(async ({ session }) => session.tenant);
      const view = await deps.hooks.viewServer();
      const outbox = await deps.hooks.outbox?.view(tenant);
      return outbox === undefined ? view : { ...view, outbox };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/server/outbox",
    access: "admin",
    summary: "What could not be told to another system is sent again",
    body: SendAgain,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ body: { to }, enter, deps }) => {
      const tenant = await enter(async ({ session }) => session.tenant);
      await deps.hooks.outbox?.again(tenant, to);
    },
  }),
];
