import { z } from "zod";
import { DeviceId, Difficulty, EventId, ItemId, LearnerId, SessionId, SkillId } from "../ids.ts";

/**
 * Where and when an event was recorded. `seq` counts 1, 2, 3 … per (learner, device) without
 * gaps and `prev` is the id of `seq - 1`, so a fork or a gap is always seen. `hlc` orders;
 * `wall` and `mono` are only for people and for durations.
 */
export const eventEnvelope = {
  id: EventId,
  learner: LearnerId,
  device: DeviceId,
  seq: z.int().positive(),
  prev: EventId.nullable(),
  /** Hybrid logical clock [ms since 1970-01-01 UTC, raised by 1 where the clock stood still]. */
  hlc: z.int().nonnegative(),
  /** Raw wall clock of the device [ms since 1970-01-01 UTC]. */
  wall: z.int(),
  /** Monotonic clock since `boot` [ms]. */
  mono: z.number().nonnegative(),
  /** Random, new at every start of the worker. */
  boot: z.string().min(1).max(40),
  /** Hash of the content pack the event was made with. */
  content: z.string().min(1).max(64),
  /** Version of the program. */
  build: z.string().min(1).max(40),
};

/** One event type: the envelope, its tag, and a strict body. */
export function define<Type extends string, Body extends z.ZodRawShape>(type: Type, body: Body) {
  return z.strictObject({ ...eventEnvelope, type: z.literal(type), v: z.literal(1), body: z.strictObject(body) });
}

/** Which item, and everything needed to make it again. */
export const itemRef = {
  session: SessionId,
  item: ItemId,
  skill: SkillId,
};

/** What an item is made again from (requirement F5): the same four always give the same item. */
export const itemAddress = {
  blueprint: z.string(),
  version: z.int().positive(),
  difficulty: Difficulty,
  seed: z.int().nonnegative(),
};

/**
 * What was asked as it stood there, in English: the log tells it whatever the bank becomes [EVT6]. Old events have none.
 */
export const itemAsked = {
  asked: z.strictObject({ stem: z.string().max(2_000), picture: z.string().max(2_000).optional() }).optional(),
};

/** Of a question that is shown with fewer choices: places among those of the item, rising. Absent: with all [ADJ3]. */
export const itemChoices = {
  choices: z.array(z.int().min(0).max(99)).min(2).max(10).readonly().optional(),
};
