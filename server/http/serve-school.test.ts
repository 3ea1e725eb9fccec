import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { copyFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { get as getOverTls } from "node:https";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cardOf, openBrowser, openClass, PASSWORD, signIn } from "../identity/school.fixture.ts";
import { OWASP_COST } from "../identity/secret-hash.ts";
import { readSettings, startServer } from "../serve.ts";
import { hash64 } from "#engine/protocol/hash64";
import { createSqliteStore } from "../sync/index.ts";
import { makeChain, makeRequest } from "../sync/events.fixture.ts";
import { makeCertificate } from "./certificate.fixture.ts";
import {
  makeSettings,
  openFirstSchool,
  openTablet,
  startSchool,
  tenantIn,
  type RunningSchool,
  type Tablet,
} from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";

describe("[SRV13] the first teacher", () => {
  test("is made by a code that the server tells, once, and that stands in no log", async () => {
    const running = await startSchool(await makeSettings());
    const { setUpCode = "", url } = running.server;
    expect(setUpCode).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/u);
    const file = path.join(running.settings.dataDir, "set-up-code");
    expect(await readFile(file, "utf8")).toBe(`${setUpCode}\n`);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await openFirstSchool(running);
    const thief = openBrowser(running, url);
    const again = { code: setUpCode, school: "South", login: "mallory", name: "M", password: PASSWORD };
    expect((await thief.ask("POST", "/auth/setup", again)).status).not.toBe(201);
    expect(running.log()).not.toContain(setUpCode);
    await running.server.close();

    const next = await startSchool(running.settings);
    expect(next.server.setUpCode).toBeUndefined();
    await expect(stat(file)).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("a code that nobody used is worth nothing after the next start", async () => {
    const first = await startSchool(await makeSettings());
    await first.server.close();
    const second = await startSchool(first.settings);
    expect(second.server.setUpCode).not.toBe(first.server.setUpCode);
    const teacher = openBrowser(second, second.origin);
    const made = { code: first.server.setUpCode, school: "S", login: "ada", name: "Ada", password: PASSWORD };
    expect((await teacher.ask("POST", "/auth/setup", made)).status).not.toBe(201);
  });
});

describe("[SRV15] what was said and done is there at the next start", () => {
  test("teacher, class, learner, device, session and log", async () => {
    const first = await startSchool(await makeSettings());
    const school = await openFirstSchool(first);
    const { browser, learner } = school.tablet;
    const pushed = await postSync(first, browser, pushOf(learner, 20));
    expect(pushed).toMatchObject({ status: 200, answer: { head: 20 } });
    const health = (running: RunningSchool) => fetch(`${running.origin}/healthz`).then((response) => response.json());
    const { epoch } = (await health(first)) as { readonly epoch: string };
    expect(epoch).toBe(pushed.answer?.epoch);
    await first.server.close();

    const second = await startSchool(first.settings);
    expect(await health(second)).toMatchObject({ epoch, ready: true });
    const again = openBrowser(second, second.origin);
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    const pulled = await postSync(second, again, makeRequest([], { learner, epoch }));
    expect(pulled.answer).toMatchObject({ epoch, head: 20, durable: { seq: 0 } });
    expect(pulled.answer?.rows).toHaveLength(20);
  });

  test("data from a copy have another id, hold what the copy said was durable, and nobody who was erased since", async () => {
    const settings = await makeSettings();
    const first = await startSchool(settings);
    const school = await openFirstSchool(first);
    const cai = await openTablet(first, school, "Cai");
    const [ben, bens] = [school.tablet, pushOf(school.tablet.learner, 9)];
    const before = await postSync(first, ben.browser, bens);
    await postSync(first, cai.browser, pushOf(cai.learner, 9));
    const [tenant, folder] = [tenantIn(ben.browser), path.join(settings.dataDir, "backups")];
    await first.server.close();
    const newest = path.join(folder, (await readdir(folder)).toSorted().at(-1) ?? "", "sync.sqlite");
    const copy = path.join(settings.dataDir, "copy");
    await copyFile(newest, copy);

    const second = await startSchool(settings);
    const teacher = openBrowser(second, second.origin);
    await teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
    const address = `/classes/${school.class.id}/learners`;
    const whole = await teacher.ask("GET", `${address}/${ben.learner}/data`);
    const { log } = whole.body as { readonly log: { readonly rows: readonly { readonly event: unknown }[] } };
    expect(log.rows.map(({ event }) => event)).toEqual(bens.events);
    expect((await teacher.ask("POST", `${address}/${cai.learner}/erasure`, {})).body).toEqual({
      erased: true,
      logErased: true,
    });
    await second.server.close();
    const live = path.join(settings.dataDir, "sync.sqlite");
    for (const name of [live, `${live}-wal`, `${live}-shm`]) await rm(name, { force: true });
    await copyFile(copy, live);

    const third = await startSchool(settings);
    const { epoch } = (await fetch(`${third.origin}/healthz`).then((response) => response.json())) as {
      readonly epoch: string;
    };
    expect(epoch).not.toBe(before.answer?.epoch);
    await third.server.close();
    const store = createSqliteStore({ file: live });
    expect(await store.readRows({ tenant, learner: ben.learner }, 0, 99)).toHaveLength(9);
    expect(await store.readRows({ tenant, learner: cai.learner }, 0, 99)).toEqual([]);
    await store.close();
  });

  test("[IDN3] the name of who was erased, and of a class, is in no file of the data folder, while the server goes on", async () => {
    const settings = await makeSettings();
    const running = await startSchool(settings);
    const school = await openFirstSchool(running, ["Ben", "Xavier Markername"]);
    const { learner } = cardOf(school, "Xavier Markername");
    const inFiles = async () => {
      const files = (await readdir(settings.dataDir)).filter((name) => name.includes("."));
      const texts = await Promise.all(files.map((name) => readFile(path.join(settings.dataDir, name), "latin1")));
      return files.filter((_, at) => texts[at]?.includes("Markername"));
    };
    expect(await inFiles()).not.toEqual([]);
    const erased = await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${learner}/erasure`, {});
    expect(erased.body).toEqual({ erased: true, logErased: true });
    expect(await inFiles()).toEqual([]);
    const name = "Class Markername";
    const { id } = await openClass(school.teacher, name);
    expect(await inFiles()).not.toEqual([]);
    expect((await school.teacher.ask("POST", `/classes/${id}/erasure`, { name })).status).toBe(200);
    expect(await inFiles()).toEqual([]);
  });

  test("what is durable is in a copy that is there: also when a kiosk asks for one", async () => {
    const running = await startSchool(await makeSettings());
    const school = await openFirstSchool(running);
    const kiosk = await openTablet(running, school, "Cai", "kiosk");
    const request = pushOf(kiosk.learner, 5);
    await postSync(running, kiosk.browser, request);
    await running.server.close();
    const folder = path.join(running.settings.dataDir, "backups");
    const newest = path.join(folder, (await readdir(folder)).toSorted().at(-1) ?? "", "sync.sqlite");
    const copy = createSqliteStore({ file: newest });
    const key = { tenant: tenantIn(kiosk.browser), learner: kiosk.learner };
    expect(await copy.readRows(key, 0, 99)).toHaveLength(5);
    await copy.close();
    const again = await startSchool(running.settings);
    const browser = openBrowser(again, again.origin);
    for (const [name, value] of kiosk.browser.cookies) browser.cookies.set(name, value);
    const own = makeRequest([], { learner: kiosk.learner, device: request.device });
    expect((await postSync(again, browser, own)).answer?.durable.seq).toBe(5);
  });
});

describe("[SRV27] who is who is lost", () => {
  /** A school with a log that was closed. */
  async function makeSchool() {
    const running = await startSchool(await makeSettings());
    const school = await openFirstSchool(running);
    await postSync(running, school.tablet.browser, pushOf(school.tablet.learner, 3));
    await running.server.close();
    return { school, settings: running.settings };
  }

  test("logs without anybody they are of do not begin a new school, unless that is said", async () => {
    const { settings } = await makeSchool();
    const file = path.join(settings.dataDir, "identity.sqlite");
    for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
    const copies = await readdir(path.join(settings.dataDir, "backups"));
    for (let start = 0; start < 2; start += 1) {
      await expect(startServer(settings)).rejects.toThrow(/identity\.sqlite has no school.*MATHFLOW_NEW_SCHOOL=yes/u);
    }
    expect(await readdir(path.join(settings.dataDir, "backups"))).toEqual(copies);
    const anew = await startSchool({ ...settings, newSchool: true });
    expect(anew.server.setUpCode).toBeDefined();
  });

  test("a pepper that is lost, or another one, is said before any PIN is wrong with it", async () => {
    const { school, settings } = await makeSchool();
    const file = path.join(settings.dataDir, "pepper");
    const right = await readFile(file, "utf8");
    await rm(file);
    await expect(startServer(settings)).rejects.toThrow(/pepper is not there.*MATHFLOW_NEW_PEPPER=yes/u);
    await expect(stat(file)).rejects.toMatchObject({ code: "ENOENT" });
    const other = "0".repeat(64);
    await expect(startServer({ ...settings, pepper: other })).rejects.toThrow("MATHFLOW_PEPPER is another secret");
    await writeFile(file, other);
    await expect(startServer(settings)).rejects.toThrow("pepper is another secret");
    await writeFile(file, right);
    const again = await startSchool(settings);
    await openTablet(again, school, "Cai");
    await again.server.close();
    await (await startServer({ ...settings, pepper: other, newPepper: true })).close();
    await expect(startServer(settings)).rejects.toThrow("pepper is another secret");
  });
});

/** With headers a browser would not let a page set. */
function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<{ readonly status: number; readonly cookies: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { method: "POST", headers: { "Content-Type": "application/json", ...headers } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, cookies: answer.headers["set-cookie"] ?? [] });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("[SRV14] how people reach it", () => {
  test("in the open nobody signs in, unless whoever runs it trusts the network", async () => {
    for (const openNetwork of [false, true]) {
      const running = await startSchool(await makeSettings({ openNetwork }));
      const school = await openFirstSchool(running);
      const body = JSON.stringify({ code: school.class.code });
      const answer = await send(`${running.origin}/v1/auth/join`, { Host: "mini-pc:8787" }, body);
      expect(answer.status).toBe(openNetwork ? 200 : 403);
      expect(answer.cookies.map((line) => line.split("=")[0])).toEqual(openNetwork ? ["mathflow-device"] : []);
    }
  });

  test("what a proxy says of TLS is believed only where there is one", async () => {
    for (const behindProxy of [false, true]) {
      const running = await startSchool(await makeSettings({ behindProxy }));
      const school = await openFirstSchool(running);
      const headers = { Host: "school.test", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };
      const body = JSON.stringify({ code: school.class.code });
      const answer = await send(`${running.origin}/v1/auth/join`, headers, body);
      expect(answer.status).toBe(behindProxy ? 200 : 403);
      expect(answer.cookies.map((line) => line.split("=")[0])).toEqual(behindProxy ? ["__Host-device"] : []);
    }
  });

  test("[SRV45] who says they are on this computer, and is not, signs in no sooner than others", async () => {
    const running = await startSchool(await makeSettings());
    const school = await openFirstSchool(running);
    const body = JSON.stringify({ code: school.class.code });
    for (const [from, status] of [
      [{}, 200],
      [{ "X-Forwarded-For": "10.0.0.7" }, 403],
    ] as const) {
      const answer = await send(`${running.origin}/v1/auth/join`, { Host: "localhost:8787", ...from }, body);
      expect([answer.status, answer.cookies.length]).toEqual([status, status === 200 ? 1 : 0]);
    }
  });

  test("[SRV45] [TH12] the page of the same name without TLS, or with it, is another site", async () => {
    for (const behindProxy of [false, true]) {
      const running = await startSchool(await makeSettings({ behindProxy }));
      const school = await openFirstSchool(running);
      const body = JSON.stringify({ code: school.class.code });
      const ask = (Origin: string, Proto: object) =>
        send(`${running.origin}/v1/auth/join`, { Host: "localhost", Origin, ...Proto }, body);
      const tls = { "X-Forwarded-Proto": "https" };
      expect((await ask("https://localhost", {})).status).toBe(403);
      expect((await ask("http://localhost", {})).status).toBe(200);
      expect((await ask("https://localhost", tls)).status).toBe(behindProxy ? 200 : 403);
      expect((await ask("http://localhost", tls)).status).toBe(behindProxy ? 403 : 200);
    }
  });

  test("with a certificate it speaks TLS itself", async () => {
    const settings = await makeSettings();
    const files = ["cert", "key"].map((name) => path.join(settings.appDir, "..", `${name}.pem`)) as [string, string];
    const made = makeCertificate();
    await writeFile(files[0], made.cert);
    await writeFile(files[1], made.key);
    const { server } = await startSchool({ ...settings, tls: { cert: files[0], key: files[1] } });
    expect(server.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/u);
    const status = await new Promise((resolve, reject) => {
      getOverTls(`${server.url}/healthz`, { ca: made.cert, checkServerIdentity: () => undefined }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", reject);
    });
    expect(status).toBe(200);
    await expect(startServer({ ...settings, tls: { cert: files[0], key: "/nowhere" } })).rejects.toThrow(
      "MATHFLOW_TLS_KEY is /nowhere",
    );
  });

  test.for([
    { env: { MATHFLOW_BEHIND_PROXY: "yes" }, named: "MATHFLOW_BEHIND_PROXY is yes" },
    { env: { MATHFLOW_BEHIND_PROXY: "on", HOST: "0.0.0.0" }, named: "HOST is 0.0.0.0 and MATHFLOW_BEHIND_PROXY is on" },
    { env: { MATHFLOW_PROXY: "caddy" }, named: "MATHFLOW_PROXY is caddy" },
    { env: { MATHFLOW_OPEN_NETWORK: "1" }, named: "MATHFLOW_OPEN_NETWORK is 1" },
    { env: { MATHFLOW_NEW_SCHOOL: "1" }, named: "MATHFLOW_NEW_SCHOOL is 1" },
    { env: { MATHFLOW_NEW_PEPPER: "on" }, named: "MATHFLOW_NEW_PEPPER is on" },
    { env: { MATHFLOW_TLS_CERT: "c.pem" }, named: "MATHFLOW_TLS_KEY" },
    { env: { MATHFLOW_PEPPER: "hunter2" }, named: "MATHFLOW_PEPPER" },
    { env: { DATABASE_URL: "mysql://root:hunter2@db" }, named: "DATABASE_URL" },
  ])("a setting that cannot be used is named: $named", ({ env, named }) => {
    expect(() => readSettings(env)).toThrow(named);
    expect(() => readSettings(env)).not.toThrow("hunter2");
  });

  test("every variable that is read is in the documents", async () => {
    const [source, running, llm] = await Promise.all(
      ["../serve-settings.ts", "../../docs/running.md", "../../docs/llm.md"].map((file) =>
        readFile(new URL(file, import.meta.url), "utf8"),
      ),
    );
    const read = [...(source ?? "").matchAll(/(?:given|isOn|isYes|portOf)\("([A-Z_]+)"\)/gu)].map(
      ([, name]) => name ?? "",
    );
    expect(read.length).toBeGreaterThan(8);
    // Where the built app is, is nobody's business but of those who build it.
    const undocumented = read.filter((name) => name !== "MATHFLOW_APP" && !`${running}${llm}`.includes(`\`${name}\``));
    expect(undocumented).toEqual([]);
  });

  test("settings of a school", () => {
    const env = { MATHFLOW_BACKUPS: "/mnt/b", MATHFLOW_BEHIND_PROXY: "on", MATHFLOW_OPEN_NETWORK: "on" };
    const tls = { MATHFLOW_TLS_CERT: "/c.pem", MATHFLOW_TLS_KEY: "/k.pem" };
    expect(readSettings({ ...env, ...tls, DATABASE_URL: "postgres://db/mathflow" })).toMatchObject({
      backups: "/mnt/b",
      behindProxy: true,
      openNetwork: true,
      tls: { cert: "/c.pem", key: "/k.pem" },
      databaseUrl: "postgres://db/mathflow",
    });
    const anew = { MATHFLOW_NEW_SCHOOL: "yes", MATHFLOW_NEW_PEPPER: "yes" };
    expect(readSettings(anew)).toMatchObject({ newSchool: true, newPepper: true });
    expect(readSettings({ MATHFLOW_BACKUPS: "off" })).toMatchObject({ backups: "off" });
  });
});

