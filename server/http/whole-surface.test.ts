import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { toVisitorId } from "#engine/protocol/visitor";
import {
  addAssignment,
  addExam,
  addColleague,
  addGroup,
  addOwnForm,
  bodyFor,
  cardOf,
  openBrowser,
  otherPin,
  PASSWORD,
  signIn,
  type Browser,
} from "../identity/school.fixture.ts";
import { isWhole, triesOf } from "../../testing/searches.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { openApi } from "./openapi.ts";
import { makeSettings, openFirstSchool, openTablet, startSchool } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";

type Headers = Readonly<Record<string, string>>;

/** Sites and types of body, of which an address is tried with one in so many. */
const FEWER = 9;

interface Operation {
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const { paths } = openApi("1.2.3") as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
/** Everything the server answers, as its document has it. */
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The real server with a class at work: a teacher, a learner's own tablet and a shared device. */
async function openDay(names: readonly string[] = ["Ben", "Cai"]) {
  const running = await startSchool(await makeSettings());
  const school = await openFirstSchool(running, names);
  const kiosk = await openTablet(running, school, names[1] ?? "", "kiosk");
  const { browser, learner } = school.tablet;
  const device = (
    (await school.teacher.ask("GET", `/classes/${school.class.id}/devices`)).body as {
      readonly devices: readonly { readonly id: string }[];
    }
  ).devices[0]?.id;
  const visitor = toVisitorId(randomUUID());
  const visit = pushOf(visitor, 1);
  expect(await postSync(running, kiosk.browser, visit)).toMatchObject({ status: 200 });
  const teacher = await addColleague(running, school);
  const assignment = await addAssignment(school);
  const exam = await addExam(school);
  const form = await addOwnForm(school);
  const group = await addGroup(school.teacher, school.class.id, "Reds", [learner]);
  const ids: Headers = {
    class: school.class.id,
    learner,
    device: device ?? "",
    visitor,
    teacher,
    assignment,
    exam,
    form,
    group,
  };
  const addressOf = (path: string) =>
    running.origin + path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => ids[name] ?? "");
  const bodyOf = (method: string, path: string) =>
    JSON.stringify(bodyFor(`${method} ${path.replace("/v1", "")}`, { learner, to: school.class.id }) ?? {});
  const everybody = { teacher: school.teacher, tablet: browser, kiosk: kiosk.browser, nobody: openBrowser(running) };
  return { running, school, kiosk, browser, learner, addressOf, bodyOf, everybody };
}

const cookiesOf = (browser: Browser) => browser.request().headers.get("Cookie") ?? "";

