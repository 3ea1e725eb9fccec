import { z } from "zod";
import { ItemId } from "../ids.ts";
import { RecalledItem } from "../items/recalled.ts";

/** Most a school recalls. */
export const MAX_RECALLED = 500;

/** A question of a pupil's log that a teacher takes out. */
export const RecallQuestion = z.strictObject({ item: ItemId });
export const PutBack = z.strictObject({ item: ItemId });

/** What the school has taken out, the newest first. */
export const SchoolRecalled = z.strictObject({
  items: z
    .array(
      z.strictObject({
        item: ItemId,
        skillName: z.string(),
        /** Null where it is of an older bank. */
        stem: z.string().nullable(),
        /** [ms since 1970-01-01 UTC], the server's. */
        at: z.int().nonnegative(),
        /** Who took it out; empty: somebody who has left. */
        teacher: z.string(),
      }),
    )
    .max(MAX_RECALLED),
});

/** What is asked of nobody on this device: by the server's bank, and by the school. */
export const OwnRecalled = z.strictObject({ items: z.array(RecalledItem) });
