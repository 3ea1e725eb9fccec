/** What was given, without what is only empty [SCR25]. */
export function answersOf(given: readonly string[]): readonly string[] {
  return given.every((text) => text.trim() === "") ? [] : given;
}

/** The texts of several boxes with one changed; boxes not typed into are empty. */
export function withAnswer(given: readonly string[], at: number, text: string, boxes: number): readonly string[] {
  return Array.from({ length: boxes }, (_, index) => (index === at ? text : (given[index] ?? "")));
}
