import { expect, test } from "vitest";
import { readMark } from "./alert-marks.ts";
import { UNSEEN } from "./store.ts";

const ADA = { by: "Ada", at: 1 };
const BO = { by: "Bo", at: 2 };

test.for([
  { name: "none", written: null, mark: UNSEEN },
  {
    name: "of one of before that somebody had seen, that they see to it",
    written: { seen: ADA, done: null },
    mark: { seen: null, seesTo: ADA, done: null },
  },
  {
    name: "of one of before that somebody was done with, the same",
    written: { seen: ADA, done: { ...BO, how: "helped" } },
    mark: { seen: null, seesTo: ADA, done: { ...BO, how: "helped" } },
  },
  {
    name: "who has only looked",
    written: { seen: ADA, seesTo: null, done: null },
    mark: { seen: ADA, seesTo: null, done: null },
  },
])("[SYN109] a mark says $name", ({ written, mark }) => {
  expect(readMark(written && JSON.stringify(written))).toEqual(mark);
});
