import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "#engine";
import { PHRASES } from "../engine/dialogue/compose/phrases.ts";
import { content, itemAt, problemOf, talkOn, type Address } from "./talk-on.ts";

const said = (at: Address, text: string): string => talkOn(at, [text]).replies[0] ?? "";

describe("[TRN100] how an answer is to be written", () => {
  test("a unit or a sign that is taken with the number and without it need not be written", () => {
    for (const [skill, text, name] of [
      ["g3.money", "do i need to write the dollar sign", "the dollar sign"],
      ["g6.pctconv", "must i put the %", "the percent sign"],
      ["g3.perim", "do i have to write cm", "the unit"],
    ] as const) {
      const at = problemOf(skill, (item) => skill !== "g6.pctconv" || item.answer_spec.kind === "percent");
      expect(said(at, text)).toContain(`You may write ${name}, and you need not.`);
    }
  });

  test("by the checker: a point and no comma, commas between numbers, a slash, lowest terms", () => {
    const decimal = problemOf("g5.decsub", ({ solution_logic: { final_answer_canonical: answer } }) =>
      /^\d\.\d+$/u.test(answer),
    );
    expect(said(decimal, "is it comma or point")).toContain("Write a point here, not a comma.");
    const several = problemOf("g4.multiples", ({ answer_spec: { kind } }) => kind === "set" || kind === "list");
    expect(said(several, "do i put commas")).toContain("between the numbers");
    const lowest = problemOf("g4.simplify", ({ answer_spec: { kind } }) => kind === "fraction");
    expect(said(lowest, "how do i write the answer")).toContain("a slash");
    expect(said(lowest, "do i have to simplify it all the way")).toContain("Yes, write it in lowest terms.");
  });

  test("a letter may be left out, and a choice is picked", () => {
    const equation = problemOf("g6.eqadd", ({ answer_spec: { kind } }) => kind === "equation");
    expect(said(equation, "do i have to write x =")).toMatch(/You may write \$[a-z] =\$, and you need not\./u);
    const choice = problemOf("g2.expand", ({ answer_spec: { ui } }) => ui.choices.length > 0);
    expect(said(choice, "do i write it in words")).toContain("Pick one of the choices.");
  });
});

test("[TRN123] the one word of the lesson that is named is explained, whatever stands around it", () => {
  const area = problemOf("g3.area", ({ problem_content: { stem } }) => /\barea\b/u.test(stem));
  expect(said(area, "area means how long it is right?")).toContain("The area is the inside");
  const lowest = problemOf("g4.simplify", ({ problem_content: { stem } }) => stem.includes("lowest terms"));
  expect(said(lowest, "lowest terms means you cant go on yes?")).toContain("lowest terms when only 1 divides both");
});

describe("[TRN101] calculations of the problems of the bank", () => {
  test("the problem's own, and another one", () => {
    const at = problemOf(
      "g3.f34",
      (item) => /^There are \d+ jars/u.test(item.problem_content.stem) || item.meta.generation?.stem === "days",
    );
    const item = itemAt(at);
    const answer = item.solution_logic.final_answer_canonical;
    const [a = "", b = ""] = item.problem_content.stem.match(/\d+/gu) ?? [];
    expect(said(at, `do i do ${a} x ${b}`)).toMatch(/\\times/u);
    expect(said(at, `do i add ${a} and ${b}`)).toMatch(/multiply|\\times/u);
    expect(said(at, `is it ${Number(a) + Number(b)}`)).not.toContain(`$${answer}$`);
  });
});

test("[TRN8] a step's sentence with times in it is told whole", () => {
  const at = problemOf("g3.elapsed", ({ problem_content: { stem } }) => /will it be in \d+ hours? \d+/u.test(stem));
  const text = said(at, "i dont get it");
  expect(text).toMatch(/\d hours? after \d+:\d\d it is \d+:\d\d\./u);
});

/** Plain questions of all sorts, in words that no table was made from. */
const QUESTIONS = [
  "am i supposed to plus them or what",
  "do i need to put anything behind the number",
  "what is the picture trying to show",
  "is less the same as fewer",
  "why do they even tell us that",
  "is it ok if i do it on paper first",
  "do i have to show how i did it",
  "¿hay que multiplicar o dividir?",
] as const;

test("[TRN103] over the problems of the bank no plain question is marked, and no reply is empty", () => {
  for (const { id } of content.graph.nodes) {
    const at = problemOf(id);
    const { replies, marked } = talkOn(at, QUESTIONS);
    expect({ id, marked }).toEqual({ id, marked: 0 });
    expect(replies.every((reply) => reply.length > 10)).toBe(true);
  }
});

