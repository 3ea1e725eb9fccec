import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { ExamDraft } from "#engine/exams";
import type { ExamView } from "#engine/protocol/exams";
import { Button } from "../../../components/button.tsx";
import { timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { AssignDialog } from "../assign/assign-dialog.tsx";
import { KeptText } from "../components/kept-text.tsx";
import { Alert, Trouble } from "../components/trouble.tsx";
import type { WholeClass } from "../whole-class.ts";
import { DrawnForms, type WorkedOnSection } from "./drawn-forms.tsx";
import { ExamRules } from "./exam-rules.tsx";
import css from "./exams.module.css";
import { newSection, SectionCard } from "./section-card.tsx";
import { useExam, type OpenExam } from "./use-exam.ts";

interface ExamBuilderProps {
  readonly whole: WholeClass;
  readonly exam: string;
  readonly onLeave: () => void;
}

/** What an exam asks beside the questions that were drawn; each change is kept as it is made [TEA141]. */
export function ExamBuilder({ whole, exam, onLeave }: ExamBuilderProps): ReactNode {
  const t = useText();
  const open = useExam(whole.id, exam);
  const { view, draft, error, again } = open;
  return (
    <>
      <p className={css["back"]}>
        <Link href={`/teach/class/${whole.id}/exams`}>
          <Icon name="left" /> {t("teach.exams.all")}
        </Link>
      </p>
      {view === null || draft === null ? (
        <SchoolContent data={{ value: null, error, again }}>{() => <Waiting />}</SchoolContent>
      ) : (
        <Builder key={open.loads} whole={whole} open={open} view={view} draft={draft} onLeave={onLeave} />
      )}
    </>
  );
}

interface BuilderProps {
  readonly whole: WholeClass;
  readonly open: OpenExam;
  readonly view: ExamView;
  readonly draft: ExamDraft;
  readonly onLeave: () => void;
}

function Builder({ whole, open, view, draft, onLeave }: BuilderProps): ReactNode {
  const t = useText();
  const { change, error, again, isSaving, savedAt, beginVersion } = open;
  const [isAssigning, setAssigning] = useState(false);
  const [isTried, setTried] = useState(false);
  const [workedOn, setWorkedOn] = useState<WorkedOnSection | null>(null);
  // What is typed into a section stays its own when one before it goes.
  const [keys, setKeys] = useState<readonly number[]>(() => draft.sections.map((_, at) => at));
  /** Key of the section that was added last: whoever adds one goes on in it. */
  const [added, setAdded] = useState<number | null>(null);
  const [removed, setRemoved] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed > 0) addButton.current?.focus();
  }, [removed]);
  const isFrozen = view.frozenAt !== null;
  const isEmpty = draft.sections.every(({ skills }) => skills.length === 0);
  const setSection = (at: number, section: ExamDraft["sections"][number]) =>
    change({ ...draft, sections: draft.sections.map((one, index) => (index === at ? section : one)) });
  const saved = isSaving
    ? t("teach.exam.saving")
    : savedAt === null
      ? ""
      : t("teach.exam.saved", { time: timeText(savedAt) });

  function add(): void {
    const key = Math.max(-1, ...keys) + 1;
    setKeys([...keys, key]);
    setAdded(key);
    change({ ...draft, sections: [...draft.sections, newSection(draft)] });
  }

  function remove(at: number): void {
    setKeys(keys.toSpliced(at, 1));
    change({ ...draft, sections: draft.sections.toSpliced(at, 1) });
    setRemoved(removed + 1);
  }

  function assign(): void {
    setTried(true);
    if (!isEmpty) setAssigning(true);
  }

  return (
    <>
      <div className={css["head"]}>
        {isFrozen ? (
          <h2 className={css["name"]}>{draft.title}</h2>
        ) : (
          <KeptText
            className={css["title"]}
            aria-label={t("teach.exam.title")}
            text={draft.title}
            maxLength={80}
            isNeeded
            onKeep={(title) => change({ ...draft, title })}
          />
        )}
        <span className={css["chip"]} data-frozen={isFrozen}>
          {t(isFrozen ? "teach.exams.frozen" : "teach.exams.draft")}
        </span>
        <p className={css["quiet"]} role="status">
          {isFrozen
            ? t("teach.exam.frozen", { version: view.version })
            : `${saved} ${t("teach.exam.frozen-later")}`.trim()}
        </p>
        <span className={css["headActions"]}>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.exam.print")}
          </Button>
          {isFrozen && whole.code !== null && (
            <Button onClick={() => void beginVersion()}>{t("teach.exam.next")}</Button>
          )}
          {whole.code !== null && (
            <Button look="primary" aria-disabled={isSaving} onClick={() => !isSaving && assign()}>
              {t("teach.exam.assign")}
            </Button>
          )}
        </span>
      </div>
      <Trouble error={error} />
      {error !== null && <Button onClick={again}>{t("teach-offline.retry")}</Button>}
      <Alert>{isTried && isEmpty ? t("teach.exam.assign.nothing") : null}</Alert>
      <div className={css["desk"]}>
        <fieldset className={css["plan"]} disabled={isFrozen} aria-label={t("teach.exam.rules")}>
          <ExamRules draft={draft} mayEndSooner={view.mayEndSooner === true} onChange={change} />
          {draft.sections.map((section, at) => (
            <SectionCard
              key={keys[at] ?? at}
              number={at + 1}
              isAdded={added !== null && keys[at] === added}
              section={section}
              draft={draft}
              onWork={() => setWorkedOn({ section: at })}
              onChange={(next) => setSection(at, next)}
              onRemove={() => remove(at)}
            />
          ))}
          {!isFrozen && draft.sections.length < MAX_SECTIONS && (
            <Button ref={addButton} onClick={add}>
              {t("teach.exam.section.add")}
            </Button>
          )}
        </fieldset>
        <DrawnForms
          view={view}
          draft={draft}
          workedOn={workedOn}
          isFrozen={isFrozen}
          isSaving={isSaving}
          press={open.press}
        />
      </div>
      {isAssigning && (
        <AssignDialog
          whole={whole}
          what={{ type: "exam", exam: view.id, version: view.version, title: view.title, questions: view.questions }}
          onClose={() => setAssigning(false)}
          onDone={onLeave}
        />
      )}
    </>
  );
}

const MAX_SECTIONS = 8;
