import type { EventOf } from "../events/tutor-event.ts";
import { Probability } from "../ids.ts";
import type { Understanding } from "./understand/understand.ts";

type Received = EventOf<"message_received">;

/** What was written, personal data taken out, as it was taken. */
export function receivedEvent(
  { session, item, skill }: Pick<Received["body"], "session" | "item" | "skill">,
  text: string,
  { category, value, confidence }: Understanding,
): Pick<Received, "type" | "body"> {
  const heard = { category, value: value?.slice(0, 200) ?? null, confidence: Probability.parse(confidence) };
  return { type: "message_received", body: { session, item, skill, text: text.slice(0, 500), ...heard } };
}
