import { createTransport } from "nodemailer";
import { isPrivateAddress } from "../outward/addresses.ts";
import { assertHost, RefusedAddressError, type Resolve } from "../outward/guarded-fetch.ts";
import { alertOf } from "#engine/class";
import type { OutMessage } from "#engine/outbound";
import type { OutRow, OutWhy, StoredAlert, SyncStore } from "../sync/index.ts";
import { TRY_MS, type Destination, type Sent } from "./destination.ts";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else STARTTLS, which is a must but on private addresses. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
  readonly to: readonly string[];
  /** How long teachers have to say that they see to an alert [ms]. */
  readonly afterMs: number;
  /** Where teachers sign in; null: it is not said. */
  readonly address: string | null;
}

interface MailDeps {
  readonly store: Pick<SyncStore, "openAlerts">;
  readonly allowPrivate: boolean;
  readonly resolve?: Resolve;
  /** For tests; else `TRY_MS` [ms]. */
  readonly tryMs?: number;
}

/** Of one pupil and kind there is one mail in each [ms]. */
const ONE_EACH_MS = 60 * 60_000;

/** Alerts about safety that nobody has said they see to, to people who are not at the page [OBX12]. */
export function createMail(settings: MailSettings, deps: MailDeps): Destination {
  return {
    to: "mail",
    wants: (about, event) => about === "alert" && isSafety(alertOf(event)),
    afterMs: settings.afterMs,
    isWanted: async (row) => isFirstLeft(row, await deps.store.openAlerts(row.tenant)),
    send: (message, signal) => sendMail(settings, deps, message, signal),
  };
}

function isSafety(kind: StoredAlert["kind"] | null): boolean {
  return kind === "urgent" || kind === "concern";
}

/** Nobody sees to it, whoever has looked, and no mail of this hour tells of the same pupil and kind. */
function isFirstLeft({ learner, event, heardAt }: OutRow, open: readonly StoredAlert[]): boolean {
  const own = open.find((alert) => alert.learner === learner && alert.id === event);
  const hourOf = (at: number) => Math.floor(at / ONE_EACH_MS);
  const [first] = open
    .filter((alert) => alert.learner === learner && alert.kind === own?.kind && alert.mark.seesTo === null)
    .filter((alert) => hourOf(alert.heardAt) === hourOf(heardAt))
    .toSorted((a, b) => a.cursor - b.cursor);
  return first !== undefined && first.id === event;
}

async function sendMail(
  settings: MailSettings,
  { allowPrivate, resolve, tryMs = TRY_MS }: MailDeps,
  message: OutMessage,
  signal: AbortSignal,
): Promise<Sent> {
  const { host, port, secure, auth, from, to } = settings;
  let addresses: readonly string[];
  try {
    // STARTTLS is asked for below.
    addresses = await assertHost(host, {
      isEncrypted: true,
      publicOnly: !allowPrivate,
      ...(resolve === undefined ? {} : { resolve }),
    });
  } catch (error) {
    return { type: "failed", why: error instanceof RefusedAddressError ? "forbidden" : "unreachable", status: null };
  }
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !addresses.every(isPrivateAddress),
    ...(auth === null ? {} : { auth: { ...auth } }),
    connectionTimeout: tryMs,
    greetingTimeout: tryMs,
    dnsTimeout: tryMs,
    socketTimeout: tryMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ended = Promise.withResolvers<Sent>();
  const timer = setTimeout(() => ended.resolve({ type: "failed", why: "timeout", status: null }), tryMs);
  const stop = () => ended.resolve({ type: "failed", why: "timeout", status: null });
  signal.addEventListener("abort", stop);
  try {
    const sending = transport
      .sendMail({ from, to: [...to], ...textOf(message, settings), messageId: `<${message.id}@mathflow.invalid>` })
      .then((): Sent => ({ type: "arrived" }))
      .catch(toFailed);
    return await Promise.race([sending, ended.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    transport.close();
  }
}

/** nodemailer's codes of what went wrong before anything was answered. */
const WHYS: Readonly<Record<string, OutWhy>> = {
  ETIMEDOUT: "timeout",
  EAUTH: "refused",
  EENVELOPE: "refused",
  EMESSAGE: "refused",
};

function toFailed(error: unknown): Sent {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  // A 4xx of SMTP asks to come again; a 5xx refuses for good.
  const why: OutWhy =
    responseCode === undefined ? (WHYS[code ?? ""] ?? "unreachable") : responseCode < 500 ? "busy" : "refused";
  return { type: "failed", why, status: responseCode ?? null };
}

/** No name, and nothing of what was written. */
export function textOf(
  message: OutMessage,
  { afterMs, address }: Pick<MailSettings, "afterMs" | "address">,
): { readonly subject: string; readonly text: string } {
  const isUrgent = message.type === "alert.raised" && message.data.kind === "urgent";
  const minutes = Math.round(afterMs / 60_000);
  const when = `${message.heard_at.slice(0, 10)} at ${message.heard_at.slice(11, 16)} UTC`;
  const since = minutes === 0 ? "" : ` In the ${minutes} minutes since, nobody had said that they see to it.`;
  const where = address === null ? "Sign in to MathFlow" : `Sign in at ${address}/teach`;
  return {
    subject: isUrgent ? "MathFlow: an urgent alert about a pupil" : "MathFlow: an alert about a pupil",
    text: `On ${when}, something that a pupil wrote in MathFlow was marked ${isUrgent ? "urgent" : "as a concern"}.${since}

${where} to see who it is and what was written. Teachers of the class see it at once under “Alerts”; administrators see it once nobody has said for two hours that they see to it.

The pupil was shown at once where to find help.

This message names nobody and repeats nothing of what was written. Please do what your school does in such a case.
`,
  };
}
