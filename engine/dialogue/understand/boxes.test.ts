import { expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

const places: MessageContext = {
  kind: "integer",
  stem: "Mina splits $398$ into hundreds, tens and ones. How many of each are there?",
  parts: ["Hundreds", "Tens", "Ones"],
};
const groups: MessageContext = {
  kind: "integer",
  stem: "There are 3 bags of 4 shells. Fill in the boxes.",
  parts: ["groups", "in each group"],
};

test.for([
  ["3 hundreds 9 tens 8 ones", "3, 9, 8"],
  ["its 3 hundreds, nine tens and 8 ones", "3, 9, 8"],
  ["8 ones 9 tens 3 hundreds", "3, 9, 8"],
  ["the hundreds are 3 the tens 9 and the ones 8", "3, 9, 8"],
  ["3h 9t 8o", "3, 9, 8"],
  ["H=3 T=9 O=8", "3, 9, 8"],
  ["3 hunderds 9 tens and 8", "3, 9, 8"],
  ["1 hundred no tens and six ones", "1, 0, 6"],
  ["3 hundreds 9 tens 8 ones no 7 ones", "3, 9, 7"],
] as const)("[UND30] each place by its name: %s", ([message, value]) => {
  expect(understand(message, places)).toMatchObject({ category: "answer", value });
});

test.for([
  ["3 groups of 4", "3, 4"],
  ["3 groups with 4 in each group", "3, 4"],
  ["4 in each and 3 groups", "3, 4"],
  ["3 and 4 in each", "3, 4"],
] as const)("[UND30] one number may go without a name: %s", ([message, value]) => {
  expect(understand(message, groups)).toMatchObject({ category: "answer", value });
});

test("[UND30] where only the problem's words are known, its question names the boxes", () => {
  const context = { kind: "list", stem: "How many hundreds, tens and ones are in $398$?" } as const;
  expect(understand("8 ones 9 tens and 3 hundreds", context).value).toBe("3, 9, 8");
});

test.for(["why are there 3 hundreds 9 tens and 8 ones", "3 hundreds and 9 tens", "the 9 is tens and the 8 is ones"])(
  "[UND30] not all of them, or more words than their names: %s",
  (message) => {
    expect(understand(message, places)).not.toMatchObject({ category: "answer", value: "3, 9, 8" });
  },
);
