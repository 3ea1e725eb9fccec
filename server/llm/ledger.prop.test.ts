import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openLedger, type Ledger, type Limit } from "./ledger.ts";

type Step =
  | { readonly do: "reserve"; readonly who: number; readonly tokens: number }
  | { readonly do: "settle" | "release"; readonly which: number; readonly used: number }
  | { readonly do: "crash" };

const arbStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("reserve" as const), who: fc.nat(2), tokens: fc.nat(60) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("settle" as const, "release" as const),
      which: fc.nat(5),
      used: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "crash" as const }) },
);

const DAY = "2026-11-20";
const EACH = { requests: 8, tokens: 150 };
const ALL = { requests: 15, tokens: 300 };
const limitsOf = (who: number): readonly Limit[] => [
  { scope: `learner:${who}`, period: DAY, ...EACH },
  { scope: "all", period: "2026-11", ...ALL },
];

/** What the ledger should know, kept the plain way. */
interface Shadow {
  readonly requests: number;
  readonly tokens: number;
}

test("[PRX17] whatever happens in whatever order, what is spent and put aside never exceeds a budget", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "mathflow-ledger-"));
  let run = 0;
  try {
    fc.assert(
      fc.property(fc.array(arbStep, { maxLength: 40 }), (steps) => {
        const file = path.join(dir, `${run++}.sqlite`);
        let ledger: Ledger = openLedger(file, DAY);
        const spent = new Map<string, Shadow>();
        let open: { readonly id: number; readonly who: number; readonly tokens: number }[] = [];
        const of = (scope: string): Shadow => spent.get(scope) ?? { requests: 0, tokens: 0 };
        const add = (who: number, requests: number, tokens: number) => {
          for (const { scope } of limitsOf(who)) {
            const now = of(scope);
            spent.set(scope, { requests: now.requests + requests, tokens: now.tokens + tokens });
          }
        };
        for (const step of steps) {
          if (step.do === "crash") {
            ledger.close();
            ledger = openLedger(file, DAY);
            open = [];
          } else if (step.do === "reserve") {
            const fits = limitsOf(step.who).every(({ scope, requests, tokens }) => {
              const now = of(scope);
              return now.requests + 1 <= requests && now.tokens + step.tokens <= tokens;
            });
            const made = ledger.reserve(limitsOf(step.who), step.tokens);
            expect(made.ok).toBe(fits);
            if (made.ok) {
              add(step.who, 1, step.tokens);
              open.push({ id: made.id, who: step.who, tokens: step.tokens });
            }
          } else {
            const call = open[step.which % Math.max(1, open.length)];
            if (call === undefined) continue;
            open = open.filter(({ id }) => id !== call.id);
            const used = Math.floor(step.used * call.tokens);
            if (step.do === "settle") ledger.settle(call.id, used);
            else ledger.release(call.id);
            add(call.who, step.do === "settle" ? 0 : -1, (step.do === "settle" ? used : 0) - call.tokens);
          }
        }
        ledger.close();
      }),
      { numRuns: 60 },
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
