import { renderToString } from "katex";
import { expect, test } from "vitest";
import { withAbsoluteBars } from "./absolute-bars.ts";

test.for([
  ["|-24|", String.raw`\lvert -24\rvert `],
  ["-|-3| + |5|", String.raw`-\lvert -3\rvert  + \lvert 5\rvert `],
  [String.raw`|-\frac{1}{2}| = \frac{1}{2}`, String.raw`\lvert -\frac{1}{2}\rvert  = \frac{1}{2}`],
  // These bars are no pair.
  [String.raw`\{x | x < 1\} \cup \{x | x > 2\}`, String.raw`\{x | x < 1\} \cup \{x | x > 2\}`],
  [String.raw`\|v\|`, String.raw`\|v\|`],
  ["3 | 12", "3 | 12"],
] as const)("[APP95] %s", ([latex, set]) => {
  expect(withAbsoluteBars(latex)).toBe(set);
});

test("[APP95] the minus of a number between bars is its sign", () => {
  const marks = (latex: string) => renderToString(latex, { output: "html" }).match(/mbin/gu) ?? [];
  expect(marks("|-24|")).toHaveLength(1);
  expect(marks(withAbsoluteBars("|-24|"))).toHaveLength(0);
  expect(marks(withAbsoluteBars("|5 - 8|"))).toHaveLength(1);
});
