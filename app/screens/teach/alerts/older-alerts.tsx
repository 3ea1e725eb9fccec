import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { dateText, dateTimeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useSchool } from "../session/school.tsx";

type ClassView = SchoolAnswer<"GET /classes">["classes"][number];
export type Finding = SchoolAnswer<"GET /findings">["findings"][number];

interface FoundInMarkingProps {
  readonly of: Finding;
  readonly inClass: string;
  readonly onSeen: () => void;
}

/** What the server's own marking found: said in figures, with honest reasons there may be [TEA24]. */
export function FoundInMarking({ of, inClass, onSeen }: FoundInMarkingProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const kinds = (["answers", "entries", "quick", "version"] as const).filter((kind) => of[kind] > 0);

  async function takeDown(): Promise<void> {
    const params = { class: of.class, learner: of.learner };
    const answer = await send(() => ask("DELETE /classes/{class}/learners/{learner}/findings", null, params));
    if (answer === null) return;
    document.getElementById("content")?.focus();
    onSeen();
  }

  return (
    <li>
      <Icon name="warning" />
      <div>
        <p>
          {t("teach.alerts.found", { name: of.name, class: inClass, date: dateText(of.since) })}{" "}
          {kinds.map((kind) => t(`teach.alerts.found.${kind}`, { n: of[kind] })).join(" ")}
        </p>
        <p>{t("teach.alerts.found.why")}</p>
        <Trouble error={error} />
      </div>
      <Button aria-disabled={busy} onClick={() => void takeDown()}>
        {t("teach.alerts.seen")} <Unseen>{of.name}</Unseen>
      </Button>
    </li>
  );
}

/** Somebody seems to be guessing PINs [TEA10]. */
export function Alarm({ of, onSeen }: { readonly of: ClassView; readonly onSeen: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();

  const [news, setNews] = useState("");

  async function unlock(): Promise<void> {
    const answer = await send(() => ask("POST /classes/{class}/unlock", {}, { class: of.id }));
    if (answer !== null) setNews(t("teach.alerts.unlocked"));
  }

  async function takeDown(): Promise<void> {
    const answer = await send(() => ask("DELETE /classes/{class}/alarm", null, { class: of.id }));
    if (answer === null) return;
    document.getElementById("content")?.focus();
    onSeen();
  }

  return (
    <li>
      <Icon name="warning" />
      <div>
        <p>{t("teach.alerts.guessing", { name: of.name, time: dateTimeText(of.alarmAt ?? 0) })}</p>
        <Link href={`/teach/class/${of.id}/devices`}>{t("teach.alerts.devices")}</Link>
        <Trouble error={error} />
        <News>{news}</News>
      </div>
      <Button aria-disabled={busy} onClick={() => void unlock()}>
        {t("teach.alerts.unlock")}
      </Button>
      <Button aria-disabled={busy} onClick={() => void takeDown()}>
        {t("teach.alerts.seen")}
      </Button>
    </li>
  );
}
