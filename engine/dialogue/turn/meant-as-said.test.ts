import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { isNearnessTold } from "./closeness.ts";
import { rowsIn } from "./in-a-row.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import { shownIn, statedSums } from "./true-fact.ts";

const starts = (text: string, bank: readonly string[]) =>
  bank.some((phrase) => text.startsWith(phrase.split("{", 1)[0] ?? phrase));
const told = (text: string) => statedSums(text).map((sum) => shownIn(null, sum));
const numbersOf = (desk: ReturnType<typeof createTalkDesk>): readonly [number, number] => {
  const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
  return [a, b];
};

describe("[TRN71] the right answer that is meant for it", () => {
  test.for([
    "{}. and you cant do more because 11 is too big for that",
    "{}. i hate this one",
    "{}. 7 no 9 no 13 no",
    "{}. what if it was the other way round",
    "so thats {} buttons",
    "30 40 50 60 70 {}. is it that, so {}",
  ])("is taken: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replaceAll("{}", `${desk.right()}`));
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
  });

  test.for(["what if {} is too much", "100 - {}"])("is not taken: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{}", `${desk.right()}`));
    expect(desk.problem().phase).toBe("open");
  });

  test("which of many in a row is meant is asked", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    const row = [3, 2, 1, 0].map((back) => right - back).join(" ");
    expect(desk.say(`${row} they all go with ${numbersOf(desk)[0]} maybe`).text).toContain(
      "Which one number do you mean",
    );
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });
});

describe("[TRN81] what is given up", () => {
  test.for(["{} is way too much for that so no", "i tried {} so that's wrong", "{} no", "30 + 70 is {}? no"])(
    "is rightly left: %s",
    (say) => {
      const desk = createTalkDesk();
      expect(starts(desk.say(say.replace("{}", "100")).text, PHRASES.goodDoubt)).toBe(true);
      expect(desk.problem().attempts).toBe(0);
    },
  );

  test.for(["{} is too much so no", "i tried {} so that's wrong", "100 or {} so no"])(
    "of the answer nothing is agreed to: %s",
    (say) => {
      const desk = createTalkDesk();
      expect(starts(desk.say(say.replace("{}", `${desk.right()}`)).text, PHRASES.goodDoubt)).toBe(false);
    },
  );
});

describe("[TRN95] calculations one in another", () => {
  test("what comes to another one comes to what that does", () => {
    expect(told("40 x 95 = 3600 + 200 = 3800")).toEqual([String.raw`$40 \times 95 = 3800$`]);
    expect(told("9 x 5 = 45 minus 0.9 = 44.1")).toEqual([String.raw`$9 \times 5 = 45$`, "$45 - 0.9 = 44.1$"]);
    expect(told("40 x 95 = 3600 + 100 = 3700")).toContain("$3600 + 100 = 3700$");
    expect(told("800 / 4 = 200 and 8 / 4 = 2")).toHaveLength(2);
  });

  test("one that is taken back is none", () => {
    expect(told("90 + 12 = 102? no you take it away")).toEqual([]);
    expect(told("90 + 12 = 102? yes")).toEqual(["$90 + 12 = 102$"]);
  });

  test("a number that is a sentence by itself is given beside it", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const said = `${a} - ${b} = ${a - b}`;
    expect(desk.say(said).act).toBe("heard");
    desk.say(`${said}. ${a - b}.`);
    expect(desk.problem().attempts).toBe(1);
  });
});

test.for([
  ["7 does not go into 39 and 2 neither so it must be prime then", false],
  ["7 does not go into 39", true],
  ["7 does not go into 39. so what now", true],
] as const)("[TRN97] %s: agreed to, as nothing is concluded from it: %s", ([say, isAgreed]) => {
  expect(createTalkDesk().say(say).text.includes("does not go into")).toBe(isAgreed);
});

test("[TRN5] no number is near on the other side of one of the problem's", () => {
  const item = createTalkDesk().item();
  const most = Math.max(...numbersOf(createTalkDesk()));
  expect(isNearnessTold(item, "add", String(most + 1))).toBe(true);
  expect(isNearnessTold(item, "add", String(most - 1))).toBe(false);
});

test("[TRN114] the last of a row is said twice, and zeros stand before a number", () => {
  expect(rowsIn("5 10 15 20 20")[0]?.count).toMatchObject({ last: 20, by: 5 });
  const desk = createTalkDesk();
  expect(desk.say(`00${desk.right()}`).text).toContain("Write it in one piece");
  expect(desk.problem().phase).toBe("open");
});

test("[TRN74] who has found a step is not led back to the beginning", () => {
  const desk = createTalkDesk();
  const [a, b] = numbersOf(desk);
  desk.say(`${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}`);
  expect(desk.say("i did the ones because they come first").text).not.toContain("What do the ones make?");
});

test("[TRN116] on a problem that is over its calculation is said to come to the answer", () => {
  const desk = createTalkDesk();
  const [a, b] = numbersOf(desk);
  desk.say(`${a + b}`);
  expect(desk.say(`because you have to do ${a} + ${b} here`).text).toContain(`$${a} + ${b} = ${a + b}$`);
});
