import type { ExamBlueprint } from "#engine";
import { USUAL_MIX } from "./mix.ts";

/** Finds where a learner stands: every question follows from the answers before it. */
export const aBitOfEverything: ExamBlueprint = {
  id: "a-bit-of-everything",
  version: 2,
  createdOn: "2026-11-28",
  title: "A bit of everything",
  about: "From grade 2 to grade 6. Each question follows from your last answers: up to 20 questions, no time limit.",
  sections: [
    {
      name: "Whole numbers",
      skills: [
        "g2.pv3",
        "g4.round",
        "g2.add2c",
        "g2.add3",
        "g2.sub3",
        "g3.f789",
        "g3.fdiv",
        "g4.mul1",
        "g4.mul2",
        "g4.div1",
      ],
      items: 8,
      mix: USUAL_MIX,
    },
    {
      name: "Parts of a whole",
      skills: [
        "g3.fracname",
        "g3.fracline",
        "g4.fraceq",
        "g4.fracadd",
        "g5.fracadd",
        "g4.decnote",
        "g5.decadd",
        "g6.pctconv",
      ],
      items: 7,
      mix: USUAL_MIX,
    },
    {
      name: "Numbers and letters",
      skills: ["g4.multiples", "g6.gcf", "g6.lcm", "g6.int", "g2.eqmiss", "g3.mulunk", "g6.eqadd", "g6.eqmul"],
      items: 5,
      mix: USUAL_MIX,
    },
  ],
  selection: "adaptive",
  stopSe: 0.45,
  limitMs: null,
  canGoBack: false,
};
