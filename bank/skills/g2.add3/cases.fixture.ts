import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.add3", 456, 278, "734", {
      "AD-01": "624",
      "AD-02": "61214",
      "AD-09": "634",
      "AD-N1": "724",
      "AD-N4": "534",
      "AD-08": "178",
    }),
    pair("g2.add3", 456, 23, "479", { "AD-04": "686", "AD-07": "489", "AD-N4": "459", "AD-08": "433" }),
    pair("g2.add3", 372, 231, "603", {
      "AD-01": "503",
      "AD-02": "5103",
      "PV-05": "63",
      "AD-N4": "403",
      "AD-08": "141",
    }),
    pair("g2.add3", 648, 30, "678", { "AD-04": "948", "AD-N2": "651", "AD-07": "688", "AD-08": "618" }),
  ],
  questions: [
    ["what is at first"],
    ["but they gave them away so why do i add"],
    ["does fewer mean take away"],
    ["what do i do if the box is in front of a minus"],
    ["should my answer be bigger than the 2 numbers"],
    ["why do you never carry 2"],
    ["8 and 2 is 10 do i write a 0"],
    ["can i put both digits in the ones"],
    ["where does the little one go", "where do i write the carried one"],
    ["what do i do with the 0 when i add"],
    ["is it ok if the box is on the other side"],
    ["what if there are more than 9 ones?", "what do i do with more than ten ones?"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["may i split them up in parts?", "can i break a number up and add the parts?"],
    ["may i count up from the big number?", "can i just count on?"],
    ["what if i have more than 10 tens?", "what happens when the tens make 100?"],
    ["do i carry twice?", "can you carry two times?"],
    ["why do i carry to the left?", "why does the ten go to the left?"],
    ["how do i line them up?", "how do i write them under each other?", "what if one number is shorter?"],
    ["where do i begin?", "do i begin at the ones?"],
    ["when do i add in a story?", "is more than plus?"],
    ["how can i check it?", "how do i know that it is right?"],
    ["can i swap the numbers?", "can i switch them?"],
  ],
  explanation: ["i added each place by itself", "and ten tens became a new hundred"],
  inABreath: [
    "i lined them up and carried the ten",
    "ones with ones and tens with tens and the 10 tens became another hundred",
  ],
};
