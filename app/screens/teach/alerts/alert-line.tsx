import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { AlertView, StuckAlert } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { dateTimeText } from "../../../components/charts/when.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { useNamesHidden } from "../components/names-hidden.tsx";
import { useSending } from "../components/use-sending.ts";
import { tell } from "../live/live.ts";
import { useAgainInTime, useAgainWhile, useLive } from "../live/use-live.ts";
import { nowAddress } from "../now/now-address.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import { AlertEnds, SeeToIt, type End } from "./alert-ends.tsx";
import css from "./alerts.module.css";
import { Alarm, FoundInMarking } from "./older-alerts.tsx";
import { hasWords, ReadWords } from "./read-words.tsx";
import { StuckDialog, StuckLine } from "./stuck-alert.tsx";

/** This page knows what somebody who asks is on, and tells who looked from who sees to it. */
const KNOWN_HERE = { on: "1", with: "marks" } as const;
/** So many stand one below the other; the others are counted. */
const SHOWN = 3;
/** On a screen that is low they would stand in the place of what the page shows. */
const SHOWN_LOW = 1;
const lowScreen = typeof matchMedia === "function" ? matchMedia("(height < 700px)") : null;
/** While a class works something changes all the time; who is stuck is asked no more often [ms]. */
const APART_MS = 4_000;

