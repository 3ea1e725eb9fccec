import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import { QuestionList } from "../exams/question-list.tsx";
import { LEVELS } from "../board/board-address.ts";
import css from "./assign.module.css";
import { FEWEST, MOST } from "./offer.ts";
import type { ChosenProblems, ProblemsOf } from "./use-chosen.ts";

interface ProblemChoiceProps {
  readonly chosen: ChosenProblems;
  readonly wish: ProblemsOf;
  readonly onChange: (wish: ProblemsOf) => void;
}

const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, at) => FEWEST + at);

/** How many, of which levels, and each with its answer, to be kept or exchanged [TEA62]. */
export function ProblemChoice({ chosen, wish, onChange }: ProblemChoiceProps): ReactNode {
  const t = useText();
  const { assignable, failed, news, again, keep, another } = chosen;
  const { count, levels } = wish;
  const problems = assignable?.problems ?? [];
  return (
    <>
      <div className={css["wish"]}>
        <SelectField
          label={t("teach.assign.items.count")}
          value={`${count}`}
          options={COUNTS.map((n) => ({ id: `${n}`, name: `${n}` }))}
          onChoose={(id) => onChange({ ...wish, count: Number(id) })}
        />
        <fieldset className={css["group"]}>
          <legend>{t("teach.assign.items.levels")}</legend>
          <div className={css["pills"]}>
            {LEVELS.map((level) => {
              const isChosen = levels.includes(level);
              const isOnly = isChosen && levels.length === 1;
              return (
                <label key={level} className={css["pill"]}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    aria-disabled={isOnly}
                    onChange={() =>
                      !isOnly &&
                      onChange({
                        ...wish,
                        levels: LEVELS.filter((one) => (one === level ? !isChosen : levels.includes(one))),
                      })
                    }
                  />
                  {level}
                </label>
              );
            })}
          </div>
        </fieldset>
      </div>
      {assignable === null ? (
        !failed && <p className={css["hint"]}>{t("teach.assign.wait")}</p>
      ) : (
        <details className={css["problems"]}>
          <summary>{t("teach.assign.items.see", { n: problems.length })}</summary>
          <output className={css["news"]}>
            {news !== null && t(news.found ? "teach.form.changed" : "teach.form.only", { n: news.position })}
          </output>
          <QuestionList
            questions={problems.map(({ question, kept }, at) => ({ position: at + 1, question, kept }))}
            act={{ keep, another: (position) => void another(position) }}
          />
          <p className={css["others"]}>
            <Button onClick={again}>{t("teach.form.again")}</Button> {t("teach.form.again.hint")}
          </p>
        </details>
      )}
      {assignable !== null && problems.length < count && (
        <p className={css["hint"]}>{t("teach.assign.items.fewer", { n: problems.length })}</p>
      )}
    </>
  );
}
