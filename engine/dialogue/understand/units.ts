import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord } from "../../answers/read/table.ts";
import { wordAt, type Item } from "./items.ts";
import type { Asked, Read } from "./quantities.ts";

/** A number with the unit behind it, short and with a gap: `12 cm`, `2 h 30 min`, `24 cm²` [UND3]. */
export function withUnit(items: readonly Item[], at: number, read: Read, asked: Asked): Read {
  const item = items[at];
  if (item?.text === "°") {
    const scale = /^[cf]$/u.test(wordAt(items, at + 1)) ? 1 : 0;
    return {
      text: `${read.text}°${scale === 1 ? wordAt(items, at + 1).toUpperCase() : ""}`,
      taken: read.taken + 1 + scale,
    };
  }
  const raisedFirst = RAISED_FIRST.get(wordAt(items, at));
  if (raisedFirst !== undefined && UNDERSTAND.UNIT.test(wordAt(items, at + 1)))
    return { text: `${read.text} ${shortUnit(wordAt(items, at + 1))}${raisedFirst}`, taken: read.taken + 2 };
  // `3 quarters of an hour`, `half a litre`
  const of = wordAt(items, at) === "of" ? 1 : 0;
  if (
    read.text.includes("/") &&
    (of === 1 || read.text === "1/2") &&
    UNDERSTAND.WITH_UNIT_ONE.test(wordAt(items, at + of)) &&
    (UNDERSTAND.UNIT.test(wordAt(items, at + of + 1)) || UNDERSTAND.TIME_UNIT.test(wordAt(items, at + of + 1)))
  )
    return { text: `${read.text} ${shortUnit(wordAt(items, at + of + 1))}`, taken: read.taken + of + 2 };
  const said = wordAt(items, at);
  if (UNDERSTAND.WITH_UNIT_DEGREES.test(said) && UNDERSTAND.WITH_UNIT_DEGREE.test(asked.about))
    return { text: `${read.text}°`, taken: read.taken + 1 };
  const unit = shortUnit(said);
  const isTime = UNDERSTAND.TIME_UNIT.test(said) && !(asked.kind === "list" && said === "second");
  const isMeant = isTime
    ? asked.kind === "units" ||
      asked.kind === "quantity" ||
      asked.kind === "time" ||
      asked.about.includes(unit.slice(0, 3))
    : true;
  if (!isMeant || !(isTime || UNDERSTAND.UNIT.test(unit))) return read;
  const isShort = said.length === 1 || said === "in";
  const next = items[at + 1];
  const isFollowed =
    (next?.type === "number" && (UNDERSTAND.UNIT.test(wordAt(items, at + 2)) || isPower(next))) ||
    (said !== "in" && UNDERSTAND.IS_FOLLOWED_SQUARED.test(next?.text ?? ""));
  if (isShort && item?.spaced === true && next !== undefined && next.type !== "end" && !isFollowed) return read;
  const caret = next?.text === "^" && /^[23]$/u.test(items[at + 2]?.text ?? "") ? items[at + 2]?.text : undefined;
  if (caret !== undefined) return { text: `${read.text} ${unit}${RAISED.get(caret) ?? ""}`, taken: read.taken + 3 };
  const gap = /^[pc]$/u.test(unit) ? "" : " ";
  const isRaised = /^[²³]$/u.test(next?.text ?? "") || isPower(next);
  const raised = isRaised ? (RAISED.get(next?.text ?? "") ?? "") : (POWERS.get(next?.text ?? "") ?? "");
  const taken = read.taken + (raised === "" ? 1 : 2);
  const isPair = UNITS_WITHIN.get(unit)?.includes(shortUnit(wordAt(items, at + 3))) === true;
  const and = next?.text === "and" && (isTime || isPair) ? 1 : 0;
  const small = items[at + 1 + and];
  // `1 m 55`
  if (UNDERSTAND.WITH_UNIT_UNITS.test(asked.kind ?? "") && unit === "m" && /^\d\d$/u.test(next?.text ?? ""))
    if (items[at + 2] === undefined || items[at + 2]?.type === "end")
      return { text: `${read.text} m ${next?.text ?? ""} cm`, taken: read.taken + 2 };
  const more =
    and === 1 &&
    small?.type === "number" &&
    /^\d+$/u.test(small.text) &&
    (isPair || UNDERSTAND.TIME_UNIT.test(wordAt(items, at + 3)))
      ? withUnit(items, at + 3, { text: small.text, taken: 2 }, asked)
      : next?.type === "number" && /^\d+$/u.test(next.text) && raised === ""
        ? withUnit(items, at + 2, { text: next.text, taken: 1 }, asked)
        : undefined;
  if (more !== undefined && more.taken > 1)
    return { text: `${read.text}${gap}${unit} ${more.text}`, taken: taken + more.taken };
  return { text: `${read.text}${gap}${unit}${raised}`, taken };
}

/** `m2` */
function isPower(item: Item | undefined): boolean {
  return item?.spaced === false && /^[23]$/u.test(item.text);
}

function shortUnit(said: string): string {
  const single = said.replace(/s$/u, "").replace(UNDERSTAND.SINGLE_CM, "$1");
  return SHORT_UNITS.get(single) ?? (UNDERSTAND.SHORT_UNIT_MIN.test(single) ? single : said);
}

export const MONEY = firstByWord("£ pound pounds quid, $ dollar dollars buck bucks, € euro euros, ₹ rupee rupees");
const RAISED_FIRST = firstByWord("² square sq squared, ³ cubic cube cubed");
const RAISED = firstByWord("² ² 2, ³ ³ 3");
const POWERS = firstByWord("² squared, ³ cubed");
const SHORT_UNITS = firstByWord(
  "cm centimetre centimeter centimetre, m metre meter, km kilometre kilometer, mm millimetre millimeter, g gram, kg kilogram kilo, l litre liter, ml millilitre milliliter mil, min minute, s second, h hour, p pence",
);
/** The smaller units that a length, weight or volume is said with. */
const UNITS_WITHIN: ReadonlyMap<string, readonly string[]> = new Map([
  ["km", ["m"]],
  ["m", ["cm", "mm"]],
  ["cm", ["mm"]],
  ["kg", ["g"]],
  ["l", ["ml", "cl"]],
]);
