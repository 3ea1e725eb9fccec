import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWrong, DEVICE_RULE, giveBackGuess, PIN_RULE, shutUntil, takeGuess } from "./guessing.ts";
import { createMemoryIdentityStore } from "./memory-identity-store.ts";
import type { LockoutRow } from "./tables.ts";

const TENANT = "10000000-0000-4000-8000-000000000001";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LEARNER = { tenant: TENANT, scope: "learner:1", rule: PIN_RULE };
const DEVICE = { tenant: TENANT, scope: "device:1", rule: DEVICE_RULE };

describe("guessing", () => {
  test("[IDN9] five wrong ones shut a learner's PIN for a minute, each further one for twice as long", () => {
    let row: LockoutRow = { tenant: TENANT, scope: "learner:1", wrong: 0, recent: [], until: 0 };
    const locks: number[] = [];
    let now = 1_000_000;
    for (let guess = 1; guess <= 12; guess += 1) {
      row = countWrong(row, PIN_RULE, now);
      const until = shutUntil(row, PIN_RULE, now);
      locks.push(Math.max(0, until - now) / MINUTE);
      now = Math.max(until, now + 1);
    }
    expect(locks).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test("[IDN9] guesses sent at once are counted one by one", async () => {
    const store = createMemoryIdentityStore();
    const leaves = await Promise.all(
      Array.from({ length: 100 }, () => store.transact((rows) => takeGuess(rows, [LEARNER], 5_000_000))),
    );
    expect(leaves.filter(({ ok }) => ok)).toHaveLength(5);
  });

  test("[IDN9] a shut scope costs no other scope a guess", async () => {
    const store = createMemoryIdentityStore();
    await store.transact(async (rows) => {
      for (let at = 0; at < 5; at += 1) await takeGuess(rows, [LEARNER], 5_000_000);
      expect(await takeGuess(rows, [DEVICE, LEARNER], 5_000_001)).toMatchObject({ ok: false });
      expect(await rows.get("lockout", [TENANT, "device:1"])).toBeUndefined();
    });
  });

  test("[IDN9] right ones in between give back themselves, and none of the wrong ones", async () => {
    const store = createMemoryIdentityStore();
    let wrong = 0;
    for (let at = 5_000_000; at < 5_000_100; at += 1) {
      const leave = await store.transact((rows) => takeGuess(rows, [DEVICE, LEARNER], at));
      if (leave.ok && at % 4 === 0) await store.transact((rows) => giveBackGuess(rows, [DEVICE, LEARNER], at));
      else if (leave.ok) wrong += 1;
    }
    expect(wrong).toBe(20);
  });

  test("[IDN9] nobody gets more than 60 wrong guesses an hour at one learner, nor 20 in ten minutes from one device", async () => {
    const moves = fc.array(
      fc.record({ wait: fc.oneof(fc.constant(0), fc.nat(2 * MINUTE), fc.nat(HOUR)), right: fc.boolean() }),
      { minLength: 50, maxLength: 400 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        const store = createMemoryIdentityStore();
        const wrongAt: number[] = [];
        let now = 5_000_000;
        for (const { wait, right } of list) {
          now += wait;
          const at = now;
          const leave = await store.transact((rows) => takeGuess(rows, [DEVICE, LEARNER], at));
          if (!leave.ok) continue;
          // The one whose PIN it is comes in between as often as can be.
          if (right) await store.transact((rows) => giveBackGuess(rows, [DEVICE, LEARNER], at));
          else wrongAt.push(at);
        }
        for (const from of wrongAt) {
          const within = (ms: number) => wrongAt.filter((at) => at >= from && at < from + ms).length;
          expect(within(HOUR)).toBeLessThanOrEqual(60);
          expect(within(10 * MINUTE)).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 40 },
    );
  });
});
