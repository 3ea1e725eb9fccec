import { describe, expect, test } from "vitest";
import { pleaByLanguage } from "../understand/pleas.ts";
import { isListOfOne, numbersOf } from "./said-right.ts";
import { isGiven, valuesSaid } from "./said-values.ts";
import { createTalkDesk } from "./talk.fixture.ts";

const ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** From 20 to 99, whole tens or not. */
const written = (n: number) => [TENS[Math.floor(n / 10)], ONES[n % 10]].filter(Boolean).join("-");

describe("[TRN71] values of a message", () => {
  test.for<readonly [string, readonly string[]]>([
    ["72 m i counted in 12s", ["72", "12"]],
    ["and 15 so 50. 2 hours 50", ["15", "50", "2 h 50 min"]],
    ["its 2 h 5 min or 20 minutes", ["2 h 5 min", "20 min"]],
    ["8:39 pm cos bed time is night", ["8:39 pm"]],
    ["w = 117 and 5 38/80 and 1/2", ["w = 117", "5 38/80", "1/2"]],
    ["-17 is colder than 60%", ["-17", "60%"]],
  ])("%s", ([text, values]) => {
    expect(valuesSaid(text).map(({ value }) => value)).toEqual(values);
  });

  test.for([
    "oh {} cos i did it again",
    "and then i saw it must be {}, yes",
    "so it goes up to {}",
    "i did it in my head and it was {}",
    "no idea but {}?",
    "{}. is that the same as the other way round?",
    "wait i make it {} because 10 and 8 and 77 come to that",
    "{}, i went up from 34: 6 to 40, then 30 more, then 5",
    "{} then. but how can you have that many when a bag only has 6",
    "{} euros",
    "10, 20, 30 ... {}. so it is {}",
    "{} and 77 then. 77 is not in it. So it is {}.",
  ])("the right answer is taken: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replaceAll("{}", `${desk.right()}`));
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
  });

  test.for(["so {}. i keep forgetting the last part", "{}. can i go outside now"])(
    "written out it is taken as in digits: %s",
    (say) => {
      const desk = createTalkDesk();
      desk.say(say.replace("{}", written(desk.right())));
      expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
    },
  );

  test.for([
    "first i had {} because i forgot something so now i say 777",
    "{}. or is it 777?",
    "{}. is 777 ok too?",
    "{}! no its 777",
    "so its minus {}",
  ])("an answer that another one follows, or with another sign, is not right: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{}", `${desk.right()}`));
    expect(desk.problem().phase).toBe("open");
  });

  test("after another way told it is not asked how it was found", () => {
    const desk = createTalkDesk();
    expect(desk.say(`${desk.right()}, i went up from 34: 6 to 40, then 30 more, then 5`)).toMatchObject({
      act: "right",
      asks: null,
    });
  });

  test.for(["{}, i need 5 more minutes", "{}, i just guessed, it was 1 of 2"])(
    "%s tells no way: why is asked",
    (say) => {
      const desk = createTalkDesk();
      expect(desk.say(say.replace("{}", `${desk.right()}`)).asks).toMatchObject({ kind: "why" });
    },
  );

  test("a calculation that comes to it has not more to do: it is asked whether it is the answer", () => {
    const desk = createTalkDesk();
    expect(desk.say(`${desk.right() - 35} + 35 = ${desk.right()}, that is 1000 less than mine, weird`).act).toBe(
      "is-it-yours",
    );
    desk.say("yes");
    expect(desk.problem().phase).toBe("right");
  });

  test("a number beside the work is not asked about, and nothing said to it brings the answer", () => {
    const desk = createTalkDesk();
    expect(desk.say(`i have had ${desk.right()} goes how many goes do you get`).act).not.toBe("is-it-yours");
    desk.say("ok what is it then");
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test.for(["i am {} years old", "me and my {} friends", "{} oclock is bedtime", "there are five kids and i am {}"])(
    "a number that is written out and tells of something else is not asked about: %s",
    (say) => {
      const desk = createTalkDesk();
      expect(desk.say(say.replace("{}", written(desk.right()))).act).not.toBe("is-it-yours");
      expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
    },
  );

  test.for([
    ["24: 1,2,3,4,6,8,12,24", true],
    ["so 18 is 1 2 3 6 9 18", true],
    ["factors of 30 are 1, 2 and 3", true],
    ["1, 2, 3, 6", false],
    ["they are 1, 2, 3, 6", false],
    ["5: 1, 5", false],
  ] as const)("%s: of one number of a problem that asks for those of several: %s", ([text, isOne]) => {
    const item = createTalkDesk().item();
    const stem = "Write all the common factors of $18$, $30$ and $24$.";
    const problem = { ...item.problem_content, stem, diagram: undefined };
    const asked = { ...item, problem_content: problem, answer_spec: { ...item.answer_spec, kind: "set" as const } };
    expect(isListOfOne(text, asked)).toBe(isOne);
  });

  test("a number of the problem is another one without its sign", () => {
    const { meta, problem_content: problem, ...item } = createTalkDesk().item();
    const stem = "How far is $-21$ from $4$? Is $30 - 21$ more, or $31-19$?";
    const told = numbersOf({ ...item, meta, problem_content: { ...problem, stem, diagram: undefined } });
    expect([...told]).toEqual(["-21", "4", "30", "21", "31", "19"]);
  });

  test.for([
    "{} cant be it",
    "it is not {}",
    "it cant be {}",
    "that couldn't be {}",
    "the numbers are 10 20 30 ... {}",
    "if it was {} it would be bigger",
    "{} is too big",
    "first {} then i take some off",
    "less than {}",
    "i didn't count the {} because it is one more",
  ])("what is not given for the answer is not taken: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{}", `${desk.right()}`));
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("all boxes of a problem in one sentence are taken; some of them are asked for, and nothing is marked", () => {
    const desk = createTalkDesk("t.both");
    const all = desk.item().answer_spec.parts?.map(({ canonical }) => canonical) ?? [];
    desk.say(`and ${all[0]} of them because my teacher says it is like that with ${all.map(() => 77).join(" ")}`);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
    desk.say(`${all.join(" ")} lol its just the same numbers`);
    expect(desk.problem().phase).toBe("right");
  });
});

