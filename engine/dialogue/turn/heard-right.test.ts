import { describe, expect, test } from "vitest";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import { factOf } from "./fact-of.ts";
import { comparedTerms, meaningOf } from "./glossary.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";
import { comesTo, shownIn, trueFact } from "./true-fact.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));

describe("[TRN29] a reason that comes with the right answer", () => {
  test.for([
    "{} because the ones make a new ten and it moves on",
    "{} because i added the ones first",
    "{} because i counted on my fingers a lot",
    "the answer is {} i added them all",
    "{}, i added the ones",
    "i got {}. i added the ones then the tens",
  ])("%s is heard like one that was asked for", (reason) => {
    const desk = createTalkDesk();
    const reply = desk.say(reason.replace("{}", `${desk.right()}`));
    expect(reply).toMatchObject({ category: "correct", act: "right", asks: null });
    expect(reply.text).toContain("ones go with ones");
    expect(desk.last("teach_back_judged")).toMatchObject({ outcome: "explained", met: [], missing: [] });
  });

  test.for([
    "not {}, i added the ones",
    "{} is too big because i added the ones",
    "it must be more than {} because the tens are big",
    "because it is less than {}",
    "i added the ones, and {} is wrong",
    "first i added them and got {} then i took one away",
  ])("%s: what is not given for the answer is not taken for it", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{}", `${desk.right()}`));
    expect(desk.problem().phase).toBe("open");
  });

  test("a wrong number in the same place is marked as well: the reason behind it makes no guess free", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() - 1}, because i counted on`);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 1 });
  });

  test("a calculation that goes on to another number is no answer", () => {
    const desk = createTalkDesk();
    desk.say(`first i added ${desk.right() - 35} + 35 = ${desk.right()} then i take 2`);
    expect(desk.problem().phase).toBe("open");
  });

  test("without one it is asked for", () => {
    const desk = createTalkDesk();
    expect(desk.say(`${desk.right()} because`).asks).toMatchObject({ kind: "why" });
  });
});

describe("[TRN43] a calculation that is true", () => {
  test("on the way to the answer is agreed to and costs no attempt", () => {
    const desk = createTalkDesk();
    const reply = desk.say("first 20 + 30 is 50");
    expect(reply.text).toContain("20 + 30 = 50");
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test("of the pupil's own, on a problem that is over, is not answered by the answer", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("no");
    const { text } = desk.say("i can do 1000-9 its 991");
    expect(text).toContain("1000 - 9 = 991");
    expect(text).not.toContain(String(desk.right()));
  });

  test("nor does a number of the problem, in reply to a question for one", () => {
    const desk = createTalkDesk();
    for (let round = 0; round < 30 && !desk.say("there is a bird outside").text.includes("Which number"); round++) {
      desk.check(String(desk.right()));
      if (desk.problem().asks !== null) desk.say("no");
      desk.next();
    }
    const [given = ""] = desk.item().problem_content.stem.match(/\d+/u) ?? [];
    expect(desk.last("reply_given")?.text).toContain("Which number");
    expect(desk.say(`${given} first`)).toMatchObject({ act: "heard", asks: { kind: "answer" } });
    expect(desk.problem().attempts).toBe(0);
  });

  test.for([
    ["30 x 10 is 300", "$30 \\times 10 = 300$"],
    ["3 times 18 first that is 54", "$3 \\times 18 = 54$"],
    ["30 x 10 is 310", null],
    ["30 x 18 is 540", null],
    ["100 + 80 + 7 = 187", "$100 + 80 + 7 = 187$"],
    ["2 x 30 + 4 = 64", "$2 \\times 30 + 4 = 64$"],
    ["10 - 2 - 3 = 5", "$10 - 2 - 3 = 5$"],
    ["100 + 80 + 7 = 87", null],
    ["6/2 = 3", "$6 \\div 2 = 3$"],
    ["0.3 x 10 is 3", null],
    ["1 + 2 = 3/4", null],
  ] as const)("%s: %s", ([plain, fact]) => {
    const item = { ...createTalkDesk().item() };
    const stem = "There are 30 bags. Each holds 18 shells.";
    const found = trueFact(plain, { ...item, problem_content: { ...item.problem_content, stem } });
    expect(found && shownIn(null, found)).toBe(fact);
  });

  test("a calculation and no more is the way, where it comes to the answer", () => {
    expect([comesTo("27-12", "k = 15"), comesTo("27-12", "16"), comesTo("15", "15")]).toEqual([true, false, false]);
  });
});

describe("[TRN44] on a problem that is over", () => {
  function over(answer?: string) {
    const desk = createTalkDesk();
    desk.check(answer ?? String(desk.right()));
    if (desk.problem().asks !== null) desk.say("no");
    return desk;
  }

  test("chatter is not sent back to a problem that waits", () => {
    const desk = over();
    for (const text of ["my dog ate my shoe", "there is a bird outside", "my brother likes trains"])
      expect(has(desk.say(text).text, PHRASES.toldAfter)).toBe(true);
    expect(has(desk.say("can you dance").text, PHRASES.offTopicAfter)).toBe(true);
  });

  test("a wish for harder ones is answered", () => {
    expect(has(over().say("do you have any harder ones").text, BESIDE_PHRASES.harder)).toBe(true);
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    expect(desk.problem().asks?.kind).toBe("why");
    expect(has(desk.say("this is too easy").text, BESIDE_PHRASES.harder)).toBe(true);
    expect(desk.last("teach_back_judged")).toMatchObject({ outcome: "left" });
  });

  test("who insists on another answer is told the right one", () => {
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    expect(desk.say("no its 12 i was right").text).toContain(String(desk.right()));
  });

  test("the answer is told to one who asks for it", () => {
    const desk = createTalkDesk();
    for (const wrong of ["901", "902", "903"]) desk.check(wrong);
    expect(desk.problem().phase).not.toBe("open");
    expect(desk.say("just tell me the answer").text).toContain(String(desk.right()));
  });

  test("why it is what it is, is told by its steps", () => {
    const desk = over();
    expect(desk.say("why is it that then").text).toContain("Add the ones. Add the tens, and the ten you carried.");
  });

  test("the next one is called the next, not one that was left", () => {
    const desk = over();
    expect(has(desk.say("next").text, PHRASES.onward)).toBe(true);
  });
});

describe("[TRN45] what is written about the work itself", () => {
  test.for([
    ["what do i need to find out again?", "Put both together. How much is it in all?"],
    ["how many tries do i get", "tries"],
    ["i dont understand the question", "Put both together. How much is it in all?"],
    ["what if the numbers are bigger", "goes the same way"],
    ["if i say 24 will you say its right", "Give it as your answer"],
  ] as const)("%s: %s", ([text, told]) => {
    expect(createTalkDesk().say(text).text).toContain(told);
  });

  test.for([
    ["can you give me 1/2 + 1/3 please", "ownProblem"],
    ["can we do ones like 2x+3=11", "ownProblem"],
    ["oops typo", "sorry"],
    ["ok let me think", "wait"],
    ["leave me alone", "refused"],
    ["im not doing this", "refused"],
    ["asdfgh", "noise"],
    ["can i have a harder one", "harder"],
    ["can i split it in tens and ones", "mayTry"],
    ["can i guess", "mayTry"],
    ["why do you never give hard ones", "harder"],
  ] as const)("%s: %s", ([text, bank]) => {
    const desk = createTalkDesk();
    expect(has(desk.say(text).text, BESIDE_PHRASES[bank])).toBe(true);
    expect(desk.problem().attempts).toBe(0);
  });

  test("what went amiss is told also to one who is stuck, and who is unkind is told so", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() - 10}`);
    expect(desk.say("i dont know what i did wrong").act).toBe("slip");
    expect(has(createTalkDesk().say("shut up and help me").text, PHRASES.unkind)).toBe(true);
  });

  test("where the answer to the problem was asked for, another number is an attempt, steps or not", () => {
    const desk = createTalkDesk();
    desk.say("help");
    desk.say(`${desk.right() - 10}`);
    expect(desk.problem()).toMatchObject({ attempts: 1, asks: { kind: "answer" }, scaffold: { active: true } });
    desk.say("902");
    expect(desk.problem().attempts).toBe(2);
  });

  test("an answer given again is not taken for the one before it, and a yes to stopping may be a plea", () => {
    const desk = createTalkDesk();
    for (const value of ["901", "902", "901"]) desk.say(value);
    expect(has(desk.say("am i right").text, PHRASES.notYetPlain)).toBe(true);
    const tired = createTalkDesk();
    tired.say("im tired");
    expect(tired.say("can i stop now")).toMatchObject({ act: "stop" });
  });

  test("who has just been wrong is not told that it is known", () => {
    const desk = createTalkDesk();
    desk.say("901");
    expect(has(desk.say("boring").text, PHRASES.known)).toBe(false);
  });

  test("who is tired may stop", () => {
    expect(createTalkDesk().say("im tired")).toMatchObject({ act: "offer-stop", asks: { kind: "yes-no" } });
  });

  test("a doubt is answered by what was given, a claim of an answer by its want", () => {
    const desk = createTalkDesk();
    expect(has(desk.say("i already said the right answer").text, PHRASES.noAnswerYet)).toBe(true);
    desk.say("150");
    expect(desk.say("150 is right my mum is a teacher").act).toBe("same-again");
    expect(desk.problem().attempts).toBe(1);
    desk.say("100 is right my mum is a teacher");
    expect(desk.problem().attempts).toBe(2);
  });

  test.for([
    ["i already know this is too easy", "acknowledge"],
    ["*shrugs*", "stuck"],
    ["i drew it", "explanation"],
    ["i feel dumb", "stuck"],
    ["i dont know what times is", "conceptual_question"],
    ["my teacher said you have to tell me the answer", "stuck"],
    ["ok so what is it then", "stuck"],
  ] as const)("%s is taken as %s", ([text, category]) => {
    const desk = createTalkDesk();
    desk.say(text);
    expect(desk.last("message_received")).toMatchObject({ category, value: null });
  });
});

