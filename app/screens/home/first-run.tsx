import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { OwnPicture } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView, whoIsKnown } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { LanguageChoice } from "../../components/language-choice.tsx";
import { LooksButton } from "../../components/looks-button.tsx";
import { Notices } from "../../components/notices.tsx";
import { Face } from "../../components/own-pictures.tsx";
import { TakeInFile } from "../../components/take-in/take-in-file.tsx";
import { useLanguages } from "../../text/language.ts";
import { numberLocaleOf } from "../../text/number-locale.ts";
import { useText } from "../../text/text.ts";
import { GradeChoice } from "./grade-choice.tsx";
import { gradeWords } from "../../text/grade-words.ts";
import css from "./home.module.css";
import { isTaken } from "./is-taken.ts";
import { PictureChoice } from "./picture-choice.tsx";

const MAX_NAME_LENGTH = 40;

/** "Who is learning?": pupils this device knows, or a name, a grade and a picture, and nothing else. */
export function FirstRun(): ReactNode {
  const t = useText();
  const learners = useEngineView((view) => view.learners);
  const language = useLanguages(({ guest }) => guest);
  return (
    <>
      <Notices show="news" />
      <main className={`${css["first"]} ${learners.length > 0 ? css["shared"] : ""}`}>
        <div className={css["mark"]}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{t("app.name")}</span>
          <LooksButton />
        </div>
        <div>
          <h1>{t("first.title")}</h1>
          <p className={css["about"]}>{t("first.about")}</p>
        </div>
        <LanguageChoice isShort chosen={language} onChoose={(guest) => useLanguages.setState({ guest })} />
        {learners.length > 0 && (
          <section aria-label={t("first.existing")} className={css["known"]}>
            <div className={css["people"]}>
              {learners.map((learner) => (
                <Button key={learner.id} big onClick={() => void engine.selectLearner(learner.id)}>
                  <Face name={learner.name} picture={learner.picture} />
                  <span className={css["person"]}>{learner.name}</span>{" "}
                  <span className={css["personGrade"]}>{gradeWords(t, learner.grade, learner.curriculum ?? null)}</span>
                </Button>
              ))}
            </div>
          </section>
        )}
        <div className={css["new"]}>
          {learners.length > 0 && <h2>{t("first.someone-new")}</h2>}
          <OtherWaysIn />
          <p className={css["or"]}>{t("first.or")}</p>
          <NewLearner />
        </div>
      </main>
    </>
  );
}

/** First, because a pupil of a class must not begin as somebody new. */
function OtherWaysIn(): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const aboutId = useId();
  const fileId = useId();
  return (
    <div className={css["waysIn"]}>
      <div>
        <Button big onClick={() => navigate("/join")} aria-describedby={aboutId}>
          <Icon name="school" size="1.4em" />
          {t("join.link")}
        </Button>
        <p id={aboutId}>{t("first.from-teacher")}</p>
      </div>
      <div>
        <TakeInFile label="file.have" big describedBy={fileId} />
        <p id={fileId}>{t("file.have.about")}</p>
      </div>
    </div>
  );
}

function NewLearner(): ReactNode {
  const t = useText();
  const language = useLanguages(({ guest }) => guest);
  const messageId = useId();
  const [address, navigate] = useLocation();
  const [name, setName] = useState("");
  const learners = useEngineView((view) => view.learners);
  const [grade, setGrade] = useState<number | null>(null);
  const [picture, setPicture] = useState<OwnPicture>();
  const [message, setMessage] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isFirst = learners.length === 0;
  useEffect(() => {
    // Where names stand to choose from, typing another one is not what comes first.
    // Nor where somebody stands in another box already: the form is older than the app.
    if (isFirst && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isFirst]);

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
    // The form may be older than the engine. Who is known here goes on as themselves, and not as somebody new.
    const known = await whoIsKnown();
    if (known.learner !== null || (known.sharedWith ?? null) !== null) return;
    if (isTaken(known.learners, trimmed, grade)) {
      setMessage(t("first.taken", { name: trimmed, grade: gradeWords(t, grade) }));
      return;
    }
    const enrolled = await engine.enrol({
      name: trimmed,
      grade,
      picture,
      locale: numberLocaleOf(navigator.language),
      appLanguage: language === "en" ? undefined : language,
    });
    // Who has gone on meanwhile is not called back.
    if (enrolled.ok && address !== "/" && globalThis.location.pathname === address) navigate("/");
    if (!enrolled.ok) setMessage(t("first.failed"));
  }

  return (
    <form className={css["form"]} onSubmit={(event) => void start(event)} noValidate>
      <label className={css["field"]}>
        {t("first.name")}
        <input
          ref={field}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-describedby={messageId}
        />
      </label>
      <GradeChoice value={grade} describedBy={messageId} onChange={setGrade} />
      <PictureChoice value={picture} onChange={setPicture} />
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
