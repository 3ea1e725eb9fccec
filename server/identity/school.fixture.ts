import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { onTestFinished, vi } from "vitest";
import type { z } from "zod";
import type { LearnerId } from "#engine";
import type { Card, ClassView } from "#engine/protocol/identity";
import { toVisitorId } from "#engine/protocol/visitor";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import type { AssignmentStandings } from "#engine/class";
import type { FindingTally } from "../regrade/index.ts";
import {
  createHandIns,
  createMemoryServerDisk,
  createMemorySyncStore,
  type HandIns,
  type SyncStore,
} from "../sync/index.ts";
import { IDENTITY_ROUTES } from "./identity-routes.ts";
import { createIdentity, type Identity, type IdentityOptions } from "./identity.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { HashCost } from "./secret-hash.ts";
import { refusalsOf } from "./openapi.ts";
import { createMemoryIdentityStore } from "./memory-identity-store.ts";
import { DIRECTORY, TABLE_NAMES } from "./tables.ts";

export const PASSWORD = "correct horse battery";
export const NOON = 1_800_000_000_000;
export const MINUTE = 60_000;
export const ORIGIN = "https://school.test";

type ClassAnswer = z.infer<typeof ClassView> & { readonly code: string };
type CardAnswer = z.infer<typeof Card>;

export interface World {
  readonly identity: Identity;
  readonly store: IdentityStore;
  /** Erasures asked of the sync server, as `tenant/learner`. */
  readonly erased: string[];
  readonly failErase: (fails: boolean) => void;
  /** What marking a learner's log again found. */
  readonly find: (learner: LearnerId, tally: Partial<FindingTally>) => void;
  /** How far a learner is with what they were given to do. */
  readonly progress: (learner: LearnerId, standings: AssignmentStandings | undefined) => void;
  /** Something is in a learner's log from now on. */
  readonly work: (learner: LearnerId) => void;
  readonly log: () => string;
  readonly wait: (ms: number) => void;
  /** How often an answer was held back. */
  readonly pauses: () => number;
  /** @param bindings - what Node knows of the line */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Comes from another network from now on. */
  readonly moveTo: (address: string) => void;
}

const NO_TALLY = { count: 0, at: [] };
const NOTHING_FOUND: FindingTally = { answers: NO_TALLY, entries: NO_TALLY, version: NO_TALLY, quick: NO_TALLY };

/** Hashes of passwords and PINs, where they are not what is tried. */
export const CHEAP: HashCost = { memory: 8, passes: 1 };

