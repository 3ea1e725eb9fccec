import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { pseudo, pseudoWords } from "./pseudo.fixture.ts";

const i18n = setupI18n({ locale: "ar", messages: { ar: pseudo(en) } });

test("[APP114] the pseudo-language is longer, runs from right to left and has other digits; formulas stay", () => {
  expect(pseudoWords("Hint 2 of $3/4$")).toMatch(/^\u2067.*٢.*\$3\/4\$.*\u2069$/u);
  expect(pseudoWords("Hint").length).toBeGreaterThan(1.4 * "Hint".length);
  expect(pseudoWords("  ")).toBe("  ");
});

test.for(Object.keys(en) as readonly (keyof typeof en)[])(
  "[APP114] %s can be said in it, nothing of it fixed in English",
  (id) => {
    const said = i18n._(id, new Proxy({}, { get: () => 2 }) as Record<string, number>);
    // What stands between formulas and slots has gone through the table.
    expect(said.replaceAll(/\$[^$]*\$/gu, "")).not.toMatch(/[a-z]/iu);
  },
);

test("[APP110] each language that is offered compiles whole", () => {
  for (const message of Object.values(es)) expect(compileMessage(message)).not.toHaveLength(0);
});
