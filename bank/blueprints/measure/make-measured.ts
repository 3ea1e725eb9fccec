import { defineBlueprint, type Blueprint, type MisconceptionRule, type Operands } from "#engine";
import { eachLevel, nearMisses, withErrorsApart } from "../errors-apart.ts";
import { levelsApart, type ToldApart } from "../causes-apart.ts";
import type { Form } from "./form.ts";
import type { Help } from "./from-trace.ts";

type Own<O extends Operands> = Pick<Blueprint<O>, "id" | "createdOn" | "levels" | "factors" | "stems"> &
  Partial<Pick<Blueprint<O>, "version">> & {
    readonly formOf: (o: O) => Form<O>;
    readonly help: Help<O>;
    readonly misconceptions: readonly MisconceptionRule<O>[];
    readonly diagram: NonNullable<Blueprint<O>["diagram"]>;
    /** Whether a number is told or drawn: whoever gives it has made no error with a name of its own. */
    readonly isTold: (wrong: string, o: O) => boolean;
    /** What else is likely, where errors are kept apart from that. */
    readonly told?: Pick<ToldApart<O>, "kinds" | "holdsOf" | "others">;
  };

/** A blueprint whose answers are whole numbers, and whose steps and hints come from its forms. */
export function makeMeasured<O extends Operands>(own: Own<O>): Blueprint {
  const { levels, formOf, help, misconceptions, isTold, told, ...rest } = own;
  const { resultOf, stepsOf, subStepOf, offeredBy } = help;
  const apart = eachLevel(levels, (level) =>
    withErrorsApart(
      level,
      misconceptions,
      (o) => String(resultOf(o)),
      (_, wrong, o) => !isTold(wrong, o),
    ),
  );
  return defineBlueprint<O>({
    version: 1,
    ...rest,
    levels:
      told === undefined
        ? apart
        : levelsApart(apart, {
            rules: misconceptions,
            traceOf: (o) => formOf(o).trace(o),
            ...told,
            others: (o) => [
              ...offeredBy(o).map((n) => ({ kind: "offered", answer: String(n) })),
              ...(told.others?.(o) ?? []),
            ],
          }),
    ...(told?.holdsOf && { holdsOf: told.holdsOf }),
    answer: (o) => ({ kind: "integer", canonical: String(resultOf(o)) }),
    steps: stepsOf,
    trace: (o) => formOf(o).trace(o),
    hints: (o) => [formOf(o).point(o), formOf(o).rule(o), subStepOf(o)],
    distractors: nearMisses(resultOf),
    misconceptions,
  });
}
