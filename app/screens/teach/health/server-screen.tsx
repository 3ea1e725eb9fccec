import type { ReactNode } from "react";
import type { ServerView } from "#engine/protocol/server";
import { Button } from "../../../components/button.tsx";
import { dateTimeText, timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import { serverLines, type ServerLine } from "./server-lines.ts";
import css from "./server.module.css";

/** How it goes with the server, for administrators: every fact in plain words, with what to do [TEA22]. */
export function ServerScreen(): ReactNode {
  const data = useSchoolData("GET /server");
  return <SchoolContent data={data}>{(view) => <Facts view={view} onAgain={data.again} />}</SchoolContent>;
}

function Facts({ view, onAgain }: { readonly view: ServerView; readonly onAgain: () => void }): ReactNode {
  const t = useText();
  const lines = serverLines(view);
  const bad = lines.filter(({ well }) => !well).length;
  const { at, version, startedAt } = view;
  return (
    <>
      <div className={css["head"]}>
        <h1>{t("teach.server")}</h1>
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
          <Line key={line.title} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line: { title, well, said, todo } }: { readonly line: ServerLine }): ReactNode {
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
      </div>
    </li>
  );
}
