import { describe, expect, test } from "vitest";
import type { StorageView } from "#workers/engine-api";
import { isAppleTouchDevice } from "../../install.ts";
import { text } from "../../text/text.ts";
import { exportFileName } from "./export-file-name.ts";
import { sizeText, storageWords } from "./storage-words.ts";

const storage: StorageView = {
  persisted: true,
  usageBytes: 1_440_000,
  events: 212,
  installed: true,
  content: "abc",
  build: "0.1.0",
};

function sentences(change: Partial<StorageView>, isApple = false): string {
  return storageWords({ ...storage, ...change }, isApple)
    .map((words) => text(words.text, words.values))
    .join(" ");
}

describe("what the browser answered [SCR9]", () => {
  test("yes", () => {
    expect(sentences({})).toBe(
      "212 records of your work are kept on this device. The app, the problems and your work together take 1.4 MB. " +
        "The browser has promised to keep your work, even when the device is nearly full. MathFlow is installed on this device.",
    );
  });

  test("no, and cannot be asked", () => {
    expect(sentences({ persisted: false })).toContain("has not promised");
    expect(sentences({ persisted: null })).toContain("cannot be asked");
  });

  test("an iPad's browser tab may delete the work; other browsers are not blamed for it", () => {
    expect(sentences({ installed: false }, true)).toContain("not installed: work may be deleted");
    expect(sentences({ installed: false }, false)).not.toContain("deleted");
    expect(sentences({ installed: true }, true)).not.toContain("deleted");
  });

  test("nothing recorded has no size", () => {
    expect(sentences({ events: 0 })).toMatch(/^Nothing is recorded on this device yet\. The browser/u);
  });
});

test.for([
  { agent: "Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X)", touch: 5, apple: true },
  { agent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari", touch: 5, apple: true },
  { agent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari", touch: 0, apple: false },
  { agent: "Mozilla/5.0 (X11; CrOS x86_64) Chrome/120", touch: 10, apple: false },
])("[SCR9] $agent with $touch touch points: $apple", ({ agent, touch, apple }) => {
  expect(isAppleTouchDevice(agent, touch)).toBe(apple);
});

test("[SCR9] sizes are told in kB and MB", () => {
  expect([sizeText(12), sizeText(48_600), sizeText(999_400), sizeText(2_000_000)]).toEqual([
    "1 kB",
    "49 kB",
    "999 kB",
    "2.0 MB",
  ]);
});

test.for([
  { name: "Amina", file: "mathflow-amina-2026-11-20.json" },
  { name: "Zoë O’Brien", file: "mathflow-zoe-o-brien-2026-11-20.json" },
  { name: "../etc", file: "mathflow-etc-2026-11-20.json" },
  { name: "李雷", file: "mathflow-2026-11-20.json" },
])("[SCR8] $name exports to $file", ({ name, file }) => {
  expect(exportFileName(name, new Date(2026, 10, 20, 9).getTime())).toBe(file);
});
