import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import { clausesOf, shownIn } from "./true-fact.ts";

const opens = (text: string, bank: readonly string[]) =>
  bank.some((phrase) => text.startsWith(phrase.split("{", 1)[0] ?? phrase));

/** The numbers of the problem on the desk. */
function numbersOf(desk: ReturnType<typeof createTalkDesk>): readonly [number, number] {
  const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
  return [a, b];
}

describe("[TRN95] all that a message tells of", () => {
  test.for([
    ["21 and 30 makes 51 and then i add 6 so it is 57", ["$21 + 30 = 51$", "$51 + 6 = 57$"]],
    [
      "19 ÷ 4 is 4 left over 3 and 35 ÷ 4 is 8 r 3",
      [String.raw`$19 \div 4$ is $4$ with $3$ left over`, String.raw`$35 \div 4$ is $8$ with $3$ left over`],
    ],
    ["4 goes into 9 twice", [String.raw`$9 \div 4$ is $2$ with $1$ left over`]],
    ["18 to 20 is 2", ["$18 + 2 = 20$"]],
    ["it is 12 and 5 + 4 = 9", ["12", "$5 + 4 = 9$"]],
    ["40 and 20 is 60 and 3 and 9 is 12", ["$40 + 20 = 60$", "$3 + 9 = 12$"]],
  ] as const)("%s", ([text, told]) => {
    expect(clausesOf(text).map((one) => ("sum" in one ? shownIn(null, one.sum) : one.said.value))).toEqual(told);
  });

  test("what is right is agreed to, all of it", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const [tens, ones] = [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)];
    const text = `${a - (a % 10)} + ${b - (b % 10)} = ${tens} and ${a % 10} + ${b % 10} = ${ones}`;
    const reply = desk.say(text);
    expect(opens(reply.text, PHRASES.fact)).toBe(true);
    expect(reply.text).toContain(`= ${tens}$`);
    expect(reply.text).toContain(`= ${ones}$`);
  });

  test("the first that is mistaken is asked for again, also before a number that is given for the answer", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const ones = (a % 10) + (b % 10);
    const tens = a - (a % 10) + b - (b % 10);
    const first = `${a - (a % 10)} + ${b - (b % 10)} = ${tens}`;
    const reply = desk.say(`${first} and ${a % 10} + ${b % 10} = ${ones + 1} so ${tens + ones + 1}`);
    expect(reply).toMatchObject({ act: "slip-in-sum" });
    expect(opens(reply.text, PHRASES.fact)).toBe(true);
    expect(reply.text).toContain(`$${a % 10} + ${b % 10}$`);
    expect(desk.problem().attempts).toBe(0);
    // What it comes to is on the way then.
    expect(desk.say(String(ones))).toMatchObject({ act: "on-the-way" });
    expect(desk.problem().attempts).toBe(0);
  });

  test("the problem's own numbers put together another way are never agreed to", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    for (const text of [`${a} - ${b} = ${a - b}`, `i did ${a} x ${b} = ${a * b}`]) {
      const reply = desk.say(text);
      expect([opens(reply.text, PHRASES.sumTrue), opens(reply.text, PHRASES.fact)]).toEqual([true, false]);
    }
    expect(desk.problem().attempts).toBe(0);
  });
});

describe("[TRN78] small steps told in one message", () => {
  test("they are agreed to, and the one after them asked", () => {
    const desk = createTalkDesk();
    desk.say("help");
    const [a, b] = numbersOf(desk);
    const [ones, tens] = [desk.step(1), desk.step(2)];
    const reply = desk.say(`its ${ones} and ${Math.floor(a / 10)} + ${Math.floor(b / 10)} + 1 = ${tens}`);
    expect(reply.act).toBe("step-right");
    expect(reply.text).toContain(`= ${tens}`);
    expect(desk.problem().scaffold).toMatchObject({ active: true, step: 3 });
  });

  test("a number of another calculation, or that something is still done with, tells no step", () => {
    const desk = createTalkDesk();
    desk.say("help");
    const one = Number(desk.step(1));
    expect(desk.say(`so ${one} plus 40 i think`).act).not.toBe("step-right");
    expect(desk.problem().scaffold).toMatchObject({ step: 1 });
  });
});

test("[TRN42] what comes next is asked for the problem, and no wish to leave it", () => {
  const desk = createTalkDesk();
  expect(desk.say("then what")).toMatchObject({ act: "steps-begin" });
  expect(createTalkDesk().say("what next")).toMatchObject({ act: "steps-begin" });
  expect(createTalkDesk().say("next")).toMatchObject({ act: "offer-skip" });
});

test.for([
  ["47 to 50 is 3", ["47 + 3 = 50"]],
  ["from 9 to 4 is 5", ["9 - 5 = 4"]],
  ["1 to 10 is 10 numbers", []],
  ["-5 to 3 is 8", []],
] as const)("[TRN95] what is counted on or back: %s", ([said, sums]) => {
  const read = clausesOf(said).flatMap((clause) => ("sum" in clause ? [clause.sum] : []));
  expect(read.map(({ sum, result }) => `${sum} = ${result}`)).toEqual(sums);
});

test.for([
  ["it says 8 and 4 so 8:04", []],
  ["i drew it. 6 6 6 6 that is 24", ["6 + 6 + 6 + 6 = 24"]],
] as const)("[TRN95] %s", ([said, sums]) => {
  const read = clausesOf(said).flatMap((clause) => ("sum" in clause ? [clause.sum] : []));
  expect(read.map(({ sum, result }) => `${sum} = ${result}`)).toEqual(sums);
});

describe("[TRN95] on a way of the pupil's own", () => {
  test("a piece of it is gone on from, and no small step asked", () => {
    const desk = createTalkDesk();
    const [a] = numbersOf(desk);
    desk.say("help");
    const { text } = desk.say(`${a} + 20 = ${a + 20}`);
    expect(PHRASES.goOnFrom.some((question) => text.endsWith(question))).toBe(true);
  });
});

test("[TRN81] a calculation that leads nowhere, and a number that is no step, are doubted rightly", () => {
  const desk = createTalkDesk();
  const [a, b] = numbersOf(desk);
  desk.say(`${a} - ${b} = ${a - b}`);
  expect(opens(desk.say("thats not right is it").text, PHRASES.goodDoubt)).toBe(true);
  const other = createTalkDesk();
  other.say("help");
  other.say("90");
  expect(opens(other.say("no thats too big").text, PHRASES.goodDoubt)).toBe(true);
});

test("[TRN81] what comes to the answer, and other numbers, are not doubted rightly", () => {
  const desk = createTalkDesk();
  const [a, b] = numbersOf(desk);
  desk.say(`${a} + ${b + 1} - 1 = ${a + b}`);
  expect(opens(desk.say("thats too big did i do it wrong").text, PHRASES.goodDoubt)).toBe(false);
  const other = createTalkDesk();
  other.say(`${other.right() - 10}`);
  expect(opens(other.say("isnt 81 too big for 8").text, PHRASES.goodDoubt)).toBe(false);
});

test("[TRN71] the right answer before a question of its own is taken", () => {
  const desk = createTalkDesk();
  desk.say(`so it is ${desk.right()} beads, or can you do it with 9?`);
  expect(desk.problem().phase).toBe("right");
});
