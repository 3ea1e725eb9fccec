import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, palettesOf } from "./contrast.ts";

const palettes = palettesOf(readFileSync(new URL("tokens.css", import.meta.url), "utf8"));

/** Which colour is set on which in the app's style sheets. */
const text: readonly (readonly [string, readonly string[]])[] = [
  ["--ink", ["--paper", "--card", "--sunken", "--accent-tint", "--right-tint", "--amber-tint", "--info-tint"]],
  ["--ink-soft", ["--paper", "--card", "--sunken"]],
  ["--accent", ["--paper", "--card", "--sunken", "--accent-tint"]],
  ["--on-accent", ["--accent", "--accent-press"]],
  ["--right", ["--paper", "--card", "--right-tint"]],
  ["--amber", ["--paper", "--card", "--amber-tint"]],
  ["--info", ["--paper", "--card", "--info-tint"]],
];
const strokes: readonly (readonly [string, readonly string[]])[] = [
  ["--line", ["--paper", "--card"]],
  ["--shade-1", ["--paper", "--card"]],
  ["--shade-2", ["--paper", "--card"]],
];

describe.for(["light", "dark"] as const)("[APP1] %s", (scheme) => {
  test.for(pairs(text))("%s on %s keeps 7:1", ([front, back]) => {
    expect(contrast(colour(scheme, front), colour(scheme, back))).toBeGreaterThanOrEqual(7);
  });

  test.for(pairs(strokes))("%s on %s keeps 3:1", ([front, back]) => {
    expect(contrast(colour(scheme, front), colour(scheme, back))).toBeGreaterThanOrEqual(3);
  });
});

test("[APP1] dark is a palette of its own", () => {
  expect(palettes.dark.get("--paper")).not.toBe(palettes.light.get("--paper"));
});

test.for([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ffffff", "#ffffff", 1],
] as const)("[APP1] contrast of %s and %s is %d", ([a, b, ratio]) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});

function pairs(table: typeof text): readonly (readonly [string, string])[] {
  return table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
}

function colour(scheme: "light" | "dark", name: string): string {
  const value = palettes[scheme].get(name);
  if (value === undefined) throw new Error(`${name} is not in tokens.css`);
  return value;
}
