import type { ExamBlueprint } from "#engine";
import { USUAL_MIX } from "./mix.ts";

/** One form for everybody, so that results can be laid side by side. */
export const fractionsAndDecimals: ExamBlueprint = {
  id: "fractions-and-decimals",
  version: 1,
  createdOn: "2026-11-20",
  title: "Fractions and decimals",
  about: "From naming a fraction to percents, for grades 4 to 6: 12 questions, the same for everybody.",
  sections: [
    {
      name: "What a fraction is",
      skills: ["g3.fracname", "g3.fracline", "g4.fraceq", "g4.simplify"],
      items: 4,
      mix: USUAL_MIX,
    },
    {
      name: "Working with fractions",
      skills: ["g4.fracadd", "g4.fracsub", "g4.mixed", "g5.fracadd"],
      items: 4,
      mix: USUAL_MIX,
    },
    { name: "Decimals and percents", skills: ["g4.decnote", "g5.decadd", "g6.pctconv"], items: 4, mix: USUAL_MIX },
  ],
  selection: "fixed",
  limitMs: 25 * 60 * 1000,
  canGoBack: true,
};
