import { parse, serialize } from "hono/utils/cookie";
import { ELSEWHERE } from "../http/address.ts";

/**
 * How a request came: over TLS; from this computer itself; or in the open, where anybody near could read a PIN. Only the first
 * two may sign in, unless who runs the server said otherwise.
 */
export type Transport = "tls" | "loopback" | "open";

export interface TransportOptions {
  /** A proxy in front ends TLS and says so in `X-Forwarded-Proto`; nobody else can reach this server. */
  readonly behindProxy: boolean;
  /** Sign-in without TLS on a network its owner trusts. */
  readonly allowOpen: boolean;
}

export function transportOf(request: Request, { behindProxy }: TransportOptions): Transport {
  const { protocol, hostname } = new URL(request.url);
  const forwarded = behindProxy && request.headers.get("X-Forwarded-Proto") === "https";
  if (protocol === "https:" || forwarded) return "tls";
  return LOOPBACK.has(hostname) && !request.headers.has(ELSEWHERE) ? "loopback" : "open";
}

/** Under which address the browser that asks knows this server. */
export function originOf(request: Request, options: TransportOptions): string {
  const scheme = transportOf(request, options) === "tls" ? "https" : "http";
  return new URL(`${scheme}://${request.headers.get("Host") ?? new URL(request.url).host}`).origin;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

const NAMES = { session: "sid", device: "device", known: "known", begun: "begun" } as const;
export type CookieUse = keyof typeof NAMES;

/**
 * `__Host-` binds a cookie to this host and to TLS: no other site of the school can plant one. Browsers take that name over
 * TLS only, so on plain http it is another.
 */
export function cookieName(use: CookieUse, transport: Transport): string {
  return transport === "tls" ? `__Host-${NAMES[use]}` : `mathflow-${NAMES[use]}`;
}

export function readCookie(request: Request, use: CookieUse, transport: Transport): string | undefined {
  const name = cookieName(use, transport);
  return parse(request.headers.get("Cookie") ?? "", name)[name];
}

/** @param maxAgeMs - 0 takes the cookie away */
export function writeCookie(use: CookieUse, transport: Transport, value: string, maxAgeMs: number): string {
  return serialize(cookieName(use, transport), value, {
    path: "/",
    maxAge: Math.floor(maxAgeMs / 1000),
    httpOnly: true,
    secure: transport === "tls",
    sameSite: "Strict",
  });
}
