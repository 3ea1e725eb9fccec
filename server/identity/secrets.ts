import { createHash, randomBytes, randomInt } from "node:crypto";
import type { PinKind } from "#engine/protocol/identity";

/** A token for a cookie, and the hash that is kept of it. */
export interface Token {
  readonly token: string;
  readonly hash: string;
}

/** 256 random bits. */
export function createToken(): Token {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** Enough for what is random and long; what people choose is hashed by `SecretHasher`. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Letters nobody takes for one another or for a digit; without vowels they spell no words. */
export const CODE_LETTERS = "BCDFGHJKMNPRSTWXYZ";
export const CLASS_CODE_LENGTH = 6;
const INVITATION_LENGTH = 12;
const KIOSK_CODE_LENGTH = 8;
const PARENT_CODE_LENGTH = 16;

export function createClassCode(): string {
  return randomLetters(CODE_LETTERS, CLASS_CODE_LENGTH);
}

/** Three groups of four letters: 50 bits, for one use within a day. */
export function createInvitationCode(): string {
  return randomLetters(CODE_LETTERS, INVITATION_LENGTH).replace(/.{4}(?=.)/gu, "$&-");
}

/** Two groups of four letters: 33 bits, for one device within an hour. */
export function createKioskCode(): string {
  return randomLetters(CODE_LETTERS, KIOSK_CODE_LENGTH).replace(/.{4}(?=.)/gu, "$&-");
}

/** Four groups of four letters: 66 bits, for a school year. */
export function createParentCode(): string {
  return randomLetters(CODE_LETTERS, PARENT_CODE_LENGTH).replace(/.{4}(?=.)/gu, "$&-");
}

/** A code as somebody typed it, as it is kept. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z]/gu, "");
}

/** Pictures of a picture PIN are the letters a to p. */
const PICTURES = "abcdefghijklmnop";
const PIN_LENGTH = 6;

/** Six digits (20 bits) or six of sixteen pictures (24 bits), drawn evenly. */
export function createPin(kind: PinKind): string {
  return randomLetters(kind === "digits" ? "0123456789" : PICTURES, PIN_LENGTH);
}

function randomLetters(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
