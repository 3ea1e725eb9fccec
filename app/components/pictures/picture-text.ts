/** The place that writes what stands in the answer box; null where none does: then nothing is set. */
export function placeOf(texts: readonly string[], text: string): number | null {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  const at = texts.indexOf(plain);
  return at === -1 ? null : at;
}

/** A number as the learner writes it. */
export function written(text: string, mark: "." | ","): string {
  return text.replace(".", mark);
}
