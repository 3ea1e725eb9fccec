import type { DiagramInput } from "#engine";
import { count, digitAt, digits, PLACES, tex } from "./kit.ts";

/** "tens", or "ten" for one of them. */
export function placeName(place: number, n = 2): string {
  const many = PLACES[place] ?? "";
  return n === 1 ? many.replace(/s$/u, "") : many;
}

/** "3 tens", "1 ten". */
export function placeCount(n: number, place: number): string {
  return count(n, { one: placeName(place, 1), many: placeName(place) });
}

/** "4 hundreds, 0 tens and 7 ones" for 407. */
export function placesInWords(n: number): string {
  return listInWords(
    digits(n)
      .map((digit, place) => placeCount(digit, place))
      .toReversed(),
  );
}

/** "a, b and c". */
export function listInWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Blocks for each number; undefined for numbers that have no blocks. */
export function blocks(shown: readonly number[]): DiagramInput | undefined {
  if (shown.some((n) => n > 999)) return undefined;
  return {
    type: "base-ten",
    alt: shown.map((n) => `Blocks for ${n}: ${n < 10 ? placeCount(n, 0) : placesInWords(n)}.`).join(" "),
    groups: shown.map((n) => ({
      hundreds: digitAt(n, 2),
      tens: digitAt(n, 1),
      ones: digitAt(n, 0),
      label: String(n),
    })),
  };
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A number between dollar signs. */
export function f(n: number): string {
  return `$${tex(n)}$`;
}
