import { expect, test } from "vitest";
import { spacedPin } from "../cards/spaced-pin.ts";
import { isThisComputerOnly } from "./is-this-computer-only.ts";

test.for([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["192.168.1.7", false],
  ["mathflow.school.example", false],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
] as const)("[TEA9] %s reaches this computer only: %s", ([hostname, only]) => {
  expect(isThisComputerOnly(hostname)).toBe(only);
});

test("[TEA9] a code stands in two groups", () => {
  expect(spacedPin("BCDFGH", "-")).toBe("BCD-FGH");
  expect(spacedPin("482913", " ")).toBe("482 913");
});
