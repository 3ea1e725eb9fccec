import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { bulkhead } from "cockatiel";

/** What one hash costs. */
export interface HashCost {
  /** [KiB] */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id: m = 19 MiB, t = 2, p = 1. */
export const OWASP_COST: HashCost = { memory: 19_456, passes: 2 };

export interface SecretHasherOptions {
  readonly cost?: HashCost;
  /** Mixed in, and not kept with the hashes: who has only these cannot try PINs. */
  readonly pepper?: Uint8Array;
}

/** Passwords and PINs by argon2id (RFC 9106). */
export interface SecretHasher {
  /** In the PHC format, with its own salt and cost. */
  readonly hash: (secret: string) => Promise<string>;
  /** False after as much work where there is no hash, so that nobody learns from the time who is known. */
  readonly matches: (secret: string, hash: string | undefined) => Promise<boolean>;
  /** More are waiting than is good for those who ask. */
  readonly isBusy: () => boolean;
  /** How many wait for their turn. */
  readonly waiting: () => number;
}

/** At once; each takes its memory. */
const AT_ONCE = 2;
/** A class that signs in together is fewer. */
export const MAX_WAITING_HASHES = 64;
/** Who may wait is asked before the work (`isBusy`); who was let in is not sent away after a guess was counted. */
const QUEUE = Number.MAX_SAFE_INTEGER;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

export function createSecretHasher({ cost = OWASP_COST, pepper }: SecretHasherOptions = {}): SecretHasher {
  const line = bulkhead(AT_ONCE, QUEUE);

  function tagOf(secret: string, salt: Uint8Array, { memory, passes }: HashCost): Promise<Buffer> {
    const parameters = { nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory, passes };
    const peppered = pepper === undefined ? parameters : { ...parameters, secret: pepper };
    // One text has several encodings; keyboards differ in which they send.
    return line.execute(() => derive("argon2id", { ...peppered, message: secret.normalize("NFKC") }));
  }

  return {
    hash: async (secret) => {
      const salt = randomBytes(SALT_BYTES);
      return toPhc(cost, salt, await tagOf(secret, salt, cost));
    },
    matches: async (secret, hash) => {
      const known = hash === undefined ? undefined : fromPhc(hash);
      const tag = await tagOf(secret, known?.salt ?? randomBytes(SALT_BYTES), known?.cost ?? cost);
      return timingSafeEqual(tag, known?.tag ?? randomBytes(TAG_BYTES)) && known !== undefined;
    },
    isBusy: () => QUEUE - line.queueSlots >= MAX_WAITING_HASHES,
    waiting: () => QUEUE - line.queueSlots,
  };
}

interface Phc {
  readonly cost: HashCost;
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

function toPhc({ memory, passes }: HashCost, salt: Buffer, tag: Buffer): string {
  const bare = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/u, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${bare(salt)}$${bare(tag)}`;
}

function fromPhc(text: string): Phc {
  const [, memory, passes, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/u.exec(text) ?? [];
  if (memory === undefined) throw new Error("a hash that is kept cannot be read");
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
