import { z } from "zod";
import type { Content } from "../items/content.ts";
import type { MasteryState } from "../learner/mastery-state.ts";
import { faultOf, readLog, readState } from "./headless-state.ts";

const MasteryRequest = z
  .strictObject({ id: z.unknown().optional(), log: z.unknown().optional(), state: z.unknown().optional() })
  .refine(({ log, state }) => (log === undefined) !== (state === undefined), "either log or state is needed");

/**
 * A line of `mathflow mastery`, without its id: what is believed of each skill of a log, or of a state that a turn gave out; an
 * exported log may also stand as the line itself [HDL10].
 */
export function masteryLine(input: unknown, content: Content): object {
  const isExport = typeof input === "object" && input !== null && "format" in input;
  const request = MasteryRequest.safeParse(isExport ? { log: input } : input);
  if (!request.success) return { error: faultOf(request.error) };
  const { log, state } = request.data;
  const standing = state === undefined ? readLog(log) : readState(state, content.hash);
  return standing.ok ? { mastery: masteryBySkill(standing.value.tutor.mastery) } : { error: standing.error };
}

/** P(known) and what goes with it, by skill; skills that were met alone. */
export function masteryBySkill({ bySkill }: MasteryState): object {
  return Object.fromEntries(
    Object.entries(bySkill).map(([skill, { known, opportunities, masteredAt, keptAt, level }]) => [
      skill,
      { known, opportunities, mastered: masteredAt !== null, kept: keptAt !== null, level },
    ]),
  );
}
