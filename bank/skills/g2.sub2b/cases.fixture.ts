import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.sub2b", 63, 29, "34", {
      "SB-01": "46",
      "SB-02": "44",
      "SB-09": "40",
      "SB-10": "43",
      "SB-N8": "54",
      "SB-15": "92",
    }),
    pair("g2.sub2b", 52, 7, "45", {
      "SB-01": "55",
      "SB-02": "55",
      "SB-09": "50",
      "SB-10": "52",
      "SB-N7": "46",
      "SB-15": "59",
    }),
    pair("g2.sub2b", 70, 46, "24", { "SB-06": "36", "SB-07": "30", "SB-19": "34", "SB-N8": "64", "SB-15": "116" }),
  ],
  questions: [
    ["why does counting up work if its a take away sum??"],
    ["why cant i plus them if it says more than"],
    ["how can it be take away with a plus and a box"],
    ["can it come out bigger than what i started with"],
    ["does the big number have to be at the top"],
    ["what is the little 1 in front"],
    ["what is at first"],
    ["why is the answer first and then the sum"],
    ["what if the top is too small?", "what if there are too few ones and not enough to take from?"],
    ["what if both ones are the same?", "what if the tens are the same as before?"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["can i do it by counting up from the little number?", "may i count up?"],
    ["can it be a negative number?", "can you take 4 from 1?", "does it go below zero?"],
    ["do i have to give it back?", "do you pay it back?"],
    ["why do i borrow?", "why do i cross out the 5?", "what does borrow mean?"],
    ["when do i have to trade?", "when do i need to borrow?"],
    ["can i just turn them upside down?", "can i do the bigger one take away the smaller one?"],
    ["how can i be sure?", "how can i check it?"],
  ],
  explanation: [
    "there is not enough on the top to take 4",
    "so i opened a ten",
    "then there was 1 less in the tens place",
  ],
  inABreath: [
    "1 is smaller than 4 so i borrowed a ten and then there were 4 tens left",
    "you can not take 4 from 1 so you break a ten, that leaves one ten less",
  ],
};
