import { expect, test } from "vitest";
import { alertOf } from "./index.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";

const place = { session: null, item: null, skill: null };

test.each([
  { type: "safety_flagged", body: { ...place, kind: "self-harm", severity: "urgent" }, kind: "urgent" },
  { type: "safety_flagged", body: { ...place, kind: "abuse", severity: "concern" }, kind: "concern" },
  { type: "safety_flagged", body: { ...place, kind: "swearing", severity: "mild" }, kind: "mild" },
  { type: "teacher_asked", body: place, kind: "person" },
  { type: "plan_made", body: { version: 4, replans: 3, reason: "", steps: [] }, kind: "replanned" },
  { type: "plan_made", body: { version: 2, replans: 2, reason: "", steps: [] }, kind: null },
  { type: "session_ended", body: { session: "s", reason: "goal-reached" }, kind: null },
])("[CLS1] $type is a reason for $kind", ({ type, body, kind }) => {
  // Only type and body are looked at.
  expect(alertOf({ type, body } as unknown as TutorEvent)).toBe(kind);
});
