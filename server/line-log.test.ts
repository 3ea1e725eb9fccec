import { expect, test } from "vitest";
import { createLineLog, faultOf, severityOf } from "./line-log.ts";

test("[SRV24] a line has its severity: as it should be, refused, or something somebody should look at", () => {
  expect([200, 204, 304, 401, 429, 500, 507].map(severityOf)).toEqual([30, 30, 30, 40, 40, 50, 50]);
  let written = "";
  const log = createLineLog({ write: (line) => void (written += line) });
  log("sync", severityOf(500), { status: 500, body: "what was typed" });
  expect(JSON.parse(written)).toMatchObject({ level: 50, event: "sync", status: 500, body: "[Redacted]" });
});

test.for([
  { error: Object.assign(new Error("no space left on /home/ada"), { code: "ENOSPC" }), fault: "Error ENOSPC" },
  {
    error: Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 778 }),
    fault: "Error SQLITE_IOERR",
  },
  {
    error: new TypeError("outer", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) }),
    fault: "TypeError Error ECONNREFUSED",
  },
  { error: Object.assign(new Error("x"), { code: "Ben Miller, 12 High Street" }), fault: "Error" },
  { error: Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 13 }), fault: "Error SQLITE_FULL" },
  { error: Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 5 }), fault: "Error SQLITE_BUSY" },
  { error: Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 7 }), fault: "Error SQLITE_7" },
  { error: "Ben Miller", fault: "unknown" },
])("[SRV24][TH20] a failure is told by kind and codes, and never by its text: $fault", ({ error, fault }) => {
  expect(faultOf(error)).toBe(fault);
});
