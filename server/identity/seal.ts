import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/**
 * Keeps what must be had again, or compared, from who has only the rows: its key is made of the pepper, which does not lie with
 * them. Where the pepper is another one, nothing opens.
 */
export interface Seal {
  /** @param use - what is sealed for one use opens for no other */
  readonly seal: (use: string, text: string) => string;
  /** Undefined: not sealed here, or changed. */
  readonly open: (use: string, sealed: string) => string | undefined;
  /** The same for the same text, hexadecimal; nothing is had from it again. */
  readonly mark: (text: string) => string;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(pepper: Uint8Array): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", pepper, "", `mathflow ${use}`, 32));
  const [sealing, marking] = [keyFor("seal"), keyFor("mark")];

  return {
    seal: (use, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(use));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open: (use, sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(use));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
    mark: (text) => createHmac("sha256", marking).update(text).digest("hex"),
  };
}
