import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.add2c", 47, 38, "85", { "AD-01": "75", "AD-02": "715", "AD-03": "121", "AD-N4": "55", "AD-08": "9" }),
    pair("g2.add2c", 68, 57, "125", {
      "AD-01": "15",
      "AD-02": "1115",
      "AD-N1": "115",
      "AD-09": "25",
      "AD-03": "161",
      "AD-N4": "75",
      "AD-08": "11",
    }),
    // Ten ones exactly: carrying the wrong digit cannot be told from losing it.
    pair("g2.add2c", 75, 5, "80", { "AD-01": "70", "AD-02": "710", "AD-N3": "79", "AD-08": "70" }),
  ],
  questions: [
    ["what is at first"],
    ["but they gave them away so why do i add"],
    ["why do i plus when it says fewer"],
    ["theres a take away next to the box do i still plus"],
    ["can the answer come out smaller"],
    ["can you carry a 2"],
    ["what if it makes exactly ten", "what goes in the ones if they make 10 together"],
    ["why cant i just write 14 down there"],
    ["why is the answer first and then the sum"],
    ["what if there are more than 9 ones?", "what do i do with more than ten ones?"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["may i split them up in parts?", "can i break a number up and add the parts?"],
    ["may i count up from the big number?", "can i just count on?"],
    [
      "what if the tens make 100?",
      "what if there are more than 10 tens?",
      "what do i do when the tens make more than 9?",
    ],
    ["why do we carry?", "what is the little 1 for?", "why do i need to regroup?"],
    ["do you always have to carry?", "do i carry every time?", "how do i know when to carry?"],
    ["where does the 1 go?", "where do i write the 1?"],
    ["do i start on the left?", "do i start with the ones?", "can i start with the tens?"],
    ["how can i check it?", "how can i be sure?"],
    ["can i swap the numbers?", "can i switch them?"],
  ],
  explanation: ["7 and 8 is more than ten", "so i made a new ten and it goes on the left"],
  inABreath: [
    "7 plus 8 is 15 so you keep the 5 and carry the 1",
    "the ones made too many so ten of them turned into a ten",
  ],
};
