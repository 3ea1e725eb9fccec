import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SkillId, type LearnerId, type TutorEvent } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { createSqliteRegradeStore } from "../regrade/index.ts";
import { forged } from "../regrade/regrade.fixture.ts";
import { createSqliteSnapshotStore } from "../snapshots/index.ts";
import { simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { makeSettings, openFirstSchool, startSchool, tenantIn, type Tablet } from "./running-school.fixture.ts";
import { postSync } from "./school.fixture.ts";

const seed = "regrade-school";

/** An honest log but for one wrong answer that says it was right, and another that says it took no time. */
async function forgedLog(learner: LearnerId) {
  const device = simulateDevice({ content: await wholeBank(), learner, seed });
  device.perform({ type: "enrol", grade: 4 });
  device.practise(SkillId.parse("g4.fracadd"), 300);
  const lied = forged(device.events, "attempt_evaluated", ({ body }) =>
    body.verdict === "incorrect" ? ({ verdict: "correct", reason: "equal" } as const) : null,
  );
  const hasted = forged(lied.events, "attempt_submitted", () => ({ latency_ms: 40 }));
  return { events: hasted.events, lie: lied.at, haste: hasted.at };
}

async function pushAll(running: Parameters<typeof postSync>[0], tablet: Tablet, events: readonly TutorEvent[]) {
  for (let at = 0; at < events.length; at += 200) {
    const batch = JSON.parse(JSON.stringify(events.slice(at, at + 200))) as SyncEvent[];
    const { learner } = tablet;
    const reply = await postSync(
      running,
      tablet.browser,
      makeRequest(batch, { learner, device: batch[0]!.device, want: 0 }),
    );
    expect([reply.status, reply.answer?.err]).toEqual([200, undefined]);
  }
}

test("[RGR15] [IDN41] [SNP16] [TH5] the server that npm start runs grades again what is pushed, also what it had no time for before a stop", async () => {
  const settings = await makeSettings();
  const first = await startSchool(settings);
  const school = await openFirstSchool(first);
  const { browser, learner } = school.tablet;
  const key = { tenant: tenantIn(browser), learner };
  const { events, lie, haste } = await forgedLog(learner);
  expect(events.length).toBeGreaterThan(600);
  await pushAll(first, school.tablet, events.slice(0, 300));
  const findings = createSqliteRegradeStore(path.join(settings.dataDir, "regrade.sqlite"));
  onTestFinished(findings.close);
  const patiently = { timeout: 30_000, interval: 50 };
  await expect.poll(async () => (await findings.progress(key))?.cursor, patiently).toBe(300);
  await pushAll(first, school.tablet, events.slice(300));
  await first.server.close();

  const second = await startSchool(settings);
  await expect.poll(async () => (await findings.progress(key))?.cursor, patiently).toBe(events.length);
  const { differences, flags, counts } = await findings.findings(key);
  expect(counts.differs).toEqual({ verdict: 1 });
  expect(differences).toEqual([
    expect.objectContaining({
      event: lie.id,
      claim: expect.objectContaining({ verdict: "correct" }) as unknown,
      truth: expect.objectContaining({ verdict: "incorrect" }) as unknown,
    }),
  ]);
  const told = await fetch(`${second.origin}/v1/findings`, { headers: school.teacher.request().headers });
  expect(await told.json()).toEqual({
    findings: [expect.objectContaining({ learner, since: differences[0]?.at, answers: 1, entries: 0 })],
  });
  expect(flags).toContainEqual(expect.objectContaining({ event: haste.id }));
  // The log itself holds what was claimed.
  const teacher = school.teacher.request().headers;
  const address = `/v1/classes/${school.class.id}/learners/${learner}`;
  const whole = await fetch(`${second.origin}${address}/data`, { headers: teacher });
  const { log } = (await whole.json()) as {
    readonly log: { readonly rows: readonly { readonly event: SyncEvent }[]; readonly found: unknown };
  };
  expect(log.found).toMatchObject({ answers: { count: 1, at: [differences[0]?.at] } });
  expect(log.rows.find(({ event }) => event.id === lie.id)?.event.body).toEqual(lie.body);

  const states = createSqliteSnapshotStore(path.join(settings.dataDir, "snapshots.sqlite"));
  onTestFinished(states.close);
  expect((await states.heads(key)).map(({ cursor }) => cursor)).not.toEqual([]);
  const erased = await fetch(`${second.origin}${address}/erasure`, {
    method: "POST",
    headers: {
      Cookie: teacher.get("Cookie") ?? "",
      Origin: second.origin,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
    },
    body: "{}",
  });
  expect(await erased.json()).toMatchObject({ logErased: true });
  expect(await findings.findings(key)).toMatchObject({ progress: null, differences: [], flags: [] });
  expect(await states.heads(key)).toEqual([]);
  expect(second.log()).not.toMatch(/"status":"failed"/u);
}, 90_000);
