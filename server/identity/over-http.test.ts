import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import { createIdentity } from "./identity.ts";
import { openHandIns, PASSWORD } from "./school.fixture.ts";

/** The module as a server runs it: its own files, clock and costs, over a socket. */
async function start(dataDir: string) {
  let log = "";
  const hooks = { viewServer: UNWATCHED.viewServer, erase: async () => {}, handIns: openHandIns() };
  const identity = createIdentity({ dataDir, hooks, logTo: { write: (line) => void (log += line) } });
  const listener = getRequestListener(new Hono().route("/v1", identity.routes).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
    await identity.close();
  };
  const ask = (address: string, body: object, cookie = "") =>
    fetch(`${url}/v1${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(body),
    });
  return { identity, url, ask, close, log: () => log };
}

test("[IDN2] over a socket and from its own files, a teacher stays signed in when the server starts again", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "identity-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await start(dataDir);
  const code = await first.identity.firstSetUpCode();
  const made = await first.ask("/auth/setup", { code, login: "ada", name: "Ada", password: PASSWORD });
  expect(made.status).toBe(201);
  const [cookie = ""] = made.headers.getSetCookie().map((line) => line.replace(/;.*$/u, ""));
  expect(cookie).toMatch(/^mathflow-sid=/u);
  await first.close();

  const second = await start(dataDir);
  onTestFinished(second.close);
  expect(await second.identity.firstSetUpCode()).toBeUndefined();
  const session = await fetch(`${second.url}/v1/auth/session`, { headers: { Cookie: cookie } });
  expect(await session.json()).toMatchObject({ role: "teacher", name: "Ada" });
  expect((await second.ask("/classes", { name: "4b" }, cookie)).status).toBe(201);
  expect((await second.ask("/auth/teacher", { login: "ada", password: PASSWORD })).status).toBe(200);
  expect(second.log()).toContain('"route":"POST /auth/teacher","status":200');
});
