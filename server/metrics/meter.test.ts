import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openApi, type Json } from "../http/openapi.ts";
import { createMeter } from "./meter.ts";
import { createOperationNames } from "./operation-names.ts";
import { makeServerFacts } from "./server-facts.fixture.ts";
import type { ServerFacts } from "./server-facts.ts";

const nameOperation = createOperationNames(() => openApi("1.2.3"));
const operations = Object.values((openApi("1.2.3") as { readonly paths: Json }).paths).flatMap((methods) =>
  Object.values(methods as Readonly<Record<string, { readonly operationId: string }>>).map((one) => one.operationId),
);
const MINUTE = 60_000;

/** Values by what stands before them, without comments. */
async function read(meter: ReturnType<typeof createMeter>, facts: Partial<ServerFacts> = {}) {
  const lines = (await meter.print(makeServerFacts(facts))).split("\n").filter((line) => /^[^#]/u.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

describe("[SRV41] requests", () => {
  test("are counted by operation and class of status when they are over, and as under way before", async () => {
    const meter = createMeter(nameOperation);
    const ends = [
      meter.begin("POST", "/v1/sync"),
      meter.begin("POST", "/v1/sync"),
      meter.begin("PATCH", `/v1/classes/${randomUUID()}/learners/${randomUUID()}?name=Ada`),
      meter.begin("HEAD", "/practice/g4.fraceq"),
      meter.begin("DELETE", "/v1/sync"),
      meter.begin("POST", "/v1/auth/pin"),
    ];
    expect((await read(meter)).get("mathflow_requests_in_flight")).toBe(6);
    for (const [at, status] of [200, 507, 404, 200, 405, 429].entries()) ends[at]?.(status);
    meter.begin("GET", "/healthz")(null);
    const found = await read(meter);
    const counted = [...found].filter(([name]) => name.startsWith("mathflow_requests"));
    expect(Object.fromEntries(counted)).toEqual({
      mathflow_requests_in_flight: 0,
      'mathflow_requests_total{operation="postSync",status="2xx"}': 1,
      'mathflow_requests_total{operation="postSync",status="5xx"}': 1,
      'mathflow_requests_total{operation="patchClassesClassLearnersLearner",status="4xx"}': 1,
      'mathflow_requests_total{operation="app",status="2xx"}': 1,
      'mathflow_requests_total{operation="none",status="4xx"}': 1,
      'mathflow_requests_total{operation="postAuthPin",status="4xx"}': 1,
      'mathflow_requests_total{operation="getHealthz",status="cut"}': 1,
      'mathflow_requests_too_many_total{operation="postAuthPin"}': 1,
    });
  });

  test("[TH20] have one of a closed list of names, whatever is asked: no id, name or address gets into it", () => {
    const names = new Set([...operations, "app", "none"]);
    const piece = fc.constantFrom(
      "v1",
      "classes",
      "learners",
      "sync",
      "..",
      "%2e",
      "//",
      "?",
      "*",
      "__proto__",
      randomUUID(),
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string())).map((pieces) => `/${pieces.join("/")}`),
    );
    const method = fc.oneof(fc.constantFrom("GET", "HEAD", "POST", "OPTIONS"), fc.string());
    fc.assert(fc.property(method, path, (how, where) => names.has(nameOperation(how, where))));
  });

  test("are summed up for people over the last hour; that a model has no words is no failure", () => {
    let now = 0;
    const meter = createMeter(nameOperation, () => now);
    const answer = (method: string, url: string, ...statuses: readonly number[]) =>
      statuses.forEach((status) => meter.begin(method, url)(status));
    answer("POST", "/v1/sync", 200, 200, 429, 503);
    answer("POST", "/v1/llm/hint", 200, 429, 502);
    answer("GET", "/v1/classes", 200, 401);
    now = 50 * MINUTE;
    answer("POST", "/v1/auth/pin", 429, 401);
    meter.slowed();
    meter.commit(4);
    meter.commit(8);
    const names = ["sync", "sync-refused", "sync-failed", "other", "other-refused", "other-failed"] as const;
    expect(names.map(meter.lastHour)).toEqual([4, 1, 1, 4, 3, 0]);
    expect(["held-back", "commits", "commit-ms"].map((name) => meter.lastHour(name as "commits"))).toEqual([2, 2, 12]);
    now = 61 * MINUTE;
    expect(names.map(meter.lastHour)).toEqual([0, 0, 0, 2, 2, 0]);
    now = 200 * MINUTE;
    expect(names.map(meter.lastHour)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("[SRV42] what is found by looking", () => {
  test("is printed in units that the name says", async () => {
    const meter = createMeter(nameOperation);
    meter.commit(3);
    meter.commit(30);
    meter.slowed();
    const found = await read(meter, {
      readiness: { ready: false, why: "disk" },
      writesWaiting: 7,
      copies: { type: "made", lastAt: 1_800_000_000_000 - 90_000, isFailing: true, isBehind: true, fineAt: null },
      disks: [
        { of: "data", freeBytes: 5 },
        { of: "copies", freeBytes: 6 },
      ],
      certificateDays: -1,
      clock: { isSuspect: true, offMs: -90_000 },
      model: { used: 11_000, of: 10_000 },
      signInsWaiting: 3,
      outbox: [
        { to: "webhook", waiting: 4, parked: 2, oldestAt: 1_800_000_000_000 - 90_000 },
        { to: "mail", waiting: 0, parked: 0, oldestAt: null },
      ],
    });
    const isCounted = /requests|bucket/u;
    expect(Object.fromEntries([...found].filter(([name]) => !isCounted.test(name)))).toEqual({
      mathflow_commit_duration_ms_sum: 33,
      mathflow_commit_duration_ms_count: 2,
      mathflow_sign_ins_slowed_total: 1,
      mathflow_ready: 0,
      mathflow_start_time_seconds: 1_799_999_940,
      mathflow_writes_waiting: 7,
      mathflow_copy_age_seconds: 90,
      mathflow_copy_failing: 1,
      mathflow_copy_behind: 1,
      'mathflow_disk_free_bytes{of="data"}': 5,
      'mathflow_disk_free_bytes{of="copies"}': 6,
      mathflow_certificate_days: -1,
      mathflow_clock_suspect: 1,
      mathflow_clock_ahead_seconds: -90,
      mathflow_model_budget_used_tokens: 11_000,
      mathflow_model_budget_left_tokens: 0,
      mathflow_sign_ins_waiting: 3,
      'mathflow_outbox_waiting{of="webhook"}': 4,
      'mathflow_outbox_waiting{of="mail"}': 0,
      'mathflow_outbox_parked{of="webhook"}': 2,
      'mathflow_outbox_parked{of="mail"}': 0,
      'mathflow_outbox_oldest_seconds{of="webhook"}': 90,
    });
    expect(found.get('mathflow_commit_duration_ms_bucket{le="5"}')).toBe(1);
  });

  test("is left out where it is not known, also where it was known before", async () => {
    const meter = createMeter(nameOperation);
    const asked = /copy|disk|certificate|budget/u;
    expect([...(await read(meter)).keys()].filter((name) => asked.test(name))).toHaveLength(7);
    const unknown = { copies: { type: "off" }, disks: [], certificateDays: null, model: null } as const;
    expect([...(await read(meter, unknown)).keys()].filter((name) => asked.test(name))).toEqual([]);
    const none = { copies: { type: "made", lastAt: null, isFailing: false, isBehind: true, fineAt: null } } as const;
    expect((await read(meter, none)).has("mathflow_copy_age_seconds")).toBe(false);
  });
});
