import { useId, type ReactNode } from "react";
import { Icon } from "../../../components/icons.tsx";
import { gradeWords } from "../../../text/grade-words.ts";
import { useText, type TextId } from "../../../text/text.ts";
import type { Fate, PlannedLine } from "./plan-adding.ts";
import css from "./roster.module.css";

const FATE_WORDS: Readonly<Record<Fate, TextId>> = {
  add: "teach.add.fate.add",
  "no-name": "teach.add.fate.no-name",
  "too-long": "teach.add.fate.too-long",
  "many-marks": "teach.add.fate.many-marks",
  grade: "teach.one-roster.change.grade",
  "in-class": "teach.add.fate.in-class",
  twice: "teach.add.fate.twice",
  "bad-group": "teach.add.fate.bad-group",
  "no-room": "teach.add.fate.no-room",
};

/** Of these something becomes. */
const DONE: ReadonlySet<Fate> = new Set(["add", "grade"]);

/** What will be added or changed, and before it what will not and why [TEA40]. */
export function Preview({ plan }: { readonly plan: readonly PlannedLine[] }): ReactNode {
  const t = useText();
  const id = useId();
  const hasGrades = plan.some(({ grade }) => grade !== null);
  const hasGroups = plan.some(({ group }) => group !== "");
  const inOrder = [...plan.filter(({ fate }) => !DONE.has(fate)), ...plan.filter(({ fate }) => DONE.has(fate))];
  return (
    <div className={css["preview"]}>
      <h2 id={id}>{t("teach.add.preview")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard has to reach it */}
      <div className={css["scroll"]} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={css["lines"]} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t("teach.add.line")}</th>
              <th scope="col">{t("teach.roster.name")}</th>
              {hasGroups && <th scope="col">{t("teach.add.role.group")}</th>}
              {hasGrades && <th scope="col">{t("teach.add.role.grade")}</th>}
              <th scope="col">{t("teach.add.fate")}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder.map(({ line, name, group, grade, there, fate }) => (
              <tr key={line} data-done={DONE.has(fate)}>
                <td>{line}</td>
                <th scope="row">{name}</th>
                {hasGroups && <td>{group}</td>}
                {hasGrades && <td>{grade === null ? "" : gradeWords(t, grade)}</td>}
                <td>
                  <span className={css["fate"]}>
                    <Icon name={DONE.has(fate) ? "tick" : "warning"} size="1em" />
                    {t(FATE_WORDS[fate], { before: there?.grade === undefined ? "none" : gradeWords(t, there.grade) })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
