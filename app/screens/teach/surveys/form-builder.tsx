import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { OwnFormView } from "#engine/protocol/own-forms";
import { Button } from "../../../components/button.tsx";
import { timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { AssignDialog } from "../assign/assign-dialog.tsx";
import type { FormWhat } from "../assign/offer.ts";
import { KeptText } from "../components/kept-text.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Alert, Trouble } from "../components/trouble.tsx";
import { News } from "../components/words.tsx";
import exams from "../exams/exams.module.css";
import type { WholeClass } from "../whole-class.ts";
import type { DeskParts } from "./desk-parts.tsx";
import { GuideDesk } from "./guide-desk.tsx";
import { SurveyDesk } from "./survey-desk.tsx";
import { useOwnForm, type OpenForm } from "./use-own-form.ts";

interface FormBuilderProps {
  readonly whole: WholeClass;
  readonly form: string;
}

/** What a survey asks, or where a guide leads, beside how pupils see it; each change is kept as it is made [TEA175]. */
export function FormBuilder({ whole, form }: FormBuilderProps): ReactNode {
  const t = useText();
  const open = useOwnForm(whole.id, form);
  const { view, error, again } = open;
  const [news, setNews] = useState("");
  return (
    <>
      <p className={exams["back"]}>
        <Link href={`/teach/class/${whole.id}/surveys`}>
          <Icon name="left" /> {t("teach.surveys.all")}
        </Link>
      </p>
      <News>{news}</News>
      {view === null || open.draft === null ? (
        <SchoolContent data={{ value: null, error, again }}>{() => <Waiting />}</SchoolContent>
      ) : (
        <Desk
          key={`${open.loads} ${view.version}`}
          whole={whole}
          open={open}
          view={view}
          draft={open.draft}
          onNews={setNews}
        />
      )}
    </>
  );
}

interface DeskProps {
  readonly whole: WholeClass;
  readonly open: OpenForm;
  readonly view: OwnFormView;
  readonly draft: NonNullable<OpenForm["draft"]>;
  readonly onNews: (words: string) => void;
}

function Desk(props: DeskProps): ReactNode {
  const { open, draft } = props;
  const frame = (parts: DeskParts) => <Frame {...props} {...parts} />;
  return draft.kind === "survey" ? (
    <SurveyDesk draft={draft} onChange={open.change} draw={frame} />
  ) : (
    <GuideDesk draft={draft} onChange={open.change} draw={frame} />
  );
}

function Frame({
  whole,
  open,
  view,
  draft,
  onNews,
  isKnown,
  faults,
  renderPlan,
  pane,
}: DeskProps & DeskParts): ReactNode {
  const t = useText();
  const { error, again, change, isSaving, savedAt, beginVersion } = open;
  const [isAssigning, setAssigning] = useState(false);
  const [isTried, setTried] = useState(false);
  const isFrozen = view.frozenAt !== null;
  const saved = isSaving
    ? t("teach.exam.saving")
    : savedAt === null
      ? ""
      : t("teach.exam.saved", { time: timeText(savedAt) });

  function assign(): void {
    setTried(true);
    if (faults.length === 0) setAssigning(true);
  }

  return (
    <>
      <div className={exams["head"]}>
        {isFrozen ? (
          <h2 className={exams["name"]}>{draft.title}</h2>
        ) : (
          <KeptText
            className={exams["title"]}
            aria-label={t("teach.exam.title")}
            text={draft.title}
            maxLength={80}
            isNeeded
            onKeep={(title) => change({ ...draft, title })}
          />
        )}
        <span className={exams["chip"]} data-frozen={isFrozen}>
          {t(isFrozen ? "teach.exams.frozen" : "teach.exams.draft")}
        </span>
        <p className={exams["quiet"]} role="status">
          {isFrozen
            ? t("teach.exam.frozen", { version: view.version })
            : `${saved} ${t("teach.exam.frozen-later")}`.trim()}
        </p>
        <span className={exams["headActions"]}>
          {isFrozen && whole.code !== null && (
            <Button onClick={() => void beginVersion()}>{t("teach.exam.next")}</Button>
          )}
          {whole.code !== null && (
            <Button
              look="primary"
              aria-disabled={isSaving || !isKnown}
              onClick={() => !isSaving && isKnown && assign()}
            >
              {t("teach.exam.assign")}
            </Button>
          )}
        </span>
      </div>
      <Trouble error={error} />
      {error !== null && <Button onClick={again}>{t("teach-offline.retry")}</Button>}
      <Alert>{isTried && faults.length > 0 ? [t("teach.survey.unfinished"), ...faults].join(" ") : null}</Alert>
      <div className={exams["desk"]}>
        <fieldset className={exams["plan"]} disabled={isFrozen} aria-label={draft.title}>
          {renderPlan(isTried, isFrozen)}
        </fieldset>
        {pane}
      </div>
      {isAssigning && (
        <AssignDialog
          whole={whole}
          what={whatOf(view)}
          revision={view.revision}
          {...(isFrozen ? {} : { about: t("teach.exam.assign.first", { version: view.version }) })}
          onClose={() => setAssigning(false)}
          onDone={(words) => {
            setAssigning(false);
            onNews(words);
            again();
          }}
        />
      )}
    </>
  );
}

function whatOf({ id, kind, version, title }: OwnFormView): FormWhat {
  return kind === "survey" ? { type: kind, survey: id, version, title } : { type: kind, guide: id, version, title };
}