/** What a person should look at, on every page of the teacher's: urgent first, never with what was written [TEA84]. */
export function AlertLine(): ReactNode {
  const t = useText();
  const { value, again } = useSchoolData("GET /alerts", KNOWN_HERE);
  const classes = useSchoolData("GET /classes");
  const findings = useSchoolData("GET /findings");
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<AlertView | null>(null);
  const [location] = useLocation();
  const stuck = useSchoolData("GET /alerts/stuck");
  const [openStuck, setOpenStuck] = useState<StuckAlert | null>(null);
  const isHidden = useNamesHidden();
  const most = useSyncExternalStore(listenToHeight, () => (lowScreen?.matches === true ? SHOWN_LOW : SHOWN));
  const shownName = <Name extends string | null>(name: Name) => (isHidden ? t("teach.alert.a-pupil") : name);
  const known = classes.value?.classes ?? [];
  useLive(["alerts"], () => {
    again();
    stuck.again();
  });
  useLive(
    known.map(({ id }) => id),
    stuck.again,
    APART_MS,
  );
  useAgainInTime(stuck.again);
  useAgainWhile((stuck.value?.unknown ?? 0) > 0, stuck.again);
  const lookAgain = useEffectEvent(() => {
    classes.again();
    findings.again();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is a reason to look again
  useEffect(() => lookAgain(), [location]);
  const alerts = value?.alerts ?? [];
  const whoStuck = stuck.value?.stuck ?? [];
  const alarmed = known.filter(({ alarmAt }) => alarmAt !== null);
  const found = (findings.value?.findings ?? []).flatMap((of) => {
    const inClass = known.find(({ id }) => id === of.class);
    return inClass === undefined ? [] : [{ of, inClass: inClass.name }];
  });
  const count = alerts.length + whoStuck.length;
  const isEmpty = count + alarmed.length + found.length === 0;
  const shown = all ? alerts : alerts.slice(0, most);
  const shownStuck = all ? whoStuck : whoStuck.slice(0, Math.max(0, most - alerts.length));

  function close(): void {
    setOpen(null);
    again();
  }

  return (
    <>
      {!isEmpty && (
        <aside className={css["line"]} aria-label={t("teach.alerts")}>
          <ul role="list" aria-label={t("teach.alerts")}>
            {shown.map((alert) => (
              <li key={alert.id} data-kind={alert.kind}>
                <Icon name={alert.kind === "person" ? "ask" : "warning"} />
                <p>
                  <strong>
                    {t(`teach.alert.${alert.kind}`, { name: shownName(alert.name) ?? t("teach.alert.somebody") })}
                  </strong>{" "}
                  <AlertFacts alert={alert} />
                </p>
                <Button look={alert.kind === "urgent" ? "primary" : "secondary"} onClick={() => setOpen(alert)}>
                  {t("teach.alert.open")} <Unseen>{shownName(alert.name)}</Unseen>
                </Button>
              </li>
            ))}
            {shownStuck.map((one) => (
              <StuckLine key={one.learner} of={one} name={shownName(one.name)} onOpen={() => setOpenStuck(one)} />
            ))}
            {alarmed.map((one) => (
              <Alarm key={one.id} of={one} onSeen={classes.again} />
            ))}
            {found.map(({ of, inClass }) => (
              <FoundInMarking
                key={`${of.class} ${of.learner}`}
                of={{ ...of, name: shownName(of.name) }}
                inClass={inClass}
                onSeen={findings.again}
              />
            ))}
          </ul>
          <p className={css["foot"]}>
            {count > most && (
              <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
                {t(all ? "teach.alert.fewer" : "teach.alert.more", { n: count - most })}
              </Button>
            )}
            {location !== "/teach/alerts" && <Link href="/teach/alerts">{t("teach.past")}</Link>}
          </p>
        </aside>
      )}
      {open !== null && <AlertDialog alert={open} onClose={close} />}
      {openStuck !== null && (
        <StuckDialog
          of={whoStuck.find(({ id }) => id === openStuck.id) ?? openStuck}
          isOver={whoStuck.every(({ id }) => id !== openStuck.id)}
          onClose={() => setOpenStuck(null)}
        />
      )}
    </>
  );
}

function listenToHeight(notify: () => void): () => void {
  lowScreen?.addEventListener("change", notify);
  return () => lowScreen?.removeEventListener("change", notify);
}

function AlertFacts({ alert }: { readonly alert: AlertView }): ReactNode {
  const t = useText();
  const { at, times, seen, seesTo = null, unconfirmed, escalated, on } = alert;
  const inClass = alert.class?.name;
  return [
    inClass,
    dateTimeText(at),
    on && placeWords(t, on),
    times > 1 ? t("teach.alert.times", { n: times }) : null,
    unconfirmed ? t("teach.alert.unconfirmed") : null,
    escalated && seesTo === null ? t("teach.alert.escalated") : null,
    seen === null ? null : t("teach.alert.read-by", { name: seen.by, time: dateTimeText(seen.at) }),
    seesTo === null ? null : t("teach.alert.sees-to", { name: seesTo.by, time: dateTimeText(seesTo.at) }),
  ]
    .filter((fact) => fact !== null && fact !== undefined)
    .join(" · ");
}

/** "In a lesson: Adding" */
function placeWords(t: Text, { kind, skillName }: NonNullable<AlertView["on"]>): string {
  const place = t(kind === "practice" ? "teach.alert.in.practice" : `teach.now.in.${kind}`);
  return skillName === null ? place : t("teach.alert.on", { place, skill: skillName });
}

/**
 * What there is to know, and what was done about it. What was written is shown by a press of its own, which is noted; that
 * somebody sees to it is another one [TEA84].
 */
function AlertDialog({ alert, onClose }: { readonly alert: AlertView; readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [mine, setMine] = useState(false);
  const { learner, id } = alert;

  async function mark(done: End | null): Promise<void> {
    if ((await send(() => ask("POST /alerts/marks", { learner, id, done }))) === null) return;
    if (done !== null) return onClose();
    setMine(true);
    tell("alerts");
  }

  return (
    <Dialog title={t(`teach.alert.${alert.kind}`, { name: alert.name ?? t("teach.alert.somebody") })} onClose={onClose}>
      <p>
        <AlertFacts alert={alert} />
      </p>
      <p>{t(`teach.alert.about.${alert.kind}`)}</p>
      <p role="status" className={css["told"]}>
        {mine && t("teach.alert.you")}
      </p>
      <div className={css["act"]}>
        {!mine && (alert.seesTo ?? null) === null && <SeeToIt busy={busy} onPress={() => void mark(null)} />}
        {hasWords(alert) && <ReadWords of={alert} />}
      </div>
      <WhereTo alert={alert} onGo={onClose} />
      <AlertEnds busy={busy} error={error} onMark={(done) => void mark(done)} onClose={onClose} />
    </Dialog>
  );
}

interface WhereToProps {
  readonly alert: AlertView;
  readonly onGo: () => void;
}

/** To the pupil, for teachers of the class; for administrators of another class, whom to ask: its pages are not theirs [TEA198]. */
function WhereTo({ alert, onGo }: WhereToProps): ReactNode {
  const t = useText();
  const { class: inClass, learner, name, unconfirmed, escalated, teachers = [] } = alert;
  if (escalated) {
    const isLed = inClass !== null && teachers.length > 0;
    return (
      <p>
        {isLed
          ? t("teach.alert.teachers", { class: inClass.name, names: teachers.join(", ") })
          : t("teach.alert.teachers.none")}
      </p>
    );
  }
  if (inClass === null || unconfirmed) return null;
  return (
    <p>
      <Link href={nowAddress(inClass.id, learner)} onClick={onGo}>
        {t("teach.alert.to-pupil", { name: name ?? t("teach.alert.somebody"), class: inClass.name })}
      </Link>
    </p>
  );
}
