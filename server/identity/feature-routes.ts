import type { z } from "zod";
import { Adjustments } from "#engine";
import {
  ClassAdjustments,
  ClassFeatures,
  CountryQuery,
  FeatureWishes,
  OwnAdjustments,
  OwnFeatures,
  SchoolFeatures,
} from "#engine/protocol/identity";
import { adjustmentsOf, featuresFor, isNoWish, keepAdjustments, keepWishes, wishesOf } from "./features.ts";
import type { Rows } from "./identity-store.ts";
import { foldsOf, listNames } from "./pupil-folds.ts";
import { defineRoute, type Route } from "./route.ts";
import { readDevice } from "./sessions.ts";
import { WHOLE_SCHOOL, type ClassRow } from "./tables.ts";

/** What a school, its classes and their pupils do without. */
export const FEATURE_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/features",
    access: "teacher",
    summary: "What the school wants to be on or off",
    body: null,
    answer: SchoolFeatures,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, session }) => ({ wishes: await wishesOf(rows, session.tenant, WHOLE_SCHOOL) })),
  }),
  defineRoute({
    method: "PATCH",
    path: "/features",
    access: "admin",
    summary: "Says what is on or off in the whole school, where no class or pupil wants otherwise",
    body: FeatureWishes,
    answer: SchoolFeatures,
    status: 200,
    refusals: [],
    run: async ({ body, enter }) =>
      enter(async ({ rows, session }) => {
        await keepWishes(rows, session.tenant, WHOLE_SCHOOL, body);
        return { wishes: await wishesOf(rows, session.tenant, WHOLE_SCHOOL) };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/features",
    access: "teacher",
    summary: "What the class and its pupils want to be on or off, and what the school has",
    body: null,
    answer: ClassFeatures,
    status: 200,
    refusals: [],
    run: async ({ enter }) => enter(({ rows, targets }) => viewFeatures(rows, targets.class)),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/features",
    access: "teacher",
    summary: "Says what is on or off in the class, where no pupil of it wants otherwise",
    body: FeatureWishes,
    answer: ClassFeatures,
    status: 200,
    refusals: [],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        await keepWishes(rows, targets.class.tenant, targets.class.id, body);
        return viewFeatures(rows, targets.class);
      }),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/learners/{learner}/features",
    access: "teacher",
    summary: "Says what is on or off for one pupil",
    body: FeatureWishes,
    answer: ClassFeatures,
    status: 200,
    refusals: [],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        await keepWishes(rows, targets.class.tenant, targets.learner.id, body);
        return viewFeatures(rows, targets.class);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/adjustments",
    access: "teacher",
    summary:
      "What is set for pupils of the class: extra time, fewer choices, reading aloud, larger text, language level; and which level they chose",
    body: null,
    answer: ClassAdjustments,
    status: 200,
    refusals: [],
    run: async ({ deps: { hooks }, enter }) => {
      const { tenant, pupils, set } = await enter(async ({ rows, targets }) => ({
        tenant: targets.class.tenant,
        pupils: await listNames(rows, targets.class),
        set: await viewAdjustments(rows, targets.class),
      }));
      if (hooks.classes === undefined) return set;
      const known = await foldsOf(hooks.classes, tenant, pupils);
      const chosen = known.flatMap(({ learner, fold }) => {
        const language = fold.tutor.about.language ?? null;
        return language === null ? [] : [{ id: learner, language }];
      });
      // A page of before knows no such field: it is there where it says something.
      return chosen.length === 0 ? set : { ...set, chosen };
    },
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/learners/{learner}/adjustments",
    access: "teacher",
    summary:
      "Sets extra time, fewer choices, reading aloud, larger text and language level for one pupil, from their next exam and question on",
    body: Adjustments,
    answer: ClassAdjustments,
    status: 200,
    refusals: [],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        await keepAdjustments(rows, targets.class.tenant, targets.learner.id, body);
        return viewAdjustments(rows, targets.class);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/auth/adjustments",
    access: "anyone",
    summary: "What is set for the learner who is signed in",
    body: null,
    answer: OwnAdjustments,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, session }) => {
        if (session?.role !== "learner") return { learner: null, adjustments: null };
        const { tenant, learner } = session;
        return { learner, adjustments: await adjustmentsOf(rows, tenant, learner) };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/auth/features",
    access: "anyone",
    summary:
      "What is on for the learner who is signed in, or for anybody on this device of a class; and in which country their school is",
    body: null,
    query: CountryQuery,
    answer: OwnFeatures,
    status: 200,
    refusals: [],
    run: async ({ query, cookies, enter }) =>
      enter(async ({ rows, session }) => {
        const countryOf = async (tenant: string) =>
          query.with === "country" ? { country: (await rows.get("school", [tenant]))?.country ?? null } : {};
        if (session?.role === "learner") {
          const { tenant, learner, class: inClass } = session;
          const features = await featuresFor(rows, tenant, [learner, inClass]);
          return { learner, features, ...(await countryOf(tenant)) };
        }
        const device = await readDevice(rows, cookies.device);
        if (device === undefined) return { learner: null, features: null };
        const features = await featuresFor(rows, device.tenant, [device.class]);
        return { learner: null, features, ...(await countryOf(device.tenant)) };
      }),
  }),
];

async function viewFeatures(rows: Rows, { tenant, id }: ClassRow): Promise<z.input<typeof ClassFeatures>> {
  const learners: z.input<typeof ClassFeatures>["learners"] = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const found = await rows.get("features", [tenant, learner]);
    if (found !== undefined && !isNoWish(found.wishes)) learners.push({ id: learner, wishes: found.wishes });
  }
  return { school: await featuresFor(rows, tenant, []), wishes: await wishesOf(rows, tenant, id), learners };
}

async function viewAdjustments(rows: Rows, { tenant, id }: ClassRow): Promise<z.input<typeof ClassAdjustments>> {
  const learners: z.input<typeof ClassAdjustments>["learners"] = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const found = await rows.get("features", [tenant, learner]);
    if (found?.adjustments !== undefined) learners.push({ id: learner, adjustments: found.adjustments });
  }
  return { learners };
}
