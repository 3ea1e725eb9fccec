import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createTurns } from "./turns.ts";

describe("[SYN48] work that holds everybody up", () => {
  test("is done one piece at a time, in the order asked for; between two the loop takes a handful of connections", async () => {
    const inTurn = createTurns();
    const seen: string[] = [];
    const work = Promise.all(["a", "b", "c"].map((name) => inTurn(() => seen.push(name))));
    for (; !seen.includes("c"); await setImmediate()) seen.push("turn");
    await work;
    expect(seen.filter((one) => one !== "turn")).toEqual(["a", "b", "c"]);
    const between = seen.slice(seen.indexOf("a") + 1, seen.indexOf("b"));
    expect(between.length).toBeGreaterThanOrEqual(8);
  });

  test("fails for who asked for it, and for nobody else", async () => {
    const inTurn = createTurns();
    const [broken, sound] = await Promise.allSettled([
      inTurn(() => {
        throw new Error("no JSON");
      }),
      inTurn(() => 3),
    ]);
    expect(broken).toMatchObject({ status: "rejected", reason: new Error("no JSON") });
    expect(sound).toEqual({ status: "fulfilled", value: 3 });
  });
});
