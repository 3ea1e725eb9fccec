import { describe } from "vitest";
import { checkRemainder } from "./check-remainder.ts";
import { table } from "./table.fixture.ts";

describe("remainders", () => {
  table("[COL32] however written", checkRemainder, "3 r 2", [
    ["3 r 2", "correct"],
    ["3 R 2", "correct"],
    ["3r2", "correct"],
    ["3 remainder 2", "correct"],
    ["3 rem. 2", "correct"],
    ["3 rem 2", "correct"],
    ["3 Remainder 2", "correct"],
    ["3 REM 2", "correct"],
    ["3 with a remainder of 2", "correct"],
    ["3 r", "unreadable missing-number"],
    ["r 2", "unreadable missing-number"],
    ["2 r 3", "incorrect wrong-order"],
    ["3 r 1", "incorrect different"],
    ["4 r 2", "incorrect different"],
    ["3", "incorrect different"],
  ]);
  table("[COL32] a remainder of 0", checkRemainder, "3 r 0", [
    ["3", "correct"],
    ["3 r 0", "correct"],
    ["3 r 1", "incorrect different"],
  ]);
  table("[COL32] a remainder of 0 typed", checkRemainder, "3", [
    ["3 r 0", "correct"],
    ["3 r 1", "incorrect different"],
  ]);
  table("[COL33] as a fraction or a decimal", checkRemainder, "3 r 2", [
    ["3 2/5", "wrong-form not-a-remainder"],
    ["17/5", "wrong-form not-a-remainder"],
    ["3.4", "wrong-form not-a-remainder"],
    ["3.5", "wrong-form not-a-remainder"],
    ["5", "incorrect different"],
    ["3 1/2", "wrong-form not-a-remainder"],
    ["3.3", "incorrect different"],
    ["2.6", "incorrect different"],
  ]);
});
