import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, dateTimeText, timeText } from "../../../components/charts/when.ts";
import { picturesOfPin } from "../../../components/pin-pictures.tsx";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { useText, type TextId } from "../../../text/text.ts";
import css from "./unsigned.module.css";
import type { Unsigned } from "../whole-class.ts";
import { namedBy, useWhose } from "./use-whose.ts";
import { TableHead } from "../components/table-head.tsx";
import { Unseen } from "../../../components/unseen.tsx";

interface UnsignedTableProps {
  readonly work: readonly Unsigned[];
  readonly busy: boolean;
  readonly onConfirm: (one: Unsigned) => void;
  readonly onGive: (one: Unsigned) => void;
  readonly onDiscard: (one: Unsigned) => void;
}

/** Oldest first; each row with what can be done about it. */
export function UnsignedTable({ work, busy, onConfirm, onGive, onDiscard }: UnsignedTableProps): ReactNode {
  const t = useText();
  const whose = useWhose();
  const heads = ["who", "what", "when", "device", "actions"] as const;
  return (
    <table {...tableRoles.table} className={tables["table"]} aria-label={t("teach.tab.unsigned")}>
      <TableHead heads={heads.map((head) => t(`teach.unsigned.${head}`))} />
      <tbody {...tableRoles.rows}>
        {work.map((one) => (
          <tr {...tableRoles.row} key={one.id}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              <Who of={one} />
            </th>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.what")}>
              <What of={one} />
            </td>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.when")}>
              {spanText(one)}
            </td>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.unsigned.device")}>
              {one.device === null
                ? t("teach.unsigned.device.gone")
                : t("teach.unsigned.device.since", { date: dateText(one.device.madeAt) })}
            </td>
            <td {...tableRoles.cell} className={tables["text"]}>
              <div className={css["actions"]}>
                {namedBy(one) !== null && (
                  <Button aria-disabled={busy} onClick={() => onConfirm(one)}>
                    {t("teach.unsigned.confirm")} <Unseen>{whose(one)}</Unseen>
                  </Button>
                )}
                <Button onClick={() => onGive(one)}>
                  {t(namedBy(one) !== null ? "teach.unsigned.give.other" : "teach.unsigned.give")}{" "}
                  <Unseen>{whose(one)}</Unseen>
                </Button>
                <Button look="quiet" onClick={() => onDiscard(one)}>
                  {t("teach.unsigned.discard")} <Unseen>{whose(one)}</Unseen>
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ of: one }: { readonly of: Unsigned }): ReactNode {
  const t = useText();
  const whose = useWhose();
  const { who } = one;
  if (who.type === "learner" || one.claims !== null) {
    return (
      <>
        {whose(one)}
        <span className={css["known"]}>{t(groundOf(one))}</span>
      </>
    );
  }
  const [First, Second] = picturesOfPin(who.code.slice(0, 2)).map(({ Picture }) => Picture);
  return (
    <span className={css["sign"]}>
      {First !== undefined && <First size="1.6em" />}
      {Second !== undefined && <Second size="1.6em" />}
      {whose(one)}
    </span>
  );
}

/** What the name rests on. */
function groundOf({ who }: Unsigned): TextId {
  if (who.type === "visitor") return "teach.unsigned.claimed";
  return who.signedIn ? "teach.unsigned.signed-in" : "teach.unsigned.not-here";
}

/** As the device says it: one line a skill. */
function What({ of: { skills } }: { readonly of: Unsigned }): ReactNode {
  const t = useText();
  const { asked } = useAsked(() => engine.skillNames(), "skill names");
  const names = asked.type === "ready" ? asked.value : null;
  if (skills.length === 0) return t("teach.unsigned.what.none");
  return (
    <ul role="list" className={css["skills"]}>
      {skills.map(({ skill, problems, right }) => (
        <li key={skill}>
          {names?.get(skill) ?? skill}: {t("teach.unsigned.what.skill", { problems, right })}
        </li>
      ))}
    </ul>
  );
}

/** "Fri 20 Nov, 10:35 – 10:50"; both days where it went over midnight, one time where it took less than a minute. */
function spanText({ from, to }: Pick<Unsigned, "from" | "to">): string {
  if (dateTimeText(from) === dateTimeText(to)) return dateTimeText(from);
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  return `${dateTimeText(from)} – ${isOneDay ? timeText(to) : dateTimeText(to)}`;
}
