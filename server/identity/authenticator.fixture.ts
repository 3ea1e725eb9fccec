import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";

interface Wish {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

/** What is set otherwise than a good authenticator would. */
export interface Otherwise {
  readonly verifiesUser?: boolean;
  readonly counts?: boolean;
}

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** One passkey of a device, in a few lines of what WebAuthn says. */
export function createAuthenticator({ verifiesUser = true, counts = false }: Otherwise = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(16);
  let [uses, userHandle] = [0, ""];

  function dataFor(rpId: string, attested: Uint8Array): Buffer {
    uses += counts ? 1 : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const flags = UP | (verifiesUser ? UV : 0) | (attested.length > 0 ? AT : 0);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count, attested]);
  }

  const client = (type: string, { challenge, origin }: Wish) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function coseKey(): Uint8Array {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, bytes(x)],
        [cose.COSEKEYS.y, bytes(y)],
      ]),
    );
  }

  return {
    make: (
      wish: Wish & { readonly user: { readonly id: string } },
      statement = new Map<string, unknown>(),
      fmt = "none",
    ) => {
      userHandle = wish.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, coseKey()]);
      const authData = new Uint8Array(dataFor(wish.rpId, attested));
      const attestation = new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return {
        id: credential.toString("base64url"),
        clientDataJSON: client("webauthn.create", wish).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      };
    },
    use: (wish: Wish) => {
      const [data, clientData] = [dataFor(wish.rpId, new Uint8Array()), client("webauthn.get", wish)];
      const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
      return {
        id: credential.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle,
      };
    },
  };
}
