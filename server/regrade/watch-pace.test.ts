import { describe, expect, test } from "vitest";
import type { SyncEvent } from "#engine/protocol/sync";
import { makeChain, NOON } from "../sync/events.fixture.ts";
import { watchPace, type Pace, type Raised } from "./watch-pace.ts";

/** What one device did: what differs from an answer every ten seconds. */
function watched(steps: readonly (Partial<SyncEvent> & { readonly ots?: number })[]): readonly Raised[] {
  let pace: Pace | undefined;
  return makeChain("tablet", steps.length).flatMap((event, at) => {
    const { ots, ...change } = steps[at] ?? {};
    const time = NOON + at * 10_000;
    const made: SyncEvent = {
      ...event,
      type: "attempt_submitted",
      body: { latency_ms: 9_000 },
      wall: time,
      hlc: time,
      mono: at * 10_000,
      boot: "one",
      ...change,
    };
    const seen = watchPace(pace, made, ots ?? made.hlc);
    ({ pace } = seen);
    return seen.raised;
  });
}

const kinds = (raised: readonly Raised[]) => raised.map(({ kind }) => kind);

describe("the pace of a device", () => {
  test("[RGR6] an answer every ten seconds, over restarts and a day's sleep, is nothing odd", () => {
    const slept = { wall: NOON + 90_000_000, hlc: NOON + 90_000_000, mono: 41_000 };
    expect(
      watched([{}, {}, { boot: "two", mono: 5 }, { boot: "two", mono: 10_000 }, { ...slept, boot: "two" }]),
    ).toEqual([]);
  });

  test("[RGR6] an answer in under 300 ms is too fast, by the page or by the clock since the problem came", () => {
    expect(watched([{ body: { latency_ms: 299 } }, { body: { latency_ms: 300 } }])).toEqual([
      { kind: "too-fast", detail: "299 ms" },
    ]);
    const shown: Partial<SyncEvent> = { type: "problem_served", mono: 1_000 };
    expect(kinds(watched([shown, { mono: 1_250 }]))).toEqual(["too-fast"]);
    expect(kinds(watched([shown, { mono: 1_350 }]))).toEqual([]);
    expect(kinds(watched([shown, { mono: 1_250, boot: "two" }]))).toEqual([]);
  });

  test("[RGR6] five answers within a second are a burst, also where each claims a start of its own", () => {
    const quick = (at: number) => ({ mono: at * 200, wall: NOON + at * 200, hlc: NOON + at * 200 });
    expect(kinds(watched([0, 1, 2, 3].map(quick)))).toEqual([]);
    expect(watched([0, 1, 2, 3, 4].map(quick))).toEqual([{ kind: "burst", detail: "5 answers in 800 ms" }]);
    expect(kinds(watched([0, 1, 2, 3, 4].map((at) => ({ ...quick(at), boot: `${at}` }))))).toEqual(["burst"]);
  });

  test("[RGR6] a monotonic clock cannot go back within a start", () => {
    expect(kinds(watched([{ mono: 500 }, { mono: 400 }]))).toEqual(["mono-back"]);
    expect(kinds(watched([{ mono: 500 }, { mono: 400, boot: "two" }]))).toEqual([]);
  });

  test("[RGR6] a clock of 1970, one set back and one ahead of the server are suspected once a start", () => {
    const old = { wall: 5_000_000, hlc: 5_000_000 };
    expect(watched([old, old, { ...old, boot: "two" }]).map(({ detail }) => detail)).toEqual([
      "the clock says 1970-01-01",
      "the clock says 1970-01-01",
    ]);
    expect(kinds(watched([{}, { wall: NOON - 600_000 }, { wall: NOON - 1_200_000 }]))).toEqual(["clock-suspect"]);
    expect(kinds(watched([{ ots: NOON - 301_000 }, { ots: NOON - 400_000 }]))).toEqual(["clock-suspect"]);
    expect(kinds(watched([{ ots: NOON - 299_000 }]))).toEqual([]);
  });
});
