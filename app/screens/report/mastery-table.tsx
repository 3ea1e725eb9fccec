import { Fragment, useId, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { SkillView } from "#engine";
import { useNow } from "../../hooks/use-now.ts";
import { MasteryMeter, SkillStanding } from "../../components/charts/mastery.tsx";
import { tableRoles } from "../../components/charts/table-roles.ts";
import tables from "../../components/charts/tables.module.css";
import { daysAgoWords } from "../../components/charts/when.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import css from "./report.module.css";
import { SkillQuestions } from "./skill-questions.tsx";
import { tableRows } from "./table-rows.ts";

/** Every skill with its figures in words; a skill opens the real questions behind them. */
export function MasteryTable({ skills }: { readonly skills: readonly SkillView[] }): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  // Which skill is open stands in the address: the map leads here, and a reload stays here.
  const openId = new URLSearchParams(useSearch()).get("skill");
  const [all, setAll] = useState(false);
  const rows = tableRows(skills, all);
  const rest = skills.length - tableRows(skills, false).length;
  const heads = ["skill", "state", "known", "questions", "last"] as const;
  const headingId = useId();
  return (
    <>
      <table className={tables["table"]} {...tableRoles.table} aria-label={t("report.table")}>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {heads.map((head) => (
              <th
                key={head}
                id={`${headingId}${head}`}
                {...tableRoles.columnHead}
                className={tables[head === "questions" ? "number" : "text"]}
              >
                {t(`report.col.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {rows.map((skill) => (
            <Fragment key={skill.skillId}>
              <SkillRow
                skill={skill}
                isOpen={skill.skillId === openId}
                onToggle={() =>
                  navigate(skill.skillId === openId ? "/report" : `/report?skill=${skill.skillId}`, { replace: true })
                }
              />
              {skill.skillId === openId && (
                <tr {...tableRoles.row}>
                  <td {...tableRoles.cell} colSpan={heads.length} className={tables["inside"]}>
                    <SkillQuestions skill={skill} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className={css["screenOnly"]}>
          <Button look="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
            {all ? t("report.less") : t("report.more", { count: rest })}
          </Button>
        </p>
      )}
    </>
  );
}

interface SkillRowProps {
  readonly skill: SkillView;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function SkillRow({ skill, isOpen, onToggle }: SkillRowProps): ReactNode {
  const t = useText();
  const now = useNow();
  const last = skill.lastPractisedAt === null ? null : daysAgoWords(skill.lastPractisedAt, now);
  return (
    <tr {...tableRoles.row} data-skill-id={skill.skillId} data-state={skill.state}>
      <th {...tableRoles.rowHead} className={tables["text"]}>
        {skill.opportunities > 0 ? (
          <button type="button" className={tables["expand"]} aria-expanded={isOpen} onClick={onToggle}>
            <Icon name="right" size="1em" />
            {skill.name}
          </button>
        ) : (
          skill.name
        )}
      </th>
      <td {...tableRoles.cell} data-head={t("report.col.state")} className={tables["text"]}>
        <SkillStanding skill={skill} />
      </td>
      <td {...tableRoles.cell} data-head={t("report.col.known")} className={tables["text"]}>
        <MasteryMeter skill={skill} />
      </td>
      <td {...tableRoles.cell} data-head={t("report.col.questions")} className={tables["number"]}>
        {skill.opportunities}
      </td>
      <td {...tableRoles.cell} data-head={t("report.col.last")} className={tables["text"]}>
        {last === null ? t("report.never") : t(last.text, last.values)}
      </td>
    </tr>
  );
}
