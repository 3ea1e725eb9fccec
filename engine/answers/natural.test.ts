import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import type { AnswerKind, CheckOptions } from "./types.ts";

type Row = readonly [kind: AnswerKind, expected: string, given: string, result: string, options?: CheckOptions];

/** `result` is the verdict, or `verdict reason`. */
function table(title: string, rows: readonly Row[]): void {
  for (const [kind, expected, given, result, options = {}] of rows) {
    test(`${title}: ${kind} ${expected}, typed "${given}", is ${result} ${JSON.stringify(options)}`, () => {
      const { verdict, reason } = check({ kind, expected, given, options });
      expect(result.includes(" ") ? `${verdict} ${reason}` : verdict).toBe(result);
    });
  }
}

describe("natural answers", () => {
  table("[CHK32] mixed numbers with other marks", [
    ["mixed", "1 13/18", "1/13/18", "correct"],
    ["mixed", "1 13/18", "1_13_18", "correct"],
    ["mixed", "-1 13/18", "-1/13/18", "correct"],
    ["fraction", "31/18", "1/13/18", "correct"],
    ["mixed", "1 13/18", "1 13 18", "unreadable two-numbers"],
    ["mixed", "2 13/18", "1/13/18", "unreadable unfinished"],
    ["mixed", "2 13/18", "1_13_18", "unreadable unknown-symbol"],
    ["fraction", "1/234", "1/13/18", "unreadable unfinished"],
    ["mixed", "3 3/17", "3+3/17", "correct"],
    ["mixed", "3 3/17", "3 + 3/17 m", "correct"],
    ["mixed", "3 3/18", "3+3/17", "unreadable unfinished"],
    ["fraction", "54/17", "3+3/17", "unreadable unfinished"],
    ["mixed", "3 3/17", "3 6/34", "correct"],
  ]);

  table("[CHK33] a dot in the middle", [
    ["decimal", "0.84", "0·84", "correct"],
    ["decimal", "0.84", "0⋅84", "correct"],
    ["decimal", "0.84", "0·84 m!", "correct"],
    ["decimal", "0.85", "0·84", "unreadable unfinished"],
    ["integer", "15", "3·5", "unreadable unfinished"],
    ["integer", "15", "3·5", "correct", { accept: ["expression"] }],
    ["decimal", "3.5", "3 · 5", "unreadable unfinished"],
    ["integer", "7", "0·84", "incorrect", { locale: "uk" }],
  ]);

  table("[CHK34] numbers in words", [
    ["integer", "5", "five", "correct"],
    ["integer", "12", "Twelve", "correct"],
    ["integer", "0", "zero", "correct"],
    ["integer", "21", "twenty-one", "correct"],
    ["integer", "21", "twenty one", "correct"],
    ["integer", "40", "forty", "correct"],
    ["integer", "6", "five", "incorrect"],
    ["integer", "-7", "minus 7", "correct"],
    ["integer", "-7", "negative seven", "correct"],
    ["integer", "7", "minus 7", "incorrect"],
    ["fraction", "1/2", "one half", "correct"],
    ["fraction", "1/2", "a half", "correct"],
    ["fraction", "1/2", "half", "correct"],
    ["fraction", "3/4", "three quarters", "correct"],
    ["fraction", "3/4", "3 quarters", "correct"],
    ["fraction", "3/4", "3 over 4", "correct"],
    ["fraction", "2/3", "three quarters", "incorrect"],
    ["mixed", "2 1/2", "two and a half", "correct"],
    ["mixed", "2 1/2", "2 and a half", "correct"],
    ["fraction", "3/2", "3 half", "unreadable unknown-symbol"],
    ["fraction", "7/2", "3 half", "unreadable unknown-symbol"],
    ["number", "3", "3 tenths", "unreadable unknown-symbol"],
    ["number", "4", "3 tenths", "incorrect"],
    ["integer", "3", "3 tenths", "unreadable unfinished"],
    ["percent", "25%", "25 per cent", "correct"],
    ["percent", "25%", "25 Percent", "correct"],
    ["integer", "50", "50 r 0", "correct"],
    ["integer", "50", "50 R0", "correct"],
    ["integer", "50", "50 remainder 0", "correct"],
    ["integer", "50", "50 r 1", "unreadable two-numbers"],
    ["integer", "500", "five hundred", "unreadable unknown-symbol"],
    ["equation", "x = -4", "x = minus 4", "correct"],
    ["integer", "twelve", "twelve", "unreadable unknown-symbol"],
  ]);

  table("[CHK35] words around a number", [
    ["integer", "12", "12 apples", "correct"],
    ["integer", "12", "12apples", "correct"],
    ["integer", "13", "12 apples", "incorrect"],
    ["decimal", "0.13", "0.13 m", "correct"],
    ["mixed", "1 13/18", "1 13/18 m", "correct"],
    ["integer", "7", "7 km", "correct"],
    ["integer", "7", "7 km.", "correct"],
    ["integer", "12", "12 cm²", "correct"],
    ["integer", "12", "12 cm^2", "correct"],
    ["integer", "60", "60 km/h", "correct"],
    ["integer", "30", "30°", "correct"],
    ["integer", "7", "is it 7?", "correct"],
    ["integer", "7", "it's 7", "correct"],
    ["integer", "7", "It’s seven!", "correct"],
    ["integer", "7", "i think 7", "correct"],
    ["integer", "7", "I think it is 7 apples.", "correct"],
    ["integer", "4", "x is 4", "correct"],
    ["integer", "7", "answer: 7", "correct"],
    ["integer", "7", "the answer is 7", "correct"],
    ["integer", "7", "the answer = 7", "correct"],
    ["integer", "7", "7 I think", "correct"],
    ["integer", "7", "7...", "correct"],
    ["integer", "7", "7 left over", "correct"],
    ["integer", "-5", "-5 °C", "correct"],
    ["fraction", "3/10", "three-tenths", "correct"],
    ["fraction", "1/2", "half a metre", "correct"],
    ["integer", "7", "x = 7", "unreadable answer-only"],
    ["equation", "x = 4", "x is 4", "correct"],
    ["equation", "x = 5", "x is 4", "incorrect"],
    ["money", "4.50", "$4.50 each", "correct", { unit: "$" }],
    ["money", "4.50", "4.50 dollars each", "correct", { unit: "$" }],
    ["money", "4.50", "$4.50 dollars", "correct", { unit: "$" }],
    ["money", "4.50", "4.50 euros each", "incorrect wrong-unit", { unit: "$" }],
    ["money", "4.50", "4.50 km", "unreadable unknown-symbol", { unit: "$" }],
    ["money", "4.50", "€4.50 each", "incorrect wrong-unit", { unit: "$" }],
    ["integer", "7", "7 or 8", "unreadable two-numbers"],
    ["integer", "7", "7 or eight", "unreadable two-numbers"],
    ["integer", "7", "7 apples and 3 pears", "unreadable two-numbers"],
    ["integer", "7", "not 7", "unreadable unknown-symbol"],
    ["integer", "7", "about 7", "unreadable unknown-symbol"],
    ["integer", "7", "7 thousand", "unreadable unknown-symbol"],
    ["integer", "7", "7 squared", "unreadable unknown-symbol"],
    ["integer", "7", "7 below", "unreadable unknown-symbol"],
    ["integer", "7", "7k", "unreadable unknown-symbol"],
    ["integer", "7", "7万", "unreadable unknown-symbol"],
    ["integer", "7", "7y", "unreadable unknown-symbol"],
    ["integer", "7", "7 \\foo", "unreadable unknown-symbol"],
    ["integer", "75", "7 apples 5", "unreadable two-numbers"],
    ["integer", "13", "0.13 m", "unreadable unknown-symbol"],
    ["integer", "7000", "7 km", "unreadable unknown-symbol"],
    ["integer", "8", "7 km", "incorrect"],
    ["integer", "5", "it is", "unreadable"],
  ]);
});
