import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.add2nc", 65, 3, "68", {
      "AD-06": "98",
      "AD-04": "95",
      "AD-05": "14",
      "AD-07": "78",
      "AD-N3": "67",
      "AD-08": "62",
    }),
    pair("g2.add2nc", 43, 26, "69", { "AD-05": "15", "AD-07": "79", "AD-N4": "49", "AD-08": "17" }),
    pair("g2.add2nc", 53, 10, "63", { "AD-N2": "54", "AD-05": "9", "AD-07": "73", "AD-08": "43" }),
  ],
  questions: [
    ["what is at first", "at first means befor they gave them?"],
    ["but they gave them away so why do i add", "gave away is always take away isnt it"],
    ["does fewer mean take away"],
    ["why do i add if theres a minus by the box"],
    ["should my answer be bigger than the 2 numbers", "does adding always make it bigger"],
    ["what do i do with the 0 when i add", "does plus 0 change it"],
    ["why is the sum written backwards"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["may i split them up in parts?", "can i break a number up and add the parts?"],
    ["may i count up from the big number?", "can i just count on?"],
    ["do i start with the ones or the tens?", "do you start with the ones or the tens?"],
    ["can i swap the numbers?", "is it the same if i switch the numbers?"],
    ["why do tens go with tens?", "why can i not add tens to ones?"],
    ["where do i put it if it is a small number?", "what if one number has only one digit?"],
    ["do i have to carry?", "do i need to carry here?"],
    ["how do i know that it is a plus?", "is it a plus or a take away?"],
    ["how can i check it?", "how can i be sure?"],
  ],
  explanation: ["2 ones and 5 ones make 7", "and 3 tens with 2 tens is 5 tens"],
  inABreath: ["i did the ones first then the tens", "2 and 5 in the ones place is 7, 3 and 2 in the tens place is 5"],
};
