import { describe, expect, test } from "vitest";
import { readinessWords } from "./components/readiness-line.tsx";
import { readinessOf, type WorkerReport } from "./readiness.ts";
import { text } from "./text/text.ts";

const OWN = "/assets/page-1.js";
const NEW = "/assets/page-2.js";

function report(place: WorkerReport["place"], kept: number, change: Partial<WorkerReport> = {}): WorkerReport {
  return { place, version: OWN, kept, of: 160, trouble: null, ...change };
}

describe("[APP70] ready is who has every file of the running version, with the worker in charge", () => {
  test.for([
    { name: "nothing keeps a copy", reports: [], is: { ready: false, percent: 0, trouble: "not-kept" } },
    { name: "the first files", reports: [report("installing", 8)], is: { ready: false, percent: 5, trouble: null } },
    { name: "all files, not in charge yet", reports: [report("installing", 160)], is: { ready: false, percent: 99 } },
    { name: "all but one", reports: [report("active", 159)], is: { ready: false, percent: 99 } },
    { name: "all", reports: [report("active", 160)], is: { ready: true, percent: 100, trouble: null } },
    {
      name: "a worker that knows no file",
      reports: [report("active", 0, { of: 0 })],
      is: { ready: false, percent: 0 },
    },
    {
      name: "the files were thrown away",
      reports: [report("active", 0, { trouble: "no-network" })],
      is: { ready: false, percent: 0, trouble: "no-network" },
    },
    {
      name: "no room",
      reports: [report("installing", 80, { trouble: "no-space" })],
      is: { ready: false, percent: 50, trouble: "no-space" },
    },
    {
      name: "only another version is whole: what this page still fetches is not there",
      reports: [report("active", 160, { version: NEW })],
      is: { ready: false, percent: 0, trouble: null },
    },
    {
      name: "this page is newer than the worker in charge",
      reports: [report("waiting", 160), report("active", 160, { version: NEW })],
      is: { ready: false, percent: 99 },
    },
  ])("$name", ({ reports, is }) => {
    expect(readinessOf(OWN, reports)).toMatchObject(is);
  });

  test("a newer version that is half there is said, and takes nothing away from the one that runs", () => {
    const half = report("installing", 80, { version: NEW });
    expect(readinessOf(OWN, [half, report("active", 160)])).toEqual({
      ready: true,
      percent: 100,
      trouble: null,
      update: 50,
    });
    expect(readinessOf(OWN, [report("active", 160)]).update).toBeNull();
  });
});

test("[APP70] only who is ready is told that it works; all others how far it is, or that a network is needed", () => {
  const state = { ready: false, percent: 40, update: null };
  const said = ([null, "no-network", "no-space", "not-kept"] as const).map((trouble) =>
    text(readinessWords({ ...state, trouble }).text, { percent: 40 }),
  );
  expect(text(readinessWords({ ...state, ready: true, percent: 100, trouble: null }).text)).toBe(
    "Works without the network",
  );
  expect(new Set(said).size).toBe(4);
  for (const words of said) expect(words).toMatch(/40%|needs the network/u);
  for (const words of said) expect(words).not.toMatch(/^Works/u);
});
