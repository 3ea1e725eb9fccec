import { expect, test } from "vitest";
import { createServerLog, failureLine } from "./log.ts";

test("[SRV44] what nobody foresaw has its codes and none of its words", () => {
  let written = "";
  const { fault } = createServerLog({ write: (line) => void (written += line) });
  fault(Object.assign(new Error("too many open files for Ada"), { code: "EMFILE" }));
  expect(JSON.parse(written)).toEqual({ level: 50, at: expect.any(String), event: "fault", fault: "Error EMFILE" });
});

test("[SRV24] what the server does by itself is a line; a failure stands out, and has its code and none of its words", () => {
  let written = "";
  const { upkeep } = createServerLog({ write: (line) => void (written += line) });
  upkeep({ task: "backup", status: "ok", left: 0, totalMs: 1, fault: null });
  const full = Object.assign(new Error("no space left for Ada"), { code: "ENOSPC" });
  upkeep(failureLine("backup", full, 2));
  const lines = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { level: 30, task: "backup", status: "ok" },
    { level: 50, task: "backup", status: "failed", fault: "Error ENOSPC" },
  ]);
  expect(written).not.toContain("Ada");
});
