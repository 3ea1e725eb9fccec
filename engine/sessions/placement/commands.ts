import { z } from "zod";
import { ItemId } from "../../ids.ts";

/** What the page may ask of a placement. */
export const PlacementCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start") }),
  z.strictObject({
    type: z.literal("answer"),
    item: ItemId,
    given: z.array(z.string().max(200)).min(1).max(6),
    latencyMs: z.number().nonnegative(),
  }),
  z.strictObject({ type: z.literal("not-learned"), item: ItemId, latencyMs: z.number().nonnegative() }),
  z.strictObject({ type: z.literal("end") }),
]);
export type PlacementCommand = z.infer<typeof PlacementCommand>;
