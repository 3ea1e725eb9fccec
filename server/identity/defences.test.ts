import { expect, test } from "vitest";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import { MAX_BODY } from "./guard.ts";
import { IDENTITY_ROUTES } from "./identity-routes.ts";
import { hashToken } from "./secrets.ts";
import {
  addAssignment,
  addExam,
  addColleague,
  addGroup,
  addOwnForm,
  addVisitor,
  bodyFor,
  cardOf,
  dumpRows,
  joinClass,
  joinKiosk,
  MINUTE,
  openBrowser,
  openClass,
  openSchool,
  openHandIns,
  openWorld,
  ORIGIN,
  otherPin,
  PASSWORD,
  signIn,
  tenantOf,
  type Answer,
} from "./school.fixture.ts";

type Headers = Readonly<Record<string, string>>;
type Shot = (label: string, body: unknown, headers?: Headers) => Promise<Answer>;

/** Asks any route from a browser that may, with ids of its own. */
async function openRange() {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tablet = await joinClass(world, school.class.code);
  const learner = await signIn(tablet, cardOf(school, "Ben"));
  const device = (await world.identity.deviceOf(tablet.request()))?.id ?? "";
  const visitor = await addVisitor(world, school);
  const teacher = await addColleague(world, school);
  const assignment = await addAssignment(school);
  const exam = await addExam(school);
  const form = await addOwnForm(school);
  const group = await addGroup(school.teacher, school.class.id, "Reds", [learner]);
  const ids: Headers = { class: school.class.id, learner, device, visitor, teacher, assignment, exam, form, group };
  const shoot: Shot = async (label, body, headers = {}) => {
    const [method = "", path = ""] = label.split(" ");
    const browser = path === "/auth/claim" ? tablet : school.teacher;
    const address = path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => ids[name] ?? "");
    return browser.ask(method, address, body, headers);
  };
  const tenant = await tenantOf(world, school.teacher);
  return { world, shoot, dump: () => dumpRows(world, [tenant]), ids: { learner, to: school.class.id } };
}

const LABELS = IDENTITY_ROUTES.map(({ method, path }) => `${method} ${path}`);
const WITH_BODY = IDENTITY_ROUTES.filter(({ body }) => body !== null).map(({ method, path }) => `${method} ${path}`);

test("[IDN21] [TH12] no request that another site's page can send does anything", async () => {
  const { shoot, dump, ids } = await openRange();
  const before = await dump();
  const foreign: readonly Headers[] = [
    { Origin: "https://evil.test" },
    { Origin: "https://school.test.evil.test" },
    { Origin: "https://sub.school.test", "Sec-Fetch-Site": "same-site" },
    { Origin: "https://school.test:8443" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "" },
  ];
  for (const label of LABELS) {
    for (const headers of foreign) {
      const { status } = await shoot(label, bodyFor(label, ids), headers);
      expect([label, headers, status]).toEqual([label, headers, 403]);
    }
  }
  expect(await dump()).toEqual(before);
});

test("[IDN21] a body that is not called JSON is not read, as a form's is not", async () => {
  const { shoot, dump, ids } = await openRange();
  const before = await dump();
  const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", ""];
  for (const label of WITH_BODY) {
    for (const type of types) {
      const { status } = await shoot(label, bodyFor(label, ids), { "Content-Type": type });
      expect([label, type, status]).toEqual([label, type, 415]);
    }
  }
  expect(await dump()).toEqual(before);
});

/** [bytes] */
function longestOf(label: string): number {
  const route = IDENTITY_ROUTES.find(({ method, path }) => `${method} ${path}` === label);
  return route?.maxBody ?? MAX_BODY;
}

