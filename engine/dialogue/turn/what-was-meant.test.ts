import { describe, expect, test } from "vitest";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { PHRASES } from "../compose/phrases.ts";
import { isSame } from "./same-value.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

type Desk = ReturnType<typeof createTalkDesk>;

const opens = (text: string, bank: readonly string[]) =>
  bank.some((phrase) => text.includes(phrase.split("{", 1)[0] ?? phrase));

/** The toy sums with another text, picture or answer. */
function deskOf(change: (item: MathProblemItem) => MathProblemItem): Desk {
  const content = talkContent();
  const open: Content["open"] = (address) => {
    const opened = content.open(address);
    return opened.ok ? { ...opened, value: { ...opened.value, item: change(opened.value.item) } } : opened;
  };
  return createTalkDesk("t.add", { ...content, open });
}

const withStem = (stem: string) => (item: MathProblemItem) => ({
  ...item,
  problem_content: { ...item.problem_content, stem: `${item.problem_content.stem} ${stem}` },
});
const withAnswer =
  (final: string, kind = "integer") =>
  (item: MathProblemItem) =>
    ({
      ...item,
      answer_spec: { ...item.answer_spec, kind },
      solution_logic: { ...item.solution_logic, final_answer_canonical: final },
    }) as MathProblemItem;

function numbersOf(desk: Desk): readonly [number, number] {
  const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
  return [a, b];
}

describe("[TRN118] no attempt, and no agreement", () => {
  test("a place told from a number before goes on from it", () => {
    const desk = createTalkDesk();
    desk.say(`is it ${desk.right() + 1}?`);
    expect(desk.say("one below then").text).toContain(`$${desk.right() + 1} - 1$`);
    expect(desk.say("two below then").category).not.toBe("wrong_operation");
    expect(desk.problem().attempts).toBe(0);
  });

  test("what puts right a question of one's own is asked about", () => {
    const desk = createTalkDesk();
    desk.say("how much change would you get from 20? 7?");
    expect(desk.say("no 6, oops")).toMatchObject({ act: "is-it-yours" });
    expect(desk.problem().attempts).toBe(0);
  });

  test("with a number that was concluded and that nothing is, no calculation leads on", () => {
    const sumOf = (before: string) => {
      const desk = createTalkDesk();
      const [a] = numbersOf(desk);
      return desk.say(`${before}${a} + 6 = ${a + 6}`).text;
    };
    expect(opens(sumOf(""), PHRASES.fact)).toBe(true);
    expect(opens(sumOf("2 of them so 6 cents. "), PHRASES.fact)).toBe(false);
  });
});

describe("[TRN119] what is right is not passed by", () => {
  test.for([
    "i'm going with {} and not 126 because it's lower",
    "{}. mum does it another way and got {} too. why is that?",
    "why do people halve it? {2}/2 is {}.",
  ])("%s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{2}", `${2 * desk.right()}`).replaceAll("{}", `${desk.right()}`));
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
  });

  test.for([
    "is {2}/2 the same as {}?",
    "if {2}/2 is {} then i would know",
    "{2}/2 is not {}.",
    "{2}/2 cannot be {}",
    "{2}/2 is bigger than {}",
    "{2}/2 is different from {}",
    "{2}/2 minus {} was how i began",
  ])("what is asked, supposed, denied, compared or worked with is not: %s", (say) => {
    const desk = createTalkDesk();
    desk.say(say.replace("{2}", `${2 * desk.right()}`).replaceAll("{}", `${desk.right()}`));
    expect(desk.problem().phase).toBe("open");
  });

  test("with its reason, in another form", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    desk.say(`${right} because its ${2 * right}/2`);
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
  });

  test.for(["{}, i added the ones", "{} cos i added the tens"])(
    "a number given first, and then told why: %s",
    (say) => {
      const desk = createTalkDesk();
      desk.say(say.replace("{}", `${desk.right() - 10}`));
      expect(desk.problem()).toMatchObject({ phase: "open", attempts: 1 });
    },
  );

  test("the right calculation of several numbers, and equal ones in a row", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const chain = `${a} + ${b - 20} + 20`;
    expect(desk.say(`${chain}. that's how i'd write it`).text).toContain(chain);
    expect(deskOf(withAnswer("30")).say("boxes of 6 so 6 6 6 6 6").text).toContain("6 + 6 + 6 + 6 + 6");
  });

  test("its two digits and nothing else are asked for as one number", () => {
    const desk = createTalkDesk();
    const [tens = "", ones = ""] = String(desk.right());
    desk.say(`${tens}. ${ones}.`);
    expect(desk.last("reply_given")?.text).toContain("in one piece");
    expect(desk.problem().attempts).toBe(0);
  });
});

