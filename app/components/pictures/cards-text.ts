/** The cards that stand in the answer box, in the order they stand there; none where anything else does. */
export function picksOf(text: string, cards: readonly string[]): readonly string[] {
  const picks = text.split(/[,;]/u).map((part) => part.trim().replace("−", "-"));
  const isPicked = picks.every((pick) => cards.includes(pick)) && new Set(picks).size === picks.length;
  return isPicked ? picks : [];
}

/** The text with one card more, at the end or in the order of the cards; or without it where it was there. */
export function toggleCard(text: string, card: string, cards: readonly string[], ordered: boolean): string {
  const picks = picksOf(text, cards);
  const next = picks.includes(card) ? picks.filter((pick) => pick !== card) : [...picks, card];
  return (ordered ? next : cards.filter((one) => next.includes(one))).join(", ");
}
