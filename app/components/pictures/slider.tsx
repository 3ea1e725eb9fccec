import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icons.tsx";
import { useText } from "../../text/text.ts";
import { ANSWER_FORM_ID } from "./answer-picture.tsx";
import { placeOf, written } from "./picture-text.ts";
import css from "./slider.module.css";

interface SliderProps {
  /** What each place writes, in order. */
  readonly texts: readonly string[];
  /** The place that is shown while nothing is set. */
  readonly start: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocus: (take: null) => void;
  readonly mark: "." | ",";
  readonly name: string;
  /** What to do, in a few words. */
  readonly how: string;
  /** The sheet's size in its own units, and where on it the way of the thumb lies. */
  readonly sheet: CSSProperties;
  readonly thumb: ReactNode;
  /** What is slid over. */
  readonly children: ReactNode;
}

/**
 * The browser's own slider over a drawing: a finger, keys, a switch and a screen reader find what they know. Two
 * buttons go step by step, for whom a slide is too fine.
 */
export function Slider({
  texts,
  start,
  text,
  onText,
  onFocus,
  mark,
  name,
  how,
  sheet,
  thumb,
  children,
}: SliderProps): ReactNode {
  const t = useText();
  const set = placeOf(texts, text);
  const at = set ?? start;
  const last = texts.length - 1;
  const go = (place: number): void => onText(written(texts[Math.min(last, Math.max(0, place))] ?? "", mark));

  const focused = (): void => onFocus(null);

  function check(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <fieldset className={css["slider"]} aria-label={name}>
      <div className={css["sheet"]} style={{ ...sheet, "--at": last === 0 ? 0 : at / last } as CSSProperties}>
        {children}
        <input
          type="range"
          form={ANSWER_FORM_ID}
          className={css["range"]}
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={name}
          aria-valuetext={set === null ? t("set.nothing") : written(texts[at] ?? "", mark)}
          onChange={(event) => go(event.target.valueAsNumber)}
          onKeyDown={check}
          onFocus={focused}
        />
        <span className={css["thumb"]} data-set={set !== null || undefined}>
          {thumb}
        </span>
      </div>
      <div className={css["steps"]}>
        <Button aria-label={t("set.back")} onClick={() => go(at - 1)} onFocus={focused}>
          <Icon name="left" />
        </Button>
        <p>{how}</p>
        <Button aria-label={t("set.on")} onClick={() => go(at + 1)} onFocus={focused}>
          <Icon name="right" />
        </Button>
      </div>
    </fieldset>
  );
}

/** A length on the sheet. */
export function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
