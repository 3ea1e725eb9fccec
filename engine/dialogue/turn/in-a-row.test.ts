import { describe, expect, test } from "vitest";
import { isWrittenApart, rowsIn } from "./in-a-row.ts";
import { createTalkDesk } from "./talk.fixture.ts";

describe("[TRN114] numbers in a row", () => {
  test.for([
    ["6 12 18 24", { first: 6, last: 24, jumps: 3, by: 6, slip: null }],
    ["i counted 40, 38, 36", { first: 40, last: 36, jumps: 2, by: -2, slip: null }],
    ["27 37 47 and then 48 49", { first: 27, last: 49, jumps: 4, by: null, slip: null }],
    ["3 6 9 13 16 19", { first: 3, last: 19, jumps: 5, by: 3, slip: { after: 9, by: 3 } }],
    ["2 5 9 11 20", null],
    ["5 5 5 5", null],
  ] as const)("%s", ([text, count]) => {
    expect(rowsIn(text).map((row) => row.count)).toEqual([count]);
  });

  test.for(["7 and 4 and 9 is 20", "1/2 2/3 3/4", "7:10 7:20 7:30", "50 and 60 is 110, 120, 150", "4 times 5, 6"])(
    "none: %s",
    (text) => {
      expect(rowsIn(text)).toEqual([]);
    },
  );

  test.for([
    ["5 2 9", "529", true],
    ["500 20 9", "529", true],
    ["500 9", "509", true],
    ["5 29", "529", false],
    ["4 7", "47", false],
  ] as const)("%s is %s in pieces: %s", ([values, whole, isApart]) => {
    expect(isWrittenApart(values.split(" "), whole)).toBe(isApart);
  });

  const numbersOf = (desk: ReturnType<typeof createTalkDesk>): readonly [number, number] => {
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    return [a, b];
  };
  const counted = (from: number, by: number, jumps: number) =>
    Array.from({ length: jumps + 1 }, (_, at) => from + at * by).join(" ");

  test("counted on from a number of the problem to the answer: it is found", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const tens = Math.floor(b / 10);
    desk.say(`${counted(a, 10, tens)} and then ${counted(a + tens * 10 + 1, 1, (b % 10) - 1)}`);
    expect(desk.problem().phase).toBe("right");
  });

  test("the number that it begins with was counted as one", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const reply = desk.say(counted(a, 1, b - 1));
    expect(reply).toMatchObject({ act: "slip-in-count" });
    expect(reply.text).toContain(`$${a + 1}$`);
    expect(desk.problem().attempts).toBe(0);
  });

  test("a jump that is off is asked for again", () => {
    const desk = createTalkDesk();
    const reply = desk.say("5 10 15 25 30 35");
    expect(reply).toMatchObject({ act: "slip-in-sum" });
    expect(reply.text).toContain("$15 + 5$");
    expect(desk.problem().attempts).toBe(0);
  });

  test("one of a list is not the answer, and its last is where the problem does not tell it", () => {
    const last = createTalkDesk();
    last.say(`${last.right() - 5} ${last.right() - 2} ${last.right()}`);
    expect(last.problem()).toMatchObject({ phase: "right" });
    const desk = createTalkDesk();
    desk.say(`look. 9 ${desk.right()} 3`);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("what is said at the end of a row is meant, and not its last number", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    const [a = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const row = Array.from({ length: right - a }, (_, at) => a + at + 1).join(" ");
    desk.say(`i counted ${row} its ${right + 1} of them`);
    expect(desk.problem().phase).toBe("open");
    desk.say(`i counted ${row}`);
    expect(desk.problem().phase).toBe("right");
  });

  test("what two calculations come to is not put together", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    const [tens, ones] = [right - (right % 10), right % 10];
    desk.say(`${tens * 3} / 3 = ${tens} and ${ones * 3} / 3 = ${ones}`);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("a number with a no behind it is not given", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() + 3} no`);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("a number in pieces is asked for as one number", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    const text = `${right - (right % 10)} ${right % 10}`;
    expect(desk.say(text).text).toContain("Which one number do you mean?");
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });
});

test("[TRN115] a check with a number of before that does not come to a number of the problem", () => {
  const desk = createTalkDesk();
  const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
  const off = a + b + 10;
  desk.say(`${off}`);
  const { text } = desk.say(`${off} - ${a} = ${off - a}`);
  expect(text).toContain(`$${off}$`);
  expect(text).toContain(`$${b}$`);
});
