import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { NewPasskey, PasskeyAnswer } from "#engine/protocol/identity";
import type { Rows } from "./identity-store.ts";
import type { PasskeyRow, TeacherRow } from "./tables.ts";

/** More than one has devices. */
export const MAX_PASSKEYS = 20;
const CHALLENGE_BYTES = 32;

export function createChallenge(): string {
  return randomBytes(CHALLENGE_BYTES).toString("base64url");
}

/** The name a passkey is bound to: a server that is reached by several has passkeys of each. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}

/** What an authenticator keeps of whose it is, and tells when it is used: opaque ids, in the length WebAuthn allows. */
export function toUserHandle({ tenant, id }: Pick<TeacherRow, "tenant" | "id">): string {
  return Buffer.from((tenant + id).replaceAll("-", ""), "hex").toString("base64url");
}

const HANDLE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/u;

/** The passkey that an answer says it is of; what it says is looked at by `verifyUse`. */
export async function findPasskey(
  rows: Rows,
  { id: credential, userHandle }: z.output<typeof PasskeyAnswer>,
): Promise<{ readonly passkey: PasskeyRow; readonly teacher: TeacherRow } | undefined> {
  const hex = Buffer.from(userHandle, "base64url").toString("hex");
  const [tenant, id] = [hex.slice(0, 32), hex.slice(32)].map((half) => half.replace(HANDLE, "$1-$2-$3-$4-$5"));
  const teacher = await rows.get("teacher", [tenant ?? "", id ?? ""]);
  if (teacher === undefined) return undefined;
  const all = await rows.list("passkey", [teacher.tenant, teacher.id]);
  const passkey = all.find((one) => one.credential === credential);
  return passkey && { passkey, teacher };
}

interface Asked {
  readonly challenge: string;
  readonly origin: string;
}

/** Undefined: not an answer to this challenge, from this origin, by somebody the authenticator knew. */
export async function verifyNew(
  { id, clientDataJSON, attestationObject }: z.output<typeof NewPasskey>,
  { challenge, origin }: Asked,
): Promise<Pick<PasskeyRow, "credential" | "publicKey" | "counter" | "rpId"> | undefined> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const rpId = rpIdOf(origin);
  try {
    await assertNoCertificates(attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...envelope(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString("base64url");
    return { credential: credential.id, publicKey, counter: credential.counter, rpId };
  } catch {
    // The library throws at whatever does not fit.
    return undefined;
  }
}

/** None are asked for, and to look into one might make the server ask where its issuer says. */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const isPlain = ["none", "packed"].includes(attestation.get("fmt")) && !attestation.get("attStmt").get("x5c");
  if (!isPlain) throw new Error("an attestation with certificates");
}

/** How often the authenticator says the passkey was used by now; undefined as above, or not more often than before. */
export async function verifyUse(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: z.output<typeof PasskeyAnswer>,
  { credential, publicKey, counter, rpId }: PasskeyRow,
  { challenge, origin }: Asked,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...envelope(id), response: { clientDataJSON, authenticatorData, signature, userHandle } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credential, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

function envelope(id: string) {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
}

/**
 * Synchronised passkeys do not count their uses. So each use ends the challenges that were given before it: no answer is taken
 * twice. A use later than now was noted by a clock that ran ahead.
 */
export function isSpent({ usedAt }: PasskeyRow, challengeAt: number, now: number): boolean {
  return usedAt !== null && usedAt <= now && challengeAt <= usedAt;
}

export function toPasskeyRow(
  { tenant, id: teacher }: TeacherRow,
  made: Pick<PasskeyRow, "credential" | "publicKey" | "counter" | "rpId">,
  { name, now }: { readonly name: string; readonly now: number },
): PasskeyRow {
  return { tenant, teacher, id: randomUUID(), name, madeAt: now, usedAt: null, ...made };
}
