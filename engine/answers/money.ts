import { firstByWord } from "./read/table.ts";
import type { Token } from "./read/tokenise.ts";

/** What an amount of money was written in: `$`, `€`, `£`, `₹`; with `/100` behind for hundredths: cents, pence, paise. */
export type MoneyUnit = string;

/** Takes signs and names of money off a typed amount, before or behind it, and says which they were. */
export function stripMoney(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly unit: MoneyUnit | undefined;
} {
  const token = tokens.find(isMoneyToken);
  if (token === undefined) return { tokens, unit: undefined };
  const first = tokens.indexOf(token);
  const isAtEdge = first === tokens.length - 1 || tokens.slice(0, first).every(({ type }) => type === "sign");
  if (!isAtEdge) return { tokens, unit: undefined };
  const rest = tokens.filter((one) => one !== token);
  const unit = unitOf(token);
  // `$5 dollars` says the same twice; `$5 cents` does not.
  const last = rest.at(-1);
  const isSaidTwice = rest.length > 1 && last !== undefined && unitOf(last) === unit;
  return { tokens: isSaidTwice ? rest.slice(0, -1) : rest, unit };
}

export function isMoneyToken(token: Token): boolean {
  return unitOf(token) !== undefined;
}

function unitOf({ type, text }: Token): MoneyUnit | undefined {
  return type === "sign" || type === "name" ? UNITS.get(text.toLowerCase()) : undefined;
}

/** `$8 and 60 cents`, `8 dollars 60 cents` as one amount of the first, `$8.60`; any other text as it is [CHK46]. */
export function joinMinorUnit(text: string): string {
  return text.replace(MAJOR_AND_MINOR, (all, sign: string, whole: string, name: string, minor: string, of: string) => {
    const [major, part] = [sign || name, of].map((unit) => UNITS.get(unit.toLowerCase()));
    return major && part && `${major}/100`.endsWith(part) ? `${whole}.${minor.padStart(2, "0")} ${major}` : all;
  });
}

const MAJOR_AND_MINOR = /(\p{Sc}?) *(\d[\d,]*) *(\p{L}*?)(?:,| and)? *\b(\d\d?) *(\p{L}+)$/u;

/** Several currencies have cents. */
const UNITS = firstByWord(
  "$ $ dollar dollars usd, € € euro euros eur, £ £ pound pounds gbp, ₹ ₹ rupee rupees rs inr, /100 ¢ c ct cent cents, £/100 p pence penny, ₹/100 paise paisa",
);

/** A canonical amount without its sign, for readers that know only numbers. */
export function stripMoneySigns(text: string): string {
  return text.replaceAll(/\\?\p{Sc}/gu, " ").trim();
}
