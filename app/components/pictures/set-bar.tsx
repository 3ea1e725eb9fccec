import type { CSSProperties, ReactNode } from "react";
import type { BarPicture } from "#engine";
import { describeHighlights } from "../diagrams/highlight-words.ts";
import { FractionBars, layOutFractionBars } from "../diagrams/fraction-bars.tsx";
import { useText } from "../../text/text.ts";
import type { PictureProps } from "./answer-picture.tsx";
import { placeOf } from "./picture-text.ts";
import css from "./set-bar.module.css";
import { share, Slider } from "./slider.tsx";

/** A bar that is shaded up to a handle. */
export function SetBar({ picture, diagram, highlights, text, ...box }: PictureProps<BarPicture>): ReactNode {
  const t = useText();
  if (diagram?.type !== "fraction-bars") return null;
  const { width, height, left, length, rows } = layOutFractionBars(diagram);
  const set = placeOf(picture.texts, text);
  const shaded = set ?? picture.start;
  const { alt: still } = describeHighlights(t, diagram, highlights);
  const alt = set === null ? still : `${still} ${t("set.bar.now", { n: shaded })}`;
  const bars = diagram.bars.map((bar, at) => (at === picture.bar ? { ...bar, shaded } : bar));
  return (
    <Slider
      {...box}
      texts={picture.texts}
      start={picture.start}
      text={text}
      name={t("set.bar")}
      how={t("set.bar.how")}
      sheet={
        {
          "--wide": width,
          "--high": height,
          "--from": share(left, width),
          "--length": share(length, width),
          "--axis": share(rows[picture.bar]?.middle ?? 0, height),
        } as CSSProperties
      }
      thumb={<span className={css["edge"]} />}
    >
      <FractionBars diagram={{ ...diagram, alt, bars }} highlights={highlights} />
    </Slider>
  );
}
