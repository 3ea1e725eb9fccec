import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Confirm } from "../components/confirm.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { TableHead } from "../components/table-head.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { News } from "../components/words.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";
import css from "./account.module.css";
import { GivenCode } from "./given-code.tsx";

type Colleague = SchoolAnswer<"GET /teachers">["teachers"][number];
type Asked = { readonly what: "reset" | "remove" | "admin"; readonly who: Colleague };

/** The teachers of the school: a new password for one who lost it, who is an administrator, and an end for one who leaves [TEA18] [TEA208]. */
export function Staff({ own }: { readonly own: string }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /teachers", {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [news, setNews] = useState("");

  return (
    <>
      <News>{news}</News>
      <SchoolContent data={data}>
        {({ teachers }) => (
          <>
            <StaffTable own={own} teachers={teachers} onAsk={setAsked} />
            {asked?.what === "reset" && <Reset who={asked.who} onClose={() => setAsked(null)} />}
            {asked?.what === "admin" && (
              <Administration
                who={asked.who}
                onClose={() => setAsked(null)}
                onDone={() => {
                  const { admin, name } = asked.who;
                  setNews(t(admin ? "teach.staff.admin.taken" : "teach.staff.admin.given", { name }));
                  setAsked(null);
                  data.again();
                }}
              />
            )}
            {asked?.what === "remove" && (
              <Remove
                who={asked.who}
                others={teachers.filter(({ id }) => id !== asked.who.id)}
                onClose={() => setAsked(null)}
                onDone={() => {
                  setNews(t("teach.staff.removed", { name: asked.who.name }));
                  setAsked(null);
                  document.getElementById("content")?.focus();
                  data.again();
                }}
              />
            )}
          </>
        )}
      </SchoolContent>
    </>
  );
}

function StaffTable({
  own,
  teachers,
  onAsk,
}: {
  readonly own: string;
  readonly teachers: readonly Colleague[];
  readonly onAsk: (asked: Asked) => void;
}): ReactNode {
  const t = useText();
  const heads = ["name", "login", "classes", "actions"] as const;
  return (
    <table {...tableRoles.table} className={tables["table"]} aria-label={t("teach.staff")}>
      <TableHead heads={heads.map((head) => t(`teach.staff.${head}`))} />
      <tbody {...tableRoles.rows}>
        {teachers.map((who) => (
          <tr {...tableRoles.row} key={who.id}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              {who.name}
              {who.admin && <span className={css["admin"]}>{t("teach.staff.admin")}</span>}
            </th>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.staff.login")}>
              {who.login}
            </td>
            <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.staff.classes")}>
              {who.classes.length === 0 ? t("teach.staff.no-class") : who.classes.map(({ name }) => name).join(", ")}
            </td>
            <td {...tableRoles.cell} className={tables["text"]}>
              {who.id === own ? (
                t("teach.staff.you")
              ) : (
                <div className={css["actions"]}>
                  <Button onClick={() => onAsk({ what: "reset", who })}>
                    {t("teach.staff.reset")} <Unseen>{who.name}</Unseen>
                  </Button>
                  <Button onClick={() => onAsk({ what: "admin", who })}>
                    {t(who.admin ? "teach.staff.admin.take" : "teach.staff.admin.give")} <Unseen>{who.name}</Unseen>
                  </Button>
                  <Button look="quiet" onClick={() => onAsk({ what: "remove", who })}>
                    {t("teach.staff.remove")} <Unseen>{who.name}</Unseen>
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AdministrationProps {
  readonly who: Colleague;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A colleague becomes an administrator, or is none any more. */
function Administration({ who: { id, name, admin }, onClose, onDone }: AdministrationProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();

  async function change(): Promise<void> {
    const done = await send(() =>
      ask("PATCH /teachers/{teacher}", { role: admin ? "teacher" : "administrator" }, { teacher: id }),
    );
    if (done !== null) onDone();
  }

  return (
    <Confirm
      title={t(admin ? "teach.staff.admin.take.title" : "teach.staff.admin.give.title", { name })}
      text={t(admin ? "teach.staff.admin.take.text" : "teach.staff.admin.give.text", { name })}
      yes={t(admin ? "teach.staff.admin.take.yes" : "teach.staff.admin.give.yes")}
      busy={busy}
      error={error}
      onYes={() => void change()}
      onClose={onClose}
    />
  );
}

/** The code appears where it was asked for, and is gone with the dialog. */
function Reset({ who, onClose }: { readonly who: Colleague; readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [made, setMade] = useState<SchoolAnswer<"POST /teachers/{teacher}/reset"> | null>(null);
  const { busy, error, send } = useSending();

  async function make(): Promise<void> {
    const answer = await send(() => ask("POST /teachers/{teacher}/reset", {}, { teacher: who.id }));
    if (answer !== null) setMade(answer.value);
  }

  return (
    <Dialog
      title={t("teach.staff.reset.title", { name: who.name })}
      text={t(made === null ? "teach.staff.reset.text" : "teach.staff.reset.how")}
      onClose={onClose}
    >
      <div role="status">{made !== null && <GivenCode of={made} />}</div>
      <Trouble error={error} />
      <div className={shared["row"]}>
        <Button onClick={onClose}>{t(made === null ? "teach.keep" : "teach.close")}</Button>
        {made === null && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins
          <Button look="primary" autoFocus aria-disabled={busy} onClick={() => void make()}>
            {busy ? t("teach.working") : t("teach.invite.button")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface RemoveProps {
  readonly who: Colleague;
  readonly others: readonly Colleague[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Whose classes they had is asked first: none is to be without a teacher. */
function Remove({ who, others, onClose, onDone }: RemoveProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [to, setTo] = useState(others[0]?.id ?? "");
  const { busy, error, send } = useSending();
  const hasClasses = who.classes.length > 0;

  async function remove(): Promise<void> {
    const body = { classesTo: hasClasses ? to : null };
    const done = await send(() => ask("POST /teachers/{teacher}/removal", body, { teacher: who.id }));
    if (done !== null) onDone();
  }

  return (
    <Dialog
      title={t("teach.staff.remove.title", { name: who.name })}
      text={t("teach.staff.remove.text")}
      onClose={onClose}
    >
      <Trouble error={error} />
      {hasClasses && (
        <SelectField
          label={t("teach.staff.remove.to", { n: who.classes.length })}
          value={to}
          options={others}
          onChoose={setTo}
        />
      )}
      <div className={shared["row"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
        <Button autoFocus onClick={onClose}>
          {t("teach.keep")}
        </Button>
        <Button look="primary" aria-disabled={busy} onClick={() => void remove()}>
          {busy ? t("teach.working") : t("teach.staff.remove.yes")}
        </Button>
      </div>
    </Dialog>
  );
}
