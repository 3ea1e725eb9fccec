import { beforeAll, expect, test } from "vitest";
import { openBank } from "#bank";
import { readListJson } from "#bank/factory";
import { asOwn } from "../engine/dialogue/turn/own-slip.ts";
import { createTalkDesk } from "../engine/dialogue/turn/talk.fixture.ts";
import { sampleOf, triesOf } from "../testing/searches.ts";
import { PLEAS_TYPED } from "../engine/dialogue/understand/pleas.fixture.ts";

/** What came of a message on a problem nobody had written about before. */
interface Told {
  readonly skill: string;
  readonly text: string;
  readonly act: string;
  readonly fault: "fined" | "praised" | "taken for a yes" | null;
}

/** Acts that praise a reason. */
const PRAISE: ReadonlySet<string> = new Set(["explained", "said-why", "volunteered-why", "ask-point"]);

let told: readonly Told[] = [];

beforeAll(async () => {
  const bank = await openBank(readListJson);
  if (!bank.ok) throw new Error(bank.error.message);
  const done = await bank.value.run((content) =>
    sampleOf(content.graph.nodes).flatMap(({ id, grade = 3 }) => {
      const begin = () => createTalkDesk(id, content, grade);
      const item = begin().item();
      const { final_answer_canonical: right, steps } = item.solution_logic;
      const isOneNumber = /^-?[\d.,/ ]+$/u.test(right) && item.answer_spec.ui.choices.length === 0;
      const other = isOneNumber && !/[/ ]/u.test(right) ? `${Number(right.replaceAll(",", "")) + 3}` : "99";
      const stepValues = steps.flatMap(({ value }) => (value !== undefined && value !== right ? [value] : []));
      const messages = [
        ...stepValues.flatMap((value) => [value, `is it ${value}?`, `maybe ${value}`]),
        ...(isOneNumber
          ? [
              `${right} or ${other}`,
              `i think ${other} but maybe ${right}`,
              `its ${right}, or maybe ${other}`,
              `is it ${other}?`,
            ]
          : []),
        ...item.misconceptions.flatMap(({ explanation }) => (explanation === undefined ? [] : [asOwn(explanation)])),
        ...PLEAS_TYPED.map(([, text]) => text),
      ];
      return messages.map((text): Told => {
        const desk = begin();
        const { act, category } = desk.say(text);
        const verdicts = desk.events.flatMap((event) =>
          event.type === "attempt_evaluated" ? [event.body.verdict] : [],
        );
        const isOver = desk.events.some(
          ({ type }) => type === "problem_completed" || type === "session_ended" || type === "solution_shown",
        );
        const fault = verdicts.some((verdict) => verdict === "incorrect")
          ? "fined"
          : PRAISE.has(act) || (category === "correct" && verdicts.length === 0)
            ? "praised"
            : isOver && !verdicts.includes("correct")
              ? "taken for a yes"
              : null;
        return { skill: id, text, act, fault };
      });
    }),
  );
  if (!done.ok) throw new Error(done.error.message);
  told = done.value;
}, 120_000);

test("[TRN69] no message made by machine is marked, praised or taken for a yes", () => {
  expect(told.length).toBeGreaterThan(triesOf(800));
  expect(told.filter(({ fault }) => fault !== null)).toEqual([]);
});
