import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const own = readFileSync(new URL("diagrams.module.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../design/tokens.css", import.meta.url), "utf8");

test.for(["light", "dark"] as const)("[DGM8] strokes, shades and texts can be told apart in %s", (scheme) => {
  const card = colour(tokens, "--card", scheme);
  const ink = colour(tokens, "--ink", scheme);
  const accent = colour(tokens, "--accent", scheme);
  const fill = colour(own, "--dgm-fill", scheme);
  const soft = colour(own, "--dgm-soft", scheme);
  expect(contrast(ink, card)).toBeGreaterThanOrEqual(7);
  expect(contrast(accent, card)).toBeGreaterThanOrEqual(7);
  expect(contrast(fill, card)).toBeGreaterThanOrEqual(3);
  // What a hint points at.
  const highlight = colour(tokens, "--shade-2", scheme);
  expect(contrast(highlight, card)).toBeGreaterThanOrEqual(3);
  expect(contrast(fill, ink)).toBeGreaterThanOrEqual(3);
  expect(contrast(soft, ink)).toBeGreaterThanOrEqual(7);
});

/** First value is light; dark stands in the block for dark screens. */
function colour(css: string, name: string, scheme: "light" | "dark"): string {
  const block = scheme === "light" ? css : css.slice(css.indexOf("prefers-color-scheme: dark"));
  const found = new RegExp(`${name}: (#[0-9a-f]{6})`, "u").exec(block)?.[1];
  if (found === undefined) throw new Error(`${name} has no colour for ${scheme}`);
  return found;
}

/** WCAG 2 contrast ratio of two sRGB colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
