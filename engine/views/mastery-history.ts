import type { TutorEvent } from "../events/tutor-event.ts";
import type { ItemId, SkillId } from "../ids.ts";
import { initialKnown, masteryOf, masteryProjection, type MasteryState } from "../learner/mastery-state.ts";
import { applyEvent } from "../projections/projection.ts";
import type { TutorEnv } from "../tutor-types.ts";
import { bandOf } from "./skills-view.ts";

/** What was believed of a skill after one thing that changed it. */
export interface MasteryPoint {
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly at: number;
  /** `taken-back`: an answer that had been marked wrongly no longer counts; `placed`: found by placement. */
  readonly what: "right" | "wrong" | "taken-back" | "placed";
  /** Of the answer; null for a placement. */
  readonly item: ItemId | null;
  /** P(known), and the ends of its 90 % band [probability]. */
  readonly known: number;
  readonly low: number;
  readonly high: number;
  /** What the skill came to with it; null where it came to nothing new. */
  readonly became: "done" | "kept" | null;
}

/** P(known) of one skill over time, answer by answer, oldest first, as the fold has it [VIE17]. */
export function viewMasteryHistory(
  events: Iterable<TutorEvent>,
  skill: SkillId,
  { content }: TutorEnv,
): readonly MasteryPoint[] {
  const node = content.graph.byId.get(skill);
  const points: MasteryPoint[] = [];
  let state: MasteryState = masteryProjection.initial;
  for (const event of events) {
    const before = masteryOf(state, skill);
    state = applyEvent(masteryProjection, state, event);
    const now = masteryOf(state, skill);
    const last = points.at(-1);
    if (last !== undefined && now.masteredAt !== before.masteredAt)
      points[points.length - 1] = { ...last, became: "done" };
    else if (last !== undefined && now.keptAt !== before.keptAt)
      points[points.length - 1] = { ...last, became: "kept" };
    const what = whatHappened(event, skill, now.opportunities - before.opportunities);
    if (what === null || node === undefined) continue;
    const known = now.opportunities > 0 ? now.known : initialKnown(state, node);
    const band = bandOf(known, now.opportunities);
    const isOfProblem =
      event.type === "mastery_updated" || event.type === "appeal_examined" || event.type === "appeal_ruled";
    const item = isOfProblem ? event.body.item : null;
    const [low, high] = [Math.max(0, known - band), Math.min(1, known + band)];
    points.push({ at: event.wall, what, item, known, low, high, became: null });
  }
  return points;
}

function whatHappened(event: TutorEvent, skill: SkillId, opportunities: number): MasteryPoint["what"] | null {
  if (event.type === "placement_concluded") {
    return event.body.known.some((one) => one.skill === skill) ? "placed" : null;
  }
  if (opportunities < 0) return "taken-back";
  if (opportunities === 0 || event.type !== "mastery_updated") return null;
  return event.body.correct ? "right" : "wrong";
}
