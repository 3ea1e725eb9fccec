import type { Context } from "hono";
import type { z } from "zod";
import { readSecureJson } from "../llm/secure-json.ts";
import { Refusal } from "./refusal.ts";

/** A list of a class's names fits well. */
export const MAX_BODY = 16 * 1024;

/**
 * No other site's page asks in somebody's name: such a page's requests carry its origin, and a form cannot send JSON. Programs
 * that are no browser send neither header; they have no cookie either.
 */
export function assertOwnPage({ req }: Context): void {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const host = req.header("Host") ?? new URL(req.url).host;
  const foreign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (foreign || (site !== undefined && site !== "same-origin" && site !== "none")) {
    throw new Refusal(403, "Only the app's own pages may ask here.");
  }
}

/** The body as its schema has it. Of what stands in it nothing is repeated. */
export async function readBody<Schema extends z.ZodType>({ req }: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!/^application\/json(?:\s*;|$)/iu.test(req.header("Content-Type") ?? "")) {
    throw new Refusal(415, "The body must be application/json.");
  }
  const json = readSecureJson(await req.text());
  if (!json.ok) throw new Refusal(400, `The body is ${json.error}.`);
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.code === "unrecognized_keys" ? "a field this address does not know" : issue?.path.join(".");
  throw new Refusal(400, `The request cannot be used: ${where || "not an object"}.`);
}
