import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { SchoolAnswer, SchoolBody } from "#engine/protocol/identity";

// Its name keeps it off the devices of pupils; it is fetched when somebody presses a button.

const DEVICE_ASKS_WHO = "required";

/** Has this device, or one beside it, make a passkey; null: its owner did not want to, or it cannot. */
export async function makePasskey({
  challenge,
  rpId,
  user,
  taken,
}: SchoolAnswer<"POST /auth/passkeys/challenge">): Promise<Omit<SchoolBody<"POST /auth/passkeys">, "name"> | null> {
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: "MathFlow" },
      user,
      // Ed25519, ECDSA with P-256, RSA: what the server reads.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: taken.map((id) => ({ type: "public-key", id })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: DEVICE_ASKS_WHO,
      },
      attestation: "none",
    },
  }).catch(() => null);
  if (made === null) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return { id: made.id, clientDataJSON, attestationObject };
}

/** Has it sign by whichever passkey of this server its owner chooses; null as above. */
export async function signByPasskey({
  challenge,
  rpId,
}: SchoolAnswer<"POST /auth/passkey/challenge">): Promise<SchoolBody<"POST /auth/passkey"> | null> {
  const signed = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: DEVICE_ASKS_WHO },
  }).catch(() => null);
  if (signed === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle = "" } = signed.response;
  return { id: signed.id, clientDataJSON, authenticatorData, signature, userHandle };
}
