import type { ReactNode } from "react";
import { Link } from "wouter";
import type { LessonView, SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { AskedPart } from "../../parts/charts/asked-part.tsx";
import { SkillMark } from "../../parts/charts/skill-mark.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";
import { gradeWords } from "../map/grade-words.ts";
import { CurriculumChoice, type ShownTopic } from "./curriculum-choice.tsx";
import css from "./learn.module.css";
import { skillOfLesson } from "./skill-of-lesson.ts";

/** `/learn`: the lesson that is open, then every topic with its skills. */
export function LearnScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(askTopics, "topics");
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
        {({ skills, curricula }) => (
          <>
            <h2 className={css["choose"]}>{t("learn.choose")}</h2>
            <CurriculumChoice curricula={curricula} skills={skills}>
              {(topics) =>
                topics.map((topic) => (
                  <TopicList
                    key={topic.name}
                    topic={topic}
                    isOpen={topic.skills.some(({ skillId }) => skillId === recommended?.skillId)}
                  />
                ))
              }
            </CurriculumChoice>
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
      <ButtonLink href={`/learn/${skillOfLesson(lesson)}`} look="primary" big>
        {t("learn.go-on")}
      </ButtonLink>
    </section>
  );
}

async function askTopics() {
  const skills = await engine.skills();
  if (!skills.ok) return skills;
  const catalog = await engine.catalog();
  if (!catalog.ok) return catalog;
  return { ok: true, value: { skills: skills.value, curricula: catalog.value.curricula } } as const;
}

function TopicList({ topic, isOpen }: { readonly topic: ShownTopic; readonly isOpen: boolean }): ReactNode {
  const t = useText();
  return (
    <details className={css["topic"]} open={isOpen}>
      <summary>
        {topic.name}
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
