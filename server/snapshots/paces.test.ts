import { describe, expect, test } from "vitest";
import { turn } from "../follower.ts";
import { createPaces } from "./paces.ts";

/** A pause that ends when the test says so. */
function gate() {
  const opened = Promise.withResolvers<void>();
  return { pause: () => opened.promise, open: opened.resolve };
}

const turns = async () => {
  for (let count = 0; count < 5; count += 1) await turn();
};

describe("[SNP20] folding", () => {
  test("that nobody asked for goes on when nobody waits for an answer", async () => {
    const { pause, open } = gate();
    const paces = createPaces(pause);
    const order: string[] = [];
    const step = paces.step("ada").then(() => order.push("folded on"));
    await turns();
    order.push("answered");
    open();
    await step;
    expect(order).toEqual(["answered", "folded on"]);
  });

  test("goes on at once from where it stepped back, when somebody waits for it, and not for another's", async () => {
    const paces = createPaces(gate().pause);
    const order: string[] = [];
    const own = paces.step("ada").then(() => order.push("ada"));
    void paces.step("ben").then(() => order.push("ben"));
    await paces.waiting(() =>
      paces.asked(["ada"], async () => {
        await own;
        await paces.step("ada");
        order.push("ada again");
      }),
    );
    await turns();
    expect(order).toEqual(["ada", "ada again"]);
  });

  test("that was given up on steps back, and goes on at once as soon as anybody waits for what stands behind it", async () => {
    const paces = createPaces(gate().pause);
    const order: string[] = [];
    const folded = Promise.withResolvers<void>();
    const left = paces.asked(["ada"], () => folded.promise);
    const step = paces.step("ada").then(() => order.push("ada"));
    await turns();
    expect(order).toEqual([]);
    await paces.waiting(() => paces.asked(["ben"], () => step));
    expect(order).toEqual(["ada"]);
    folded.resolve();
    await left;
    // Nobody asks for it any more.
    void paces.step("ada").then(() => order.push("ada again"));
    await paces.waiting(turns);
    expect(order).toEqual(["ada"]);
  });
});
