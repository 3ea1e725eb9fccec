import { useId, type ReactNode } from "react";
import type { ItemId, MasteryPoint } from "#engine";
import { useText, type Text } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { download } from "../download.ts";
import { Icon } from "../icons.tsx";
import css from "./mastery-curve.module.css";
import { curveCsv } from "./curve-csv.ts";
import { tableRoles } from "./table-roles.ts";
import tables from "./tables.module.css";
import { dateTimeText } from "./when.ts";

const WIDTH = 360;
const HEIGHT = 130;
const LEFT = 36;
const EDGE = 10;

interface MasteryCurveProps {
  /** At least one. */
  readonly points: readonly MasteryPoint[];
  /** Name of the file without its end. */
  readonly fileName: string;
  /** The question behind an answer is wanted. */
  readonly onOpen: (item: ItemId) => void;
}

/** How well a skill was known after each answer, as a picture, a table and a file [SCR125]. */
export function MasteryCurve({ points, fileName, onOpen }: MasteryCurveProps): ReactNode {
  const t = useText();
  return (
    <figure className={css["figure"]}>
      <figcaption>
        <b>{t("curve.title")}</b> {t("curve.caption")}
      </figcaption>
      <Curve points={points} onOpen={onOpen} />
      <details>
        <summary>{t("curve.table")}</summary>
        <CurveTable points={points} onOpen={onOpen} />
        <Button look="quiet" onClick={() => download(curveCsv(points), `${fileName}.csv`, "text/csv")}>
          <Icon name="download" />
          {t("curve.file")}
        </Button>
      </details>
    </figure>
  );
}

/** The table beside it says the same: the picture is hidden from who cannot see it. */
function Curve({ points, onOpen }: Pick<MasteryCurveProps, "points" | "onOpen">): ReactNode {
  const step = (WIDTH - LEFT - EDGE) / Math.max(1, points.length - 1);
  const x = (at: number) => LEFT + at * step;
  const y = (share: number) => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
  const line = points.map(({ known }, at) => `${x(at)} ${y(known)}`).join(" L ");
  const upper = points.map(({ high }, at) => `${x(at)} ${y(high)}`);
  const lower = points.map(({ low }, at) => `${x(at)} ${y(low)}`).toReversed();
  return (
    <svg className={css["curve"]} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className={css["grid"]} d={`M ${LEFT} ${y(share)} H ${WIDTH - EDGE}`} />
          <text className={css["scale"]} x={LEFT - 6} y={y(share) + 4}>
            {100 * share}%
          </text>
        </g>
      ))}
      <path className={css["band"]} d={`M ${[...upper, ...lower].join(" L ")} Z`} />
      <path className={css["line"]} d={`M ${line}`} />
      {points.map(({ at, what, item, known, became }, n) => (
        <circle
          key={`${at} ${what}`}
          className={css[what === "right" ? "right" : "other"]}
          cx={x(n)}
          cy={y(known)}
          r={became === null ? 4 : 6}
          {...(item !== null && { onClick: () => onOpen(item), "data-item": item })}
        />
      ))}
    </svg>
  );
}

function CurveTable({ points, onOpen }: Pick<MasteryCurveProps, "points" | "onOpen">): ReactNode {
  const t = useText();
  const id = useId();
  const heads = ["when", "answer", "known", "between"] as const;
  return (
    <table className={tables["table"]} {...tableRoles.table} aria-label={t("curve.title")}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} id={`${id}${head}`} {...tableRoles.columnHead} className={tables["text"]}>
              {t(`curve.col.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {points.map((point) => (
          <tr key={`${point.at} ${point.what}`} {...tableRoles.row}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              {point.item === null ? (
                dateTimeText(point.at)
              ) : (
                <button type="button" className={tables["expand"]} onClick={() => onOpen(point.item as ItemId)}>
                  {dateTimeText(point.at)}
                </button>
              )}
            </th>
            <td {...tableRoles.cell} data-head={t("curve.col.answer")} className={tables["text"]}>
              {answerWords(t, point)}
            </td>
            <td {...tableRoles.cell} data-head={t("curve.col.known")} className={tables["text"]}>
              {t("curve.share", { percent: percentOf(point.known) })}
            </td>
            <td {...tableRoles.cell} data-head={t("curve.col.between")} className={tables["text"]}>
              {t("curve.between", { low: percentOf(point.low), high: percentOf(point.high) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function answerWords(t: Text, { what, became }: MasteryPoint): string {
  const words = t(`curve.${what}`);
  return became === null ? words : t("curve.became", { words, state: t(`skill.state.${became}`) });
}

function percentOf(share: number): number {
  return Math.round(100 * share);
}
