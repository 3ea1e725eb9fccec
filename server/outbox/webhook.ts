import { createHmac } from "node:crypto";
import type { About } from "#engine/outbound";
import type { Destination } from "./destination.ts";
import { createPost, type PostRules } from "./post.ts";

export interface WebhookSettings {
  readonly url: string;
  /** What both sides know, 24 bytes or more. */
  readonly key: Uint8Array;
  readonly abouts: readonly About[];
}

type Trials = Pick<PostRules, "resolve" | "tryMs">;

/** The message as JSON, signed as Standard Webhooks 1.0 has it [OBX10]. @param now - [ms since 1970-01-01 UTC] */
export function createWebhook(
  { url, key, abouts }: WebhookSettings,
  { allowPrivate, now, ...trials }: { readonly allowPrivate: boolean; readonly now: () => number } & Trials,
): Destination {
  const post = createPost({
    url: new URL(url),
    sends: ["webhook-id", "webhook-timestamp", "webhook-signature"],
    allowPrivate,
    ...trials,
  });
  return {
    to: "webhook",
    wants: (about) => abouts.includes(about),
    afterMs: 0,
    send: async (message, signal) => {
      const body = JSON.stringify(message);
      const seconds = Math.floor(now() / 1_000);
      const headers = {
        "content-type": "application/json",
        "webhook-id": message.id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": signMessage(key, { id: message.id, seconds, body }),
      };
      const posted = await post({ method: "POST", headers, body, signal });
      return posted.type === "failed" ? posted : { type: "arrived" };
    },
  };
}

/** `v1,` and HMAC-SHA256 over id, time and body, in base64. @param seconds - [s since 1970-01-01 UTC] */
export function signMessage(
  key: Uint8Array,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): string {
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}
