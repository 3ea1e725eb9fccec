import { expect, test } from "vitest";
import { uuidFromName, type LearnerId } from "#engine";
import type { AlertView, AlertWords } from "#engine/protocol/class";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import { exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import { createMemoryServerDisk, createMemorySyncStore } from "../sync/index.ts";
import { ESCALATE_MS } from "./alert-routes.ts";
import {
  cardOf,
  NOON,
  openBrowser,
  openClass,
  openHandIns,
  openSchool,
  openWorld,
  PASSWORD,
  tenantOf,
  type Browser,
} from "./school.fixture.ts";

const PLACE = { session: uuidFromName("session"), item: null, skill: null };
const MINUTE_MS = 60_000;
/** As pages ask that tell who looked from who sees to it. */
const WITH_MARKS = "?with=marks";
const LOOKED_MS = 10 * MINUTE_MS;
/** When the first of two messages was written. */
const EARLIER = NOON - MINUTE_MS;

/** A school whose first teacher administers it, and has no class; the class is a colleague's. */
async function openPlace() {
  const logs = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const world = openWorld({
    hooks: {
      viewServer: UNWATCHED.viewServer,
      erase: async () => {},
      handIns: openHandIns(logs),
      classes: { logs, foldsOf: async () => [], reportOf: async () => undefined, look: () => Promise.reject() },
    },
  });
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const teacher = await newTeacher(world, school.teacher, "bo.lind");
  await school.teacher.ask("POST", `/classes/${school.class.id}/teachers`, { login: "bo.lind" });
  const admin = school.teacher;
  const { teacher: own } = (await world.identity.sessionOf(admin.request())) as { readonly teacher: string };
  expect((await admin.ask("DELETE", `/classes/${school.class.id}/teachers/${own}`)).status).toBe(204);
  const tenant = await tenantOf(world, admin);
  let waited = 0;
  /** Whoever is signed in goes on looking: a sign-in that is left alone ends. */
  const wait = async (ms: number) => {
    const steps = Math.ceil(ms / LOOKED_MS);
    for (let step = 0; step < steps; step++) {
      waited += ms / steps;
      world.wait(ms / steps);
      for (const who of [admin, teacher]) await open(who);
    }
  };

  /** Each message with the alert that safety raises for it, a minute apart. */
  async function write(learner: LearnerId, device: string, texts: readonly string[], severity = "urgent") {
    const events = makeChain(device, texts.length * 2, { learner }).map((event, at) => {
      const text = texts[at >> 1] ?? "";
      const said = { ...PLACE, text, category: "off_topic", value: null, confidence: 1 };
      const hlc = NOON - (texts.length - 1 - (at >> 1)) * MINUTE_MS;
      const body = at % 2 === 0 ? said : { ...PLACE, kind: "abuse", severity };
      return { ...event, hlc, wall: hlc, type: at % 2 === 0 ? "message_received" : "safety_flagged", body };
    });
    const session = { tenant, learner };
    await exchange(logs, makeRequest(events, { learner }), { session, now: NOON + waited });
  }
  const open = async (who: Browser, query = WITH_MARKS) =>
    ((await who.ask("GET", `/alerts${query}`)).body as { readonly alerts: readonly AlertView[] }).alerts;
  const past = async (who: Browser, query = WITH_MARKS) =>
    (await who.ask("GET", `/alerts/past${query}`)).body as SchoolAnswer<"GET /alerts/past">;
  const words = async (who: Browser, { learner, id }: Pick<AlertView, "learner" | "id">, all?: true) => {
    const answer = await who.ask("POST", "/alerts/words", { learner, id, ...(all && { all }) });
    return answer.status === 200 ? (answer.body as AlertWords) : answer.status;
  };
  const mark = async (who: Browser, { learner, id }: Pick<AlertView, "learner" | "id">, done: string | null) =>
    (await who.ask("POST", "/alerts/marks", { learner, id, done })).status;
  const [ben, cai] = ["Ben", "Cai"].map((name) => cardOf(school, name).learner);
  return { world, school, admin, teacher, wait, write, open, past, words, mark, ben: ben!, cai: cai! };
}

async function newTeacher(world: Parameters<typeof openBrowser>[0], admin: Browser, login: string): Promise<Browser> {
  const { code } = (await admin.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const teacher = openBrowser(world);
  await teacher.ask("POST", "/auth/setup", { code, login, name: "Bo Lind", password: PASSWORD });
  return teacher;
}

const FIRST = "my uncle hits me";
const SECOND = "i want to die";

test("[IDN218] of several urgent messages each can be read, with its time; all of them count as read then", async () => {
  const { teacher, write, open, words, ben, cai } = await openPlace();
  await write(cai, "other", ["he hits me"]);
  await write(ben, "tablet", [FIRST, SECOND]);
  const alert = (await open(teacher)).find(({ learner }) => learner === ben)!;
  expect(alert).toMatchObject({ kind: "urgent", times: 2, seen: null });
  expect(await words(teacher, alert, true)).toEqual({
    words: SECOND,
    all: [
      { at: EARLIER, words: FIRST },
      { at: NOON, words: SECOND },
    ],
  });
  expect((await open(teacher)).find(({ learner }) => learner === ben)?.seen).toMatchObject({ by: "Bo Lind" });
});

test("[IDN218] a page from before gets what it knows: the last one's words, and the others are still unseen", async () => {
  const { admin, teacher, write, open, words, wait, ben } = await openPlace();
  await write(ben, "tablet", [FIRST, SECOND]);
  const [alert] = await open(teacher);
  expect(await words(teacher, alert!)).toEqual({ words: SECOND });
  await wait(ESCALATE_MS);
  expect(await open(admin)).toMatchObject([{ times: 2, escalated: true }]);
});

test("[IDN65] what nobody saw to for two hours goes to administrators, with whom to ask, and stays with the one who sees to it", async () => {
  const { school, admin, teacher, write, open, words, mark, wait, ben } = await openPlace();
  await write(ben, "tablet", [FIRST, SECOND]);
  expect(await open(admin)).toEqual([]);
  await wait(ESCALATE_MS);
  const [alert] = await open(admin);
  expect(alert).toMatchObject({ escalated: true, class: { id: school.class.id }, teachers: ["Bo Lind"] });
  expect(await words(admin, alert!, true)).toMatchObject({ all: [{ words: FIRST }, { words: SECOND }] });
  expect(await open(admin)).toMatchObject([{ id: alert!.id, seen: { by: "Ms Teach" }, seesTo: null }]);
  expect(await mark(admin, alert!, null)).toBe(204);
  expect(await open(admin)).toMatchObject([{ id: alert!.id, seesTo: { by: "Ms Teach" } }]);
  expect(await open(teacher)).toMatchObject([{ id: alert!.id, seesTo: { by: "Ms Teach" } }]);
  expect((await open(teacher))[0]).not.toHaveProperty("teachers");
  expect(await mark(admin, alert!, "passed-on")).toBe(204);
  expect([await open(admin), await open(teacher)]).toEqual([[], []]);
});

test("[IDN228] whoever reads what was written does not see to it by that: it goes to administrators all the same", async () => {
  const { admin, teacher, write, open, words, mark, wait, ben } = await openPlace();
  await write(ben, "tablet", [FIRST], "concern");
  const [alert] = await open(teacher);
  await words(teacher, alert!, true);
  expect(await open(teacher)).toMatchObject([{ seen: { by: "Bo Lind", at: NOON }, seesTo: null }]);
  await wait(ESCALATE_MS);
  expect(await open(admin)).toMatchObject([{ id: alert!.id, seen: { by: "Bo Lind", at: NOON }, escalated: true }]);
  expect(await mark(teacher, alert!, null)).toBe(204);
  expect(await open(admin)).toEqual([]);
  expect(await open(teacher)).toMatchObject([
    { seen: { by: "Bo Lind", at: NOON }, seesTo: { by: "Bo Lind", at: NOON + ESCALATE_MS } },
  ]);
});

test("[IDN228] the first who sees to it counts, and the first who is done; reading a past one changes nothing", async () => {
  const { world, school, admin, teacher, write, open, past, words, mark, wait, ben } = await openPlace();
  const other = await newTeacher(world, admin, "cy.dune");
  await teacher.ask("POST", `/classes/${school.class.id}/teachers`, { login: "cy.dune" });
  await write(ben, "tablet", [FIRST]);
  const [alert] = await open(teacher);
  expect([await mark(teacher, alert!, null), await mark(other, alert!, null)]).toEqual([204, 204]);
  await wait(MINUTE_MS);
  expect(await mark(other, alert!, "helped")).toBe(204);
  await words(other, alert!, true);
  expect((await past(teacher)).alerts).toMatchObject([
    { seen: null, seesTo: { at: NOON }, done: { at: NOON + MINUTE_MS, how: "helped" } },
  ]);
});

test("[IDN228] a page from before is told who sees to it and no more, so that it goes on offering that", async () => {
  const { teacher, write, open, past, words, mark, ben } = await openPlace();
  await write(ben, "tablet", [FIRST]);
  const [alert] = await open(teacher, "");
  await words(teacher, alert!);
  const [read] = await open(teacher, "");
  expect(read).toEqual(alert);
  expect(read).toMatchObject({ seen: null });
  await mark(teacher, alert!, null);
  expect(await open(teacher, "")).toEqual([{ ...alert, seen: { by: "Bo Lind", at: NOON } }]);
  await mark(teacher, alert!, "talked");
  const [done] = (await past(teacher, "")).alerts;
  expect(done).toMatchObject({ seen: { by: "Bo Lind", at: NOON } });
  expect(done).not.toHaveProperty("seesTo");
});

test("[IDN219] what is done stays to be looked up: who saw it, who was done with it, when and how, and what was written", async () => {
  const { world, admin, teacher, write, open, past, words, mark, wait, ben } = await openPlace();
  await write(ben, "tablet", [FIRST, SECOND]);
  await write(ben, "phone", ["stupid"], "mild");
  expect((await past(teacher)).alerts).toEqual([]);
  for (const alert of await open(teacher)) {
    expect(await mark(teacher, alert, null)).toBe(204);
    await wait(MINUTE_MS);
    expect(await mark(teacher, alert, "talked")).toBe(204);
  }
  const found = await past(teacher);
  expect(found.next).toBeNull();
  expect(found.alerts.map(({ kind, at }) => [kind, at])).toEqual([
    ["mild", NOON],
    ["urgent", NOON],
    ["urgent", EARLIER],
  ]);
  const urgent = found.alerts.filter(({ kind }) => kind === "urgent");
  expect(urgent[0]).toMatchObject({
    name: "Ben",
    class: { name: "North 4b" },
    seen: null,
    seesTo: { by: "Bo Lind", at: NOON },
    done: { by: "Bo Lind", at: NOON + MINUTE_MS, how: "talked" },
  });
  expect(JSON.stringify(found)).not.toContain("uncle");

  expect(await words(teacher, urgent[1]!, true)).toEqual({ words: FIRST, all: [{ at: EARLIER, words: FIRST }] });
  expect(await words(teacher, urgent[0]!)).toEqual({ words: SECOND });
  expect(world.log()).toContain('"route":"POST /alerts/words","status":200');
  expect(world.log()).not.toContain("uncle");
  expect((await past(teacher)).alerts).toEqual(found.alerts);

  // Who administers the school has a part in what is about safety, and in nothing else of others' pupils.
  expect((await past(admin)).alerts).toEqual(urgent);
  expect(await words(admin, urgent[1]!)).toEqual({ words: FIRST });
  const mild = found.alerts.find(({ kind }) => kind === "mild")!;
  expect(await words(admin, mild)).toBe(404);
  const other = await newTeacher(world, admin, "cy.dune");
  await openClass(other, "5a");
  expect((await past(other)).alerts).toEqual([]);
  expect(await words(other, urgent[0]!)).toBe(404);
});

test("[IDN219] the past comes a page at a time, and where a page ended is checked like a body", async () => {
  const { teacher, write, open, past, mark, ben } = await openPlace();
  const rounds = ["tablet", "phone", "laptop"];
  for (const device of rounds) {
    await write(
      ben,
      device,
      Array.from({ length: 20 }, (_, at) => `${device} ${at}`),
    );
    for (const alert of await open(teacher)) await mark(teacher, alert, "helped");
  }
  const first = await past(teacher);
  expect(first.alerts).toHaveLength(50);
  const second = await past(teacher, `${WITH_MARKS}&after=${first.next}`);
  expect([second.alerts.length, second.next]).toEqual([10, null]);
  expect(new Set([...first.alerts, ...second.alerts].map(({ id }) => id)).size).toBe(60);
  for (const query of ["?after=now", `?after=1.${ben}`, "?before=1", "?with=all"]) {
    expect((await teacher.ask("GET", `/alerts/past${query}`)).status).toBe(400);
  }
});