describe("[TRN107] a number that need not be meant for the answer", () => {
  test("one of several that are asked for is one of them", () => {
    const at = problemOf(
      "g4.multiples",
      ({ answer_spec: { kind }, solution_logic: { final_answer_canonical: right } }) => {
        return (kind === "list" || kind === "set") && right.split(", ").length > 1;
      },
    );
    const all = itemAt(at).solution_logic.final_answer_canonical;
    const [first = ""] = all.split(", ");
    const { replies, marked } = talkOn(at, [first, all]);
    expect(replies[0]).toContain(first);
    expect(marked).toBe(1);
  });

  test("a number that the problem gives is no answer yet, where a hint has just asked something", () => {
    const asksForOne = (item: MathProblemItem) => item.hints?.[0]?.endsWith("?") === true;
    const at = problemOf("g3.mulmean", (item) => item.problem_content.diagram?.type === "groups" && asksForOne(item));
    const { diagram } = itemAt(at).problem_content;
    const each = diagram?.type === "groups" ? diagram.each : 0;
    const { replies, marked } = talkOn(at, ["can i have a hint", String(each)]);
    expect(replies[0]).toMatch(/\?$/u);
    expect(replies[1]).not.toContain(replies[0]);
    expect(marked).toBe(0);
    // Who says it once more has answered.
    expect(talkOn(at, ["can i have a hint", String(each), String(each)]).marked).toBe(1);
    // Without one it is an answer.
    expect(talkOn(at, [String(each)]).marked).toBe(1);
  });
});

/** What is said on a problem that is over. */
function after(at: Address, text: string): string {
  return talkOn(at, [itemAt(at).solution_logic.final_answer_canonical, "no", text]).replies.at(-1) ?? "";
}

describe("[TRN110] what a word means decides between two, names and tells apart", () => {
  test.each([
    ["g3.area", "is area the outside or the inside", "The area is the inside"],
    ["g3.perim", "is perimeter all the way round or just the middle", "all the way round"],
    ["g2.coins", "is a nickel 5 or 10", "5 cents"],
    ["g6.pctconv", "is percent out of 10 or out of 100", "out of a hundred"],
    ["g2.pv3", "is the hundreds on the left or the right", "two places left of the ones"],
    ["g5.fracadd", "what do you call it when the bottoms are the same", "A common denominator"],
    ["g4.div1", "what do you call the left over bit", "The remainder"],
    ["g4.prime", "is there a name for that", "The words here are"],
    ["g4.apform", "whats the difference between area and perimeter", "The perimeter is"],
    ["g6.mean", "whats the difference between mean and median", "The median is"],
  ])("%s: %s", (skill, text, told) => {
    expect(said(problemOf(skill), text)).toContain(told);
  });

  test("not where the two are the choices of the problem", () => {
    const choice = problemOf("g4.prime", ({ answer_spec: { ui } }) => ui.choices.includes("true"));
    expect(said(choice, "is the prime true or false")).not.toContain("A prime");
  });
});

describe("[TRN100] what is taken besides the number", () => {
  test("a cubic unit need not be written, and no remainder where none is asked for", () => {
    expect(said(problemOf("g5.vol"), "do i need to write cm3 in the box or just the number")).toContain(
      "You may write the unit",
    );
    const rows = problemOf(
      "g4.div1",
      ({ answer_spec: { parts, ui } }) => parts === undefined && ui.choices.length === 0,
    );
    expect(said(rows, "do i need to say remainder")).toContain("Only one number is asked for here");
  });

  test("another writing, when it is over", () => {
    const at = problemOf("g5.fracadd", ({ solution_logic }) =>
      /^\d+\/\d+$/u.test(solution_logic.final_answer_canonical),
    );
    const [top = 0, bottom = 1] = itemAt(at).solution_logic.final_answer_canonical.split("/").map(Number);
    expect(after(at, `is ${top * 3}/${bottom * 3} ok too`)).toMatch(/\}\$ is (?:right as well|worth the same)/u);
    expect(after(at, `is ${top + 1}/${bottom} ok too`)).not.toMatch(/right as well|worth the same/u);
  });

  test("a word that is asked about is explained, whatever form is asked", () => {
    const mixed = problemOf("g4.mixed", ({ solution_logic }) =>
      /^\d+\/\d+$/u.test(solution_logic.final_answer_canonical),
    );
    expect(said(mixed, "whats improper mean? is it like rude lol")).toContain("as big as the bottom or bigger");
  });
});

