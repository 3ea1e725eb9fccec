import type { ReactNode } from "react";
import { Link } from "wouter";
import type { LessonView, SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { AskedPart } from "../../parts/charts/asked-part.tsx";
import { strandWords } from "../../parts/charts/mastery-words.ts";
import { SkillMark } from "../../parts/charts/skill-mark.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";
import { gradeWords } from "../map/grade-words.ts";
import css from "./learn.module.css";
import { topicsOf, type Topic } from "./topics.ts";

/** `/learn`: the lesson that is open, then every topic with its skills. */
export function LearnScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.skills(), "skills");
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  const recommended = useEngineView((view) => view.recommendation);
  return (
    <Screen title={t("nav.learn")}>
      <h1>{t("nav.learn")}</h1>
      <p className={css["about"]}>{t("learn.intro")}</p>
      {lesson?.ended === null ? (
        <OpenLesson lesson={lesson} />
      ) : (
        recommended !== null && (
          <section className={css["card"]}>
            <p className={css["lead"]}>{t("learn.recommended", { skill: recommended.skillName })}</p>
            <ButtonLink href={`/learn/${recommended.skillId}`} look="primary" big>
              {t("learn.begin")}
            </ButtonLink>
          </section>
        )
      )}
      <AskedPart asking={asking}>
        {(skills) => (
          <>
            <h2 className={css["choose"]}>{t("learn.choose")}</h2>
            {topicsOf(skills).map((topic) => (
              <TopicList
                key={topic.strand}
                topic={topic}
                isOpen={topic.skills.some(({ skillId }) => skillId === recommended?.skillId)}
              />
            ))}
          </>
        )}
      </AskedPart>
    </Screen>
  );
}

function OpenLesson({ lesson }: { readonly lesson: LessonView }): ReactNode {
  const t = useText();
  return (
    <section className={css["card"]}>
      <p className={css["lead"]}>{t("learn.open", { title: lesson.title })}</p>
      <ButtonLink href={`/learn/${lesson.skillId}`} look="primary" big>
        {t("learn.go-on")}
      </ButtonLink>
    </section>
  );
}

function TopicList({ topic, isOpen }: { readonly topic: Topic; readonly isOpen: boolean }): ReactNode {
  const t = useText();
  const words = strandWords(topic.strand);
  return (
    <details className={css["topic"]} open={isOpen}>
      <summary>
        {t(words.text, words.values)}
        <span className={css["quiet"]}>{t("learn.count", { n: topic.skills.length })}</span>
      </summary>
      <ul role="list">
        {topic.skills.map((skill) => (
          <SkillRow key={skill.skillId} skill={skill} />
        ))}
      </ul>
    </details>
  );
}

function SkillRow({ skill }: { readonly skill: SkillView }): ReactNode {
  const t = useText();
  const grade = gradeWords(skill.grade);
  return (
    <li>
      <Link href={`/learn/${skill.skillId}`} className={css["skill"]}>
        <SkillMark state={skill.state} size={24} />
        <span className={css["name"]}>{skill.name}</span>
        <span className={css["quiet"]}>
          {t(grade.text, grade.values)} · {t(`skill.state.${skill.state}`)}
        </span>
      </Link>
    </li>
  );
}