test("[TRN36] before any answer the calculations of a question whether it is right are answered", () => {
  const desk = createTalkDesk();
  const [a, b] = numbersOf(desk);
  expect(desk.say(`${a} - ${b} = ${a - b}, is that good?`).text).toContain(`$${a} - ${b} = ${a - b}$`);
  desk.check("777");
  expect(desk.say(`${a} - ${b} = ${a - b}, is that good?`).text).not.toContain(`= ${a - b}$`);
});

describe("[TRN120] what is told beside a yes or a wish", () => {
  test("takes no offer", () => {
    const desk = createTalkDesk();
    expect(desk.say("im bored. can i do the next one").asks).toMatchObject({ kind: "yes-no" });
    expect(desk.say("ok ok i drew it, 8 lines with 4 dots, its 32 dots").act).not.toBe("skip");
    expect(desk.problem().phase).toBe("open");
  });

  test("a yes that comes first stands", () => {
    const desk = createTalkDesk();
    desk.say("im bored. can i do the next one");
    const place = desk.problem().position;
    desk.say("yes please i did 12 like this already");
    expect(desk.problem().position).toBeGreaterThan(place);
  });

  test("a wish that comes first stands", () => {
    const desk = createTalkDesk();
    desk.check(`${desk.right()}`);
    const place = desk.problem().position;
    desk.say("next please, i did 28 and 37 already");
    expect(desk.problem().position).toBeGreaterThan(place);
  });

  test("wishes for no next problem", () => {
    const desk = createTalkDesk();
    desk.check(`${desk.right()}`);
    const place = desk.problem().position;
    desk.say("could i do 12 and 30 instead, giving everybody one, then another one");
    expect(desk.problem().position).toBe(place);
  });

  test("too little to do: the answer is asked for, and leaving is not offered", () => {
    expect(createTalkDesk().say("easy peasy").asks).toMatchObject({ kind: "answer" });
  });
});

describe("[TRN121] on a problem that is over", () => {
  function solved() {
    const desk = createTalkDesk();
    desk.check(`${desk.right()}`);
    if (desk.problem().asks !== null) desk.say("skip");
    return desk;
  }

  test("several numbers among words are heard, and one that is given is answered", () => {
    expect(solved().say("the first jump ends on 12 and the second jump ends on 30").act).toBe("finished");
    expect(solved().say("no wait, the ones make 12 and it is 777").act).toBe("settled");
  });

  test("what is asked of other numbers is not answered by the answer", () => {
    const desk = solved();
    const text = desk.say("and 20 + 4 = 24, which is more than 10. is that right?").text;
    expect(text).toContain("$20 + 4 = 24$");
    expect(solved().say("then 2 and 5 and 7 as well. is that right?").text).not.toContain(`${desk.right()}`);
  });

  test("a number that may be typed for a percent is not worth it", () => {
    const { env } = createTalkDesk();
    expect(isSame("20", "20%", "en", env())).toBe(false);
    expect(isSame("0.2", "20%", "en", env())).toBe(true);
  });
});

describe("[TRN122] a question whether something is so", () => {
  test("is answered where it is", () => {
    const desk = createTalkDesk();
    const [a, b] = numbersOf(desk);
    const [less, more] = [a, b].toSorted((x, y) => x - y);
    expect(desk.say(`is ${more} bigger than ${less}?`).text).toContain(`$${more}$ is more than $${less}$`);
    expect(desk.say(`is ${less} bigger than ${more}?`).text).not.toContain("is more than");
    expect(desk.problem().attempts).toBe(0);
  });

  test("of the answer tells nothing before it is found", () => {
    const desk = deskOf(withStem("Is it less than 99?"));
    expect(desk.say(`is ${desk.right()} smaller than 99?`).text).not.toContain("is less than");
  });

  test("where the answer is true or false, or some of many, tells nothing before it is found", () => {
    for (const kind of ["boolean", "list"]) {
      const desk = deskOf(withAnswer(kind === "list" ? "5, 7" : "true", kind));
      expect(desk.say("is 25 composite?").text).not.toContain("composite");
      expect(desk.say("is 36 a multiple of 4?").text).not.toMatch(/\$36\$ is/u);
    }
    expect(createTalkDesk().say("is 25 composite?").text).toContain("composite");
  });

  test("what a phrase of the problem means is told by what is wanted", () => {
    const desk = deskOf(withStem("How many are in all of the boxes?"));
    expect(desk.say("what does 'in all of the boxes' mean?").text).toContain("Put both together");
  });
});
