import type { CSSProperties, ReactNode } from "react";
import type { LinePicture } from "#engine";
import { describeHighlights } from "../diagrams/highlight-words.ts";
import { layOutNumberLine } from "../diagrams/number-line-layout.ts";
import { NumberLine } from "../diagrams/number-line.tsx";
import { useText } from "../../text/text.ts";
import type { PictureProps } from "./answer-picture.tsx";
import css from "./set-line.module.css";
import { share, Slider } from "./slider.tsx";

/** A ring on the ticks of a number line. */
export function SetLine({
  picture,
  diagram,
  highlights,
  text,
  onText,
  onFocus,
  mark,
}: PictureProps<LinePicture>): ReactNode {
  const t = useText();
  if (diagram?.type !== "number-line") return null;
  const { width, height, axisY, ends } = layOutNumberLine(diagram);
  return (
    <Slider
      texts={picture.texts}
      start={picture.start}
      text={text}
      onText={onText}
      onFocus={onFocus}
      mark={mark}
      name={t("set.line")}
      how={t("set.line.how")}
      sheet={
        {
          "--wide": width,
          "--high": height,
          "--from": share(ends[0], width),
          "--length": share(ends[1] - ends[0], width),
          "--axis": share(axisY, height),
        } as CSSProperties
      }
      thumb={<Ring />}
    >
      <NumberLine
        diagram={{ ...diagram, alt: describeHighlights(t, diagram, highlights).alt }}
        highlights={highlights}
      />
    </Slider>
  );
}

/** Open in the middle, so that a dot of the question is still seen. */
function Ring(): ReactNode {
  return (
    <svg className={css["ring"]} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="14" />
      <path d="M4.500 17.5l-5.500 6.500 5.500 6.500M43.500 17.500l5.500 6.500-5.500 6.500" />
    </svg>
  );
}
