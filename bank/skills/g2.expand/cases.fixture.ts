import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g2.expand", // 300 + 5
      operands: { n: 305, ask: "sum", hide: 0, order: "210", show: "none" },
      answer: "305",
      wrong: { "PV-05": "35", "PV-01": "3005", "PV-06": "350" },
    },
    {
      skill: "g2.expand", // 2 + 300 + 40
      operands: { n: 342, ask: "sum", hide: 0, order: "021", show: "none" },
      answer: "342",
      wrong: { "PV-01": "230040", "PV-N3": "234" },
    },
    {
      skill: "g2.expand",
      operands: { n: 314, ask: "words", hide: 0, order: "210", show: "none" },
      answer: "314",
      wrong: { "PV-01": "30014", "PV-07": "340", "PV-06": "341" },
    },
    {
      skill: "g2.expand",
      operands: { n: 340, ask: "words", hide: 0, order: "210", show: "none" },
      answer: "340",
      wrong: { "PV-05": "34", "PV-01": "30040", "PV-07": "314", "PV-06": "304" },
    },
    {
      skill: "g2.expand",
      operands: { n: 205, ask: "to-words", hide: 0, order: "210", show: "none" },
      answer: "two hundred and five",
      wrong: { "PV-05": "twenty-five", "PV-06": "two hundred and fifty", "PV-N9": "five hundred and two" },
    },
    {
      skill: "g2.expand",
      operands: { n: 597, ask: "to-words", hide: 0, order: "210", show: "none" },
      answer: "five hundred and ninety-seven",
      wrong: {
        "PV-06": "five hundred and seventy-nine",
        "PV-N9": "seven hundred and ninety-five",
        "PV-N16": "five hundred and seven",
      },
    },
    {
      skill: "g2.expand", // 342 = 300 + □ + 2
      operands: { n: 342, ask: "part", hide: 1, order: "210", show: "none" },
      answer: "40",
      wrong: { "PV-02": "4", "PV-03": "400", "PV-N10": "302" },
    },
    {
      skill: "g2.expand",
      operands: { n: 342, ask: "boxes", hide: 0, order: "210", show: "none" },
      answer: "300; 40; 2",
      wrong: { "PV-02": "3; 4; 2" },
    },
    {
      skill: "g2.expand", // 345
      operands: { n: 345, ask: "write", hide: 0, order: "210", show: "none" },
      answer: "300 + 40 + 5",
      wrong: { "PV-N9": "500 + 40 + 3", "PV-N12": "300 + 4 + 5", "PV-02": "3 + 4 + 5", "PV-03": "3000 + 400 + 50" },
    },
    {
      skill: "g2.expand", // blocks for 305: 3 big squares, no rod, 5 cubes
      operands: { n: 305, ask: "write", hide: 0, order: "210", show: "blocks" },
      answer: "300 + 5",
      wrong: { "PV-N11": "30 + 5", "PV-02": "3 + 5", "PV-03": "3000 + 50" },
    },
    {
      skill: "g2.expand", // three hundred and fourteen
      operands: { n: 314, ask: "write-words", hide: 0, order: "210", show: "none" },
      answer: "300 + 10 + 4",
      wrong: {
        "PV-07": "300 + 40",
        "PV-06": "300 + 40 + 1",
        "PV-N12": "300 + 1 + 4",
        "PV-02": "3 + 1 + 4",
        "PV-03": "3000 + 100 + 40",
      },
    },
  ],
  questions: [
    ["how many parts do i write", "can it have only two parts"],
    ["is the long one the same as the number", "is that still the same amount"],
    ["do i just stick them all together", "can i write the numbers behind each other"],
    ["why is there a little line in the word", "do i need the dash"],
    ["how do i find what goes in the box", "what is in the box", "which part is missing"],
    ["does the biggest digit count most"],
    ["why is a digit worth more in front?", "why is that digit worth so much?"],
    ["is there another way to split it up?", "can i split it up in a different way?"],
    ["which part do i say first?", "where do i start to read it?"],
    ["why do the zeros go away?", "where do the zeros go?", "why are the zeros gone?"],
    ["why do i have to write the zero?", "do i write the zero as well?", "what if there are no tens and it has a 0?"],
    ["does it matter what order they are in?", "can i write the ones first?"],
    ["do you say and when you read it?", "do i have to say and?"],
    ["why do we split it in a sum?", "what is expanded form for?"],
    ["is it thirteen or thirty they sound the same?", "why is 13 not thirty?"],
    ["how do i write it in digits?", "how do you write 406 in digits?"],
  ],
  explanation: ["the 4 is worth 400", "you add them all up", "the hole with nothing gets a 0"],
  inABreath: [
    "4 means 400 and 6 means 60 and you plus them and the gap gets a zero",
    "every digit has a value and i put them together, where there is nothing i wrote 0",
  ],
};
