import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "./http/certificate.fixture.ts";
import { makeSettings, startSchool } from "./http/running-school.fixture.ts";

const script = fileURLToPath(new URL("../deploy/health.mjs", import.meta.url));

/** What the check ends with. */
async function check(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number];
  return code;
}

describe("[SRV38] the check of health that containers and updates ask", () => {
  test("finds a server by its own settings, with TLS and without", async () => {
    const settings = await makeSettings();
    const plain = await startSchool(settings);
    expect(await check([], { PORT: new URL(plain.origin).port })).toBe(0);
    expect(await check([], { HOST: "0.0.0.0", PORT: new URL(plain.origin).port, MATHFLOW_TLS_CERT: "" })).toBe(0);

    const [cert, key] = ["cert", "key"].map((name) => path.join(settings.appDir, "..", `${name}.pem`)) as [
      string,
      string,
    ];
    const made = makeCertificate();
    await writeFile(cert, made.cert);
    await writeFile(key, made.key);
    const own = await startSchool(await makeSettings({ tls: { cert, key } }));
    expect(await check([], { PORT: new URL(own.origin).port, MATHFLOW_TLS_CERT: cert })).toBe(0);
    expect(await check([own.origin])).toBe(0);
    expect(await check([], { PORT: new URL(own.origin).port })).toBe(1);
  });

  test.for(['{"ok":true,"ready":false}', "<!doctype html>", ""])("an answer of %s is no health", async (answer) => {
    const server = createServer((_, response) => response.end(answer)).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect(await check([`http://127.0.0.1:${port}`])).toBe(1);
    server.close();
    expect(await check([`http://127.0.0.1:${port}`])).toBe(1);
  });
});
