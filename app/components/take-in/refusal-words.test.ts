import { expect, test } from "vitest";
import type { EngineError, FileFault } from "#workers/engine-api";
import { text } from "../../text/text.ts";
import { refusalWords } from "./refusal-words.ts";

const FAULTS: readonly FileFault[] = [
  { type: "too-large" },
  { type: "unreadable" },
  { type: "not-ours" },
  { type: "newer" },
  { type: "damaged", where: "end" },
  { type: "damaged", where: "events[12]" },
  { type: "mixed", where: "events[3]" },
  { type: "future", until: Date.UTC(2036, 4, 2, 12) },
  { type: "empty" },
  { type: "somebody-else" },
  { type: "school" },
];

const said = (error: EngineError): string => {
  const { text: id, values } = refusalWords(error, Date.UTC(2026, 10, 24, 12));
  return text(id, values);
};

test("[APP82] each fault of a file has a sentence of its own, and those with a place or a name say it", () => {
  const errors: readonly EngineError[] = [
    ...FAULTS.map((fault) => ({ type: "file", fault }) as const),
    { type: "not-allowed" },
    { type: "not-saved", reason: "quota" },
    { type: "not-saved", reason: "database-lost" },
  ];
  const sentences = errors.map(said);
  expect(new Set(sentences).size).toBe(errors.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/file\.fault|\{/u);
  expect(sentences[5]).toContain("events[12]");
  expect(sentences[6]).toContain("events[3]");
  expect(sentences[7]).toMatch(/2036.*2026/u);
});
