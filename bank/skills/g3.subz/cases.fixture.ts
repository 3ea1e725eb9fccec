import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g3.subz", 304, 75, "229", { "SB-03": "139", "SB-04": "239", "SB-05": "329", "SB-01": "371", "SB-15": "379" }),
    pair("g3.subz", 500, 295, "205", {
      "SB-03": "115",
      "SB-04": "215",
      "SB-05": "305",
      "SB-06": "395",
      "SB-07": "300",
      "PV-05": "25",
      "SB-N8": "405",
      "SB-15": "795",
    }),
    pair("g3.subz", 500, 123, "377", {
      "SB-03": "287",
      "SB-04": "387",
      "SB-05": "477",
      "SB-06": "423",
      "SB-07": "400",
      "SB-N8": "477",
      "SB-15": "623",
    }),
    // Two hundreds traded, and one is left to take two from.
    pair("g3.subz", 300, 237, "63", {
      "SB-03": "173",
      "SB-04": "73",
      "SB-05": "163",
      "SB-06": "137",
      "SB-07": "100",
      "SB-N8": "263",
      "SB-15": "537",
    }),
    pair("g3.subz", 3004, 838, "2166", {
      "SB-03": "276",
      "SB-04": "2276",
      "SB-05": "3166",
      "SB-N5": "2266",
      "SB-01": "3834",
      "SB-15": "3842",
    }),
  ],
  questions: [
    ["why does counting up work if its a take away sum??"],
    ["why cant i plus them if it says more than"],
    ["how can it be take away with a plus and a box"],
    ["can it come out bigger than what i started with"],
    ["does the big number have to be at the top"],
    ["what is the little 1 in front"],
    ["can i do it without borrowing"],
    ["do i just ignore the zero"],
    ["why is the sum written backwards"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["why is it a 9?", "why does the zero turn into a nine?", "why does it become 9?"],
    ["how do you borrow from zero?", "how can i borrow when there is a zero?", "how do i take from 0?"],
    ["what about two zeros?", "how do i do 1000 take away something?", "what if there are a lot of zeros?"],
    ["is there a quick way?", "can i count up instead?", "is there another way?"],
    ["how do i check my answer?", "how do i know it is right?"],
    ["does the number change when i trade?", "is it still the same number?"],
  ],
  explanation: [
    "you can not take from the 0 so",
    "i had to open a hundred",
    "then nine stay there because a ten went on",
  ],
  inABreath: [
    "there was nothing in the tens so i broke a hundred and then a ten and 9 were left",
    "the zero can not give so you go to the hundreds, it becomes ten and gives one so 9",
  ],
};
