import { lasting } from "../../blueprints/time-money/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    lasting({ h: 3, m: 15, length: 25, ask: "minutes" }, "25", { "TM-N9": "55", "TM-N10": "40" }),
    // 60 is the whole line, too.
    lasting({ h: 9, m: 10, length: 40, ask: "minutes", show: "line" }, "40", { "TM-N10": "50" }),
    lasting({ h: 3, m: 15, length: 20, ask: "end" }, "3:35", { "TM-N8": "2:55", "TM-N11": "3:20" }),
    lasting({ h: 9, m: 50, length: 25, ask: "minutes" }, "25", {
      "MG-29": "65",
      "MG-30": "35",
      "TM-N7": "85",
      "TM-N10": "15",
    }),
    lasting({ h: 9, m: 50, length: 85, ask: "hours" }, "1 h 25 min", {
      "MG-30": "2 h 35 min",
      "TM-N7": "2 h 25 min",
    }),
    lasting({ h: 9, m: 50, length: 115, ask: "end" }, "11:45", {
      "MG-29": "11:05",
      "TM-N6": "10:45",
      "TM-N8": "7:55",
    }),
    lasting({ h: 9, m: 20, length: 115, ask: "start" }, "9:20", {
      "MG-30": "10:40",
      "TM-N6": "10:20",
      "TM-N8": "1:10",
    }),
  ],
  questions: [
    ["is that when it starts or ends", "which time is the end", "what does arrive mean"],
    ["is half an hour 50 minutes", "how long is a quarter of an hour", "what is half an hour in minutes"],
    ["how many minutes are in 2 hours", "how do i turn hours into minutes", "is an hour 100 minutes"],
    ["do i add or subtract?", "is it plus or minus?"],
    ["what if i get over 60 minutes?", "can i have more than 60 minutes?"],
    ["what if it goes from am to pm, over noon?", "what if it passes 12?"],
    ["why can i not just subtract?", "why is it not 100 minutes?", "why can i not take it away like other numbers?"],
    [
      "what do i do when it goes past the hour?",
      "how do i cross the hour?",
      "what if the minutes are smaller at the end?",
    ],
    ["how do i find the start?", "how do i find out when it began?", "do i go backwards?"],
    ["how do i use the time line?", "what is the line for?"],
    ["how do i write hours and minutes?", "how do i write 1 hour?"],
    ["how can i check it?", "how do i know that it is right?"],
  ],
  explanation: ["i went up to the next full hour", "then on to the end", "and i put both together"],
  inABreath: ["i went to the full hour first and then the rest of it and i added them"],
};
