import { gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { expect, test } from "vitest";
import { openOwnBank } from "../own-bank.ts";
import { readSettings } from "../serve.ts";
import { makeSettings, startSchool } from "./running-school.fixture.ts";
import { turnRoutes, type TurnOptions } from "./turn-routes.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const SERVE = JSON.stringify({ id: "a", command: { type: "serve", skill: "g2.add2c", difficulty: 1, seed: 1 } });

function openTurns(changes: Partial<TurnOptions> = {}): Hono {
  return turnRoutes({ isOn: true, openBank: openOwnBank, addressOf: () => "192.0.2.1", ...changes });
}

const post = (routes: Hono, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  routes.request("/turn", { method: "POST", body: body as string, headers: { ...JSON_TYPE, ...headers } });

test("[SRV51] a server takes no turns unless it is told to, and then takes them from programs that nobody knows", async () => {
  expect(readSettings({}).turn).toBe(false);
  expect(readSettings({ MATHFLOW_TURN: "on" }).turn).toBe(true);
  expect(() => readSettings({ MATHFLOW_TURN: "yes" })).toThrow("MATHFLOW_TURN is yes");
  const closed = await startSchool(await makeSettings());
  const refused = await fetch(`${closed.origin}/v1/turn`, { method: "POST", body: SERVE, headers: JSON_TYPE });
  expect([refused.status, refused.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);

  const open = await startSchool(await makeSettings({ turn: true }));
  const answer = await fetch(`${open.origin}/v1/turn`, { method: "POST", body: SERVE, headers: JSON_TYPE });
  const line = (await answer.json()) as { readonly id: string; readonly state: object };
  expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.getSetCookie()]).toEqual([
    200,
    "no-store",
    [],
  ]);
  expect(line).toMatchObject({
    id: "a",
    view: { practice: { type: "problem" } },
    state: { format: "mathflow-state/1" },
  });
  // The next server knows as much: nothing was kept.
  const command = { type: "request-hint" };
  const next = await post(openTurns(), JSON.stringify({ id: "b", state: line.state, command }));
  expect(await next.json()).toMatchObject({ id: "b", reply: { hint: { level: 1 } } });
}, 60_000);

test("[SRV51] what cannot be used is answered as the line is, and told by its status", async () => {
  const routes = openTurns();
  const bodies = [
    "",
    "zzz",
    "[]",
    "{}",
    '{"id":7,"command":{"type":"dance"}}',
    '{"id":7,"command":{"type":"request-hint"}}',
  ];
  for (const body of bodies) {
    const answer = await post(routes, body);
    expect([body, answer.status, answer.headers.get("Content-Type")]).toEqual([body, 422, "application/json"]);
    expect(await answer.json()).toMatchObject({ error: expect.any(String) as string });
  }
  const poisoned = await post(
    routes,
    '{"id":1,"state":{"__proto__":{"format":"mathflow-state/1"}},"command":{"type":"end-session"}}',
  );
  expect(poisoned.status).toBe(422);
  expect(({} as { readonly format?: unknown }).format).toBeUndefined();
  const deep = await post(
    routes,
    `{"id":1,"log":${"[".repeat(100_000)}${"]".repeat(100_000)},"command":{"type":"end-session"}}`,
  );
  expect(deep.status).toBe(422);
});

test("[SRV51] other sites, other types, too much and too often are refused as everywhere", async () => {
  const routes = openTurns({ limits: { each: { points: 3, seconds: 60 }, all: { points: 5, seconds: 60 } } });
  expect((await post(routes, SERVE, { Origin: "https://evil.test" })).status).toBe(403);
  expect((await post(openTurns({ isOn: false }), SERVE, { Origin: "https://evil.test" })).status).toBe(403);
  expect((await post(routes, SERVE, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post(routes, SERVE, { "Content-Encoding": "br" })).status).toBe(415);
  expect((await routes.request("/turn")).status).toBe(405);
  const large = `{"id":1,"log":"${"x".repeat(1_000_001)}"}`;
  expect((await post(openTurns(), large)).status).toBe(413);
  expect((await post(openTurns(), gzipSync(large), { "Content-Encoding": "gzip" })).status).toBe(413);
  expect((await post(openTurns(), gzipSync(SERVE), { "Content-Encoding": "gzip" })).status).toBe(200);

  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) statuses.push((await post(routes, SERVE)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(Number((await post(routes, SERVE)).headers.get("Retry-After"))).toBeGreaterThan(0);
  let from = 0;
  const many = openTurns({
    addressOf: () => `192.0.2.${from++}`,
    limits: { each: { points: 3, seconds: 60 }, all: { points: 5, seconds: 60 } },
  });
  const all: number[] = [];
  for (let turn = 0; turn < 6; turn++) all.push((await post(many, SERVE)).status);
  expect(all).toEqual([200, 200, 200, 200, 200, 429]);
});