test("[SRV19] [TH12] no form, fetch or program of another site does anything at any address, whoever is signed in", async () => {
  const { running, school, browser, learner, addressOf, bodyOf, everybody } = await openDay();
  expect(await postSync(running, browser, pushOf(learner, 3))).toMatchObject({ status: 200 });
  const state = async () => ({
    class: (await school.teacher.ask("GET", `/classes/${school.class.id}`)).body,
    classes: (await school.teacher.ask("GET", "/classes")).body,
    rows: (await postSync(running, browser, makeRequest([], { learner }))).answer?.rows,
    signedIn: await Promise.all(
      [school.teacher, browser].map(async (one) => (await one.ask("GET", "/auth/session")).status),
    ),
  });
  const before = await state();
  expect(before).toMatchObject({ signedIn: [200, 200], rows: [{}, {}, {}] });
  const types = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ];
  const sites: readonly Headers[] = [
    { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.test" },
    { Origin: "null" },
    { Origin: "http://127.0.0.1:1" },
    { Origin: running.origin.replace("127.0.0.1", "127.0.0.1.evil.test") },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  let [tried, turn] = [0, 0];
  for (const { method, path } of OPERATIONS.filter((one) => one.method !== "GET")) {
    for (const [who, one] of Object.entries({ teacher: everybody.teacher, tablet: everybody.tablet })) {
      const all = sites.flatMap((site) => types.map((type) => ({ site, type })));
      // One by one over all addresses, where not each is tried with each.
      const tries = isWhole() ? all : all.filter((_, at) => at % FEWER === turn % FEWER);
      turn += 1;
      const shoot = (headers: Headers) =>
        fetch(addressOf(path), {
          method,
          headers: { Cookie: cookiesOf(one), ...headers },
          body: bodyOf(method, path),
        }).then(async (answer) => ({ headers: answer.headers, status: answer.status, text: await answer.text() }));
      const answers = await Promise.all(tries.map(({ site, type }) => shoot({ "Content-Type": type, ...site })));
      const passed = tries.filter((_, at) => answers[at]?.status !== 403);
      expect({ method, path, who, passed }).toEqual({ method, path, who, passed: [] });
      for (const { headers } of answers) {
        expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
        expect(headers.getSetCookie()).toEqual([]);
      }
      tried += answers.length;
      // A browser so old that it names no site can send forms only; recordings are such a form, and need nobody's name.
      if (method !== "POST" || path === "/v1/transcribe") continue;
      for (const type of types.slice(1))
        expect([401, 403, 415]).toContain((await shoot({ "Content-Type": type })).status);
    }
    // What a page of another site asks first, before it may send JSON, is granted to nobody.
    const preflight = await fetch(addressOf(path), {
      method: "OPTIONS",
      headers: { Origin: "https://evil.test", "Access-Control-Request-Method": method },
    });
    expect(preflight.ok).toBe(false);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  expect(tried).toBeGreaterThan(triesOf(5_000));
  expect(await state()).toEqual(before);
}, 180_000);

test("[SRV19] [TH17] nothing is answered that a spreadsheet would open: an export as CSV must come with its own defence", () => {
  const types = OPERATIONS.flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content = {} }) => Object.keys(content)),
  );
  expect([...new Set(types)].toSorted()).toEqual([
    "application/json",
    "application/problem+json",
    "text/event-stream",
    "text/plain",
  ]);
});

test("[SRV1] [TH19] whatever is asked under /v1, by whomever, no cache keeps the answer", async () => {
  const { addressOf, bodyOf, everybody } = await openDay();
  const statuses = new Set<number>();
  // Last what signs somebody out or takes something away.
  const gentle = OPERATIONS.toSorted((a, b) => Number(isHarsh(a)) - Number(isHarsh(b)));
  for (const { method, path } of gentle.filter((one) => one.path.startsWith("/v1"))) {
    for (const [who, one] of Object.entries(everybody)) {
      const headers = { Cookie: cookiesOf(one), "Content-Type": "application/json" };
      const hasBody = method !== "GET" && method !== "DELETE";
      const answer = await fetch(addressOf(path), {
        method,
        headers,
        ...(hasBody ? { body: bodyOf(method, path) } : {}),
      });
      const text = await textOf(answer);
      statuses.add(answer.status);
      expect([method, path, who, answer.headers.get("Cache-Control")]).toEqual([method, path, who, "no-store"]);
      const type = (answer.headers.get("Content-Type") ?? "").split(";")[0];
      const isLive = path === "/v1/live" && answer.ok;
      const types = isLive ? ["text/event-stream"] : ["application/json", "application/problem+json"];
      if (text !== "") expect(types).toContain(type);
    }
  }
  for (const status of [200, 401, 403, 404]) expect(statuses).toContain(status);
  for (const path of ["/v1", "/v1/nothing", "/v1/classes/%2e%2e/x"]) {
    expect((await fetch(addressOf(path))).headers.get("Cache-Control")).toBe("no-store");
  }
}, 180_000);

