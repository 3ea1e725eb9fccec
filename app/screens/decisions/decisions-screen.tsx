import { useDeferredValue, useState, type ReactNode } from "react";
import type { DecisionEntry, DecisionFilter } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { dateTimeText } from "../../components/charts/when.ts";
import { download } from "../../components/download.ts";
import { Icon } from "../../components/icons.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { exportFileName } from "../settings/export-file-name.ts";
import css from "./decisions.module.css";
import { newestFirst, PAGE } from "./newest-first.ts";

const MAKERS = ["router", "planner", "executor", "evaluator", "pacing", "safety", "selector"] as const;

/** Every decision with its inputs, result and reason; filtered, live, and to take along (requirement P7). */
export function DecisionsScreen(): ReactNode {
  const t = useText();
  const [by, setBy] = useState<DecisionEntry["by"] | "">("");
  const [text, setText] = useState("");
  const [shown, setShown] = useState(PAGE);
  const searched = useDeferredValue(text.trim());
  const filter: DecisionFilter = { ...(by !== "" && { by }), ...(searched !== "" && { text: searched }) };
  // A lesson or an exam decides, too: the list follows them as it follows practice.
  const activities = useEngineView((view) => view.activities);
  const round = useRound(activities);
  const asking = useAsked(() => engine.decisions(filter), `${by}/${searched}/${round}`);
  const name = useLearnerName();
  return (
    <Screen title={t("decisions.title")} width="wide">
      <h1>{t("decisions.title")}</h1>
      <p className={css["quiet"]}>{t("decisions.about")}</p>
      <div className={css["filter"]}>
        <label>
          {t("decisions.by")}
          <select value={by} onChange={(event) => setBy(MAKERS.find((one) => one === event.target.value) ?? "")}>
            <option value="">{t("decisions.by.all")}</option>
            {MAKERS.map((one) => (
              <option key={one} value={one}>
                {t(`decisions.by.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("decisions.search")}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <AskedContent asking={asking}>
        {({ entries, jsonLines, text: readable }) => (
          <>
            <div className={css["head"]}>
              <p role="status">{t("decisions.count", { n: entries.length })}</p>
              <Button
                onClick={() => download(jsonLines, fileName(name, "jsonl"), "application/jsonl")}
                disabled={entries.length === 0}
              >
                <Icon name="download" />
                {t("decisions.json")}
              </Button>
              <Button
                onClick={() => download(readable, fileName(name, "txt"), "text/plain")}
                disabled={entries.length === 0}
              >
                <Icon name="download" />
                {t("decisions.text")}
              </Button>
            </div>
            <ol role="list" className={css["list"]}>
              {newestFirst(entries, shown).map((entry, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two decisions can be alike in everything
                <Decision key={`${entries.length - at}`} entry={entry} />
              ))}
            </ol>
            {entries.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{t("decisions.more")}</Button>}
          </>
        )}
      </AskedContent>
    </Screen>
  );
}

/** Counts how often a value has changed. */
function useRound(value: unknown): number {
  const [seen, setSeen] = useState({ value, round: 0 });
  if (seen.value === value) return seen.round;
  const next = { value, round: seen.round + 1 };
  setSeen(next);
  return next.round;
}

function fileName(name: string, ending: "jsonl" | "txt"): string {
  return exportFileName(name, Date.now())
    .replace(/^mathflow/u, "mathflow-decisions")
    .replace(/json$/u, ending);
}

function Decision({ entry }: { readonly entry: DecisionEntry }): ReactNode {
  const t = useText();
  return (
    <li className={css["decision"]} data-by={entry.by}>
      <p className={css["line"]}>
        <b>{t(`decisions.by.${entry.by}`)}</b>
        <span className={css["quiet"]}>
          {dateTimeText(entry.at)}
          {entry.durationMs !== null && ` · ${t("decisions.ms", { n: entry.durationMs })}`}
        </span>
      </p>
      <dl>
        <dt>{t("decisions.from")}</dt>
        <dd>{entry.input}</dd>
        <dt>{t("decisions.result")}</dt>
        <dd>{entry.output}</dd>
        <dt>{t("decisions.why")}</dt>
        <dd>{entry.reason}</dd>
      </dl>
    </li>
  );
}
