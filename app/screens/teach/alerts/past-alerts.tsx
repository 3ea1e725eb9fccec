import { useState, type ReactNode } from "react";
import type { PastAlert } from "#engine/protocol/class";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, timeText } from "../../../components/charts/when.ts";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { TableHead } from "../components/table-head.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useWide } from "../components/use-wide.ts";
import { useLive } from "../live/use-live.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import css from "./alerts.module.css";
import { hasWords, ReadWords } from "./read-words.tsx";

type Page = SchoolAnswer<"GET /alerts/past">;
interface OlderPage extends Page {
  /** Where the page before it ended. */
  readonly after: string;
}

const HEADS = ["when", "who", "what", "seen", "done", "words"] as const;

/** `/teach/alerts`: alerts that somebody is done with, the latest first, as far back as is asked for [TEA184]. */
export function PastAlerts({ isAdmin }: { readonly isAdmin: boolean }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /alerts/past", { with: "marks" });
  useLive(["alerts"], data.again);
  return (
    <SchoolContent data={data}>
      {(first) => (
        <>
          <div className={css["title"]}>
            <h1>{t("teach.past")}</h1>
            {first.alerts.length > 0 && (
              <Button onClick={() => globalThis.print()}>
                <Icon name="print" /> {t("teach.print")}
              </Button>
            )}
          </div>
          <p className={css["about"]}>{t(isAdmin ? "teach.past.about.admin" : "teach.past.about")}</p>
          {first.alerts.length === 0 ? <p>{t("teach.past.none")}</p> : <Pages first={first} />}
        </>
      )}
    </SchoolContent>
  );
}

function Pages({ first }: { readonly first: Page }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [older, setOlder] = useState<readonly OlderPage[]>([]);
  // One that was done meanwhile moves where pages end: those after it are asked for anew.
  const after = older[0]?.after === first.next ? older : [];
  const pages: readonly Page[] = [first, ...after];
  const next = pages.at(-1)?.next ?? null;

  async function goOn(place: string): Promise<void> {
    const answer = await send(() => ask("GET /alerts/past", null, { with: "marks", after: place }));
    if (answer !== null) setOlder([...after, { ...answer.value, after: place }]);
  }

  return (
    <>
      <PastTable alerts={pages.flatMap(({ alerts }) => alerts)} />
      <Trouble error={error} />
      {next !== null && (
        <p className={css["more"]}>
          <Button aria-disabled={busy} onClick={() => void goOn(next)}>
            {t("teach.past.older")}
          </Button>
        </p>
      )}
    </>
  );
}

function PastTable({ alerts }: { readonly alerts: readonly PastAlert[] }): ReactNode {
  const t = useText();
  useWide();
  const [open, setOpen] = useState<PastAlert | null>(null);
  const by = (name: string) => (name === "" ? t("teach.past.left") : name);
  const cell = (head: (typeof HEADS)[number], content: ReactNode) => (
    <td {...tableRoles.cell} className={tables["text"]} data-head={t(`teach.past.head.${head}`)}>
      <div>{content}</div>
    </td>
  );
  return (
    <>
      <table {...tableRoles.table} className={`${tables["table"]} ${css["past"]}`} aria-label={t("teach.past")}>
        <TableHead heads={HEADS.map((head) => t(`teach.past.head.${head}`))} />
        <tbody {...tableRoles.rows}>
          {alerts.map((alert) => {
            const { id, name, at, kind, seen, seesTo = null, done } = alert;
            return (
              <tr {...tableRoles.row} key={id}>
                <th {...tableRoles.rowHead} className={tables["text"]}>
                  {whenText(at)}
                </th>
                {cell("who", <Who of={alert} />)}
                {cell("what", t(`teach.past.kind.${kind}`))}
                {cell(
                  "seen",
                  <>
                    {seen !== null && <Mark as="read" name={by(seen.by)} at={seen.at} />}
                    {seesTo !== null && <Mark as="saw-to" name={by(seesTo.by)} at={seesTo.at} />}
                  </>,
                )}
                {cell(
                  "done",
                  <>
                    {t(`teach.past.end.${done.how}`)} <Mark name={by(done.by)} at={done.at} />
                  </>,
                )}
                {!hasWords(alert) && <td {...tableRoles.cell} />}
                {hasWords(alert) &&
                  cell(
                    "words",
                    <Button onClick={() => setOpen(alert)}>
                      {t("teach.past.words")}{" "}
                      <Unseen>
                        {name}, {whenText(at)}
                      </Unseen>
                    </Button>,
                  )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {open !== null && (
        <Dialog
          title={t(`teach.alert.${open.kind}`, { name: open.name ?? t("teach.alert.somebody") })}
          onClose={() => setOpen(null)}
        >
          <p>{whenText(open.at)}</p>
          <ReadWords of={open} />
          <DialogButtons>
            <Button look="quiet" onClick={() => setOpen(null)}>
              {t("teach.close")}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

function Who({ of: { name, class: inClass, unconfirmed } }: { readonly of: PastAlert }): ReactNode {
  const t = useText();
  const about = [inClass?.name, unconfirmed ? t("teach.alert.unconfirmed") : undefined];
  return (
    <>
      <b>{name ?? t("teach.alert.somebody")}</b>
      <span className={css["beneath"]}>{about.filter((one) => one !== undefined).join(" · ")}</span>
    </>
  );
}

interface MarkProps {
  readonly as?: "read" | "saw-to";
  readonly name: string;
  readonly at: number;
}

function Mark({ as, name, at }: MarkProps): ReactNode {
  const t = useText();
  const time = whenText(at);
  return (
    <span className={css["beneath"]}>
      {as === undefined ? `${name}, ${time}` : t(`teach.past.${as}`, { name, time })}
    </span>
  );
}

/** With the year: the list goes back for as long as logs are kept. */
function whenText(at: number): string {
  return `${dateText(at)}, ${timeText(at)}`;
}
