import { expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { answerAsRichText, choiceText, isChoiceWithMaths, labelledAnswer } from "./answer-text.ts";

test.for([
  { answer: "62", shown: "62" },
  { answer: "5/6", shown: "$\\dfrac{5}{6}$" },
  { answer: "-3/4", shown: "$-\\dfrac{3}{4}$" },
  { answer: "2 1/3", shown: "$2\\dfrac{1}{3}$" },
  { answer: "-7", shown: "$-7$" },
  { answer: "x = 4", shown: "$x = 4$" },
  { answer: "x=-4", shown: "$x = -4$" },
  { answer: "k = 1/4", shown: "$k = \\dfrac{1}{4}$" },
  { answer: "m = 6.9", shown: "$m = 6.9$" },
  { answer: "60%", shown: "60%" },
  { answer: "6.9", shown: "6.9" },
  { answer: "$4.50", shown: "\\$4.50" },
  { answer: "\\$4.50", shown: "\\$4.50" },
  { answer: "12 %", shown: "12 %" },
  { answer: "3; 1/2", shown: "3; $\\dfrac{1}{2}$" },
  { answer: "$\\frac{3}{4}$", shown: "$\\frac{3}{4}$" },
  { answer: "prime", shown: "prime" },
  { answer: "", shown: "" },
])("[SCR6] $answer is shown as $shown", ({ answer, shown }) => {
  expect(answerAsRichText(answer)).toBe(shown);
});

test("[SCR7] only a choice that holds mathematics is drawn; typed text never is", () => {
  const choices = ["$\\frac{3}{4}$", "prime"];
  expect(isChoiceWithMaths("$\\frac{3}{4}$", choices)).toBe(true);
  expect(isChoiceWithMaths("prime", choices)).toBe(false);
  expect(isChoiceWithMaths("$\\frac{1}{4}$", choices)).toBe(false);
  expect(isChoiceWithMaths("3/4", [])).toBe(false);
});

test("[SCR7] truth values are picked as words and shown as words; typed letters stay", () => {
  expect(choiceText(text, "true", ["true", "false"])).toBe(text("practice.true"));
  expect(choiceText(text, "false", ["true", "false"])).toBe(text("practice.false"));
  expect(choiceText(text, "true", [])).toBe("true");
});

test.for([
  { answer: "2; 0; 8", labels: ["hundreds", "tens", "ones"], shown: "hundreds: 2; tens: 0; ones: 8" },
  { answer: "1/2; 4", labels: ["", "rest"], shown: "$\\dfrac{1}{2}$; rest: 4" },
  { answer: "3; 4", labels: [], shown: "3; 4" },
])("[SCR6] $answer is told with what each box is for", ({ answer, labels, shown }) => {
  expect(labelledAnswer(answer, labels)).toBe(shown);
});
