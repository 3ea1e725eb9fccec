import { useRef, useState, type ReactNode } from "react";
import type { ServerView } from "#engine/protocol/server";
import { Button } from "../../../components/button.tsx";
import { dateTimeText, timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";
import { serverLines, type OutTo, type ServerLine } from "./server-lines.ts";
import css from "./server.module.css";

/** How it goes with the server, for administrators: every fact in plain words, with what to do [TEA22]. */
export function ServerScreen(): ReactNode {
  const data = useSchoolData("GET /server");
  return <SchoolContent data={data}>{(view) => <Facts view={view} onAgain={data.again} />}</SchoolContent>;
}

function Facts({ view, onAgain }: { readonly view: ServerView; readonly onAgain: () => void }): ReactNode {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = serverLines(view);
  const bad = lines.filter(({ well }) => !well).length;
  const { at, version, startedAt } = view;

  /** The button that was pressed goes away with what it was for. */
  function lookAfterSending(): void {
    heading.current?.focus();
    onAgain();
  }

  return (
    <>
      <div className={css["head"]}>
        <h1 ref={heading} tabIndex={-1}>
          {t("teach.server")}
        </h1>
        <Button onClick={onAgain}>{t("teach.server.again")}</Button>
      </div>
      <div role="status">
        <p className={css["sum"]} data-well={bad === 0}>
          <Icon name={bad === 0 ? "tick" : "warning"} />
          {bad === 0 ? t("teach.server.well") : t("teach.server.look", { n: bad })}
        </p>
        <p className={css["quiet"]}>
          {t("teach.server.at", { time: timeText(at), version, since: dateTimeText(startedAt) })}
        </p>
      </div>
      <ul role="list" className={css["lines"]} aria-label={t("teach.server")}>
        {lines.map((line) => (
          <Line key={line.title} line={line} onSent={lookAfterSending} />
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly line: ServerLine;
  readonly onSent: () => void;
}

function Line({ line: { title, well, said, todo, again }, onSent }: LineProps): ReactNode {
  const t = useText();
  return (
    <li className={css["line"]} data-well={well}>
      <Icon name={well ? "tick" : "warning"} />
      <div>
        <h2>{t(title)}</h2>
        <p>{said.map(({ text, values }) => t(text, values)).join(" ")}</p>
        {todo !== null && (
          <p>
            <b>{t("teach.server.do")}</b> {t(todo)}
          </p>
        )}
        {again !== undefined && <SendAgain to={again} name={t(title)} onSent={onSent} />}
      </div>
    </li>
  );
}

interface SendAgainProps {
  readonly to: OutTo;
  readonly name: string;
  readonly onSent: () => void;
}

/** Has what was put aside sent again [TEA130]. */
function SendAgain({ to, name, onSent }: SendAgainProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [error, setError] = useState<AskError | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const answer = await ask("POST /server/outbox", { to });
    setSending(false);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSent();
  }

  return (
    <>
      <Button
        aria-disabled={isSending}
        aria-label={`${t("teach.server.outbox.again")}: ${name}`}
        onClick={() => void send()}
      >
        {t("teach.server.outbox.again")}
      </Button>
      <Trouble error={error} />
    </>
  );
}
