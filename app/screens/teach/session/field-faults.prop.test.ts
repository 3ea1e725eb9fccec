import fc from "fast-check";
import { expect, test } from "vitest";
import { LoginName, Name, NewPassword, TypedCode } from "#engine/protocol/identity";
import { codeFault, loginFault, nameFault, newPasswordFault } from "./field-faults.ts";

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
