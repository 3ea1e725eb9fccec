const TENTHS = 10;

/** Points to a tenth, a half as ½: "12½" [SCR20]. */
export function pointsText(points: number): string {
  const rounded = Math.round(points * TENTHS) / TENTHS;
  const whole = Math.floor(rounded);
  if (rounded - whole !== 1 / 2) return String(rounded);
  return whole === 0 ? "½" : `${whole}½`;
}
