import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { Result } from "../result.ts";
import { check, type CheckRequest } from "./check.ts";
import { checkItem } from "./check-item.ts";
import type { CheckerPartName, CheckerParts } from "./checker-parts.ts";
import { readNumber, type NumberReading } from "./read-number.ts";
import type { Problem } from "./read/problem.ts";
import type { CheckResult, NumberLocale } from "./types.ts";

/** Marks answers. Its functions may be taken from it. */
export interface Checker {
  readonly check: (request: CheckRequest) => CheckResult;
  readonly checkItem: (item: MathProblemItem, given: readonly string[], locale: NumberLocale) => CheckResult;
  readonly readNumber: (text: string, locale?: NumberLocale) => Result<NumberReading, Problem>;
  /** Lines of working. */
  readonly lines: () => CheckerParts["lines"];
}

/**
 * The checker with the parts that are `here`; one that is added to them later is used from then on. Where a part is
 * needed that is not here an error that names it is thrown: whoever runs the work brings the part in and begins the
 * work again [CHK41].
 */
export function createChecker(here: Partial<CheckerParts>): Checker {
  function need<Name extends CheckerPartName>(name: Name): CheckerParts[Name] {
    const part: CheckerParts[Name] | undefined = here[name];
    if (part !== undefined) return part;
    throw new Error(`the checker's part ${name} is not loaded`, { cause: { piece: `checker/${name}` } });
  }
  const parts = {
    get algebra() {
      return need("algebra");
    },
  };
  return {
    check: (request) => check(request, parts),
    checkItem: (item, given, locale) => checkItem(item, given, locale, parts),
    readNumber: (text, locale = "en") => readNumber(text, locale, parts),
    lines: () => need("lines"),
  };
}
