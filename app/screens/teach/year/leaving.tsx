import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { TableHead } from "../components/table-head.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { News } from "../components/words.tsx";
import { useSchool } from "../session/school.tsx";
import type { Leaving, LeavingDay } from "./leaving-by-class.ts";
import css from "./year.module.css";

interface LeavingListProps {
  readonly leaving: readonly Leaving[];
  /** Whose a class is that is not the teacher's own; null: it is. */
  readonly ownersOf: (id: string) => string | null;
  readonly onKept: () => void;
}

/** What the school's schedule erases next, each class with the way to keep it [TEA28]. */
export function LeavingList({ leaving, ownersOf, onKept }: LeavingListProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [news, setNews] = useState("");
  const heads = ["class", "what", "keep"] as const;

  async function keep({ class: id, name }: Leaving): Promise<void> {
    const kept = await send(() => ask("PATCH /classes/{class}", { archived: false }, { class: id }));
    if (kept === null) return;
    setNews(t("teach.leaving.kept", { name }));
    document.getElementById("content")?.focus();
    onKept();
  }

  return (
    <>
      <News>{news}</News>
      <Trouble error={error} />
      {leaving.length > 0 && (
        <table {...tableRoles.table} className={tables["table"]} aria-label={t("teach.leaving")}>
          <TableHead heads={heads.map((head) => t(`teach.leaving.${head}`))} />
          <tbody {...tableRoles.rows}>
            {leaving.map((one) => (
              <tr {...tableRoles.row} key={one.class}>
                <th {...tableRoles.rowHead} className={tables["text"]}>
                  {ownersOf(one.class) === null ? (
                    <Link className={tables["link"]} href={`/teach/class/${one.class}`}>
                      {one.name}
                    </Link>
                  ) : (
                    one.name
                  )}
                </th>
                <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.leaving.what")}>
                  <LeavingDays days={one.days} />
                </td>
                <td {...tableRoles.cell} className={`${tables["text"]} ${css["keep"]}`}>
                  {ownersOf(one.class) === null ? (
                    <Button aria-disabled={busy} onClick={() => void keep(one)}>
                      {t("teach.archived.back")} <Unseen>{one.name}</Unseen>
                    </Button>
                  ) : (
                    t("teach.leaving.owners", { names: ownersOf(one.class) ?? "" })
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Day by day, what goes of one class. */
export function LeavingDays({ days }: { readonly days: readonly LeavingDay[] }): ReactNode {
  const t = useText();
  return (
    <ul role="list" className={css["days"]}>
      {days.map(({ at, whole, names }) => (
        <li key={at}>
          <strong>{dateText(at)}:</strong>{" "}
          {t(whole ? "teach.leaving.whole" : "teach.leaving.pupils", { n: names.length, names: names.join(", ") })}
        </li>
      ))}
    </ul>
  );
}
