import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { canonicalJson, makeExport, sha256Hex, type EventOf, type EventType, type TutorEvent } from "#engine";
import { simulatePractice } from "#engine/testing";
import { loadBankFromFiles } from "#bank/factory";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let log: readonly TutorEvent[] = [];
let contentHash = "";

beforeAll(async () => {
  const content = await loadBankFromFiles();
  contentHash = content.hash;
  log = simulatePractice({ content, seed: "cli", steps: 450, grade: 4, skillPercent: 70 }).events;
}, 60_000);

async function exportFile(events: readonly TutorEvent[], changes: object = {}): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-log-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const [first] = log;
  if (first === undefined) throw new Error("the log is empty");
  const about = { learner: first.learner, exportedAt: 1_790_000_000_000, build: "test", content: contentHash };
  const file = path.join(dir, "export.json");
  await writeFile(file, JSON.stringify({ ...makeExport(events, about), ...changes }));
  return file;
}

function find<Type extends EventType>(type: Type, fits: (event: EventOf<Type>) => boolean = () => true): EventOf<Type> {
  const found = log.find((event) => event.type === type && fits(event as EventOf<Type>));
  if (found === undefined) throw new Error(`the log has no such ${type}`);
  return found as EventOf<Type>;
}

/** The log with one event changed, its checksum made anew: what a careful forger would do. */
const forge = (id: string, change: (event: TutorEvent) => unknown) =>
  exportFile(log.map((event) => (event.id === id ? (change(event) as TutorEvent) : event)));

const withBody = (changes: object) => (event: TutorEvent) => ({ ...event, body: { ...event.body, ...changes } });

describe("audit [CLI8]", () => {
  test("a log the tutor made passes: one line a served problem, each traced", async () => {
    const outcome = await mathflow(["audit", await exportFile(log)]);
    expect(outcome.notes).toContain("no fault");
    expect(outcome.status).toBe(0);
    const served = log.filter(({ type }) => type === "problem_served") as EventOf<"problem_served">[];
    expect(served.length).toBeGreaterThan(20);
    expect(jsonOf(outcome)).toMatchObject(
      served.map(({ id, body }) => ({
        event: id,
        item: body.item,
        skill: body.skill,
        seed: body.seed,
        hash: body.hash,
      })),
    );
    for (const row of jsonOf(outcome)) expect(row).toMatchObject({ critic: expect.stringContaining("mathjs") });
  });

  test.for<{ what: string; forged: () => Promise<{ file: string; id: string }> }>([
    {
      what: "a served problem of another seed",
      forged: async () => {
        const { id, body } = find("problem_served");
        return { id, file: await forge(id, withBody({ seed: body.seed + 1 })) };
      },
    },
    {
      what: "a served problem of a seed nobody listed",
      forged: async () => {
        const { id } = find("problem_served", ({ body }) => body.position > 2);
        return { id, file: await forge(id, withBody({ seed: 987_654_321 })) };
      },
    },
    {
      what: "a wrong answer turned right",
      forged: async () => {
        const { id } = find("attempt_evaluated", ({ body }) => body.verdict === "incorrect");
        return { id, file: await forge(id, withBody({ verdict: "correct", reason: "equal" })) };
      },
    },
    {
      what: "mastery given for nothing",
      forged: async () => {
        const { id } = find("mastery_updated", ({ body }) => body.after < 0.9);
        return { id, file: await forge(id, withBody({ after: 0.98 })) };
      },
    },
    {
      what: "a hint that is not one of the item's",
      forged: async () => {
        const { id } = find("hint_served");
        return { id, file: await forge(id, withBody({ text: "The answer is 12." })) };
      },
    },
    {
      what: "an approval taken out",
      forged: async () => {
        const { id } = find("verification_approved", ({ seq }) => seq > 30);
        const after = log[log.findIndex((event) => event.id === id) + 1];
        return { id: after?.id ?? "", file: await exportFile(log.filter((event) => event.id !== id)) };
      },
    },
  ])("$what fails and is named", async ({ forged }) => {
    const { file, id } = await forged();
    const outcome = await mathflow(["audit", file]);
    expect(outcome.status).toBe(1);
    expect(outcome.notes.split("\n")[0]).toContain(`event ${id} (seq `);
  });

  test("a damaged file fails by its checksum, an unreadable event by its place", async () => {
    const damaged = await mathflow(["audit", await exportFile(log, { checksum: "0".repeat(64) })]);
    expect(damaged.status).toBe(1);
    expect(damaged.notes).toContain("checksum");

    const { id } = find("hint_served");
    const at = log.findIndex((event) => event.id === id);
    const unreadable = await mathflow(["audit", await forge(id, (event) => ({ ...event, extra: 1 }))]);
    expect(unreadable.status).toBe(1);
    expect(unreadable.notes).toContain(`events[${at}]`);
  });

  test("what is no export is named", async () => {
    const outcome = await mathflow(["audit", await exportFile(log, { format: "other/1" })]);
    expect(outcome.status).toBe(1);
    expect(outcome.notes).toContain("format");
  });
});

describe("replay [CLI9]", () => {
  test("the same events give the same line, whatever their order in the file", async () => {
    const turned = log.toReversed();
    const checksum = sha256Hex(canonicalJson(turned));
    const [plain, again, shuffled] = await Promise.all([
      mathflow(["replay", await exportFile(log)]),
      mathflow(["replay", await exportFile(log)]),
      mathflow(["replay", await exportFile(log, { events: turned, checksum })]),
    ]);
    expect(plain.status).toBe(0);
    expect(plain.out).toHaveLength(1);
    expect(again.out).toEqual(plain.out);
    expect(shuffled.out).toEqual(plain.out);
    expect(jsonOf(plain)[0]).toMatchObject({
      events: log.length,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      sessions: expect.any(Array),
    });
  });

  test("mastery is what the last evidence of each skill says", async () => {
    const [row] = jsonOf(await mathflow(["replay", await exportFile(log)]));
    const mastery = row?.["mastery"] as Record<string, { readonly known: number; readonly opportunities: number }>;
    const last = new Map(
      log.flatMap((event) =>
        event.type === "mastery_updated" ? [[event.body.skill as string, event.body.after]] : [],
      ),
    );
    expect(last.size).toBeGreaterThan(1);
    for (const [skill, known] of last) expect(mastery[skill]?.known).toBe(known);
  });

  test("one event less gives another hash", async () => {
    const [whole, shorter] = await Promise.all(
      [log, log.slice(0, -1)].map(async (events) => jsonOf(await mathflow(["replay", await exportFile(events)]))[0]),
    );
    expect(shorter?.["hash"]).not.toBe(whole?.["hash"]);
  });
});
