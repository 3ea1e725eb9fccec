import { useState, type ReactNode } from "react";
import { AskedText } from "../../../components/asked-text.tsx";
import { Button } from "../../../components/button.tsx";
import { dateTimeText } from "../../../components/charts/when.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { answerAsRichText } from "../../sessions/answer-text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import { Field } from "../components/field.tsx";
import { NamesButton, useShown } from "../components/names-hidden.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { RecalledList, TakeOut } from "./recalled.tsx";
import { useSending } from "../components/use-sending.ts";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { appealsCsv, checkWords, decidedWords, inOrder, type Appeal } from "./appeals-csv.ts";
import css from "./notes.module.css";

/** Answers that pupils think are right, and what a teacher makes of them; those that wait come first [TEA94]. */
export function AppealsTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/appeals", { class: whole.id });
  const recalled = useSchoolData("GET /recalled");
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  const shown = useShown(whole, inOrder(data.value?.appeals ?? []));
  return (
    <SchoolContent data={data}>
      {({ appeals, unknown }) => (
        <>
          <div className={css["head"]}>
            <h2>{t("teach.appeals")}</h2>
            {appeals.length > 0 && (
              <p className={css["acts"]}>
                <NamesButton />
                <Button onClick={() => globalThis.print()}>
                  <Icon name="print" /> {t("teach.print")}
                </Button>
                <Button onClick={() => downloadCsv(appealsCsv(t, shown), `${whole.name} ${t("teach.tab.appeals")}`)}>
                  <Icon name="download" /> {t("teach.save-table")}
                </Button>
              </p>
            )}
          </div>
          <p className={css["quiet"]}>{t(appeals.length === 0 ? "teach.appeals.none" : "teach.appeals.text")}</p>
          {unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: unknown })}</p>}
          <ul role="list" className={css["appeals"]} aria-label={t("teach.appeals")}>
            {shown.map((appeal) => (
              <li key={`${appeal.learner} ${appeal.item}`}>
                <AppealCard
                  whole={whole}
                  appeal={appeal}
                  isOut={recalled.value?.items.some((one) => one.item === appeal.item) ?? null}
                  onDecided={data.again}
                  onTaken={recalled.again}
                />
              </li>
            ))}
          </ul>
          <RecalledList data={recalled} />
        </>
      )}
    </SchoolContent>
  );
}

interface AppealCardProps {
  readonly whole: WholeClass;
  readonly appeal: Appeal;
  /** Null: not known yet. */
  readonly isOut: boolean | null;
  readonly onDecided: () => void;
  readonly onTaken: () => void;
}

function AppealCard({ whole, appeal, isOut, onDecided, onTaken }: AppealCardProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [text, setText] = useState("");
  const [isWhole, setWhole] = useState(false);
  const { busy, error, send } = useSending();
  const { learner, name, item, skillName, at, given, stem, answer, decided } = appeal;

  async function decide(accepted: boolean): Promise<void> {
    const body = { text: text.trim(), ruling: { item, accepted } };
    const params = { class: whole.id, learner };
    if ((await send(() => ask("POST /classes/{class}/learners/{learner}/notes", body, params))) !== null) onDecided();
  }

  return (
    <article className={css["card"]} aria-label={`${name} · ${skillName}`} data-decided={decided !== null}>
      <header>
        <h3>{name}</h3>
        <p className={css["quiet"]}>
          {skillName} · {dateTimeText(at)}
        </p>
      </header>
      <p>
        <AskedText stem={stem} isGone={answer === null} />
      </p>
      <dl className={css["facts"]}>
        <div>
          <dt>{t("teach.appeals.typed")}</dt>
          <dd>{given.join("; ")}</dd>
        </div>
        {answer !== null && (
          <div>
            <dt>{t("teach.appeals.answer")}</dt>
            <dd>
              <RichText text={answerAsRichText(answer)} />
            </dd>
          </div>
        )}
      </dl>
      <p className={css["quiet"]}>{checkWords(t, appeal)}</p>
      {decided === null ? (
        <div className={css["decide"]}>
          <Trouble error={error} />
          <Field
            label={t("teach.appeals.line", { name })}
            value={text}
            onText={setText}
            maxLength={200}
            autoComplete="off"
          />
          <p className={css["acts"]}>
            <Button look="primary" aria-disabled={busy} onClick={() => void decide(true)}>
              {t("teach.appeals.accept")} <Unseen>{name}</Unseen>
            </Button>
            <Button aria-disabled={busy} onClick={() => void decide(false)}>
              {t("teach.appeals.keep")} <Unseen>{name}</Unseen>
            </Button>
            <Button look="quiet" onClick={() => setWhole(true)}>
              {t("teach.appeals.whole")} <Unseen>{name}</Unseen>
            </Button>
          </p>
        </div>
      ) : (
        <p className={css["decided"]}>{decidedWords(t, appeal)}</p>
      )}
      {isOut !== null && <TakeOut whole={whole} appeal={appeal} isOut={isOut} onTaken={onTaken} />}
      {isWhole && <WholeProblem classId={whole.id} appeal={appeal} onClose={() => setWhole(false)} />}
    </article>
  );
}

/** As the pupil saw it, with all that was typed and said. */
function WholeProblem({
  classId,
  appeal: { learner, name, session, skillName, item },
  onClose,
}: {
  readonly classId: string;
  readonly appeal: Appeal;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const { value, error } = useSchoolData("GET /classes/{class}/learners/{learner}/session", {
    class: classId,
    learner,
    session,
  });
  const problem = value?.problems.find(({ itemId }) => itemId === item);
  return (
    <Dialog
      title={`${name} · ${skillName}`}
      look="sheet"
      onClose={onClose}
      foot={<Button onClick={onClose}>{t("teach.close")}</Button>}
    >
      <Trouble error={error} />
      {value === null && error === null && <Waiting />}
      {value !== null && problem === undefined && <AskedText stem={null} isGone />}
      {problem !== undefined && <ProblemRecord problem={problem} heading={skillName} headingShown={false} />}
    </Dialog>
  );
}
