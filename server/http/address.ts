import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Network address a request came from; empty where there is no connection, as in tests. */
export function remoteAddress(context: Context, { behindProxy }: { readonly behindProxy: boolean }): string {
  // The last one is what the proxy itself saw; those before it are anybody's word.
  const forwarded = behindProxy ? context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}

export function isThisComputer(address: string): boolean {
  const bare = bareOf(address);
  return bare === "::1" || /^127(?:\.\d{1,3}){3}$/u.test(bare);
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
