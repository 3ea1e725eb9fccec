import type { Context } from "hono";
import type { z } from "zod";
import { isJson, isOwnPage } from "../http/own-page.ts";
import { readSecureJson } from "../http/secure-json.ts";
import { Refusal } from "./refusal.ts";

/** A list of a class's names fits well. */
export const MAX_BODY = 16 * 1024;

/** No other site's page asks in somebody's name. */
export function assertOwnPage(context: Context): void {
  if (!isOwnPage(context)) throw new Refusal(403, "Only the app's own pages may ask here.");
}

/** The body as its schema has it. Of what stands in it nothing is repeated. */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!isJson(context)) throw new Refusal(415, "The body must be application/json.");
  const json = readSecureJson(await context.req.text());
  if (!json.ok) throw new Refusal(400, `The body is ${json.error}.`);
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.code === "unrecognized_keys" ? "a field this address does not know" : issue?.path.join(".");
  throw new Refusal(400, `The request cannot be used: ${where || "not an object"}.`);
}
