import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SkillView } from "#engine";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { useFeature } from "../../hooks/use-feature.ts";
import { useText } from "../../text/text.ts";
import css from "./report.module.css";
import { reportGroups } from "./report-groups.ts";

/** The report in three short lists. */
export function SkillGroups({ skills }: { readonly skills: readonly SkillView[] }): ReactNode {
  const t = useText();
  const mayPick = useFeature("ownChoice");
  return (
    <div className={css["groups"]}>
      {reportGroups.map(({ title, none, states, seems }) => {
        const own = skills.filter((skill) => states.includes(skill.state));
        const seem = skills.filter((skill) => seems && skill.state === "placed");
        return (
          <section key={title} aria-label={t(title)} className={css["group"]}>
            <h2>{t(title)}</h2>
            {own.length === 0 && seem.length === 0 ? (
              <p className={css["quiet"]}>{t(none)}</p>
            ) : (
              <ul role="list">
                {own.map((skill) => (
                  <li key={skill.skillId}>
                    <SkillMark state={skill.state} size={22} />
                    {mayPick ? (
                      <Link href={`/practice/${skill.skillId}`} title={t("skill.practise")}>
                        {skill.name}
                      </Link>
                    ) : (
                      <span>{skill.name}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {seem.length > 0 && <p className={css["quiet"]}>{t("report.can.seems", { count: seem.length })}</p>}
          </section>
        );
      })}
    </div>
  );
}
