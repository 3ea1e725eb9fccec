import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HELP_COUNTRIES, helpCountries } from "./help-countries.ts";

const LINES = new URL("../../engine/dialogue/safety/help-lines.json", import.meta.url);
/** The union is no country, and the kingdom is GB. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(["EU", "UK"]);

test("[SCR160] the countries to choose from are those of which the tutor knows a help line, by their names", () => {
  const lines = JSON.parse(readFileSync(LINES, "utf8")) as readonly { readonly countries: readonly string[] }[];
  const known = lines.flatMap(({ countries }) => countries).filter((code) => !NO_COUNTRIES.has(code));
  expect([...HELP_COUNTRIES].toSorted()).toEqual(known.toSorted());
  const names = helpCountries(null).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).toContain("Ireland");
});

test("[SCR160] one that was chosen stays among them", () => {
  expect(helpCountries("JP").at(-1)).toEqual({ id: "JP", name: "Japan" });
  expect(helpCountries("IE")).toEqual(helpCountries(null));
});
