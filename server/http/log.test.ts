import { expect, test } from "vitest";
import { codeOf, createServerLog, failureLine } from "./log.ts";

test("[SRV24] what the server does by itself is a line; a failure stands out, and has its code and none of its words", () => {
  let written = "";
  const { upkeep } = createServerLog({ write: (line) => void (written += line) });
  upkeep({ task: "backup", status: "ok", left: 0, totalMs: 1, fault: null, code: null });
  const full = Object.assign(new Error("no space left for Ada"), { code: "ENOSPC" });
  upkeep(failureLine("backup", full, 2));
  const lines = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { level: 30, task: "backup", status: "ok" },
    { level: 50, task: "backup", status: "failed", fault: "Error", code: "ENOSPC" },
  ]);
  expect(written).not.toContain("Ada");
});

test.for([
  { error: { code: "ENOSPC" }, code: "ENOSPC" },
  { error: { code: "ERR_SQLITE_ERROR", errcode: 13 }, code: "SQLITE_FULL" },
  { error: { code: "ERR_SQLITE_ERROR", errcode: 778 }, code: "SQLITE_IOERR" },
  { error: { code: "ERR_SQLITE_ERROR", errcode: 5 }, code: "SQLITE_5" },
  { error: new Error("odd"), code: null },
  { error: undefined, code: null },
])("[SRV24] the code of a failure is $code", ({ error, code }) => {
  expect(codeOf(error)).toBe(code);
});