/** The whole module in memory, with hashes that cost little and a clock that is set by hand. */
export function openWorld(options: Partial<IdentityOptions> = {}): World {
  const dataDir = mkdtempSync(path.join(tmpdir(), "identity-"));
  const store = options.store ?? createMemoryIdentityStore();
  const erased: string[] = [];
  let [now, written, address, fails] = [NOON, "", "10.0.0.1", false];
  const found = new Map<LearnerId, FindingTally>();
  const stood = new Map<LearnerId, AssignmentStandings | undefined>();
  const worked = new Set<LearnerId>();
  const setClock = useClock(now);
  let pauses = 0;
  const identity = createIdentity({
    dataDir,
    store,
    now: () => now,
    pause: async () => void (pauses += 1),
    cost: CHEAP,
    logTo: { write: (line) => void (written += line) },
    addressOf: () => address,
    hooks: {
      viewServer: UNWATCHED.viewServer,
      erase: async (tenant, learner) => {
        if (fails) throw new Error("the log's store does not answer");
        erased.push(`${tenant}/${learner}`);
      },
      handIns: openHandIns(),
      progressOf: async (_tenant, learners) =>
        learners.map((learner) => (stood.has(learner) ? stood.get(learner) : {})),
      findings: async (_tenant, learner) => found.get(learner) ?? NOTHING_FOUND,
      hasLog: async (_tenant, learner) => worked.has(learner),
      exportLog: async function* (_tenant, learner) {
        yield [{ eventsOf: learner }];
      },
    },
    ...options,
  });
  onTestFinished(async () => {
    await identity.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const app = new Hono().route("/v1", identity.routes);
  return {
    identity,
    store,
    erased,
    failErase: (value) => void (fails = value),
    work: (learner) => void worked.add(learner),
    log: () => written,
    find: (learner, tally) => void found.set(learner, { ...NOTHING_FOUND, ...tally }),
    progress: (learner, standings) => void stood.set(learner, standings),
    wait: (ms) => setClock((now += ms)),
    pauses: () => pauses,
    fetch: async (request) => app.fetch(request),
    moveTo: (value) => void (address = value),
  };
}

/** Servers that share what they keep, behind a balancer: requests go to one after the other. */
export function spreadOver(servers: readonly [World, ...World[]]): World {
  let turn = 0;
  return {
    ...servers[0],
    fetch: async (request) => (servers[turn++ % servers.length] ?? servers[0]).fetch(request),
    wait: (ms) => {
      for (const server of servers) server.wait(ms);
    },
    moveTo: (address) => {
      for (const server of servers) server.moveTo(address);
    },
    pauses: () => servers.reduce((all, server) => all + server.pauses(), 0),
  };
}

/** The clock by which limits are counted, set by hand until the test ends. */
export function useClock(start: number): (now: number) => void {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  onTestFinished(() => void vi.useRealTimers());
  return (now) => vi.setSystemTime(now);
}

/** Somebody who worked at a shared device of a class without signing in, as noted when their work comes. */
export async function addVisitor(world: World, school: School): Promise<LearnerId> {
  const kiosk = await joinKiosk(world, school);
  const visitor = toVisitorId(randomUUID());
  const visit = await world.identity.kioskOf(kiosk.request(), visitor);
  if (visit === undefined || !(await world.identity.noteHandIn(visit))) throw new Error("not noted");
  return visitor;
}

/** What waits in logs that are empty, unless others are given. */
export function openHandIns(store: SyncStore = createMemorySyncStore(createMemoryServerDisk("epoch"))): HandIns {
  return createHandIns({ store, now: Date.now, follow: () => {}, forget: async () => {} });
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** One browser with its cookies. */
export interface Browser {
  readonly ask: (
    method: string,
    address: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly cookies: Map<string, string>;
  /** A request as another route of the server would get it from this browser. */
  readonly request: () => Request;
}

export function openBrowser(world: Pick<World, "fetch">, origin = ORIGIN): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  return {
    cookies,
    request: () => new Request(`${origin}/v1/sync`, { headers: { Cookie: cookieHeader() } }),
    ask: async (method, address, body, headers = {}) => {
      const hasBody = body !== undefined && method !== "GET";
      const response = await world.fetch(
        new Request(`${origin}/v1${address}`, {
          method,
          headers: {
            Cookie: cookieHeader(),
            Origin: origin,
            "Sec-Fetch-Site": "same-origin",
            ...(!hasBody ? {} : { "Content-Type": "application/json" }),
            ...headers,
          },
          ...(!hasBody ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        }),
      );
      assertDocumented(method, address, response.status);
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
    },
  };
}

/** No route answers with a status its document does not have [IDN25]. */
function assertDocumented(method: string, address: string, status: number): void {
  const route = IDENTITY_ROUTES.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u").test(address),
  );
  if (route === undefined || status === route.status || refusalsOf(route).includes(status)) return;
  throw new Error(`${method} ${route.path} answers ${status}, which its document does not have`);
}

export interface School {
  readonly teacher: Browser;
  readonly login: string;
  readonly class: ClassAnswer;
  readonly cards: readonly CardAnswer[];
}

/** What a school can be opened on: the module in memory, or a server. */
export interface Ground extends Pick<World, "fetch"> {
  readonly identity: Pick<Identity, "issueSetUpCode">;
  /** Where browsers think they are, if not at the school of tests. */
  readonly origin?: string;
}

/** A school with a teacher who is signed in, a class, and learners with their cards. */
export async function openSchool(world: Ground, name: string, learners: readonly string[]): Promise<School> {
  const login = `${name.toLowerCase()}.teacher`;
  const teacher = openBrowser(world, world.origin);
  const code = await world.identity.issueSetUpCode();
  const made = await teacher.ask("POST", "/auth/setup", {
    code,
    school: name,
    login,
    name: "Ms Teach",
    password: PASSWORD,
  });
  if (made.status !== 201) throw new Error(`no school: ${made.status} ${JSON.stringify(made.body)}`);
  const inClass = await openClass(teacher, `${name} 4b`);
  return {
    teacher,
    login,
    class: inClass,
    cards: learners.length === 0 ? [] : await addLearners(teacher, inClass.id, learners),
  };
}

export async function openClass(teacher: Browser, name: string, pins = "digits"): Promise<ClassAnswer> {
  const made = await teacher.ask("POST", "/classes", { name, pins });
  if (made.status !== 201) throw new Error(`no class: ${made.status}`);
  return made.body as ClassAnswer;
}

export async function addLearners(
  teacher: Browser,
  classId: string,
  names: readonly string[],
): Promise<readonly CardAnswer[]> {
  const added = await teacher.ask("POST", `/classes/${classId}/learners`, { names });
  if (added.status !== 201) throw new Error(`no learners: ${added.status}`);
  return (added.body as { readonly cards: readonly CardAnswer[] }).cards;
}

/** Some of a class under a name: the group's id. */
export async function addGroup(
  teacher: Browser,
  classId: string,
  name: string,
  learners: readonly string[],
): Promise<string> {
  const made = await teacher.ask("POST", `/classes/${classId}/groups`, { name, learners });
  if (made.status !== 201) throw new Error(`no group: ${made.status}`);
  return (made.body as { readonly id: string }).id;
}

/** A browser that knows the class, and nobody signed in. */
export async function joinClass(world: Pick<Ground, "fetch" | "origin">, code: string): Promise<Browser> {
  return joinAs(world, { code, kind: "personal" });
}

/** The same, made everybody's by the teacher. */
export async function joinKiosk(
  world: Pick<Ground, "fetch" | "origin">,
  { teacher, class: { id } }: Pick<School, "teacher"> & { readonly class: { readonly id: string } },
): Promise<Browser> {
  return joinAs(world, { code: await kioskCode(teacher, id), kind: "kiosk" });
}

async function joinAs(world: Pick<Ground, "fetch" | "origin">, body: object): Promise<Browser> {
  const browser = openBrowser(world, world.origin);
  const joined = await browser.ask("POST", "/auth/join", body);
  if (joined.status !== 200) throw new Error(`not joined: ${joined.status}`);
  return browser;
}

/** For one device. */
export async function kioskCode(teacher: Browser, classId: string): Promise<string> {
  const made = await teacher.ask("POST", `/classes/${classId}/kiosk-codes`, {});
  if (made.status !== 201) throw new Error(`no code: ${made.status}`);
  return (made.body as { readonly code: string }).code;
}

export async function signIn(browser: Browser, { learner, pin }: CardAnswer): Promise<LearnerId> {
  const signed = await browser.ask("POST", "/auth/pin", { learner, pin });
  if (signed.status !== 200) throw new Error(`not signed in: ${signed.status}`);
  return learner;
}

export function cardOf(school: School, name: string): CardAnswer {
  const found = school.cards.find((card) => card.name === name);
  if (found === undefined) throw new Error(`no card for ${name}`);
  return found;
}

/** Another teacher of the class: their id. */
export async function addColleague(
  world: Pick<Ground, "fetch" | "origin">,
  { teacher, class: { id } }: School,
): Promise<string> {
  const { code } = (await teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const login = `colleague.${id.slice(0, 8)}`;
  const colleague = openBrowser(world, world.origin);
  const made = await colleague.ask("POST", "/auth/setup", { code, login, name: "Bo Lind", password: PASSWORD });
  const added = await teacher.ask("POST", `/classes/${id}/teachers`, { login });
  if (added.status !== 204) throw new Error(`no colleague: ${made.status}, ${added.status}`);
  return (made.body as { readonly id: string }).id;
}

/** Something the class was given to do: its id. */
export async function addAssignment({ teacher, class: { id } }: Pick<School, "teacher" | "class">): Promise<string> {
  const label = "POST /classes/{class}/assignments";
  const made = await teacher.ask("POST", `/classes/${id}/assignments`, bodyFor(label, { learner: "", to: "" }));
  if (made.status !== 201) throw new Error(`no assignment: ${made.status}`);
  return (made.body as { readonly id: string }).id;
}

/** A survey of the class's own without questions: its id. */
export async function addOwnForm({ teacher, class: { id } }: Pick<School, "teacher" | "class">): Promise<string> {
  const body = { kind: "survey", title: "Our week", copyOf: null };
  const made = await teacher.ask("POST", `/classes/${id}/own-forms`, body);
  if (made.status !== 201) throw new Error(`no survey: ${made.status}`);
  return (made.body as { readonly id: string }).id;
}

/** An exam of the class that nobody has drawn yet: its id. */
export async function addExam({ teacher, class: { id } }: Pick<School, "teacher" | "class">): Promise<string> {
  const made = await teacher.ask("POST", `/classes/${id}/exams`, { title: "Sums", copyOf: null });
  if (made.status !== 201) throw new Error(`no exam: ${made.status}`);
  return (made.body as { readonly id: string }).id;
}

/** A PIN that is not the one given. */
export function otherPin(pin: string): string {
  return pin === "000000" ? "000001" : "000000";
}

/** Every row of these tenants and of the directory. */
export async function dumpRows(world: World, tenants: readonly string[]): Promise<readonly unknown[]> {
  return world.store.transact(async (rows) => {
    const all: unknown[] = [];
    for (const table of TABLE_NAMES) {
      for (const tenant of [DIRECTORY, ...tenants]) {
        for (const row of await rows.list(table, [tenant])) all.push({ table, row });
      }
    }
    return all;
  });
}

export async function tenantOf(world: World, browser: Browser): Promise<string> {
  const session = await world.identity.sessionOf(browser.request());
  if (session === undefined) throw new Error("nobody is signed in");
  return session.tenant;
}

/** A body each route would take, for tests that try every route. `learner` and `to` are of the same school as the class. */
export function bodyFor(route: string, ids: { readonly learner: string; readonly to: string }): unknown {
  return BODIES[route]?.(ids);
}

const ADJUSTMENTS = { extraTime: "half", fewerChoices: true, readAloud: false, largerText: false };
const FEATURE_WISHES = { words: false, dictation: null, ask: null, examReview: null };

const BODIES: Readonly<Record<string, (ids: { readonly learner: string; readonly to: string }) => unknown>> = {
  "POST /auth/setup": () => ({ code: "BBBB-BBBB-BBBB", login: "mallory", name: "M", password: PASSWORD }),
  "POST /auth/reset": () => ({ code: "BBBB-BBBB-BBBB", password: PASSWORD }),
  "POST /auth/teacher": () => ({ login: "mallory", password: PASSWORD }),
  "POST /auth/password": () => ({ current: "not the password", next: "another long password" }),
  "POST /auth/code": () => ({ code: "123456" }),
  "POST /auth/second-step": () => ({ proof: "not the password" }),
  "POST /auth/second-step/confirmation": () => ({ code: "123456" }),
  "POST /auth/second-step/removal": () => ({ proof: "not the password" }),
  "POST /auth/passkeys/challenge": () => ({ proof: "not the password" }),
  "POST /auth/passkeys": () => ({ name: "Tablet", id: "AAAA", clientDataJSON: "AAAA", attestationObject: "AAAA" }),
  "POST /auth/passkeys/removal": () => ({ id: randomUUID() }),
  "POST /auth/passkey/challenge": () => ({}),
  "POST /auth/passkey": () => ({
    id: "AAAA",
    clientDataJSON: "AAAA",
    authenticatorData: "AAAA",
    signature: "AAAA",
    userHandle: "AAAA",
  }),
  "POST /auth/open-id": () => ({}),
  "POST /auth/open-id/joining": () => ({ proof: "not the password" }),
  "POST /auth/open-id/return": () => ({ query: "?code=a&state=b" }),
  "POST /auth/open-id/removal": () => ({}),
  "POST /auth/join": () => ({ code: "BBBBBB" }),
  "POST /auth/pin": ({ learner }) => ({ learner, pin: "123456" }),
  "POST /auth/claim": () => ({ guest: randomUUID(), chain: randomUUID() }),
  "POST /auth/logout": () => ({}),
  "POST /auth/readiness": () => ({ percent: 40 }),
  "POST /teachers/invitations": () => ({}),
  "PATCH /teachers/{teacher}": () => ({ role: "administrator" }),
  "POST /teachers/{teacher}/reset": () => ({}),
  "POST /teachers/{teacher}/removal": () => ({ classesTo: null }),
  "POST /classes/{class}/teachers": () => ({ login: "nobody.there" }),
  "POST /classes": () => ({ name: "New" }),
  "PATCH /classes/{class}": () => ({ name: "Renamed", archived: true }),
  "POST /classes/{class}/code": () => ({}),
  "POST /classes/{class}/learners/{learner}/questions": () => ({ skill: "g4.fracadd" }),
  "POST /server/outbox": () => ({ to: "webhook" }),
  "POST /classes/{class}/learners/{learner}/notes": () => ({ text: "Well done.", ruling: null }),
  "POST /alerts/marks": ({ learner }) => ({ learner, id: randomUUID(), done: null }),
  "POST /alerts/stuck/marks": ({ learner }) => ({ learner, id: randomUUID(), done: null }),
  "POST /alerts/words": ({ learner }) => ({ learner, id: randomUUID(), all: true }),
  "POST /classes/{class}/parent-codes": ({ learner }) => ({ learners: [learner] }),
  "POST /classes/{class}/parent-codes/removal": ({ learner }) => ({ learners: [learner] }),
  "POST /parent/report": () => ({ code: "BBBB-BBBB-BBBB-BBBB", since: 0 }),
  "POST /classes/{class}/learners": () => ({ names: ["Eve"] }),
  "POST /classes/{class}/cards": ({ learner }) => ({ learners: [learner] }),
  "POST /classes/{class}/undo": ({ learner }) => ({ learners: [learner] }),
  "POST /classes/{class}/roster": ({ learner }) => ({ leave: [learner], leavers: "Left" }),
  "POST /classes/{class}/groups": ({ learner }) => ({ name: "Reds", learners: [learner] }),
  "PATCH /classes/{class}/lesson-groups": ({ learner }) => ({
    groups: [{ name: "Bottoms", learners: [learner], about: { skill: "g4.fracadd", rule: "FO-01" } }],
  }),
  "PATCH /classes/{class}/groups/{group}": ({ learner }) => ({ learners: [learner] }),
  "PATCH /classes/{class}/learners/{learner}": () => ({ name: "Renamed", grade: 4 }),
  "POST /classes/{class}/learners/{learner}/pin": () => ({}),
  "POST /classes/{class}/learners/{learner}/move": ({ to }) => ({ to }),
  "PATCH /classes/{class}/kept-names": () => ({ keepsNames: true }),
  "POST /class/claims": ({ learner }) => ({ visitor: toVisitorId(randomUUID()), learner }),
  "POST /classes/{class}/kiosk-codes": () => ({}),
  "POST /classes/{class}/unlock": () => ({}),
  "POST /classes/{class}/devices/{device}/discard": () => ({ visits: [{ id: randomUUID(), upTo: 1 }] }),
  "POST /classes/{class}/visitors/{visitor}/give": ({ learner }) => ({ to: learner }),
  "POST /classes/{class}/visitors/{visitor}/discard": () => ({ upTo: 1 }),
  "POST /classes/{class}/learners/{learner}/erasure": () => ({}),
  "POST /classes/{class}/next": ({ learner }) => ({ name: "Next", learners: [learner] }),
  "POST /classes/{class}/erasure": () => ({ name: "Renamed" }),
  "POST /classes/{class}/assignments": () => ({
    what: { type: "lesson", skill: "g4.fracadd" },
    to: { type: "class" },
    from: null,
    due: null,
    afterDue: "open",
    note: "",
  }),
  "PATCH /classes/{class}/assignments/{assignment}": () => ({ afterDue: "shut" }),
  "POST /classes/{class}/exams": () => ({ title: "Sums", copyOf: null }),
  "PATCH /classes/{class}/exams/{exam}": () => ({
    revision: 0,
    draft: { title: "Sums", sections: [], selection: "fixed", forms: 1, limitMs: null, canGoBack: true },
  }),
  "POST /classes/{class}/exams/{exam}/form": () => ({ act: "again", revision: 0, form: 0, position: null }),
  "POST /classes/{class}/exams/{exam}/versions": () => ({}),
  "POST /classes/{class}/own-forms": () => ({ kind: "survey", title: "Our week", copyOf: null }),
  "PATCH /classes/{class}/own-forms/{form}": () => ({
    revision: 0,
    draft: { kind: "survey", title: "Our week", about: "", questions: [], thanks: "" },
  }),
  "POST /classes/{class}/own-forms/{form}/versions": () => ({}),
  "POST /classes/{class}/learners/{learner}/recalled": ({ learner }) => ({ item: learner }),
  "POST /recalled/removal": ({ learner }) => ({ item: learner }),
  "PATCH /features": () => FEATURE_WISHES,
  "PATCH /classes/{class}/features": () => FEATURE_WISHES,
  "PATCH /classes/{class}/learners/{learner}/features": () => FEATURE_WISHES,
  "PATCH /classes/{class}/learners/{learner}/adjustments": () => ADJUSTMENTS,
  "PATCH /school": () => ({ retention: { leftDays: 365, archivedDays: null } }),
};
