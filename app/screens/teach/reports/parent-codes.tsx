import { useEffect, useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { TeachQr } from "../account/teach-qr.tsx";
import type { OwnAddress } from "../classes/own-address.ts";
import { useOwnAddress } from "../classes/use-own-address.ts";
import { Confirm } from "../components/confirm.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import { useSchool, useSchoolData, type SchoolData } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import note from "./note.module.css";
import css from "./report.module.css";

type Made = SchoolAnswer<"POST /classes/{class}/parent-codes">["codes"][number];
type Listed = SchoolAnswer<"GET /classes/{class}/parent-codes">;

export interface ParentCodes {
  readonly data: SchoolData<Listed>;
  readonly address: OwnAddress | null;
  /** Codes made since the page was opened, by pupil: told once, so they are gone with the page. */
  readonly made: ReadonlyMap<string, Made>;
  readonly add: (codes: readonly Made[]) => void;
  readonly forget: (pupils: readonly Learner[]) => void;
}

/** The codes by which parents read a pupil's report: what there is, and what was just made [TEA150]. */
export function useParentCodes(classId: string): ParentCodes {
  const data = useSchoolData("GET /classes/{class}/parent-codes", { class: classId });
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(() => new Map());
  return {
    data,
    address: useOwnAddress(),
    made,
    add: (codes) => setMade((last) => new Map([...last, ...codes.map((one) => [one.learner, one] as const)])),
    forget: (pupils) => {
      const gone = new Set<string>(pupils.map(({ id }) => id));
      setMade((last) => new Map([...last].filter(([learner]) => !gone.has(learner))));
    },
  };
}

interface PanelProps {
  readonly whole: WholeClass;
  readonly pupils: readonly Learner[];
  readonly codes: ParentCodes;
}

/** Makes codes for the parents of these pupils, or takes them back; what was made stands on the notes beneath. */
export function ParentCodesPanel({ whole, pupils, codes }: PanelProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [asking, setAsking] = useState<"make" | "end" | null>(null);
  const [news, setNews] = useState("");
  const { busy, error, send, forget } = useSending();
  const { data, made, address } = codes;
  useWarningBeforeLeaving(made.size > 0);
  const listed = (data.value?.codes ?? []).filter(({ learner }) => pupils.some(({ id }) => id === learner));
  const body = pupils.length === whole.roster.length ? {} : { learners: pupils.map(({ id }) => id) };
  const params = { class: whole.id };

  function close(): void {
    forget();
    setAsking(null);
  }

  async function make(): Promise<void> {
    const answer = await send(() => ask("POST /classes/{class}/parent-codes", body, params));
    if (answer === null) return;
    close();
    codes.add(answer.value.codes);
    setNews(t("teach.parents.made", { n: answer.value.codes.length }));
    data.again();
  }

  async function end(): Promise<void> {
    const answer = await send(() => ask("POST /classes/{class}/parent-codes/removal", body, params));
    if (answer === null) return;
    close();
    codes.forget(pupils);
    setNews(t("teach.parents.ended", { n: listed.length }));
    data.again();
  }

  if (data.value === null || pupils.length === 0) return null;
  return (
    <section className={`${css["screenOnly"]} ${note["codes"]}`} aria-labelledby="parent-codes">
      <h2 id="parent-codes">{t("teach.parents")}</h2>
      <p>{t("teach.parents.text")}</p>
      {data.value.allowed ? (
        <>
          {address !== null && (
            <p className={css["quiet"]}>
              {address.reach === "this-computer"
                ? t("teach.parents.loopback")
                : t("teach.parents.reach", { url: parentUrl(address) })}
            </p>
          )}
          {address?.reach === "no-sign-in" && <p>{t("teach.parents.no-sign-in")}</p>}
          <p>
            <b>{standingText(t, pupils, listed)}</b>
          </p>
          {asking === null && <Trouble error={error} />}
          {made.size > 0 && (
            <p className={note["once"]}>
              <Icon name="warning" /> {t("teach.parents.once")}
            </p>
          )}
          <News>{news}</News>
          <div className={css["acts"]}>
            <Button aria-disabled={busy} onClick={() => (listed.length > 0 ? setAsking("make") : void make())}>
              {busy
                ? t("teach.working")
                : t(listed.length > 0 ? "teach.parents.again" : "teach.parents.make", { n: pupils.length })}
            </Button>
            {listed.length > 0 && (
              <Button look="quiet" onClick={() => setAsking("end")}>
                {t("teach.parents.end", { n: listed.length })}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{t("teach.parents.off")}</p>
      )}
      {asking === "make" && (
        <Confirm
          title={t("teach.parents.again.sure", { n: pupils.length })}
          text={t("teach.parents.again.text", { n: listed.length })}
          yes={t("teach.parents.again", { n: pupils.length })}
          busy={busy}
          error={error}
          onYes={() => void make()}
          onClose={close}
        />
      )}
      {asking === "end" && (
        <Confirm
          title={t("teach.parents.end.sure", { n: listed.length })}
          text={t("teach.parents.end.text", { n: listed.length })}
          yes={t("teach.parents.end", { n: listed.length })}
          busy={busy}
          error={error}
          onYes={() => void end()}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Of one pupil: since when, until when, how often it was used. Of several: how many have one, and how many were used. */
function standingText(t: ReturnType<typeof useText>, pupils: readonly Learner[], listed: Listed["codes"]): string {
  const [only] = listed;
  if (pupils.length > 1) {
    const used = listed.filter(({ days }) => days > 0).length;
    return t("teach.parents.of", { n: listed.length, of: pupils.length, used });
  }
  if (only === undefined) return t("teach.parents.none");
  const { madeAt, endsAt, days, lastDay } = only;
  const since = t("teach.parents.since", { made: dateText(madeAt), ends: dateText(endsAt) });
  return `${since} ${t("teach.parents.used", { days, last: lastDay === null ? "" : dateText(lastDay) })}`;
}

function parentUrl({ url }: OwnAddress): string {
  return `${url}/parent`;
}

/** On the note: where to look, the code, and both in one to scan; the code stands behind `#`, which goes to no server [TEA151]. */
export function CodeOnNote({
  name,
  code,
  address,
}: {
  readonly name: string;
  readonly code: Made;
  readonly address: OwnAddress | null;
}): ReactNode {
  const t = useText();
  const url = address === null || address.reach === "this-computer" ? null : parentUrl(address);
  return (
    <section className={note["seeYourself"]}>
      {url !== null && (
        <div className={note["qr"]}>
          <TeachQr text={`${url}#${code.code}`} label={t("teach.note.code.qr", { name })} size="100%" />
        </div>
      )}
      <div>
        <h2>{t("teach.note.code")}</h2>
        <p>{t(url === null ? "teach.note.code.typed" : "teach.note.code.text", { name })}</p>
        <dl className={note["facts"]}>
          {url !== null && (
            <div>
              <dt>{t("teach.note.code.address")}</dt>
              <dd>{url}</dd>
            </div>
          )}
          <div>
            <dt>{t("teach.note.code.code")}</dt>
            <dd className={note["code"]} data-parent-code>
              {code.code}
            </dd>
          </div>
        </dl>
        <p className={css["quiet"]}>{t("teach.note.code.until", { date: dateText(code.endsAt) })}</p>
      </div>
    </section>
  );
}

/** The browser's own question on closing or reloading: what was made is told once. */
function useWarningBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
