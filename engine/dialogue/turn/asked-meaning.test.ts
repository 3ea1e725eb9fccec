import { describe, expect, test } from "vitest";
import { Diagram, type DiagramInput } from "../../items/diagram.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { PHRASES } from "../compose/phrases.ts";
import { meaningOf } from "./glossary.ts";
import { MEANINGS, PICTURES } from "./meanings.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

const { item } = createTalkDesk();

function ask(text: string, stem: string, diagram?: DiagramInput): string | null {
  const plain = item();
  const shown = diagram === undefined ? {} : { diagram: Diagram.parse(diagram) };
  const asked: MathProblemItem = { ...plain, problem_content: { ...plain.problem_content, stem, ...shown } };
  return meaningOf(text, { item: asked, lesson: undefined, lessons: [], said: "" });
}

const TINS = "There are 6 trays with 4 tins on each tray. How many tins are there in all?";

describe("[TRN85] what a word means", () => {
  test.for([
    "what does tins mean",
    "what dose tin meen?",
    "whats a tin",
    "wat is tin",
    "wot are tins",
    "what is the meaning of tin",
    "i dont know what a tin is",
    "i dont get what tins means",
    "dont know the word tin",
    "so i can do it but what is a tin",
    "tin what is it",
    "tins?",
    "que es tins",
    "¿Qué es un tin?",
    "c'est quoi un tin",
    "qu'est-ce que c'est un tin",
    "o que é tin",
    "co to jest tin",
    "tin ne demek",
    "tin nedir",
    "was ist ein tin",
    "was heißt tins",
    "tin là gì",
    "tin kya hota hai",
    "tins ka matlab kya hai",
    "що таке tin",
    "что такое tin",
  ])("%s", (text) => {
    expect(ask(text, TINS)).toBe(MEANINGS["tin"]);
  });

  test.for([
    ["what does ribon mean", "Zoe has 3 metres of ribbon.", "ribbon"],
    ["whats a parimeter of", "What is the perimeter?", null],
    ["what is a quotinet", TINS, "quotient"],
    ["what is a whole ten", "How many whole tens are in 340?", "whole ten"],
    ["what does + mean", TINS, "plus|plus sign"],
    ["what is the ÷ for", TINS, "divide|divided|dividing|division|divided by"],
    ["what does still needed meen", TINS, "still needed|needed|still missing"],
  ] as const)("%s: one slip of the keys is mended, and the longer term is told", ([text, stem, key]) => {
    expect(ask(text, stem)).toBe(key === null ? null : MEANINGS[key]);
  });

  test("an area of a rectangle is an area", () => {
    const lesson = {
      ...TALK_LESSON,
      terms: [
        { words: ["area"], means: "The area is what is covered." },
        { words: ["rectangle"], means: "It has four corners." },
      ],
    };
    const place = { item: item(), lesson: undefined, lessons: [lesson], said: "What is the area of the rectangle?" };
    expect(meaningOf("what is the area of the rectangle", place)).toContain("The area is");
  });

  test("a word with two senses is told as the problem has it", () => {
    expect(ask("what is a quarter", "These are 3 coins: a quarter and 2 dimes.")).toContain("coin");
    expect(ask("what is a quarter", "It is a quarter past 5 on the clock.")).toContain("hour");
    expect(ask("what is a quarter", "Which part is shaded?")).toContain("equal parts");
  });

  test.for([
    "what is k",
    "k kya hota hai",
    "what does the k mean",
    "why is there a letter",
    "i dont get why theres a letter",
  ])("%s: a letter of the problem stands for a number", (text) => {
    expect(ask(text, "Solve $k + 7 = 12$.")).toContain("letter stands for a number");
    expect(ask("what is k", TINS)).toBeNull();
  });

  test.for([
    ["which one is the thousands", "three places left"],
    ["where is the hundreds place", "two places left"],
    ["wich digit is the tenths", "behind the decimal point"],
  ] as const)("%s: the place is told, not the digit", ([text, told]) => {
    expect(ask(text, "Which digit of 4,826.1 stands there?")).toContain(told);
  });

  test.for([
    "12 tins",
    "it is 3 tens",
    "tins",
    "what is 3 times 4",
    "que es 3 x 4",
    "what is the sum of 12 and 4",
    "whats left",
    "what is the answer",
    "i dont get it",
    "i dont understand the question",
    "which one is bigger",
    "is it tins",
    "12. what is a tin",
    "i know what a tin is",
    "add?",
    "so we add?",
    "??????",
    "whats half of 1000",
    "what is 3 + 4",
    "12 + 5 = ?",
    "=?",
    "50%",
    "what fraction is it",
  ])("%s is no such question", (text) => {
    expect(ask(text, TINS)).toBeNull();
  });
});

describe("[TRN86] what a picture stands for", () => {
  const blocks: DiagramInput = { type: "base-ten", alt: "Blocks.", groups: [{ hundreds: 0, tens: 2, ones: 3 }] };
  const graph: DiagramInput = {
    type: "bar-graph",
    alt: "Bars.",
    counted: "Books",
    step: 5,
    marks: 4,
    bars: [{ label: "A", value: 7 }],
  };

  const clock: DiagramInput = { type: "clock", alt: "A clock.", hour: 3, minute: 20 };

  test.for([
    ["i dont get the blocks", blocks, PICTURES["base-ten"].means],
    ["what are the rods", blocks, PICTURES["base-ten"].means],
    ["what does the picture mean", graph, PICTURES["bar-graph"].means],
    ["what is the 5 there for", graph, PICTURES["bar-graph"].scale],
    ["what does the 15 mean", graph, PICTURES["bar-graph"].scale],
    ["what is the 7 for", graph, undefined],
    ["what do the numbers on the side mean", graph, PICTURES["bar-graph"].scale],
    ["what are the little lines", clock, Object.values(PICTURES.clock.parts ?? {})[0]],
    ["what does the clock mean", clock, PICTURES.clock.means],
  ] as const)("%s", ([text, diagram, told]) => {
    expect(ask(text, "How many are there?", diagram)).toBe(told ?? null);
  });
});

describe("[TRN87] a meaning on the desk", () => {
  test("it costs nothing, is a question, and leads back to the work", () => {
    const desk = createTalkDesk("t.add", talkContent([]));
    expect(desk.say("hundreds ne demek")).toMatchObject({ act: "teach", asks: { kind: "answer" } });
    expect(desk.last("message_received")).toMatchObject({ category: "conceptual_question", value: null });
    expect(desk.problem().attempts).toBe(0);
  });

  test("the lesson's sentence comes first", () => {
    expect(createTalkDesk().say("i dont know what digits are").text).toContain("one of the signs 0 to 9.");
  });

  test("asked again it is pointed to, and the next help comes", () => {
    const desk = createTalkDesk();
    desk.say("what does digit meen");
    const { text } = desk.say("whats a digit");
    expect(PHRASES.saidAbove.some((phrase) => text.includes(phrase))).toBe(true);
    expect(text).not.toContain("A digit is");
    expect(desk.count("hint_served")).toBe(1);
  });
});
