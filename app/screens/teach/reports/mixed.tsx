import type { ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { dateText } from "../../../components/charts/when.ts";
import { RichText } from "../../../components/rich-text.tsx";
import { AskedText } from "../../../components/asked-text.tsx";
import { useText } from "../../../text/text.ts";
import { Behind, type Whose } from "./behind.tsx";
import css from "./report.module.css";

type Misconception = PupilReportView["misconceptions"][number];

/** So many are told in full: those that are still there, most often first. */
const KEY = 5;

/** Known mix-ups with what was typed, those that are still there first. */
export function Mixed({ report, whose }: { readonly report: PupilReportView; readonly whose: Whose }): ReactNode {
  const t = useText();
  const { misconceptions } = report;
  const key = misconceptions.filter(({ overcome }) => !overcome).slice(0, KEY);
  const rest = misconceptions.filter((one) => !key.includes(one));
  return (
    <section className={css["block"]} aria-label={t("teach.report.mixed")}>
      <h2>{t("teach.report.mixed")}</h2>
      {misconceptions.length === 0 && <p className={css["quiet"]}>{t("teach.report.mixed.none")}</p>}
      <MixedList misconceptions={key} whose={whose} />
      {rest.length > 0 && (
        <details className={css["more"]}>
          <summary>{t("teach.report.mixed.more", { n: rest.length })}</summary>
          <MixedList misconceptions={rest} whose={whose} />
        </details>
      )}
    </section>
  );
}

function MixedList({
  misconceptions,
  whose,
}: {
  readonly misconceptions: readonly Misconception[];
  readonly whose: Whose;
}): ReactNode {
  const t = useText();
  if (misconceptions.length === 0) return null;
  return (
    <ul role="list" className={css["mixed"]}>
      {misconceptions.map(({ skill, skillName, rule, explanation, times, lastAt, overcome, examples }) => (
        <li key={`${skill} ${rule}`}>
          <p>
            <b>{explanation ?? t("teach.mistakes.no-words")}</b>
          </p>
          <p className={css["quiet"]}>
            {skillName},{" "}
            <Behind whose={whose} filter={{ skill, rule }} count={times} title={explanation ?? skillName}>
              {t("teach.report.mixed.times", { n: times })}
            </Behind>
            , {t("teach.report.mixed.last", { date: dateText(lastAt) })}
            {overcome && (
              <>
                {" · "}
                <b>{t("teach.report.mixed.overcome")}</b>
              </>
            )}
          </p>
          <ul role="list" className={css["examples"]}>
            {examples.map(({ item, stem, given, answer, at }) => (
              <li key={`${item} ${at}`}>
                <span>
                  <AskedText stem={stem} isGone={answer === null} />
                </span>
                <span className={css["typed"]}>{given.join("; ")}</span>
                {answer !== null && (
                  <span className={css["quiet"]}>
                    {t("teach.mistakes.right")} <RichText text={answer} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
