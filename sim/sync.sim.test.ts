import { describe, expect, test } from "vitest";
import { isWhole, triesOf } from "../testing/searches.ts";
import { DEFENCES, type Defence } from "./defences.ts";
import { simulate, type SimOptions, type SimReport } from "./simulate.ts";

const PART = 50;
/** Parts of the search: in each, everything that can go wrong does so often enough to be counted. */
const PARTS = triesOf(10);
/** In so many worlds at most, every defence must be seen to be needed. */
const ENOUGH = 300;

/**
 * The first world that came to harm without a defence when all of them were looked through. The short check begins with
 * it: where it is another one by now, the worlds after it are looked through, as many as may be needed.
 */
const HARMED: Readonly<Record<Defence, number>> = {
  chain: 18,
  "known-ids": 1,
  clamp: 2,
  epoch: 1,
  "fork-check": 1,
  gap: 15,
  from: 10,
  "one-transaction": 10,
  check: 6,
  "logical-clock": 7,
  durable: 1,
  "saved-on-disk": 11,
  refold: 1,
  sum: 112,
};

/** A world that comes to harm; null when none of them does. */
async function firstHarm(defence: Defence, options: SimOptions): Promise<SimReport | null> {
  const first = isWhole() ? 1 : HARMED[defence];
  for (let seed = first; seed < first + ENOUGH; seed++) {
    const report = await simulate(seed, options);
    if (report.faults.length > 0) return report;
  }
  return null;
}

describe("devices and server in a world where everything goes wrong", () => {
  test.for(Array.from({ length: PARTS }, (_, part) => part * PART + 1))(
    "[SYN59] nothing lost, nothing twice, one state everywhere, nothing in the future: seeds from %i",
    { timeout: 120_000 },
    async (first) => {
      const totals = {
        saved: 0,
        crashes: 0,
        clones: 0,
        restoredProfiles: 0,
        cleared: 0,
        restoredServers: 0,
        quarantined: 0,
      };
      for (let seed = first; seed < first + PART; seed++) {
        const { faults, counts } = await simulate(seed);
        // Seen again by: npm run sim -- --seed <seed>
        expect({ seed, faults }).toEqual({ seed, faults: [] });
        for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += counts[key];
      }
      // A world in which nothing happens proves nothing.
      expect(totals.saved).toBeGreaterThan(50 * PART);
      for (const [what, count] of Object.entries(totals)) expect(count, `count of ${what}`).toBeGreaterThan(PART / 4);
    },
  );

  test.for([12_373, 20_179, 22_959])("[SYN59] seed %i, which came to harm once", async (seed) => {
    expect((await simulate(seed)).faults).toEqual([]);
  });

  test("[SYN59] the same seed is the same world", async () => {
    expect(await simulate(11)).toEqual(await simulate(11));
  });
});

/** Two that stand behind one another are both taken away; with the check alone gone, and sound disks, nothing happens. */
const BACKED: readonly Defence[] = ["epoch", "from", "one-transaction"];

describe("the same world without one of the defences", () => {
  test.for(DEFENCES.filter((defence) => !BACKED.includes(defence)))(
    "[SYN60] %s: comes to harm",
    { timeout: 120_000 },
    async (defence) => {
      expect(await firstHarm(defence, { without: [defence] })).not.toBeNull();
    },
  );

  test.for(BACKED)(
    "[SYN60] %s: comes to harm where the check of the log does not stand behind it",
    { timeout: 120_000 },
    async (defence) => {
      expect(await firstHarm(defence, { without: [defence, "check"], rot: false })).not.toBeNull();
    },
  );

  test.for(["from", "one-transaction"] as const)(
    "[SYN60] %s: the check of the log makes it good",
    { timeout: 120_000 },
    async (defence) => {
      for (let seed = 1; seed <= triesOf(60); seed++) {
        const { faults } = await simulate(seed, { without: [defence] });
        expect({ seed, faults }).toEqual({ seed, faults: [] });
      }
    },
  );

  test("[SYN60] with sound disks the check alone is not needed", { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= triesOf(60); seed++) {
      const { faults } = await simulate(seed, { without: ["check"], rot: false });
      expect({ seed, faults }).toEqual({ seed, faults: [] });
    }
  });
});
