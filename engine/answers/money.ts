import type { Token } from "./read/tokenise.ts";

/** What an amount of money was written in. */
export interface MoneyUnit {
  /** `$`, `€`, `£`, `₹`; empty for cents, which several currencies have. */
  readonly sign: string;
  /** Hundredths: cents, pence, paise. */
  readonly minor: boolean;
}

/** Takes signs and names of money off a typed amount, before or behind it, and says which they were. */
export function stripMoney(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly unit: MoneyUnit | undefined;
} {
  const first = tokens.findIndex((token) => unitOfToken(token) !== undefined);
  if (first === -1) return { tokens, unit: undefined };
  const token = tokens[first];
  const atEdge = first === tokens.length - 1 || tokens.slice(0, first).every((before) => before.type === "sign");
  if (token === undefined || !atEdge) return { tokens, unit: undefined };
  const rest = tokens.toSpliced(first, 1);
  const unit = unitOfToken(token);
  const last = rest.at(-1);
  const again = last === undefined || rest.length < 2 ? undefined : unitOfToken(last);
  // `$5 dollars` says the same twice; `$5 cents` does not.
  const isSame = unit !== undefined && again?.sign === unit.sign && again.minor === unit.minor;
  return { tokens: isSame ? rest.slice(0, -1) : rest, unit };
}

export function isMoneyToken(token: Token): boolean {
  return unitOfToken(token) !== undefined;
}

function unitOfToken(token: Token): MoneyUnit | undefined {
  if (token.type === "sign") return UNITS.get(token.sign);
  return token.type === "name" ? UNITS.get(token.name.toLowerCase()) : undefined;
}

const UNITS: ReadonlyMap<string, MoneyUnit> = new Map(
  (
    [
      ["$", false, "$ dollar dollars usd"],
      ["€", false, "€ euro euros eur"],
      ["£", false, "£ pound pounds gbp"],
      ["₹", false, "₹ rupee rupees rs inr"],
      ["", true, "¢ c ct cent cents"],
      ["£", true, "p pence penny"],
      ["₹", true, "paise paisa"],
    ] as const
  ).flatMap(([sign, minor, names]) => names.split(" ").map((name) => [name, { sign, minor }] as const)),
);

/** A canonical amount without its sign, for readers that know only numbers. */
export function stripMoneySigns(text: string): string {
  return text.replace(/\\?\$|[€£₹]/gu, " ").trim();
}
