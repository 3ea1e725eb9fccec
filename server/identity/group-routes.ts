import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { LearnerId } from "#engine";
import { ChangeGroup, GroupView, LessonGroupList, LessonGroups, NewGroup } from "#engine/protocol/identity";
import { viewGroup } from "./groups.ts";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, findEnrolled, type Route } from "./route.ts";
import type { ClassRow, LearnerGroupRow } from "./tables.ts";

/** More than a class has tables. */
const MAX_GROUPS = 40;

/** Groups of a class, to be named when work is given [IDN75]. */
export const GROUP_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/classes/{class}/groups",
    access: "teacher",
    summary: "Makes a group of learners of the class",
    body: NewGroup,
    answer: GroupView,
    status: 201,
    refusals: [404, 409],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        if ((await rows.list("learnerGroup", [tenant, id])).length >= MAX_GROUPS) {
          throw new Refusal(409, `A class has at most ${MAX_GROUPS} groups.`);
        }
        const learners = await membersOf(rows, targets.class, body.learners);
        return keep(rows, { tenant, class: id, id: randomUUID(), name: body.name, learners });
      }),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/groups/{group}",
    access: "teacher",
    summary: "Renames a group, or says anew who is in it",
    body: ChangeGroup,
    answer: GroupView,
    status: 200,
    refusals: [409],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        const { name, learners } = targets.group;
        return keep(rows, {
          ...targets.group,
          name: body.name ?? name,
          learners: body.learners === undefined ? learners : await membersOf(rows, targets.class, body.learners),
        });
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/groups/{group}",
    access: "teacher",
    summary: "Removes a group; its learners stay as they are",
    body: null,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ enter }) =>
      enter(({ rows, targets }) =>
        rows.remove("learnerGroup", [targets.class.tenant, targets.class.id, targets.group.id]),
      ),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/lesson-groups",
    access: "teacher",
    summary: "The groups of the class that were kept from tomorrow's lesson",
    body: null,
    answer: LessonGroupList,
    status: 200,
    refusals: [],
    run: async ({ enter }) => enter(({ rows, targets }) => viewLessonGroups(rows, targets.class)),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/lesson-groups",
    access: "teacher",
    summary: "Says which groups are kept from tomorrow's lesson: those there were, and are not named, are removed",
    body: LessonGroups,
    answer: LessonGroupList,
    status: 200,
    refusals: [404, 409],
    run: async ({ body: { groups }, enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        const before = await rows.list("learnerGroup", [tenant, id]);
        const lessons = before.filter(({ about }) => about !== undefined);
        if (before.length - lessons.length + groups.length > MAX_GROUPS) {
          throw new Refusal(409, `A class has at most ${MAX_GROUPS} groups.`);
        }
        for (const one of lessons) await rows.remove("learnerGroup", [tenant, id, one.id]);
        for (const { name, learners, about } of groups) {
          // The same misconception is the same group: what names it goes on naming it.
          const same = lessons.find((one) => one.about?.skill === about.skill && one.about.rule === about.rule);
          const members = await membersOf(rows, targets.class, learners);
          await keep(rows, { tenant, class: id, id: same?.id ?? randomUUID(), name, learners: members, about });
        }
        return viewLessonGroups(rows, targets.class);
      }),
  }),
];

async function viewLessonGroups(rows: Rows, { tenant, id }: ClassRow): Promise<z.infer<typeof LessonGroupList>> {
  const all = await rows.list("learnerGroup", [tenant, id]);
  return { groups: all.flatMap((row) => (row.about === undefined ? [] : [{ ...viewGroup(row), about: row.about }])) };
}

/** Each once, and each of the class. */
async function membersOf(rows: Rows, inClass: ClassRow, ids: readonly LearnerId[]): Promise<LearnerId[]> {
  const learners = [...new Set(ids)];
  for (const id of learners) await findEnrolled(rows, inClass, id);
  return learners;
}

async function keep(rows: Rows, group: LearnerGroupRow) {
  const others = await rows.list("learnerGroup", [group.tenant, group.class]);
  const isTaken = others.some(({ id, name }) => id !== group.id && name.toLowerCase() === group.name.toLowerCase());
  if (isTaken) throw new Refusal(409, `There is a group “${group.name}” already.`);
  await rows.put("learnerGroup", group);
  return viewGroup(group);
}
