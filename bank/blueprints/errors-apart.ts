import type { Difficulty, Distractor, Filters, Level, MisconceptionRule, Operands } from "#engine";

/**
 * A level without the operands on which no error is known, two errors come to one answer, one comes to the right answer, or
 * to a number that would be taken for another slip [FAC7].
 */
export function withErrorsApart<O extends Operands>(
  level: Level<O>,
  rules: readonly MisconceptionRule<O>[],
  answerOf: (o: O) => string,
  mayGive: (rule: MisconceptionRule<O>, wrong: string, o: O) => boolean,
): Level<O> {
  return filtered(level, {
    "errors alike": (o) => {
      const heard = rules.flatMap((rule) => {
        const wrong = rule.wrong(o);
        return wrong === undefined ? [] : [{ rule, wrong }];
      });
      const answers = new Set([answerOf(o), ...heard.map(({ wrong }) => wrong)]);
      return (
        heard.length > 0 &&
        answers.size === heard.length + 1 &&
        heard.every(({ rule, wrong }) => mayGive(rule, wrong, o))
      );
    },
  });
}

/** A level without what its own `where` or one of these refuses, asked in this order, each known by its name [FAC6]. */
export function filtered<O extends Operands>(level: Level<O>, more: Filters<O>): Level<O> {
  const { filters = level.where && { where: level.where } } = level;
  const all = { ...filters, ...more };
  const each = Object.values(all);
  return { ...level, filters: all, where: (o) => each.every((holds) => holds(o)) };
}

/** Something made of each level. */
export function eachLevel<From, To>(
  levels: Readonly<Record<Difficulty, From>>,
  make: (level: From) => To,
): Readonly<Record<Difficulty, To>> {
  return {
    1: make(levels[1]),
    2: make(levels[2]),
    3: make(levels[3]),
    4: make(levels[4]),
    5: make(levels[5]),
  };
}

/** Numbers beside the right one, which the gates try besides those of named errors. */
export function nearMisses<O extends Operands>(rightOf: (o: O) => number): readonly Distractor<O>[] {
  return [1, -1, 10].map((by) => ({
    strategy: by > 0 ? `${by}-too-many` : "one-too-few",
    wrong: (o) => (rightOf(o) + by > 0 ? String(rightOf(o) + by) : undefined),
  }));
}
