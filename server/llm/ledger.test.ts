import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { openLedger, type Ledger, type Limit } from "./ledger.ts";

const TODAY = "2026-11-20";

async function makeFile(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-ledger-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return path.join(dir, "llm.sqlite");
}

function open(file = ":memory:", today = TODAY): Ledger {
  const ledger = openLedger(file, today);
  onTestFinished(() => {
    try {
      ledger.close();
    } catch {
      // The test has closed it.
    }
  });
  return ledger;
}

const limit = (scope: string, requests: number, tokens: number, period = TODAY): Limit => ({
  scope,
  period,
  requests,
  tokens,
});

/** How many tokens can still be put aside at once. */
function left(ledger: Ledger, of: Limit): number {
  let [low, high] = [0, of.tokens + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const tried = ledger.reserve([of], middle);
    if (tried.ok) ledger.release(tried.id);
    if (tried.ok) low = middle;
    else high = middle;
  }
  return low;
}

describe("[PRX17] spending is put aside before it happens", () => {
  test("a call that does not fit is refused, and the scope that is full is named", () => {
    const ledger = open();
    const limits = [limit("learner:a", 2, 100), limit("class:c", 10, 250), limit("all", Infinity, 1_000, "2026-11")];
    expect(ledger.reserve(limits, 101)).toEqual({ ok: false, scope: "learner" });
    expect(ledger.reserve(limits, 60)).toMatchObject({ ok: true });
    expect(ledger.reserve(limits, 41)).toEqual({ ok: false, scope: "learner" });
    expect(ledger.reserve(limits, 40)).toMatchObject({ ok: true });
    expect(ledger.reserve(limits, 0)).toEqual({ ok: false, scope: "learner" });
    const other = [limit("learner:b", 9, 900), limit("class:c", 10, 250)];
    expect(ledger.reserve(other, 151)).toEqual({ ok: false, scope: "class" });
    expect(ledger.reserve(other, 150)).toMatchObject({ ok: true });
  });

  test("all scopes or none: what one refuses is put aside in no other", () => {
    const ledger = open();
    const [mine, theirs] = [limit("learner:a", 10, 1_000), limit("class:c", 10, 100)];
    for (let call = 0; call < 20; call++) expect(ledger.reserve([mine, theirs], 101).ok).toBe(false);
    expect(left(ledger, mine)).toBe(1_000);
  });

  test("[SRV42] what was really used takes its place, and can be looked up; what was not sent counts as nothing", () => {
    const ledger = open();
    const mine = limit("learner:a", 2, 100);
    const first = ledger.reserve([mine], 90);
    if (!first.ok) throw new Error("refused");
    ledger.settle(first.id, 30);
    expect([left(ledger, mine), ledger.spentBy(mine)]).toEqual([70, 30]);
    const second = ledger.reserve([mine], 70);
    if (!second.ok) throw new Error("refused");
    ledger.release(second.id);
    expect(left(ledger, mine)).toBe(70);
    // Settled once is settled: no second time, and no release afterwards.
    ledger.settle(first.id, 0);
    ledger.release(first.id);
    expect(left(ledger, mine)).toBe(70);
  });

  test("another day and another month begin anew", () => {
    const ledger = open();
    for (const period of ["2026-11-20", "2026-11-21", "2026-11", "2026-12"]) {
      expect(ledger.reserve([limit("all", 1, 100, period)], 100).ok).toBe(true);
      expect(ledger.reserve([limit("all", 1, 100, period)], 0).ok).toBe(false);
    }
  });

  test("counts stay from start to start; old ones go, this month's do not", async () => {
    const file = await makeFile();
    const limits = ["2025-10-31", "2025-12-01", "2026-11-01", "2026-11"].map((period) => limit("all", 9, 100, period));
    const first = open(file);
    const made = first.reserve(limits, 60);
    if (!made.ok) throw new Error("refused");
    first.settle(made.id, 60);
    first.close();
    const second = open(file, "2026-11-30");
    expect(limits.map((each) => left(second, each))).toEqual([100, 40, 40, 40]);
  });

  test("ids and addresses do not stand in the file", async () => {
    const file = await makeFile();
    const ledger = open(file);
    ledger.reserve([limit("learner:0190b5a2-planted", 9, 9), limit("class:203.0.113.7", 9, 9)], 1);
    ledger.close();
    const written = (await readFile(file)).toString("latin1");
    expect(written).not.toMatch(/planted|203\.0\.113/u);
    expect(written).toContain(TODAY);
  });
});

describe("[PRX17] a crash between putting aside and settling", () => {
  test("killed in the middle of a call: what was put aside stays spent", async () => {
    const file = await makeFile();
    const script = `
      import { openLedger } from ${JSON.stringify(new URL("ledger.ts", import.meta.url).href)};
      const ledger = openLedger(${JSON.stringify(file)}, "${TODAY}");
      const limits = [{ scope: "learner:a", period: "${TODAY}", requests: 3, tokens: 100 }];
      const first = ledger.reserve(limits, 30);
      ledger.settle(first.id, 10);
      ledger.reserve(limits, 50);
      process.kill(process.pid, "SIGKILL");`;
    const run = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    expect([run.signal, run.stderr]).toEqual(["SIGKILL", ""]);
    const ledger = open(file);
    const mine = limit("learner:a", 3, 100);
    expect(left(ledger, mine)).toBe(40);
    expect(ledger.reserve([mine], 40).ok).toBe(true);
    expect(ledger.reserve([mine], 0).ok).toBe(false);
    // Nothing of the dead process is waiting to be settled.
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare("SELECT count(*) AS n FROM reserved").get()).toEqual({ n: 1 });
    db.close();
  });

  test("a failing disk puts nothing aside by halves", () => {
    const ledger = open();
    const mine = limit("learner:a", 5, 100);
    expect(() => ledger.reserve([mine, limit("class:c", 5, Number.NaN)], Number.NaN)).toThrow();
    expect(left(ledger, mine)).toBe(100);
  });

  test("two processes on one file share one budget", async () => {
    const file = await makeFile();
    const [one, two] = [open(file), open(file)];
    const mine = limit("learner:a", 100, 100);
    let spent = 0;
    for (let call = 0; call < 20; call++) spent += (call % 2 === 0 ? one : two).reserve([mine], 7).ok ? 7 : 0;
    expect(spent).toBe(98);
  });
});
