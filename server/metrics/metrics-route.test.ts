import { describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { ELSEWHERE } from "../http/address.ts";
import { readSettings } from "../serve-settings.ts";
import { metricsRoute } from "./metrics-route.ts";

const TOKEN = "a-token-of-24-characters";

interface Asking {
  readonly token?: string;
  readonly behindProxy?: boolean;
  readonly peer?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask({ token, behindProxy = false, peer = "127.0.0.1", host = "127.0.0.1:8787", headers = {} }: Asking) {
  const metrics = metricsRoute({ token, behindProxy, print: async () => "figures 1\n" });
  const nowhere = "/nowhere";
  const folders = { appDir: nowhere, previousDir: nowhere };
  const app = createApp({ ...folders, version: "1.2.3", epoch: "e1", serviceWorkerOff: false, metrics });
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const answer = (path: string) => app.request(`http://${host}${path}`, { headers }, env);
  return { found: await answer("/metrics"), nothing: await answer("/v1/nothing") };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe("[SRV40] /metrics is served", () => {
  test.for<Asking>([
    {},
    { peer: "::1", host: "[::1]:8787" },
    { peer: "::ffff:127.0.0.1", host: "localhost:8787" },
    // A token takes nothing from who is on this computer.
    { token: TOKEN },
    { token: TOKEN, peer: "192.168.1.20", host: "mini-pc:8787", headers: bearer(TOKEN) },
    { token: TOKEN, behindProxy: true, host: "school.test", headers: bearer(TOKEN) },
  ])("to %j", async (asking) => {
    const { found } = await ask(asking);
    expect([found.status, await found.text()]).toEqual([200, "figures 1\n"]);
    expect(found.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(found.headers.get("Cache-Control")).toBe("no-store");
  });

  test.for<Asking>([
    { peer: "192.168.1.20", host: "mini-pc:8787" },
    // From somewhere, with a name that means this computer.
    { peer: "192.168.1.20", host: "localhost:8787" },
    { peer: "" },
    // Behind a proxy everybody is on this computer.
    { behindProxy: true },
    { behindProxy: true, headers: { "X-Forwarded-For": "127.0.0.1" } },
    { token: TOKEN, behindProxy: true },
    // A proxy nobody told of.
    { host: "school.test" },
    { headers: { [ELSEWHERE]: "1" } },
    // Another token, a part of it, more than it, none, and one where none is set.
    ...["another-token-of-its-own", TOKEN.slice(0, -1), `${TOKEN}a`, ""].map((given) => ({
      token: TOKEN,
      peer: "192.168.1.20",
      headers: bearer(given),
    })),
    { token: TOKEN, peer: "192.168.1.20", headers: { Authorization: TOKEN } },
    { peer: "192.168.1.20", headers: bearer("undefined") },
  ])("not to %j, for whom nothing is there", async (asking) => {
    const { found, nothing } = await ask(asking);
    expect(found.status).toBe(404);
    expect(await found.text()).toBe(await nothing.text());
    expect(Object.fromEntries(found.headers)).toEqual(Object.fromEntries(nothing.headers));
  });

  test("by a token that is long enough and fits into a header; one that is not is named without its value", () => {
    expect(readSettings({ MATHFLOW_METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN);
    expect(readSettings({ MATHFLOW_METRICS_TOKEN: "0123456789abcdef" }).metricsToken).toBe("0123456789abcdef");
    expect(readSettings({ MATHFLOW_METRICS_TOKEN: " " })).not.toHaveProperty("metricsToken");
    for (const bad of ["0123456789abcde", "sixteen or more, with spaces", "größer-als-sechzehn"]) {
      const read = () => readSettings({ MATHFLOW_METRICS_TOKEN: bad });
      expect(read).toThrow("MATHFLOW_METRICS_TOKEN is not 16 or more");
      expect(read).not.toThrow(bad);
    }
  });
});
