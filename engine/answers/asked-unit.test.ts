import { describe, expect, test } from "vitest";
import { createChecker } from "./checker.ts";
import { check } from "../parts/checker.ts";
import { table } from "./table.fixture.ts";
import type { CheckOptions } from "./types.ts";

const cm = { unit: "cm" };
const area = { unit: "cm²" };
const min = { unit: "min" };
const letter: CheckOptions = { unit: "L", accept: ["value"], variable: "x" };

describe("a number in the unit asked", () => {
  table("[CHK47] every spelling of the unit is right", [
    ...["10", "10 cm", "10cm", "10 CM", "10 centimetres", "10 Centimeter", "10 cms", "ten cm", "it's 10 cm."].map(
      (given) => ["integer", "10", given, "correct", cm] as const,
    ),
    ...["84 cm²", "84 cm2", "84 cm^2", "84 sq cm", "84 square centimetres"].map(
      (given) => ["integer", "84", given, "correct", area] as const,
    ),
    ...["45 min", "45 mins", "45 minutes", "45 minutes I think"].map(
      (given) => ["integer", "45", given, "correct", min] as const,
    ),
    ["mixed", "2 1/2", "2 1/2 inches", "correct", { unit: "in" }],
    ["fraction", "1/2", "half a metre", "correct", { unit: "m" }],
    ["decimal", "0.5", "0.5 litres", "correct", { unit: "L" }],
    ["integer", "60", "60 km per hour", "correct", { unit: "km/h" }],
    ["integer", "60", "60 km an hour", "correct", { unit: "km" }],
    ["integer", "-5", "-5 degrees", "correct", { unit: "°C" }],
    ["integer", "35", "35 degrees", "correct", { unit: "°" }],
    ["percent", "45%", "45 percent", "correct"],
    ...["1.5 L", "x = 1.5 L", "x = 1.5 litres", "1.5"].map(
      (given) => ["equation", "x = 1.5", given, "correct", letter] as const,
    ),
  ]);

  table("[CHK47] the right number in another unit is in the wrong form", [
    ["integer", "10", "10 mm", "wrong-form wrong-unit", cm],
    ["integer", "10", "10 m", "wrong-form wrong-unit", cm],
    ["integer", "10", "ten mm", "wrong-form wrong-unit", cm],
    ["integer", "10", "it is 10 mm", "wrong-form wrong-unit", cm],
    ["integer", "10", "10 mm I think", "wrong-form wrong-unit", cm],
    ["integer", "10", "10 whole mm", "wrong-form wrong-unit", cm],
    ["integer", "10", "10 cm²", "wrong-form wrong-unit", cm],
    ...["long", "wide", "high", "tall", "deep"].map(
      (size) => ["integer", "10", `10 in ${size}`, "wrong-form wrong-unit", cm] as const,
    ),
    ["integer", "10", "it is 10 inches long", "wrong-form wrong-unit", cm],
    ["integer", "10", "10 kg", "wrong-form wrong-unit", cm],
    ["integer", "10", "10°", "wrong-form wrong-unit", cm],
    ["integer", "84", "84 m²", "wrong-form wrong-unit", area],
    ["integer", "84", "84 cm", "wrong-form wrong-unit", area],
    ["integer", "45", "45 hours", "wrong-form wrong-unit", min],
    ["decimal", "0.5", "0,5 m", "wrong-form wrong-unit", { unit: "km", locale: "de" }],
    ["mixed", "2 1/2", "2 1/2 cm", "wrong-form wrong-unit", { unit: "in" }],
    ["percent", "45%", "45 cm", "wrong-form wrong-unit"],
    ...["1.5 cm", "x = 1.5 m", "x = 1.5 ml"].map(
      (given) => ["equation", "x = 1.5", given, "wrong-form wrong-unit", letter] as const,
    ),
    ...["10 cm", "10 kg"].map(
      (given) => ["integer", "10", given, "wrong-form wrong-unit", { unit: "degrees Celsius" }] as const,
    ),
    ["money", "4.50", "4.50 km", "wrong-form wrong-unit", { unit: "$" }],
    ["money", "4.50", "$4.50 km", "wrong-form wrong-unit", { unit: "$" }],
    ["units", "35", "35 kg", "wrong-form wrong-unit", { unit: "¢", units: "strict" }],
  ]);

  table("[CHK47] the right amount in another unit is in the wrong form", [
    ["integer", "10", "100 mm", "wrong-form not-this-unit", cm],
    ["integer", "10", "0.1 m", "wrong-form not-this-unit", cm],
    ["integer", "90", "1.5 hours", "wrong-form not-this-unit", min],
    ["integer", "10", "10 ml", "wrong-form not-this-unit", { unit: "cm³" }],
    ["decimal", "0.75", "750 ml", "wrong-form not-this-unit", { unit: "L" }],
    ["units", "35", "$0.35", "wrong-form not-this-unit", { unit: "¢", units: "strict" }],
  ]);

  table("[CHK47] another number is wrong, in the unit asked and in any other", [
    ["decimal", "0.3", "3 km", "incorrect different", { unit: "km" }],
    ["integer", "10", "100 cm", "incorrect different", cm],
    ["integer", "10", "11 mm", "incorrect different", cm],
    ["integer", "10", "7 kg", "incorrect different", cm],
    ["units", "35", "36 ¢", "incorrect different", { unit: "¢", units: "strict" }],
    ["units", "35", "36 kg", "incorrect different", { unit: "¢", units: "strict" }],
    ["money", "4.50", "5 km", "incorrect different", { unit: "$" }],
  ]);

  table("[CHK47] what is no unit of measure changes nothing", [
    ["integer", "10", "10 apples", "correct", cm],
    ["integer", "10", "10 altogether", "correct", cm],
    ["integer", "10", "10 in total", "correct", cm],
    ["integer", "10", "10 cm in total", "correct", cm],
    ["integer", "10", "10 cm long", "correct", cm],
    ["integer", "10", "10 in all", "correct", cm],
    ["integer", "10", "10 in the box", "correct", cm],
    ["integer", "10", "10 squares", "correct", area],
    ["integer", "10", "10 tens", "unreadable unknown-symbol", cm],
    ["money", "4.50", "4.50 a day", "correct", { unit: "$" }],
    ["money", "4.50", "$4.50 each day", "correct", { unit: "$" }],
  ]);

  test("[CHK47] the unit asked is named", () => {
    const result = check({ kind: "integer", expected: "10", given: "10 mm", options: cm });
    expect(result.params).toEqual({ use: "cm" });
  });

  test("[CHK47] a bare number needs no table of units", () => {
    const { check: core } = createChecker({});
    expect(core({ kind: "integer", expected: "10", given: "10", options: cm }).verdict).toBe("correct");
    expect(() => core({ kind: "integer", expected: "10", given: "10 cm", options: cm })).toThrow("algebra");
  });
});
