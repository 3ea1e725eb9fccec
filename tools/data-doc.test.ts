import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ANSWER_COLUMNS, AnswerRow } from "#engine/reports/answers";
import { DATA_DOC, dataDoc } from "./data-doc.ts";

/** The formatter lines tables up. */
const plain = (text: string) => text.replaceAll(/ +/gu, " ").replaceAll(/-{3,}/gu, "---");

test("[DAT4] docs/data.md says what the schema says: node tools/data-doc.ts writes it, the formatter lines it up", async () => {
  expect(plain(await readFile(DATA_DOC, "utf8"))).toBe(plain(dataDoc()));
});

test("[DAT4] every column has a description of its own", () => {
  const texts = ANSWER_COLUMNS.map((name) => AnswerRow.shape[name].description ?? "");
  expect(texts.filter((text) => text.length < 10)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
