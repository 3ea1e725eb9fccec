import { randomUUID } from "node:crypto";
import { DeviceId, LearnerId } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { expect, test } from "vitest";
import { handleSync, type SyncSession } from "../sync/index.ts";
import {
  addLearners,
  type Browser,
  cardOf,
  dumpRows,
  joinClass,
  joinKiosk,
  MINUTE,
  NOON,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  signIn,
  tenantOf,
} from "./school.fixture.ts";

import { ownerOf } from "./sessions.ts";

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test("[IDN14] a class code gives the names of that class only, and then name and PIN sign a learner in", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const other = await openClass(school.teacher, "5a");
  await addLearners(school.teacher, other.id, ["Dee"]);
  const browser = openBrowser(world);
  const joined = await browser.ask("POST", "/auth/join", { code: school.class.code.replace(/.../u, "$& ") });
  const { learners } = joined.body as { readonly learners: readonly { readonly name: string }[] };
  expect(learners.map(({ name }) => name).toSorted()).toEqual(["Ben", "Cai"]);
  expect(await world.identity.sessionOf(browser.request())).toBeUndefined();

  const ben = cardOf(school, "Ben");
  expect(ben.pin).toMatch(/^\d{6}$/u);
  const signed = await browser.ask("POST", "/auth/pin", { learner: ben.learner, pin: ben.pin });
  expect(signed.body).toMatchObject({ role: "learner", id: ben.learner, name: "Ben", kiosk: false, guests: [] });
  const session = await world.identity.sessionOf(browser.request());
  expect(session).toMatchObject({ role: "learner", learner: ben.learner, class: school.class.id, kiosk: false });
  expect(await world.identity.deviceOf(browser.request())).toMatchObject({ class: school.class.id, kind: "personal" });
});

test("[IDN14] a learner's session is what the sync server takes as one", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const browser = await joinClass(world, school.class.code);
  await signIn(browser, cardOf(school, "Ben"));
  const session = await world.identity.sessionOf(browser.request());
  if (session?.role !== "learner") throw new Error("no learner");
  const given: SyncSession = session;
  expect(given.learner).toBe(cardOf(school, "Ben").learner);
  expect(handleSync).toBeTypeOf("function");
});

test("[IDN14] a device that is known lists names without the code: a kiosk all of them, a personal one its own", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const names = async (browser: Awaited<ReturnType<typeof joinClass>>) => {
    const joined = await browser.ask("POST", "/auth/join", {});
    const { learners } = joined.body as { readonly learners: readonly { readonly name: string }[] };
    return learners.map(({ name }) => name).toSorted();
  };
  for (const [kind, listed] of [
    ["kiosk", ["Ben", "Cai"]],
    ["personal", ["Ben"]],
  ] as const) {
    const browser = await (kind === "kiosk" ? joinKiosk(world, school) : joinClass(world, school.class.code));
    await signIn(browser, cardOf(school, "Ben"));
    expect(await names(browser)).toEqual(listed);
  }
  expect((await openBrowser(world).ask("POST", "/auth/join", {})).status).toBe(404);
});

test("[IDN14] six pictures are a PIN as well, in a class that has them", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const little = await openClass(school.teacher, "1a", "pictures");
  const [card] = await addLearners(school.teacher, little.id, ["Fay"]);
  expect(card).toMatchObject({ pins: "pictures", pin: expect.stringMatching(/^[a-p]{6}$/u), code: little.code });
  const browser = await joinClass(world, little.code);
  if (card !== undefined) await signIn(browser, card);
  expect((await browser.ask("GET", "/auth/session")).body).toMatchObject({ name: "Fay" });
});

