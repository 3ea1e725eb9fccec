import { describe, expect, test } from "vitest";
import { SPANISH } from "../../words/es/index.ts";
import { guidance } from "./guidance.ts";
import type { SafetyFinding } from "./safety-of.ts";

const KINDS = ["self-harm", "abuse", "threat", "personal-data", "swearing"] as const;
const urgent: SafetyFinding = { kind: "self-harm", severity: "urgent" };

describe("[SFT6] guidance", () => {
  test.for(KINDS)("%s: short, kind, with an adult to turn to, at both ages", (kind) => {
    for (const age of [7, 14, null]) {
      const { text } = guidance({ kind, severity: "concern" }, { age, country: "GB" });
      expect(text.length).toBeLessThan(230);
      expect(text).toMatch(/grown-up|adult/u);
      expect(text).not.toMatch(/!|wrong|\bmath(?:s)? problem\b/u);
    }
  });

  test("the youngest read of a grown-up, older ones of an adult; an age that is not known is read as young", () => {
    const textAt = (age: number | null) => guidance(urgent, { age, country: "GB" }).text;
    expect(textAt(10)).toContain("grown-up");
    expect(textAt(null)).toBe(textAt(10));
    expect(textAt(11)).toContain("adult you trust");
    expect(textAt(11)).not.toBe(textAt(10));
  });

  test.for([
    ["GB", "0800 1111"],
    ["us", "988"],
    ["IN", "1098"],
    ["IE", "1800 66 66 66"],
    ["CA", "1-800-668-6868"],
    ["AU", "1800 55 1800"],
    ["NZ", "0800 942 8787"],
    ["ZA", "116"],
    ["DE", "116 111"],
    ["FR", "119"],
    ["PL", "116 111"],
  ] as const)("%s has its help-line, with the date of the fact", ([country, number]) => {
    const { helpLine } = guidance(urgent, { age: 9, country });
    expect(helpLine).toMatchObject({ number, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) });
  });

  test("New Zealand has two numbers", () => {
    expect(guidance(urgent, { age: 9, country: "NZ" }).helpLine?.also).toBe("1737");
  });

  test.for([null, "", "XX", "__proto__"])("%s: a grown-up and the emergency number stand in for a line", (country) => {
    const { text, helpLine } = guidance(urgent, { age: 9, country });
    expect(helpLine).toBeNull();
    expect(text).toContain("your country's emergency number");
  });

  test("it is said in the language of the app, whole, and in English where that has no words for it", () => {
    for (const kind of ["self-harm", "abuse", "threat", "personal-data", "swearing"] as const)
      for (const age of [8, 12])
        expect(guidance({ kind, severity: "concern" }, { age, country: "US" }, SPANISH).text).toMatch(
          /adulto de confianza/u,
        );
    const { text, helpLine } = guidance(urgent, { age: 9, country: null }, SPANISH);
    expect(text).toMatch(/^Gracias por contármelo\..*emergencias de tu país\.$/u);
    expect(helpLine).toBeNull();
    expect(guidance(urgent, { age: 9, country: "US" }, {})).toEqual(guidance(urgent, { age: 9, country: "US" }));
  });

  test("swearing and private data bring no help-line", () => {
    for (const kind of ["swearing", "personal-data"] as const)
      expect(guidance({ kind, severity: "mild" }, { age: 9, country: "GB" }).helpLine).toBeNull();
  });
});
