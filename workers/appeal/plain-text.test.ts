import { expect, test } from "vitest";
import { toKeyboard, toMathjs } from "./plain-text.ts";

test.for([
  { text: "2×x²", plain: "2 * v_x ^ ( 2 )" },
  { text: "x⁻¹", plain: "v_x ^ ( - 1 )" },
  { text: "2x", plain: "2 v_x" },
  { text: "xy", plain: "v_x v_y" },
  { text: "x(y+1)", plain: "v_x * ( v_y + 1 )" },
  { text: "π(r)", plain: "k_pi * ( v_r )" },
  { text: "\\frac{1}{2}x", plain: "( ( 1 ) / ( 2 ) ) v_x" },
  { text: "\\sqrt{x+1}", plain: "(sqrt(v_x + 1))" },
  { text: "sin^2 x", plain: "(sin(v_x))^2" },
  { text: "√12", plain: "(sqrt(12))" },
  { text: "3 1/2", plain: "( 3 + 1 / 2 )" },
  { text: "50%", plain: "( 50 / 100 )" },
  { text: "3E5", plain: "3E5" },
  { text: "|x|", plain: "(abs(v_x))" },
])("[APL7] $text becomes $plain", ({ text, plain }) => {
  expect(toMathjs(toKeyboard(text), { locale: "en" })).toBe(plain);
});

test.for([
  "2e3",
  "5 5",
  "|x|y|",
  "||x||",
  "sin^-1 x",
  "sin",
  "√x^2",
  "2i",
  "x' + 1",
  "a, b",
  "\\alpha x",
  "x = 3",
  "{1}",
])("[APL7] %s gives no text", (text) => {
  expect(toMathjs(toKeyboard(text), { locale: "en" })).toBeNull();
});

test("[APL7] marks of a country count for that country only", () => {
  expect(toMathjs("1.234,5", { locale: "de" })).toBeNull();
  expect(toMathjs("1 234,5", { locale: "fr" })).toBe("1234.5");
  expect(toMathjs("12,34,567", { locale: "in" })).toBe("1234567");
  expect(toMathjs("1’234.5", { locale: "ch" })).toBe("1234.5");
  expect(toMathjs("1,23", { locale: "en" })).toBeNull();
});
