import { reading } from "../../blueprints/time-money/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    reading("g2.time5", { h: 4, m: 10, ask: "clock" }, "4:10", { "MG-31": "2:20", "MG-32": "4:02" }),
    reading("g2.time5", { h: 12, m: 50, ask: "clock" }, "12:50", {
      "MG-31": "10:05",
      "MG-32": "12:10",
      "MG-58": "1:50",
      "TM-N1": "1:10",
    }),
    reading("g2.time5", { h: 3, m: 35, ask: "day", half: "pm" }, "3:35 pm", {
      "MG-31": "7:20 pm",
      "MG-32": "3:07 pm",
      "MG-58": "4:35 pm",
      "TM-N1": "4:25 pm",
      "TM-N4": "3:35 am",
    }),
    reading("g2.time5", { h: 4, m: 50, ask: "find" }, "4:50", { "MG-33": "5:50", "TM-N1": "5:10", "TM-N12": "4:10" }),
    reading("g2.time5", { h: 7, m: 50, ask: "clock", numbers: "quarters" }, "7:50", {
      "MG-31": "10:40",
      "MG-32": "7:10",
      "MG-58": "8:50",
      "TM-N1": "8:10",
      "TM-N13": "7:45",
    }),
  ],
  questions: [
    ["does to mean before", "it says to eight so is it before eight", "is to the same as past or before"],
    [
      "why did they leave out the numbers",
      "what if the clock has no numbers",
      "how do i read it when the numbers are missing",
    ],
    [
      "why is the short hand not on the number",
      "is it ok that the little hand is past the number",
      "why does the hour hand move",
    ],
    ["do i write the zero", "why is there a zero in 3:05", "can i leave out the 0"],
    ["is breakfast am or pm", "is noon pm", "is it pm after lunch"],
    ["which hand is the hour?", "what does the big hand do?", "is the short hand the minutes?"],
    ["what is quarter past?", "how much is half past?", "what does quarter to mean?"],
    ["what does pm mean?", "how do i know if it is am or pm?"],
    ["why do we count in fives?", "why is it 5 minutes for each number?"],
    ["which hour is it when it is between two numbers?", "do i take the next hour?"],
    ["how do i write it?", "what are the two dots for?"],
    ["how do i read the minute hand?"],
  ],
  explanation: ["the little hand is past the 4 so the hour is 4", "i counted 5 10 15 20"],
  inABreath: ["the short one tells the hour and then you count by fives", "hour is 4 and it is 20 minutes past"],
};
