import { ASK } from "../../cues/ask.ts";
import type { Understanding } from "../../dialogue/understand/understand.ts";

/** Which of the choices was named: by its words, its number or its letter; `null` where none was. */
export function chosenIn({ plain, value }: Understanding, choices: readonly string[]): number | null {
  const said = bare(plain);
  const exact = choices.findIndex(
    (choice) => bare(choice) === said || (value !== null && bare(choice) === bare(value)),
  );
  if (exact >= 0) return exact;
  const place = ASK.PLACE_NUMBER.exec(said);
  const at =
    place === null
      ? -1
      : place[3] !== undefined
        ? ["first", "second", "third"].indexOf(place[3])
        : place[2] !== undefined
          ? place[2].charCodeAt(0) - "a".charCodeAt(0)
          : Number(place[1]) - 1;
  if (at >= 0 && at < choices.length) return at;
  const held = choices.flatMap((choice, index) => (said.includes(bare(choice)) && bare(choice) !== "" ? [index] : []));
  return held.length === 1 ? (held[0] ?? null) : null;
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[$\\{}.,!?"'“”]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
