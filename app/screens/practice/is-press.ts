/** A click that a browser sends for a touch comes within this time after the finger is lifted [ms]. */
const LATE_CLICK_MS = 1000;

/**
 * Whether a click on a key is a press of its own. A touch has acted already when the finger came down; the
 * click that browsers send for it, sometimes late on a busy device, must not act again. Keyboards and most
 * assistive technology click without any touch, with `detail` 0.
 *
 * @param detail - `detail` of the click event: how many clicks in a row, 0 when nothing was pointed at
 * @param sinceTouchMs - since the key was last touched or let go; Infinity when never [ms]
 */
export function isPress(detail: number, sinceTouchMs: number): boolean {
  return detail === 0 || sinceTouchMs > LATE_CLICK_MS;
}