test("[TRN41] a question about no mathematics gets neither the lesson's idea nor a hint", () => {
  const reply = createTalkDesk().say("is a kite a toy plane");
  expect(has(reply.text, PHRASES.cannotSay)).toBe(true);
  expect(reply.asks).toMatchObject({ kind: "answer" });
});

describe("[TRN46] the lesson's small check", () => {
  test.for(["B because ten ones are a ten", "so b cause its more", "B"])("is answered by %s", (text) => {
    const desk = createTalkDesk();
    expect(desk.say("why do we carry")).toMatchObject({ asks: { kind: "choice" } });
    expect(desk.say(text)).toMatchObject({ act: "check-right" });
  });

  test("comes once in a session", () => {
    const desk = createTalkDesk();
    desk.say("why do we carry");
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("no");
    desk.next();
    expect(desk.say("why do we carry").asks).not.toMatchObject({ kind: "choice" });
  });

  test("is not shown where one of its choices holds the answer", () => {
    const right = createTalkDesk().right();
    const check = { ...TALK_LESSON.check, choices: ["$1$", `2 and ${right}`, "$3$"] };
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, check }]));
    expect(desk.say("why do we carry").asks).not.toMatchObject({ kind: "choice" });
  });
});

describe("[TRN47] a fact that is asked for", () => {
  test.for([
    ["what is 3 times 4", "$3 \\times 4 = 12$."],
    ["what is 0.4 + 0.1", "$0.4 + 0.1 = 0.5$."],
    ["whats 1.5 - 0.25", "$1.5 - 0.25 = 1.25$."],
    ["what is 9+9+9", null],
    ["what is 1/2 + 1/4", null],
    ["what is 6/7 - 5/7", null],
    ["what is 12 - 3 - 4", null],
  ] as const)("%s: %s", ([plain, fact]) => {
    expect(factOf(plain)).toBe(fact);
  });

  test.for([
    ["what is a ten", "bundle of ten ones"],
    ["what is 100 again", "ten tens"],
    ["what is a seventh", "one of seven equal parts"],
    ["is the denominator the top or the bottom", "bottom number"],
    ["what is a multiple is that the same as a factor", "A factor goes into a number"],
    ["what is subtract", "take away"],
    ["what does the x mean", "groups of the same size"],
    ["what is an improper fraction", "top that is as big as the bottom"],
  ] as const)("%s: %s", ([plain, told]) => {
    const place = { item: createTalkDesk().item(), lesson: undefined, lessons: [], said: "" };
    expect(comparedTerms(plain) ?? meaningOf(plain, place)).toContain(told);
  });
});
