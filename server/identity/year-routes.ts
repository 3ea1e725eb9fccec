import type { z } from "zod";
import {
  ChangeSchool,
  ClassErasureView,
  ClassView,
  CountryQuery,
  DepartureList,
  type DepartureView,
  EraseClass,
  ErasureList,
  NextClass,
  SchoolView,
} from "#engine/protocol/identity";
import { archive, makeClass, viewClass } from "./class-routes.ts";
import { eraseClass, listErasure } from "./erase-class.ts";
import { copyGroups } from "./groups.ts";
import type { Rows } from "./identity-store.ts";
import { finishErasure, moveDevices } from "./learner-routes.ts";
import { allowParentCodes, allowsParentCodes } from "./parent-codes.ts";
import { notThere, Refusal } from "./refusal.ts";
import { listDepartures } from "./retention.ts";
import { inNextGrade } from "./school-grade.ts";
import { defineRoute, findEnrolled, type Route } from "./route.ts";
import type { SchoolRow } from "./tables.ts";

/** The end of a school year: classes go on under another name, or go, and how long the school keeps what was. */
export const YEAR_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/classes/{class}/next",
    access: "teacher",
    summary: "Makes the class of the next year with learners of this one, and archives this one",
    body: NextClass,
    answer: ClassView,
    status: 201,
    refusals: [404, 409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, session, targets: { class: before } }) => {
        if (before.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        const made = await makeClass(rows, session, { name: body.name, pins: before.pins }, now);
        const inClass = { ...made, teachers: before.teachers };
        await rows.put("class", inClass);
        const { tenant } = before;
        const wants = await rows.get("features", [tenant, before.id]);
        if (wants !== undefined) await rows.put("features", { ...wants, of: inClass.id });
        for (const id of new Set(body.learners)) {
          const learner = await findEnrolled(rows, before, id);
          if (body.raiseGrades) await rows.put("learner", inNextGrade(learner));
          await rows.put("enrolment", { tenant, class: inClass.id, learner: learner.id, since: now });
          await moveDevices(rows, before, learner.id, inClass.id);
        }
        await copyGroups(rows, before, inClass.id, body.learners);
        await archive(rows, before, now);
        return viewClass(rows, inClass);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/erasure",
    access: "teacher",
    summary: "Who would go with the class if it were erased, and who would stay as they are in another one",
    body: null,
    answer: ErasureList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const { goes, stays } = await listErasure(rows, targets.class);
        return { goes: [...goes], stays: [...stays] };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/erasure",
    access: "teacher",
    summary: "Erases a class, and the learners who are in no other, by its name",
    body: EraseClass,
    answer: ClassErasureView,
    status: 200,
    refusals: [409],
    run: async ({ body, deps, now, enter }) => {
      const { tenant, erased, kept, waited } = await enter(async ({ rows, targets }) => {
        if (body.name !== targets.class.name) throw new Refusal(409, "This is not the name of the class.");
        return { tenant: targets.class.tenant, ...(await eraseClass(rows, targets.class, now)) };
      });
      let logsErased = true;
      for (const id of [...erased, ...waited]) logsErased = (await finishErasure(deps, tenant, id)) && logsErased;
      if (erased.length + waited.length === 0) await deps.store.scrub();
      return { erased: erased.length, kept: kept.length, logsErased };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/departures",
    access: "teacher",
    summary:
      "What is erased by the school's schedule within a fortnight: of the teacher's classes, or of all for administrators",
    body: null,
    answer: DepartureList,
    status: 200,
    refusals: [],
    run: async ({ now, enter }) =>
      enter(async ({ rows, session: { tenant, teacher, admin } }) => {
        const byPlace = new Map<string, z.infer<typeof DepartureView>>();
        for (const { inClass, isWhole, learners, at } of await listDepartures(rows, tenant, now)) {
          if (!admin && !inClass.teachers.includes(teacher)) continue;
          const place = `${inClass.id} ${isWhole} ${at}`;
          const { id, name } = inClass;
          const before = byPlace.get(place) ?? { class: id, name, at, whole: isWhole, learners: [] };
          const names = learners.map((one) => ({ id: one.id, name: one.name ?? "" }));
          byPlace.set(place, { ...before, learners: [...before.learners, ...names] });
        }
        return { departures: [...byPlace.values()].toSorted((a, b) => a.at - b.at) };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/school",
    access: "admin",
    summary:
      "The school's name, how long it keeps what, whether its teachers may make codes for parents, and in which country it is",
    body: null,
    query: CountryQuery,
    answer: SchoolView,
    status: 200,
    refusals: [],
    run: async ({ query, enter }) =>
      enter(async ({ rows, session }) =>
        viewSchool(rows, await findSchool(rows, session.tenant), query.with === "country"),
      ),
  }),
  defineRoute({
    method: "PATCH",
    path: "/school",
    access: "admin",
    summary:
      "Changes how long the school keeps what, whether its teachers may make codes for parents, and in which country it is",
    body: ChangeSchool,
    answer: SchoolView,
    status: 200,
    refusals: [],
    run: async ({ body: { retention, parentCodes, country }, now, enter }) =>
      enter(async ({ rows, session: { tenant } }) => {
        const { country: from, ...before } = await findSchool(rows, tenant);
        const to = country === undefined ? from : (country ?? undefined);
        const changed = {
          ...before,
          ...(retention === undefined ? {} : { retention }),
          ...(to === undefined ? {} : { country: to }),
        };
        await rows.put("school", changed);
        if (parentCodes !== undefined) await allowParentCodes(rows, tenant, parentCodes, now);
        return viewSchool(rows, changed, country !== undefined);
      }),
  }),
];

async function findSchool(rows: Rows, tenant: string): Promise<SchoolRow> {
  const found = await rows.get("school", [tenant]);
  if (found === undefined) throw notThere();
  return found;
}

/** A page of before knows of no country. */
async function viewSchool(rows: Rows, school: SchoolRow, withCountry: boolean): Promise<z.infer<typeof SchoolView>> {
  const { tenant, name, retention = { leftDays: null, archivedDays: null }, country = null } = school;
  const view = { name, retention, parentCodes: await allowsParentCodes(rows, tenant) };
  return withCountry ? { ...view, country } : view;
}
