import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTries, LOOKS } from "./tries.ts";

test("[IDN9] of a burst behind one address so many wait for the next second, and only those beyond are refused", async () => {
  const tries = createTries((ms) => wait(ms));
  const { points } = LOOKS["set-up-code"];
  const done = await Promise.allSettled(
    Array.from({ length: 2 * points + 3 }, () => tries.during("set-up-code", "10.0.0.1", async () => "right")),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2 * points);
  expect(await tries.during("set-up-code", "10.0.0.2", async () => "right")).toBe("right");
});
