import type { z } from "zod";
import { FindingList, type FindingCounts, type FindingView } from "#engine/protocol/identity";
import type { FindingTally } from "../regrade/index.ts";
import { listClasses } from "./class-routes.ts";
import type { Rows } from "./identity-store.ts";
import { defineRoute, type Route } from "./route.ts";
import type { ClassRow, LearnerRow, SeenFindingsRow } from "./tables.ts";

type Finding = z.infer<typeof FindingView>;
type Told = keyof FindingTally;

/** So many of a kind that a teacher has not seen are worth a line: somebody presses twice by mistake now and then. */
const LEAST: Readonly<Record<Told, number>> = { answers: 1, entries: 1, quick: 5, version: Infinity };

/** What marking again found (TH5). It is read, and changes nothing of a learner's log. */
export const FINDING_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/findings",
    access: "teacher",
    summary:
      "Learners of the teacher whose logs do not agree with the server's own marking, and whom nobody has seen to",
    body: null,
    answer: FindingList,
    status: 200,
    refusals: [],
    run: async ({ deps: { hooks }, enter }) => {
      const pupils = await enter(async ({ rows, session }) => {
        const own = await listClasses(rows, session.tenant, session.teacher);
        const listed: Pupil[] = [];
        for (const one of own) if (one.archivedAt === null) listed.push(...(await listPupils(rows, one)));
        return listed;
      });
      const findings: Finding[] = [];
      for (const { inClass, learner, seen } of pupils) {
        const tally = await hooks.findings?.(learner.tenant, learner.id);
        const unseen = tally && leftOf(tally, seen);
        if (unseen) findings.push({ class: inClass.id, learner: learner.id, name: learner.name ?? "", ...unseen });
      }
      return { findings };
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/learners/{learner}/findings",
    access: "teacher",
    summary: "The teacher has seen what marking again found; what comes later is told anew",
    body: null,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ deps: { hooks }, enter }) => {
      const { tenant, id } = await enter(async ({ targets }) => targets.learner);
      const tally = await hooks.findings?.(tenant, id);
      if (tally === undefined) return;
      const seen = countEach((told) => tally[told].count);
      await enter(({ rows }) => rows.put("seenFindings", { tenant, learner: id, ...seen }));
    },
  }),
];

interface Pupil {
  readonly inClass: ClassRow;
  readonly learner: LearnerRow;
  readonly seen: SeenFindingsRow | undefined;
}

async function listPupils(rows: Rows, inClass: ClassRow): Promise<readonly Pupil[]> {
  const { tenant, id } = inClass;
  const pupils: Pupil[] = [];
  for (const enrolment of await rows.list("enrolment", [tenant, id])) {
    const learner = await rows.get("learner", [tenant, enrolment.learner]);
    const seen = await rows.get("seenFindings", [tenant, enrolment.learner]);
    if (learner !== undefined) pupils.push({ inClass, learner, seen });
  }
  return pupils;
}

/** What is left to see, and since when; undefined: too little. Logs that are marked anew may have fewer than were seen. */
function leftOf(
  tally: FindingTally,
  seen: SeenFindingsRow | undefined,
): Omit<Finding, "class" | "learner" | "name"> | undefined {
  const left = (told: Told) => Math.max(0, tally[told].count - (seen?.[told] ?? 0));
  const reasons = (Object.keys(LEAST) as Told[]).filter((told) => left(told) >= LEAST[told]);
  if (reasons.length === 0) return undefined;
  // Of the many that are not kept the last one that is stands.
  const since = reasons.map((told) => tally[told].at[seen?.[told] ?? 0] ?? tally[told].at.at(-1) ?? 0);
  return { since: Math.min(...since), ...countEach(left) };
}

function countEach(count: (told: Told) => number): z.infer<typeof FindingCounts> {
  const [answers, entries] = [count("answers"), count("entries")];
  return { answers, entries, version: count("version"), quick: count("quick") };
}
