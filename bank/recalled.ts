import { z } from "zod";
import { RecalledItem } from "#engine";
import file from "./recalled.json" with { type: "json" };

/** What the authors of this bank have called back, each with the reason and the day. */
export const RecalledFile = z.strictObject({
  items: z.array(RecalledItem.extend({ reason: z.string().min(1).max(300), on: z.iso.date() })),
});
export type RecalledFile = z.infer<typeof RecalledFile>;

/** Devices know it with the bank, and those of a school from its server, whichever is newer. */
export const RECALLED: readonly RecalledItem[] = RecalledFile.parse(file).items.map(
  ({ blueprint, version, difficulty, seed }) => ({ blueprint, version, difficulty, seed }),
);
