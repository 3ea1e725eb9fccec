import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  BREAK_AFTER,
  createLimit,
  createPatientCounts,
  PATIENCE_MS,
  REST_MS,
  type Counted,
  type SharedCounts,
} from "./limits.ts";

const RULE = { points: 4, seconds: 60 };
const NOON = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** What other servers have counted, and what is asked; `answer` says how a database does. */
function openCounts(answer: (points: number, what: Counted) => ReturnType<SharedCounts["add"]>) {
  const asked: Counted[] = [];
  let points = 0;
  const counts = createPatientCounts({
    add: (what) => {
      asked.push(what);
      points += what.much;
      return answer(points, what);
    },
    sweep: async () => {},
  });
  return { counts, asked, limit: createLimit("wrong", RULE, counts) };
}

async function take(limit: { readonly take: (who: string) => Promise<number> }, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < times; at += 1) waits.push(await limit.take("who"));
  return waits;
}

const untilOf = ({ now, windowMs }: Counted) => now + windowMs;

test("[IDN60] who is full on all servers together is not asked about again before there is room", async () => {
  const { limit, asked } = openCounts(async (points, what) => ({ points: points + 2, until: untilOf(what) }));
  expect(await take(limit, 10)).toEqual([0, 0, ...Array.from({ length: 8 }, () => 60_000)]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({ key: "wrong who", much: 1, windowMs: 60_000, now: NOON });
  expect(await limit.take("another")).toBe(60_000);
  vi.setSystemTime(NOON + 60_000);
  await limit.take("who");
  expect(asked).toHaveLength(5);
});

test("[IDN63] a clock that ran ahead when somebody was full shuts them no longer than it did", async () => {
  const { limit } = openCounts(async (points, what) => ({ points: points > 1 ? 1 : 9, until: untilOf(what) }));
  vi.setSystemTime(NOON + 400 * 24 * 60 * 60_000);
  expect(await limit.take("who")).toBe(60_000);
  vi.setSystemTime(NOON);
  expect(await limit.take("who")).toBe(0);
});

test("[IDN62] while the count fails a server counts by itself, with all that came to it before", async () => {
  let isDown = false;
  const { limit } = openCounts(async (points, what) => {
    if (isDown) throw new Error("no connection");
    return { points, until: untilOf(what) };
  });
  expect(await take(limit, 2)).toEqual([0, 0]);
  isDown = true;
  expect(await take(limit, 4)).toEqual([0, 0, 60_000, 60_000]);
});

test("[IDN62] no try waits longer than half a second for the count; where it is slow again and again it is left alone for ten", async () => {
  const { limit, asked } = openCounts(() => new Promise(() => {}));
  for (let at = 0; at < BREAK_AFTER; at += 1) {
    const taken = limit.take(`who ${at}`);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await taken).toBe(0);
  }
  expect(await take(limit, 5)).toEqual([0, 0, 0, 0, 60_000]);
  expect([PATIENCE_MS, asked.length]).toEqual([500, BREAK_AFTER]);
  vi.setSystemTime(Date.now() + REST_MS);
  const again = limit.take("another");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([await again, asked.length]).toEqual([0, BREAK_AFTER + 1]);
});
