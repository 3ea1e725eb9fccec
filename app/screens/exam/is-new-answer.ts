/** Whether every box holds something, and it is not what was answered before [SCR42]. */
export function isNewAnswer(given: readonly string[], answered: readonly string[] | null): boolean {
  const isWhole = given.length > 0 && given.every((text) => text.trim() !== "");
  return isWhole && (answered === null || given.some((text, box) => text !== answered[box]));
}