describe("[SRV18] [TH20] the log", () => {
  test("holds ids, and nothing of anybody: no name, PIN, password, code, token, answer or address", async () => {
    const running = await startSchool(await makeSettings());
    const school = await openFirstSchool(running, ["Zebulon Quackenbush", "Cai"]);
    const { browser, learner } = school.tablet;
    const push = pushOf(learner, 2);
    const said = {
      ...push,
      events: push.events.map((event) => ({ ...event, body: { given: "my answer is forty-seven" } })),
    };
    await postSync(running, browser, said);
    await postSync(running, browser, JSON.stringify(said).slice(0, 40));
    await postSync(running, openBrowser(running, running.origin), said);
    await browser.ask("POST", "/auth/pin", { learner, pin: "000000" });
    await signIn(browser, cardOf(school, "Cai"));
    await browser.ask("POST", "/auth/logout", {});
    await running.server.close();
    const log = running.log();
    const lines = log
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.filter(({ event }) => event === "sync")).toMatchObject([
      { status: 200, learner, sent: 2, why: null, unverified: false },
      { status: 400, why: "malformed" },
      { status: 401, why: "signed-out", learner: null },
    ]);
    const tokens = [school.teacher, browser].flatMap(({ cookies }) =>
      [...cookies.values()].map((value) => value.split(".").at(-1) ?? ""),
    );
    const typed = [PASSWORD, school.login, school.class.code, running.server.setUpCode ?? "", "000000", "forty-seven"];
    const names = ["Zebulon", "Quackenbush", "Cai", "North", "Ms Teach"];
    const secrets = [...names, ...typed, ...tokens, ...school.cards.map(({ pin }) => pin), "127.0.0.1"];
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
  });
});

