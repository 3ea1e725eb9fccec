import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const THREATS = [
  "TH1",
  "TH2",
  "TH3",
  "TH4",
  "TH5",
  "TH6",
  "TH7",
  "TH8",
  "TH9",
  "TH10",
  "TH11",
  "TH12",
  "TH13",
  "TH17",
  "TH19",
  "TH20",
];

interface Row {
  readonly threat: string;
  readonly defence: string;
  readonly file: string;
  readonly title: string;
}

/** Lines of the table in docs/security.md that name a threat. */
async function rows(): Promise<readonly Row[]> {
  const lines = (await readFile("docs/security.md", "utf8")).split("\n").filter((line) => /^\| TH\d/u.test(line));
  return lines.map((line) => {
    const [, threat, defence, file, title] =
      /^\| (TH\d+)[^|]*\| ([^|]+) \| `([^`|]+)`: "([^"|]+)" *\|$/u.exec(line) ?? [];
    if (threat === undefined || defence === undefined || file === undefined || title === undefined) {
      throw new Error(`docs/security.md: no threat, defence, file and title in: ${line}`);
    }
    return { threat, defence, file, title };
  });
}

test("[TLS7] each threat has a defence, and a test that is there under its title, with the threat's id", async () => {
  const table = await rows();
  expect([...new Set(table.map(({ threat }) => threat))]).toEqual(THREATS);
  for (const { threat, file, title } of table) {
    const tests = (await readFile(file, "utf8"))
      .split("\n")
      .filter((line) => /\btest|describe|\)\("|^\s*"\[/u.test(line));
    expect(file).toMatch(/(?:\.test|\.spec|-contract)\.ts$/u);
    expect(title.startsWith(`[${threat}] `)).toBe(true);
    expect([file, title, tests.some((line) => line.includes(title))]).toEqual([file, title, true]);
  }
});

/** Holds moments, figures and words of a fixed list, and nothing that anybody typed. */
const CSV_OF_FIGURES = "app/components/charts/mastery-curve.tsx";
/** Keeps text from being run, in every table of others. */
const CSV_OF_ALL = "app/components/download-csv.ts";

/** Takes lists in: what gives nothing out there may name their files. */
const TAKES_IN = "app/screens/teach/roster/";

test("[TLS7] [TH17] every download for a spreadsheet but one of figures goes the one way, on which no text is a formula", async () => {
  expect(await readFile(CSV_OF_ALL, "utf8")).toMatch(/download\(toCsv\(/u);
  const calls: string[] = [];
  for await (const file of glob("{app,cli,workers,server}/**/*.{ts,tsx}")) {
    if ([CSV_OF_FIGURES, CSV_OF_ALL].includes(file) || /\.(?:test|fixture)\.tsx?$|\.d\.ts$/u.test(file)) continue;
    const text = await readFile(file, "utf8");
    if (file.startsWith(TAKES_IN) && !/\bdownload|\bBlob\(/u.test(text)) continue;
    expect([file, /text\/(?:csv|tab-separated-values)|\.(?:csv|tsv|xlsx?)["'`]|spreadsheetml/u.exec(text)]).toEqual([
      file,
      null,
    ]);
    if (file.startsWith("app/")) {
      calls.push(...[...text.matchAll(/\bdownload\([^;{]*?"([a-z]+\/[a-z]+)"\)/gu)].map(([, type]) => type ?? ""));
    }
  }
  expect([...new Set(calls)].toSorted()).toEqual(["application/json", "application/jsonl", "text/plain"]);
});
