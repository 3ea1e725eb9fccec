import { pair } from "../../blueprints/add-subtract/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    pair("g2.sub2nb", 57, 3, "54", {
      "SB-N1": "24",
      "SB-N6": "27",
      "SB-13": "4",
      "SB-12": "44",
      "SB-N7": "55",
      "SB-15": "60",
    }),
    pair("g2.sub2nb", 57, 20, "37", { "SB-N6": "55", "SB-08": "30", "SB-15": "77" }),
    pair("g2.sub2nb", 78, 35, "43", { "SB-N3": "3", "SB-N2": "33", "SB-N8": "73", "SB-15": "113" }),
    // A slip in the tens would give 8 as well: rather the tens are left out.
    pair("g2.sub2nb", 29, 11, "18", { "SB-N3": "8", "SB-N8": "28", "SB-15": "40" }),
  ],
  questions: [
    ["why does counting up work if its a take away sum??", "how come counting up gives the same answer"],
    ["is more always a plus"],
    ["how can it be take away with a plus and a box", "there is a plus by the box so why minus"],
    ["should the answer be smaller", "does take away always make it less"],
    ["what is at first"],
    ["why is the sum written backwards"],
    ["what if both ones are the same?", "what if the tens are the same as before?"],
    ["why do i write them under each other?", "why do they have to line up?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["can i do it by counting up from the little number?", "may i count up?"],
    ["can i do it the other way round?", "which number goes first?"],
    ["what does how many more mean?", "what does fewer mean?"],
    ["how do i check?", "how do i know if i am right?"],
    ["what happens if i take away 0?", "what is 5 take away 0?"],
    ["do i need to borrow?", "do i have to trade?"],
  ],
  explanation: ["9 ones take away 7", "and 7 tens take away 3"],
  inABreath: ["i took the ones off and then the tens", "9 ones minus 7 ones and 7 tens minus 3 tens"],
};
