import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/** Both PEM. */
export interface MadeCertificate {
  readonly name: string;
  readonly cert: string;
  readonly key: string;
}

interface Making {
  readonly name?: string;
  /** Who vouches for it; itself where nobody is named. */
  readonly issuer?: MadeCertificate;
  readonly until?: Date;
  /** A root says of itself that it is one. */
  readonly isRoot?: boolean;
}

/** A certificate made anew each time; without more words one for this computer that nobody vouches for. */
export function makeCertificate({
  name = "localhost",
  issuer,
  until = new Date("2049-12-31T23:59:59Z"),
  isRoot = false,
}: Making = {}): MadeCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const validity = sequence(der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from(utcTime(until))));
  const body = sequence(
    ...(isRoot ? [der(0xa0, der(0x02, Buffer.from([2])))] : []),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    nameOf(issuer?.name ?? name),
    validity,
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
    ...(isRoot ? [der(0xa3, sequence(BASIC_CONSTRAINTS_CA))] : []),
  );
  const signer = issuer === undefined ? privateKey : createPrivateKey(issuer.key);
  const whole = sequence(
    body,
    ecdsaWithSha256,
    der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, signer)])),
  );
  const lines = whole.toString("base64").match(/.{1,64}/gu) ?? [];
  return {
    name,
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Extension 2.5.29.19, critical, with the one field it needs. */
const BASIC_CONSTRAINTS_CA = Buffer.from("300f0603551d130101ff040530030101ff", "hex");

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(der(0x06, Buffer.from("550403", "hex")), der(0x0c, Buffer.from(commonName)))));
}

function utcTime(at: Date): string {
  return `${at.toISOString().replaceAll(/\D/gu, "").slice(2, 14)}Z`;
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** One element of DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
