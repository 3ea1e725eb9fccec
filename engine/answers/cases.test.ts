import { describe, expect, test } from "vitest";
import { check } from "../parts/checker.ts";
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

describe("[CHK29] `mathflow check` and the pupil's own path", () => {
  test("what is right or wrong for a pupil is so in every case", () => {
    const differing = cases.flatMap(({ kind, expected, given, options = {} }) => {
      const pupil = AnswerKind.safeParse(kind);
      const asked = CheckOptions.safeParse(options);
      if (!pupil.success || !asked.success || expected === null) return [];
      const { verdict } = check({ kind: pupil.data, expected, given, options: asked.data });
      const said = checkCase({ kind, expected, given, options })?.verdict;
      const isMarked = verdict === "correct" || verdict === "incorrect";
      return !isMarked || said === verdict || isInWords(given) ? [] : [`${kind} ${expected} <- ${given}: ${said}`];
    });
    expect(differing).toEqual([]);
  });

  const unfinished = ["fraction", "integer"].map((kind) => [kind, "7", "3+4", "lowest_terms", "wrong-form"] as const);
  test.for<readonly [kind: string, expected: string, given: string, form: string | undefined, verdict: string]>([
    ...unfinished,
    ["integer", "7", "3+5", "lowest_terms", "incorrect"],
    ["fraction", "7/8", "1/2+7/8+(-1/2)", "simplified", "wrong-form"],
    ["fraction", "9/49", "(3/7)^2", "simplified", "wrong-form"],
    ["fraction", "5/4", "sqrt(25/16)", "simplified", "wrong-form"],
    ["integer", "7", "3+4", undefined, "correct"],
    ["integer", "10", "1O", undefined, "unreadable"],
    ["integer", "3000", "3k", undefined, "unreadable"],
    ["integer", "7", "l7", undefined, "unreadable"],
    ["equation", "x=2 or x=-2", "x=2 and x=-2", undefined, "correct"],
    ["inequality", "x<=5", "x is less than or equal to 5", undefined, "unreadable"],
  ])("%s %s, typed %s, form %s, is %s", ([kind, expected, given, form, verdict]) => {
    expect(checkCase({ kind, expected, given, options: form === undefined ? {} : { form } })?.verdict).toBe(verdict);
  });
});

/** Numbers in words alone: read for pupils, not in the format. */
function isInWords(given: string): boolean {
  return /^[\p{L}\s]+$/u.test(given);
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
