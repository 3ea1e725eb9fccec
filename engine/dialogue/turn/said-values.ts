import type { Talk } from "./talk.ts";

/** A value that stands in a message. */
export interface SaidValue {
  /** As it would be typed into the answer box. */
  readonly value: string;
  /** What stands before it, and behind it. */
  readonly before: string;
  readonly behind: string;
}

const DURATION = /(\d+) ?h(?:(?:ou)?rs?)?\b(?:,? ?(?:and )?(\d+)(?: ?m(?:in(?:ute)?s?)?\b)?)?|(\d+) ?min(?:ute)?s?\b/gu;
const TIME = /\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?/gu;
const ASSIGNED = /\b[a-z] ?= ?[-−]?\d+(?:[./]\d+)?/gu;
const NUMBER = /(?<![\w.:])[-−]?\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+| \d+\/\d+)?%?/gu;

/** All values of a message, in their order; what is a piece of another one is none. */
export function valuesSaid(plain: string): readonly SaidValue[] {
  const found: { value: string; from: number; to: number }[] = [];
  for (const pattern of [DURATION, TIME, ASSIGNED, NUMBER]) {
    for (const match of plain.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && one.from < to)) continue;
      found.push({ value: pattern === DURATION ? durationOf(match) : match[0].trim(), from, to });
    }
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .map(({ value, from, to }) => ({ value, before: plain.slice(0, from), behind: plain.slice(to) }));
}

/** `2 hours 50` as `2 h 50 min`. */
function durationOf([, hours, minutes, only]: RegExpMatchArray): string {
  if (only !== undefined) return `${only} min`;
  return minutes === undefined ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Words right before a value that is given for the answer. */
export const STATES =
  /(?:^|[.,;:!]|=|\b(?:answer|is|are|its|it's|so|get|gets|got|makes?|made|equals?|have|has|think|say|said|put|wrote|find|found|left|total|altogether|be|comes to|just|only|maybe|now|ok|then it's|and its)) *(?:it's|its|it is|a|an|the|about)? *$/u;
const CANDIDATE = String.raw`[-−]?\$?\d[\d,]*(?:[./:]\d+)?(?: \d+/\d+)?`;
/** "12 or 14", "12, maybe 14", "12 but it could be 14". */
const TWO = new RegExp(
  String.raw`(${CANDIDATE}),? (?:or|but|maybe|perhaps|possibly|either|though)\b(?: (?:or|but|maybe|perhaps|possibly|it|is|its|it's|might|could|can|also|be|else|i|think))* (${CANDIDATE})(?![\d])`,
  "u",
);

export function isBetweenTwo({ understood: { plain }, desk }: Pick<Talk, "understood" | "desk">): boolean {
  if (desk.item.answer_spec.ui.choices.length > 0) return false;
  const [, first = "", second = ""] = TWO.exec(plain) ?? [];
  return first !== second;
}
