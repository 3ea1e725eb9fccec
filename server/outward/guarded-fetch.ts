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
  /** Headers that go out besides, in lower case. */
  readonly sends?: readonly string[];
  /** An address may have a query. */
  readonly mayQuery?: boolean;
  /** Only addresses of the open internet are asked, and over TLS. */
  readonly publicOnly?: boolean;
  /** `told`: where they say to go elsewhere is an answer like others; nobody goes there in either case. */
  readonly redirect?: "told" | "error";
  readonly resolve?: Resolve;
}

/** Thrown before anything is sent. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** The only headers that leave this computer: nothing of this machine, and nothing a client has sent. */
const SENT = ["accept", "authorization", "content-type"];

/**
 * The one way out: exact origins, no redirect followed, no query unless told, addresses looked up and looked at before each
 * call, and replies cut off at a limit.
 */
export function createGuardedFetch(rules: FetchRules): typeof fetch {
  const resolve = rules.resolve ?? resolveAll;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    await assertAllowed(url, rules, resolve);
    const given = new Headers(init?.headers);
    const headers = new Headers();
    for (const name of [...SENT, ...(rules.sends ?? [])]) {
      const value = given.get(name);
      if (value !== null && (name !== "authorization" || rules.hasKey)) headers.set(name, value);
    }
    const response = await fetch(url, {
      method: init?.method ?? "GET",
      headers,
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: rules.redirect === "told" ? "manual" : "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return capped(response, rules.maxReplyBytes);
  };
}

async function assertAllowed(url: URL, rules: FetchRules, resolve: Resolve): Promise<void> {
  const clean = url.username === "" && url.password === "" && (url.search === "" || rules.mayQuery === true);
  if (!clean || !rules.origins.includes(url.origin)) throw new RefusedAddressError("this address is not asked");
  await assertHost(url.hostname, {
    isEncrypted: url.protocol === "https:",
    publicOnly: rules.publicOnly === true,
    resolve,
  });
}

interface HostRules {
  readonly isEncrypted: boolean;
  readonly publicOnly: boolean;
  readonly resolve?: Resolve;
}

/**
 * Looks a host up. @returns its addresses, all of which may be asked
 *
 * @throws RefusedAddressError
 */
export async function assertHost(
  hostname: string,
  { isEncrypted, publicOnly, resolve = resolveAll }: HostRules,
): Promise<readonly string[]> {
  if (isMetadataName(hostname)) throw new RefusedAddressError("this address is not asked");
  const literal = literalAddress(hostname);
  const addresses = literal === undefined ? await resolve(hostname) : [literal];
  if (addresses.some(isForbiddenAddress)) throw new RefusedAddressError("a link-local address is not asked");
  if (publicOnly && addresses.some(isPrivateAddress)) throw new RefusedAddressError("a private address is not asked");
  if (!isEncrypted && !addresses.every(isPrivateAddress)) {
    throw new RefusedAddressError("a public address is not asked without TLS");
  }
  return addresses;
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
