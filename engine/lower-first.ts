/** The same text in the middle of a sentence; of a Spanish question the letter after its mark. */
export function lowerFirst(text: string): string {
  const at = text.startsWith("¿") ? 1 : 0;
  return text.slice(0, at) + text.slice(at, at + 1).toLowerCase() + text.slice(at + 1);
}