describe("[TRN71] a calculation that is asked for", () => {
  test.for(["so its {}", "i'd say {}, my nan always says it like that", "{} is that how you write it"])(
    "is marked, as any other answer: %s",
    (say) => {
      const desk = createTalkDesk("t.greater");
      desk.say(say.replace("{}", desk.item().solution_logic.final_answer_canonical));
      expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
    },
  );

  test("with more behind it is asked about, and taken after a yes", () => {
    const desk = createTalkDesk("t.greater");
    const right = desk.item().solution_logic.final_answer_canonical;
    expect(desk.say(`${right} does that look like your 468`).act).toBe("is-it-yours");
    desk.say("yes");
    expect(desk.problem().phase).toBe("right");
  });

  test("another one is marked, and not met as a calculation on the way", () => {
    const desk = createTalkDesk("t.greater");
    desk.say("99 + 9");
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 1 });
  });
});

describe("[TRN75] a number in passing", () => {
  const inPassing = (n: number) => `so the dot moves ${n}`;

  test("is asked about without being named, and marked after a yes", () => {
    const desk = createTalkDesk();
    const asked = desk.say(inPassing(desk.right() + 3));
    expect(asked).toMatchObject({ act: "is-it-yours", asks: { kind: "yes-no" } });
    expect(asked.text).not.toMatch(/\d/u);
    expect(desk.problem().attempts).toBe(0);
    desk.say("yes");
    expect(desk.problem()).toMatchObject({ attempts: 1, phase: "open" });
    expect(desk.last("attempt_submitted")?.given).toEqual([`${desk.right() + 3}`]);
  });

  test("is not marked after a no", () => {
    const desk = createTalkDesk();
    expect(desk.say(inPassing(desk.right() + 3)).act).toBe("is-it-yours");
    desk.say("no");
    expect(desk.problem().attempts).toBe(0);
  });

  test("that counts something is asked about where it is the answer", () => {
    const desk = createTalkDesk();
    expect(desk.say(`i had to say ${desk.right()} numbers to get there`).act).toBe("is-it-yours");
    desk.say("yes");
    expect(desk.problem().phase).toBe("right");
  });
});

