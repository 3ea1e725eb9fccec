import { z } from "zod";

/** Opaque id of a learner: a UUID, never a name. */
export const LearnerId = z.uuid().brand<"LearnerId">();
export type LearnerId = z.infer<typeof LearnerId>;

/** Opaque id of one device profile for one learner. */
export const DeviceId = z.uuid().brand<"DeviceId">();
export type DeviceId = z.infer<typeof DeviceId>;

/** Identity of one event: a UUIDv7. Identity only; it says nothing about order. */
export const EventId = z.uuid().brand<"EventId">();
export type EventId = z.infer<typeof EventId>;

export const SessionId = z.uuid().brand<"SessionId">();
export type SessionId = z.infer<typeof SessionId>;

/** Id of one problem instance, derived from blueprint, version, difficulty and seed. */
export const ItemId = z.uuid().brand<"ItemId">();
export type ItemId = z.infer<typeof ItemId>;

/** Id of a skill, such as `g4.fracadd`. */
export const SkillId = z
  .string()
  .regex(/^[a-z0-9]+(\.[a-z0-9]+)+$/u)
  .brand<"SkillId">();
export type SkillId = z.infer<typeof SkillId>;

/** 1 (first steps) to 5 (full breadth of the skill). */
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Difficulty = z.infer<typeof Difficulty>;
export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** A probability, 0 to 1. */
export const Probability = z.number().min(0).max(1).brand<"Probability">();
export type Probability = z.infer<typeof Probability>;

/** Orders text by UTF-16 code unit, so that every device sorts alike whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
