import { expect, test } from "vitest";
import { rushIn } from "./rush.ts";

test("[IDN9] tablets come in behind the address of somebody who tries codes, whose answers wait", async () => {
  const { joined, tablets, wrong, wrongMs } = await rushIn({ tablets: 10, wrong: 400, seconds: 3 });
  expect(joined).toBe(tablets);
  expect(wrong[200] ?? 0).toBe(0);
  expect(wrongMs).toBeGreaterThan(900);
});
