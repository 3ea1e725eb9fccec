import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { askedAbroad, pleaByLanguage } from "../understand/pleas.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

/** What is said to one message on a sum of two numbers of two digits. */
function asked(text: string): string {
  return createTalkDesk().say(text).text;
}

/** The numbers of the problem on a desk. */
function numbersOn(desk: ReturnType<typeof createTalkDesk>): readonly [string, string] {
  const [a = "", b = ""] = desk.item().problem_content.stem.match(/\d+/gu) ?? [];
  return [a, b];
}

describe("[TRN101] a calculation that is asked about", () => {
  test.for([
    [(a: string, b: string) => `do i do ${a} + ${b}`, (a: string, b: string) => `$${a} + ${b}$`],
    [(a: string, b: string) => `so should i add ${b} and ${a}?`, (a: string, b: string) => `$${a} + ${b}$`],
    [(a: string, b: string) => `is ${a}+${b} the same as ${b}+${a}`, () => "come to the same"],
    [(a: string, b: string) => `is ${a}+${b} the same as ${a}-${b}`, () => "do not come to the same"],
    [(a: string) => `do i start with ${a}`, (a: string) => `Yes, you can start with $${a}$.`],
  ] as const)("%s", ([say, told]) => {
    const desk = createTalkDesk();
    const [a, b] = numbersOn(desk);
    expect(desk.say(say(a, b)).text).toContain(told(a, b));
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test.for([
    (a: string, b: string) => `how many are there, ${a} + 1 = ${Number(a) + 1}? or with ${b}`,
    (a: string, b: string) => `could you also do ${a} x 2 = ${2 * Number(a)} and ${b} - 1. cool its the same`,
  ])("what was worked out already is not denied", (say) => {
    const desk = createTalkDesk();
    const [a, b] = numbersOn(desk);
    expect(desk.say(say(a, b)).text).not.toContain("do not come to the same");
  });

  test("of another operation it is told which it is", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOn(desk);
    expect(desk.say(`do i take ${b} from ${a}`).text).toMatch(/\byou add\b/u);
  });

  test("nothing that gives the answer away is compared or computed while the problem is open", () => {
    const desk = createTalkDesk();
    const right = String(desk.right());
    expect(desk.say(`is ${right} more than 3`).text).not.toContain(`$${right}$ is`);
    expect(desk.say(`what would ${numbersOn(desk)[0]} be`).text).not.toContain(right);
  });
});

describe("[TRN102] whether two words mean the same", () => {
  test("yes, in whatever form they are put", () => {
    expect(asked("is plus the same as add")).toContain("Yes, “plus” and “add” mean the same.");
    expect(asked("are fewer and less the same thing?")).toContain("mean the same");
  });

  test("else what each of them means", () => {
    const text = asked("is digit the same as sum");
    expect(text).toContain("No. A digit is");
    expect(text).toContain("A sum is");
  });

  test("a word is no operation: what this problem does is told", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOn(desk);
    expect(desk.say("does altogether mean times").text).toContain(`$${a} + ${b}$`);
  });
});

describe("[TRN103] plain questions", () => {
  test.for([
    ["can i do it on paper", /Show my steps|way/u],
    ["why is it plus", /Adding puts amounts together/u],
  ] as const)("%s", ([text, told]) => {
    const desk = createTalkDesk();
    expect(desk.say(text).text).toMatch(told);
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test("digits of one place stand under each other", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOn(desk);
    expect(desk.say(`does the ${a[1]} go under the ${b[1]}`).text).toContain("Write ones under ones");
  });

  test("whether it was right is answered when it is over, however that is spelt", () => {
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    expect(desk.say("did i get it rite").act).toBe("is-it-right");
  });

  test("any way is fine, also when it is over", () => {
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    expect(desk.say("in my class we do it under each other, is that ok too").text).toContain("any way that comes out");
  });
});

describe("[TRN104] a plain question in another language", () => {
  test.for([
    ["¿sumo o resto?", "Buena pregunta."],
    ["je dois faire fois ou plus", "Bonne question."],
    ["czy mam dodawać czy mnożyć", "Dobre pytanie."],
    ["toplama mı çarpma mı", "Güzel soru."],
    ["додавати чи множити", "Гарне запитання."],
    ["加还是乘", "好问题。"],
    ["أجمع أم ضرب", "سؤال جيد."],
  ] as const)("%s", ([text, heard]) => {
    const desk = createTalkDesk();
    const reply = desk.say(text);
    expect(reply.text.startsWith(heard)).toBe(true);
    expect(reply).toMatchObject({ act: "operation" });
  });

  test("after a right answer whether it is right is told", () => {
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    expect(desk.say("stimmt das?")).toMatchObject({ act: "is-it-right" });
  });

  test.for(["no entiendo, ayuda con sumar", "sumo 3 y 4", "do i add or times", "什么是乘法", "esta bien"])(
    "[UND36] %s is none",
    (text) => {
      expect(askedAbroad(text)).toBeNull();
    },
  );

  test("what a word of it means is another question", () => {
    expect(createTalkDesk().say("¿qué es dividir?").act).not.toBe("operation");
  });

  test("[UND35] letters of their own tell Polish, Turkish and Vietnamese, and one small word does not", () => {
    const languages = ["dlaczego się mnoży", "hangisinden çıkarıyorum", "phép tính nào đây"].map(
      (text) => pleaByLanguage(text)?.language,
    );
    expect(languages).toEqual(["Polski", "Türkçe", "Tiếng Việt"]);
    expect(pleaByLanguage("R jest na 2")).toBeNull();
  });

  test("[UND36] a comma is known by its word", () => {
    expect(askedAbroad("przecinek czy spacja")?.asked).toContain("comma");
    expect(askedAbroad("¿coma o punto?")?.asked).toContain("comma");
  });
});

describe("[TRN105] what the lesson says to a question", () => {
  test("an answer to why is none to how", () => {
    expect(asked("why do we carry")).toContain("You carry because");
    expect(asked("how do i carry")).not.toContain("You carry because");
  });

  test("a check about something else does not follow", () => {
    const check = { ...TALK_LESSON.check, question: "How many legs has a spider?" };
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, check }]));
    expect(desk.say("why do we carry").asks?.kind).not.toBe("choice");
  });
});

describe("[TRN106] remarks that are easily misread", () => {
  test("who says that it always goes badly hears nothing of others", () => {
    const { text } = createTalkDesk().say("i always forget these");
    expect(PHRASES.behind.some((phrase) => text.includes(phrase))).toBe(false);
    expect(PHRASES.always.some((phrase) => text.includes(phrase))).toBe(true);
  });

  test("what is left in a story is no question about the session", () => {
    expect(asked("no thats how many are left")).not.toContain("The goal here");
    expect(asked("how many problems are left")).toContain("The goal here");
  });
});

describe("[TRN103] a reason is no rule", () => {
  test.each(["why do i put ones under ones", "why are the tens lined up"])(
    "“%s” is not told where digits stand",
    (text) => {
      expect(asked(text)).not.toContain("Write ones under ones");
    },
  );

  test("where they stand is", () => {
    expect(asked("which digit goes under which")).toContain("Write ones under ones");
    expect(asked("which number goes on top")).toContain("Either of the numbers may stand on top.");
  });
});
