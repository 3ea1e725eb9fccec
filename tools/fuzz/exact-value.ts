/** A quotient of whole numbers; not reduced. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

/**
 * What a plainly written number is worth, by the rules of arithmetic alone and without the checker's reader:
 * whole numbers with or without commas, decimals, fractions, mixed numbers, percents, money, `x = …`. `undefined` for
 * anything else.
 */
export function exactValue(text: string): Exact | undefined {
  const bare = text
    .replace(/^\s*[a-z]\s*=\s*/u, "")
    .replace(/^([-+]?)\s*[$£€]/u, "$1")
    .trim();
  const percent = /^(.*\S)\s*%$/u.exec(bare);
  if (percent !== null) {
    const value = exactValue(percent[1] ?? "");
    return value === undefined ? undefined : { top: value.top, bottom: value.bottom * 100n };
  }
  const match = /^([-+]?)(?:(\d+) )?(\d+)\/(\d+)$/u.exec(bare);
  if (match !== null) {
    const [, sign, whole = "0", top = "0", bottom = "1"] = match;
    if (BigInt(bottom) === 0n) return undefined;
    const size = BigInt(whole) * BigInt(bottom) + BigInt(top);
    return { top: sign === "-" ? -size : size, bottom: BigInt(bottom) };
  }
  const decimal = /^([-+]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/u.exec(bare);
  if (decimal === null || !/\d/u.test(bare)) return undefined;
  const [, sign, whole = "0", places = ""] = decimal;
  const size = BigInt(`${whole.replaceAll(",", "")}${places}`);
  return { top: sign === "-" ? -size : size, bottom: 10n ** BigInt(places.length) };
}

export function isSameExact(a: Exact, b: Exact): boolean {
  return a.top * b.bottom === b.top * a.bottom;
}
