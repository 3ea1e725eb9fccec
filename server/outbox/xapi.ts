import { z } from "zod";
import { statementOf, type About } from "#engine/outbound";
import type { Destination, Sent } from "./destination.ts";
import { createPost, type PostRules } from "./post.ts";

export interface XapiSettings {
  /** Of the record store, up to where `/statements` follows, without a slash at its end. */
  readonly endpoint: string;
  readonly user: string;
  readonly password: string;
  /** For ids of accounts and activities, without a slash at its end. */
  readonly home: string;
  readonly abouts: readonly About[];
}

type Trials = Pick<PostRules, "resolve" | "tryMs">;

const Ids = z.array(z.string());
const Found = z.looseObject({ id: z.string() });

/** Statements of xAPI 1.0.3, one a request [OBX11]. */
export function createXapi(
  { endpoint, user, password, home, abouts }: XapiSettings,
  { allowPrivate, ...trials }: { readonly allowPrivate: boolean } & Trials,
): Destination {
  const url = new URL(`${endpoint}/statements`);
  const post = createPost({ url, sends: ["x-experience-api-version"], allowPrivate, ...trials });
  const headers = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
    "content-type": "application/json",
    "x-experience-api-version": "1.0.3",
  };

  /** Something is there under the id, and nobody but us makes such ids. */
  async function isThere(id: string, signal: AbortSignal): Promise<boolean> {
    const one = new URL(url);
    one.searchParams.set("statementId", id);
    const got = await post({ url: one, method: "GET", headers, signal });
    if (got.type === "failed") return false;
    const found = Found.safeParse(readJson(got.text));
    return found.success && found.data.id.toLowerCase() === id;
  }

  return {
    to: "xapi",
    wants: (about) => abouts.includes(about),
    afterMs: 0,
    send: async (message, signal): Promise<Sent> => {
      const statement = statementOf(message, { home });
      if (statement === null) return { type: "failed", why: "unmade", status: null };
      const posted = await post({ method: "POST", headers, body: JSON.stringify(statement), signal });
      if (posted.type === "failed") {
        return posted.status === 409 && (await isThere(message.id, signal)) ? { type: "arrived" } : posted;
      }
      // A page of a network that wants a sign-in answers 200 too.
      const ids = Ids.safeParse(readJson(posted.text));
      const isTaken = ids.success && ids.data.some((id) => id.toLowerCase() === message.id);
      return isTaken ? { type: "arrived" } : { type: "failed", why: "unclear", status: posted.status };
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
