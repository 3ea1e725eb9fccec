import { describe, expect, test } from "vitest";
import { hasColumnTurned } from "../engine/dialogue/turn/column-turned.ts";
import { itemAt, problemOf, talkOn, type Address } from "./talk-on.ts";

const answerOf = (at: Address): number => Number(itemAt(at).solution_logic.final_answer_canonical);
const numbersOf = (at: Address): readonly number[] =>
  (itemAt(at).problem_content.stem.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
const counted = (from: number, by: number, jumps: number): string =>
  Array.from({ length: jumps + 1 }, (_, at) => from + at * by).join(" ");

describe("[TRN114] counting, on problems of the bank", () => {
  const shared = problemOf("g3.mdwp", ({ problem_content: { stem } }) => stem.includes(" in all, with "));

  test("back to 0 in jumps of what is in a group: how many jumps is asked, and nothing marked", () => {
    const jumps = answerOf(shared);
    const size = Math.min(...numbersOf(shared));
    const { replies, marked } = talkOn(shared, [counted(size * (jumps - 1), -size, jumps - 1)]);
    expect(replies[0]).toContain(`jumps of $${size}$`);
    expect(marked).toBe(0);
  });

  test("from a part to the whole: how far it is in all is asked", () => {
    const at = problemOf("g2.eqmiss", ({ problem_content: { stem } }) => /\$\d+ \+ \\square = \d+\$/u.test(stem));
    const [part = 0, whole = 0] = numbersOf(at);
    const tens = Math.floor((whole - part) / 10);
    const ones = counted(part + tens * 10 + 1, 1, whole - part - tens * 10 - 1);
    const { replies, marked } = talkOn(at, [`${counted(part, 10, tens)} and then ${ones}`]);
    expect(replies[0]).toContain(`$${part}$`);
    expect(replies[0]).toContain("in all your jumps together");
    expect(marked).toBe(0);
  });

  test("coins that make the amount: how many they are is asked", () => {
    // No coin is worth as much as the answer.
    const at = problemOf("g2.coins", ({ solution_logic: { final_answer_canonical: answer } }) => answer === "6");
    const [amount = 0] = numbersOf(at);
    let left = amount;
    const coins = [25, 10, 5, 1].flatMap((coin) => {
      const number = Math.floor(left / coin);
      left -= number * coin;
      return Array.from({ length: number }, () => coin);
    });
    const { replies, marked } = talkOn(at, [`i used ${coins.join(" ")}`]);
    expect(replies[0]).toContain(`make $${amount}$`);
    expect(marked).toBe(0);
  });

  test("the minutes of a clock in fives are no time", () => {
    const at = problemOf("g2.time5", ({ problem_content: { diagram } }) => diagram?.type === "clock");
    const { replies, marked } = talkOn(at, ["5 10 15 20"]);
    expect(replies[0]).not.toContain("15:20");
    expect(marked).toBe(0);
  });
});

describe("[TRN115] a check that misses, on problems of the bank", () => {
  test("says what should come out", () => {
    const at = problemOf("g5.decsub", ({ problem_content: { stem } }) => /\$\d+\.\d\d \+ \\square = \d+\$/u.test(stem));
    const [part = 0, whole = 0] = numbersOf(at);
    const off = Number((answerOf(at) + 0.1).toFixed(2));
    const { replies } = talkOn(at, [`${off}`, `let me check ${part} + ${off} = ${Number((part + off).toFixed(2))}`]);
    expect(replies[1]).toContain(`$${whole}$`);
    expect(replies[1]).toContain(`$${off}$`);
  });
});

describe("[TRN116] after a problem was solved", () => {
  test("another way to the answer is said to come to it as well", () => {
    const at = problemOf("g4.mul2", ({ problem_content: { stem } }) => /^What is \$\d+ \\times \d+\$\?$/u.test(stem));
    const [a = 0, b = 0] = numbersOf(at);
    const [tens, ones] = [b - (b % 10), b % 10];
    const way = `can i do ${a} x ${tens} and ${a} x ${ones} instead`;
    const { replies } = talkOn(at, [String(a * b), way]);
    expect(replies[1]).toContain(`comes to $${a * b}$ as well`);
    const other = talkOn(at, [String(a * b), `can i do ${a} x ${tens} and ${a} x ${ones + 1} instead`]);
    expect(other.replies[1]).not.toContain("as well");
  });

  test("another number that is worth the answer is said to be", () => {
    const at = problemOf("g3.fracname", ({ solution_logic: { final_answer_canonical: answer } }) =>
      /^\d\/\d+$/u.test(answer),
    );
    const [top = 0, bottom = 0] = itemAt(at).solution_logic.final_answer_canonical.split("/").map(Number);
    const { replies } = talkOn(at, [
      `${top}/${bottom}`,
      `my brother says it's ${top * 3}/${bottom * 3}. It can't be both.`,
    ]);
    expect(replies[1]).toContain("are worth the same");
  });
});

test("[TRN98] what a number that was found is made from is not asked", () => {
  const at = problemOf("g3.money", ({ problem_content: { stem } }) => /spends .* and on Sunday/u.test(stem));
  const [, first = 0, second = 0] = numbersOf(at);
  const spent = ((first * 100 + second * 100) / 100).toFixed(2);
  const { replies } = talkOn(at, [`${first} + ${second} is ${spent} i think`, "help"]);
  expect(replies[1]).not.toContain(`$${Math.floor(first)} + ${Math.floor(second)}`);
});

test("[TRN80] a column turned round, told by what it came to or in words", () => {
  const at = problemOf("g2.sub2b", (item) => /^\D*\d+ - \d+\D*$/u.test(item.problem_content.stem));
  const [a = 0, b = 0] = numbersOf(at);
  const [top, bottom] = [a % 10, b % 10];
  expect(top).toBeLessThan(bottom);
  const isTurned = (text: string) => hasColumnTurned(text, itemAt(at));
  expect(isTurned(`${top} - ${bottom} is ${bottom - top}`)).toBe(true);
  expect(isTurned(`you cant do ${top} take away ${bottom} so i turned it round`)).toBe(true);
  expect(isTurned(`you cant do ${top} take away ${bottom}`)).toBe(false);
});

test("[TRN95] an equation that the answer solves is agreed to", () => {
  const at = problemOf(
    "g6.eqadd",
    ({ problem_content: { stem } }) => /takes out \d+/u.test(stem) && !stem.includes("$y$"),
  );
  const letter = /^[a-z]/u.exec(itemAt(at).solution_logic.final_answer_canonical)?.[0] ?? "";
  const [out = 0, left = 0] = numbersOf(at);
  const { replies, marked } = talkOn(at, [`${letter} - ${out} = ${left} is that right`]);
  expect(replies[0]).toContain(`$${letter} - ${out} = ${left}$`);
  expect(talkOn(at, [`${letter} - ${out} = ${left + 1} is that right`]).replies[0]).not.toContain(`= ${left + 1}$`);
  expect(marked).toBe(0);
});

test("[TRN71] an answer that the problem gives as another number is taken where it counts what is asked", () => {
  const at = problemOf("g3.f2510", ({ solution_logic: solution, problem_content: { stem } }) =>
    new RegExp(`gives 1 \\w+ to each of ${solution.final_answer_canonical} children`, "u").test(stem),
  );
  const [, one = ""] = /gives 1 (\w+) to/u.exec(itemAt(at).problem_content.stem) ?? [];
  const { marked } = talkOn(at, [`${answerOf(at)} children and ${answerOf(at)} ${one}s`]);
  expect(marked).toBe(1);
  expect(talkOn(at, [`there are ${answerOf(at)} children`]).marked).toBe(0);
});

test("[TRN78] a step that is told before words that ask is done", () => {
  const at = problemOf("g2.graph", ({ problem_content: { stem } }) =>
    /How many fewer stickers did \w+ .* than \w+/u.test(stem),
  );
  const { stem, diagram } = itemAt(at).problem_content;
  const name = /than (\w+)/u.exec(stem)?.[1] ?? "";
  const [, value = ""] = new RegExp(`${name}: the bar ends at (\\d+)`, "u").exec(diagram?.alt ?? "") ?? [];
  const { replies } = talkOn(at, ["help", `${name} is ${value}. how many more then so i add`]);
  expect(replies[1]).toMatch(new RegExp(`^[^.?]*\\b${value}\\b`, "u"));
});

test("[TRN95] what comes to a known slip, and is no piece of the way, is not agreed to", () => {
  const at = problemOf("g6.lcm", ({ misconceptions, problem_content: { stem } }) => {
    const [a = 0, b = 0] = (stem.match(/\d+/gu) ?? []).map(Number);
    return misconceptions.some(
      ({ trigger, explanation }) => trigger.value === String(a * b) && explanation !== undefined,
    );
  });
  const [a = 0, b = 0] = numbersOf(at);
  const { replies, marked } = talkOn(at, [`${a} x ${b} = ${a * b}. done`]);
  expect(replies[0]).toContain("You multiplied");
  expect(marked).toBe(0);
});