describe("[TRN111] what is told besides", () => {
  const beginsBy = (text: string, bank: readonly string[]) => bank.some((phrase) => text.startsWith(phrase));

  test.each([
    ["g2.add2c", "i have a dog called biscuit"],
    ["g3.area", "i got new shoes yesterday"],
    ["g3.area", "my pencil broke"],
  ])("%s: “%s” is thanked for", (skill, text) => {
    expect(beginsBy(said(problemOf(skill), text), PHRASES.toldAfter)).toBe(true);
  });

  test("no explanation, also where one was asked for", () => {
    const text = after(problemOf("g2.add2c"), "i am 7 and a half");
    expect(text).not.toMatch(/explain|how you did/u);
  });

  test("a name is greeted, a dislike is met, and a liking is heard", () => {
    expect(beginsBy(said(problemOf("g3.area"), "hello my name is Poppy and i am in year 3"), PHRASES.greet)).toBe(true);
    const text = said(problemOf("g5.decsub"), "my brother says you take away but i hate taking away");
    expect(beginsBy(text, PHRASES.complaint)).toBe(true);
    expect(said(problemOf("g3.area"), "this is fun")).toContain("you like it");
  });

  test("what cannot be seen is made bigger and told in words", () => {
    const dots = problemOf("g3.mulmean", ({ problem_content: { diagram } }) => diagram?.type === "array");
    expect(said(dots, "i cant see the dots good on my tablet")).toContain(
      "“Theme and text size” makes everything bigger. The picture in words:",
    );
  });
});

describe("[TRN100] whether another answer is right as well", () => {
  test.each([
    ["g2.add2c", "Only one number fits here."],
    ["g5.fracsub", "It may be written in more than one way."],
    ["g2.pv3", "in each box"],
  ])("%s: %s", (skill, told) => {
    const at = problemOf(skill, ({ answer_spec: spec }) => skill !== "g2.pv3" || spec.parts !== undefined);
    for (const text of ["can it be something else too", "is there another answer"]) {
      expect(said(at, text)).toContain(told);
      // What is wished for is the answer's, and no other problem's.
      expect(after(at, text)).toContain(told);
    }
  });
});

describe("[TRN112] a question stays one when the problem is over", () => {
  test.each([
    ["g3.elapsed", "but why does borrowing not work for clocks", "An hour has 60 minutes, not 100."],
    ["g2.expand", "why do the zeros go away", "other digits stand there"],
    ["g3.area", "i forgot something. is area the outside or the inside?", "The area is the inside"],
    ["g6.mean", "why do you divide by how many there are", "an equal share"],
  ])("%s: %s", (skill, text, told) => {
    expect(after(problemOf(skill), text)).toContain(told);
  });

  test("a reason that no lesson tells is looked for in the steps", () => {
    const at = problemOf("g4.mul2");
    const first = itemAt(at).solution_logic.steps[0]?.explanation.split(". ")[0] ?? "nothing";
    expect(after(at, "why do you have two rows")).toContain(first);
  });

  test("where the steps were said before it is the last of them", () => {
    const at = problemOf("g2.add2c");
    const { final_answer_canonical: right, steps } = itemAt(at).solution_logic;
    const asked = ["what do i have to do here", right, "why is that right", "how does that work"];
    const { replies } = talkOn(at, asked);
    for (const reply of replies.slice(2)) expect(reply).toContain(steps.at(-1)?.math);
  });

  test("which of several is answered without the lesson's check", () => {
    const text = said(problemOf("g2.time5"), "which hand is the hour");
    expect(text).toContain("The short hand");
    expect(text).not.toContain("A small check");
    expect(said(problemOf("g2.add2c"), "do i start with the tens or the ones")).not.toContain("A small check");
  });
});

describe("[TRN113] by the picture's kind and the problem's", () => {
  test("whether all has to be counted", () => {
    const dots = problemOf("g3.mulmean", ({ problem_content: { diagram } }) => diagram?.type === "array");
    expect(said(dots, "do i have to count all the dots")).toContain("No: the rows are equally long");
    const cubes = problemOf("g2.pv3", ({ problem_content: { diagram } }) => diagram?.type === "base-ten");
    expect(said(cubes, "do i have to count every one")).toContain("count them by kind");
  });

  test("whether the place where it begins counts, and the top or the bottom", () => {
    const line = problemOf("g6.int", ({ problem_content: { diagram } }) => diagram?.type === "number-line");
    expect(said(line, "do you count where she starts or not")).toContain("Where it begins is not counted");
    const story = problemOf("g2.wp2", ({ problem_content: { diagram } }) => diagram === undefined);
    expect(said(story, "do you count where she starts or not")).not.toContain("Where it begins");
    expect(said(problemOf("g4.simplify"), "do i divide the top or the bottom")).toContain(
      "Do the same with the top and with the bottom",
    );
  });

  test("why a column is not turned round", () => {
    const at = problemOf("g2.sub2b", ({ problem_content: { stem } }) => /\$\d\d - \d\d\$/u.test(stem));
    const [, top = "", bottom = ""] = /\d(\d) - \d(\d)/u.exec(itemAt(at).problem_content.stem) ?? [];
    expect(said(at, `why cant i do ${bottom} take away ${top}`)).toMatch(/Turn(?:ed|ing)/u);
  });
});