describe("[TRN73] a calculation on the way that comes to something else", () => {
  test("is asked for again without its result, as often as it is made", () => {
    const desk = createTalkDesk();
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const [tensA, tensB] = [a - (a % 10), b - (b % 10)];
    for (const off of [1, 2]) {
      const { act, text } = desk.say(`${tensA} + ${tensB} = ${tensA + tensB + off}`);
      expect(act).toBe("slip-in-sum");
      expect(text).toContain(`${tensA} + ${tensB}`);
      expect(text).not.toContain(`${tensA + tensB}`);
    }
    expect(desk.problem().attempts).toBe(0);
  });
});

describe("[TRN73] a calculation that was not worked out", () => {
  test("and would come to a known slip gets help with that, and is not marked", () => {
    const desk = createTalkDesk();
    const wrong = Number(desk.item().misconceptions[0]?.trigger.value ?? 0);
    const { act, text } = desk.say(`${wrong - 1} + 1`);
    expect(act).toBe("heard");
    expect(desk.problem().attempts).toBe(0);
    const hints = desk.item().misconceptions.flatMap((one) => one.hint_ladder);
    expect([...hints, ...(desk.item().hints ?? [])].some((hint) => text.includes(hint))).toBe(true);
  });
});

describe("[TRN75] whether a message gives a value for the answer", () => {
  const stem = "The garden has 12 beds. What part of the beds has 5 plants, in metres?";
  test.for<readonly [string, string, boolean]>([
    ["24", "24", true],
    ["i think its 24", "24", true],
    ["24 beds", "24", true],
    ["24 because i added them", "24", true],
    ["i counted on and on and then i got 24", "24", true],
    ["so the answer is 24 lol", "24", true],
    ["45 is odd so you cant go smaller", "45", false],
    ["so one step is 1/9", "1/9", false],
    ["in the picture there are 10 fives", "10", false],
    ["5 with plants and 7 without", "5", false],
    ["its about 70 because 50 + 20", "70", false],
    ["all the small ones are 12", "12", false],
    ["8 16 24 32 40 48", "48", false],
    ["3, 6, 9, so it is 12", "12", true],
  ])("%s", ([text, value, given]) => expect(isGiven(text, value, stem)).toBe(given));
});

describe("[TRN72] a way of one's own", () => {
  test("what the open step comes to is taken in the middle of other words", () => {
    const desk = createTalkDesk();
    desk.say("i dont know what to do");
    const at = desk.problem().scaffold?.step ?? 1;
    expect(desk.say(`put those together so it is ${desk.step(at)} carry on`).act).toBe("step-right");
  });

  test("is no miss while another small step is asked", () => {
    const desk = createTalkDesk();
    desk.say("i dont know what to do");
    const before = desk.problem().scaffold?.misses;
    expect(before).toBe(0);
    expect(desk.say("100 + 100 = 200")).toMatchObject({ category: "explanation", act: "heard" });
    expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: { misses: 0 } });
  });
});

describe("[TRN74] what is explained", () => {
  test("after an answer with a known slip gets a word on it, not only thanks", () => {
    const desk = createTalkDesk();
    const wrong = desk.item().misconceptions[0]?.trigger.value ?? "";
    desk.check(wrong);
    const { act, text } = desk.say("i put them together like my brother does it");
    expect(act).toBe("heard");
    const hints = [...desk.item().misconceptions.flatMap((one) => one.hint_ladder), ...(desk.item().hints ?? [])];
    expect(hints.some((hint) => text.includes(hint))).toBe(true);
  });
});

