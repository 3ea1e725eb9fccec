import { z } from "zod";
import { LearnerId } from "../ids.ts";
import { hash64 } from "./hash64.ts";

/** By this beginning, and version 8 (RFC 9562), whoever works on a shared device without signing in is told from learners. */
const MARK = "7151";
const VISITOR = /^7151[0-9a-f]{4}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

/** Two of the sixteen pictures of picture PINs, written a to p, and a number from 10 to 99. */
export const VisitorCode = z.string().regex(/^[a-p]{2}[1-9]\d$/u);

/** A visitor's id, made of a fresh random UUID: 102 bits of it are kept. */
export function toVisitorId(uuid: string): LearnerId {
  return LearnerId.parse(`${MARK}${uuid.slice(4, 14)}8${uuid.slice(15)}`);
}

export function isVisitorId(id: string): boolean {
  return VISITOR.test(id);
}

/** What a visitor tells their teacher, who sees the same. It tells visitors apart and opens nothing. */
export function visitorCode(id: LearnerId): string {
  const hash = hash64(id);
  const [first = 0, second = 0] = [0, 1].map((at) => Number.parseInt(hash.charAt(at), 16));
  const number = 10 + (Number.parseInt(hash.slice(2, 8), 16) % 90);
  return `${letter(first)}${letter(second)}${number}`;
}

function letter(at: number): string {
  return "abcdefghijklmnop".charAt(at);
}
