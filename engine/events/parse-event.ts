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

/**
 * What this program knows of an event, where that is all but fields a newer one has added. For what a person has to see at
 * once: nothing is folded of it, and what it means is read when all of it can be [EVT9].
 */
export function parseKnownPart(json: unknown): Result<TutorEvent, EventFault> {
  const issues = TutorEvent.safeParse(json).error?.issues ?? [];
  const known = issues.reduce(
    (left, issue) => (issue.code === "unrecognized_keys" ? without(left, issue.path, issue.keys) : left),
    json,
  );
  return parseEvent(known);
}

function without(value: unknown, [key, ...path]: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === key ? without(one, path, keys) : one));
  const fields = Object.entries(value as object);
  return Object.fromEntries(
    key === undefined
      ? fields.filter(([name]) => !keys.includes(name))
      : fields.map(([name, one]) => [name, name === key ? without(one, path, keys) : one]),
  );
}
