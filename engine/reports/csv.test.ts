import { expect, test } from "vitest";
import { toCsv, type CsvColumn } from "./csv.ts";

interface Row {
  readonly text: string;
  readonly number: number | null;
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  { name: "Typed", value: ({ text }) => text },
  { name: "Right", value: ({ number }) => number },
];

test("[CSV1] writes a byte order mark, a heading and a line for each row, quoted where a cell needs it", () => {
  const rows = [
    { text: "Zoë", number: 3 },
    { text: 'say "3; 4"', number: null },
    { text: "two\nlines", number: 0.5 },
  ];
  expect(toCsv(COLUMNS, rows)).toBe('\uFEFFTyped,Right\r\nZoë,3\r\n"say ""3; 4""",\r\n"two\nlines",0.5\r\n');
});

test("[CSV1] an empty table is its heading", () => {
  expect(toCsv(COLUMNS, [])).toBe("\uFEFFTyped,Right\r\n");
});

test.for([
  ["=1+1", "'=1+1"],
  ["+5", "'+5"],
  ["-3", "'-3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ['=cmd,"x"', `"'=cmd,""x"""`],
  ["3-1", "3-1"],
  ["", ""],
] as const)("[CSV2] [TH17] the text %j is written as %j", ([text, written]) => {
  expect(toCsv(COLUMNS, [{ text, number: -3 }])).toBe(`\uFEFFTyped,Right\r\n${written},-3\r\n`);
});

test("[CSV2] a heading is text as well", () => {
  expect(toCsv([{ name: "=x", value: () => null }], [])).toBe("\uFEFF'=x\r\n");
});
