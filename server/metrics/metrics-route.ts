import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ELSEWHERE, isThisComputer, remoteAddress } from "../http/address.ts";

export interface MetricsOptions {
  /** Who has it may read from anywhere. */
  readonly token: string | undefined;
  /** Every request comes from the proxy then, wherever it began. */
  readonly behindProxy: boolean;
  readonly print: () => Promise<string>;
}

/** `/metrics`, for who has the token, and for programs on this computer itself [SRV40]. */
export function metricsRoute({ token, behindProxy, print }: MetricsOptions): Hono {
  const routes = new Hono();
  routes.get("/metrics", async (context) => {
    const isLocal = !behindProxy && cameFromHere(context);
    if (!isLocal && !hasToken(context, token)) throw new HTTPException(404, { message: "There is no such address." });
    return context.body(await print(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control": "no-store",
    });
  });
  return routes;
}

/** A proxy that nobody told of shows by its headers, and a page whose name was made to lead here by that name. */
function cameFromHere(context: Context): boolean {
  const { hostname } = new URL(context.req.url);
  const isNamedSo = hostname === "localhost" || isThisComputer(hostname.replace(/^\[(.*)\]$/u, "$1"));
  const isPassedOn = context.req.header(ELSEWHERE) !== undefined;
  return isNamedSo && !isPassedOn && isThisComputer(remoteAddress(context, { behindProxy: false }));
}

/** In the same time wherever it begins to differ. */
function hasToken({ req }: Context, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/iu.exec(req.header("Authorization") ?? "")?.[1];
  if (token === undefined || given === undefined) return false;
  const sumOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(sumOf(given), sumOf(token));
}