test("[IDN15] a kiosk's session ends after ten idle minutes and after an hour, and the next learner ends it", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const kiosk = await joinKiosk(world, school);
  await signIn(kiosk, cardOf(school, "Ben"));
  for (let minutes = 9; minutes < 60; minutes += 9) {
    world.wait(9 * MINUTE);
    expect((await kiosk.ask("GET", "/auth/session")).status).toBe(200);
  }
  world.wait(6 * MINUTE);
  expect((await kiosk.ask("GET", "/auth/session")).status).toBe(401);

  await signIn(kiosk, cardOf(school, "Ben"));
  world.wait(10 * MINUTE);
  expect((await kiosk.ask("GET", "/auth/session")).status).toBe(401);

  await signIn(kiosk, cardOf(school, "Ben"));
  const bens = kiosk.request();
  await signIn(kiosk, cardOf(school, "Cai"));
  expect(await world.identity.sessionOf(bens)).toBeUndefined();
});

test("[IDN15] a personal device stays signed in through the holidays, not for ever", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, cardOf(school, "Ben"));
  for (let days = 29; days < 180; days += 29) {
    world.wait(29 * DAY);
    expect((await tablet.ask("GET", "/auth/session")).status).toBe(200);
  }
  world.wait(7 * DAY);
  expect((await tablet.ask("GET", "/auth/session")).status).toBe(401);
});

test("[IDN16] what a guest did becomes the learner's, once, for the device that claimed it", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const tablet = await joinClass(world, school.class.code);
  const ben = await signIn(tablet, cardOf(school, "Ben"));
  const claim = { guest: randomUUID(), chain: randomUUID() };
  for (let time = 0; time < 2; time += 1) {
    expect(await tablet.ask("POST", "/auth/claim", claim)).toMatchObject({
      status: 200,
      body: { guest: claim.guest, learner: ben },
    });
  }
  expect(await world.identity.sessionOf(tablet.request())).toMatchObject({ learner: ben, guests: [claim] });

  // The next one on the same device does not speak for the guest either.
  await signIn(tablet, cardOf(school, "Cai"));
  expect(await world.identity.sessionOf(tablet.request())).toMatchObject({ guests: [] });
  // Another device of the same learner does not speak for the guest, nor may it take the guest over.
  const phone = await joinClass(world, school.class.code);
  await signIn(phone, cardOf(school, "Ben"));
  expect(await world.identity.sessionOf(phone.request())).toMatchObject({ guests: [] });
  expect((await phone.ask("POST", "/auth/claim", claim)).status).toBe(409);
  const thief = await joinClass(world, school.class.code);
  await signIn(thief, cardOf(school, "Cai"));
  expect((await thief.ask("POST", "/auth/claim", claim)).status).toBe(409);
  expect((await thief.ask("POST", "/auth/claim", { ...claim, guest: randomUUID() })).status).toBe(409);
  expect((await thief.ask("POST", "/auth/claim", { ...claim, chain: randomUUID() })).status).toBe(409);
});

test("[IDN16] events are the learner's own, or of a guest they were on this device, or they are refused", () => {
  const [learner, guest, cai] = [
    LearnerId.parse(randomUUID()),
    LearnerId.parse(randomUUID()),
    LearnerId.parse(randomUUID()),
  ];
  const session = { learner, guests: [{ guest, chain: DeviceId.parse(randomUUID()) }] };
  expect([learner, guest, cai].map((sent) => ownerOf(session, sent))).toEqual([learner, learner, undefined]);
});

test("[IDN16] after its storage was cleared the device goes on as the same guest in another chain", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tablet = await joinClass(world, school.class.code);
  const ben = await signIn(tablet, cardOf(school, "Ben"));
  const [first, second] = [randomUUID(), randomUUID()].map((guest) => ({ guest, chain: randomUUID() }));
  for (const claim of [first, second]) expect((await tablet.ask("POST", "/auth/claim", claim)).status).toBe(200);
  const again = { guest: first?.guest, chain: randomUUID() };
  expect(await tablet.ask("POST", "/auth/claim", again)).toMatchObject({ status: 200, body: { learner: ben } });
  // The chain that was claimed first stays the one that is kept, and no chain is two guests'.
  expect(await world.identity.sessionOf(tablet.request())).toMatchObject({
    guests: expect.arrayContaining([first, second]),
  });
  expect((await tablet.ask("POST", "/auth/claim", { ...first, chain: second?.chain })).status).toBe(409);
});