test("[IDN22] [TH13] a body that is too large, too deep, poisoned or has more than is asked for is refused", async () => {
  const { shoot, dump, ids } = await openRange();
  const before = await dump();
  for (const label of WITH_BODY) {
    const whole = JSON.stringify(bodyFor(label, ids));
    const withMore = (more: string) => (whole === "{}" ? `{${more}}` : `${whole.slice(0, -1)},${more}}`);
    const shots: readonly (readonly [string, number])[] = [
      [withMore(`"more":"${"x".repeat(longestOf(label))}"`), 413],
      ["[".repeat(8000), 400],
      [`${"[".repeat(8000)}${"]".repeat(8000)}`, 400],
      [withMore(`"__proto__":{"admin":true}`), 400],
      [withMore(`"constructor":{"prototype":{"admin":true}}`), 400],
      [withMore(`"admin":true`), 400],
      [withMore(`"tenant":"10000000-0000-4000-8000-000000000001"`), 400],
      ["null", 400],
      ["[]", 400],
      ["", 400],
    ];
    for (const [body, expected] of shots) {
      const { status } = await shoot(label, body);
      expect([label, body.slice(0, 80), status]).toEqual([label, body.slice(0, 80), expected]);
    }
  }
  expect(({} as { readonly admin?: boolean }).admin).toBeUndefined();
  expect(await dump()).toEqual(before);
});

