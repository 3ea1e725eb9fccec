import { X509Certificate } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { makeCertificate } from "../http/certificate.fixture.ts";
import { makeSettings, startSchool } from "../http/running-school.fixture.ts";
import { readSettings } from "../serve.ts";
import { createSetupApp, setupDeviceRoutes, type SetupDevice } from "./setup-device.ts";

const made = makeCertificate({ name: "School root", isRoot: true });
const certificate = new X509Certificate(made.cert);
const root = { der: new Uint8Array(certificate.raw), sha256: certificate.fingerprint256 };

async function ask(options: SetupDevice, address: string): Promise<string> {
  const response = await createSetupApp(setupDeviceRoutes(options)).request(address);
  expect(response.status).toBe(200);
  return response.text();
}

/** How the library draws an address. */
function drawingOf(address: string): string {
  return encode(address, { border: 2 })
    .data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""))
    .join("\n");
}

/** What stands in the codes of a page, module by module. */
function drawingsIn(page: string): readonly string[] {
  return [...page.matchAll(/<svg[^>]*viewBox="0 0 (\d+) \d+".*?<path[^>]*d="([^"]*)"/gsu)].map(([, side, d = ""]) => {
    const size = Number(side) / 10;
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
    for (const [, x, y] of d.matchAll(/M(\d+),(\d+)/gu)) {
      const row = rows[Number(y) / 10];
      if (row !== undefined) row[Number(x) / 10] = "1";
    }
    return rows.map((row) => row.join("")).join("\n");
  });
}

