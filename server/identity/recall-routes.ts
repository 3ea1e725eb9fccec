import { nameOfSkill, SkillId, type TutorEnv } from "#engine";
import { MAX_RECALLED, OwnRecalled, PutBack, RecallQuestion, SchoolRecalled } from "#engine/protocol/recalled";
import { RECALLED } from "#bank";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, foldOf } from "./pupil-folds.ts";
import { recalledBy } from "./recalled.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type IdentityHooks, type Route } from "./route.ts";
import { readDevice } from "./sessions.ts";
import type { RowOf } from "./tables.ts";

/** Questions that a school asks nobody any more [IDN210], [IDN211]. */
export const RECALL_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/recalled",
    access: "teacher",
    summary: "Questions that the school has taken out: nobody is asked them any more",
    body: null,
    answer: SchoolRecalled,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) =>
      viewRecalled(hooks, await enter(({ rows, session }) => listRecalled(rows, session.tenant)), now),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/recalled",
    access: "teacher",
    summary: "Takes out a question whose answer a pupil disputed, for the whole school",
    body: RecallQuestion,
    answer: SchoolRecalled,
    status: 200,
    refusals: [404, 409, 503],
    run: async ({ body: { item }, now, deps: { hooks }, enter }) => {
      const { tenant, id } = await enter(async ({ targets }) => targets.learner);
      const { appeals } = await foldOf(classHooksOf(hooks), tenant, id);
      const of = appeals.find((one) => one.of.item === item)?.of;
      if (of === undefined) throw new Refusal(404, "No such answer was disputed.");
      const { blueprint, version, difficulty, seed } = of;
      const address = { blueprint, version, difficulty, seed };
      const listed = await enter(async ({ rows, session }) => {
        const before = await rows.list("recalled", [tenant]);
        if (before.length >= MAX_RECALLED) {
          throw new Refusal(409, `A school takes out at most ${MAX_RECALLED} questions: put some back first.`);
        }
        // Pressed twice, or by two, it is out once.
        if (!before.some((row) => row.item === item)) {
          await rows.put("recalled", { tenant, item, address, teacher: session.teacher, at: now });
        }
        return listRecalled(rows, tenant);
      });
      return viewRecalled(hooks, listed, now);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/recalled/removal",
    access: "teacher",
    summary: "Puts a question back that the school had taken out",
    body: PutBack,
    answer: SchoolRecalled,
    status: 200,
    refusals: [503],
    run: async ({ body: { item }, now, deps: { hooks }, enter }) => {
      const listed = await enter(async ({ rows, session: { tenant } }) => {
        await rows.remove("recalled", [tenant, item]);
        return listRecalled(rows, tenant);
      });
      return viewRecalled(hooks, listed, now);
    },
  }),
  defineRoute({
    method: "GET",
    path: "/auth/recalled",
    access: "anyone",
    summary: "Questions that nobody is asked on this device: by the server's bank, and by the school it is of",
    body: null,
    answer: OwnRecalled,
    status: 200,
    refusals: [],
    run: async ({ cookies, enter }) =>
      enter(async ({ rows, session }) => {
        const tenant = session?.tenant ?? (await readDevice(rows, cookies.device))?.tenant;
        return { items: [...RECALLED, ...(tenant === undefined ? [] : await recalledBy(rows, tenant))] };
      }),
  }),
];

interface Listed {
  readonly row: RowOf<"recalled">;
  readonly teacher: string;
}

async function listRecalled(rows: Rows, tenant: string): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  for (const row of (await rows.list("recalled", [tenant])).toSorted((a, b) => b.at - a.at)) {
    listed.push({ row, teacher: (await rows.get("teacher", [tenant, row.teacher]))?.name ?? "" });
  }
  return listed;
}

function viewRecalled(
  hooks: IdentityHooks,
  listed: readonly Listed[],
  now: number,
): Promise<{ items: ReturnType<typeof viewOne>[] }> {
  return classHooksOf(hooks).look(now, (env) => ({ items: listed.map((one) => viewOne(one, env)) }));
}

function viewOne({ row: { item, address, at }, teacher }: Listed, { content }: TutorEnv) {
  const opened = content.open(address);
  return {
    item,
    skillName: nameOfSkill(content.graph, SkillId.parse(address.blueprint)),
    stem: opened.ok ? opened.value.item.problem_content.stem : null,
    at,
    teacher,
  };
}
