import { err, ok, type Result } from "../result.ts";
import { TutorEvent } from "./tutor-event.ts";

export interface EventFault {
  readonly message: string;
}

/** Reads one stored event. Older versions are brought up to date first (none exist yet). */
export function parseEvent(json: unknown): Result<TutorEvent, EventFault> {
  const parsed = TutorEvent.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err({ message: `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? "not an event"}` });
}
