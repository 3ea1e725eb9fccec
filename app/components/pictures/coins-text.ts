import type { CoinsPicture } from "#engine";

type Coin = CoinsPicture["kinds"][number];

/** More do not lie on a table in view; nobody needs as many. */
export const MOST_LAID = 20;

/** The coins that lie on the table; none where something else stands in the answer box than was written of them. */
export function laidOf(notes: readonly string[], text: string, { kinds, writes }: CoinsPicture): readonly Coin[] {
  const laid = notes.flatMap((note) => kinds.filter((kind) => String(kind) === note));
  return laid.length === notes.length && coinsToText(laid, writes) === text ? laid : [];
}

/** What is written of coins: together in cents, or how many they are; nothing of none. */
export function coinsToText(laid: readonly Coin[], writes: CoinsPicture["writes"]): string {
  if (laid.length === 0) return "";
  return String(writes === "number" ? laid.length : centsOf(laid));
}

export function centsOf(laid: readonly Coin[]): number {
  return laid.reduce((sum: number, coin) => sum + coin, 0);
}

/** One coin more, in its place among the others: those that are worth most come first. */
export function withCoin(laid: readonly Coin[], coin: Coin): readonly Coin[] {
  return laid.length < MOST_LAID ? [...laid, coin].toSorted((a, b) => b - a) : laid;
}
