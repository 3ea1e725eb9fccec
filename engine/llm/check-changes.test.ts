import { describe, expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { makeContext, type GivenItem } from "./item.fixture.ts";

const SUM: GivenItem = { stem: "What is $47 + 25$?", answer: "72" };
const PERCENT: GivenItem = { stem: "Write $0.375$ as a percent.", answer: "37.5%", kind: "percent" };
const MONEY: GivenItem = { stem: "What is $25.96 + 27.57$?", answer: "53.53", kind: "decimal" };
const ROUND: GivenItem = { stem: "Round $68$ to the nearest ten.", answer: "70" };
const COLD: GivenItem = { stem: "What is $3 - 9$?", answer: "-6" };
const TIME: GivenItem = { stem: "What time does the clock show?", answer: "8:20", kind: "time" };
const MULTIPLES: GivenItem = { stem: "Write all multiples of $7$ from $93$ to $108$.", answer: "98, 105" };
const PICK: GivenItem = {
  stem: "Lea has 3 boxes of 7 pens. Which of these gives the number of pens?",
  answer: "$3 \\times 7$",
  kind: "choice",
  choices: ["$3 + 7$", "$3 \\times 7$", "$7 - 3$"],
};
const TRUTH: GivenItem = {
  stem: "True or false? $91$ has more than two factors.",
  answer: "true",
  kind: "boolean",
  choices: ["true", "false"],
};

const faultOf = (item: GivenItem, replyTo: string, text: string) => {
  const check = checkWords(text, makeContext(item, { mode: "explain", verdict: null, mayQuote: [replyTo], replyTo }));
  return check.ok ? null : check.fault;
};

describe("[CHW3] the change from the pupil's number to the answer is not named", () => {
  test.for<[GivenItem, string, string]>([
    [PERCENT, "3.75%", "The digits are right, but the point goes between the 7 and the 5."],
    [COLD, "6", "Only the sign is missing."],
    [SUM, "27", "You have swapped the two digits."],
    [SUM, "62", "You forgot the ten that was carried."],
    [SUM, "75", "Take 3 away from that."],
    [SUM, "78", "The 8 in the ones should be a 2."],
    [SUM, "36", "You need twice as much, so double it."],
    [SUM, "18", "It is four times as much."],
    [ROUND, "60", "Not down, up."],
    [ROUND, "60", "60 is too far away."],
    [ROUND, "?", "The 8 makes it go up."],
    [MULTIPLES, "93, 100, 107", "Start at 98 and go on in the same way."],
    [SUM, "?", "With 26 in place of 25 it would be 73."],
    [SUM, "97", "It is 25 too much."],
    [PICK, "3 + 7", "Put a times where you have the plus."],
  ])("%j after %s: %s", ([item, replyTo, text]) => {
    expect(faultOf(item, replyTo, text)).toBe("leak");
  });

  test.for<[GivenItem, string, string]>([
    [PERCENT, "3.75%", "Percent means out of 100. How many hundredths are there?"],
    [ROUND, "60", "Count the steps from 68 to each end. Which end is closer?"],
    [ROUND, "60", "With 5 or more in the ones we go up, with less than 5 we go down."],
    [SUM, "62", "Look at the ones first. What do 7 and 5 make?"],
    [SUM, "97", "Look at 47 and 25 once more. What does the problem ask you to do?"],
    [PICK, "3 + 7", "Draw the boxes first. What is in each of them?"],
    [PICK, "3 \\times 3", "Write 7 on paper. Do only the first step now."],
    [SUM, "7200", "Do one step now, and look at it before you go on."],
    [ROUND, "60", "Do one step now, and look at it before you go on."],
    [MONEY, "5353", "Do only the first step now. Then look at what is left to do."],
  ])("%j after %s may be told: %s", ([item, replyTo, text]) => {
    expect(faultOf(item, replyTo, text)).toBeNull();
  });
});

describe("[CHW3] a time is told in words too", () => {
  test.for([
    "It is twenty past eight.",
    "In ten more minutes it is half past eight.",
    "Your clock is ten minutes late.",
  ])("%s", (text) => {
    expect(faultOf(TIME, "8:30", text)).toBe("leak");
  });

  test("another time is an example", () => {
    expect(faultOf(TIME, "4:08", "At half past three the long hand points at the 6.")).toBeNull();
  });
});

describe("[CHW3] examples tell nothing", () => {
  test.for<[GivenItem, string]>([
    [SUM, "With small numbers: 14 + 18 = 32, because 4 + 8 = 12. Can you do this with yours?"],
    [{ stem: "What is $100 - 73$?", answer: "27" }, "Look at 10 - 7 = 3 and 20 - 10 = 10. How does it go here?"],
    [
      { stem: "What is the greatest whole number that divides both $42$ and $91$?", answer: "7" },
      "The factors of 42 are 1, 2, 3, 6, 7, 14, 21 and 42. Now make the same kind of list for 91.",
    ],
  ])("%j: %s", ([item, text]) => {
    expect(faultOf(item, "?", text)).toBeNull();
  });

  test.for<[GivenItem, string]>([
    [SUM, "It works like 80 - 8 = 72."],
    [SUM, "First 30 + 40 = 70. Two more are left."],
    [{ stem: "What is $900 - 462$?", answer: "438" }, "It goes 8 - 4 = 4, then 9 - 6 = 3, and then 10 - 2 = 8."],
  ])("%j: not where it comes to the answer: %s", ([item, text]) => {
    expect(faultOf(item, "?", text)).toBe("leak");
  });
});

describe("[CHW4] an example that settles it is not told", () => {
  test.for(["2 rows do not work, but 7 rows do.", "There are 7 rows with 13 in each."])("%s", (text) => {
    expect(faultOf(TRUTH, "i tried 2", text)).toBe("leak");
  });

  test("other numbers settle nothing", () => {
    expect(
      faultOf(TRUTH, "?", "With 15 stamps, you could make 3 rows of 5. With 13 stamps, no equal rows are possible."),
    ).toBeNull();
  });
});

test("[CHW5] as many as something else has", () => {
  expect(faultOf(SUM, "?", "Put the number of your hands on top.")).toBe("leak");
});

test("[CHW7] things that are listed are no sum", () => {
  expect(faultOf(SUM, "?", "The multiples of 5 between 12 and 26 are 15, 20 and 25.")).toBeNull();
  expect(faultOf(SUM, "?", "30 is 15 and 15.")).toBeNull();
  expect(faultOf(SUM, "?", "30 is 15 and 14.")).toBe("false-mathematics");
});

test("[CHW10] easier numbers, and a number that is shown to be too much", () => {
  const box: GivenItem = { stem: "Find $k$ when $4k = 24$.", answer: "k = 6" };
  expect(faultOf(box, "k = 20", "4 × 20 = 80, so 20 is too much. What undoes it?")).toBeNull();
  expect(faultOf(box, "k = 20", "So 20 is too much. What undoes it?")).toBe("verdict");
  expect(faultOf(SUM, "?", "Numbers get easier when you split them into tens and ones.")).toBeNull();
});
