import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, dateTimeText } from "../../../components/charts/when.ts";
import { useText, type TextId } from "../../../text/text.ts";
import { spacedPin } from "../cards/spaced-pin.ts";
import type { WholeClass } from "../whole-class.ts";
import { Confirm } from "../components/confirm.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import css from "./devices.module.css";
import { KeepNames } from "./keep-names.tsx";
import { ShareDevice } from "./share-device.tsx";
import { TableHead } from "../components/table-head.tsx";
import { News } from "../components/words.tsx";
import { Unseen } from "../../../components/unseen.tsx";

type Told = SchoolAnswer<"GET /classes/{class}/readiness">["devices"][number];
type Device = SchoolAnswer<"GET /classes/{class}/devices">["devices"][number];

interface DevicesProps {
  readonly whole: WholeClass;
  readonly onChange: () => void;
}

/** Devices that joined the class by its code, last seen first; any of them can be shut out. */
export function Devices({ whole, onChange }: DevicesProps): ReactNode {
  const data = useSchoolData("GET /classes/{class}/devices", { class: whole.id });
  const told = useSchoolData("GET /classes/{class}/readiness", { class: whole.id }).value;
  return (
    <>
      {whole.code !== null && <ShareDevice whole={whole} />}
      {whole.code !== null && <KeepNames whole={whole} />}
      <SchoolContent data={data}>
        {({ devices }) => (
          <DeviceTable
            whole={whole}
            devices={devices}
            told={told?.devices ?? null}
            onOut={data.again}
            onCode={onChange}
          />
        )}
      </SchoolContent>
    </>
  );
}

/** Nothing of a device that has not said it. */
function ReadyCell({ told }: { readonly told: Told | undefined }): ReactNode {
  const t = useText();
  return (
    <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.devices.ready")}>
      {told !== undefined && (
        <span>
          {t(readyWords(told.percent), { percent: told.percent })}{" "}
          <span className={css["note"]}>{t("teach.devices.ready.at", { time: dateTimeText(told.at) })}</span>
        </span>
      )}
    </td>
  );
}

function readyWords(percent: number): TextId {
  if (percent === 100) return "teach.devices.ready.yes";
  return percent === 0 ? "teach.devices.ready.no" : "teach.devices.ready.part";
}

interface DeviceTableProps {
  readonly whole: WholeClass;
  readonly devices: readonly Device[];
  /** What they said of themselves; null where the server keeps none of it. */
  readonly told: readonly Told[] | null;
  readonly onOut: () => void;
  readonly onCode: () => void;
}

function DeviceTable({ whole, devices, told, onOut, onCode }: DeviceTableProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [asked, setAsked] = useState<Device | null>(null);
  const [news, setNews] = useState("");
  const { busy, error, send, forget } = useSending();
  const sorted = devices.toSorted((a, b) => b.seenAt - a.seenAt);
  const heads = ["kind", "whose", "since", "seen", ...(told === null ? [] : ["ready" as const]), "actions"] as const;

  function close(): void {
    forget();
    setAsked(null);
  }

  /** The class code on a card would let the device in again: `andCode` changes it too. */
  async function shutOut(device: Device, andCode: boolean): Promise<void> {
    const params = { class: whole.id, device: device.id };
    const done = await send(() => ask("DELETE /classes/{class}/devices/{device}", null, params));
    if (done === null) return;
    onOut();
    if (andCode) {
      const changed = await send(() => ask("POST /classes/{class}/code", {}, { class: whole.id }));
      if (changed === null) return;
      setNews(t("teach.devices.new-code.done", { code: spacedPin(changed.value.code ?? "", "-") }));
      onCode();
    }
    close();
  }

  /** Whose a device is; it may be of somebody who left the class since. */
  function whose({ kind, learner }: Device): string {
    if (kind === "kiosk") return t("teach.devices.everybody");
    if (learner === null) return t("teach.devices.nobody");
    return whole.roster.find(({ id }) => id === learner)?.name ?? t("teach.devices.elsewhere");
  }

  if (sorted.length === 0) return <p className={css["empty"]}>{t("teach.devices.none")}</p>;
  return (
    <>
      <table {...tableRoles.table} className={`${tables["table"]} ${css["dense"]}`} aria-label={t("teach.tab.devices")}>
        <TableHead heads={heads.map((head) => t(`teach.devices.${head}`))} />
        <tbody {...tableRoles.rows}>
          {sorted.map((device) => (
            <tr {...tableRoles.row} key={device.id}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {t(`teach.devices.${device.kind}`)}
              </th>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.devices.whose")}>
                {whose(device)}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.devices.since")}>
                {dateText(device.madeAt)}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.devices.seen")}>
                {dateTimeText(device.seenAt)}
              </td>
              {told !== null && <ReadyCell told={told.find(({ id }) => id === device.id)} />}
              <td {...tableRoles.cell} className={tables["text"]}>
                {device.revokedAt === null ? (
                  <Button onClick={() => setAsked(device)}>
                    {t("teach.devices.shut-out")}{" "}
                    <Unseen>
                      {t(`teach.devices.${device.kind}`)}, {whose(device)}
                    </Unseen>
                  </Button>
                ) : (
                  t("teach.devices.is-out")
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <News>{news}</News>
      {asked !== null && (
        <Confirm
          title={t("teach.devices.sure")}
          text={t(whole.code === null ? "teach.devices.sure.text" : "teach.devices.sure.code")}
          yes={t("teach.devices.shut-out")}
          also={
            whole.code === null
              ? undefined
              : { yes: t("teach.devices.new-code"), onYes: () => void shutOut(asked, true) }
          }
          busy={busy}
          error={error}
          onYes={() => void shutOut(asked, false)}
          onClose={close}
        />
      )}
    </>
  );
}
