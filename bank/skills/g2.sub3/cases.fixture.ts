import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.sub3", 741, 228, "513", {
      "SB-01": "527",
      "SB-02": "523",
      "SB-11": "423",
      "SB-10": "521",
      "SB-09": "520",
      "SB-N8": "713",
      "SB-15": "969",
    }),
    pair("g2.sub3", 564, 89, "475", {
      "SB-01": "525",
      "SB-02": "585",
      "SB-11": "385",
      "SB-13": "75",
      "SB-10": "564",
      "SB-09": "500",
      "SB-N4": "575",
      "SB-15": "653",
    }),
    pair("g2.sub3", 731, 226, "505", {
      "SB-01": "515",
      "SB-02": "515",
      "SB-11": "415",
      "SB-10": "511",
      "SB-09": "510",
      "PV-05": "55",
      "SB-N8": "705",
      "SB-15": "957",
    }),
    pair("g2.sub3", 639, 20, "619", { "SB-N6": "439", "SB-13": "19", "SB-15": "659" }),
  ],
  questions: [
    ["what if the top is too small?", "what if there are too few ones and not enough to take from?"],
    ["what if both ones are the same?", "what if the tens are the same as before?"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["can i do it by counting up from the little number?", "may i count up?"],
    ["what do i do with a zero?", "what if there is a 0 on top?"],
    ["do i trade twice sometimes?", "can i borrow two times?"],
    ["which one do i start with?", "do i start with the hundreds or the ones?"],
    ["why do i cross it out and write one less?", "why do i get 10 more?", "where do the ten tens come from?"],
    ["what if there is nothing below?", "what if the bottom number is shorter?"],
    ["how do i check?", "how do i check if it is right?"],
    ["why can i not take the smaller from the bigger?", "can i turn them round?"],
  ],
  explanation: ["the top was too small", "so i traded a hundred for ten"],
  inABreath: [
    "4 is less than 9 so you have to borrow from the next one",
    "there were not enough tens so i opened a hundred",
  ],
};
