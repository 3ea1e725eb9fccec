import { describe, expect, test } from "vitest";
import { countKept, fillCache, type FileCache, type KeptFile } from "./precache.ts";

const files: readonly KeptFile[] = Array.from({ length: 10 }, (_, n) => {
  const url = `https://school.test/assets/${n}.js`;
  return { url, cacheKey: n === 0 ? `${url}?__WB_REVISION__=1` : url };
});

/** A cache with room for so many files. */
function createCache(room = Number.POSITIVE_INFINITY) {
  const kept = new Set<string>();
  const cache: FileCache = {
    keys: async () => [...kept].map((url) => new Request(url)),
    put: async (key) => {
      if (kept.size >= room) throw new DOMException("full", "QuotaExceededError");
      kept.add(key as string);
    },
  };
  return { cache, kept };
}

/** A line that carries so many files and is cut then. */
function createLine(carries = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  return {
    asked,
    most: () => most,
    fetchFile: async ({ url }: KeptFile) => {
      const nth = asked.push(url);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      if (nth > carries) throw new TypeError("Failed to fetch");
      return new Response("x");
    },
  };
}

describe("[HST60] the copy is filled with what is missing", () => {
  test("every file once, three at a time, each told when it is there", async () => {
    const { cache, kept } = createCache();
    const line = createLine();
    const counts: number[] = [];
    expect(await fillCache(files, cache, line.fetchFile, () => counts.push(kept.size))).toBeNull();
    expect(kept).toEqual(new Set(files.map(({ cacheKey }) => cacheKey)));
    expect(line.asked).toHaveLength(files.length);
    expect(line.most()).toBe(3);
    expect(counts.at(-1)).toBe(files.length);
    expect(counts).toHaveLength(files.length);
  });

  test("a line that is cut is the network's fault, and the next one fetches only the rest", async () => {
    const { cache, kept } = createCache();
    const first = createLine(4);
    expect(await fillCache(files, cache, first.fetchFile)).toBe("no-network");
    const before = new Set(kept);
    expect(before.size).toBe(4);
    const second = createLine();
    expect(await fillCache(files, cache, second.fetchFile)).toBeNull();
    expect(second.asked).toHaveLength(files.length - before.size);
    expect(second.asked.filter((url) => before.has(url))).toEqual([]);
    expect(kept.size).toBe(files.length);
  });

  test("a device without room says so, and keeps what it has", async () => {
    const { cache, kept } = createCache(6);
    expect(await fillCache(files, cache, createLine().fetchFile)).toBe("no-space");
    expect(kept.size).toBe(6);
  });

  test("what the server does not have is not kept", async () => {
    const { cache, kept } = createCache();
    const fetchFile = async () => new Response("not found", { status: 404 });
    expect(await fillCache(files, cache, fetchFile)).toBe("no-network");
    expect(kept.size).toBe(0);
  });
});

test("[HST61] an older version of a file is not counted", async () => {
  const { cache, kept } = createCache();
  expect(await countKept(files, cache)).toBe(0);
  await fillCache(files, cache, createLine().fetchFile);
  expect(await countKept(files, cache)).toBe(files.length);
  kept.delete(files[0]?.cacheKey ?? "");
  kept.add("https://school.test/assets/0.js?__WB_REVISION__=0");
  expect(await countKept(files, cache)).toBe(files.length - 1);
});
