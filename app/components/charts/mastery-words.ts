import type { SkillState, SkillView } from "#engine";
import type { TextId, TextValues } from "../../text/text.ts";

export interface Words {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** Before so many answers a figure would say more than anybody knows. */
export const TELLING_OPPORTUNITIES = 3;
/** From here on the share is not told any finer. */
const MOST = 0.95;

/**
 * How well a skill is known, in words [SCR1]: a share to the nearest 5 %, and how sure that is. What has
 * not been practised has no share: the engine's first guess is no news to anybody, and one or two answers are little.
 */
export function masteryWords(skill: Pick<SkillView, "known" | "band" | "opportunities" | "state">): Words {
  const { opportunities, state } = skill;
  if (opportunities === 0) return { text: "mastery.none" };
  if (opportunities < TELLING_OPPORTUNITIES) {
    return state === "learning" ? { text: "mastery.few" } : { text: "mastery.shown", values: { count: opportunities } };
  }
  const sure = sureness(skill.band);
  if (skill.known >= MOST) return { text: "mastery.most", values: { sure } };
  return { text: "mastery.about", values: { percent: Math.round(skill.known * 20) * 5, sure } };
}

/** Half-width of the 90 % band as a word. */
function sureness(band: number): "quite" | "fairly" | "not" {
  if (band <= 0.1) return "quite";
  return band <= 0.2 ? "fairly" : "not";
}

export const stateWords: Readonly<Record<SkillState, TextId>> = {
  locked: "skill.state.locked",
  ready: "skill.state.ready",
  placed: "skill.state.placed",
  learning: "skill.state.learning",
  done: "skill.state.done",
  kept: "skill.state.kept",
  review: "skill.state.review",
};

/** The row of the map in words; a strand without words of its own is named as its id stands. */
export function strandWords(strand: string): Words {
  const known: Readonly<Record<string, TextId>> = {
    "place-value": "strand.place-value",
    "add-subtract": "strand.add-subtract",
    "multiply-divide": "strand.multiply-divide",
    factors: "strand.factors",
    fractions: "strand.fractions",
    decimals: "strand.decimals",
    signed: "strand.signed",
    equations: "strand.equations",
    "time-money": "strand.time-money",
    data: "strand.data",
    measure: "strand.measure",
    "word-problems": "strand.word-problems",
  };
  const text = known[strand];
  return text === undefined ? { text: "strand.other", values: { strand: strand.replaceAll("-", " ") } } : { text };
}
