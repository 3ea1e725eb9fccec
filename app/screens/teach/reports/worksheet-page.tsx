import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { Difficulty, SkillId, WorksheetView } from "#engine";
import { engine } from "../../../engine-client.ts";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { Diagram } from "../../../components/diagrams/diagram.tsx";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { answerAsRichText, choiceText, labelledAnswer } from "../../sessions/answer-text.ts";
import { SelectField } from "../components/select-field.tsx";
import shared from "../components/components.module.css";
import { Alert } from "../components/trouble.tsx";
import { ClassPage, useSchoolName } from "./report-frame.tsx";
import css from "./report.module.css";
import { COUNTS, LEVELS, MOST_SHEETS, readSheet, sheetText, type SheetWish } from "./sheet-wish.ts";
import paper from "./worksheet.module.css";

/** `/teach/class/:id/worksheet?skill=…`: problems for paper with their key; the address is the sheet [TEA107]. */
export function WorksheetPage({ id }: { readonly id: string }): ReactNode {
  return <ClassPage id={id}>{() => <Worksheet />}</ClassPage>;
}

function Worksheet(): ReactNode {
  const t = useText();
  const wish = readSheet(useSearch());
  const [path, navigate] = useLocation();
  const change = (part: Partial<SheetWish>) =>
    navigate(`${path}?${sheetText({ ...wish, ...part })}`, { replace: true });
  const { sheet, failed } = useWorksheet(wish);
  const isReady = sheet !== null && sheet.problems.length > 0;
  return (
    <div className={css["sheet"]}>
      <h1 className={css["screenOnly"]}>{t("teach.sheet")}</h1>
      <Choices wish={wish} isReady={isReady} onChange={change} />
      {failed && <Alert>{t("teach.sheet.none")}</Alert>}
      {sheet === null && !failed && wish.skill !== "" && <Waiting />}
      {sheet !== null && sheet.problems.length === 0 && <Alert>{t("teach.sheet.none")}</Alert>}
      {sheet !== null && sheet.problems.length > 0 && sheet.problems.length < wish.count && (
        <p className={`${css["quiet"]} ${css["screenOnly"]}`}>{t("teach.sheet.fewer", { n: sheet.problems.length })}</p>
      )}
      {isReady && <Paper sheet={sheet} wish={wish} />}
    </div>
  );
}

interface ChoicesProps {
  readonly wish: SheetWish;
  readonly isReady: boolean;
  readonly onChange: (part: Partial<SheetWish>) => void;
}

function Choices({ wish, isReady, onChange }: ChoicesProps): ReactNode {
  const t = useText();
  const names = useSkillNames();
  const choose = wish.skill === "" ? [{ id: "", name: t("teach.sheet.skill.choose") }] : [];
  return (
    <div className={css["tools"]}>
      <SelectField
        label={t("teach.sheet.skill")}
        value={wish.skill}
        options={[...choose, ...[...names].map(([id, name]) => ({ id, name }))]}
        onChoose={(skill) => onChange({ skill })}
      />
      <SelectField
        label={t("teach.sheet.level")}
        value={`${wish.level ?? "mixed"}`}
        options={[
          { id: "mixed", name: t("teach.sheet.level.mixed") },
          ...LEVELS.map((level) => ({ id: `${level}`, name: t("teach.sheet.level.n", { level }) })),
        ]}
        onChoose={(id) => onChange({ level: LEVELS.find((level) => `${level}` === id) ?? null })}
      />
      <SelectField
        label={t("teach.sheet.count")}
        value={`${wish.count}`}
        options={COUNTS.map((count) => ({ id: `${count}`, name: `${count}` }))}
        onChoose={(count) => onChange({ count: Number(count) })}
      />
      <div className={shared["field"]}>
        <label htmlFor="sheet-number">{t("teach.sheet.number")}</label>
        <input
          id="sheet-number"
          type="number"
          min={1}
          max={MOST_SHEETS}
          value={wish.sheet}
          title={t("teach.sheet.same")}
          onChange={({ target }) => target.value !== "" && onChange({ sheet: Number(target.value) })}
        />
      </div>
      <Button onClick={() => onChange({ sheet: wish.sheet >= MOST_SHEETS ? 1 : wish.sheet + 1 })}>
        {t("teach.sheet.another")}
      </Button>
      <label className={paper["tick"]}>
        <input type="checkbox" checked={wish.key} onChange={({ target }) => onChange({ key: target.checked })} />
        {t("teach.sheet.key")}
      </label>
      <span className={css["acts"]}>
        <Button look="primary" aria-disabled={!isReady} onClick={() => isReady && globalThis.print()}>
          <Icon name="print" /> {t("teach.print")}
        </Button>
      </span>
    </div>
  );
}

