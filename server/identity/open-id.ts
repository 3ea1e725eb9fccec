import type { Configuration } from "openid-client";
import { createGuardedFetch } from "../outward/guarded-fetch.ts";
import { Refusal } from "./refusal.ts";

/** The school's own sign-in, as whoever runs the server sets it. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What teachers call it. */
  readonly name: string;
  /** Where it answers beside its issuer's own origin. */
  readonly origins: readonly string[];
}

/** What has to be known when the browser comes back. */
export interface OpenIdTrip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OpenId {
  readonly name: string;
  readonly issuer: string;
  /** Where the browser goes now. */
  readonly begin: (redirectUri: string) => Promise<{ readonly url: string; readonly trip: OpenIdTrip }>;
  /**
   * Who signed in there: the provider's own lasting id of them, never an address.
   *
   * @param query - what the browser came back with
   */
  readonly finish: (trip: OpenIdTrip, redirectUri: string, query: string) => Promise<string>;
}

/** No answer in this time is none [s]. */
const PATIENCE_S = 5;
const MAX_REPLY_BYTES = 256 * 1024;

/** Providers that do not keep to the one origin, or to the prompt that asks for the password anew. */
const PARTICULAR: Readonly<Record<string, { readonly origins: readonly string[]; readonly prompt: string }>> = {
  "https://accounts.google.com": {
    origins: ["https://oauth2.googleapis.com", "https://www.googleapis.com"],
    prompt: "select_account",
  },
};

/** Clocks may differ by so much [s]. */
const TOLERANCE_S = 30;

/** Nothing is asked before somebody wants to sign in, and only the provider's own origins ever are [IDN37]. */
export function createOpenId({ issuer, clientId, clientSecret, name, origins }: OpenIdSettings): OpenId {
  const server = new URL(issuer);
  const own = PARTICULAR[server.origin];
  const guarded = createGuardedFetch({
    origins: [server.origin, ...(own?.origins ?? []), ...origins],
    hasKey: true,
    maxReplyBytes: MAX_REPLY_BYTES,
  });
  let known: Configuration | undefined;
  let asking: Promise<Configuration> | undefined;

  /** Asked each time somebody sets out: they read here that it is away, not on a page that says nothing. */
  async function discover(): Promise<Configuration> {
    asking ??= ask().finally(() => (asking = undefined));
    known = await asking.catch((cause: unknown) => {
      throw isAway(cause);
    });
    return known;
  }

  async function ask(): Promise<Configuration> {
    const client = await import("openid-client");
    const byBody = client.ClientSecretPost(clientSecret);
    const byHeader = client.ClientSecretBasic(clientSecret);
    const authentication: typeof byBody = (as, ...rest) => {
      const takesBody = as.token_endpoint_auth_methods_supported?.includes("client_secret_post") ?? false;
      return (takesBody ? byBody : byHeader)(as, ...rest);
    };
    const metadata = { [client.clockTolerance]: TOLERANCE_S };
    return client.discovery(server, clientId, metadata, authentication, {
      timeout: PATIENCE_S,
      [client.customFetch]: (url, { body, ...init }) => guarded(url, { ...init, body: body ?? null }),
      execute: [
        // The signature is looked at as well, not only where the token came from.
        client.enableNonRepudiationChecks,
        // `serve-settings.ts` takes such an issuer on this computer alone.
        ...(server.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    });
  }

  return {
    name,
    issuer,
    begin: async (redirectUri) => {
      const [client, config] = [await import("openid-client"), await discover()];
      const trip = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid",
        // Who left a shared computer here may be signed in there still: the next one shall not walk in by it.
        prompt: own?.prompt ?? "login",
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, trip };
    },
    finish: async ({ state, nonce, verifier }, redirectUri, query) => {
      const [client, config] = [await import("openid-client"), known ?? (await discover())];
      const current = new URL(redirectUri);
      current.search = query;
      // What the browser brought is looked at before anything is asked.
      if (current.searchParams.get("state") !== state) throw notRight();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(config, current, checks).catch((error: unknown) => {
        const isNo = error instanceof client.AuthorizationResponseError || isInvalid(error);
        throw isNo ? notRight(error) : isAway(error);
      });
      const sub = tokens.claims()?.sub;
      if (sub === undefined) throw notRight();
      return sub;
    },
  };
}

/** What came back is not what was asked for, or no longer good. */
function isInvalid(error: unknown): boolean {
  const { code, error: reason } = (error ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  return (
    reason === "invalid_grant" ||
    code === "OAUTH_INVALID_RESPONSE" ||
    code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED" ||
    code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED"
  );
}

function notRight(cause?: unknown): Refusal {
  return new Refusal(401, "That sign-in was not finished, or took too long.", undefined, cause);
}

function isAway(cause: unknown): Refusal {
  return new Refusal(502, "The school's own sign-in does not answer as it should.", undefined, cause);
}