/** A learner with three megabytes in the log, and the text of a request that asks for as much of it as there may be. */
async function openLongLog(running: RunningSchool) {
  const school = await openFirstSchool(running, ["Ben", "Cai"]);
  const { browser, learner } = school.tablet;
  const body = { given: "x".repeat(8_000) };
  for (const n of [1, 2, 3]) {
    const events = makeChain(`long ${n}`, 150, { learner, type: "from_the_future", body });
    expect((await postSync(running, browser, makeRequest(events, { learner }))).status).toBe(200);
  }
  const { port, host } = new URL(running.origin);
  const text = JSON.stringify(makeRequest([], { learner }));
  const pullOf = (tablet: Tablet) => {
    const cookie = tablet.browser.request().headers.get("Cookie");
    const head = `Host: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json`;
    return `POST /v1/sync HTTP/1.1\r\n${head}\r\nMathFlow-Sum: ${hash64(text)}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  };
  return { school, port: Number(port), pullOf };
}

test("[IDN4] unless told otherwise, a server hashes passwords and PINs at the full cost", async () => {
  const settings = await makeSettings();
  const server = await startServer(settings, { logTo: { write: () => {} } });
  onTestFinished(() => server.close());
  const identity = { issueSetUpCode: async () => server.setUpCode ?? "" };
  await openFirstSchool({ fetch: (request) => fetch(request), origin: server.url, identity });
  await server.close();
  const written = await readFile(path.join(settings.dataDir, "identity.sqlite"), "latin1");
  const costs = [...written.matchAll(/\$argon2id\$v=\d+\$([^$]*)\$/gu)].map(([, cost]) => cost);
  expect(new Set(costs)).toEqual(new Set([`m=${OWASP_COST.memory},t=${OWASP_COST.passes},p=1`]));
});

describe("[SRV20] [TH13] who sends slowly or without end", () => {
  test("is cut off before the head of a request is whole, and others are answered meanwhile", async () => {
    const running = await startSchool(await makeSettings(), { headersMs: 200, requestMs: 400 });
    const { port } = new URL(running.origin);
    const half = "POST /v1/sync HTTP/1.1\r\nHost: x\r\n";
    const whole = `${half}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
    for (const text of [half, whole]) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => {});
      const closed = new Promise((resolve) => {
        socket.once("close", resolve);
      });
      socket.resume();
      socket.write(text);
      expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
      await closed;
    }
  });

  test("a line stays longer between two requests than a proxy keeps its own", async () => {
    const running = await startSchool(await makeSettings());
    const { headers } = await fetch(`${running.origin}/healthz`);
    expect(Number(/timeout=(\d+)/u.exec(headers.get("Keep-Alive") ?? "")?.[1])).toBeGreaterThan(120);
  });

  test("forty lines on which nothing comes, and three on which no answer is taken, are closed, and others are answered meanwhile", async () => {
    // Nothing else closes them within a minute.
    const running = await startSchool(await makeSettings(), { idleMs: 1_000, headersMs: 60_000, requestMs: 60_000 });
    const { port, pullOf, school } = await openLongLog(running);
    const pull = pullOf(school.tablet);
    const closed = new Set<number | undefined>();
    // Who takes nothing does not see the end of the line either: it is looked for at the server's.
    const note = (line: unknown) => {
      const { socket } = line as { readonly socket: Socket };
      const { remotePort } = socket;
      socket.once("close", () => closed.add(remotePort));
    };
    subscribe("net.server.socket", note);
    onTestFinished(() => void unsubscribe("net.server.socket", note));
    const sockets = Array.from({ length: 43 }, (_, at) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      // More than the system takes in the reader's place.
      if (at < 3) socket.pause().write(pull.repeat(20));
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const ports = sockets.map(({ localPort }) => localPort);
    expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
    await expect.poll(() => ports.filter((one) => !closed.has(one)), { timeout: 20_000 }).toEqual([]);
  });

  test("[SYN96] a device that takes no answers gets none until its lines are gone; others get theirs", async () => {
    const running = await startSchool(await makeSettings());
    const { port, pullOf, school } = await openLongLog(running);
    // Each device asks 100 times, 20 short of what one may in a minute: more than any system takes in the reader's place.
    const pulls: string[] = [];
    for (let at = 0; at < 4; at += 1) pulls.push(pullOf(await openTablet(running, school, "Ben")));
    const beside = await openTablet(running, school, "Cai");
    const statusOf = async ({ browser, learner }: Tablet) =>
      (await postSync(running, browser, makeRequest([], { learner, want: 0 }))).status;
    const sockets = [...pulls, ...pulls].map((pull) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause().write(pull.repeat(50));
      return socket;
    });
    await expect.poll(() => statusOf(school.tablet), { timeout: 25_000, interval: 250 }).toBe(503);
    expect(await statusOf(beside)).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(school.tablet), { timeout: 15_000 }).toBe(200);
  });

  test("is answered before a body that is too large was sent", async () => {
    const running = await startSchool(await makeSettings());
    const { browser } = (await openFirstSchool(running)).tablet;
    const cookie = browser.request().headers.get("Cookie") ?? "";
    const status = await new Promise((resolve, reject) => {
      const sent = ask(`${running.origin}/v1/sync`, {
        method: "POST",
        headers: { Cookie: cookie, "Content-Type": "application/json", "Content-Length": String(2 ** 31) },
      });
      sent.on("response", (answer) => resolve(answer.statusCode));
      sent.on("error", reject);
      sent.flushHeaders();
    });
    expect(status).toBe(413);
  });
});
