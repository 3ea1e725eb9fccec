import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { describeDeviceTokens } from "./device-token-contract.ts";
import { openWorld } from "./school.fixture.ts";
import { createSqliteIdentityStore } from "./sqlite-identity-store.ts";

describeDeviceTokens("in memory", async () => openWorld());

describeDeviceTokens("in a file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
  const store = createSqliteIdentityStore(path.join(folder, "identity.sqlite"));
  // Removed once the world has closed its store: what was asked for last is done first.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openWorld({ store });
});
