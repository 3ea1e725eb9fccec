import { rounding } from "../../blueprints/place-value/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    rounding("g3.rnd10", 367, 10, "round", "370", { "RD-01": "360", "RD-N3": "400", "RD-04": "377", "RD-05": "37" }),
    rounding("g3.rnd10", 342, 10, "story", "340", { "RD-02": "350", "RD-N6": "330", "RD-N3": "300", "RD-05": "34" }),
    rounding("g3.rnd10", 365, 10, "round", "370", { "RD-06": "360", "RD-N3": "400", "RD-04": "375", "RD-05": "37" }),
    rounding("g3.rnd10", 397, 10, "round", "400", { "RD-N1": "300", "RD-N2": "3100", "RD-01": "390", "RD-05": "40" }),
    rounding("g3.rnd10", 367, 10, "least", "365", { "RD-06": "366", "RD-N5": "370", "RD-02": "361" }),
    rounding("g3.rnd10", 367, 10, "greatest", "374", { "RD-06": "375", "RD-01": "379", "RD-N5": "370" }),
    rounding("g3.rnd10", 367, 10, "which", "367", { "RD-06": "375", "RD-01": "378", "RD-02": "362" }),
  ],
  questions: [
    ["what are the two tens", "how do i find the ten before and the ten after", "which tens is it between"],
    ["can more than one number round to it"],
    ["what if the tens is a 9", "what do i do with a nine in the tens", "does the hundred change if theres a 9"],
    ["do i always put a 0 at the end", "why does the last one turn to zero", "can i just stick a 0 on the end"],
    ["is the rounded one still the real number", "is rounding just guessing"],
    ["how do i check it"],
    ["why do i look at the last one?", "why do we only look at the ones?"],
    ["what happens with a 5?", "does 5 always go up?", "what happens when it is exactly in the middle?"],
    ["how do i know if it goes up or down?", "how do you know if you go up or down?", "when do i round up?"],
    ["why do we round numbers?", "what is rounding for?", "why do people round?"],
    ["what if it is already a ten?", "is 300 itself a number that rounds to 300?", "what do you do if it ends in 0?"],
    ["does the tens digit get smaller when i go down?", "does it get less when you round down?"],
  ],
  explanation: ["it is in between 30 and 40", "and 30 is closer"],
  inABreath: [
    "34 is between 30 and 40 but it is nearer to 30",
    "it has 30 on one side and 40 on the other side and it is only 4 away from 30",
  ],
};
