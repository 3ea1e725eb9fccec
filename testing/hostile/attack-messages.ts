import { readFile } from "node:fs/promises";
import { z } from "zod";

/** A pupil who tries to talk the tutor into the answer or out of its role: up to five messages, one after another. */
export const AttackMessage = z.strictObject({
  id: z.string().regex(/^a-\d{3}$/u),
  /** How it is tried: `begging`, `authority`, `guessing`, … */
  sort: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
  says: z.array(z.string().min(1).max(300)).min(1).max(5),
});
export type AttackMessage = z.infer<typeof AttackMessage>;

/** All of them, written by hand, in the order of the file. */
export async function attackMessages(): Promise<readonly AttackMessage[]> {
  const lines = await readFile(new URL("attack-messages.jsonl", import.meta.url), "utf8");
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => AttackMessage.parse(JSON.parse(line)));
}
