import type { NewEvent } from "../../events/tutor-event.ts";
import { requestHint } from "../../sessions/learning/decide.ts";
import type { Talk } from "./talk.ts";

/** The next hint of the ladder, as by the button, and its record: it weighs on the answer that follows. */
export function servedHint({
  state,
  desk,
  env,
  speaker,
}: Talk): { readonly text: string; readonly event: NewEvent } | null {
  const asked = requestHint(state, { type: "request-hint", item: desk.problem.item }, env);
  const event = asked.ok ? asked.value.find(({ type }) => type === "hint_served") : undefined;
  const text = event?.type === "hint_served" ? speaker.fresh(event.body.text) : null;
  return event === undefined || text === null ? null : { text, event };
}
