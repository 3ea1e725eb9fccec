import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Network address a request came from; empty where there is no connection, as in tests. */
export function remoteAddress(context: Context, { behindProxy }: { readonly behindProxy: boolean }): string {
  const forwarded = behindProxy ? lastOf(context.req.header("X-Forwarded-For") ?? "") : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}

/** What the proxy itself saw; those before it are anybody's word. */
function lastOf(forwarded: string): string {
  return forwarded.split(",").at(-1)?.trim() ?? "";
}

export function isThisComputer(address: string): boolean {
  const bare = bareOf(address);
  return bare === "::1" || /^127(?:\.\d{1,3}){3}$/u.test(bare);
}

/** Stands on a request from elsewhere. It only takes rights away: whoever sends it takes their own. */
export const ELSEWHERE = "x-mathflow-elsewhere";

/** `Host` is anybody's word: who is on this computer is at both ends of the line, and no proxy says otherwise. */
export function markElsewhere(request: IncomingMessage): void {
  const { remoteAddress = "", localAddress = "" } = request.socket;
  const forwarded = request.headers["x-forwarded-for"];
  const ends = [remoteAddress, localAddress, ...(forwarded === undefined ? [] : [lastOf(String(forwarded))])];
  if (ends.every(isThisComputer)) return;
  request.headers[ELSEWHERE] = "1";
  request.rawHeaders = [...request.rawHeaders, ELSEWHERE, "1"];
}

/** A household or school has a whole IPv6 network of its own: the first four groups. */
export function networkOf(address: string): string {
  const bare = bareOf(address);
  if (isIP(bare) !== 6) return bare;
  // A URL writes an address in its shortest form.
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [front, back] = [head.split(":").filter(Boolean), (tail ?? "").split(":").filter(Boolean)];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}

function bareOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/iu, "").replace(/%.*$/u, "");
}
