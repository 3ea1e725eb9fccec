import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { addresses } from "./addresses.ts";
import { readSettings, startServer, type RunningServer, type ServeSettings } from "./serve.ts";
import { LLM_OFF } from "./llm/index.ts";
import { makeBuiltApp } from "./testing-app.fixture.ts";

async function makeSettings(): Promise<ServeSettings> {
  const { appDir, dataDir } = await makeBuiltApp();
  return { host: "127.0.0.1", port: 0, appDir, dataDir, serviceWorkerOff: false };
}

async function start(settings: ServeSettings): Promise<RunningServer> {
  const server = await startServer(settings);
  onTestFinished(() => server.close());
  return server;
}

/** Sends bytes as they are and reads until the server closes. */
async function rawRequest(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test("[SRV6] serves the app, and keeps the id of its data from start to start", async () => {
  const settings = await makeSettings();
  const first = await startServer(settings);
  const { epoch } = (await (await fetch(`${first.url}/healthz`)).json()) as { epoch: string };
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/u);
  await first.close();

  const second = await start(settings);
  expect(await (await fetch(`${second.url}/healthz`)).json()).toEqual({
    ok: true,
    version: expect.any(String),
    epoch,
    ready: true,
    clock: "ok",
  });
  expect(await (await fetch(second.url)).text()).toContain("MathFlow");
  expect(await (await fetch(`${second.url}/assets/index-0.js`)).text()).toBe("previous()");
});

test.for([
  { request: "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", status: 400 },
  { request: "GET /..\\package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", status: 400 },
  { request: "GET /../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", status: 404 },
  { request: "GET /%2e%2e/package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", status: 404 },
  { request: "GET http://x/../../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", status: 404 },
])("[SRV1][SRV8] bytes no browser would send get $status with the headers: $request", async ({ request, status }) => {
  const { url } = await start(await makeSettings());
  const answer = await rawRequest(url, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer).not.toContain("secret");
});

test("[SRV10] closes although a client keeps its line open", async () => {
  const server = await startServer(await makeSettings());
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  // Half a request: it is under way for ever.
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const closed = once(socket, "close");
  socket.on("error", () => {});
  await server.close();
  await closed;
  await expect(fetch(server.url)).rejects.toThrow();
});

