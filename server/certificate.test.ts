import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { connect as connectPlain } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "node:tls";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { isIssuedByOne, openCertificate, watchCertificate } from "./certificate.ts";
import { makeCertificate, type MadeCertificate } from "./http/certificate.fixture.ts";
import type { UpkeepLine } from "./http/log.ts";
import { makeSettings, startSchool } from "./http/running-school.fixture.ts";
import type { ServeTrials } from "./serve.ts";
import { makeBuiltApp } from "./testing-app.fixture.ts";

interface Files {
  readonly cert: string;
  readonly key: string;
  /** As a renewal does it: links that are moved to new files. */
  readonly renew: (made: Pick<MadeCertificate, "cert" | "key">) => Promise<void>;
}

async function makeFiles(made: MadeCertificate): Promise<Files> {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-tls-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let count = 0;
  const files: Files = {
    cert: path.join(folder, "cert.pem"),
    key: path.join(folder, "key.pem"),
    renew: async (next) => {
      count += 1;
      for (const name of ["cert", "key"] as const) {
        const file = path.join(folder, `${name}${count}.pem`);
        await writeFile(file, next[name]);
        await symlink(file, `${files[name]}.new`);
        await rename(`${files[name]}.new`, files[name]);
      }
    },
  };
  await files.renew(made);
  return files;
}

/** The sum of what a client is shown. */
function shownAt(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on("error", reject);
  });
}

const sumOf = ({ cert }: MadeCertificate) => new X509Certificate(cert).fingerprint256;

describe("[SRV35] a renewed certificate", () => {
  test("is shown without a restart, when it is looked for and when somebody says so", async () => {
    const [first, second, third] = [makeCertificate(), makeCertificate(), makeCertificate()];
    const tls = await makeFiles(first);
    const { server, log } = await startSchool(await makeSettings({ tls }), { certificateMs: 10 });
    expect(await shownAt(server.url)).toBe(sumOf(first));
    await tls.renew(second);
    await vi.waitFor(async () => expect(await shownAt(server.url)).toBe(sumOf(second)), { timeout: 10_000 });
    expect(log()).toMatch(/"level":30,.*"task":"certificate","status":"ok"/u);

    const patient = await startSchool(await makeSettings({ tls }));
    await tls.renew(third);
    await patient.server.rereadCertificate?.();
    expect(await shownAt(patient.server.url)).toBe(sumOf(third));
  });

  test.for([
    {
      what: "that does not match",
      made: { cert: makeCertificate().cert, key: makeCertificate().key },
      code: /MISMATCH/u,
    },
    { what: "that is none", made: { cert: "nothing", key: "at all" }, code: /ERR_OSSL|SettingsError/u },
  ])("$what is not used, and said once", async ({ made, code }) => {
    const first = makeCertificate();
    const tls = await makeFiles(first);
    const { server, log } = await startSchool(await makeSettings({ tls }));
    await tls.renew(made);
    for (let look = 0; look < 3; look += 1) await server.rereadCertificate?.();
    expect(await shownAt(server.url)).toBe(sumOf(first));
    const lines = log()
      .split("\n")
      .filter((line) => line.includes('"task":"certificate"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 50,
      status: "failed",
      fault: expect.stringMatching(code),
    });

    const next = makeCertificate();
    await tls.renew(next);
    await server.rereadCertificate?.();
    expect(await shownAt(server.url)).toBe(sumOf(next));
  });

  test("files that are gone are not the end of it", async () => {
    const first = makeCertificate();
    const tls = await makeFiles(first);
    const { server, log } = await startSchool(await makeSettings({ tls }));
    await rm(tls.key);
    await server.rereadCertificate?.();
    expect(await shownAt(server.url)).toBe(sumOf(first));
    expect(log()).toMatch(/"level":50,.*"task":"certificate".*ENOENT/u);
  });

  test("at a start a pair that does not match ends it, with both names", async () => {
    const tls = await makeFiles(makeCertificate());
    await tls.renew({ cert: makeCertificate().cert, key: makeCertificate().key });
    await expect(startSchool(await makeSettings({ tls }))).rejects.toThrow(`${tls.cert} and ${tls.key} are no`);
  });

  test("its last days are said, each once", async () => {
    const until = new Date("2027-03-01T00:00:00Z");
    const daysBefore = (days: number) => until.getTime() - days * 24 * 60 * 60_000;
    let now = daysBefore(20.5);
    const certificate = await openCertificate(await makeFiles(makeCertificate({ until })), () => now);
    const lines: UpkeepLine[] = [];
    const watch = watchCertificate(
      certificate,
      () => {},
      (line) => lines.push(line),
      60_000,
    );
    onTestFinished(watch.stop);
    for (const days of [20.5, 13.9, 13.1, 12.5, -0.5]) {
      now = daysBefore(days);
      await watch.look();
    }
    expect(lines.map(({ status, left }) => [status, left])).toEqual([
      ["due", 13],
      ["due", 12],
      ["due", -1],
    ]);
  });
});

