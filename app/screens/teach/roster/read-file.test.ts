import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { decode, readFile } from "./read-file.ts";

function fileOf(...parts: readonly (string | readonly number[])[]): Blob {
  return new Blob(parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part))));
}

describe("[TEA42] a file with names", () => {
  test.for([
    ["UTF-8", [0x4a, 0x6f, 0x73, 0xc3, 0xa9], "José"],
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9], "José"],
    ["what Excel writes in the West", [0x4a, 0x6f, 0x73, 0xe9], "José"],
    ["UTF-16", [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0], "José"],
    ["UTF-16, the other way round", [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9], "José"],
  ] as const)("is read as %s", ([, bytes, text]) => {
    expect(decode(new Uint8Array(bytes))).toBe(text);
  });

  test("that holds text is a list", async () => {
    expect(await readFile(fileOf("Name;Grade\nMaria;3"))).toEqual({
      ok: true,
      value: { type: "text", text: "Name;Grade\nMaria;3" },
    });
  });

  test("that is a zip is one of a school's system, and a spreadsheet's own file is told from it", async () => {
    const zip = zipSync({ "users.csv": strToU8("sourcedId") });
    expect(await readFile(fileOf([...zip]))).toMatchObject({ ok: true, value: { type: "zip" } });
    const workbook = zipSync({ "xl/workbook.xml": strToU8("<workbook/>") });
    expect(await readFile(fileOf([...workbook]))).toEqual({ ok: false, error: "workbook" });
    expect(await readFile(fileOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toEqual({ ok: false, error: "workbook" });
  });

  test("that is something else, or too much, is refused by name", async () => {
    expect(await readFile(fileOf([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toEqual({ ok: false, error: "not-text" });
    expect(await readFile(fileOf("x".repeat(1_000_001)))).toEqual({ ok: false, error: "too-large" });
  });
});
