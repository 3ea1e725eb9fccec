import { expect, test } from "vitest";
import { createServerLog, failureLine } from "./log.ts";

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
