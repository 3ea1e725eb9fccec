import type { ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { SkillMark } from "../../../components/charts/skill-mark.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { useText, type TextId } from "../../../text/text.ts";
import { Behind, type Whose } from "./behind.tsx";
import { allOf, finishedOf, skillsOf } from "./report-words.ts";
import css from "./report.module.css";

type Skill = PupilReportView["skills"][number];

interface ListProps {
  readonly report: PupilReportView;
  readonly whose: Whose;
  /** Below what needs another look: what can be done about it. */
  readonly act: ReactNode;
}

const MOST_LEARNED = 8;

/** What was learned, what is strong, and what needs another look. */
export function SkillLists({ report, whose, act }: ListProps): ReactNode {
  const t = useText();
  const learned = skillsOf(report, report.learned);
  const foundLine = (skill: Skill) => (
    <Behind whose={whose} filter={{ skill: skill.skill }} count={allOf(skill.problems)} title={skill.longName}>
      {t("teach.report.strong.line", { alone: skill.problems.alone, of: finishedOf(skill.problems) })}
    </Behind>
  );
  return (
    <div className={css["three"]}>
      <SkillList
        title="teach.report.learned"
        none="teach.report.learned.none"
        skills={learned.slice(0, MOST_LEARNED)}
        more={Math.max(0, learned.length - MOST_LEARNED)}
        lineOf={({ keptAt, doneAt }) =>
          keptAt === null
            ? t("teach.report.learned.done", { date: dateText(doneAt ?? 0) })
            : t("teach.report.learned.kept", { date: dateText(keptAt) })
        }
      />
      <SkillList
        title="teach.report.strong"
        none="teach.report.strong.none"
        skills={skillsOf(report, report.strengths)}
        lineOf={foundLine}
      />
      <SkillList
        title="teach.report.weak"
        none="teach.report.weak.none"
        skills={skillsOf(report, report.weaknesses)}
        lineOf={foundLine}
        act={act}
      />
    </div>
  );
}

interface SkillListProps {
  readonly title: TextId;
  readonly none: TextId;
  readonly skills: readonly Skill[];
  readonly more?: number;
  readonly lineOf: (skill: Skill) => ReactNode;
  readonly act?: ReactNode;
}

function SkillList({ title, none, skills, more = 0, lineOf, act }: SkillListProps): ReactNode {
  const t = useText();
  return (
    <section aria-label={t(title)}>
      <h2>{t(title)}</h2>
      {skills.length === 0 ? (
        <p className={css["quiet"]}>{t(none)}</p>
      ) : (
        <ul role="list" className={css["skills"]}>
          {skills.map((skill) => (
            <li key={skill.skill}>
              <SkillMark state={skill.now} size={20} />
              <span>{skill.name}</span>
              <span className={css["quiet"]}>{lineOf(skill)}</span>
            </li>
          ))}
        </ul>
      )}
      {skills.length > 0 && act !== undefined && <div className={css["screenOnly"]}>{act}</div>}
      {more > 0 && <p className={css["quiet"]}>{t("teach.report.more", { n: more })}</p>}
    </section>
  );
}
