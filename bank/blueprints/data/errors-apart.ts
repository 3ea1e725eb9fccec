import type { Level, MisconceptionRule, Operands } from "#engine";

/**
 * A level without the operands on which no error is known, two errors come to one answer, or one comes to a number that
 * would be taken for another slip [FAC7].
 */
export function withErrorsApart<O extends Operands>(
  level: Level<O>,
  rules: readonly MisconceptionRule<O>[],
  answerOf: (o: O) => string,
  mayGive: (rule: MisconceptionRule<O>, wrong: string, o: O) => boolean,
): Level<O> {
  return {
    ...level,
    where: (o) => {
      if (level.where?.(o) === false) return false;
      const answer = answerOf(o);
      const heard = rules.flatMap((rule) => {
        const wrong = rule.wrong(o);
        return wrong === undefined || wrong === answer ? [] : [{ rule, wrong }];
      });
      return (
        heard.length > 0 &&
        new Set(heard.map(({ wrong }) => wrong)).size === heard.length &&
        heard.every(({ rule, wrong }) => mayGive(rule, wrong, o))
      );
    },
  };
}
