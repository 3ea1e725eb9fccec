/** LaTeX as somebody types it. */
export function typed(stem: string): string {
  return stem
    .replaceAll("{,}", "")
    .replaceAll(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/gu, " $1/$2")
    .replaceAll("\\%", "%")
    .replaceAll("\\times", "×")
    .replaceAll("\\div", "÷")
    .replaceAll(/[\s$]+/gu, " ");
}
