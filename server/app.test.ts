import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { makeBuiltApp, SCRIPT } from "./testing-app.fixture.ts";

async function makeApp(changes: { readonly serviceWorkerOff?: boolean } = {}) {
  const { appDir, previousDir } = await makeBuiltApp();
  return createApp({ appDir, previousDir, version: "1.2.3", epoch: "e1", serviceWorkerOff: false, ...changes });
}

const YEAR = "public, max-age=31536000, immutable";

describe("[SRV1] security headers", () => {
  test.for([
    { method: "GET", url: "/", status: 200 },
    { method: "GET", url: "/assets/index-1.js", status: 200 },
    { method: "GET", url: "/healthz", status: 200 },
    { method: "HEAD", url: "/", status: 200 },
    { method: "GET", url: "/assets/none.js", status: 404 },
    { method: "GET", url: "/v1/anything", status: 404 },
    { method: "POST", url: "/", status: 405 },
    { method: "GET", url: "/%E0%A4%A", status: 404 },
  ])("$method $url ($status)", async ({ method, url, status }) => {
    const response = await (await makeApp()).request(url, { method });
    expect(response.status).toBe(status);
    const { headers } = response;
    const csp = new Map(
      (headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.join(" ")];
      }),
    );
    expect(Object.fromEntries(csp)).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "worker-src": "'self'",
      "manifest-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "object-src": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "app start",
    });
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("a failing disk tells nothing of itself", async () => {
    const { appDir, previousDir } = await makeBuiltApp();
    // A folder's name no file system takes.
    const app = createApp({ appDir: `${appDir}\0`, previousDir, version: "1", epoch: "e", serviceWorkerOff: false });
    const response = await app.request("/");
    expect(response.status).toBe(500);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(await response.text()).not.toContain(appDir);
  });
});

test.for([
  { url: "/assets/index-1.js", type: "text/javascript; charset=utf-8", keep: YEAR },
  { url: "/assets/font-1.woff2", type: "font/woff2", keep: YEAR },
  { url: "/assets/index-0.js", type: "text/javascript; charset=utf-8", keep: YEAR },
  { url: "/", type: "text/html; charset=utf-8", keep: "no-cache" },
  { url: "/index.html", type: "text/html; charset=utf-8", keep: "no-cache" },
  { url: "/report", type: "text/html; charset=utf-8", keep: "no-cache" },
  { url: "/sw.js", type: "text/javascript; charset=utf-8", keep: "no-cache" },
  { url: "/manifest.webmanifest", type: "application/manifest+json; charset=utf-8", keep: "no-cache" },
  { url: "/icon.svg", type: "image/svg+xml", keep: "no-cache" },
  { url: "/healthz", type: "application/json", keep: "no-store" },
  { url: "/none.js", type: "application/problem+json", keep: "no-store" },
])("[SRV2] $url is $type, $keep", async ({ url, type, keep }) => {
  const { headers } = await (await makeApp()).request(url);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Cache-Control")).toBe(keep);
});

