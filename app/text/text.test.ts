import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { parent } from "./en/parent.ts";
import { teach } from "./en/teach.ts";
import { text, type TextId } from "./text.ts";

const messages = { ...en, ...teach, ...parent };
const ids = Object.keys(messages) as readonly TextId[];

test("[APP2] every message of the catalogue is used", () => {
  const sources = import.meta.glob<string>(
    ["../**/*.ts", "../**/*.tsx", "!../text/en/*", "!../text/es/*", "!../**/*.test.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const code = Object.values(sources).join("\n");
  expect(code.length).toBeGreaterThan(10_000);
  // Some ids are put together from a fixed beginning and a state: `saved.${save}`.
  const beginnings = [...code.matchAll(/`([a-z.-]+[.-])\$\{/gu)].map(([, beginning = ""]) => beginning);
  const endings = [...code.matchAll(/`\$\{[a-z]+\}(\.[a-z-]+)`/gu)].map(([, ending = ""]) => ending);
  const unused = ids.filter(
    (id) =>
      !code.includes(`"${id}"`) &&
      !beginnings.some((beginning) => id.startsWith(beginning)) &&
      !endings.some((ending) => id.endsWith(ending)),
  );
  expect(unused).toEqual([]);
});

test.for(ids)("[APP3] %s is calm and kind", (id) => {
  expect(messages[id]).not.toMatch(/!|\bwrong\b|\beas(?:y|ily|ier)\b/iu);
});

test.for(ids)("[APP96] %s has no space before a percent sign", (id) => {
  expect(messages[id]).not.toMatch(/\s%/u);
});

test.for([
  [{ problems: 7, kinds: "several" }, "7 problems, this kind first, then a mix"],
  [{ problems: 7, kinds: "one" }, "7 problems"],
  [{ problems: 1, kinds: "one" }, "1 problem"],
] as const)("[SCR90] the session to come, %o: %s", ([values, words]) => {
  expect(text("home.problems", values)).toBe(words);
});

test("[APP2] plural and number messages are filled in", () => {
  expect(text("summary.count", { problems: 1 })).toBe("You worked on one problem.");
  expect(text("summary.count", { problems: 7 })).toBe("You worked on 7 problems.");
  expect(text("number.words", { n: 9 })).toBe("nine");
  expect(text("number.words", { n: 13 })).toBe("13");
});
