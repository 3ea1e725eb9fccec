import fc from "fast-check";
import { expect, test } from "vitest";
import { LoginName, Name, NewPassword, Retention, TypedCode } from "#engine/protocol/identity";
import { codeFault, daysFault, loginFault, nameFault, newPasswordFault } from "./field-faults.ts";

/** Letters of many kinds, signs that are not seen, spaces, and what names and passwords hold. */
const arbTyped = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 70 }),
  fc.string({
    unit: fc.constantFrom(
      "a",
      "é",
      "ß",
      " ",
      ".",
      "@",
      "_",
      "-",
      "7",
      "\u200D",
      "\u202E",
      "\n",
      "ﬁ",
      "🙂",
      "\u0323",
      "\u0337",
    ),
  }),
  fc.string({ unit: "binary", maxLength: 140 }),
  fc.integer({ min: 0, max: 140 }).map((length) => "x".repeat(length)),
);

test.for([
  ["name", nameFault, Name],
  ["sign-in name", loginFault, LoginName],
  ["new password", newPasswordFault, NewPassword],
  ["code", codeFault, TypedCode.refine((code) => code.trim() !== "")],
] as const)("[TEA3] %s: what is held back is what the server would refuse", ([, faultOf, schema]) => {
  fc.assert(
    fc.property(arbTyped, (typed) => {
      expect(faultOf(typed) === null).toBe(schema.safeParse(typed).success);
    }),
  );
});

test("[TEA3] days: what is held back is what the server would refuse", () => {
  const arbDays = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 3_600, max: 40_000 })).map(String);
  fc.assert(
    fc.property(fc.oneof(arbDays, fc.constantFrom("", "30.5", "thirty", "0x30", " 90 ")), (typed) => {
      const days = typed.trim() === "" ? Number.NaN : Number(/^\s*\d+\s*$/u.test(typed) ? typed : Number.NaN);
      expect(daysFault(typed) === null).toBe(Retention.safeParse({ leftDays: days, archivedDays: null }).success);
    }),
  );
});
