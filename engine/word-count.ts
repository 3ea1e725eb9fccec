/** Words of a text, each stretch between spaces being one: a formula, and a gap to be filled, too. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}
