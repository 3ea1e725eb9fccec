import fc from "fast-check";
import { expect, test } from "vitest";
import { boxOf, MAX_ANSWER_LENGTH, pressKey } from "./answer-text.ts";
import { keypadLayout, type KeyAction } from "./keypad-layout.ts";

const kinds = ["integer", "decimal", "fraction", "mixed", "number", "percent", "money", "equation"] as const;
const arbKind = fc.constantFrom(...kinds);
const allKeys = kinds.flatMap((kind) => keypadLayout({ kind, mark: ".", shownVariable: null }).flat());
const arbKeys = fc.array(fc.constantFrom(...allKeys.map(({ action }) => action)), { maxLength: 300 });

test("[APP10] whatever is pressed, the text stays short enough and the caret inside it", () => {
  fc.assert(
    fc.property(arbKind, arbKeys, (kind, keys) => {
      let box = boxOf("");
      for (const key of keys) {
        box = pressKey(box, key, kind);
        expect(box.text.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
        expect(box.start).toBeGreaterThanOrEqual(0);
        expect(box.end).toBeGreaterThanOrEqual(box.start);
        expect(box.end).toBeLessThanOrEqual(box.text.length);
      }
    }),
  );
});

test("[APP10] delete takes back what a key typed", () => {
  fc.assert(
    fc.property(arbKind, arbKeys, (kind, keys) => {
      const press = (box: ReturnType<typeof boxOf>, key: KeyAction): typeof box => pressKey(box, key, kind);
      const before = keys.filter(({ type }) => type !== "right").reduce(press, boxOf(""));
      fc.pre(before.text.length < MAX_ANSWER_LENGTH);
      expect(press(press(before, { type: "insert", text: "7" }), { type: "erase" })).toEqual(before);
    }),
  );
});
