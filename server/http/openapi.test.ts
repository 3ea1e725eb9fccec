import { expect, test } from "vitest";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import { makeSettings, startSchool } from "./running-school.fixture.ts";
import { openSchool } from "./school.ts";
import { openApi, type Json } from "./openapi.ts";

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly "x-access"?: string;
}

const document = openApi("1.2.3") as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
const NOWHERE = "00000000-0000-4000-8000-000000000000";

test("[SRV19] the server gives the document of everything it answers, as plain data of one dialect", async () => {
  const { origin } = await startSchool(await makeSettings());
  const response = await fetch(`${origin}/v1/openapi.json`);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const sent = (await response.json()) as { readonly info: { readonly version: string }; readonly paths: object };
  expect(sent).toEqual({
    ...JSON.parse(JSON.stringify(document)),
    info: { title: "MathFlow", version: sent.info.version },
  });
  expect(JSON.stringify(sent)).not.toContain("$schema");
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("[SRV19] every operation of the document is answered, and only with statuses it names", async () => {
  const { origin } = await startSchool(await makeSettings());
  for (const { method, path, operation } of operations) {
    const address = origin + path.replaceAll(/\{\w+\}/gu, NOWHERE);
    const type = Object.keys(operation.requestBody?.content ?? {})[0];
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    const init = type === undefined ? {} : { body: "{}" };
    const { status, ...response } = await fetch(address, { method, headers, ...init }).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
    expect([method, path, Object.keys(operation.responses)]).toEqual([
      method,
      path,
      expect.arrayContaining([String(status)]),
    ]);
    expect(response.text).not.toContain("There is no such address");
    // Nobody is signed in: what is not anybody's is refused before it is read.
    if ((operation["x-access"] ?? "anyone") !== "anyone") expect([method, path, status]).toEqual([method, path, 401]);
  }
});

/** Whether the document has the method at some path that an address may stand for: "invitations" may be a teacher's id. */
function hasOperation(address: string, method: string): boolean {
  return Object.entries(document.paths).some(
    ([path, operations]) =>
      operations?.[method] !== undefined && new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u").test(address),
  );
}

test("[SRV19] (TH12) what is answered under /v1 with any method is in the document, and nothing is answered across sites", async () => {
  const { origin } = await startSchool(await makeSettings());
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  for (const path of Object.keys(document.paths)) {
    const address = origin + path.replaceAll(/\{\w+\}/gu, NOWHERE);
    for (const method of methods) {
      const documented = hasOperation(new URL(address).pathname, method.toLowerCase());
      const { status } = documented ? { status: 405 } : await fetch(address, { method });
      expect([method, path, [404, 405].includes(status) ? 405 : status]).toEqual([method, path, 405]);
      if (!documented || method === "GET") continue;
      const foreign = await fetch(address, { method, headers: { Origin: "https://evil.test" } });
      expect([method, path, foreign.status]).toEqual([method, path, 403]);
      expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  }
});

test("[SRV19] every address there is a route for is in the document", async () => {
  const { dataDir } = await makeSettings();
  const quiet = { write: () => {} };
  const { routes, close } = await openSchool({
    dataDir,
    behindProxy: false,
    openNetwork: false,
    logTo: quiet,
    ...UNWATCHED,
  });
  await close();
  const answered = routes.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} /v1${path.replaceAll(/:(\w+)/gu, "{$1}")}`);
  const documented = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  expect([...new Set(answered)].filter((name) => !documented.has(name))).toEqual([]);
});
