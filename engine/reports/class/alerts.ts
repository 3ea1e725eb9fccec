import type { TutorEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";

/** What a grown-up should look at, in the order in which they should. */
export const ALERT_KINDS = ["urgent", "concern", "person", "replanned", "mild"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What a teacher did about it. */
export const ALERT_ENDS = ["talked", "helped", "passed-on", "nothing-needed"] as const;
export type AlertEnd = (typeof ALERT_ENDS)[number];

/**
 * Why a person is wanted for what this event says; null: for nothing. It needs nothing but the event, so that the alert is
 * written where the event is [CLS1].
 */
export function alertOf({ type, body }: TutorEvent): AlertKind | null {
  switch (type) {
    case "safety_flagged":
      return body.severity;
    case "teacher_asked":
      return "person";
    case "plan_made":
      return body.replans === POLICY.plan.maxReplans ? "replanned" : null;
    default:
      return null;
  }
}