describe("[SRV11] settings", () => {
  test("nothing set", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: "127.0.0.1", port: 8787, serviceWorkerOff: false });
    expect(settings.dataDir).toMatch(/data$/u);
  });

  test("an empty setting is none", () => {
    expect(readSettings({ PORT: "", HOST: " ", MATHFLOW_DATA: "", MATHFLOW_SW: "" })).toEqual(readSettings({}));
  });

  test("all set", () => {
    const env = { PORT: "0", HOST: "::1", MATHFLOW_DATA: "/d", MATHFLOW_APP: "/a", MATHFLOW_SW: "off" };
    expect(readSettings(env)).toEqual({
      host: "::1",
      port: 0,
      dataDir: "/d",
      appDir: "/a",
      serviceWorkerOff: true,
      llm: LLM_OFF,
      behindProxy: false,
      openNetwork: false,
      turn: false,
    });
  });

  test.for(["abc", "-1", "65536", "80.5", "0x50", "1e3", "80 81"])("PORT=%s is named", (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(`PORT is ${port}`);
  });

  test("copies may take so many megabytes", () => {
    expect(readSettings({})).not.toHaveProperty("backupBytes");
    expect(readSettings({ MATHFLOW_BACKUP_MB: "500" }).backupBytes).toBe(500_000_000);
  });

  test.for(["0", "-5", "1.5", "5 GB"])("MATHFLOW_BACKUP_MB=%s is named", (size) => {
    expect(() => readSettings({ MATHFLOW_BACKUP_MB: size })).toThrow(`MATHFLOW_BACKUP_MB is ${size}`);
  });

  const OPEN_ID = {
    MATHFLOW_OIDC_ISSUER: "https://id.hill.example/school",
    MATHFLOW_OIDC_CLIENT_ID: "mathflow",
    MATHFLOW_OIDC_CLIENT_SECRET: "hush-hush",
  };

  test("[IDN37] the school's own sign-in is off unless set, and called by its host unless named", () => {
    expect(readSettings({})).not.toHaveProperty("openId");
    const plain = { issuer: OPEN_ID.MATHFLOW_OIDC_ISSUER, clientId: "mathflow", clientSecret: "hush-hush" };
    expect(readSettings(OPEN_ID).openId).toEqual({ ...plain, name: "id.hill.example", origins: [] });
    const origins = ["https://token.hill.example", "https://keys.hill.example:8443"];
    expect(
      readSettings({ ...OPEN_ID, MATHFLOW_OIDC_NAME: "Hill ID", MATHFLOW_OIDC_ORIGINS: origins.join(", ") }).openId,
    ).toEqual({ ...plain, name: "Hill ID", origins });
  });

  test.for([
    [{ MATHFLOW_OIDC_CLIENT_SECRET: "" }, "Not set: MATHFLOW_OIDC_CLIENT_SECRET."],
    [
      { MATHFLOW_OIDC_ISSUER: "", MATHFLOW_OIDC_CLIENT_ID: "" },
      "Not set: MATHFLOW_OIDC_ISSUER, MATHFLOW_OIDC_CLIENT_ID.",
    ],
    [{ MATHFLOW_OIDC_ISSUER: "http://id.hill.example" }, "MATHFLOW_OIDC_ISSUER holds http://id.hill.example"],
    [{ MATHFLOW_OIDC_ISSUER: "id.hill.example" }, "MATHFLOW_OIDC_ISSUER holds id.hill.example"],
    [{ MATHFLOW_OIDC_ISSUER: "https://i.example/.well-known/openid-configuration" }, "leave out /.well-known/"],
    [{ MATHFLOW_OIDC_ORIGINS: "https://keys.hill.example/keys" }, "MATHFLOW_OIDC_ORIGINS holds https://keys.hill"],
    [{ MATHFLOW_OIDC_NAME: "x".repeat(41) }, "MATHFLOW_OIDC_NAME is longer than 40 characters"],
  ] as const)("[IDN37] %o is named, and the secret is not", ([set, said]) => {
    let message = "";
    try {
      readSettings({ ...OPEN_ID, ...set });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(said);
    expect(message).not.toContain("hush-hush");
  });

  test.for([
    { host: "127.0.0.1", url: "http://127.0.0.1:80" },
    { host: "0.0.0.0", url: "http://127.0.0.1:80" },
    { host: "::", url: "http://127.0.0.1:80" },
    { host: "::1", url: "http://[::1]:80" },
    { host: "tablet-cart", url: "http://tablet-cart:80" },
  ])("HOST=$host is opened at $url", ({ host, url }) => {
    const given = addresses(host, 80);
    expect(given.url).toBe(url);
    expect(given.otherUrls.every((other) => /^http:\/\/\d+\.\d+\.\d+\.\d+:80$/u.test(other))).toBe(true);
    if (!["0.0.0.0", "::"].includes(host)) expect(given.otherUrls).toEqual([]);
  });

  test("listening everywhere, the printed address answers", async () => {
    const { url } = await start({ ...(await makeSettings()), host: "0.0.0.0" });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test("a taken port is an error with its code", async () => {
    const settings = await makeSettings();
    const { url } = await start(settings);
    const port = Number(new URL(url).port);
    const code = () => readFile(path.join(settings.dataDir, "set-up-code"), "utf8");
    const before = await code();
    await expect(startServer({ ...settings, port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
    // It has changed nothing of the data that another server has.
    expect(await code()).toBe(before);
  });

  test("an app that is not built says what to do", async () => {
    const settings = await makeSettings();
    await rm(settings.appDir, { recursive: true });
    await expect(startServer(settings)).rejects.toThrow(/npm start/u);
  });
});