/** The sheet as it is printed, and its key on a page of its own. */
function Paper({ sheet, wish }: { readonly sheet: WorksheetView; readonly wish: SheetWish }): ReactNode {
  const t = useText();
  const { school } = useSchoolName();
  const foot = t("teach.sheet.foot", { skill: sheet.name, sheet: wish.sheet, level: wish.level ?? 0 });
  return (
    <>
      <section className={paper["paper"]} aria-label={t("teach.sheet")}>
        <header className={paper["head"]}>
          <h2>{sheet.name}</h2>
          <p className={paper["of"]}>{[foot, school].filter((one) => one !== "").join(" · ")}</p>
          <p>
            <span>{t("teach.sheet.name")}</span>
            <span>{t("teach.sheet.date")}</span>
          </p>
        </header>
        <ol className={paper["problems"]}>
          {sheet.problems.map(({ key, stem, diagram, choices, labels }) => (
            <li key={key}>
              <p className={paper["stem"]}>
                <RichText text={stem} />
              </p>
              {diagram !== null && (
                <div className={paper["picture"]}>
                  <Diagram diagram={diagram} />
                </div>
              )}
              {choices.length > 0 ? (
                <ul role="list" className={paper["choices"]}>
                  {choices.map((choice) => (
                    <li key={choice}>
                      <span className={paper["box"]} aria-hidden="true" />
                      <RichText text={choiceText(t, choice, choices)} />
                    </li>
                  ))}
                </ul>
              ) : (
                <AnswerLines labels={labels} />
              )}
            </li>
          ))}
        </ol>
      </section>
      {wish.key && (
        <section className={`${paper["paper"]} ${paper["key"]}`} aria-label={t("teach.sheet.answers")}>
          <header className={paper["head"]}>
            <h2>{t("teach.sheet.answers")}</h2>
            <p className={paper["of"]}>{foot}</p>
          </header>
          <ol className={paper["answers"]}>
            {sheet.problems.map((problem) => (
              <li key={problem.key}>
                <RichText text={keyText(t, problem)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function AnswerLines({ labels }: { readonly labels: readonly string[] }): ReactNode {
  const t = useText();
  const lines = labels.length === 0 ? [t("teach.sheet.answer")] : labels;
  return (
    <div className={paper["lines"]}>
      {lines.map((label) => (
        <p key={label}>
          <span>
            <RichText text={label} />
          </span>
        </p>
      ))}
    </div>
  );
}

function keyText(t: Text, { answer, choices, labels }: WorksheetView["problems"][number]): string {
  if (choices.length > 0) return choiceText(t, answer, choices);
  return labels.length > 0 ? labelledAnswer(answer, labels) : answerAsRichText(answer);
}

function useWorksheet({ skill, level, count, sheet }: SheetWish): {
  readonly sheet: WorksheetView | null;
  readonly failed: boolean;
} {
  const about = `${skill} ${level ?? "mixed"} ${count} ${sheet}`;
  const [got, setGot] = useState<{ readonly about: string; readonly sheet: WorksheetView | null } | null>(null);
  useEffect(() => {
    let current = true;
    async function make(): Promise<void> {
      const wish = { skill: skill as SkillId, level: level as Difficulty | null, count, sheet };
      const made = await engine.worksheet(wish);
      if (current) setGot({ about, sheet: made.ok ? made.value : null });
    }
    if (skill !== "") void make();
    return () => {
      current = false;
    };
  }, [about, skill, level, count, sheet]);
  const isIts = got !== null && got.about === about;
  return { sheet: isIts ? got.sheet : null, failed: isIts && got.sheet === null };
}

function useSkillNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let current = true;
    async function read(): Promise<void> {
      const asked = await engine.skillNames();
      if (current && asked.ok) setNames(asked.value);
    }
    void read();
    return () => {
      current = false;
    };
  }, []);
  return names;
}

/** The way to a sheet of a skill. */
export function WorksheetLink({ classId, skill }: { readonly classId: string; readonly skill: string }): ReactNode {
  const t = useText();
  return <ButtonLink href={`/teach/class/${classId}/worksheet?skill=${skill}`}>{t("teach.sheet")}</ButtonLink>;
}
