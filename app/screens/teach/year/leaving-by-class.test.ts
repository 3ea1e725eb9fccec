import { expect, test } from "vitest";
import type { LearnerId } from "#engine";
import { leavingByClass } from "./leaving-by-class.ts";

const DAY = 86_400_000;
/** Noon where the test runs, so that an hour more is the same day. */
const NOON = new Date(2027, 6, 1, 12).getTime();

function part(id: string, day: number, whole: boolean, ...names: readonly string[]) {
  const learners = names.map((name) => ({ id: `${name} in ${id}` as LearnerId, name }));
  return { class: id, name: id, at: NOON + day * DAY, whole, learners };
}

test("[TEA28] pupils who go before their class are named once, on their own day", () => {
  expect(leavingByClass([part("4b", 40, true, "Ben", "Cai"), part("4b", 3, false, "Ben")])).toEqual([
    {
      class: "4b",
      name: "4b",
      days: [
        { at: NOON + 3 * DAY, whole: false, names: ["Ben"] },
        { at: NOON + 40 * DAY, whole: true, names: ["Cai"] },
      ],
    },
  ]);
});

test("[TEA28] what goes on the same day is one line, whatever the hour", () => {
  const hourLater = { ...part("4b", 3, true, "Ben", "Amina"), at: NOON + 3 * DAY + DAY / 24 };
  expect(leavingByClass([part("4b", 3, false, "Ben"), hourLater, part("5a", 1, false, "Eve")])).toEqual([
    { class: "4b", name: "4b", days: [{ at: NOON + 3 * DAY, whole: true, names: ["Amina", "Ben"] }] },
    { class: "5a", name: "5a", days: [{ at: NOON + DAY, whole: false, names: ["Eve"] }] },
  ]);
});
