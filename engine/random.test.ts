import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { canonicalJson, createRng, sha256Hex, uuidFromName, type Json } from "./index.ts";

describe("seeded chance [RNG1]", () => {
  test("the same seed gives the same stream and another seed another", () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createRng(seed).uint32);
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  test("is pinned: a change would change every item of the bank", () => {
    expect(Array.from({ length: 3 }, createRng("mathflow").uint32)).toEqual([
      3_066_603_058, 3_549_867_029, 2_448_924_602,
    ]);
  });

  test("int covers its range evenly: chi-squared over 10 values stays below the 0.1 % point", () => {
    const rng = createRng("uniform");
    const counts = new Map<number, number>();
    for (let i = 0; i < 20_000; i++) {
      const value = rng.int(-4, 5);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chi).toBeLessThan(27.9);
  });

  test("shuffle keeps every entry and pick of nothing is a bug", () => {
    expect(
      createRng("s")
        .shuffle([1, 2, 3, 4])
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4]);
    expect(() => createRng("s").pick([])).toThrow(RangeError);
  });
});

describe("content hashes [HSH1]", () => {
  test("order of keys does not matter, values do", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(reversed as Json)).toBe(canonicalJson(value as Json));
        expect(JSON.parse(canonicalJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonicalJson({ b: 1, a: [undefined as unknown as Json, 2].slice(1) })).toBe('{"a":[2],"b":1}');
    expect(sha256Hex(canonicalJson({ a: 1 }))).not.toBe(sha256Hex(canonicalJson({ a: 2 })));
  });

  test("SHA-256 of FIPS 180-4's example, and a well-formed version 8 UUID", () => {
    expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(uuidFromName("x")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });
});