test("[IDN16] one id has one spelling, and nobody claims without end", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, cardOf(school, "Ben"));
  const loud = { guest: cardOf(school, "Cai").learner.toUpperCase(), chain: randomUUID() };
  expect((await tablet.ask("POST", "/auth/claim", loud)).status).toBe(400);
  const statuses = new Set<number>();
  for (let at = 0; at < 20; at += 1) {
    statuses.add((await tablet.ask("POST", "/auth/claim", { guest: randomUUID(), chain: randomUUID() })).status);
  }
  expect(statuses).toEqual(new Set([200]));
  expect((await tablet.ask("POST", "/auth/claim", { guest: randomUUID(), chain: randomUUID() })).status).toBe(409);
});

test("[IDN16] a learner's own id is no guest's, and a shared device claims nothing", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, cardOf(school, "Ben"));
  const cai = { guest: cardOf(school, "Cai").learner, chain: randomUUID() };
  expect((await tablet.ask("POST", "/auth/claim", cai)).status).toBe(409);
  const kiosk = await joinKiosk(world, school);
  await signIn(kiosk, cardOf(school, "Ben"));
  expect((await kiosk.ask("POST", "/auth/claim", { guest: randomUUID(), chain: randomUUID() })).status).toBe(403);
});

test("[IDN17] learners are renamed, moved and taken out, and never left without a class", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const ben = cardOf(school, "Ben");
  const other = await openClass(school.teacher, "5a");
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const at = (id: string) => `/classes/${id}/learners/${ben.learner}`;
  expect((await school.teacher.ask("PATCH", at(school.class.id), { name: "Benno" })).body).toMatchObject({
    name: "Benno",
  });
  expect((await school.teacher.ask("DELETE", at(school.class.id))).status).toBe(409);
  expect((await school.teacher.ask("POST", `${at(school.class.id)}/move`, { to: other.id })).status).toBe(204);
  expect((await school.teacher.ask("GET", `/classes/${school.class.id}`)).body).toMatchObject({ roster: [] });
  expect((await school.teacher.ask("GET", `/classes/${other.id}`)).body).toMatchObject({ roster: [{ name: "Benno" }] });
  // The device went along: it neither loses its session nor its way back in.
  expect((await tablet.ask("GET", "/auth/session")).body).toMatchObject({ class: other.id });
  await tablet.ask("POST", "/auth/logout", {});
  await signIn(tablet, ben);

  expect((await school.teacher.ask("POST", `${at(other.id)}/move`, { to: school.class.id, keep: true })).status).toBe(
    204,
  );
  expect((await school.teacher.ask("DELETE", at(other.id))).status).toBe(204);
  expect((await school.teacher.ask("PATCH", at(other.id), { name: "Ben" })).status).toBe(404);
  expect((await school.teacher.ask("PATCH", at(school.class.id), { name: "Ben" })).status).toBe(200);
});

test("[IDN27] who worked on a shared device before rights were kept has theirs until a fortnight after they signed in", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = [cardOf(school, "Ben"), cardOf(school, "Cai")];
  await signIn(await joinKiosk(world, school), ben);
  await signIn(await joinClass(world, school.class.code), cai);
  const tenant = await tenantOf(world, school.teacher);
  const rights = () => world.store.transact((rows) => rows.list("handInRight", [tenant]));
  const kept = await rights();
  expect(kept).toMatchObject([{ learner: ben.learner, until: NOON + 14 * DAY }]);
  await world.store.transact(async (rows) => {
    for (const { device, learner } of kept) await rows.remove("handInRight", [tenant, device, learner]);
  });
  world.wait(2 * DAY);
  await world.identity.grantRights();
  expect(await rights()).toEqual(kept);
});

