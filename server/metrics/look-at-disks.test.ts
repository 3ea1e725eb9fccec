import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lookAtDisks } from "./look-at-disks.ts";

test("[SRV42] a disk is told once, and one that is away not at all", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-disks-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const one = [{ of: "data", freeBytes: expect.any(Number) }];
  expect(await lookAtDisks({ data: folder, copies: folder })).toEqual(one);
  expect(await lookAtDisks({ data: folder, copies: path.join(folder, "away") })).toEqual(one);
  expect(await lookAtDisks({ data: folder, copies: undefined })).toEqual(one);
});
