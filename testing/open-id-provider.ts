import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What it does otherwise than a good provider would. */
export interface OpenIdManners {
  /** Who signs in there. */
  readonly sub: string;
  /** Claims in the place of its own. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Signs with a key that nobody knows. */
  readonly forges: boolean;
  /** Says no instead of giving a code. */
  readonly refuses: boolean;
  /** The document it is known by names this address for tokens. */
  readonly tokensAt: string | undefined;
  /** Answers nothing but 503. */
  readonly isDown: boolean;
  /** Sends everybody elsewhere who asks for its document. */
  readonly redirectsTo: string | undefined;
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly set: (manners: Partial<OpenIdManners>) => void;
  /** Paths it was asked for, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

export const CLIENT = { id: "mathflow", secret: "not so secret" } as const;

const GOOD: OpenIdManners = {
  sub: "ada",
  claims: {},
  forges: false,
  refuses: false,
  tokensAt: undefined,
  isDown: false,
  redirectsTo: undefined,
};

/** What was asked for at `/authorize`, by the code that was given for it. */
interface Granted {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** A small OpenID provider on this computer: authorization code, PKCE, RS256. Everybody who comes is signed in at once. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const [own, foreign] = [makeKey(), makeKey()];
  const granted = new Map<string, Granted>();
  const asked: string[] = [];
  let manners = GOOD;

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", issuer);
    asked.push(url.pathname);
    if (manners.isDown) return void response.writeHead(503).end();
    if (url.pathname === "/authorize") return authorize(url, response);
    if (url.pathname === "/token") return send(response, ...token(new URLSearchParams(await textOf(request))));
    if (url.pathname === "/jwks") {
      return send(response, 200, { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256" }] });
    }
    if (manners.redirectsTo !== undefined) {
      return void response.writeHead(302, { Location: manners.redirectsTo }).end();
    }
    return send(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: manners.tokensAt ?? `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
      code_challenge_methods_supported: ["S256"],
    });
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const given = (name: string) => searchParams.get(name) ?? "";
    const back = new URL(given("redirect_uri"));
    if (manners.refuses) back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("hex");
      const [nonce, challenge] = [given("nonce"), given("code_challenge")];
      granted.set(code, { nonce, challenge, redirectUri: given("redirect_uri") });
      back.searchParams.set("code", code);
    }
    back.searchParams.set("state", given("state"));
    response.writeHead(302, { Location: back.href }).end();
  }

  /** A code counts once, for who began and knows the secret. */
  function token(form: URLSearchParams): readonly [status: number, body: object] {
    const code = form.get("code") ?? "";
    const grant = granted.get(code);
    granted.delete(code);
    const proven = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
    if (!isClient) return [401, { error: "invalid_client" }];
    if (grant?.challenge !== proven || grant.redirectUri !== form.get("redirect_uri")) {
      return [400, { error: "invalid_grant" }];
    }
    const now = Math.floor(Date.now() / 1000);
    const { sub, claims, forges } = manners;
    const about = { iss: issuer, aud: CLIENT.id, sub, nonce: grant.nonce, iat: now, exp: now + 60, ...claims };
    const idToken = signToken(about, (forges ? foreign : own).privateKey);
    return [200, { access_token: "none", token_type: "Bearer", id_token: idToken }];
  }

  return {
    issuer,
    set: (changes) => void (manners = { ...manners, ...changes }),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

function signToken(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "RS256", kid: "1" })}.${part(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
