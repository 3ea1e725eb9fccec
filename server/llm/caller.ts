import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Limit } from "./ledger.ts";
import type { LlmBudgets } from "./settings.ts";

/** On whose account a call goes; opaque ids. */
export interface Caller {
  readonly learner: string;
  readonly device: string;
  /** A class is who comes from one network, as long as nobody signs in. */
  readonly class: string;
}

/**
 * Who asks. Ids in headers are what a device says of itself: somebody who makes new ones up still counts by network
 * address. Once there are sessions, they and nothing else answer this.
 */
export function callerOf(context: Context): Caller {
  const network = networkOf(remoteAddress(context));
  const id = (header: string) => {
    const value = context.req.header(header)?.toLowerCase() ?? "";
    return UUID.test(value) ? value : `nobody at ${network}`;
  };
  return { learner: id("X-MathFlow-Learner"), device: id("X-MathFlow-Device"), class: network };
}

/** All limits a call at this time is under. */
export function limitsOf(caller: Caller, budgets: LlmBudgets, now: number): readonly Limit[] {
  const day = new Date(now).toISOString().slice(0, 10);
  return [
    { scope: `learner:${caller.learner}`, period: day, ...budgets.learner },
    { scope: `device:${caller.device}`, period: day, ...budgets.device },
    { scope: `class:${caller.class}`, period: day, ...budgets.class },
    { scope: "all", period: day.slice(0, 7), requests: Infinity, tokens: budgets.tokensPerMonth },
  ];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function remoteAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    // Called without a connection, as tests do.
    return "";
  }
}

/** One household or school has a whole IPv6 network of its own. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/iu, "").replace(/%.*$/u, "");
  if (isIP(bare) !== 6) return bare;
  const [head = "", tail = ""] = bare.toLowerCase().split("::");
  const [front, back] = [head.split(":").filter(Boolean), tail.split(":").filter(Boolean)];
  const missing = bare.includes("::") ? 8 - front.length - back.length : 0;
  const groups = [...front, ...Array.from({ length: missing }, () => "0"), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
}
