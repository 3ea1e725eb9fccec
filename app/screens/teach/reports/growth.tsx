import type { ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { masteryWords, stateWords } from "../../../components/charts/mastery-words.ts";
import { SkillMark } from "../../../components/charts/skill-mark.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { useText } from "../../../text/text.ts";
import { Behind, type Whose } from "./behind.tsx";
import { allOf } from "./report-words.ts";
import css from "./report.module.css";

type Skill = PupilReportView["skills"][number];
const HEADS = ["skill", "before", "now", "change", "known", "problems"] as const;

/** Each skill that was practised, before and now, with how sure a change is [TEA103]. */
export function Growth({ report, whose }: { readonly report: PupilReportView; readonly whose: Whose }): ReactNode {
  const t = useText();
  const practised = report.skills.filter(
    ({ answersSince, problems, examined = 0 }) => answersSince + allOf(problems) + examined > 0,
  );
  const rest = report.skills.length - practised.length;
  return (
    <section id="growth" className={css["block"]} aria-label={t("teach.report.growth")}>
      <h2>{t("teach.report.growth")}</h2>
      <p className={css["quiet"]}>{t("teach.report.growth.about")}</p>
      {practised.length === 0 ? (
        <p className={css["quiet"]}>{t("teach.report.growth.none")}</p>
      ) : (
        <table
          {...tableRoles.table}
          className={`${tables["table"]} ${css["table"]}`}
          aria-label={t("teach.report.growth")}
        >
          <thead {...tableRoles.rows}>
            <tr {...tableRoles.row}>
              {HEADS.map((head) => (
                <th {...tableRoles.columnHead} key={head} className={tables[head === "problems" ? "number" : "text"]}>
                  {t(`teach.report.growth.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rows}>
            {practised.map((skill) => (
              <GrowthRow key={skill.skill} skill={skill} whose={whose} />
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && <p className={css["quiet"]}>{t("teach.report.growth.rest", { n: rest })}</p>}
    </section>
  );
}

function GrowthRow({ skill, whose }: { readonly skill: Skill; readonly whose: Whose }): ReactNode {
  const t = useText();
  const { before, now, growth, known, band, answers, problems, examined = 0 } = skill;
  const practised = allOf(problems);
  const words = masteryWords({ known, band, opportunities: answers, state: now });
  return (
    <tr {...tableRoles.row} data-skill-id={skill.skill}>
      <th {...tableRoles.rowHead} className={tables["text"]}>
        {skill.name}
      </th>
      <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.growth.before")}>
        <Standing state={before} />
      </td>
      <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.growth.now")}>
        <Standing state={now} />
      </td>
      <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.growth.change")}>
        {growth !== null && t(`teach.report.growth.${growth}`)}
      </td>
      <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.growth.known")}>
        {t(words.text, words.values)}
      </td>
      <td {...tableRoles.cell} className={tables["number"]} data-head={t("teach.report.growth.problems")}>
        {(practised > 0 || examined === 0) && (
          <Behind whose={whose} filter={{ skill: skill.skill }} count={practised} title={skill.longName} />
        )}
        {examined > 0 && (
          <div>
            <Behind whose={whose} filter={{ skill: skill.skill, how: "exam" }} count={examined} title={skill.longName}>
              {t("teach.report.growth.examined", { n: examined })}
            </Behind>
          </div>
        )}
      </td>
    </tr>
  );
}

function Standing({ state }: { readonly state: Skill["now"] }): ReactNode {
  const t = useText();
  return (
    <span className={css["standing"]}>
      <SkillMark state={state} size={18} /> {t(stateWords[state])}
    </span>
  );
}
