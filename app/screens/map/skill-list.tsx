import type { ReactNode } from "react";
import type { SkillId, SkillView } from "#engine";
import { MasteryMeter, StateLabel } from "../../components/charts/mastery.tsx";
import { strandWords } from "../../components/charts/mastery-words.ts";
import { useText } from "../../text/text.ts";
import { useGradeWords } from "../../hooks/use-grade-words.ts";
import { alongTrails } from "./layout-map.ts";
import css from "./map.module.css";

interface SkillListProps {
  readonly skills: readonly SkillView[];
  readonly current: SkillId | null;
  readonly onOpen: (id: SkillId) => void;
}

/** The map's twin in rows: name, state and mastery in words, in the picture's order. */
export function SkillList({ skills, current, onOpen }: SkillListProps): ReactNode {
  const t = useText();
  const gradeWords = useGradeWords();
  const ordered = alongTrails(skills).flat();
  return (
    <ul role="list" aria-label={t("map.skills")} className={css["list"]}>
      {ordered.map((skill, i) => {
        const strand = strandWords(skill.strand);
        return (
          <li key={skill.skillId} data-state={skill.state} data-skill-id={skill.skillId}>
            {skill.strand !== ordered[i - 1]?.strand && (
              <span className={css["listStrand"]}>{t(strand.text, strand.values)}</span>
            )}
            <button
              type="button"
              className={css["row"]}
              onClick={() => onOpen(skill.skillId)}
              aria-haspopup="dialog"
              aria-current={skill.skillId === current ? "step" : undefined}
            >
              <span className={css["rowName"]}>
                {skill.name} <span className={css["grade"]}>{gradeWords(skill.grade)}</span>
              </span>{" "}
              <StateLabel state={skill.state} /> <MasteryMeter skill={skill} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
