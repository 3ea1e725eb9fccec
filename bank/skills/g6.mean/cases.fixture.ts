import { list } from "../../blueprints/data/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    list("range", [7, 3, 12, 15, 9], "12", { "ST-07": "15", "ST-08": "2", "ST-09": "18" }),
    list("median", [4, 17, 6, 18, 15], "15", { "ST-05": "6", "ST-N15": "12" }),
    // The middle of 16, 11, 28, 22, 15, 18 lies between 16 and 18; the greater of the two is told last.
    list("median", [16, 11, 28, 22, 15, 18], "17", { "ST-05": "25", "ST-06": "18" }),
    list("mean", [2, 17, 14, 19], "13", { "ST-01": "52", "ST-02": "15.5", "ST-N13": "26", "ST-N14": "10.5" }),
    list("mean", [0, 8, 10, 4, 7, 1], "5", { "ST-01": "30", "ST-02": "5.5", "ST-03": "6", "ST-N13": "15" }),
    list("mean", [9, 2, 8, 12, 4], "7", { "ST-01": "35", "ST-02": "8", "ST-N13": "17.5" }),
    list("mean", [1, 2, 4, 13], "5", { "ST-01": "20", "ST-02": "3", "ST-N13": "10", "ST-N14": "7" }),
    list("missing", [24, 10, 21, 27, 28], "28", {
      "ST-N16": "22",
      "ST-N17": "110",
      "ST-N18": "6",
      "ST-N60": "82",
      "ST-N20": "20.5",
      "SB-01": "172",
    }),
  ],
  questions: [
    [
      "what is the difference between the range and the median",
      "i mix up mean median and range",
      "is the range the same as the middle",
    ],
    ["how do i check it", "how can i be sure", "how do i know if it is right"],
    ["can the mean be a decimal", "is it ok if it doesnt come out as a whole number", "what if the median is a half"],
    [
      "how do i find the missing number",
      "what if one number is missing",
      "what do i do when the last number is missing",
    ],
    ["is the range the last minus the first", "do i use the first and the last number", "why not the first and last"],
    ["what if a number is there two times?", "do i write a number twice?"],
    ["does a zero count for the mean?", "do i count the 0 in the mean?"],
    [
      "what if the median has two in the middle?",
      "how do i find the median of an even count?",
      "what if there is no middle for the median?",
    ],
    ["do i have to put them in order for the median?", "why do we sort the numbers for the median?"],
    ["what is the difference between the mean and the median?", "are the mean and the median the same?"],
    ["can the mean be a number that is not in the list?", "is the mean always one of the numbers?"],
    ["why do you divide for the mean?", "why do i divide by how many there are?"],
    ["why do we need the mean?", "what for is the range?"],
  ],
  explanation: ["i added all of them", "then i divided by 4"],
  inABreath: ["you take the total and split it into four"],
};
