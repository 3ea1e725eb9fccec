import { viewForParents } from "#engine/class";
import { ParentReportView } from "#engine/protocol/class";
import { AskAsParent, ParentCodeList, ParentCodes, WantParentCodes } from "#engine/protocol/identity";
import { networkOf } from "../http/address.ts";
import {
  allowsParentCodes,
  endParentCodes,
  giveParentCode,
  openParentDoor,
  viewParentCode,
  type OpenedDoor,
} from "./parent-codes.ts";
import { classHooksOf } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, findEnrolled, type Route } from "./route.ts";
import { hashToken, tidyCode } from "./secrets.ts";
import { toWritable } from "./to-writable.ts";
import { readReport } from "./work-routes.ts";

/** Of all networks together. */
const EVERYBODY = "everybody";

/** A pupil's report for their parents, by a code on paper [IDN190]-[IDN193]. */
export const PARENT_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/parent-codes",
    access: "teacher",
    summary: "Whose parents have a code to read the report, and on how many days it was used",
    body: null,
    answer: ParentCodeList,
    status: 200,
    refusals: [],
    run: async ({ enter, now }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        const codes = await rows.list("parentCode", [inClass.tenant, inClass.id]);
        return {
          allowed: await allowsParentCodes(rows, inClass.tenant),
          codes: codes.filter(({ endsAt }) => endsAt > now).map(viewParentCode),
        };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/parent-codes",
    access: "teacher",
    summary: "Makes codes for the parents of the class or of some of it, told this once; those before end",
    body: WantParentCodes,
    answer: ParentCodes,
    status: 201,
    refusals: [404, 409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        if (inClass.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if (!(await allowsParentCodes(rows, inClass.tenant))) {
          throw new Refusal(409, "The school has switched codes for parents off.");
        }
        const all = (await rows.list("enrolment", [inClass.tenant, inClass.id])).map(({ learner }) => learner);
        const codes = [];
        for (const id of new Set(body.learners ?? all)) {
          const { id: learner } = await findEnrolled(rows, inClass, id);
          codes.push(await giveParentCode(rows, inClass, learner, now));
        }
        return { codes };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/parent-codes/removal",
    access: "teacher",
    summary: "Takes back the codes of the parents of the class, or of some of it",
    body: WantParentCodes,
    answer: null,
    status: 204,
    refusals: [404],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        const { tenant, id } = inClass;
        if (body.learners === undefined) return endParentCodes(rows, tenant, { class: id });
        for (const learner of new Set(body.learners)) {
          await findEnrolled(rows, inClass, learner);
          await endParentCodes(rows, tenant, { class: id, learner });
        }
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/parent/report",
    access: "anyone",
    summary: "A pupil's report for their parents, by the code they were given; nothing else is opened by it",
    body: AskAsParent,
    answer: ParentReportView,
    status: 200,
    refusals: [404, 429, 503],
    run: async ({ body, deps, now, address, enter }) => {
      const open = async (): Promise<OpenedDoor> => {
        const found = await enter(({ rows }) => openParentDoor(rows, body.code, now));
        if (found === undefined) throw new Refusal(404, "This code opens nothing.");
        return found;
      };
      const { tries, hooks } = deps;
      const opened = await tries.during("parent-code", networkOf(address), () =>
        tries.during("parent-codes", EVERYBODY, open),
      );
      await tries.readReport(hashToken(tidyCode(body.code)));
      const { tenant, id, name } = opened.learner;
      const report = await readReport(classHooksOf(hooks), { tenant, learner: id, since: body.since, now });
      return {
        name: name ?? "",
        class: opened.class.name,
        school: opened.school,
        endsAt: opened.code.endsAt,
        ...toWritable(viewForParents(report)),
      };
    },
  }),
];
