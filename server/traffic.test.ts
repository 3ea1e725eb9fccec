import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTraffic } from "./traffic.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A request that is answered when the test says so. */
function request() {
  let end = () => {};
  const answered = new Promise<void>((resolve) => (end = resolve));
  return { answered: () => answered, end };
}

const turns = async () => {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => setImmediate(resolve));
};

describe("[RGR10] work in the background", () => {
  test("goes on at once where nobody waits for an answer", async () => {
    const traffic = createTraffic();
    await traffic.lull();
    expect(traffic.atOnce()).toBe(0);
  });

  test("waits until the last request is answered, also one that fails", async () => {
    const traffic = createTraffic();
    const [one, other] = [request(), request()];
    const first = traffic.during(one.answered);
    const second = traffic.during(async () => {
      await other.answered();
      throw new Error("the disk is gone");
    });
    let isLull = false;
    const lull = traffic.lull().then(() => (isLull = true));
    one.end();
    await first;
    await turns();
    expect([traffic.atOnce(), isLull]).toEqual([1, false]);
    other.end();
    await expect(second).rejects.toThrow("the disk is gone");
    await lull;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("goes on after a second where requests never cease", async () => {
    const traffic = createTraffic();
    const endless = request();
    const answered = traffic.during(endless.answered);
    let isLull = false;
    void traffic.lull().then(() => (isLull = true));
    await turns();
    vi.advanceTimersByTime(999);
    await turns();
    expect(isLull).toBe(false);
    vi.advanceTimersByTime(1);
    await turns();
    expect(isLull).toBe(true);
    endless.end();
    await answered;
  });
});