test("[IDN32] no two learners of a class have the same name, whether they are added, renamed or moved there", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const other = await openClass(school.teacher, "5a");
  const [there] = await addLearners(school.teacher, other.id, ["ben"]);
  const rosterOf = async (id: string) => {
    const { roster } = (await school.teacher.ask("GET", `/classes/${id}`)).body as {
      readonly roster: readonly { readonly name: string }[];
    };
    return roster.map(({ name }) => name).toSorted();
  };
  const refused = [
    await school.teacher.ask("POST", `/classes/${school.class.id}/learners`, { names: ["Dee", "BEN"] }),
    await school.teacher.ask("POST", `/classes/${school.class.id}/learners`, { names: ["Eve", "Eve"] }),
    await school.teacher.ask("PATCH", `/classes/${school.class.id}/learners/${cardOf(school, "Cai").learner}`, {
      name: "ben",
    }),
    await school.teacher.ask("POST", `/classes/${other.id}/learners/${there?.learner ?? ""}/move`, {
      to: school.class.id,
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(refused[0]?.body).toMatchObject({ title: expect.stringContaining("“Ben”") });
  // Of what was refused nothing was done, and who writes their own name differently is nobody else.
  expect([await rosterOf(school.class.id), await rosterOf(other.id)]).toEqual([["Ben", "Cai"], ["ben"]]);
  const ben = `/classes/${school.class.id}/learners/${cardOf(school, "Ben").learner}`;
  expect((await school.teacher.ask("PATCH", ben, { name: "BEN" })).status).toBe(200);
});

test("[IDN17] another PIN is told once, opens a shut way, and ends what the one before opened", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = [cardOf(school, "Ben"), cardOf(school, "Cai")];
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const reset = await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${ben.learner}/pin`, {});
  const card = reset.body as typeof ben;
  expect(card).toEqual({ ...ben, pin: card.pin });
  expect((await tablet.ask("GET", "/auth/session")).status).toBe(401);
  await signIn(tablet, card);

  const all = await school.teacher.ask("POST", `/classes/${school.class.id}/cards`, {});
  const cards = (all.body as { readonly cards: readonly (typeof ben)[] }).cards;
  expect(cards.map(({ name }) => name).toSorted()).toEqual(["Ben", "Cai"]);
  const some = await school.teacher.ask("POST", `/classes/${school.class.id}/cards`, { learners: [cai.learner] });
  expect((some.body as { readonly cards: readonly (typeof ben)[] }).cards.map(({ name }) => name)).toEqual(["Cai"]);
  const kept = JSON.stringify((await school.teacher.ask("GET", `/classes/${school.class.id}`)).body);
  for (const { pin } of cards) expect(kept).not.toContain(pin);
});

test("[IDN17] devices are listed and shut out", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tablet = await joinClass(world, school.class.code);
  const ben = await signIn(tablet, cardOf(school, "Ben"));
  const path = `/classes/${school.class.id}/devices`;
  const { devices } = (await school.teacher.ask("GET", path)).body as {
    readonly devices: readonly { readonly id: string }[];
  };
  expect(devices).toMatchObject([{ kind: "personal", learner: ben, revokedAt: null }]);
  expect((await school.teacher.ask("DELETE", `${path}/${devices[0]?.id}`)).status).toBe(204);
  expect(await world.identity.sessionOf(tablet.request())).toBeUndefined();
  expect(await world.identity.deviceOf(tablet.request())).toBeUndefined();
  expect((await tablet.ask("POST", "/auth/pin", cardOf(school, "Ben"))).status).toBe(400);
  const { learner, pin } = cardOf(school, "Ben");
  expect((await tablet.ask("POST", "/auth/pin", { learner, pin })).status).toBe(401);
});

test("[IDN40] a device that was shut out is told so, and by the code of before it does not come back once there is another", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const path = `/classes/${school.class.id}`;
  const tablet = await joinClass(world, school.class.code);
  const kiosk = await joinKiosk(world, school);
  expect((await tablet.ask("POST", "/auth/join", {})).status).toBe(200);
  const { devices } = (await school.teacher.ask("GET", `${path}/devices`)).body as {
    readonly devices: readonly { readonly id: string }[];
  };
  for (const { id } of devices) await school.teacher.ask("DELETE", `${path}/devices/${id}`);
  for (const device of [tablet, kiosk]) {
    const told = await device.ask("POST", "/auth/join", {});
    expect(told.status).toBe(410);
    expect(JSON.stringify(told.body)).not.toMatch(/Ben|North/u);
  }
  // To have been known is no right: a made-up token learns nothing.
  const [name, value] = [...tablet.cookies][0]!;
  tablet.cookies.set(name, value.replace(/.{4}$/u, "AAAA"));
  expect((await tablet.ask("POST", "/auth/join", {})).status).toBe(404);
  tablet.cookies.set(name, value);
  const given = (await school.teacher.ask("POST", `${path}/code`, {})).body as { readonly code: string };
  expect((await tablet.ask("POST", "/auth/join", { code: school.class.code })).status).toBe(404);
  expect((await tablet.ask("POST", "/auth/join", { code: given.code })).status).toBe(200);
  world.wait(31 * 24 * 60 * MINUTE);
  await world.identity.tidy();
  expect((await kiosk.ask("POST", "/auth/join", {})).status).toBe(404);
});

test("[IDN45] what a browser is here is told without a refusal, a name, another token or an end of anything", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { id, name } = school.class;
  const standing = async (browser: Browser) => {
    const before = [...browser.cookies];
    const { status, body } = await browser.ask("GET", "/auth/standing");
    expect({ status, cookies: [...browser.cookies] }).toEqual({ status: 200, cookies: before });
    expect(JSON.stringify(body)).not.toContain("Cai");
    return body as { readonly device: unknown; readonly session: unknown };
  };
  const enrolled = (kind: string) => ({ type: "enrolled", kind, class: { id, name } });

  expect(await standing(openBrowser(world))).toEqual({ device: null, session: null });
  const teachers = await school.teacher.ask("GET", "/auth/session");
  expect(await standing(school.teacher)).toEqual({ device: null, session: teachers.body });
  await addLearners(school.teacher, id, ["Cai"]);
  const [tablet, kiosk] = [await joinClass(world, school.class.code), await joinKiosk(world, school)];
  expect(await standing(tablet)).toEqual({ device: enrolled("personal"), session: null });
  expect(await standing(kiosk)).toEqual({ device: enrolled("kiosk"), session: null });
  await signIn(tablet, cardOf(school, "Ben"));
  // Of a session the old address says the same, before and after.
  const session = (await tablet.ask("GET", "/auth/session")).body;
  for (let time = 0; time < 2; time += 1) {
    expect(await standing(tablet)).toEqual({ device: enrolled("personal"), session });
  }
  expect((await tablet.ask("GET", "/auth/session")).body).toEqual(session);

  // Whoever asks often guesses nothing: the right code still passes.
  for (let time = 0; time < 30; time += 1) await standing(openBrowser(world));
  expect(world.pauses()).toBe(0);

  const { devices } = (await school.teacher.ask("GET", `/classes/${id}/devices`)).body as {
    readonly devices: readonly { readonly id: string; readonly kind: string }[];
  };
  const own = devices.find(({ kind }) => kind === "personal")?.id;
  await school.teacher.ask("DELETE", `/classes/${id}/devices/${own}`);
  expect(await standing(tablet)).toEqual({ device: { type: "shut-out" }, session: null });
  await school.teacher.ask("PATCH", `/classes/${id}`, { archived: true });
  expect(await standing(kiosk)).toEqual({ device: null, session: null });
});

test("[IDN47] a device of the class tells how ready it is, its teachers see the last word, and it goes with the device", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const other = await openSchool(world, "South", []);
  const list = async ({ teacher, class: { id } }: typeof school) =>
    (await teacher.ask("GET", `/classes/${id}/readiness`)).body;
  const kiosk = await joinKiosk(world, school);
  expect(await list(school)).toEqual({ devices: [] });
  const tell = async (browser: Browser, percent: number) =>
    (await browser.ask("POST", "/auth/readiness", { percent })).status;
  expect(await tell(kiosk, 40)).toBe(204);
  world.wait(MINUTE);
  expect(await tell(kiosk, 100)).toBe(204);
  const { devices } = (await school.teacher.ask("GET", `/classes/${school.class.id}/devices`)).body as {
    readonly devices: readonly { readonly id: string }[];
  };
  expect(await list(school)).toEqual({ devices: [{ id: devices[0]?.id, percent: 100, at: NOON + MINUTE }] });
  expect(await list(other)).toEqual({ devices: [] });

  expect(await tell(openBrowser(world), 100)).toBe(401);
  for (const percent of [-1, 101, 0.5]) expect(await tell(kiosk, percent)).toBe(400);
  await school.teacher.ask("DELETE", `/classes/${school.class.id}/devices/${devices[0]?.id}`);
  expect(await tell(kiosk, 50)).toBe(401);

  const tenant = await tenantOf(world, school.teacher);
  const kept = () => world.store.transact((rows) => rows.list("readiness", [tenant]));
  expect(await kept()).toHaveLength(1);
  world.wait(31 * DAY);
  await world.identity.tidy();
  expect(await kept()).toEqual([]);
});

test("[IDN18] all that is kept of a learner goes out as JSON, without hashes", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tablet = await joinClass(world, school.class.code);
  const ben = await signIn(tablet, cardOf(school, "Ben"));
  const claim = { guest: randomUUID(), chain: randomUUID() };
  await tablet.ask("POST", "/auth/claim", claim);
  const data = await school.teacher.ask("GET", `/classes/${school.class.id}/learners/${ben}/data`);
  expect(data.body).toMatchObject({
    learner: { id: ben, name: "Ben", madeAt: NOON },
    classes: [{ name: "North 4b" }],
    devices: [{ kind: "personal", learner: ben }],
    guests: [claim],
    sessions: [{ madeAt: NOON }],
    pin: { kind: "digits" },
    log: { rows: [{ eventsOf: ben }] },
  });
  expect(JSON.stringify(data.body)).not.toContain("argon2id");
});

test("[IDN18] erasing leaves an id that is not used again, and asks for the log until it is gone", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const ben = cardOf(school, "Ben");
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const claim = { guest: randomUUID(), chain: randomUUID() };
  await tablet.ask("POST", "/auth/claim", claim);
  world.failErase(true);
  const path = `/classes/${school.class.id}/learners/${ben.learner}/erasure`;
  expect((await school.teacher.ask("POST", path, {})).body).toEqual({ erased: true, logErased: false });
  expect(await world.identity.sessionOf(tablet.request())).toBeUndefined();
  expect((await school.teacher.ask("POST", path, {})).status).toBe(404);
  expect(await world.identity.resumeErasures()).toBe(1);
  world.failErase(false);
  expect(await world.identity.resumeErasures()).toBe(0);
  expect(await world.identity.resumeErasures()).toBe(0);
  expect(world.erased).toHaveLength(1);
  expect(world.erased[0]).toContain(ben.learner);

  const [tenant = ""] = world.erased[0]?.split("/") ?? [];
  const left = await world.store.transact((rows) => rows.get("learner", [tenant, ben.learner]));
  expect(left).toMatchObject({ name: null, erased: { pending: false } });
  expect(await world.store.transact((rows) => rows.get("pin", [tenant, ben.learner]))).toBeUndefined();
  const caiOnTablet = await joinClass(world, school.class.code);
  await signIn(caiOnTablet, cardOf(school, "Cai"));
  expect((await caiOnTablet.ask("POST", "/auth/claim", claim)).status).toBe(409);
});

test.for(["when a teacher signs in", "by the hour"])("[IDN19] what is over is taken out %s", async (occasion) => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  await joinClass(world, school.class.code);
  const used = await joinKiosk(world, school);
  world.wait(MINUTE);
  await signIn(used, cardOf(school, "Ben"));
  const session = await world.identity.sessionOf(used.request());
  const tenant = session?.tenant ?? "";
  await world.identity.issueSetUpCode();
  world.wait(2 * DAY);
  const password = "correct horse battery";
  if (occasion === "by the hour") await world.identity.tidy();
  else {
    const signed = await openBrowser(world).ask("POST", "/auth/teacher", { login: school.login, password });
    expect(signed.status).toBe(200);
  }
  const left = await world.store.transact(async (rows) => ({
    sessions: (await rows.list("session", [tenant])).length,
    devices: (await rows.list("device", [tenant])).map(({ kind }) => kind),
    invitations: (await rows.list("invitation", ["*"])).length,
    lockouts: [...(await rows.list("lockout", [tenant])), ...(await rows.list("lockout", ["*"]))].length,
  }));
  expect(left).toEqual({
    sessions: occasion === "by the hour" ? 0 : 1,
    devices: ["kiosk"],
    invitations: 0,
    lockouts: 0,
  });
});

test("[IDN95] the school's grade of a learner is kept, told to that learner alone, and goes with who is erased", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const { teacher } = school;
  const at = `/classes/${school.class.id}`;
  const add = (body: object) => teacher.ask("POST", `${at}/learners`, body);
  expect((await add({ names: ["Ben", "Cai"], grades: [4] })).status).toBe(400);
  expect((await add({ names: ["Ben"], grades: [13] })).status).toBe(400);
  const made = (await add({ names: ["Ben", "Cai"], grades: [4, null] }))
    .body as SchoolAnswer<"POST /classes/{class}/learners">;
  const [ben, cai] = made.cards;
  if (ben === undefined || cai === undefined) throw new Error("nobody was added");
  const grades = async () => {
    const { roster } = (await teacher.ask("GET", at)).body as SchoolAnswer<"GET /classes/{class}">;
    return Object.fromEntries(roster.map(({ name, grade }) => [name, grade ?? null]));
  };
  expect(await grades()).toEqual({ Ben: 4, Cai: null });
  const own = async (card: typeof ben) => {
    const tablet = await joinClass(world, school.class.code);
    await signIn(tablet, card);
    return (await tablet.ask("GET", "/auth/grade")).body;
  };
  expect(await own(ben)).toEqual({ learner: ben.learner, grade: 4 });
  expect(await own(cai)).toEqual({ learner: cai.learner, grade: null });
  expect((await teacher.ask("GET", "/auth/grade")).status).toBe(403);

  const change = (card: typeof ben, body: object) => teacher.ask("PATCH", `${at}/learners/${card.learner}`, body);
  expect((await change(cai, { grade: 0 })).body).toMatchObject({ name: "Cai", grade: 0 });
  expect((await change(cai, { name: "Kai" })).body).toMatchObject({ name: "Kai", grade: 0 });
  expect((await change(cai, { grade: null })).body).not.toHaveProperty("grade");
  expect((await change(cai, {})).status).toBe(400);
  expect((await change(cai, { grade: -1 })).status).toBe(400);

  // A school's system says it, of who is there and of who is new.
  const step = {
    leavers: "Left",
    grade: [{ learner: cai.learner, grade: 5 }],
    add: [{ sourcedId: "p-1", name: "Dee", grade: 6 }],
  };
  expect((await teacher.ask("POST", `${at}/roster`, step)).status).toBe(200);
  expect(await grades()).toEqual({ Ben: 4, Kai: 5, Dee: 6 });
  const without = { leavers: "Left", grade: [{ learner: cai.learner, grade: null }] };
  expect((await teacher.ask("POST", `${at}/roster`, without)).status).toBe(200);
  expect(await grades()).toEqual({ Ben: 4, Kai: null, Dee: 6 });
  expect((await change(cai, { grade: 5 })).status).toBe(200);

  const data = await teacher.ask("GET", `${at}/learners/${ben.learner}/data`);
  expect(data.body).toMatchObject({ learner: { name: "Ben", grade: 4 } });
  await teacher.ask("POST", `${at}/learners/${ben.learner}/erasure`, {});
  const rows = await dumpRows(world, [await tenantOf(world, teacher)]);
  const left = rows.filter((row) => JSON.stringify(row).includes(ben.learner));
  expect(left.length).toBeGreaterThan(0);
  expect(JSON.stringify(left)).not.toContain('"grade"');
});
