import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { CatalogView, SkillView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { strandWords } from "../../components/charts/mastery-words.ts";
import { useText } from "../../text/text.ts";
import { chosenTopics, curriculumOf } from "./choose-topics.ts";
import css from "./learn.module.css";
import { topicsOf } from "./topics.ts";

/** One topic with its skills, as it is shown. */
export interface ShownTopic {
  readonly name: string;
  readonly skills: readonly SkillView[];
}

interface CurriculumChoiceProps {
  readonly curricula: CatalogView["curricula"];
  readonly skills: readonly SkillView[];
  readonly children: (topics: readonly ShownTopic[]) => ReactNode;
}

const ALL = "all";

/** Topics of the learner's grade, and curriculum and grade to choose others by (requirement P1), kept in the address. */
export function CurriculumChoice({ curricula, skills, children }: CurriculumChoiceProps): ReactNode {
  const t = useText();
  const [location, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const country = useEngineView((view) => view.learner?.country ?? null);
  const own = useEngineView((view) => view.learner?.curriculum ?? null);
  const [first] = useState(() => curriculumOf(curricula, own, country)?.id ?? "");
  const curriculum = curriculumOf(curricula, query.get("curriculum") ?? first, country);
  const ownGrade = curriculum?.grades.find((one) => one.isOwn)?.grade;
  const grade = query.get("grade") ?? String(ownGrade ?? ALL);
  const go = (search: Readonly<Record<string, string>>) =>
    navigate(`${location}?${new URLSearchParams(search).toString()}`, { replace: true });
  const topics =
    grade === ALL || curriculum === undefined
      ? topicsOf(skills).map(({ strand, skills: of }) => {
          const words = strandWords(strand);
          return { name: t(words.text, words.values), skills: of };
        })
      : chosenTopics(curriculum, Number(grade), skills);
  return (
    <>
      {children(topics)}
      {curriculum !== undefined && (
        <div className={css["choice"]}>
          <label>
            {t("learn.curriculum")}
            <select value={curriculum.id} onChange={(event) => go({ curriculum: event.target.value })}>
              {curricula.map(({ id, countryName, board }) => (
                <option key={id} value={id}>
                  {countryName}: {board}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t("learn.grade")}
            <select value={grade} onChange={(event) => go({ curriculum: curriculum.id, grade: event.target.value })}>
              <option value={ALL}>{t("learn.grade.all")}</option>
              {curriculum.grades.map((one) => (
                <option key={one.grade} value={one.grade}>
                  {one.isOwn ? t("learn.grade.own", { grade: one.name }) : one.name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}
