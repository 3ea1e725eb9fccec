import type { ReactNode } from "react";
import type { MisconceptionsView } from "#engine/protocol/class";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { AskedText } from "../../../components/asked-text.tsx";
import { byName } from "../components/by-name.ts";
import { useText } from "../../../text/text.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { boardAddress } from "../board/board-address.ts";
import { NamesButton, useShown } from "../components/names-hidden.tsx";
import parts from "../components/components.module.css";
import { SchoolContent } from "../components/school-content.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { WorksheetLink } from "../reports/worksheet-page.tsx";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./misconceptions.module.css";
import { KeepGroups } from "./keep-groups.tsx";
import { misconceptionTable, timesOf } from "./misconception-table.ts";

type Misconception = MisconceptionsView["misconceptions"][number];

/** What several pupils get wrong in one way, and who is taught what tomorrow [TEA83]. */
export function MisconceptionsTab({ whole, onChange }: MisconceptionsTabProps): ReactNode {
  const data = useSchoolData("GET /classes/{class}/misconceptions", { class: whole.id, with: "others" });
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return (
    <SchoolContent data={data}>
      {(view) => <Misconceptions whole={whole} onChange={onChange} view={view} />}
    </SchoolContent>
  );
}

interface MisconceptionsTabProps {
  readonly whole: WholeClass;
  /** The groups of the class are other ones now. */
  readonly onChange: () => void;
}

function Misconceptions({
  whole,
  view,
  onChange,
}: MisconceptionsTabProps & { readonly view: MisconceptionsView }): ReactNode {
  const t = useText();
  const names = useShown(whole, view.names);
  const { misconceptions, lesson } = view;
  const nameOf = (learner: string) => names.find((one) => one.learner === learner)?.name ?? "";
  if (misconceptions.length === 0) {
    return (
      <>
        <h2>{t("teach.mistakes.tomorrow")}</h2>
        <p className={css["quiet"]}>{t("teach.mistakes.none")}</p>
      </>
    );
  }
  return (
    <>
      <div className={css["bar"]}>
        <div>
          <h2>{t("teach.mistakes.tomorrow")}</h2>
          <p className={css["quiet"]}>{t("teach.mistakes.from")}</p>
        </div>
        <NamesButton />
        <ButtonLink href={`/teach/class/${whole.id}/report`}>{t("teach.class-report")}</ButtonLink>
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" /> <span className={parts["word"]}>{t("teach.print")}</span>
        </Button>
        <Button
          onClick={() =>
            downloadCsv(misconceptionTable(t, view, nameOf), `${whole.name} ${t("teach.tab.misconceptions")}`)
          }
        >
          <Icon name="download" /> <span className={parts["word"]}>{t("teach.save-table")}</span>
        </Button>
      </div>
      {view.unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: view.unknown })}</p>}
      {lesson.groups.length === 0 && <p className={css["quiet"]}>{t("teach.mistakes.no-group")}</p>}
      <KeepGroups whole={whole} view={view} onChange={onChange} />
      <div className={css["groups"]}>
        {lesson.groups.map(({ misconception, pupils }, rank) => {
          const about = misconceptions[misconception];
          return (
            about !== undefined && (
              <GroupCard
                key={`${about.skill} ${about.rule}`}
                whole={whole}
                of={about}
                pupils={pupils}
                nameOf={nameOf}
                isFirst={rank === 0}
              />
            )
          );
        })}
        <OtherPupils view={view} nameOf={nameOf} />
      </div>
      <MisconceptionTable misconceptions={misconceptions} nameOf={nameOf} />
    </>
  );
}

interface OtherPupilsProps {
  readonly view: MisconceptionsView;
  readonly nameOf: (learner: string) => string;
}

