import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Notices } from "../../components/notices.tsx";
import { numberLocaleOf } from "../../text/number-locale.ts";
import { useText } from "../../text/text.ts";
import { gradeWords, OFFERED_GRADES } from "./grades.ts";
import css from "./home.module.css";
import { isTaken } from "./is-taken.ts";

const MAX_NAME_LENGTH = 40;

/** "Who is learning?": pupils this device knows, or a name and a grade, and nothing else. */
export function FirstRun(): ReactNode {
  const t = useText();
  const learners = useEngineView((view) => view.learners);
  return (
    <>
      <Notices show="news" />
      <main className={`${css["first"]} ${learners.length > 0 ? css["shared"] : ""}`}>
        <p className={css["mark"]}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {t("app.name")}
        </p>
        <h1>{t("first.title")}</h1>
        {learners.length > 0 && (
          <section aria-label={t("first.existing")} className={css["known"]}>
            <div className={css["people"]}>
              {learners.map((learner) => (
                <Button key={learner.id} big onClick={() => void engine.selectLearner(learner.id)}>
                  <span className={css["person"]}>{learner.name}</span>{" "}
                  <span className={css["personGrade"]}>{gradeWords(t, learner.grade)}</span>
                </Button>
              ))}
            </div>
          </section>
        )}
        <div className={css["new"]}>
          {learners.length > 0 && <h2>{t("first.someone-new")}</h2>}
          <NewLearner />
          <ButtonLink href="/join" look="quiet">
            {t("join.link")}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}

function NewLearner(): ReactNode {
  const t = useText();
  const messageId = useId();
  const [, navigate] = useLocation();
  const [name, setName] = useState("");
  const learners = useEngineView((view) => view.learners);
  const [grade, setGrade] = useState<number | null>(null);
  const [message, setMessage] = useState("");

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "") {
      setMessage(t("first.name-missing"));
      return;
    }
    if (grade === null) {
      setMessage(t("first.grade-missing"));
      return;
    }
    if (isTaken(learners, trimmed, grade)) {
      setMessage(t("first.taken", { name: trimmed, grade: gradeWords(t, grade) }));
      return;
    }
    const enrolled = await engine.enrol({ name: trimmed, grade, locale: numberLocaleOf(navigator.language) });
    if (enrolled.ok) navigate("/");
    else setMessage(t("first.failed"));
  }

  return (
    <form className={css["form"]} onSubmit={(event) => void start(event)} noValidate>
      <label className={css["field"]}>
        {t("first.name")}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-describedby={messageId}
        />
      </label>
      <label className={css["field"]}>
        {t("first.grade")}
        <select
          value={grade ?? ""}
          onChange={(event) => setGrade(event.target.value === "" ? null : Number(event.target.value))}
          aria-describedby={messageId}
        >
          <option value="">{t("first.grade-none")}</option>
          {OFFERED_GRADES.map((value) => (
            <option key={value} value={value}>
              {gradeWords(t, value)}
            </option>
          ))}
        </select>
      </label>
      <p id={messageId} role="alert" className={css["missing"]}>
        {message}
      </p>
      <Button type="submit" look="primary" big>
        {t("first.start")}
      </Button>
      <p className={css["note"]}>{t("first.device-note")}</p>
    </form>
  );
}
