import { describe, expect, test } from "vitest";
import { checkItem, type BuiltItem, type Verdict } from "#engine";
import { BLUEPRINTS_BY_STRAND } from "./index.ts";
import { buildAll } from "./testing.ts";

/** Instances a level. */
const FEW = 12;

/** How the units that items ask in are written. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  cm: ["cm", "cms", "CM", "centimetres", "centimeter"],
  m: ["m", "metres", "meter"],
  km: ["km", "Km", "kilometres", "kilometer"],
  inches: ["in", "inches", "inch"],
  "cm²": ["cm²", "cm2", "cm^2", "sq cm", "square centimetres", "square centimeter"],
  "m²": ["m²", "m2", "m^2", "sq m", "square metres", "square meter"],
  "cm³": ["cm³", "cm3", "cm^3", "cubic centimetres"],
  "m³": ["m³", "m3", "m^3", "cubic metres"],
  metres: ["m", "metres", "meter"],
  centimetres: ["cm", "cms", "centimetres", "centimeter"],
  days: ["days", "day"],
  weeks: ["weeks", "wks", "week"],
  hours: ["h", "hrs", "hours", "hour"],
  s: ["s", "sec", "seconds", "second"],
  min: ["min", "mins", "minutes", "minute"],
  L: ["L", "l", "litres", "liter"],
  kg: ["kg", "KG", "kilograms", "kilos"],
  "degrees Celsius": ["°C", "degrees", "degrees Celsius", "°"],
  "¢": ["¢", "c", "cents", "cent"],
};
const ALL = Object.keys(SPELLINGS);

/** How the words of a question name them; an area is named before its length. */
const ASKED =
  /\b(?:how many|in) (square|cubic)? ?(?:centimetres|metres|kilometres|km|inches|litres|kilograms|minutes|hours|seconds|degrees|cents)\b[^.]*(?:\?|as an? \w+(?: \w+)?\.)/iu;

/** How a story names the unit of a number that a letter stands for. */
const LETTER_IN = /\$[a-z]\$ (?:litres|metres|kilometres|kilograms|minutes|hours)\b/u;

const BUILT: readonly BuiltItem[] = Object.values(BLUEPRINTS_BY_STRAND)
  .flat()
  .flatMap((blueprint) => buildAll(blueprint, FEW));
const MEASURED = BUILT.filter(({ item }) => unitOf({ item }) !== undefined && item.answer_spec.kind !== "money");

function unitOf({ item }: Pick<BuiltItem, "item">): string | undefined {
  return item.answer_spec.options?.unit;
}

/** Of each skill, unit and level one. */
const SAMPLE = [
  ...new Map(
    MEASURED.map((built) => [`${built.item.meta.skill_id} ${built.item.meta.difficulty} ${unitOf(built)}`, built]),
  ),
];

/** Two names of one unit. */
function isSame(unit: string, own: string): boolean {
  return SPELLINGS[unit]?.at(-1) === SPELLINGS[own]?.at(-1);
}

function verdictOn({ item }: BuiltItem, given: string): Verdict {
  return checkItem(item, [given], "en").verdict;
}

describe("the unit that a question asks for", () => {
  test("[ALN8] a question that asks in a unit of measure says so as data", () => {
    const silent = BUILT.filter(({ item }) => {
      const { kind, parts, options } = item.answer_spec;
      const isNumber = kind === "integer" || kind === "decimal" || kind === "mixed" || kind === "fraction";
      const { stem } = item.problem_content;
      const isAsked = isNumber ? ASKED.test(stem) : kind === "equation" && LETTER_IN.test(stem);
      return isAsked && parts === undefined && options?.unit === undefined;
    });
    expect(silent.map(({ item }) => item.problem_content.stem)).toEqual([]);
  });

  test("[ALN8] units are those the checker tells apart", () => {
    expect([...new Set(MEASURED.map((built) => unitOf(built) ?? ""))].filter((unit) => !ALL.includes(unit))).toEqual(
      [],
    );
    expect(new Set(SAMPLE.map(([, built]) => built.item.meta.skill_id)).size).toBeGreaterThan(20);
  });

  test.for(SAMPLE)("[ALN8] %s: right in every spelling, never in another unit", ([, built]) => {
    const right = built.item.solution_logic.final_answer_canonical;
    const own = unitOf(built) ?? "";
    expect(verdictOn(built, right)).toBe("correct");
    for (const written of SPELLINGS[own] ?? []) {
      for (const gap of ["", " "])
        expect([written, verdictOn(built, right + gap + written)]).toEqual([written, "correct"]);
      const more = right.replace(/\d+$/u, (digits) => `${digits}7`);
      expect([written, verdictOn(built, `${more} ${written}`)]).toEqual([written, "incorrect"]);
    }
    for (const other of ALL.filter((unit) => !isSame(unit, own))) {
      // `50 c` is 50 °C to a child; a degree alone may be one of any sort.
      for (const written of SPELLINGS[other] ?? []) {
        expect([written, verdictOn(built, `${right} ${written}`)]).not.toEqual([written, "correct"]);
      }
    }
  });
});
