import { randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { err, LearnerId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { EMPTY_CHECK, MAX_PUSH, MAX_REQUEST_BYTES, type SyncEvent, type SyncRequest } from "#engine/protocol/sync";
import { createMemoryIdentityStore, type IdentityStore } from "../identity/index.ts";
import { createMemoryServerDisk, createMemorySyncStore, type SyncStore } from "../sync/index.ts";
import { openClass } from "../identity/school.fixture.ts";
import { makeChain, makeRequest } from "../sync/events.fixture.ts";
import {
  cardOf,
  joinKiosk,
  openBrowser,
  openDevice,
  openPlace,
  openSyncWorld,
  postSync,
  pushOf,
  signIn,
} from "./school.fixture.ts";
import { AT_ONCE, ON_THE_WAY, QUOTA, REQUESTS, SUM_HEADER } from "./sync-routes.ts";

const MINUTE = 60_000;

function titleOf({ text }: { readonly text: string }): unknown {
  return (JSON.parse(text) as { readonly title?: unknown }).title;
}

describe("[SYN45] who asks", () => {
  test("a learner's session pushes and pulls the learner's own log, from every device of theirs", async () => {
    const place = await openPlace(["Ben"]);
    const [tablet, phone] = [await openDevice(place, "Ben"), await openDevice(place, "Ben")];
    const sent = pushOf(tablet.learner, 3);
    const pushed = await postSync(place.world, tablet.browser, sent);
    expect(pushed).toMatchObject({ status: 200, answer: { ack: { seq: 3 }, head: 3 } });
    const pulled = await postSync(place.world, phone.browser, makeRequest([], { learner: phone.learner }));
    expect(pulled.answer?.rows.map(({ event }) => event)).toEqual(sent.events);
    expect(place.world.followed).toEqual([{ tenant: place.tenant, learner: tablet.learner }]);
  });

  test("(TH4) no session, a teacher's, an ended one, a made-up one: nothing is read or written", async () => {
    const place = await openPlace(["Ben", "Cai"]);
    const { world, school } = place;
    const { browser, learner } = await openDevice(place, "Ben");
    const push = pushOf(learner, 2);
    const nobody = openBrowser(world);
    expect(await postSync(world, nobody, push).then(titleOf)).toBe("signed-out");
    // Before anything of the body: who may not ask learns nothing of what a request should look like.
    expect((await postSync(world, nobody, "not JSON")).status).toBe(401);
    expect(await postSync(world, school.teacher, push).then(titleOf)).toBe("no-learner");
    nobody.cookies.set("__Host-sid", `${place.tenant}.${"A".repeat(43)}`);
    expect((await postSync(world, nobody, push)).status).toBe(401);
    await browser.ask("POST", "/auth/logout", {});
    expect(await postSync(world, browser, push)).toMatchObject({ status: 401 });
    expect(await world.rowsOf({ tenant: place.tenant, learner })).toEqual([]);
  });

  test("(TH4) another learner's id, in the request or in one event, is refused, in the same class and in another school", async () => {
    const world = openSyncWorld();
    const north = await openPlace(["Ben", "Cai"], { world });
    const south = await openPlace(["Dee"], { world, name: "South" });
    const { browser, learner } = await openDevice(north, "Ben");
    for (const other of [cardOf(north.school, "Cai").learner, cardOf(south.school, "Dee").learner]) {
      const own = pushOf(learner, 2);
      const smuggled: SyncRequest = { ...own, events: own.events.map((event) => ({ ...event, learner: other })) };
      const tries: readonly SyncRequest[] = [pushOf(other, 2), smuggled, { ...pushOf(other, 2), learner }];
      for (const request of tries) expect(await postSync(world, browser, request)).toMatchObject({ status: 403 });
      expect(await postSync(world, browser, makeRequest([], { learner: other }))).toMatchObject({ status: 403 });
      for (const { tenant } of [north, south]) expect(await world.rowsOf({ tenant, learner: other })).toEqual([]);
    }
    expect(await world.rowsOf({ tenant: north.tenant, learner })).toEqual([]);
  });

  test("[IDN28] (TH11) in the open a session's cookie is worth nothing, unless the network is trusted", async () => {
    for (const allowOpen of [false, true]) {
      const world = openSyncWorld({ allowOpen });
      const place = await openPlace(["Ben"], { world });
      const { browser, learner } = await openDevice(place, "Ben");
      const cookie = ["sid", "device"]
        .map((name) => `mathflow-${name}=${browser.cookies.get(`__Host-${name}`) ?? ""}`)
        .join("; ");
      const sending = { headers: { Cookie: cookie }, origin: "http://mini-pc:8787" };
      expect(await postSync(world, browser, pushOf(learner, 1), sending)).toMatchObject({
        status: allowOpen ? 200 : 401,
      });
    }
  });

  test("what was erased while a push was on its way is erased again", async () => {
    const disk = createMemoryServerDisk("epoch");
    const inner = createMemorySyncStore(disk);
    let before = async (): Promise<void> => {};
    const store: SyncStore = {
      ...inner,
      exchange: async (key, ask, decide) => {
        await before();
        return inner.exchange(key, ask, decide);
      },
    };
    const place = await openPlace(["Ben"], { world: openSyncWorld({ store }) });
    const { browser, learner } = await openDevice(place, "Ben");
    before = async () => {
      const address = `/classes/${place.school.class.id}/learners/${learner}/erasure`;
      expect((await place.school.teacher.ask("POST", address, {})).status).toBe(200);
    };
    expect(await postSync(place.world, browser, pushOf(learner, 2))).toMatchObject({ status: 401 });
    expect(await place.world.rowsOf({ tenant: place.tenant, learner })).toEqual([]);
  });
});

describe("[SYN43] a guest who became a learner", () => {
  async function openGuest() {
    const place = await openPlace(["Ben", "Cai"]);
    const device = await openDevice(place, "Ben");
    const guest = LearnerId.parse(randomUUID());
    const early = pushOf(guest, 3);
    const claim = { guest, chain: early.device };
    expect((await device.browser.ask("POST", "/auth/claim", claim)).status).toBe(200);
    return { ...place, ...device, guest, early };
  }

  test("goes on under the old id, in the learner's log, unchanged, also on a new chain", async () => {
    const { world, browser, learner, guest, early, tenant, ...place } = await openGuest();
    const later = pushOf(guest, 2);
    for (const request of [early, later]) expect((await postSync(world, browser, request)).status).toBe(200);
    const all = [...early.events, ...later.events];
    expect((await world.rowsOf({ tenant, learner })).map(({ event }) => event)).toEqual(all);
    expect(await world.rowsOf({ tenant, learner: guest })).toEqual([]);
    const other = await openDevice({ world, tenant, school: place.school }, "Ben");
    const pulled = await postSync(world, other.browser, makeRequest([], { learner }));
    expect(pulled.answer?.rows.map(({ event }) => event)).toEqual(all);
  });

  test("one id in the whole request; nobody else speaks for the guest", async () => {
    const { world, browser, learner, guest, early, tenant, school } = await openGuest();
    const mixed = { ...early, events: early.events.map((event, at) => (at === 1 ? { ...event, learner } : event)) };
    expect(await postSync(world, browser, mixed).then(titleOf)).toBe("foreign-learner");
    const phone = await openDevice({ world, tenant, school }, "Ben");
    expect((await postSync(world, phone.browser, early)).status).toBe(403);
    await signIn(browser, cardOf(school, "Cai"));
    expect((await postSync(world, browser, early)).status).toBe(403);
    for (const key of [learner, guest, cardOf(school, "Cai").learner]) {
      expect(await world.rowsOf({ tenant, learner: key })).toEqual([]);
    }
  });
});

describe("[SYN44][IDN27] a kiosk nobody is signed in on (TH3)", () => {
  async function openKiosk() {
    const place = await openPlace(["Ben", "Cai"]);
    const { browser, learner } = await openDevice(place, "Ben", "kiosk");
    return { ...place, browser, learner };
  }

  test("hands in what a learner of the class did; nothing of the log comes back, and nothing looks wrong to the device", async () => {
    const { world, browser, learner, tenant } = await openKiosk();
    const first = pushOf(learner, 4);
    const before = await postSync(world, browser, first);
    const { epoch = null } = before.answer ?? {};
    world.wait(11 * MINUTE);
    const events = makeChain("later", 3, { learner }, first.events.at(-1));
    for (const { cursor, check } of [
      { cursor: 4, check: before.answer?.check },
      { cursor: 0, check: EMPTY_CHECK },
      // No place of this log: nothing is told of where it ends.
      { cursor: 99, check: EMPTY_CHECK },
    ]) {
      const pushed = await postSync(world, browser, makeRequest(events, { learner, epoch, cursor }));
      expect(pushed).toMatchObject({ status: 200, answer: { ack: { seq: 7 }, rows: [], from: cursor, head: cursor } });
      expect(pushed.answer?.check).toEqual(check);
    }
    const rows = await world.rowsOf({ tenant, learner });
    expect(rows.map(({ event }) => event)).toEqual([...first.events, ...events]);
    expect(world.copies()).toBeGreaterThan(0);
  });

  test("also while the next learner is signed in, who sees nothing of it", async () => {
    const { world, browser, learner, school, tenant } = await openKiosk();
    const cai = await signIn(browser, cardOf(school, "Cai"));
    const handed = await postSync(world, browser, pushOf(learner, 2));
    expect(handed).toMatchObject({ status: 200, answer: { rows: [], head: 0, ack: { seq: 2 } } });
    expect(await world.rowsOf({ tenant, learner })).toEqual([]);
    expect((await postSync(world, browser, makeRequest([], { learner: cai }))).answer?.head).toBe(0);
  });

  test("what cannot be read is acked as well", async () => {
    const { world, browser, learner } = await openKiosk();
    world.wait(11 * MINUTE);
    const odd = pushOf(learner, 1);
    const request = { ...odd, events: odd.events.map((event) => ({ ...event, type: "from_the_future" })) };
    expect(await postSync(world, browser, request)).toMatchObject({ status: 200, answer: { ack: { seq: 1 } } });
  });

  test("of who has left the class since, too: a teacher of the device's class finds it and confirms it; of who is erased nothing", async () => {
    const { world, browser, learner, school, tenant } = await openKiosk();
    const other = await openClass(school.teacher, "5a");
    const here = `/classes/${school.class.id}/learners/${learner}`;
    world.wait(11 * MINUTE);
    expect((await school.teacher.ask("POST", `${here}/move`, { to: other.id })).status).toBe(204);
    expect(await postSync(world, browser, pushOf(learner, 2))).toMatchObject({ status: 200, answer: { rows: [] } });
    const at = `/classes/${school.class.id}`;
    const found = await school.teacher.ask("GET", `${at}/unverified`);
    expect(found.body).toMatchObject({ work: [{ who: { type: "learner", name: "Ben" } }] });
    const [waiting] = (found.body as SchoolAnswer<"GET /classes/{class}/unverified">).work;
    const give = `${at}/visitors/${waiting?.id}/give`;
    expect((await school.teacher.ask("POST", give, { to: learner })).status).toBe(204);
    expect(await world.rowsOf({ tenant, learner })).toHaveLength(2);
    const erased = await school.teacher.ask("POST", `/classes/${other.id}/learners/${learner}/erasure`, {});
    expect(erased.status).toBeLessThan(300);
    expect(await postSync(world, browser, pushOf(learner, 3)).then(titleOf)).toBe("foreign-learner");
  });

  test("not a personal device, not for another class or school, not when shut out", async () => {
    const { world, browser, learner, school, tenant, ...rest } = await openKiosk();
    const place = { world, school, tenant, ...rest };
    const south = await openPlace(["Dee"], { world, name: "South" });
    const personal = await openDevice(place, "Cai");
    world.wait(11 * MINUTE);
    await personal.browser.ask("POST", "/auth/logout", {});
    const cai = personal.learner;
    expect(await postSync(world, personal.browser, pushOf(cai, 1)).then(titleOf)).toBe("signed-out");
    const dee = cardOf(south.school, "Dee").learner;
    expect(await postSync(world, browser, pushOf(dee, 1)).then(titleOf)).toBe("foreign-learner");
    const elsewhere = await joinKiosk(world, south.school);
    expect(await postSync(world, elsewhere, pushOf(learner, 1)).then(titleOf)).toBe("foreign-learner");
    const id = (await world.identity.deviceOf(browser.request()))?.id ?? "";
    expect((await school.teacher.ask("DELETE", `/classes/${school.class.id}/devices/${id}`)).status).toBe(204);
    expect(await postSync(world, browser, pushOf(learner, 1)).then(titleOf)).toBe("signed-out");
    for (const key of [
      { tenant, learner },
      { tenant, learner: cai },
      { tenant: south.tenant, learner: dee },
      { tenant: south.tenant, learner },
    ]) {
      expect(await world.rowsOf(key)).toEqual([]);
    }
  });
});

describe("[SYN46] how a request must come", () => {
  test.for([
    { what: "another site's page", headers: { Origin: "https://evil.test" }, status: 403 },
    { what: "a page of another port", headers: { Origin: "https://school.test:8443" }, status: 403 },
    { what: "a page without origin", headers: { Origin: "null" }, status: 403 },
    { what: "a cross-site fetch", headers: { "Sec-Fetch-Site": "cross-site" }, status: 403 },
    { what: "a sister site", headers: { "Sec-Fetch-Site": "same-site" }, status: 403 },
    { what: "a form", headers: { "Content-Type": "application/x-www-form-urlencoded" }, status: 415 },
    { what: "plain text", headers: { "Content-Type": "text/plain" }, status: 415 },
    { what: "brotli", headers: { "Content-Encoding": "br" }, status: 415 },
    { what: "gzip in gzip", headers: { "Content-Encoding": "gzip, gzip" }, status: 415 },
    { what: "gzip that is none", headers: { "Content-Encoding": "gzip" }, status: 400 },
    { what: "no sum", headers: { [SUM_HEADER]: "" }, status: 400 },
  ])("[TH12] refused with $status: $what", async ({ headers, status }) => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    expect(await postSync(place.world, browser, pushOf(learner, 1), { headers })).toMatchObject({ status });
    expect(await place.world.rowsOf({ tenant: place.tenant, learner })).toEqual([]);
  });

  test("as gzip, and with a type that names its charset", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    const request = pushOf(learner, 50);
    const body = new Uint8Array(gzipSync(JSON.stringify(request)));
    const headers = { "Content-Encoding": "gzip", "Content-Type": "application/json; charset=utf-8" };
    const sent = await postSync(place.world, browser, request, { headers, body });
    expect(sent).toMatchObject({ status: 200, answer: { head: 50 } });
  });

  test("[TH13] a bomb is not unpacked, a body without end is not read to it", async () => {
    const place = await openPlace(["Ben"]);
    const { browser } = await openDevice(place, "Ben");
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(100 * 1024 * 1024, " ")));
    expect(bomb.length).toBeLessThan(200_000);
    const headers = { "Content-Encoding": "gzip" };
    const bombed = await postSync(place.world, browser, "{}", { headers, body: bomb });
    expect(bombed).toMatchObject({ status: 413 });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const cookies = browser.request().headers.get("Cookie") ?? "";
    const init = { method: "POST", body: endless, duplex: "half" as const };
    const streamed = await place.world.fetch(
      new Request(browser.request().url, { ...init, headers: { Cookie: cookies, "Content-Type": "application/json" } }),
    );
    expect(streamed.status).toBe(413);
    expect(sent).toBeLessThan(MAX_REQUEST_BYTES / 65_536 + 10);
  });

  test.for([
    { what: "deep nesting", text: `${"[".repeat(90_000)}${"]".repeat(90_000)}`, status: 400 },
    { what: "a body of depth", body: JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`) as unknown, status: 400 },
    {
      what: "endless keys",
      body: Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`k${n}`, n])),
      status: 400,
    },
    {
      what: "(TH14) a name that reaches a prototype",
      body: JSON.parse('{"__proto__":{"admin":1}}') as unknown,
      status: 400,
    },
    { what: "(TH14) another such name", body: { constructor: { prototype: { admin: 1 } } }, status: 400 },
    { what: "a body too long", body: "x".repeat(8 * 1024), status: 413 },
  ])("[TH13] refused with $status: $what", async ({ text, body, status }) => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    const request = pushOf(learner, 1);
    const whole = text ?? JSON.stringify({ ...request, events: request.events.map((event) => ({ ...event, body })) });
    expect(await postSync(place.world, browser, whole)).toMatchObject({ status });
    expect(({} as { readonly admin?: unknown }).admin).toBeUndefined();
    expect(await place.world.rowsOf({ tenant: place.tenant, learner })).toEqual([]);
  });

  test("[TH13] more events than a request has, and a request over its size, are refused", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    expect((await postSync(place.world, browser, pushOf(learner, MAX_PUSH + 1))).status).toBe(400);
    expect((await postSync(place.world, browser, " ".repeat(MAX_REQUEST_BYTES + 1))).status).toBe(413);
  });
});

describe("[SYN47] what comes back", () => {
  test("[TH19] every answer has its sum and is kept by nobody; a refusal is a problem", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    const replies = [
      await postSync(place.world, browser, pushOf(learner, 1)),
      await postSync(place.world, browser, "{}"),
      await postSync(place.world, browser, makeRequest([], { learner, proto: 99 })),
      await postSync(place.world, openBrowser(place.world), "{}"),
      await postSync(place.world, browser, "{}", { headers: { Origin: "https://evil.test" } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 426, 401, 403]);
    for (const { status, headers, text } of replies) {
      expect(headers.get(SUM_HEADER)).toBe(hash64(text));
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(headers.get("Content-Type")).toBe(status === 200 ? "application/json" : "application/problem+json");
      if (status !== 200) expect(JSON.parse(text)).toMatchObject({ type: "about:blank", status });
    }
  });

  test("a long answer is packed for those who take it; its sum is that of the text", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    const text = JSON.stringify(pushOf(learner, 50));
    const headers = {
      Cookie: browser.request().headers.get("Cookie") ?? "",
      "Content-Type": "application/json",
      "Accept-Encoding": "gzip",
      [SUM_HEADER]: hash64(text),
    };
    const sent = new Request(browser.request().url, { method: "POST", headers, body: text });
    const packed = await place.world.fetch(sent);
    expect([packed.status, packed.headers.get("Content-Encoding")]).toEqual([200, "gzip"]);
    const bytes = new Uint8Array(await packed.arrayBuffer());
    const unpacked = gunzipSync(bytes).toString("utf8");
    expect(bytes.length).toBeLessThan(unpacked.length / 3);
    expect(packed.headers.get(SUM_HEADER)).toBe(hash64(unpacked));
  });

  test("other methods are told which one there is", async () => {
    const { fetch } = openSyncWorld();
    const response = await fetch(new Request("https://school.test/v1/sync"));
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("[SYN48] how much may come", () => {
  test("2,000 events in ten requests at once are all taken", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    const events = makeChain("holiday", 2_000, { learner });
    const parts = Array.from({ length: 10 }, (_, at) => events.slice(at * 200, at * 200 + 200));
    const replies = await Promise.all(
      parts.map((part) => postSync(place.world, browser, makeRequest(part, { learner, want: 0 }))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(replies.at(-1)?.answer).toMatchObject({ head: 2_000, ack: { seq: 2_000 } });
  });

  test("a device that never stops asking is told to wait, and no other with it", async () => {
    const place = await openPlace(["Ben", "Cai"]);
    const [ben, cai] = [await openDevice(place, "Ben"), await openDevice(place, "Cai")];
    const ask = ({ browser, learner }: typeof ben) => postSync(place.world, browser, makeRequest([], { learner }));
    for (let at = 0; at < REQUESTS.points; at += 1) await ask(ben);
    const refused = await ask(ben);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
    expect((await ask(cai)).status).toBe(200);
    place.world.wait(MINUTE);
    expect((await ask(ben)).status).toBe(200);
  });

  test("a log that grows without end is told to wait, packed or not, and no other with it", async () => {
    const place = await openPlace(["Ben", "Cai"]);
    const [ben, cai] = [await openDevice(place, "Ben"), await openDevice(place, "Cai")];
    const body = { given: "x".repeat(8_000) };
    const statuses: number[] = [];
    let last: SyncEvent | undefined;
    for (let at = 0; at < 20; at += 1) {
      const events = makeChain("flood", 199, { learner: ben.learner, type: "from_the_future", body }, last);
      last = events.at(-1);
      const text = JSON.stringify(makeRequest(events, { learner: ben.learner }));
      const packed = { headers: { "Content-Encoding": "gzip" }, body: new Uint8Array(gzipSync(text)) };
      statuses.push((await postSync(place.world, ben.browser, text, packed)).status);
    }
    const fit = statuses.findIndex((status) => status === 429);
    expect(fit).toBeGreaterThan(8);
    expect(fit * 199 * 8_000).toBeLessThan(QUOTA.points);
    expect(new Set(statuses.slice(fit))).toEqual(new Set([429]));
    expect((await postSync(place.world, ben.browser, makeRequest([], { learner: ben.learner }))).status).toBe(200);
    expect((await postSync(place.world, cai.browser, pushOf(cai.learner, 2))).status).toBe(200);
    place.world.wait(QUOTA.seconds * 1_000);
    await signIn(ben.browser, cardOf(place.school, "Ben"));
    expect((await postSync(place.world, ben.browser, pushOf(ben.learner, 2))).status).toBe(200);
  });

  test.for([
    { type: "busy", status: 503, after: "2" },
    { type: "full", status: 507, after: "60" },
  ] as const)("a store that is $type says when to come again", async ({ type, status, after }) => {
    const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
    const store: SyncStore = { ...inner, exchange: async () => err({ type }) };
    const place = await openPlace(["Ben"], { world: openSyncWorld({ store }) });
    const { browser, learner } = await openDevice(place, "Ben");
    const refused = await postSync(place.world, browser, pushOf(learner, 1));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([status, after]);
  });

  test("a disk too full to note who is there is a full disk", async () => {
    const inner = createMemoryIdentityStore();
    let isFull = false;
    const identityStore: IdentityStore = {
      ...inner,
      transact: (work) => {
        if (isFull) return Promise.reject(Object.assign(new Error("database or disk is full"), { errcode: 13 }));
        return inner.transact(work);
      },
    };
    const place = await openPlace(["Ben"], { world: openSyncWorld({ identityStore }) });
    const { browser, learner } = await openDevice(place, "Ben");
    isFull = true;
    expect((await postSync(place.world, browser, pushOf(learner, 1))).status).toBe(507);
    isFull = false;
    expect((await postSync(place.world, browser, pushOf(learner, 1))).status).toBe(200);
  });

  test("more of one device at a time than it has reason for are asked to come again, and are taken then", async () => {
    const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
    const opened = Promise.withResolvers<null>();
    const store: SyncStore = {
      ...inner,
      exchange: async (key, ask, decide) => {
        await opened.promise;
        return inner.exchange(key, ask, decide);
      },
    };
    const place = await openPlace(["Ben", "Cai"], { world: openSyncWorld({ store }) });
    const devices = [await openDevice(place, "Ben"), await openDevice(place, "Cai")];
    // However many devices of their own a learner has.
    const second = await openDevice(place, "Ben");
    const asked = devices.map(({ browser, learner }) =>
      Array.from({ length: AT_ONCE.each + 1 }, (_, at) =>
        postSync(
          place.world,
          at % 2 === 1 && learner === second.learner ? second.browser : browser,
          makeRequest([], { learner }),
        ),
      ),
    );
    const refused = await Promise.all(
      asked.map((own) =>
        Promise.any(
          own.map(async (reply) => ((await reply).status === 503 ? reply : Promise.reject(new Error("taken")))),
        ),
      ),
    );
    expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual(["2", "2"]);
    opened.resolve(null);
    const statuses = (await Promise.all(asked.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(devices.length * AT_ONCE.each);
    const [{ browser, learner }] = devices as [(typeof devices)[0]];
    expect((await postSync(place.world, browser, makeRequest([], { learner }))).status).toBe(200);
  });

  test("an answer nobody was there to take holds no room", async () => {
    const place = await openPlace(["Ben"]);
    const { browser, learner } = await openDevice(place, "Ben");
    expect((await postSync(place.world, browser, pushOf(learner, 200))).status).toBe(200);
    const pull = makeRequest([], { learner, want: 200 });
    const { fetch } = place.world;
    const closed = { outgoing: { closed: true, once: () => undefined } };
    const length = (await postSync(place.world, browser, pull)).text.length;
    for (let taken = 0; taken <= ON_THE_WAY.each; taken += length)
      await postSync({ fetch: (request) => fetch(request, closed) }, browser, pull);
    expect((await postSync(place.world, browser, pull)).status).toBe(200);
  });

  test("(TH20) a store that fails is a 500 that tells nothing, and a line of the log with the kind of failure", async () => {
    const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
    const store: SyncStore = { ...inner, exchange: () => Promise.reject(new TypeError("the answer was forty-two")) };
    const place = await openPlace(["Ben"], { world: openSyncWorld({ store }) });
    const { browser, learner } = await openDevice(place, "Ben");
    const failed = await postSync(place.world, browser, pushOf(learner, 1));
    expect(failed).toMatchObject({ status: 500 });
    expect(failed.text + place.world.log()).not.toContain("forty");
    expect(place.world.log()).toContain('"fault":"TypeError"');
  });
});