describe("[TRN76] other languages", () => {
  test.for([
    ["什么是乘法", "中文"],
    ["هل هذا صحيح", "العربية"],
    ["як це зробити їх", "Українська"],
    ["как это сделать", "Русский"],
    ["यह कैसे करें", "हिन्दी"],
  ])("[UND35] %s is a plea in %s", ([text = "", language]) => {
    expect(pleaByLanguage(text)?.language).toBe(language);
    const desk = createTalkDesk();
    expect(desk.say(text).text).toContain(pleaByLanguage(text)?.line);
  });

  test("the right answer in it is taken, another number is not marked", () => {
    const desk = createTalkDesk();
    desk.say(`答案是不是 ${desk.right() + 1} 呢`);
    expect(desk.problem().attempts).toBe(0);
    desk.say(`是 ${desk.right()}`);
    expect(desk.problem().phase).toBe("right");
  });

  test.for([
    ["Español", "cuánto es una suma y por qué"],
    ["Português", "mas quanto é uma soma"],
    ["Polski", "a jak to się liczy, czy trzeba dodać"],
    ["Türkçe", "neden daha az oldu"],
    ["हिन्दी", "kya hota hai yeh"],
    [undefined, "my mum says no, so i do it on my own"],
    [undefined, "que is not a word"],
  ])("[UND35] in Latin letters two small words tell it: %s", ([language, text = ""]) => {
    expect(pleaByLanguage(text)?.language).toBe(language);
  });

  test("who has asked for help in one goes on in it", () => {
    const desk = createTalkDesk();
    desk.say("anlamadım");
    expect(desk.say("neden çarpma yapıyoruz").category).not.toBe("off_topic");
  });
});

describe("[TRN77] whether two numbers are worth the same", () => {
  test.for([
    ["is 3.6 the same as 3.60", /^Yes, .*3\.6.* and .*3\.60.* are worth the same/u],
    ["so would |50| be the same as |-50|?", /^Yes/u],
    ["is 1/2 equal to 2/3", /^No/u],
  ] as const)("%s", ([text, answer]) => {
    const desk = createTalkDesk();
    expect(desk.say(text).text).toMatch(answer);
    expect(desk.problem().attempts).toBe(0);
  });
});

describe("[TRN78] more than chatter", () => {
  test("an oh with words of the problem is taken as explained, a bare one is not", () => {
    const desk = createTalkDesk();
    const [word = ""] = desk.item().problem_content.stem.match(/\p{L}{4,}/gu) ?? [];
    expect(desk.say("ok")).toMatchObject({ category: "acknowledge" });
    expect(desk.say(`oh ok now i see why the ${word} is there`)).toMatchObject({ act: "heard" });
  });

  test("who is between two answers gets a hint", () => {
    const desk = createTalkDesk();
    const hints = desk.item().hints ?? [];
    const { act, text } = desk.say(`${desk.right()} or ${desk.right() + 10}`);
    expect(act).toBe("which-of-two");
    expect(hints.some((hint) => text.includes(hint))).toBe(true);
  });
});

describe("[TRN72] [TRN73] what a mistaken way comes to", () => {
  test("is not agreed to where the smaller number stands first, though a line comes to the same", () => {
    const desk = createTalkDesk();
    const step = Number(desk.step(1));
    expect(desk.say(`${step} - ${step * 2} you cant do so i wrote ${step}`).act).not.toBe("on-the-way");
  });

  test("a calculation that comes to the answer is asked to be worked out, and not called wrong", () => {
    const desk = createTalkDesk();
    const { act, text } = desk.say(`so ${desk.right() - 1} + 1?`);
    expect(text).not.toMatch(/\bnot\b/iu);
    expect(["unread", "heard"]).toContain(act);
    expect(desk.problem().attempts).toBe(0);
  });
});
