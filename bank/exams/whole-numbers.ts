import type { ExamBlueprint } from "#engine";
import { USUAL_MIX } from "./mix.ts";

/** The same exam for a whole class, in forms that are equally hard. */
export const wholeNumbers: ExamBlueprint = {
  id: "whole-numbers",
  version: 1,
  createdOn: "2026-11-20",
  title: "Whole numbers",
  about: "Place value and the four operations, for grades 3 and 4: 20 questions in 30 minutes.",
  sections: [
    { name: "Place value", skills: ["g2.pv3", "g2.expand", "g3.rnd10", "g4.round"], items: 4, mix: USUAL_MIX },
    {
      name: "Adding and taking away",
      skills: ["g2.add3", "g2.sub3", "g3.subz", "g2.eqmiss"],
      items: 6,
      mix: USUAL_MIX,
    },
    {
      name: "Multiplying",
      skills: ["g3.mulmean", "g3.f34", "g3.f789", "g4.mul1", "g4.mul2"],
      items: 6,
      mix: USUAL_MIX,
    },
    { name: "Dividing", skills: ["g3.fdiv", "g4.div1", "g3.mulunk"], items: 4, mix: USUAL_MIX },
  ],
  selection: "random",
  limitMs: 30 * 60 * 1000,
  canGoBack: true,
};
