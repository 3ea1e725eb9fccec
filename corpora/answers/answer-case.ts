import type { Verdict } from "../../engine/answers/types.ts";

export type CaseOptions = Readonly<Record<string, unknown>>;

/** One typed answer and what must be said of it. `expected` is null where the text must not be readable. */
export interface AnswerCase {
  readonly kind: string;
  readonly expected: string | null;
  readonly given: string;
  readonly verdict: Verdict;
  readonly options?: CaseOptions;
}

/** What is typed for one right answer, by the verdict it must get. */
export type Writings = Readonly<Partial<Record<Verdict, readonly string[]>>>;

/** The cases of one right answer. */
export function typed(
  kind: string,
  expected: string | null,
  writings: Writings,
  options?: CaseOptions,
): readonly AnswerCase[] {
  return VERDICTS.flatMap((verdict) =>
    (writings[verdict] ?? []).map((given) => ({
      kind,
      expected,
      given,
      verdict,
      ...(options !== undefined && { options }),
    })),
  );
}

/** Pairs of right answer and typed text that all get the same verdict. */
export function pairs(
  kind: string,
  verdict: Verdict,
  rows: readonly (readonly [expected: string, given: string])[],
  options?: CaseOptions,
): readonly AnswerCase[] {
  return rows.flatMap(([expected, given]) => typed(kind, expected, { [verdict]: [given] }, options));
}

/** Texts whose written form alone is judged: the value is known to be right. */
export function forms(kind: string, form: string, writings: Writings, options?: CaseOptions): readonly AnswerCase[] {
  return VERDICTS.flatMap((verdict) =>
    (writings[verdict] ?? []).flatMap((given) =>
      typed(kind, given, { [verdict]: [given] }, { form, form_only: true, ...options }),
    ),
  );
}

const VERDICTS: readonly Verdict[] = ["correct", "incorrect", "wrong-form", "unreadable"];
