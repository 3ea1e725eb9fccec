import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { useNow } from "../../../hooks/use-now.ts";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import shared from "../components/components.module.css";
import { typedOf } from "../assign/due-days.ts";
import { readSince, SINCE_CHOICES, sinceText, startOfSince, type Since } from "./since.ts";

/** Since when, as it stands in the address: a reload shows the same. */
export function useSince(): { readonly since: Since; readonly start: number; readonly search: string } {
  const now = useNow();
  const since = readSince(useSearch());
  return { since, start: startOfSince(since, now), search: `since=${sinceText(since)}` };
}

/** Chooses since when a report tells [TEA101]. */
export function SinceChoice(): ReactNode {
  const t = useText();
  const { since, start } = useSince();
  const now = useNow();
  const [path, navigate] = useLocation();
  const go = (next: Since) => navigate(`${path}?since=${sinceText(next)}`, { replace: true });
  return (
    <>
      <SelectField
        label={t("teach.report.since")}
        value={since.choice}
        options={SINCE_CHOICES.map((id) => ({ id, name: t(`teach.report.since.${id}`) }))}
        onChoose={(id) => {
          const choice = SINCE_CHOICES.find((one) => one === id) ?? "weeks12";
          go({ choice, day: choice === "day" ? typedOf((start === 0 ? now : start) + 1) : "" });
        }}
      />
      {since.choice === "day" && (
        <div className={shared["field"]}>
          <label htmlFor="since-day">{t("teach.report.since.date")}</label>
          <input
            id="since-day"
            type="date"
            value={since.day}
            max={typedOf(now + 1)}
            onChange={({ target }) => target.value !== "" && go({ choice: "day", day: target.value })}
          />
        </div>
      )}
    </>
  );
}
