import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { createLastHour } from "./last-hour.ts";
import type { NameOperation } from "./operation-names.ts";
import type { ServerFacts } from "./server-facts.ts";

/** What is counted in the last hour, for people. */
export type HourlyName =
  | "sync"
  | "sync-refused"
  | "sync-failed"
  | "other"
  | "other-refused"
  | "other-failed"
  | "held-back"
  | "commits"
  | "commit-ms";

/** Counts what the server does, for machines since its start and for people in the last hour. */
export interface Meter {
  /** A request has come; what is given is called with its status when it is answered, or null where it was cut off before. */
  readonly begin: (method: string, url: string) => (status: number | null) => void;
  readonly commit: (ms: number) => void;
  /** A wrong try to sign in is answered slowly. */
  readonly slowed: () => void;
  readonly inFlight: () => number;
  readonly lastHour: (name: HourlyName) => number;
  /** Everything as Prometheus reads it, with what was found by looking. */
  readonly print: (facts: ServerFacts) => Promise<string>;
}

const COMMIT_BUCKETS_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

const TOO_MANY = 429;

/** @param now - [ms], never set back */
export function createMeter(nameOperation: NameOperation, now: () => number = () => performance.now()): Meter {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "mathflow_requests_total",
    help: "Requests by operation and class of status; `cut`: the line was closed before there was one",
    labelNames: ["operation", "status"],
    registers,
  });
  const tooMany = new Counter({
    name: "mathflow_requests_too_many_total",
    help: "Requests answered 429 (come again later), by operation",
    labelNames: ["operation"],
    registers,
  });
  const inFlight = new Gauge({ name: "mathflow_requests_in_flight", help: "Requests being answered", registers });
  const commits = new Histogram({
    name: "mathflow_commit_duration_ms",
    help: "Until a group of writes was on disk, or a transaction of the database server was done",
    buckets: COMMIT_BUCKETS_MS,
    registers,
  });
  const slowed = new Counter({
    name: "mathflow_sign_ins_slowed_total",
    help: "Wrong tries to sign in that were answered slowly",
    registers,
  });
  const gauges = FACTS.map(({ name, help, read }) => ({
    gauge: new Gauge({ name, help, labelNames: ["of"], registers }),
    read,
  }));
  const hour = createLastHour<HourlyName>(now);
  let open = 0;

  function noteHour(operation: string, status: number): void {
    if (status === TOO_MANY && operation.startsWith("postAuth")) hour.add("held-back");
    // That a model has no words is no fault of the server.
    if (isModels(operation)) return;
    const group = operation === "postSync" ? "sync" : "other";
    hour.add(group);
    if (status >= 500) hour.add(`${group}-failed`);
    else if (status >= 400) hour.add(`${group}-refused`);
  }

  return {
    begin: (method, url) => {
      inFlight.set((open += 1));
      return (status) => {
        inFlight.set((open -= 1));
        const operation = nameOperation(method, url);
        requests.inc({ operation, status: status === null ? "cut" : `${Math.floor(status / 100)}xx` });
        if (status === TOO_MANY) tooMany.inc({ operation });
        if (status !== null) noteHour(operation, status);
      };
    },
    commit: (ms) => {
      commits.observe(ms);
      hour.add("commits");
      hour.add("commit-ms", ms);
    },
    slowed: () => {
      slowed.inc();
      hour.add("held-back");
    },
    inFlight: () => open,
    lastHour: hour.sum,
    print: async (facts) => {
      for (const { gauge, read } of gauges) {
        gauge.reset();
        for (const [value, of] of read(facts)) gauge.set(of === undefined ? {} : { of }, value);
      }
      return registry.metrics();
    },
  };
}

function isModels(operation: string): boolean {
  return operation.startsWith("postLlm") || operation === "postTranscribe";
}

/** Values, each with its label where there is one; none where it is not known. */
type Values = readonly (readonly [value: number, of?: string])[];

interface Fact {
  readonly name: string;
  readonly help: string;
  readonly read: (facts: ServerFacts) => Values;
}

/** What is looked up when it is asked for. */
const FACTS: readonly Fact[] = [
  {
    name: "mathflow_ready",
    help: "1: what comes can be written down",
    read: ({ readiness }) => [[Number(readiness.ready)]],
  },
  {
    name: "mathflow_start_time_seconds",
    help: "When the server was started, since 1970-01-01 UTC",
    read: ({ startedAt }) => [[startedAt / 1000]],
  },
  {
    name: "mathflow_writes_waiting",
    help: "Transactions of the logs that wait for their turn",
    read: ({ writesWaiting }) => [[writesWaiting]],
  },
  {
    name: "mathflow_copy_age_seconds",
    help: "Since the newest whole copy was made; absent: there is none",
    read: ({ at, copies }) =>
      copies.type === "made" && copies.lastAt !== null ? [[Math.max(0, at - copies.lastAt) / 1000]] : [],
  },
  {
    name: "mathflow_copy_failing",
    help: "1: the last try to make a copy failed",
    read: ({ copies }) => (copies.type === "made" ? [[Number(copies.isFailing)]] : []),
  },
  {
    name: "mathflow_copy_behind",
    help: "1: something changed since the newest copy",
    read: ({ copies }) => (copies.type === "made" ? [[Number(copies.isBehind)]] : []),
  },
  {
    name: "mathflow_disk_free_bytes",
    help: "Free on the disk of the data, and of the copies where that is another one",
    read: ({ disks }) => disks.map(({ freeBytes, of }) => [freeBytes, of]),
  },
  {
    name: "mathflow_certificate_days",
    help: "Days until the server's own certificate ends; absent: it has none",
    read: ({ certificateDays }) => known(certificateDays),
  },
  {
    name: "mathflow_clock_suspect",
    help: "1: the clock may be wrong",
    read: ({ clock }) => [[Number(clock.isSuspect)]],
  },
  {
    name: "mathflow_clock_ahead_seconds",
    help: "How far a suspect clock is after the latest time that was believed; less than 0: before it",
    read: ({ clock }) => [[clock.offMs / 1000]],
  },
  {
    name: "mathflow_model_budget_used_tokens",
    help: "Of the language model's budget of this month (UTC); absent: no model is asked",
    read: ({ model }) => known(model?.used),
  },
  {
    name: "mathflow_model_budget_left_tokens",
    help: "What is left of it",
    read: ({ model }) => known(model && Math.max(0, model.of - model.used)),
  },
  {
    name: "mathflow_sign_ins_waiting",
    help: "Passwords and PINs that wait for their turn to be compared",
    read: ({ signInsWaiting }) => [[signInsWaiting]],
  },
  {
    name: "mathflow_outbox_waiting",
    help: "Messages to another system that are not told yet",
    read: ({ outbox }) => outbox.map(({ waiting, to }) => [waiting, to]),
  },
  {
    name: "mathflow_outbox_parked",
    help: "Messages that were tried often enough, until somebody has them sent again",
    read: ({ outbox }) => outbox.map(({ parked, to }) => [parked, to]),
  },
  {
    name: "mathflow_outbox_oldest_seconds",
    help: "Since the server heard of the oldest that is due and not told; absent: there is none",
    read: ({ outbox, at }) =>
      outbox.flatMap(({ oldestAt, to }) => (oldestAt === null ? [] : [[Math.max(0, at - oldestAt) / 1000, to]])),
  },
];

function known(value: number | null | undefined): Values {
  return value === null || value === undefined ? [] : [[value]];
}
