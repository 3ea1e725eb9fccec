import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createOneByOne, createTurns } from "./turns.ts";

describe("[SYN48] work that holds everybody up", () => {
  /** What was done, and the turns of the loop in between, each of which takes so long by the clock [ms]. */
  async function seenOf(pieceMs: number, turnMs: number): Promise<readonly string[]> {
    let now = 0;
    const inTurn = createTurns(() => now);
    const seen: string[] = [];
    const doWork = (name: string) => {
      now += pieceMs;
      seen.push(name);
    };
    const work = Promise.all(["a", "b", "c"].map((name) => inTurn(() => doWork(name))));
    for (; !seen.includes("c"); await setImmediate()) {
      now += turnMs;
      seen.push("turn");
    }
    await work;
    return seen;
  }

  test("is done one piece at a time, in the order asked for; after a long one the loop takes a handful of connections", async () => {
    const seen = await seenOf(10, 0);
    expect(seen.filter((one) => one !== "turn")).toEqual(["a", "b", "c"]);
    const between = seen.slice(seen.indexOf("a") + 1, seen.indexOf("b"));
    expect(between.length).toBeGreaterThanOrEqual(8);
  });

  test("goes on at once after short pieces, and after one turn that took long", async () => {
    expect((await seenOf(1, 0)).join(" ")).toContain("a b c");
    const seen = await seenOf(10, 30);
    const between = seen.slice(seen.indexOf("a") + 1, seen.indexOf("b"));
    expect([between.length > 0, between.length < 4]).toEqual([true, true]);
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

describe("[SYN48] work of one", () => {
  test("is done one piece after another, also after one that failed, and that of others meanwhile", async () => {
    const oneByOne = createOneByOne();
    const gate = Promise.withResolvers<null>();
    const seen: string[] = [];
    const ask = (who: string, name: string, work: () => Promise<unknown>) =>
      oneByOne(who, () => {
        seen.push(name);
        return work();
      }).catch(() => "failed");
    const first = ask("a", "a1", () => gate.promise.then(() => Promise.reject(new Error("no"))));
    const second = ask("a", "a2", async () => "done");
    expect(await ask("b", "b1", async () => "done")).toBe("done");
    expect(seen).toEqual(["a1", "b1"]);
    gate.resolve(null);
    expect([await first, await second, seen.at(-1)]).toEqual(["failed", "done", "a2"]);
  });
});