test("[SRV3] every address of the app gives the app's page", async () => {
  const app = await makeApp();
  const addresses = [
    "/",
    "/practice",
    "/practice/g2.add2c",
    "/practice/g4.fraceq?from=map",
    "/learn/g2.add2c",
    "/ask",
    "/exam",
    "/exam/7",
    "/survey/1",
    "/think",
    "/map",
    "/report",
    "/sessions",
    "/sessions/0190b5a2-0000-7000-8000-000000000000",
    "/settings",
    "/teach",
    "/kiosk",
  ];
  for (const address of addresses) {
    const response = await app.request(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(await response.text()).toContain("<title>MathFlow</title>");
  }
});

test("[SRV4] a hashed file comes from this build, else from the build before", async () => {
  const app = await makeApp();
  expect(await (await app.request("/assets/index-0.js")).text()).toBe("previous()");
  expect(await (await app.request("/assets/index-1.js")).text()).toBe(SCRIPT);
  expect((await app.request("/assets/index-9.js")).status).toBe(404);
});

test("[SRV5] the kill switch stands in for the service worker and for nothing else", async () => {
  const on = await makeApp();
  expect(await (await on.request("/sw.js")).text()).toBe("self.real = 1");
  const off = await makeApp({ serviceWorkerOff: true });
  const killed = await off.request("/sw.js");
  expect(await killed.text()).toContain("unregister");
  expect(killed.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(killed.headers.get("Cache-Control")).toBe("no-cache");
  expect(await (await off.request("/")).text()).toContain("MathFlow");
});

test("[SRV6] health tells version and data id", async () => {
  const response = await (await makeApp()).request("/healthz");
  expect(await response.json()).toEqual({ ok: true, version: "1.2.3", epoch: "e1", ready: true, clock: "ok" });
});

test.for([
  { method: "GET", url: "/assets/none.js", status: 404, allow: null },
  { method: "GET", url: "/assets/", status: 404, allow: null },
  { method: "GET", url: "/favicon.ico", status: 404, allow: null },
  { method: "GET", url: "/v1", status: 404, allow: null },
  { method: "POST", url: "/v1/sync", status: 404, allow: null },
  { method: "GET", url: `/assets/${"x".repeat(5_000)}.js`, status: 404, allow: null },
  { method: "POST", url: "/practice", status: 405, allow: "GET, HEAD" },
  { method: "DELETE", url: "/", status: 405, allow: "GET, HEAD" },
  { method: "PUT", url: "/assets/index-1.js", status: 405, allow: "GET, HEAD" },
])("[SRV7] $method $url is refused with $status as a problem", async ({ method, url, status, allow }) => {
  const response = await (await makeApp()).request(url, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(response.headers.get("Allow")).toBe(allow);
  expect(await response.json()).toEqual({ type: "about:blank", title: expect.any(String), status });
});

describe("[SRV8] no address leads out of the folder", () => {
  test.for([
    "/../package.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/%252e%252e%252fpackage.json",
    "/assets/..%2f.env",
    "/.env",
    "/%2eenv",
    "/.git/config",
    "/assets/../.git/config",
    "/package.json%00.js",
    "/assets/index-1.js%00",
    "//etc/passwd.txt",
    "/%2fetc%2fpasswd.txt",
    "/file:%2f%2f%2fetc%2fpasswd.txt",
  ])("%s", async (url) => {
    const response = await (await makeApp()).request(url);
    const text = await response.text();
    expect(text).not.toMatch(/secret|root:/iu);
    expect(response.status).toBe(404);
  });
});

describe("[SRV9] HEAD and compression", () => {
  test.for(["/", "/assets/index-1.js", "/healthz", "/assets/none.js"])(
    "HEAD %s is GET without content",
    async (url) => {
      const app = await makeApp();
      const [get, head] = [await app.request(url), await app.request(url, { method: "HEAD" })];
      expect(head.status).toBe(get.status);
      expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
      expect(head.headers.get("Cache-Control")).toBe(get.headers.get("Cache-Control"));
      expect(await head.text()).toBe("");
    },
  );

  test.for([
    { takes: "gzip, deflate, br, zstd", encoding: "br" },
    { takes: "gzip", encoding: "gzip" },
    { takes: "br;q=0, gzip;q=0.5", encoding: "gzip" },
    { takes: "identity", encoding: null },
    { takes: "", encoding: null },
  ])("who takes “$takes” gets a script as $encoding, as the build packed it", async ({ takes, encoding }) => {
    const app = await makeApp();
    const answer = await app.request("/assets/index-1.js", { headers: { "Accept-Encoding": takes } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(new TextDecoder().decode(text)).toBe(SCRIPT);
  });

  test("what the build has not packed goes out as it is", async () => {
    const font = await (await makeApp()).request("/assets/font-1.woff2", { headers: { "Accept-Encoding": "gzip" } });
    expect(font.headers.get("Content-Encoding")).toBeNull();
  });
});

test("[SRV12] a file the browser still has is not sent again", async () => {
  const app = await makeApp();
  for (const url of ["/", "/sw.js", "/manifest.webmanifest"]) {
    const tag = (await app.request(url)).headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"/u);
    const again = await app.request(url, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect((await app.request(url, { headers: { "If-None-Match": 'W/"other"' } })).status).toBe(200);
  }
});

test("[SRV44] what nobody foresaw is answered without a word of it, and told to who notes it", async () => {
  const { appDir, previousDir } = await makeBuiltApp();
  const found: unknown[] = [];
  const failure = new RangeError("of Ada");
  const app = createApp({
    appDir,
    previousDir,
    version: "1.2.3",
    epoch: "e1",
    serviceWorkerOff: false,
    readiness: () => Promise.reject(failure),
    onFault: (error) => found.push(error),
  });
  const answer = await app.request("/healthz");
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining("Ada")]);
  await app.request("/v1/nothing");
  expect(found).toEqual([failure]);
});
