import type { ReactNode } from "react";
import type { PupilNow } from "#engine/protocol/class";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import { timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import type { NowGroup } from "./now-groups.ts";
import { minutesSince, placeWords, STATE_ICONS, stateText } from "./now-words.ts";
import css from "./now.module.css";

interface NowTableProps {
  readonly groups: readonly { readonly group: NowGroup; readonly pupils: readonly PupilNow[] }[];
  readonly at: number;
  readonly open: string | null;
  readonly onOpen: (learner: string) => void;
}

const HEADS = ["pupil", "doing", "problem", "answer", "tries", "hints", "for"] as const;

/** One row a pupil; rows move only from group to group. */
export function NowTable({ groups, at, open, onOpen }: NowTableProps): ReactNode {
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
        .map(({ group, pupils }) => (
          <tbody {...tableRoles.rows} key={group}>
            <tr {...tableRoles.row} className={css["groupRow"]}>
              <th {...tableRoles.rowHead} colSpan={HEADS.length}>
                {t(`teach.now.${group}`)} <span>{pupils.length}</span>
              </th>
            </tr>
            {pupils.map((pupil) => (
              <PupilRow
                key={pupil.learner}
                pupil={pupil}
                at={at}
                isOpen={open === pupil.learner}
                onOpen={() => onOpen(pupil.learner)}
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

interface PupilRowProps {
  readonly pupil: PupilNow;
  readonly at: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function PupilRow({ pupil, at, isOpen, onOpen }: PupilRowProps): ReactNode {
  const t = useText();
  const { name, on, state } = pupil;
  const place = on === null ? placeWords(pupil) : null;
  const last = on?.last ?? null;
  const problem = on === null ? place !== null && t(place.text, place.values) : <Stem of={on} />;
  return (
    <tr {...tableRoles.row} data-state={state} data-open={isOpen || undefined}>
      <th {...tableRoles.rowHead}>
        <button id={`now-${pupil.learner}`} type="button" aria-expanded={isOpen} onClick={onOpen}>
          {name}
        </button>
      </th>
      <td {...tableRoles.cell}>
        <span className={css["state"]}>
          <Icon name={STATE_ICONS[state]} /> {stateText(t, pupil, timeText)}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="problem">
        {problem}
      </td>
      <td {...tableRoles.cell}>
        <div className={css["above"]}>{problem}</div>
        {last !== null && <LastAnswer last={last} />}
      </td>
      <td {...tableRoles.cell} data-column="tries">
        {on?.tries}
      </td>
      <td {...tableRoles.cell} data-column="hints">
        {on?.hintLevel}
      </td>
      <td {...tableRoles.cell} data-column="for">
        <Minutes minutes={minutesSince(at, pupil.lastAt)} />
      </td>
    </tr>
  );
}

/** Of an older bank there is only the name of the skill. */
function Stem({ of: { stem, skillName } }: { readonly of: NonNullable<PupilNow["on"]> }): ReactNode {
  if (stem === null) return skillName;
  return (
    <span className={css["stem"]}>
      <RichText text={stem} />
    </span>
  );
}

/** Longer than a school day it says nothing of a lesson. */
const LONGEST_MINUTES = 12 * 60;

function Minutes({ minutes }: { readonly minutes: number | null }): ReactNode {
  const t = useText();
  if (minutes === null || minutes > LONGEST_MINUTES) return null;
  return t("teach.now.minutes", { n: minutes });
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