describe("[SRV36] HSTS", () => {
  const root = makeCertificate({ name: "Root" });
  const middle = makeCertificate({ name: "Middle", issuer: root });
  const leaf = makeCertificate({ name: "school.test", issuer: middle });
  const other = makeCertificate({ name: "Root" });

  test.for([
    { what: "one with its chain", chain: [leaf, middle], isKnown: true },
    { what: "one whose chain holds the root too", chain: [leaf, middle, root], isKnown: true },
    { what: "one that the root made itself", chain: [middle], isKnown: true },
    { what: "one without its chain", chain: [leaf], isKnown: false },
    { what: "one with somebody else's chain", chain: [other, middle], isKnown: false },
    { what: "one by another root of that name", chain: [makeCertificate({ issuer: other })], isKnown: false },
    { what: "one that vouches for itself", chain: [makeCertificate()], isKnown: false },
    { what: "none", chain: [], isKnown: false },
  ])("$what is known: $isKnown", ({ chain, isKnown }) => {
    const read = chain.map(({ cert }) => new X509Certificate(cert));
    expect(isIssuedByOne(read, [makeCertificate().cert, root.cert])).toBe(isKnown);
  });

  test("a certificate of the school's own making is no public one", async () => {
    expect((await openCertificate(await makeFiles(leaf))).isPublic()).toBe(false);
  });

  test.for([true, false])("is sent with a public certificate and no other: %s", async (isPublic) => {
    const { appDir, previousDir } = await makeBuiltApp();
    const options = { appDir, previousDir, version: "1", epoch: "e", serviceWorkerOff: false };
    const app = createApp({ ...options, hasPublicCertificate: () => isPublic });
    for (const address of ["/", "/healthz", "/v1/none"]) {
      const sent = (await app.request(address)).headers.get("Strict-Transport-Security");
      expect(sent).toBe(isPublic ? "max-age=31536000" : null);
    }
  });
});

describe("lines on which no handshake comes", () => {
  async function open(trials: ServeTrials) {
    const tls = await makeFiles(makeCertificate());
    const { server } = await startSchool(await makeSettings({ tls }), trials);
    const line = connectPlain(Number(new URL(server.url).port), "127.0.0.1");
    onTestFinished(() => void line.destroy());
    line.on("error", () => undefined);
    await once(line, "connect");
    return { server, line };
  }

  test("[SRV20] are cut off", async () => {
    const { line } = await open({ headersMs: 200 });
    await once(line, "close");
  });

  test("[SRV10] hold no stop up", async () => {
    const { server, line } = await open({});
    const asked = performance.now();
    await Promise.all([server.close(), once(line, "close")]);
    // Not a measurement: five seconds is what docs and the service file promise.
    expect(performance.now() - asked).toBeLessThan(5_000);
  });
});
