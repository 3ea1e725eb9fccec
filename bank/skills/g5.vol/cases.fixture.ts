import { box } from "../../blueprints/measure/box-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    box({ ask: "cubes", l: 4, w: 3, h: 5 }, "60", {
      "MG-16": "94",
      "MG-N16": "12",
      // Of the two slices the second is kept here.
      "MG-N32": "15",
      "MG-N17": "47",
      "MG-N18": "36",
    }),
    box({ ask: "layer", l: 4, w: 3, h: 5 }, "60", {
      "MG-15": "12",
      "MG-N16": "12",
      "MG-N32": "15",
      "ML-02": "48",
      "MG-N19": "17",
    }),
    box({ ask: "volume", l: 6, w: 3, h: 5 }, "90", { "MG-15": "14", "MG-N16": "18", "MG-N32": "15", "MG-N19": "23" }),
    // Divided by the length alone it is 15; of the two the last one named is kept here.
    box({ ask: "height", l: 6, w: 3, h: 5 }, "5", {
      "MG-N16": "18",
      "DV-N1": "72",
      "MG-N21": "30",
      "MG-N22": "10",
    }),
    box({ ask: "joined", l: 5, w: 3, h: 6, m: 4, k: 2 }, "114", {
      "MG-15": "20",
      "MG-N23": "24",
      // Both as high as the lower one; as high as the higher one it is 162.
      "MG-N24": "54",
      "MG-N13": "144",
      "MG-N25": "38",
    }),
  ],
  questions: [
    ["is it like the floors of a house", "so there are 7 floors of cubes", "what is a layer"],
    ["is it cubic centimetres or centimetres", "do i write cubic cm", "is the unit just cm"],
    ["do i count the cubes i cant see", "what about the ones behind do they count", "where are the hidden cubes"],
    ["how do i check it", "how do i know if i am right", "how can i be sure"],
    ["do i times or add", "is it divide or times", "do i multiply or divide"],
    ["what is the difference to the area?", "is it the surface?"],
    ["why do i not add the edges?", "can i add them?"],
    ["does the order matter?", "which edge comes first?"],
    ["what is a cubic centimetre?", "what unit do i write?", "why is it not square centimetres?"],
    ["how do i find the missing edge?", "what do i do with the question mark?", "how do i find the height?"],
    ["what do i do with two boxes?", "how do i find it when boxes are joined?"],
  ],
  explanation: ["you count the cubes that fit inside", "one layer and then times how high"],
  inABreath: ["you count the cubes of one layer and times it by how high it is"],
};
