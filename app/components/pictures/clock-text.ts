/** Minutes on a dial: once round is twelve hours. */
const ROUND = 720;

/** The time that stands in the answer box, in minutes after 12 o'clock, 0 to 719; null where none does. */
export function minutesOf(text: string): number | null {
  const [, hour, minute] = /^\s*(\d{1,2})\s*[:.]\s*(\d{2})\s*$/u.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const isOnDial = Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) < 60;
  return isOnDial ? (Number(hour) % 12) * 60 + Number(minute) : null;
}

/** As it is written: `4:05`. */
export function timeText(minutes: number): string {
  return `${hourOf(minutes)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The hour that is shown, 1 to 12. */
export function hourOf(minutes: number): number {
  return Math.floor(minutes / 60) || 12;
}

/** So many minutes further on or back. */
export function moved(minutes: number, by: number): number {
  return (((minutes + by) % ROUND) + ROUND) % ROUND;
}

/** The next mark of the long hand on or back, over the hour like a true clock. */
export function stepped(minutes: number, step: number, direction: 1 | -1): number {
  const marks = minutes / step;
  const next = direction === 1 ? Math.floor(marks) + 1 : Math.ceil(marks) - 1;
  return moved(0, next * step);
}

/**
 * The time where a hand is drawn to a direction.
 *
 * @param turn - from 12 o'clock, clockwise, 0 to 1
 */
export function drawn(minutes: number, hand: "hour" | "minute", turn: number, step: number): number {
  const past = minutes % 60;
  if (hand === "hour") return moved(Math.round(turn * 12 - past / 60) * 60, past);
  const to = Math.round((turn * 60) / step) * step;
  // The short way round: past the 12 the hour goes on, or back.
  const by = ((to - past + 90) % 60) - 30;
  return moved(minutes, by);
}
