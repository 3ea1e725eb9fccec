import { describe, expect, test } from "vitest";
import { createFollower } from "./follower.ts";
import { ADA, learnerNamed } from "./sync/events.fixture.ts";
import type { StreamKey } from "./sync/index.ts";

const keyOf = (name: string): StreamKey => ({ tenant: "school", learner: learnerNamed(name) });

/** Work that is done when the test says so. */
function slowWork() {
  const begun: StreamKey[] = [];
  const ends: (() => void)[] = [];
  const work = (key: StreamKey) => {
    begun.push(key);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, work, end: () => ends.shift()?.() };
}

const turn = async () => {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => setImmediate(resolve));
};

describe("following the logs", () => {
  test("[RGR10] one learner at a time; one who waits waits once, and is looked at again when followed meanwhile", async () => {
    const { begun, work, end } = slowWork();
    const follower = createFollower({ work, onError: () => {} });
    for (const name of ["a", "b", "a", "b"]) follower.follow(keyOf(name));
    await turn();
    expect(begun).toEqual([keyOf("a")]);
    follower.follow(keyOf("a"));
    end();
    await turn();
    end();
    await turn();
    end();
    await follower.idle();
    expect(begun).toEqual([keyOf("a"), keyOf("b"), keyOf("a")]);
  });

  test("[RGR10] a fault is told, and the next one has its turn", async () => {
    const errors: unknown[] = [];
    const done: StreamKey[] = [];
    const follower = createFollower({
      work: async (key) => {
        if (key.learner === ADA.learner) throw new Error("the disk is gone");
        done.push(key);
      },
      onError: (key, error) => errors.push([key?.learner, (error as Error).message]),
    });
    follower.follow(ADA);
    follower.follow(keyOf("b"));
    await follower.idle();
    expect(errors).toEqual([[ADA.learner, "the disk is gone"]]);
    expect(done).toEqual([keyOf("b")]);
  });

  test("[RGR10] when more wait than may, those left out are looked for afterwards", async () => {
    const done: StreamKey[] = [];
    let sweeps = 0;
    const follower = createFollower({
      work: async (key) => void done.push(key),
      onError: () => {},
      limit: 2,
      sweep: async () => {
        sweeps += 1;
        for (const name of ["c", "d"]) follower.follow(keyOf(name));
      },
    });
    for (const name of ["a", "b", "c", "d"]) follower.follow(keyOf(name));
    await follower.idle();
    expect(sweeps).toBe(1);
    expect(done).toEqual(["a", "b", "c", "d"].map(keyOf));
  });

  test("[RGR10] where they cannot be looked for that is told", async () => {
    const errors: unknown[] = [];
    const sweep = async () => await Promise.reject(new Error("no list"));
    const follower = createFollower({ work: async () => {}, onError: (...told) => errors.push(told), limit: 1, sweep });
    for (const name of ["a", "b"]) follower.follow(keyOf(name));
    await follower.idle();
    expect(errors).toEqual([[null, new Error("no list")]]);
  });

  test("[RGR10] closed, it lets the one at hand end and takes nobody any more", async () => {
    const { begun, work, end } = slowWork();
    const follower = createFollower({ work, onError: () => {} });
    follower.follow(keyOf("a"));
    follower.follow(keyOf("b"));
    await turn();
    let isClosed = false;
    const closing = follower.close().then(() => (isClosed = true));
    await turn();
    expect(isClosed).toBe(false);
    end();
    await closing;
    follower.follow(keyOf("c"));
    await turn();
    expect(begun).toEqual([keyOf("a")]);
  });
});
