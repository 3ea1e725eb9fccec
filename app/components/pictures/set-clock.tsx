import { useRef, type PointerEvent, type ReactNode } from "react";
import type { ClockPicture } from "#engine";
import { useText } from "../../text/text.ts";
import { Unseen } from "../unseen.tsx";
import { Button } from "../button.tsx";
import { Clock } from "../diagrams/clock.tsx";
import { Icon } from "../icons.tsx";
import type { PictureProps } from "./answer-picture.tsx";
import { drawn, hourOf, minutesOf, moved, stepped, timeText } from "./clock-text.ts";
import css from "./set-clock.module.css";

type Hand = "hour" | "minute";

/** A clock whose hands are drawn by a finger, or go step by step. */
export function SetClock({ picture: { step, start }, text, onText, onFocus }: PictureProps<ClockPicture>): ReactNode {
  const t = useText();
  const dragged = useRef<Hand | null>(null);
  const set = minutesOf(text);
  const at = set ?? minutesOf(start) ?? 0;
  const write = (minutes: number): void => onText(timeText(minutes));
  const go = (hand: Hand, direction: 1 | -1): void =>
    write(hand === "hour" ? moved(at, direction * 60) : stepped(at, step, direction));

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (dragged.current !== null) write(drawn(at, dragged.current, turnOf(event).turn, step));
  }

  return (
    <fieldset className={css["clock"]} aria-label={t("set.clock")}>
      <div
        className={css["dial"]}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = turnOf(event).isInner ? "hour" : "minute";
          drag(event);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => (dragged.current = null)}
      >
        <Clock diagram={{ type: "clock", alt: t("set.clock"), hour: hourOf(at), minute: at % 60, numbers: "all" }} />
      </div>
      <div className={css["hands"]}>
        {(["hour", "minute"] as const).map((hand) => (
          <div key={hand} className={css["hand"]}>
            <Button aria-label={t(`set.clock.${hand}.back`)} onClick={() => go(hand, -1)} onFocus={() => onFocus(null)}>
              <Icon name="left" />
            </Button>
            <p>{t(`set.clock.${hand}`)}</p>
            <Button aria-label={t(`set.clock.${hand}.on`)} onClick={() => go(hand, 1)} onFocus={() => onFocus(null)}>
              <Icon name="right" />
            </Button>
          </div>
        ))}
        <p className={css["how"]}>{t("set.clock.how")}</p>
      </div>
      <Unseen role="status">{set === null ? t("set.nothing") : timeText(at)}</Unseen>
    </fieldset>
  );
}

/** Where a finger is on the dial: its direction from the middle, 0 to 1 from 12 o'clock, and whether it is nearer to the middle than to the rim. */
function turnOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): {
  readonly turn: number;
  readonly isInner: boolean;
} {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  return { turn: (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1, isInner: Math.hypot(x, y) < width / 4 };
}
