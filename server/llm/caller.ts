import type { Context } from "hono";
import { ELSEWHERE, isThisComputer, networkOf } from "../http/address.ts";
import type { Features } from "#engine/protocol/kept";
import type { LearnerSession, Session } from "../identity/index.ts";
import type { Limit } from "./ledger.ts";
import type { LlmBudgets } from "./settings.ts";

/** On whose account a call goes; opaque ids. */
export interface Caller {
  readonly learner: string;
  readonly device: string;
  /** Where nobody is signed in, who comes from one network. */
  readonly class: string;
  /** Nobody is signed in, and it is not this computer that asks. */
  readonly isGuest: boolean;
  /** What their school, class or teacher has not switched off for them. */
  readonly may: Pick<Features, "words" | "dictation">;
  /** Of the learner and those around them, to be kept from the model; for no log. */
  readonly names: readonly string[];
}

/** What else the server knows of who asks. */
export interface CallerDeps {
  readonly sessionOf: (request: Request) => Promise<Session | undefined>;
  readonly namesAround: (session: LearnerSession) => Promise<readonly string[]>;
  readonly featuresOf: (session: LearnerSession) => Promise<Features>;
  readonly addressOf: (context: Context) => string;
}

/** Of whom no school has said anything. */
const ALL_ON = { words: true, dictation: true };

/**
 * Who asks: the session says it, and nothing else is believed. Where nobody is signed in everybody of one network is one
 * learner; only on this computer itself, with a family or a test, do a device's own ids tell its guests apart.
 */
export async function callerOf(
  context: Context,
  { sessionOf, namesAround, featuresOf, addressOf }: CallerDeps,
): Promise<Caller> {
  const session = await sessionOf(context.req.raw);
  if (session?.role === "learner") {
    const { learner, device, class: inClass } = session;
    return {
      learner,
      device,
      class: inClass,
      isGuest: false,
      may: await featuresOf(session),
      names: await namesAround(session),
    };
  }
  const address = addressOf(context);
  const network = networkOf(address);
  if (session !== undefined) {
    return {
      learner: session.teacher,
      device: session.teacher,
      class: network,
      isGuest: false,
      may: ALL_ON,
      names: [],
    };
  }
  // A proxy on this computer that nobody told us of speaks for others.
  const isHere = isThisComputer(address) && context.req.header(ELSEWHERE) === undefined;
  const id = (header: string) => {
    const value = isHere ? (context.req.header(header)?.toLowerCase() ?? "") : "";
    return UUID.test(value) ? value : `nobody at ${network}`;
  };
  return {
    learner: id("X-MathFlow-Learner"),
    device: id("X-MathFlow-Device"),
    class: network,
    isGuest: !isHere,
    may: ALL_ON,
    names: [],
  };
}

/** All limits a call at this time is under. */
export function limitsOf(caller: Caller, budgets: LlmBudgets, now: number): readonly Limit[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const all = monthOf(budgets, now);
  const guests = { ...all, scope: "guests", tokens: Math.floor(all.tokens * GUESTS_SHARE) };
  return [
    ...(caller.isGuest ? [guests] : []),
    { scope: `learner:${caller.learner}`, period: day, ...budgets.learner },
    { scope: `device:${caller.device}`, period: day, ...budgets.device },
    { scope: `class:${caller.class}`, period: day, ...budgets.class },
    all,
  ];
}

/** What everybody together may spend in the month of this time. */
export function monthOf({ tokensPerMonth }: LlmBudgets, now: number): Limit {
  return {
    scope: "all",
    period: new Date(now).toISOString().slice(0, 7),
    requests: Infinity,
    tokens: tokensPerMonth,
  };
}

/** Of a month, for all who are not signed in together: a school's words are not theirs to spend. */
export const GUESTS_SHARE = 0.05;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
