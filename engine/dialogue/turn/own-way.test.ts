import { describe, expect, test } from "vitest";
import type { GoalOperation, Trace } from "../../trace/types.ts";
import { written } from "../../trace/written.ts";
import { isPieceOfWay } from "./own-way.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import { rightSumIn, statedSum, wentOn } from "./true-fact.ts";

function traceOf(operation: GoalOperation, ...numbers: readonly number[]): Trace {
  const givens = numbers.map((value, at) => ({
    name: `n${at}`,
    value: Number.isInteger(value) ? written(value) : written(Math.round(value * 100), 100),
    style: "decimal" as const,
  }));
  return { givens, goal: { operation, from: givens.map(({ name }) => name) }, routes: [[]] };
}

describe("[TRN95] a piece of what is to be done", () => {
  test.for<readonly [string, Trace, boolean]>([
    ["4 + 70 = 74", traceOf("add", 4, 70, 200), true],
    ["727 + 100 = 827", traceOf("add", 99, 727), true],
    ["45 + 30 = 75", traceOf("add", 45, 38), true],
    ["45 + 3 = 48", traceOf("add", 45, 38), false],
    ["5 + 3 = 8", traceOf("add", 45, 38), false],
    ["5.7 + 0.9 = 6.6", traceOf("add", 5.7, 6.99), true],
    ["46 + 20 = 66", traceOf("subtract", 72, 46), true],
    ["46 + 72 = 118", traceOf("subtract", 72, 46), false],
    ["72 - 40 = 32", traceOf("subtract", 72, 46), true],
    ["46 - 20 = 26", traceOf("subtract", 72, 46), false],
    ["9 x 40 = 360", traceOf("multiply", 43, 9), true],
    ["43 x 10 = 430", traceOf("multiply", 43, 9), true],
    ["9 x 4 = 36", traceOf("multiply", 43, 9), false],
    ["9 + 9 + 9 = 27", traceOf("multiply", 43, 9), true],
    ["43 + 9 = 52", traceOf("multiply", 43, 9), false],
    ["8 x 5 = 40", traceOf("divide", 48, 8), true],
    ["48 - 16 = 32", traceOf("divide", 48, 8), true],
    ["48 x 8 = 384", traceOf("divide", 48, 8), false],
    ["48 - 9 = 39", traceOf("divide", 48, 8), false],
  ])("%s", ([said, trace, isPiece]) => {
    const fact = statedSum(said);
    expect(fact?.isTrue).toBe(true);
    expect(fact !== null && isPieceOfWay(trace, fact)).toBe(isPiece);
  });

  test.for([
    ["and then 200", "4+70 is 74", "274"],
    ["take 4 more", "66-20=46", "42"],
    ["so 1 less", "727+100=827", "826"],
    ["-30", "378", "348"],
  ] as const)("%s goes on from %s", ([text, before, right]) => {
    const sums = wentOn(text, before).map((sum) => rightSumIn(sum, right));
    expect(new Set(sums.filter((sum) => sum !== null)).size).toBe(1);
  });

  test.for(["i have 2 dogs", "200", "what comes after 200"])("%s goes on from nothing", (text) => {
    expect(wentOn(text, "4+70 is 74")).toEqual([]);
  });
});

describe("[TRN95] calculations of a message", () => {
  const numbersOf = (desk: ReturnType<typeof createTalkDesk>) =>
    (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number) as [number, number];

  test("a mistaken one is asked for once more, without what it comes to, and is no attempt", () => {
    const desk = createTalkDesk();
    const [a] = numbersOf(desk);
    const reply = desk.say(`${a} + 20 = ${a + 21}`);
    expect(reply).toMatchObject({ act: "slip-in-sum" });
    expect(reply.text).toContain(`$${a} + 20$`);
    expect(reply.text).not.toMatch(new RegExp(`${a + 20}|${a + 21}`, "u"));
    expect(desk.problem().attempts).toBe(0);
  });

  test("two pieces are both agreed to, and what comes after them is asked", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const tens = `${a - (a % 10)} + ${b - (b % 10)} = ${a + b - (a % 10) - (b % 10)}`;
    const ones = `${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}`;
    const { text } = desk.say(`${tens} and ${ones}`);
    expect(text).toContain(`$${tens}$ and $${ones}$`);
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test("a piece that was not worked out is asked for", () => {
    const desk = createTalkDesk();
    const [a] = numbersOf(desk);
    expect(desk.say(`${a} + 20`).text).toContain(`${a} + 20`);
    expect(desk.problem().attempts).toBe(0);
  });
});