describe("[SRV37] the page that gets a device ready", () => {
  test("hands out the root certificate, its sum and both addresses as codes", async () => {
    const page = await ask({ root }, "http://mini-pc.local/setup-device");
    expect(page.replaceAll("<wbr />", "")).toContain(certificate.fingerprint256);
    expect(page).toContain('href="/setup-device/root.crt"');
    const codes = ["http://mini-pc.local/setup-device", "https://mini-pc.local/"];
    expect(drawingsIn(page)).toEqual(codes.map(drawingOf));
    for (const device of ["iPad", "Android", "Chromebook", "Windows"]) expect(page).toContain(device);
  });

  test.for<{ readonly options: SetupDevice; readonly at: string; readonly here: string; readonly app: string }>([
    { options: {}, at: "http://10.0.0.9:8787", here: "http://10.0.0.9:8787", app: "https://10.0.0.9/" },
    {
      options: { tlsPort: () => 8443, setupPort: () => 8080 },
      at: "https://pc.lan:8443",
      here: "http://pc.lan:8080",
      app: "https://pc.lan:8443/",
    },
    {
      options: { tlsPort: () => 443, setupPort: () => 80 },
      at: "http://pc.lan",
      here: "http://pc.lan",
      app: "https://pc.lan/",
    },
    {
      options: { address: "https://math.lan" },
      at: "http://localhost:80",
      here: "http://math.lan",
      app: "https://math.lan/",
    },
  ])("asked at $at it leads to $app", async ({ options, at, here, app }) => {
    const page = await ask({ ...options, root }, `${at}/setup-device`);
    expect(page).toContain(`href="${here}/setup-device"`);
    expect(page).toContain(`href="${app}"`);
  });

  test("says that there is nothing to install where there is no root", async () => {
    const routes = createSetupApp(setupDeviceRoutes({}));
    const page = await (await routes.request("http://pc.lan/setup-device")).text();
    expect(page).toContain("There is nothing to install");
    expect(page).not.toContain("root.crt");
    expect((await routes.request("http://pc.lan/setup-device/root.crt")).status).toBe(404);
  });

  test("runs nothing, and brings all it shows", async () => {
    const app = createSetupApp(setupDeviceRoutes({ root }));
    const page = await (await app.request("http://pc.lan/setup-device")).text();
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/iu);
    const style = await (await app.request("http://pc.lan/setup-device/style.css")).text();
    const links = [...page.matchAll(/<link[^>]*href="([^"]*)"/gu), ...style.matchAll(/url\("([^"]*)"\)/gu)];
    expect(links).toHaveLength(3);
    for (const [, link = ""] of links) {
      const found = await app.request(new URL(link, "http://pc.lan/setup-device/style.css").href);
      expect([link, found.status]).toEqual([link, 200]);
      expect(found.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
  });

  test("its colours are those of the app", async () => {
    const [style, tokens] = await Promise.all([
      readFile(new URL("style.css", import.meta.url), "utf8"),
      readFile(new URL("../../app/design/tokens.css", import.meta.url), "utf8"),
    ]);
    const [ours, theirs] = [style, tokens].map((text) => [...text.matchAll(/--[\w-]+: (?:#|0 1px)[^;]*;/gu)].flat());
    expect(ours?.length).toBeGreaterThan(10);
    expect(theirs).toEqual(expect.arrayContaining(ours ?? []));
  });

  test("comes from the server, and from a port of its own that has nothing else", async () => {
    const settings = await makeSettings();
    const files = ["cert", "key", "root"].map((name) => path.join(settings.appDir, "..", `${name}.pem`));
    const [cert = "", key = "", rootCert = ""] = files;
    const own = makeCertificate({ issuer: made });
    await writeFile(cert, own.cert);
    await writeFile(key, own.key);
    // The key stands first: it is not handed out.
    await writeFile(rootCert, `${made.key}${made.cert}`);
    const { server } = await startSchool({ ...settings, tls: { cert, key }, rootCert, setupPort: 0 });
    const { setupUrl = "" } = server;
    expect(setupUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/setup-device$/u);
    expect(await (await fetch(setupUrl)).text()).toContain(`href="${server.url}/"`);
    const given = await fetch(`${setupUrl}/root.crt`);
    expect(given.headers.get("Content-Type")).toBe("application/x-x509-ca-cert");
    expect(Buffer.from(await given.arrayBuffer()).equals(certificate.raw)).toBe(true);
    for (const other of ["/", "/healthz", "/v1/openapi.json", "/index.html", "/assets/index-1.js"]) {
      const answer = await fetch(new URL(other, setupUrl), { redirect: "manual" });
      expect([other, answer.status]).toEqual([other, 404]);
    }
    expect(server.notes.join("\n")).toContain(root.sha256);
  });

  test("stands beside the app where a proxy has the certificate", async () => {
    const { server } = await startSchool(await makeSettings());
    expect(await (await fetch(`${server.url}/setup-device`)).text()).toContain("Set up this device");
    expect(server.setupUrl).toBeUndefined();
  });
});

describe("[SRV11] settings of that page", () => {
  test.for([
    { env: { MATHFLOW_SETUP_PORT: "http" }, named: "MATHFLOW_SETUP_PORT is http" },
    { env: { MATHFLOW_ADDRESS: "http://math.lan" }, named: "MATHFLOW_ADDRESS is http://math.lan" },
    { env: { MATHFLOW_ADDRESS: "https://math.lan/app" }, named: "MATHFLOW_ADDRESS is https://math.lan/app" },
    { env: { MATHFLOW_ADDRESS: "https://a b" }, named: "MATHFLOW_ADDRESS is https://a b" },
  ])("$named is named", ({ env, named }) => {
    expect(() => readSettings(env)).toThrow(named);
  });

  test("a root that is none, or a server's certificate in its place, ends the start", async () => {
    const settings = await makeSettings();
    const file = path.join(settings.appDir, "..", "root.pem");
    await expect(startSchool({ ...settings, rootCert: file })).rejects.toThrow(
      `MATHFLOW_ROOT_CERT is ${file}, where no`,
    );
    await writeFile(file, makeCertificate().cert);
    await expect(startSchool({ ...settings, rootCert: file })).rejects.toThrow("not the root that made it");
  });
});
