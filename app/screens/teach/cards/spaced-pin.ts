/** Six signs in two groups of three, as they are read out: "482 913", "BCD-FGH". Others stay as they are. */
export function spacedPin(signs: string, between: string): string {
  return signs.length === 6 ? `${signs.slice(0, 3)}${between}${signs.slice(3)}` : signs;
}
