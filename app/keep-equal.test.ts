import { expect, test } from "vitest";
import fc from "fast-check";
import { keepEqual } from "./keep-equal.ts";

test("[APP21] an equal copy is the old value itself, and any value comes out equal to the new one", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, fresh) => {
      expect(keepEqual(old, structuredClone(old))).toBe(old);
      expect(keepEqual(old, fresh)).toEqual(fresh);
    }),
  );
});

test("[APP21] what did not change keeps its identity beside what did", () => {
  const old = { save: "saved", practice: { turns: [{ type: "hint" }], phase: "open" }, list: [{ a: 1 }, { b: 2 }] };
  const fresh = { ...structuredClone(old), save: "saving", list: [{ a: 1 }, { b: 3 }] };
  const kept = keepEqual(old, fresh);
  expect(kept.practice).toBe(old.practice);
  expect(kept.list[0]).toBe(old.list[0]);
  expect(kept.list).not.toBe(old.list);
  expect(keepEqual<object>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(keepEqual<object>({ a: 1, b: 2 }, { a: 1 }))).toEqual(["a"]);
});
