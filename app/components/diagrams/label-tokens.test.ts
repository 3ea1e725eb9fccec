import { describe, expect, test } from "vitest";
import { labelSize, parseLabel } from "./label-tokens.ts";

describe("labels are drawn as mathematics is written [DGM1]", () => {
  test.for([
    { label: "27", drawn: "27" },
    { label: "3/4", drawn: "(3 over 4)" },
    { label: "$\\frac{3}{4}$", drawn: "(3 over 4)" },
    { label: "1 1/2", drawn: "1(1 over 2)" },
    { label: "$2\\frac{1}{3}$", drawn: "2(1 over 3)" },
    { label: "?/8", drawn: "(? over 8)" },
    { label: "1/2 + 1/4", drawn: "(1 over 2) + (1 over 4)" },
    { label: "half of 6", drawn: "half of 6" },
    { label: "km/h", drawn: "km/h" },
    { label: "3/4/2026", drawn: "3/4/2026" },
    { label: "$x$", drawn: "_x_" },
    { label: "w", drawn: "_w_" },
    { label: "A", drawn: "A" },
    { label: "$2x + 5$", drawn: "2_x_ + 5" },
    { label: "$-7$", drawn: "−7" },
    { label: "$3 \\times 4$", drawn: "3 ×4" },
    { label: "$1{,}200$", drawn: "1,200" },
    { label: "$5 \\text{ cm}$", drawn: "5  cm" },
    { label: "\\$5", drawn: "$5" },
    { label: "$5", drawn: "$5" },
    { label: "", drawn: "" },
  ])("$label is drawn $drawn", ({ label, drawn }) => {
    const text = parseLabel(label)
      .map((t) => (t.type === "fraction" ? `(${t.top} over ${t.bottom})` : t.italic ? `_${t.text}_` : t.text))
      .join("");
    expect(text).toBe(drawn);
  });

  test("[DGM1] a stacked fraction is about two lines high and as wide as its longer number", () => {
    const stacked = labelSize(parseLabel("3/100"), 10);
    const plain = labelSize(parseLabel("3"), 10);
    expect(stacked.height).toBeGreaterThan(1.7 * plain.height);
    expect(stacked.width).toBeGreaterThan(labelSize(parseLabel("10"), 10).width);
  });
});