test("[IDN22] a body without a length is cut off as well", async () => {
  const world = openWorld();
  const chunk = new TextEncoder().encode(" ".repeat(4096));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": "application/json", Origin: ORIGIN };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const response = await world.fetch(new Request(`${ORIGIN}/v1/auth/teacher`, init));
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test("[IDN22] names cannot hide direction, control or line characters, nor heaps of marks, nor be empty", async () => {
  const world = openWorld();
  const { teacher, class: one } = await openSchool(world, "North", []);
  const heaped = ["Be\u0301\u0302\u0303\u0304\u0305n", "Be\u0337\u0337\u200d\u0337\u0337n"];
  for (const name of ["", "   ", "a\u0000b", "a\nb", "\u202eneB", "a\u2028b", "x".repeat(61), ...heaped]) {
    expect((await teacher.ask("POST", `/classes/${one.id}/learners`, { names: [name] })).status).toBe(400);
  }
  // Vietnamese, Hindi, Arabic with all its vowels, Thai, Tamil, Bengali, Burmese, Hebrew, Persian, Sinhala, Yoruba, Lithuanian.
  const names = [
    "Zoë O’Neil 小明",
    ..."Nguyễn Thị Phượng|क़ुदसिया|ज़ींत श्रीकृष्णन्|مُحَمَّد عَبْدُ ٱللّٰه|พันธุ์ทิพย์ ฐิติรัตน์|ஶ்ரீலக்ஷ்மி".split("|"),
    ..."শ্রীকৃষ্ণ|ခိုင်မြင့်|שִׁמְעוֹן|علی\u200cرضا|ශ්\u200dරියාණි|Ọ̀ṣ́un|Jū̃rė".split("|"),
  ];
  for (const name of names) {
    for (const form of ["NFC", "NFD"]) {
      const sent = { names: [`${name} ${form}`.normalize(form)] };
      expect([name, (await teacher.ask("POST", `/classes/${one.id}/learners`, sent)).status]).toEqual([name, 201]);
    }
  }
});

test("[IDN23] nothing that is answered is kept by a cache, and only the methods there are are answered", async () => {
  const { shoot, ids, world } = await openRange();
  for (const label of LABELS) {
    for (const answer of [
      await shoot(label, "{"),
      await shoot(label, bodyFor(label, ids), { Origin: "https://evil.test" }),
    ]) {
      expect([label, answer.headers.get("Cache-Control")]).toEqual([label, "no-store"]);
      if (answer.status >= 400) expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    }
  }
  const session = await shoot("GET /auth/session", undefined);
  expect([session.status, session.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const put = await openBrowser(world).ask("PUT", "/classes", {});
  expect([put.status, put.headers.get("Allow"), put.headers.get("Cache-Control")]).toEqual([
    405,
    "GET, POST",
    "no-store",
  ]);
  expect(put.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("[IDN6] [TH11] cookies are bound to the host, to TLS and to the server's own pages; what is kept of them is a hash", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const browser = openBrowser(world);
  const joined = await browser.ask("POST", "/auth/join", { code: school.class.code });
  const { learner, pin } = cardOf(school, "Ben");
  const signed = await browser.ask("POST", "/auth/pin", { learner, pin });
  const lines = [...joined.headers.getSetCookie(), ...signed.headers.getSetCookie()];
  expect(lines.map((line) => line.replace(/=[^;]+/u, "="))).toEqual([
    "__Host-device=; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict",
    "__Host-sid=; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict",
  ]);
  const kept = JSON.stringify(await dumpRows(world, [await tenantOf(world, browser)]));
  for (const value of browser.cookies.values()) {
    const token = value.split(".").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(kept).not.toContain(token);
    expect(kept).toContain(hashToken(token));
  }
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(`"${pin}"`);
});

test("[IDN6] plain http signs nobody in, but on this computer itself or where its owner says so", async () => {
  const world = openWorld();
  const open = await openBrowser(world, "http://10.0.0.5:8787").ask("POST", "/auth/join", { code: "BBBBBB" });
  expect([open.status, (open.body as { readonly title: string }).title]).toEqual([403, "Signing in needs https."]);
  const claims = { "X-Forwarded-Proto": "https" };
  const forged = await openBrowser(world, "http://10.0.0.5:8787").ask("POST", "/auth/join", { code: "BBBBBB" }, claims);
  expect(forged.status).toBe(403);

  const code = await world.identity.issueSetUpCode();
  const here = openBrowser(world, "http://127.0.0.1:8787");
  await here.ask("POST", "/auth/setup", { code, login: "ada", name: "Ada", password: PASSWORD });
  expect([...here.cookies.keys()]).toEqual(["mathflow-sid", "mathflow-known"]);
  expect(await world.identity.sessionOf(here.request())).toMatchObject({ role: "teacher" });

  for (const [options, headers, name] of [
    [{ allowOpen: true }, {}, "mathflow-sid"],
    [{ behindProxy: true }, { ...claims, Origin: "https://10.0.0.5:8787" }, "__Host-sid"],
  ] as const) {
    const other = openWorld(options);
    const browser = openBrowser(other, "http://10.0.0.5:8787");
    const setUp = { code: await other.identity.issueSetUpCode(), login: "ada", name: "Ada", password: PASSWORD };
    await browser.ask("POST", "/auth/setup", setUp, headers);
    expect([...browser.cookies.keys()]).toEqual([name, name.replace("sid", "known")]);
  }
});

test("[IDN11] [TH11] a session planted in a browser does not become the one who signs in there", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Mallory"]);
  const mallory = await joinClass(world, school.class.code);
  await signIn(mallory, cardOf(school, "Mallory"));
  for (const planted of [
    mallory.cookies.get("__Host-sid") ?? "",
    `${await tenantOf(world, school.teacher)}.${"A".repeat(43)}`,
  ]) {
    const victim = openBrowser(world);
    victim.cookies.set("__Host-sid", planted);
    const signed = await victim.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
    expect(signed.status).toBe(200);
    expect(victim.cookies.get("__Host-sid")).not.toBe(planted);
    const attacker = openBrowser(world);
    attacker.cookies.set("__Host-sid", planted);
    expect(await world.identity.sessionOf(attacker.request())).toBeUndefined();
  }
});

test("[IDN11] a learner who signs in ends what the browser had before, a teacher's session too", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const before = school.teacher.request();
  await school.teacher.ask("POST", "/auth/join", { code: school.class.code });
  await signIn(school.teacher, cardOf(school, "Ben"));
  expect(await world.identity.sessionOf(before)).toBeUndefined();
  expect(await world.identity.sessionOf(school.teacher.request())).toMatchObject({ role: "learner" });
});

test("[IDN11] somebody who fails to sign in changes nothing of the session that is there", async () => {
  const world = openWorld();
  const { teacher, login } = await openSchool(world, "North", []);
  const before = teacher.cookies.get("__Host-sid");
  expect((await teacher.ask("POST", "/auth/teacher", { login, password: "not the password" })).status).toBe(401);
  expect(teacher.cookies.get("__Host-sid")).toBe(before);
  expect((await teacher.ask("GET", "/classes")).status).toBe(200);
});

test("[IDN15] [IDN212] [TH11] a device's token is another each time the device joins, and the one before opens nothing once it is shown", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const browser = await joinKiosk(world, school);
  const thief = openBrowser(world);
  thief.cookies.set("__Host-device", browser.cookies.get("__Host-device") ?? "");
  await browser.ask("POST", "/auth/join", {});
  expect((await browser.ask("GET", "/auth/standing")).status).toBe(200);
  expect((await thief.ask("POST", "/auth/join", {})).status).toBe(404);
  const { learner, pin } = cardOf(school, "Ben");
  expect((await thief.ask("POST", "/auth/pin", { learner, pin })).status).toBe(401);
  expect((await browser.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
});

test("[IDN24] the log has a line a request, with ids and statuses, and no name, PIN, code, password or token", async () => {
  const world = openWorld();
  const school = await openSchool(world, "Plantedschool", ["Quintessa Planted"]);
  const pictures = await openClass(school.teacher, "Plantedclass", "pictures");
  const card = cardOf(school, "Quintessa Planted");
  const tablet = await joinClass(world, school.class.code);
  await tablet.ask("POST", "/auth/pin", { learner: card.learner, pin: otherPin(card.pin) });
  await signIn(tablet, card);
  await tablet.ask("POST", "/auth/pin", '{"learner":"Quintessa');
  await openBrowser(world).ask("POST", "/auth/join", { code: pictures.code });
  await openBrowser(world).ask("POST", "/auth/teacher", { login: "plantedlogin", password: "planted password" });
  await school.teacher.ask("GET", `/classes/Quintessa/learners/${card.pin}/data`);
  const lines = world.log().trim().split("\n");
  const written = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(written.find(({ route, status }) => route === "POST /auth/pin" && status === 200)).toMatchObject({
    role: "learner",
    who: card.learner,
    device: (await world.identity.deviceOf(tablet.request()))?.id,
  });
  const fields = new Set(written.flatMap((line) => Object.keys(line)));
  expect([...fields].toSorted().join(" ")).toBe("at device event fault level role route status tenant who");
  const secrets = ["planted", "quintessa", "ms teach", PASSWORD, school.class.code, pictures.code];
  for (const value of [...tablet.cookies.values(), ...school.teacher.cookies.values()]) {
    secrets.push(value.split(".").at(-1) ?? "");
  }
  for (const secret of secrets) expect(world.log().toLowerCase()).not.toContain(secret.toLowerCase());
  const values = written.flatMap((line) => Object.values(line));
  for (const pin of [card.pin, otherPin(card.pin)]) expect(values).not.toContain(pin);
});

test("[IDN24] a failure nobody foresaw is answered without a word of it, and noted by its kind", async () => {
  const world = openWorld({
    hooks: {
      viewServer: UNWATCHED.viewServer,
      erase: async () => {},
      handIns: openHandIns(),
      exportLog: () => {
        throw new RangeError("of Quintessa");
      },
    },
  });
  const school = await openSchool(world, "North", ["Ben"]);
  const path = `/classes/${school.class.id}/learners/${cardOf(school, "Ben").learner}/data`;
  const answer = await school.teacher.ask("GET", path);
  expect(answer).toMatchObject({ status: 500, body: { title: "Something went wrong on the server." } });
  expect(world.log()).toContain('"fault":"RangeError"');
  expect(world.log()).not.toContain("Quintessa");
  world.wait(MINUTE);
  expect((await school.teacher.ask("GET", "/classes")).status).toBe(200);
});
