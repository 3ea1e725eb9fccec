import type { Context } from "hono";

/**
 * No other site's page asks in somebody's name: such a page's requests carry its origin, and a form cannot send JSON. Programs
 * that are no browser send neither header; they have no cookie either.
 */
export function isOwnPage({ req }: Context): boolean {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const host = req.header("Host") ?? new URL(req.url).host;
  const foreign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return !foreign && (site === undefined || site === "same-origin" || site === "none");
}

export function isJson({ req }: Context): boolean {
  return /^application\/json(?:\s*;|$)/iu.test(req.header("Content-Type") ?? "");
}
