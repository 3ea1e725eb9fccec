import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DeviceId, LearnerId } from "#engine";
import { toVisitorId } from "#engine/protocol/visitor";
import type { SyncRequest } from "#engine/protocol/sync";
import { dumpRows } from "../identity/school.fixture.ts";
import { makeChain, makeRequest } from "../sync/events.fixture.ts";
import { openBrowser, openDevice, openPlace, openSyncWorld, postSync, type Browser } from "./school.fixture.ts";

/** Learners' ids under which somebody may read and write, or only hand something in. */
interface Asker {
  readonly browser: Browser;
  readonly reads: readonly LearnerId[];
  readonly hands: readonly LearnerId[];
}

test("[SRV21] [TH4] whatever ids a request of sync names, nobody reads or writes a log that is not theirs to reach", async () => {
  const world = openSyncWorld();
  const north = await openPlace(["Ben", "Cai"], { world });
  const south = await openPlace(["Dee"], { world, name: "South" });
  const [ben, cai, dee] = [
    await openDevice(north, "Ben"),
    await openDevice(north, "Cai"),
    await openDevice(south, "Dee"),
  ];
  const kiosk = await openDevice(south, "Dee", "kiosk");
  await kiosk.browser.ask("POST", "/auth/logout", {});
  const [guest, visitor] = [LearnerId.parse(randomUUID()), toVisitorId(randomUUID())];
  expect((await ben.browser.ask("POST", "/auth/claim", { guest, chain: randomUUID() })).status).toBe(200);

  // Something to be read or overwritten in every log.
  const chains = new Map<LearnerId, DeviceId>();
  for (const { browser, learner } of [ben, cai, dee]) {
    const own = makeRequest(makeChain(`own ${learner}`, 3, { learner }), { learner });
    expect((await postSync(world, browser, own)).status).toBe(200);
    chains.set(learner, own.device);
  }
  const askers: Readonly<Record<string, Asker>> = {
    ben: { browser: ben.browser, reads: [ben.learner, guest], hands: [] },
    cai: { browser: cai.browser, reads: [cai.learner], hands: [] },
    dee: { browser: dee.browser, reads: [dee.learner], hands: [] },
    kiosk: { browser: kiosk.browser, reads: [], hands: [dee.learner, visitor] },
    teacher: { browser: north.school.teacher, reads: [], hands: [] },
    nobody: { browser: openBrowser(world), reads: [], hands: [] },
  };
  const keys = [north, south].flatMap(({ tenant }) =>
    [ben.learner, cai.learner, dee.learner, guest, visitor].map((learner) => ({ tenant, learner })),
  );
  const dump = async () => ({
    rows: await dumpRows(world, [north.tenant, south.tenant]),
    logs: await Promise.all(keys.map((key) => world.rowsOf(key))),
  });
  const ids = [ben.learner, cai.learner, dee.learner, guest, visitor, LearnerId.parse(randomUUID())] as const;
  const anyId = fc.constantFrom(...ids);
  let before = await dump();

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.entries(askers)),
      fc.record({ named: anyId, carried: anyId, chain: fc.constantFrom(...chains.values(), "new" as const) }),
      fc.record({ count: fc.integer({ min: 0, max: 3 }), cursor: fc.integer({ min: 0, max: 5 }) }),
      async ([who, { browser, reads, hands }], { named, carried, chain }, { count, cursor }) => {
        world.wait(1_000);
        const device = chain === "new" ? DeviceId.parse(randomUUID()) : chain;
        const events = makeChain(`try ${randomUUID()}`, count, { learner: carried, device });
        const request: SyncRequest = makeRequest(events, { learner: named, device, cursor, epoch: "epoch" });
        const reply = await postSync(world, browser, request);
        const may = (allowed: readonly LearnerId[]) => allowed.includes(named) && (count === 0 || carried === named);
        if (may(reads)) {
          expect([who, reply.status]).toEqual([who, 200]);
          expect(reply.answer?.rows.every(({ event }) => reads.includes(event.learner))).toBe(true);
        } else if (may(hands)) {
          expect(reply).toMatchObject({ status: 200, answer: { rows: [], head: cursor } });
        } else {
          expect([401, 403]).toContain(reply.status);
          expect(reply.text).not.toMatch(/rows|head|ack|epoch/u);
          const after = await dump();
          expect(after.logs).toEqual(before.logs);
        }
        before = await dump();
      },
    ),
    { numRuns: 150 },
  );
});