/** Who is in none of the groups, by what is known of them [TEA83]. */
function OtherPupils({ view: { lesson, misconceptions }, nameOf }: OtherPupilsProps): ReactNode {
  const t = useText();
  const { own = [], ready = [], none = [], quiet = [] } = lesson.others ?? {};
  const toldOf = (at: number) => misconceptions[at]?.explanation ?? misconceptions[at]?.skillName ?? "";
  return (
    <>
      {own.length > 0 && (
        <section className={css["card"]} aria-label={t("teach.mistakes.own")}>
          <header>
            <span className={css["count"]}>{own.length}</span>
            <div>
              <h3>{t("teach.mistakes.own")}</h3>
              <p>{t("teach.mistakes.own.text")}</p>
            </div>
          </header>
          <ul role="list" className={css["own"]}>
            {own.map(({ learner, misconceptions: theirs }) => (
              <li key={learner}>
                <b>{nameOf(learner)}</b>:{" "}
                {theirs.map((at) => (
                  <span key={at}>
                    <RichText text={toldOf(at)} />{" "}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <section className={`${css["card"]} ${css["goOn"]}`} aria-label={t("teach.mistakes.ready")}>
          <header>
            <span className={css["count"]}>{ready.length}</span>
            <div>
              <h3>{t("teach.mistakes.ready")}</h3>
              <p>{t("teach.mistakes.ready.text")}</p>
            </div>
          </header>
          <p className={css["names"]}>{namesOf(ready, nameOf)}</p>
        </section>
      )}
      {none.length + quiet.length > 0 && (
        <section className={css["card"]} aria-label={t("teach.mistakes.rest")}>
          {(["none-yet", "quiet"] as const).map((list) => {
            const pupils = list === "quiet" ? quiet : none;
            return (
              pupils.length > 0 && (
                <div key={list}>
                  <h3>{t(`teach.mistakes.${list}`)}</h3>
                  <p className={css["names"]}>{namesOf(pupils, nameOf)}</p>
                </div>
              )
            );
          })}
        </section>
      )}
    </>
  );
}

/** In the order of the names that are shown. */
function namesOf(pupils: readonly string[], nameOf: (learner: string) => string): string {
  return pupils.map(nameOf).toSorted(byName).join(", ");
}

interface GroupCardProps {
  readonly whole: WholeClass;
  /** The largest group has the one filled button. */
  readonly isFirst: boolean;
  readonly of: Misconception;
  readonly pupils: readonly string[];
  readonly nameOf: (learner: string) => string;
}

function GroupCard({ whole, of, pupils, nameOf, isFirst }: GroupCardProps): ReactNode {
  const t = useText();
  const skill = { id: of.skill, name: of.skillName };
  const assign = {
    whole,
    pupils,
    about: t("teach.mistakes.about", { n: pupils.length, told: of.explanation ?? of.skillName }),
  };
  return (
    <section className={css["card"]} aria-label={of.explanation ?? of.skillName}>
      <header>
        <span className={css["count"]}>{pupils.length}</span>
        <div>
          <h3>{of.skillName}</h3>
          <p>{of.explanation ?? t("teach.mistakes.no-words")}</p>
        </div>
      </header>
      <p className={css["names"]}>{namesOf(pupils, nameOf)}</p>
      <Examples of={of} nameOf={nameOf} />
      <p className={css["acts"]}>
        <AssignButton
          {...assign}
          what={{ type: "items", skills: [skill] }}
          label={t("teach.skills.assign")}
          look={isFirst ? "primary" : "secondary"}
        />
        <AssignButton {...assign} what={{ type: "lesson", skill }} label={t("teach.now.give-lesson")} />
        <ButtonLink href={boardAddress(whole.id, "answers", { skill: of.skill, rules: [of.rule] })}>
          {t("teach.board.open")}
        </ButtonLink>
        <WorksheetLink classId={whole.id} skill={of.skill} />
      </p>
    </section>
  );
}

function Examples({ of, nameOf }: Pick<GroupCardProps, "of" | "nameOf">): ReactNode {
  const t = useText();
  return (
    <>
      <h4 className={css["small"]}>{t("teach.mistakes.typed")}</h4>
      <ul role="list" className={css["examples"]}>
        {of.examples.map(({ learner, stem, given, answer, at }) => (
          <li key={`${learner} ${at} ${stem}`}>
            <span className={css["stem"]}>
              <AskedText stem={stem} isGone={answer === null} />
            </span>
            <span>
              <span className={css["typed"]}>{given.join("; ")}</span> {nameOf(learner)}
            </span>
            {answer !== null && (
              <span className={css["answer"]}>
                {t("teach.mistakes.right")} <RichText text={answer} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const HEADS = ["what", "skill", "pupils", "times", "week"] as const;

function MisconceptionTable({
  misconceptions,
  nameOf,
}: {
  readonly misconceptions: readonly Misconception[];
  readonly nameOf: (learner: string) => string;
}): ReactNode {
  const t = useText();
  return (
    <table {...tableRoles.table} className={css["table"]} aria-label={t("teach.tab.misconceptions")}>
      <caption>{t("teach.mistakes.all")}</caption>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {HEADS.map((head) => (
            <th {...tableRoles.columnHead} key={head} data-column={head}>
              {t(`teach.mistakes.head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {misconceptions.map((one) => (
          <tr {...tableRoles.row} key={`${one.skill} ${one.rule}`}>
            <th {...tableRoles.rowHead}>
              <details>
                <summary>{one.explanation ?? t("teach.mistakes.no-words")}</summary>
                <p className={css["names"]}>
                  {one.pupils
                    .map(({ learner, times }) => t("teach.mistakes.pupil", { name: nameOf(learner), times }))
                    .toSorted(byName)
                    .join(", ")}
                </p>
                <Examples of={one} nameOf={nameOf} />
              </details>
            </th>
            <td {...tableRoles.cell} data-column="skill">
              {one.skillName}
            </td>
            <td {...tableRoles.cell} data-column="pupils" data-head={t("teach.mistakes.head.pupils")}>
              {one.pupils.length}
            </td>
            <td {...tableRoles.cell} data-column="times" data-head={t("teach.mistakes.head.times")}>
              {timesOf(one)}
            </td>
            <td {...tableRoles.cell} data-column="week" data-head={t("teach.mistakes.head.week")}>
              {changeText(one.pupils.length - one.before, t("teach.mistakes.same"))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeText(change: number, same: string): string {
  if (change === 0) return same;
  return change > 0 ? `+${change}` : `−${-change}`;
}
