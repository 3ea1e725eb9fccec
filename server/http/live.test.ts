import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { LearnerId, uuidFromName } from "#engine";
import { NO_HASH } from "#engine/protocol/hash64";
import type { Watched } from "../identity/index.ts";
import type { StoredAlert } from "../sync/index.ts";
import { liveRoutes } from "./live-routes.ts";

const learnerNamed = (name: string) => LearnerId.parse(uuidFromName(name));
const [ada, ben] = [learnerNamed("ada"), learnerNamed("ben")];
const WATCHED: Watched = {
  tenant: "school",
  teacher: "t",
  classes: [
    { id: "4a", learners: [ada] },
    { id: "4b", learners: [ada, ben] },
  ],
  marks: "0-0",
};

interface Said {
  readonly event: string;
  readonly data: string;
  readonly id: string;
}

function openLive(longest = 60_000) {
  const heads = new Map([
    [ada, 3],
    [ben, 4],
  ]);
  const alerts: StoredAlert[] = [];
  let watched: Watched | undefined = WATCHED;
  const faults: unknown[] = [];
  let isAway = false;
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const app = new Hono().route(
    "/v1",
    liveRoutes({
      identity: { watchedBy: async () => watched },
      store: {
        endsOf: async (_, learners) => {
          if (isAway) throw new Error("the database is away");
          return learners.map((learner) => ({ epoch: "epoch", head: heads.get(learner) ?? 0, hash: NO_HASH }));
        },
        openAlerts: async () => alerts,
      },
      stopping: stopping.signal,
      onError: (error) => faults.push(error),
      every: 5,
      beat: 20,
      longest,
    }),
  );
  async function open(headers: Record<string, string> = {}) {
    const response = await app.request("http://here/v1/live", {
      headers: { ...headers, "Sec-Fetch-Site": "same-origin" },
    });
    const said: Said[] = [];
    let isOver = false;
    async function read(): Promise<void> {
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ""; ;) {
        const { value, done } = await reader.read();
        if (done) break;
        const parts = (rest + value).split("\n\n");
        rest = parts.pop() ?? "";
        for (const part of parts) {
          const fields = new Map(part.split("\n").map((line) => line.split(": ") as [string, string]));
          said.push({ event: fields.get("event") ?? "", data: fields.get("data") ?? "", id: fields.get("id") ?? "" });
        }
      }
      isOver = true;
    }
    if (response.ok) void read();
    const changed = () =>
      said.filter(({ event }) => event === "changed").map(({ data }) => (JSON.parse(data) as { class: string }).class);
    return { response, said, changed, isOver: () => isOver };
  }
  return {
    open,
    heads,
    alerts,
    faults,
    goAway: () => void (isAway = true),
    stop: () => stopping.abort(),
    signOut: () => void (watched = undefined),
    markStuck: () => void (watched = { ...WATCHED, marks: "1-9" }),
  };
}

test("[SRV50] each class that changes is said, and alerts, with nothing else; begun again only what changed meanwhile", async () => {
  const { open, heads, alerts, markStuck } = openLive();
  const one = await open();
  expect(one.response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(one.response.headers.get("X-Accel-Buffering")).toBe("no");
  await expect.poll(one.changed).toEqual(["4a", "4b", "alerts"]);
  heads.set(ben, 5);
  await expect.poll(one.changed).toEqual(["4a", "4b", "alerts", "4b"]);
  heads.set(ada, 4);
  await expect.poll(() => one.changed().slice(4).toSorted()).toEqual(["4a", "4b"]);
  const alert = { learner: ben, heardAt: 1, mark: { seen: null, seesTo: null, done: null } } as unknown as StoredAlert;
  alerts.push(alert);
  await expect.poll(() => one.changed().slice(6)).toEqual(["alerts"]);
  alerts[0] = { ...alert, mark: { seen: { by: "t", at: 1 }, seesTo: null, done: null } };
  await expect.poll(() => one.changed().slice(7)).toEqual(["alerts"]);
  alerts[0] = { ...alert, mark: { seen: { by: "t", at: 1 }, seesTo: { by: "t", at: 2 }, done: null } };
  await expect.poll(() => one.changed().slice(8)).toEqual(["alerts"]);
  markStuck();
  await expect.poll(() => one.changed().slice(9)).toEqual(["alerts"]);
  const keys = one.said
    .filter(({ event }) => event === "changed")
    .flatMap(({ data }) => Object.keys(JSON.parse(data) as object));
  expect([...new Set(keys)].toSorted()).toEqual(["class", "cursor"]);

  heads.set(ben, 9);
  const again = await open({ "Last-Event-ID": one.said.findLast(({ id }) => id !== "")?.id ?? "" });
  await expect.poll(again.changed).toEqual(["4b"]);
  await delay(50);
  expect(again.changed()).toEqual(["4b"]);
  const garbage = await open({ "Last-Event-ID": "a:b:c,,%00,4a" });
  await expect.poll(() => garbage.changed().toSorted()).toEqual(["4a", "4b", "alerts"]);
});

test("[SRV50] it ends where the server stops and after its time, and nobody has it who is not signed in or has too many", async () => {
  const { open, stop, signOut } = openLive();
  const one = await open();
  await Promise.all([open(), open(), open()]);
  expect((await open()).response.status).toBe(429);
  stop();
  await expect.poll(one.isOver).toBe(true);
  signOut();
  expect((await open()).response.status).toBe(401);
  const short = await openLive(30).open();
  await expect.poll(short.isOver).toBe(true);
});

test("[SRV50] [SRV44] where the logs cannot be looked at it ends, and the fault is told with its place given back", async () => {
  const { open, goAway, faults } = openLive();
  const streams = await Promise.all([open(), open(), open(), open()]);
  goAway();
  await expect.poll(() => streams.every(({ isOver }) => isOver())).toBe(true);
  expect(faults).toHaveLength(4);
  expect((await open()).response.status).toBe(200);
});
