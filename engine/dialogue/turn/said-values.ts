import { TURN } from "../../cues/turn.ts";
import type { Talk } from "./talk.ts";

/** A value that stands in a message. */
export interface SaidValue {
  /** As it would be typed into the answer box. */
  readonly value: string;
  /** What stands before it, and behind it. */
  readonly before: string;
  readonly behind: string;
  /** It is so many hours or minutes. */
  readonly isDuration: boolean;
}

const TIME = /\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?/gu;
const ASSIGNED = /\b[a-z] ?= ?[-−]?\d+(?:[./]\d+)?/gu;
const BOTTOMS = ["hal", "third", "quarter", "fourth", "fif", "six", "seven", "eigh", "nin", "ten", "eleven", "twelf"];
const NUMBER = /(?<![\w.:])[-−]?\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+| \d+\/\d+)?%?/gu;

/** All values of a message, in their order; what is a piece of another one is none. */
export function valuesSaid(plain: string): readonly SaidValue[] {
  const found: { value: string; from: number; to: number; isDuration: boolean }[] = [];
  for (const pattern of [TURN.DURATION, TIME, ASSIGNED, TURN.PARTS, NUMBER]) {
    for (const match of plain.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && one.from < to)) continue;
      found.push({
        value: WRITTEN.get(pattern)?.(match) ?? match[0].trim(),
        from,
        to,
        isDuration: pattern === TURN.DURATION,
      });
    }
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, ...said }) => ({
      value: said.value,
      before: plain.slice(0, from),
      behind: plain.slice(to),
      isDuration: said.isDuration,
    }));
}

const WRITTEN: ReadonlyMap<RegExp, (match: RegExpMatchArray) => string> = new Map([
  [TURN.DURATION, durationOf],
  [TURN.PARTS, partsOf],
]);

/** `2 thirds` as `2/3`. */
function partsOf([, top, name = ""]: RegExpMatchArray): string {
  const at = BOTTOMS.findIndex((bottom) => name.startsWith(bottom));
  return `${top}/${at < 2 ? at + 2 : at < 4 ? 4 : at + 1}`;
}

/** `2 hours 50` as `2 h 50 min`. */
function durationOf([, hours, minutes, only]: RegExpMatchArray): string {
  if (only !== undefined) return `${only} min`;
  return minutes === undefined ? `${hours} h` : `${hours} h ${minutes} min`;
}

export function isBetweenTwo({ understood: { plain }, desk }: Pick<Talk, "understood" | "desk">): boolean {
  if (desk.item.answer_spec.ui.choices.length > 0) return false;
  const [, first = "", second = ""] = TURN.TWO.exec(plain) ?? [];
  return first !== second && !TURN.SETTLED.test(plain);
}

/** Whether what stands before a value says that it is somebody else's. */
export function saysAnother(before: string): boolean {
  return TURN.OF_ANOTHER.test(before);
}

const FILLERS: ReadonlySet<string> = new Set(
  "so ok oh wait um uh hmm its it is that thats the my answer im think got get maybe now then and but just well yes no lol pls please be equals total in all are was has have there of for you guess say said".split(
    " ",
  ),
);

const wordsOf = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !FILLERS.has(word));

/** Words of a message that are no fillers: how much it tells besides a number. */
export function tellingWords(plain: string): number {
  return wordsOf(plain).length;
}

/**
 * Whether a message gives a value for the answer: with hardly a word beside it, in front of a reason, or by the words
 * before it. Anything else it only speaks of.
 */
export function isGiven(plain: string, value: string, stem: string): boolean {
  const said = valuesSaid(plain);
  const one = said.findLast((each) => each.value === value);
  if (one === undefined) return wordsOf(plain).length < 3;
  // A list that was counted or written up comes to nothing by itself.
  if (said.length > 2 && !/[=+×*÷]/u.test(plain) && !TURN.GIVES.test(one.before)) return false;
  const before = wordsOf(one.before);
  const behind = wordsOf(one.behind).filter((word) => !stem.toLowerCase().includes(word));
  if (before.length + behind.length < 2 && one === said.at(-1)) return true;
  return TURN.ENDS.test(one.behind) && (before.length === 0 || TURN.GIVES.test(one.before));
}
