import { lookup } from "node:dns/promises";
import { isForbiddenAddress, isMetadataName, isPrivateAddress, literalAddress } from "./addresses.ts";

/** All addresses a name stands for. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface FetchRules {
  readonly origins: readonly string[];
  /** False: no Authorization header goes out. */
  readonly hasKey: boolean;
  /** More than this of a reply is not read [bytes]. */
  readonly maxReplyBytes: number;
  readonly resolve?: Resolve;
}

/** Thrown before anything is sent. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** The only headers that leave this computer: nothing of this machine, and nothing a client has sent. */
const SENT = ["accept", "authorization", "content-type"];

/**
 * The one way out to a model: exact origins, no redirect followed, no query, addresses looked up and looked at before
 * each call, and replies cut off at a limit.
 */
export function createGuardedFetch(rules: FetchRules): typeof fetch {
  const resolve = rules.resolve ?? resolveAll;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    await assertAllowed(url, rules.origins, resolve);
    const given = new Headers(init?.headers);
    const headers = new Headers();
    for (const name of SENT) {
      const value = given.get(name);
      if (value !== null && (name !== "authorization" || rules.hasKey)) headers.set(name, value);
    }
    const response = await fetch(url, {
      method: init?.method ?? "GET",
      headers,
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return capped(response, rules.maxReplyBytes);
  };
}

async function assertAllowed(url: URL, origins: readonly string[], resolve: Resolve): Promise<void> {
  const clean = url.username === "" && url.password === "" && url.search === "";
  if (!clean || !origins.includes(url.origin) || isMetadataName(url.hostname)) {
    throw new RefusedAddressError("this address is not asked");
  }
  const literal = literalAddress(url.hostname);
  const addresses = literal === undefined ? await resolve(url.hostname) : [literal];
  if (addresses.some(isForbiddenAddress)) throw new RefusedAddressError("a link-local address is not asked");
  if (url.protocol !== "https:" && !addresses.every(isPrivateAddress)) {
    throw new RefusedAddressError("a public address is not asked without TLS");
  }
}

async function resolveAll(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

function capped(response: Response, maxBytes: number): Response {
  if (response.body === null) return response;
  let read = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > maxBytes) controller.error(new Error("the reply is too long"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
