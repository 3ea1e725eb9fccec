import { expect, test } from "vitest";
import { uuidFromName } from "../hash.ts";
import { DeviceId } from "../ids.ts";
import { compareKeys } from "./row-order.ts";

const [one = "", two = ""] = [uuidFromName("one"), uuidFromName("two")].toSorted();
const key = (ots: number, device: string, seq: number) => ({ ots, device: DeviceId.parse(device), seq });

test("[SYN40] rows are ordered by time, then device, then seq, and no two places are the same", () => {
  const inOrder = [key(1, two, 9), key(2, one, 1), key(2, one, 2), key(2, two, 1), key(2, two, 2), key(3, one, 0)];
  for (const [at, a] of inOrder.entries())
    for (const [place, b] of inOrder.entries()) expect(Math.sign(compareKeys(a, b))).toBe(Math.sign(at - place));
});
