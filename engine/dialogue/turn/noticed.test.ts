import { describe, expect, test } from "vitest";
import { line, written, type Trace } from "../../index.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { PHRASES } from "../compose/phrases.ts";
import { columnsTurned, hasColumnTurned } from "./column-turned.ts";
import { isOwnWay } from "./on-a-line.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";
import type { Talk } from "./talk.ts";
import { rightSumIn, statedSum } from "./true-fact.ts";

const starts = (text: string, bank: readonly string[]) =>
  bank.some((phrase) => text.startsWith(phrase.split("{", 1)[0] ?? phrase) && phrase !== "");

const difference = (top: string, bottom: string, answer: string) =>
  ({
    problem_content: { stem: `Subtract $${bottom}$ from $${top}$.` },
    solution_logic: { final_answer_canonical: answer },
  }) as unknown as MathProblemItem;

describe("[TRN80] a column worked from the bottom up", () => {
  test.for([
    ["7.2", "4.8", "2.4", "7-4 is 3 and 8-2 is 6", true, "3.6"],
    ["73", "46", "27", "7-4=3 and 6-3=3", true, "33"],
    ["904", "616", "288", "6 take away 4 is 2", true, "312"],
    ["73", "46", "27", "13-6=7", false, "33"],
    ["73", "46", "27", "7-4=3", false, "33"],
    ["78", "46", "32", "8-6=2", false, "32"],
    ["73", "46", "27", "bo 7-4=3 a 6-3=3", true, "33"],
  ] as const)("%s - %s: %s", ([top, bottom, answer, said, isTurned, all]) => {
    const item = difference(top, bottom, answer);
    expect(hasColumnTurned(said, item)).toBe(isTurned);
    expect(columnsTurned(item)).toBe(all);
  });
});

test("[TRN80] in a difference on the way, too", () => {
  const from = { known: "all", value: written(280) };
  const way = line("left", "subtract", [from, { known: "gone", value: written(119) }]);
  const item = difference("7", "40", "161");
  expect(hasColumnTurned("because 9-0 is 9", item)).toBe(false);
  expect(hasColumnTurned("because 9-0 is 9", item, { givens: [], routes: [[way]] })).toBe(true);
});

describe("[TRN74] a calculation that leads nowhere beside one that leads on", () => {
  const opens = (text: string, bank: readonly string[], fact: string) =>
    bank.some((phrase) => text.startsWith(phrase.replace("{fact}", fact)));

  test.for([
    ["7+5=12 and 20+26=46", "$7 + 5 = 12$"],
    ["20+26=46, 7+5=12", null],
  ] as const)("%s: agreed to is what comes before it, and nothing is marked", ([text, agreed]) => {
    const desk = createTalkDesk();
    const reply = desk.say(text);
    expect(reply.category).toBe("explanation");
    const isOpen =
      agreed === null ? opens(reply.text, PHRASES.sumTrue, "$20 + 26 = 46$") : opens(reply.text, PHRASES.fact, agreed);
    expect(isOpen).toBe(true);
    expect(reply.text.includes("7 + 5")).toBe(agreed !== null);
    expect(desk.problem().attempts).toBe(0);
  });
});

test("[TRN65] a number of the problem that is asked about is not asked about as the answer", () => {
  const desk = createTalkDesk();
  const [a = ""] = desk.item().problem_content.stem.match(/\d+/gu) ?? [];
  expect(desk.say(`so the ${a} stays?`).act).not.toBe("tentative");
  expect(desk.count("attempt_evaluated")).toBe(0);
});

test("[TRN77] is 5% 0.5", () => {
  expect(createTalkDesk().say("so is 5% 0.5").text).toContain("are not worth the same");
  expect(createTalkDesk().say("is 50% 0.5?").text).toContain("are worth the same");
});

describe("[TRN79] values that are the same", () => {
  test.for([
    ["1/3 is 3/9 in the picture", true],
    ["1 3/4 = 7/4", true],
    ["200% is 2. omg", true],
    ["1/3 is 2/9", false],
    ["3 + 4 = 7", false],
  ] as const)("%s", ([text, isSame]) => {
    const desk = createTalkDesk();
    expect(desk.say(text).text.includes("is the same as")).toBe(isSame);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
    const over = createTalkDesk();
    over.check(String(over.right()));
    expect(over.say(text).text.includes("is the same as")).toBe(isSame);
  });

  test("[TRN78] who is between two that are worth the same is told so", () => {
    expect(createTalkDesk().say("8/12 or 2/3?").text).toContain("are worth the same");
    expect(createTalkDesk().say("8/12 or 2/5?").text).not.toContain("worth the same");
  });
});

