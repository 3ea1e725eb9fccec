import type { LearnerId, Rng } from "#engine";
import type { Net, NetAnswer, NetRequest } from "#workers/sync";
import type { SimServer } from "./server.ts";
import type { VirtualTime } from "./virtual-time.ts";

export interface NetworkOptions {
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly server: SimServer;
  readonly learner: LearnerId;
  /** How much goes wrong with a message [per 1,000]; 0: nothing, and all is quick. */
  readonly trouble: () => number;
  readonly isOnline: () => boolean;
}

const PORTAL: NetAnswer = {
  status: 200,
  text: "<!doctype html><title>Guest network</title><p>Please accept the terms.",
  sum: null,
  retryAfter: null,
};
/** A connection that brings nothing is given up by then, whoever waits for it [ms]. */
const NEVER_MS = 120_000;

/** One device's way to the server: it loses, doubles, delays, reorders, cuts, garbles and replays. */
export function createNetwork({ time, rng, server, learner, trouble, isOnline }: NetworkOptions): Net {
  /** What a cache on the way may give again. */
  const seen: NetAnswer[] = [];

  function happens(share: number): boolean {
    return rng.int(1, 1_000) <= trouble() * share;
  }

  async function travel(): Promise<void> {
    const slow = happens(0.4);
    await time.sleep(slow ? rng.int(1_000, 50_000) : rng.int(5, trouble() === 0 ? 50 : 800));
    if (!isOnline()) throw new Error("offline");
    if (!happens(0.5)) return;
    // Lost without a word, or with one.
    if (rng.int(0, 1) === 0) await time.sleep(NEVER_MS);
    throw new Error("lost");
  }

  async function deliver({ text, sum }: NetRequest): Promise<NetAnswer> {
    await travel();
    const sent = damage(text);
    const { status, retryAfter, ...answer } = await server.handle(learner, sent, sum);
    const whole = {
      ...answer,
      status,
      retryAfter: retryAfter === undefined ? null : `${retryAfter}`,
    };
    if (status === 200) seen.push(whole);
    await travel();
    return { ...whole, text: damage(whole.text) };
  }

  function damage(text: string): string {
    if (happens(0.2)) return text.slice(0, rng.int(0, text.length - 1));
    if (!happens(0.3)) return text;
    const at = rng.int(0, text.length - 1);
    // Digits to digits, so that it often can still be read.
    const other = /\d/u.test(text[at] ?? "") ? `${rng.int(0, 9)}` : rng.pick(["a", "0", '"', "}", " "]);
    return text.slice(0, at) + other + text.slice(at + 1);
  }

  return {
    post: async (request) => {
      if (happens(0.1)) return PORTAL;
      if (happens(0.1)) return { status: 429, text: "slow down", sum: null, retryAfter: `${rng.int(1, 90)}` };
      if (happens(0.1)) return { status: rng.pick([500, 502, 504]), text: "", sum: null, retryAfter: null };
      if (seen.length > 0 && happens(0.2)) return rng.pick(seen.slice(-20));
      const answers = [deliver(request)];
      while (happens(0.3)) answers.push(deliver(request));
      for (const answer of answers) answer.catch(() => {});
      return rng.pick(answers);
    },
  };
}
