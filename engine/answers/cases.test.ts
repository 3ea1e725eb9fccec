import { describe, expect, test } from "vitest";
import { checkCase } from "../testing/check-case.ts";
import { AnswerForm, AnswerKind, CheckOptions, NumberLocale } from "./types.ts";
import { caseTables } from "../../corpora/answers/all-cases.ts";
import type { AnswerCase } from "../../corpora/answers/answer-case.ts";

const cases = Object.values(caseTables).flat();

describe("our own cases", () => {
  test.each(Object.entries(caseTables))("[CAS1] every case of %s gets its verdict", (_title, rows) => {
    expect(rows.flatMap(disagreement)).toEqual([]);
  });

  test("[CAS2] there are at least a thousand, of every kind, form and option", () => {
    expect(cases.length).toBeGreaterThanOrEqual(1000);
    expect(AnswerKind.options.filter((kind) => !cases.some((row) => row.kind === kind))).toEqual([]);
    expect(AnswerForm.options.filter((form) => !hasOption("form", form))).toEqual([]);
    expect(
      Object.keys(CheckOptions.shape).filter((name) => !cases.some((row) => optionOf(row, name) !== undefined)),
    ).toEqual([]);
    expect(FEW_VALUES.filter(([name, value]) => !hasOption(name, value))).toEqual([]);
  });

  test("[CAS3] none stands twice or contradicts another", () => {
    const seen = new Set<string>();
    const twice = cases.flatMap(({ kind, expected, given, options = {} }) => {
      const key = JSON.stringify([kind, expected, given, options]);
      return seen.size === seen.add(key).size ? [key] : [];
    });
    expect(twice).toEqual([]);
  });

  test("[CAS4] each kind has right, wrong and unreadable answers", () => {
    const lacking = AnswerKind.options.flatMap((kind) =>
      VERDICTS_OF_EVERY_KIND.filter(
        (verdict) => !cases.some((row) => row.kind === kind && row.verdict === verdict),
      ).map((verdict) => `${kind}: none ${verdict}`),
    );
    expect(lacking).toEqual([]);
  });
});

const VERDICTS_OF_EVERY_KIND = ["correct", "incorrect", "unreadable"] as const;

const FEW_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ...NumberLocale.options.map((value) => ["locale", value] as const),
  ...["standard", "reversed-brackets"].map((value) => ["notation", value] as const),
  ...["optional", "required", "enforced"].map((value) => ["simplify", value] as const),
  ...["strict", "convertible", "required"].map((value) => ["units", value] as const),
  ...["value", "solution_set"].map((value) => ["equiv", value] as const),
  ...["product", "one-variable"].map((value) => ["multiletter", value] as const),
  ...["real", "positive"].map((value) => ["assume", value] as const),
  ...["ten", "natural"].map((value) => ["log", value] as const),
  ...CheckOptions.shape.accept.unwrap().element.options.map((value) => ["accept", value] as const),
  ...CheckOptions.shape.forms.unwrap().element.options.map((value) => ["forms", value] as const),
];

function optionOf(row: AnswerCase, name: string): unknown {
  return row.options?.[name];
}

function hasOption(name: string, value: unknown): boolean {
  return cases.some((row) => {
    const asked = optionOf(row, name);
    return asked === value || (Array.isArray(asked) && asked.includes(value));
  });
}

/** One line a case that is not marked as it must be. */
function disagreement(row: AnswerCase): readonly string[] {
  const result = checkCase(row);
  if (result?.verdict === row.verdict) return [];
  const { kind, expected, given, verdict, options } = row;
  const said = result === undefined ? "not known" : `${result.verdict} ${result.reason}`;
  const asked = options === undefined ? "" : ` ${JSON.stringify(options)}`;
  return [`${kind} ${String(expected)} <- ${JSON.stringify(given).slice(0, 80)}${asked}: ${said}, must be ${verdict}`];
}
