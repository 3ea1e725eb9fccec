import type { Factor } from "./unit-table.ts";

/** LaTeX of a number, itself LaTeX, with its units behind it, money signs before it. */
export function unitsToLatex(number: string, factors: readonly Factor[]): string {
  const [first] = factors;
  if (first === undefined) return number;
  if (first.power === 1 && MONEY.has(first.symbol) && number !== "") {
    const sign = first.symbol === "$" ? String.raw`\$` : first.symbol;
    const below = fractionOf(factors.slice(1), "");
    return number.startsWith("-") ? `-${sign}${number.slice(1)}${below}` : `${sign}${number}${below}`;
  }
  const gap = number === "" || GLUED.has(first.symbol) ? "" : String.raw`\,`;
  return number + gap + fractionOf(factors);
}

const MONEY = new Set(["$", "€", "£", "₹"]);
const GLUED = new Set(["°", "%"]);

/** `none` stands above the line where no unit does. */
function fractionOf(factors: readonly Factor[], none = "1"): string {
  const above = product(factors.filter(({ power }) => power > 0));
  const below = factors.filter(({ power }) => power < 0);
  if (below.length === 0) return above;
  const under = product(below);
  return `${above === "" ? none : above}/${below.length === 1 ? under : `(${under})`}`;
}

function product(factors: readonly Factor[]): string {
  return factors.map((factor) => unitToLatex(factor, Math.abs(factor.power))).join(String.raw`\,`);
}

function unitToLatex({ symbol }: Factor, power: number): string {
  const sign = LATEX.get(symbol) ?? `\\text{${symbol.replace(".uk", "")}}`;
  return power === 1 ? sign : `${sign}^{${power}}`;
}

const LATEX: ReadonlyMap<string, string> = new Map(
  String.raw`°=^{\circ} %=\% $=\$ ¢=\text{¢} €c=\text{¢} arcmin=' arcsec='' floz=\text{fl\,oz}`
    .split(" ")
    .map((entry) => entry.split("=") as [string, string]),
);
