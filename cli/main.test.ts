import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let out = "";
  let notes = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (notes += chunk.toString()));
  const ended = once(child, "close").then(([status]) => ({ status: status as number | null, out, notes }));
  return { child, ended };
}

/** A place for the program's data, with a built app of one page. */
async function makePlace(): Promise<Record<string, string>> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-cli-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(path.join(dir, "app"));
  await writeFile(path.join(dir, "app", "index.html"), "<title>MathFlow</title>");
  return { MATHFLOW_DATA: path.join(dir, "data"), MATHFLOW_APP: path.join(dir, "app"), HOST: "127.0.0.1", PORT: "0" };
}

test("[CLI1] as a program: results on stdout, the rest on stderr, exit status of the command", async () => {
  const { child, ended } = start(["check"]);
  child.stdin.end('{"id":1,"kind":"integer","expected":"7","given":"7"}\r\nnonsense\n');
  const { status, out, notes } = await ended;
  expect([status, notes]).toEqual([0, ""]);
  expect(out.split("\n").map((line) => line.slice(0, 9))).toEqual(['{"id":1,"', '{"id":nul', ""]);
  const wrong = await start(["nothing"]).ended;
  expect([wrong.status, wrong.out]).toEqual([2, ""]);
});

test("[CLI10] serve prints an address that answers, and SIGTERM ends it in good order", async () => {
  const { child, ended } = start(["serve"], { ...(await makePlace()), OPENAI_API_KEY: "", OPENAI_BASE_URL: "" });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/u.exec(line.toString())?.[0] ?? "";
  // A browser keeps its line open; the server ends all the same.
  expect(await (await fetch(url)).text()).toContain("MathFlow");
  const asked = performance.now();
  child.kill("SIGTERM");
  const { status, notes } = await ended;
  const [model, teacher, ...more] = notes.split("\n").filter((note) => !note.startsWith("{"));
  expect({ status, more }).toEqual({ status: 0, more: [""] });
  expect(model).toMatch(/^Language model: none\./u);
  expect(teacher).toMatch(
    new RegExp(`open ${url}/teach and type the code [A-Z]{4}-[A-Z]{4}-[A-Z]{4} within a day`, "u"),
  );
  // Not a measurement: five seconds is what docs and the service file promise.
  expect(performance.now() - asked).toBeLessThan(5_000);
});

test("[CLI10] behind a proxy the first teacher is sent to the address devices open, not to this computer's own", async () => {
  const proxy = { MATHFLOW_BEHIND_PROXY: "on", MATHFLOW_ADDRESS: "https://math.school.example/" };
  const { child, ended } = start(["serve"], { ...(await makePlace()), HOST: "", ...proxy });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect((await ended).notes).toContain("To teach a class, open https://math.school.example/teach and type the code");
});

test("[CLI10] serve says which model it asks, without its key", async () => {
  const env = { ...(await makePlace()), OPENAI_API_KEY: "sk-planted", OPENAI_BASE_URL: "http://127.0.0.1:1/v1" };
  const { child, ended } = start(["serve"], { ...env, OPENAI_MODEL: "small-model", MATHFLOW_DICTATION: "off" });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const { status, notes } = await ended;
  expect([status, notes.split("\n")[0]]).toEqual([
    0,
    "Language model: small-model at http://127.0.0.1:1. Words: on; dictation: off.",
  ]);
  expect(notes).not.toContain("sk-planted");
});

test("[CLI10] a taken port and a bad setting are named", async () => {
  const place = await makePlace();
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => {
    taken.close();
  });
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address !== null ? String(address.port) : "";
  const busy = await start(["serve"], { ...place, PORT: port }).ended;
  expect([busy.status, busy.out]).toEqual([1, ""]);
  expect(busy.notes).toContain(`port ${port} is in use; choose another with PORT`);

  const bad = await start(["serve"], { ...place, PORT: "abc" }).ended;
  expect([bad.status, bad.out]).toEqual([2, ""]);
  expect(bad.notes).toContain("PORT is abc");
});
