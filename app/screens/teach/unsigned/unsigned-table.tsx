import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, dateTimeText, timeText } from "../../../components/charts/when.ts";
import { picturesOfPin } from "../../../components/pin-pictures.tsx";
import { useText } from "../../../text/text.ts";
import css from "./unsigned.module.css";
import type { Unsigned, Visit } from "../whole-class.ts";
import { useWhose } from "./use-whose.ts";
import { Unseen } from "../components/words.tsx";

interface UnsignedTableProps {
  readonly work: readonly Unsigned[];
  readonly busy: boolean;
  readonly onConfirm: (one: Unsigned) => void;
  readonly onGive: (visit: Visit) => void;
  readonly onDiscard: (visit: Visit) => void;
}

/** Oldest first; each row with what can be done about it. */
export function UnsignedTable({ work, busy, onConfirm, onGive, onDiscard }: UnsignedTableProps): ReactNode {
  const t = useText();
  const whose = useWhose();
  const heads = ["who", "when", "answers", "device", "actions"] as const;
  return (
    <table {...tableRoles.table} className={tables["table"]} aria-label={t("teach.tab.unsigned")}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th {...tableRoles.columnHead} key={head} className={tables["text"]}>
              {t(`teach.unsigned.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {work.map((one) => (
          <tr {...tableRoles.row} key={one.who.id}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              <Who of={one} />
            </th>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.when")}>
              {spanText(one)}
            </td>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.answers")}>
              {one.answers}
            </td>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.device")}>
              {one.device === null
                ? t("teach.unsigned.device.gone")
                : t("teach.unsigned.device.since", { date: dateText(one.device.madeAt) })}
            </td>
            <td {...tableRoles.cell} className={tables["text"]}>
              <div className={css["actions"]}>
                {isVisit(one) ? (
                  <>
                    <Button onClick={() => onGive(one)}>
                      {t("teach.unsigned.give")} <Unseen>{whose(one.who)}</Unseen>
                    </Button>
                    <Button look="quiet" onClick={() => onDiscard(one)}>
                      {t("teach.unsigned.discard")} <Unseen>{whose(one.who)}</Unseen>
                    </Button>
                  </>
                ) : (
                  <Button aria-disabled={busy} onClick={() => onConfirm(one)}>
                    {t("teach.unsigned.confirm")} <Unseen>{whose(one.who)}</Unseen>
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ of: { who } }: { readonly of: Unsigned }): ReactNode {
  const whose = useWhose();
  if (who.type === "learner") return who.name;
  const [First, Second] = picturesOfPin(who.code.slice(0, 2)).map(({ Picture }) => Picture);
  return (
    <span className={css["sign"]}>
      {First !== undefined && <First size="1.6em" />}
      {Second !== undefined && <Second size="1.6em" />}
      {whose(who)}
    </span>
  );
}

function isVisit(one: Unsigned): one is Visit {
  return one.who.type === "visitor";
}

/** "Fri 20 Nov, 10:35 – 10:50"; both days where it went over midnight, one time where it took less than a minute. */
function spanText({ from, to }: Pick<Unsigned, "from" | "to">): string {
  if (dateTimeText(from) === dateTimeText(to)) return dateTimeText(from);
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  return `${dateTimeText(from)} – ${isOneDay ? timeText(to) : dateTimeText(to)}`;
}
