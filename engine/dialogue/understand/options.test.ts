import { describe, expect, test } from "vitest";
import { read } from "./read.ts";
import type { MessageContext } from "./understand.ts";

describe("[UND28] every value of a message is found, whatever it is there for", () => {
  test.for<readonly [message: string, values: readonly string[], context: MessageContext]>([
    ["n minus 7", ["n - 7"], { kind: "expression", stem: "Write: $7$ less than $n$.", expected: "n - 7" }],
    ["3(a+1)", ["3(a+1)"], { kind: "expression", stem: "Simplify $5a + 3 - 2a$.", expected: "3a + 3" }],
    ["three a plus three", ["3a + 3"], { kind: "expression", stem: "Simplify $5a + 3$.", expected: "3a + 3" }],
    ["15 m2", ["15 m²"], { kind: "units", stem: "A room is $5$ m by $3$ m.", expected: "15 m²" }],
    ["fifteen m squared", ["15 m²"], { kind: "units", stem: "A room is $5$ m by $3$ m.", expected: "15 m²" }],
    ["3500 mils", ["3500 ml"], { kind: "units", stem: "How many millilitres?", expected: "3500 ml" }],
    ["at 5.20", ["5:20"], { kind: "time", stem: "When does he stop?", expected: "5:20" }],
    ["the quarter past ten", ["10:15"], { kind: "time", stem: "When does it end?", expected: "10:05" }],
    ["kilograms", ["kg"], { kind: "choice", stem: "Which unit?", choices: ["g", "kg", "cm"] }],
    ["wrong", ["false"], { kind: "boolean", stem: "True or false? $7 \\times 8 = 54$" }],
    ["its not prime", ["no"], { kind: "boolean", stem: "Is $51$ a prime number?", expected: "no" }],
    ["y", ["yes"], { kind: "boolean", stem: "Is $36$ a square number?", expected: "yes" }],
    ["a pentagon", ["pentagon"], { kind: "text", stem: "Which shape has five sides?", expected: "pentagon" }],
    ["£8,50", ["£8.50"], { kind: "money", stem: "How much?", expected: "£8.50" }],
    ["x is at most 7", ["x ≤ 7"], { kind: "inequality", stem: "Solve $2x > 14$.", expected: "x > 7" }],
    ["7 remains 2", ["7 r 2"], { kind: "remainder", stem: "What is $44 \\div 6$?", expected: "7 r 2" }],
    ["3x4=12 20-12=8", ["12", "8"], { kind: "integer", stem: "What is $20 - 3 \\times 4$?", expected: "8" }],
    ["12 or 13", ["12", "13"], { kind: "integer", stem: "What is $5 + 7$?", expected: "12" }],
    ["im 9", ["9"], { kind: "integer", stem: "What is $5 + 7$?", expected: "12" }],
  ])("%s: %s", ([message, values, context]) => {
    expect(read(message, context).options.map(({ value }) => value)).toEqual(values);
  });

  test("numbers in order are also one list", () => {
    const { options } = read("0.15<0.5<0.51", { kind: "list", stem: "Order them.", expected: "0.15, 0.5, 0.51" });
    expect(options.map(({ value }) => value)).toContain("0.15, 0.5, 0.51");
  });
});
