/** Colours by token name, `--ink` → `#1f1b16`, of one block of custom properties. */
export type Palette = ReadonlyMap<string, string>;

/** The light palette and the dark one (light with the dark block's tokens in place of its own) of a token file. */
export function palettesOf(css: string): { readonly light: Palette; readonly dark: Palette } {
  const [lightCss = "", darkCss = ""] = css.split("@media (prefers-color-scheme: dark)");
  const light = coloursOf(lightCss);
  return { light, dark: new Map([...light, ...coloursOf(darkCss)]) };
}

/**
 * Contrast of two colours, 1 (same) to 21 (black on white).
 *
 * Source: WCAG 2.2, "contrast ratio" and "relative luminance".
 *
 * @param a - colour as `#rrggbb`
 * @param b - colour as `#rrggbb`
 */
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

function coloursOf(css: string): Palette {
  return new Map(
    [...css.matchAll(/(--[a-z0-9-]+):\s*(#[0-9a-f]{6});/gu)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
