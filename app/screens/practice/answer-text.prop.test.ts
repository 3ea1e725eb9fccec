import fc from "fast-check";
import { expect, test } from "vitest";
import { AnswerKind } from "#engine";
import { layOut } from "./answer-layout.ts";
import { boxOf, isDrawn, MAX_ANSWER_LENGTH, moveToHole, pressKey, settleCaret, type BoxText } from "./answer-text.ts";
import { caretStops } from "./caret.ts";
import { keypadLayout, SIGN_NAMES, type KeyAction } from "./keypad-layout.ts";

/** A kind, and presses of keys of its own keypad. */
const arbPresses = fc
  .constantFrom(...AnswerKind.options)
  .filter((kind) => keypadLayout({ kind, mark: ".", shownVariable: null }).length > 0)
  .chain((kind) => {
    const keys = keypadLayout({ kind, mark: ".", shownVariable: null, signs: SIGN_NAMES }).flat();
    const arbKeys = fc.array(fc.constantFrom(...keys.map(({ action }) => action)), { maxLength: 60 });
    return fc.record({
      kind: fc.constant(kind),
      keys: arbKeys,
      last: fc.constantFrom(...keys.map(({ action }) => action)),
    });
  });

function pressAll(kind: AnswerKind, keys: readonly KeyAction[]): BoxText {
  return keys.reduce((box, key) => pressKey(box, key, kind), boxOf(""));
}

test("[APP10] whatever is pressed, the text stays short enough, and the caret where something is drawn", () => {
  fc.assert(
    fc.property(arbPresses, ({ kind, keys }) => {
      let box = boxOf("");
      for (const key of keys) {
        box = pressKey(box, key, kind);
        expect(box.text.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
        expect(box.end).toBe(box.start);
        expect(box.start).toBeGreaterThanOrEqual(0);
        expect(box.end).toBeLessThanOrEqual(box.text.length);
        if (isDrawn(kind)) expect(caretStops(layOut(box.text, kind))).toContain(box.start);
        expect(settleCaret(box, kind)).toEqual(box);
      }
    }),
  );
});

test("[APP10] delete takes back what a key typed", () => {
  fc.assert(
    fc.property(arbPresses, ({ kind, keys, last }) => {
      fc.pre(last.type === "insert" || last.type === "template");
      // A bracket finds partners in what is there already; see the table.
      fc.pre(last.text !== "(" && last.text !== ")");
      const before = pressAll(kind, keys);
      const after = pressKey(before, last, kind);
      fc.pre(after.text.length > before.text.length);
      // Letters next to letters are one unit, and go as one.
      fc.pre(!/[a-z]{2}/iu.test(after.text) || (kind !== "units" && kind !== "time"));
      expect(pressKey(after, { type: "erase" }, kind)).toEqual(before);
    }),
  );
});

test("[APP10] a full box stays as it is", () => {
  fc.assert(
    fc.property(arbPresses, ({ kind, last }) => {
      fc.pre(last.type === "insert" || last.type === "template");
      const full = boxOf("1".repeat(MAX_ANSWER_LENGTH));
      expect(pressKey(full, last, kind)).toEqual(full);
    }),
  );
});

test("[APP10] delete comes to the beginning, whatever stands there", () => {
  fc.assert(
    fc.property(arbPresses, ({ kind, keys }) => {
      let box = boxOf(pressAll(kind, keys).text);
      for (let presses = 0; presses < 3 * MAX_ANSWER_LENGTH && box.start > 0; presses += 1) {
        box = pressKey(box, { type: "erase" }, kind);
      }
      expect(box.start).toBe(0);
    }),
  );
});

test("[APP30] ▶ and ◀ walk through every stop; Tab goes from empty place to empty place and out", () => {
  fc.assert(
    fc.property(arbPresses, ({ kind, keys }) => {
      fc.pre(kind !== "mixed" && isDrawn(kind));
      const { text } = pressAll(kind, keys);
      const stops = caretStops(layOut(text, kind));
      let box: BoxText = { text, start: 0, end: 0 };
      for (const stop of stops) {
        expect(box.start).toBe(stop);
        box = pressKey(box, { type: "right" }, kind);
      }
      for (const stop of stops.toReversed()) {
        expect(box.start).toBe(stop);
        box = pressKey(box, { type: "left" }, kind);
      }
      for (let tabs = 0; tabs <= text.length; tabs += 1) {
        const next = moveToHole(box, kind, 1);
        if (next === null) return;
        expect(next.start).toBeGreaterThan(box.start);
        box = next;
      }
      throw new Error("Tab never leaves the box");
    }),
  );
});
