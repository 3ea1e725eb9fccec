/** `tens, ones and tenths`. */
export function listOf(labels: readonly string[], join = "and"): string {
  return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} ${join} ${labels.at(-1) ?? ""}`;
}
