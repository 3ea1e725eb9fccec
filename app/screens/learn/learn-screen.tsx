import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { useGradeWords } from "../../hooks/use-grade-words.ts";
import { CurriculumChoice, type ShownTopic } from "./curriculum-choice.tsx";
import css from "./learn.module.css";
import { lessonsUnderWay, type LessonUnderWay } from "./lessons-under-way.ts";

/** `/learn`: the lesson that is open, then every topic with its skills. */
export function LearnScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(askTopics, "topics");
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  const underWay = lessonsUnderWay(lesson);
  const recommended = useEngineView((view) => view.recommendation);
  return (
    <Screen title={t("nav.learn")}>
      <h1>{t("nav.learn")}</h1>
      <p className={css["about"]}>{t("learn.intro")}</p>
      {underWay.length > 0 ? (
        <UnderWay lessons={underWay} />
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
      <AskedContent asking={asking}>
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
      </AskedContent>
    </Screen>
  );
}

/** The one that was open last stands out. */
function UnderWay({ lessons }: { readonly lessons: readonly LessonUnderWay[] }): ReactNode {
  const t = useText();
  return (
    <div className={css["under-way"]}>
      {lessons.map(({ session, title, skillId }, at) => (
        <section key={session} className={css["card"]}>
          <p className={css["lead"]}>{t("learn.open", { title })}</p>
          <ButtonLink href={`/learn/${skillId}`} look={at === 0 ? "primary" : "secondary"} big={at === 0}>
            {t("learn.go-on")}
          </ButtonLink>
        </section>
      ))}
    </div>
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
  const grade = useGradeWords()(skill.grade);
  return (
    <li>
      <Link href={`/learn/${skill.skillId}`} className={css["skill"]}>
        <SkillMark state={skill.state} size={24} />
        <span className={css["name"]}>{skill.name}</span>
        <span className={css["quiet"]}>
          {grade} · {t(`skill.state.${skill.state}`)}
        </span>
      </Link>
    </li>
  );
}
