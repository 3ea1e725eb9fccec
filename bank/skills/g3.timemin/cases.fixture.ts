import { reading } from "../../blueprints/time-money/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    reading("g3.timemin", { h: 4, m: 13, ask: "clock" }, "4:13", {
      "MG-31": "2:20",
      "MG-32": "4:05",
      "TM-N2": "4:10",
      "TM-N3": "4:25",
    }),
    reading("g3.timemin", { h: 10, m: 36, ask: "day", half: "am" }, "10:36 am", {
      "MG-31": "7:55 am",
      "MG-32": "10:08 am",
      "TM-N2": "10:35 am",
      "TM-N3": "10:40 am",
      "MG-58": "11:36 am",
      "TM-N1": "11:24 am",
      "TM-N4": "10:36 pm",
    }),
    reading("g3.timemin", { h: 4, m: 47, ask: "to" }, "13", {
      "MG-32": "49",
      "TM-N2": "15",
      "TM-N3": "5",
      "TM-N5": "47",
    }),
    // 10 may be 60 − 50, or 7 + 3.
    reading("g3.timemin", { h: 4, m: 38, ask: "to" }, "22", { "MG-32": "50", "TM-N2": "25", "TM-N5": "38" }),
    reading("g3.timemin", { h: 12, m: 48, ask: "find" }, "12:48", {
      "MG-33": "1:48",
      "TM-N1": "1:12",
      "TM-N12": "12:12",
    }),
  ],
  questions: [
    ["does to mean before", "it says to 3 so is it before 3", "is to the same as past or before"],
    [
      "why did they leave out the numbers",
      "what if there are no numbers on the clock",
      "how do i read it when the numbers are missing",
    ],
    [
      "why is the hour hand not on the number",
      "is it ok if the short hand is past the number",
      "why does the little hand move",
    ],
    ["is breakfast am or pm", "what does am mean", "is it pm after lunch"],
    ["how do i count until 3", "how do you do minutes till the hour", "what do i do when it says until"],
    ["which hand is the hour", "is the big hand the minutes", "what is the long hand"],
    ["what are the little marks?", "what do the small lines mean?", "how much is a small mark?"],
    ["do i have to count all of them by ones?", "can i count in fives?", "is there a faster way to count?"],
    ["which hour is it when it is close to the next one?", "why is it not the next hour?"],
    ["what does minutes to mean?", "how do i say it with to?", "why do people say quarter to?"],
    ["do i write the zero in 4:07?", "why is there a 0 in it?"],
    ["how do i read the minute hand?"],
  ],
  explanation: ["first i counted by fives to the 4", "then 3 small marks more", "the short hand is past the 7"],
  inABreath: ["i counted by fives and then the little marks and the hour is the one it passed"],
};
