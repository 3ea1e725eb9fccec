import type { Resolve } from "../outward/guarded-fetch.ts";
import type { SyncStore } from "../sync/index.ts";
import type { Destination } from "./destination.ts";
import { createMail, type MailSettings } from "./mail.ts";
import { createWebhook, type WebhookSettings } from "./webhook.ts";
import { createXapi, type XapiSettings } from "./xapi.ts";

/** What a school has set; each is off unless it is there. */
export interface OutSettings {
  readonly webhook?: WebhookSettings;
  readonly xapi?: XapiSettings;
  readonly mail?: MailSettings;
  /** Addresses of this computer and of private networks may be asked. */
  readonly allowPrivate: boolean;
}

export interface DestinationDeps {
  readonly store: Pick<SyncStore, "openAlerts">;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  readonly resolve?: Resolve;
  /** For tests [ms]. */
  readonly tryMs?: number;
}

export function createDestinations(
  { webhook, xapi, mail, allowPrivate }: OutSettings,
  { store, now, ...trials }: DestinationDeps,
): readonly Destination[] {
  return [
    ...(webhook === undefined ? [] : [createWebhook(webhook, { allowPrivate, now, ...trials })]),
    ...(xapi === undefined ? [] : [createXapi(xapi, { allowPrivate, ...trials })]),
    ...(mail === undefined ? [] : [createMail(mail, { store, allowPrivate, ...trials })]),
  ];
}