/** Of an answer that goes on for minutes the beginning. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get("Content-Type") !== "text/event-stream") return await answer.text();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return value;
}

function isHarsh({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method === "DELETE" || /erasure|logout|code$|pin$|password|\/move$/u.test(path);
}

test("[SRV18] [TH20] after a whole school's day the log holds no name, PIN, answer, code, token or address", async () => {
  const settings = await makeSettings({ behindProxy: true });
  const running = await startSchool(settings);
  const names = ["Zebulon Quackenbush", "Yolanthe Brimblecombe", "Xaverius Dunderdale"];
  let hour = 0;
  const seen = new Set<string>();
  // The proxy says where everybody is.
  const through = {
    ...running,
    fetch: (request: Request) => {
      hour += 1;
      const address = hour % 2 === 0 ? `203.0.113.${hour % 250}` : `2001:db8:77::${hour.toString(16)}`;
      seen.add(address);
      request.headers.set("X-Forwarded-For", `198.51.100.9, ${address}`);
      request.headers.set("X-Forwarded-Proto", "https");
      request.headers.set("Origin", running.origin.replace("http:", "https:"));
      return fetch(request);
    },
  };
  const school = await openFirstSchool(through, names);
  const kiosk = await openTablet(through, school, names[1] ?? "", "kiosk");
  const given = "my answer is 47114711";
  for (const { browser, learner } of [school.tablet, kiosk]) {
    const push = pushOf(learner, 20);
    const said = { ...push, events: push.events.map((event) => ({ ...event, body: { given } })) };
    await postSync(through, browser, said);
    await postSync(through, browser, JSON.stringify(said).slice(0, 90));
    await postSync(through, openBrowser(through, running.origin), said);
    await browser.ask("POST", "/auth/pin", { learner, pin: otherPin(cardOf(school, names[0] ?? "").pin) });
  }
  const at = `/classes/${school.class.id}/learners`;
  const third = cardOf(school, names[2] ?? "");
  const { teacher } = school;
  const wrong = { login: "brimblecombe", password: "planted password of somebody" };
  await openBrowser(through, running.origin).ask("POST", "/auth/teacher", wrong);
  await openBrowser(through, running.origin).ask("POST", "/auth/join", { code: "Quackenbush" });
  await teacher.ask("PATCH", `${at}/${third.learner}`, { name: "Wilhelmina Featherstone" });
  await teacher.ask("PATCH", `/classes/${school.class.id}`, { name: "Plantedclass" });
  const reset = (await teacher.ask("POST", `${at}/${third.learner}/pin`, {})).body as { readonly pin?: string };
  await teacher.ask("GET", `${at}/${third.learner}/data`);
  await teacher.ask("GET", `${at}/Zebulon/data?name=Quackenbush`);
  await signIn(kiosk.browser, cardOf(school, names[0] ?? ""));
  await kiosk.browser.ask("POST", "/auth/logout", {});
  await teacher.ask("POST", `${at}/${third.learner}/erasure`, {});
  for (const { method, path } of OPERATIONS) {
    const address = `${running.origin}${path.replaceAll(/\{\w+\}/gu, "Quackenbush")}?name=Zebulon`;
    const headers = { Cookie: cookiesOf(teacher), "User-Agent": "Plantedagent", "X-MathFlow-Learner": "Zebulon" };
    const body = JSON.stringify({ name: "Brimblecombe", pin: third.pin, given });
    const type = { "Content-Type": "application/json" };
    await through
      .fetch(new Request(address, method === "GET" ? { headers } : { method, headers: { ...headers, ...type }, body }))
      .then(textOf);
  }
  await running.server.close();

  const log = running.log().toLowerCase();
  expect(log.split("\n").length).toBeGreaterThan(45);
  expect(log).toContain(school.tablet.learner);
  const tokens = [teacher, school.tablet.browser, kiosk.browser].flatMap(({ cookies }) =>
    [...cookies.values()].map((value) => value.split(".").at(-1) ?? ""),
  );
  const words = [
    ...names.flatMap((name) => name.split(" ")),
    "Wilhelmina",
    "Featherstone",
    "planted",
    "Ms Teach",
    "North",
  ];
  const typed = [PASSWORD, school.login, school.class.code, running.server.setUpCode ?? "", "47114711"];
  const values = log
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => Object.values(JSON.parse(line) as object));
  for (const secret of [...words, ...typed, ...tokens, ...seen, "198.51.100", "127.0.0.1"]) {
    expect(secret).not.toBe("");
    expect([secret, log.includes(secret.toLowerCase())]).toEqual([secret, false]);
  }
  // Six digits may stand in a time by chance, not as a value.
  for (const pin of [...school.cards.map((card) => card.pin), reset.pin ?? ""]) {
    expect(values.some((value) => String(value) === pin)).toBe(false);
  }
});
