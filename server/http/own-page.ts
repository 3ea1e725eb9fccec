import type { Context } from "hono";

/**
 * No other site's page asks in somebody's name: such a page's requests carry its origin, and a form cannot send JSON. The same
 * site without TLS is another one. Programs that are no browser send neither header; they have no cookie either.
 */
export function isOwnPage({ req }: Context): boolean {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const { protocol, host } = new URL(req.url);
  const scheme = req.header("X-Forwarded-Proto") === "https" ? "https:" : protocol;
  const own = URL.parse(`${scheme}//${req.header("Host") ?? host}`)?.origin;
  const foreign = origin !== undefined && origin !== own;
  return !foreign && (site === undefined || site === "same-origin" || site === "none");
}

export function isJson({ req }: Context): boolean {
  return /^application\/json(?:\s*;|$)/iu.test(req.header("Content-Type") ?? "");
}