describe("[TRN81] what a child notices and feels", () => {
  test("a doubt about a number that did not fit is agreed with", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() + 100}`);
    const { text } = desk.say("but thats way too big");
    expect(starts(text, PHRASES.goodDoubt)).toBe(true);
    expect(starts(createTalkDesk().say("but thats way too big").text, PHRASES.goodDoubt)).toBe(false);
  });

  test.for([
    ["im gonna fail the test on friday", PHRASES.worried],
    ["everybody in my class knows it only me not", PHRASES.behind],
    ["everyone else in my group is finished already", PHRASES.behind],
    ["i dont want to do maths", PHRASES.complaint],
  ] as const)("%s", ([text, bank]) => {
    expect(starts(createTalkDesk().say(text).text, bank)).toBe(true);
  });

  test.for(["my cat is sick and she is at the vet", "will she be ok", "my grandpa died"])(
    "nothing is asked: %s",
    (text) => {
      const reply = createTalkDesk().say(text);
      expect(starts(reply.text, PHRASES.sadNews)).toBe(true);
      expect(reply.text).not.toContain("?");
    },
  );
});

describe("[TRN82] the right calculation, and a division with a rest", () => {
  test.for([
    ["30 31 32... its 60-31", "29", "$60 - 31$"],
    ["25/20 - 12/20", "13/20", String.raw`$\frac{25}{20} - \frac{12}{20}$`],
    ["1/4 + 1", "1 1/4", String.raw`$\frac{1}{4} + 1$`],
    ["60-31=28", "29", null],
    ["60-31 so 28", "29", null],
    ["60-30", "29", null],
    ["60-31", "x + 1", null],
  ] as const)("%s", ([text, answer, sum]) => {
    expect(rightSumIn(text, answer)).toBe(sum);
  });

  test("it is asked what it comes to, and nothing is marked", () => {
    const desk = createTalkDesk();
    const { text } = desk.say(`i think its ${desk.right() - 7} + 7`);
    expect(text).toContain(`${desk.right() - 7} + 7`);
    expect(text).not.toContain(String(desk.right()));
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test.for([
    ["127 : 9 = 14 r 1", true],
    ["127 divided by 9 is 14 remainder 1", true],
    ["127 : 9 = 14 r 2", false],
    ["127 : 9 = 13 r 10", false],
  ] as const)("%s", ([text, isTrue]) => {
    expect(statedSum(text)?.isTrue).toBe(isTrue);
    const desk = createTalkDesk();
    expect(desk.say(text).text.includes("left over")).toBe(isTrue);
  });
});

describe("[TRN75] several numbers are no answer that could not be read", () => {
  test.for(["11 and 8", "1 2 3 6 9 27", "the left one 12 the other one 30"])("%s", (text) => {
    const desk = createTalkDesk();
    expect(desk.say(text)).toMatchObject({ category: "explanation" });
    expect(desk.count("attempt_evaluated")).toBe(0);
  });
});

test("[TRN71] what is counted past is not the answer", () => {
  const desk = createTalkDesk();
  const right = desk.right();
  desk.say(`${right - 1} ${right} ${right + 1} so its ${right + 5} long`);
  expect(desk.problem().phase).toBe("open");
});

describe("[TRN74] what the pupil's own calculation came to", () => {
  const onesOf = (desk: ReturnType<typeof createTalkDesk>) => {
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    return [a % 10, b % 10] as const;
  };

  test("is not asked again when the small steps begin", () => {
    const desk = createTalkDesk();
    const [a, b] = onesOf(desk);
    desk.say(`${a} + ${b} = ${a + b}`);
    desk.say("help");
    expect(desk.problem().scaffold).toMatchObject({ active: true, step: 2 });
  });

  test.for([1, -1])("is asked where it was worked out to another number: %i off", (off) => {
    const desk = createTalkDesk();
    const [a, b] = onesOf(desk);
    desk.say(`${a} + ${b} = ${a + b + off}`);
    desk.say("help");
    expect(desk.problem().scaffold).toMatchObject({ active: true, step: 1 });
  });
});

test.for([
  ["500 / 12 = 41.6", false],
  ["576 / 2 = 288", false],
  ["480 / 12 = 40", false],
  ["500 / 4 = 125", true],
] as const)("[TRN74] %s is no piece of the problem's own division, or is one: %s", ([said, isOwn]) => {
  const divisor = said.includes("4 = ") ? 4 : 12;
  const of = (name: string, value: number) => ({ name, value: written(value) });
  const trace: Trace = {
    givens: [of("all", 576), of("each", divisor)],
    goal: { operation: "divide", from: ["all", "each"] },
    routes: [
      [
        line("end", "divide", [
          { given: "all", value: written(576) },
          { given: "each", value: written(divisor) },
        ]),
      ],
    ],
  };
  const desk = createTalkDesk("t.add", { ...talkContent(), trace: () => trace });
  const fact = statedSum(said);
  const talk = { desk: { item: desk.item() }, env: { content: { trace: () => trace } } } as unknown as Talk;
  expect(fact !== null && fact.isTrue && isOwnWay(talk, fact)).toBe(isOwn);
});
