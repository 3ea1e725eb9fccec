import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { LearnerId } from "#engine";
import {
  AddressList,
  Cards,
  type Card,
  ChangeRoster,
  MAX_CLASS,
  SourcedIdList,
  UndoAdding,
  UndoneView,
} from "#engine/protocol/identity";
import { archive, makeClass } from "./class-routes.ts";
import type { Rows } from "./identity-store.ts";
import { classesOf, drawPins, eraseLearner, finishErasure, givePin, leave, type DrawnPin } from "./learner-routes.ts";
import { Refusal } from "./refusal.ts";
import { withGrade } from "./school-grade.ts";
import { defineRoute, findEnrolled, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ClassRow, LearnerRow } from "./tables.ts";

type Change = z.output<typeof ChangeRoster>;

/** After so long what a sign-in leaves may be taken out already, and nothing would tell that there was one [ms]. */
const UNDO_MS = 24 * 60 * 60_000;

/** Classes as another system of the school lists them, and adding that is taken back. */
export const ROSTER_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/classes/{class}/undo",
    access: "teacher",
    summary: "Takes back learners who were added within a day and have neither signed in nor worked",
    body: UndoAdding,
    answer: UndoneView,
    status: 200,
    refusals: [404],
    run: async ({ body, deps, now, enter }) => {
      const { hasLog } = deps.hooks;
      const tenant = (await enter(async ({ targets }) => targets.class)).tenant;
      const worked = new Set<LearnerId>();
      for (const id of body.learners) if ((await hasLog?.(tenant, id)) === true) worked.add(id);
      const undone = await enter(async ({ rows, targets }) => {
        const [gone, kept]: [LearnerId[], z.infer<typeof UndoneView>["kept"]] = [[], []];
        for (const id of new Set(body.learners)) {
          const learner = await findEnrolled(rows, targets.class, id);
          const isUsed = worked.has(id) || (await hasBeenHere(rows, learner));
          const why = isUsed ? "used" : now - learner.madeAt > UNDO_MS ? "old" : null;
          if (why === null) await eraseLearner(rows, learner, now);
          if (why === null) gone.push(id);
          else kept.push({ id, name: learner.name ?? "", why });
        }
        return { gone, kept };
      });
      for (const id of undone.gone) await finishErasure(deps, tenant, id);
      return undone;
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/sourced-ids",
    access: "teacher",
    summary: "Who of the class is known to another system of the school, and by what",
    body: null,
    answer: SourcedIdList,
    status: 200,
    refusals: [],
    run: async ({ enter }) => enter(async ({ rows, targets }) => ({ links: await linksOf(rows, targets.class) })),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/roster",
    access: "teacher",
    summary:
      "Brings the class a step nearer to another system's list; the answer holds the PINs of who is new, told this once",
    body: ChangeRoster,
    answer: Cards,
    status: 200,
    refusals: [404, 409],
    run: async ({ body, deps, now, enter }) => {
      const kind = (await enter(async ({ targets }) => targets.class)).pins;
      const pins = await drawPins(deps, kind, body.add.length);
      return enter(async ({ rows, session, targets }) => {
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        await changeThoseThere(rows, targets.class, body);
        await leaveAll(rows, { inClass: targets.class, session, now }, body);
        const cards = await addAll(rows, { inClass: targets.class, now, pins }, body.add);
        await assertRoster(rows, targets.class);
        return { cards };
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/addresses",
    access: "teacher",
    summary: "Where other devices open the app, and whether somebody can sign in there",
    body: null,
    answer: AddressList,
    status: 200,
    refusals: [],
    run: async ({ deps, enter }) => enter(async () => ({ addresses: [...(deps.hooks.addresses?.() ?? [])] })),
  }),
];

/** Whether somebody signed in as this learner, chose the name, or handed something in for it; all of it is kept for a day at least. */
async function hasBeenHere(rows: Rows, { tenant, id }: LearnerRow): Promise<boolean> {
  const traces = [
    (await rows.list("session", [tenant])).some(({ who }) => who.role === "learner" && who.learner === id),
    (await rows.list("device", [tenant])).some(({ learner }) => learner === id),
    (await rows.list("handInRight", [tenant])).some(({ learner }) => learner === id),
    (await rows.list("handIn", [tenant])).some(({ learner, givenTo }) => learner === id || givenTo === id),
    (await rows.list("claim", [tenant])).some(({ learner }) => learner === id),
  ];
  return traces.includes(true);
}

/** Of those in the class, and of those who have left it. */
async function linksOf(rows: Rows, { tenant, id }: ClassRow): Promise<z.infer<typeof SourcedIdList>["links"]> {
  const links: z.infer<typeof SourcedIdList>["links"] = [];
  const enrolled = await rows.list("enrolment", [tenant, id]);
  const inIt = new Set(enrolled.map(({ learner }) => learner));
  const formers = (await rows.list("former", [tenant, id])).filter(({ learner }) => !inIt.has(learner));
  for (const { learner } of [...enrolled, ...formers]) {
    const link = await rows.get("sourcedId", [tenant, learner]);
    const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
    if (link !== undefined && name !== null) {
      links.push({ learner, name, sourcedId: link.sourcedId, left: !inIt.has(learner) });
    }
  }
  return links;
}

async function changeThoseThere(rows: Rows, inClass: ClassRow, { link, rename, grade: grades }: Change): Promise<void> {
  for (const { learner: id, name } of rename) {
    await rows.put("learner", { ...(await findEnrolled(rows, inClass, id)), name });
  }
  for (const { learner: id, grade } of grades) {
    await rows.put("learner", withGrade(await findEnrolled(rows, inClass, id), grade));
  }
  for (const { learner: id, sourcedId } of link) {
    const { tenant } = await findEnrolled(rows, inClass, id);
    await rows.put("sourcedId", { tenant, learner: id, sourcedId });
  }
}

interface Leaving {
  readonly inClass: ClassRow;
  readonly session: TeacherSession;
  readonly now: number;
}

/** Whoever is in no other class goes into an archived one, where teachers and the school's schedule find them [IDN17]. */
async function leaveAll(rows: Rows, { inClass, session, now }: Leaving, { leave: ids, leavers }: Change) {
  for (const id of new Set(ids)) {
    const learner = await findEnrolled(rows, inClass, id);
    if ((await classesOf(rows, learner)).length < 2) {
      const keeps = await leaversClassOf(rows, { inClass, session, now }, leavers);
      await rows.put("enrolment", { tenant: keeps.tenant, class: keeps.id, learner: id, since: now });
    }
    await leave(rows, inClass, learner, now);
  }
}

async function leaversClassOf(rows: Rows, { inClass, session, now }: Leaving, name: string): Promise<ClassRow> {
  const { tenant, id, pins, teachers } = inClass;
  const known = await rows.get("leaversClass", [tenant, id]);
  const found = known && (await rows.get("class", [tenant, known.keptIn]));
  // One that was brought back is a class like others.
  const isKept = found !== undefined && found.archivedAt !== null;
  const keeps = isKept ? found : await makeClass(rows, session, { name, pins }, now);
  await rows.put("leaversClass", { tenant, class: id, keptIn: keeps.id });
  // Days until the school's schedule erases somebody count from when the last one came.
  return archive(rows, { ...keeps, teachers }, now);
}

interface Adding {
  readonly inClass: ClassRow;
  readonly now: number;
  readonly pins: readonly DrawnPin[];
}

/** Who has left the class under the same id of the other system comes back as who they were. */
async function addAll(rows: Rows, { inClass, now, pins }: Adding, add: Change["add"]): Promise<z.infer<typeof Card>[]> {
  const { tenant, id: classId } = inClass;
  const known = new Map((await linksOf(rows, inClass)).map((link) => [link.sourcedId, link]));
  const cards: z.infer<typeof Card>[] = [];
  for (const [at, { sourcedId, name, grade }] of add.entries()) {
    const link = known.get(sourcedId);
    if (link?.left === false) continue;
    const before = link === undefined ? undefined : await rows.get("learner", [tenant, link.learner]);
    const learner: LearnerRow = before ?? {
      tenant,
      id: LearnerId.parse(randomUUID()),
      name,
      madeAt: now,
      erased: null,
    };
    const named = withGrade({ ...learner, name }, grade ?? learner.grade ?? null);
    await rows.put("learner", named);
    await rows.put("enrolment", { tenant, class: classId, learner: learner.id, since: now });
    await rows.put("sourcedId", { tenant, learner: learner.id, sourcedId });
    if (link !== undefined) await endLeaving(rows, inClass, learner.id);
    known.set(sourcedId, { learner: learner.id, name, sourcedId, left: false });
    cards.push(await givePin(rows, { inClass, learner: named, pin: pins[at], now }));
  }
  return cards;
}

async function endLeaving(rows: Rows, { tenant, id }: ClassRow, learner: LearnerId): Promise<void> {
  await rows.remove("former", [tenant, id, learner]);
  const keeps = await rows.get("leaversClass", [tenant, id]);
  if (keeps !== undefined) await rows.remove("enrolment", [tenant, keeps.keptIn, learner]);
}

/** As a whole, so that two pupils may exchange their names. */
async function assertRoster(rows: Rows, { tenant, id }: ClassRow): Promise<void> {
  const enrolled = await rows.list("enrolment", [tenant, id]);
  if (enrolled.length > MAX_CLASS) throw new Refusal(409, `A class has at most ${MAX_CLASS}.`);
  const [names, sourcedIds] = [new Set<string>(), new Set<string>()];
  for (const { learner } of enrolled) {
    const name = (await rows.get("learner", [tenant, learner]))?.name ?? "";
    if (names.has(name.toLowerCase())) {
      throw new Refusal(409, `Two of a class may not both be called “${name}”: add a letter.`);
    }
    names.add(name.toLowerCase());
    const sourcedId = (await rows.get("sourcedId", [tenant, learner]))?.sourcedId;
    if (sourcedId === undefined) continue;
    if (sourcedIds.has(sourcedId)) throw new Refusal(409, `Two of a class may not both be ${sourcedId}.`);
    sourcedIds.add(sourcedId);
  }
}
