import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("**/*.css", { cwd: import.meta.dirname });

/** Selectors of a style sheet but those of its printed pages, by the at-rules and rules they stand in. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  const inside: string[] = [];
  for (const [, before = "", sign] of css.replace(/\/\*.*?\*\//gsu, "").matchAll(/([^{};]*)([{};])/gu)) {
    if (sign === "}") inside.pop();
    if (sign !== "{") continue;
    inside.push(before.trim());
    if (!inside.some((one) => one.startsWith("@media print") || one.startsWith("@keyframes")))
      found.push(before.trim());
  }
  return found.filter((one) => !one.startsWith("@")).flatMap((one) => one.split(/,(?![^(]*\))/u));
}

/** Whether it asks elements of any kind what stands before them. */
function asksAll(selector: string): boolean {
  const [, last = ""] =
    /[+~]\s*([^\s>+~]+)$/u.exec(selector.trim().replace(/\([^()]*(\([^()]*\)[^()]*)*\)/gu, "")) ?? [];
  return /^[*:]/u.test(last);
}

test("[TEA180] no rule asks every element what stands before it: then a row that comes has all rows restyled", () => {
  expect(["a + *", ".a ~ *:hover", ".a > .b + :not(.c)"].filter(asksAll)).toHaveLength(3);
  expect(["a + b", ".a ~ .b > *", "*", ".a:has(+ *) .b", ".a + .b:not(* + *)"].filter(asksAll)).toEqual([]);
  const all = files.flatMap((file) => selectorsOf(readFileSync(new URL(file, import.meta.url), "utf8")));
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.filter(asksAll)).toEqual([]);
});
