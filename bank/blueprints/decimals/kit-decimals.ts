/** Decimals as whole numbers of tenths, hundredths or thousandths: never floats. */

/** `units` of the last of `places` decimal places, all places written: (307, 2) → "3.07", (5, 0) → "5". */
export function dec(units: number, places: number): string {
  if (places === 0) return String(units);
  const text = String(units).padStart(places + 1, "0");
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** The same without zeros at the end: (350, 2) → "3.5", (400, 2) → "4". */
export function shortDec(units: number, places: number): string {
  const text = dec(units, places);
  return text.includes(".") ? text.replace(/\.?0+$/u, "") : text;
}

/** Names of decimal places: 1 = tenths. */
export const DECIMAL_PLACES = ["ones", "tenths", "hundredths", "thousandths"] as const;

/** The same for a single one. */
const SINGLE_PLACES = ["one", "tenth", "hundredth", "thousandth"] as const;

/** "7 tenths", "1 hundredth". */
export function countOf(n: number, place: number): string {
  return `${n} ${(n === 1 ? SINGLE_PLACES : DECIMAL_PLACES)[place] ?? ""}`;
}

/** A mixed number as LaTeX; without its whole part where that is 0. */
export function texMixed(whole: number, numerator: number, denominator: number): string {
  return `${whole === 0 ? "" : whole}\\frac{${numerator}}{${denominator}}`;
}

/** Not rupees, which are paid without paise. */
export type MoneyUnit = "$" | "£" | "€";

export const MONEY: readonly MoneyUnit[] = ["$", "£", "€"];

/** Money signs as they are written in a stem. */
export const MONEY_SIGNS: Readonly<Record<MoneyUnit, string>> = { $: "\\$", "£": "£", "€": "€" };
