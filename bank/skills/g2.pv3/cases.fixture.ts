import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g2.pv3",
      operands: { n: 547, ask: "boxes", place: 0, show: "none" },
      answer: "5; 4; 7",
      wrong: { "PV-N1": "500; 40; 7", "PV-N2": "7; 4; 5" },
    },
    {
      skill: "g2.pv3", // 5 big squares, no rod, 7 cubes
      operands: { n: 507, ask: "blocks", place: 0, show: "blocks" },
      answer: "507",
      wrong: { "PV-05": "57", "PV-01": "5007", "PV-N8": "12" },
    },
    {
      skill: "g2.pv3",
      operands: { n: 547, ask: "digit", place: 0, show: "none" },
      answer: "7",
      wrong: { "PV-N2": "5" },
    },
    {
      skill: "g2.pv3",
      operands: { n: 584, ask: "value", place: 1, show: "none" },
      answer: "80",
      wrong: { "PV-02": "8", "PV-03": "800" },
    },
    {
      skill: "g2.pv3",
      operands: { n: 584, ask: "value", place: 2, show: "none" },
      answer: "500",
      wrong: { "PV-02": "5", "PV-03": "5000", "PV-04": "50" },
    },
    {
      skill: "g2.pv3", // told as 7 ones, 5 hundreds, 4 tens
      operands: { n: 547, ask: "scrambled", place: 1, show: "none" },
      answer: "547",
      wrong: { "PV-01": "500407", "PV-N3": "754" },
    },
    {
      skill: "g2.pv3",
      operands: { n: 342, ask: "whole-tens", place: 1, show: "none" },
      answer: "34",
      wrong: { "PV-10": "4", "PV-N6": "342", "PV-N14": "30", "PV-N15": "35" },
    },
    {
      skill: "g2.pv3", // 5 hundreds, 14 tens, 7 ones
      operands: { n: 647, ask: "regrouped", place: 1, show: "none" },
      answer: "647",
      wrong: { "PV-N4": "5147", "PV-N5": "547" },
    },
    {
      skill: "g2.pv3", // 647 = 5 hundreds + □ tens + 7 ones
      operands: { n: 647, ask: "rename", place: 1, show: "none" },
      answer: "14",
      wrong: { "PV-10": "4", "PV-N7": "64", "PV-N13": "10" },
    },
  ],
  questions: [
    [
      "is it just the tens digit",
      "why are there more tens then the digit says",
      "do the hundreds have tens inside too",
    ],
    ["isnt the 9 bigger than the 2", "why is the 2 worth more when 9 is bigger"],
    ["why is it always ten you trade", "how come 10 ones turn into a ten"],
    ["do i write just the digit or with zeros", "is it only the digit they want", "should i put the zeros behind it"],
    ["what comes after the hundreds", "is there a place for thousands", "whats on the left of the hundreds"],
    ["why is a digit worth more in front?", "why is that digit worth so much?"],
    ["what if it has no ones?", "what do i write if there are no tens?"],
    ["why do we need the zero?", "what is the 0 for?", "can i leave the 0 out?"],
    ["can you have more than 9 tens?", "what do i do if there are 15 tens?", "how can there be 17 tens?"],
    ["what is the difference between a digit and a number?", "what is a digit?", "is worth the same as the digit?"],
    ["which one is the tens place?", "where do the hundreds go?", "how do i know which digit is the tens?"],
    ["does the order matter?", "do i have to write them in the order it says?"],
  ],
  explanation: ["the 4 stands in the second place from the right", "so it means tens not ones"],
  inABreath: ["it is in the middle so it is tens", "because its spot is the hundreds one"],
};
