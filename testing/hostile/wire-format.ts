import type { Asked, Output } from "./types.ts";

/** An answer in the pieces it goes out in. */
export interface Encoded {
  readonly contentType: string;
  readonly opening: readonly string[];
  readonly frames: readonly string[];
  readonly more: (words: string) => string;
}

const MOST_PIECES = 400;

/** Cuts a text as tokens do: short pieces that end anywhere, never within a character. */
export function inPieces(text: string): readonly string[] {
  const characters = [...text];
  const size = Math.max(5, Math.ceil(characters.length / MOST_PIECES));
  const count = Math.ceil(characters.length / size);
  return Array.from({ length: count }, (_, index) => characters.slice(index * size, (index + 1) * size).join(""));
}

/** About four characters a token. */
export function tokensOf(asked: Asked, output: Output): { readonly into: number; readonly out: number } {
  if (output.usage === "absurd") return { into: -5, out: 9_007_199_254_740_991 };
  const said = output.parts.map((part) => (part.type === "tool-call" ? part.arguments : part.text)).join("");
  return { into: Math.ceil((asked.system.length + asked.user.length) / 4), out: Math.ceil(said.length / 4) };
}
