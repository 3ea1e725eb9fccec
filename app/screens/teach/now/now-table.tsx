import { Fragment, memo, type ReactNode } from "react";
import type { LearnerId } from "#engine";
import type { PupilNow } from "#engine/protocol/class";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText, type Text } from "../../../text/text.ts";
import type { NowPupils } from "./now-groups.ts";
import { isSameRow, nowRow, type TimedPupil } from "./now-row.ts";
import { STATE_ICONS } from "./now-words.ts";
import css from "./now.module.css";

interface NowTableProps {
  readonly groups: readonly NowPupils<TimedPupil>[];
  readonly open: string | null;
  /** The same function as long as the table is there. */
  readonly onOpen: (learner: LearnerId) => void;
}

const HEADS = ["pupil", "doing", "problem-and-answer", "tries", "hints", "for"] as const;

/** About what a row is high before it was ever laid out. */
const ROW_PX = 56;

/** One row a pupil; rows move only from group to group. */
export function NowTable({ groups, open, onOpen }: NowTableProps): ReactNode {
  const t = useText();
  return (
    <table {...tableRoles.table} className={css["table"]} aria-label={t("teach.tab.now")}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {HEADS.map((head) => (
            <th {...tableRoles.columnHead} key={head} data-column={head}>
              {t(`teach.now.head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ pupils }) => pupils.length > 0)
        .map(({ group, pupils, blocks }) => (
          <Fragment key={group}>
            <tbody {...tableRoles.rows}>
              <tr {...tableRoles.row} className={css["groupRow"]}>
                <th {...tableRoles.rowHead} colSpan={HEADS.length}>
                  {t(`teach.now.${group}`)} <span>{pupils.length}</span>
                </th>
              </tr>
            </tbody>
            {blocks.map(({ key, pupils: some }) => (
              <tbody
                {...tableRoles.rows}
                key={key}
                className={css["block"]}
                style={{ containIntrinsicBlockSize: `auto ${some.length * ROW_PX}px` }}
              >
                {some.map((pupil) => (
                  <PupilRow key={pupil.learner} t={t} pupil={pupil} isOpen={open === pupil.learner} onOpen={onOpen} />
                ))}
              </tbody>
            ))}
          </Fragment>
        ))}
    </table>
  );
}

interface PupilRowProps {
  readonly t: Text;
  readonly pupil: TimedPupil;
  readonly isOpen: boolean;
  /** The same function as long as the table is there. */
  readonly onOpen: (learner: LearnerId) => void;
}

const PupilRow = memo(
  function PupilRow({ t, pupil, isOpen, onOpen }: PupilRowProps): ReactNode {
    const { learner, name, state, doing, on, place, minutes } = nowRow(t, pupil, isOpen);
    const last = on?.last ?? null;
    const problem = on === null ? place : <Stem of={on} />;
    return (
      <tr {...tableRoles.row} data-state={state} data-open={isOpen || undefined}>
        <th {...tableRoles.rowHead}>
          <button id={`now-${learner}`} type="button" aria-expanded={isOpen} onClick={() => onOpen(learner)}>
            {name}
          </button>
        </th>
        <td {...tableRoles.cell} data-column="doing">
          <span className={css["state"]}>
            <Icon name={STATE_ICONS[state]} /> {doing}
          </span>
        </td>
        <td {...tableRoles.cell} data-column="problem-and-answer">
          <div>{problem}</div>
          {last !== null && (
            <div>
              <LastAnswer last={last} />
            </div>
          )}
        </td>
        <td {...tableRoles.cell} data-column="tries" data-head={t("teach.now.head.tries")}>
          {on?.tries}
        </td>
        <td {...tableRoles.cell} data-column="hints" data-head={t("teach.now.head.hints")}>
          {on?.hintLevel}
        </td>
        <td {...tableRoles.cell} data-column="for">
          {minutes !== null && t("teach.now.minutes", { n: minutes })}
        </td>
      </tr>
    );
  },
  // Twenty of two hundred rows change in a second [TEA180].
  (before, now) =>
    before.t === now.t &&
    before.onOpen === now.onOpen &&
    before.isOpen === now.isOpen &&
    (before.pupil === now.pupil ||
      isSameRow(nowRow(before.t, before.pupil, before.isOpen), nowRow(now.t, now.pupil, now.isOpen))),
);

/** Of an older bank there is only the name of the skill. */
function Stem({ of: { stem, skillName } }: { readonly of: NonNullable<PupilNow["on"]> }): ReactNode {
  if (stem === null) return skillName;
  return (
    <span className={css["stem"]}>
      <RichText text={stem} />
    </span>
  );
}

type Last = NonNullable<NonNullable<PupilNow["on"]>["last"]>;

function LastAnswer({ last: { given, right, explanation } }: { readonly last: Last }): ReactNode {
  const t = useText();
  return (
    <>
      <span className={css["typed"]}>{given.join("; ")}</span>{" "}
      {right ? (
        <span className={css["right"]}>
          <Icon name="tick" /> {t("teach.now.right")}
        </span>
      ) : (
        <span className={css["mistake"]}>{explanation ?? t("teach.now.no-rule")}</span>
      )}
    </>
  );
}
