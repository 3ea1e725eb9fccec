import { WEIGHING } from "../../cues/weighing.ts";
import { type Rational, equals, isWhole, rational } from "../../answers/rational.ts";
import { readArithmetic } from "../../answers/read-arithmetic.ts";
import { OPERATIONS } from "./operations.ts";
import { type Place, type Way, markOf, near, noveltyOf, rawNear, seen, wordsOf } from "./place.ts";
import { type Quantity, holdsQuantity } from "./read-quantities.ts";

/** Top and bottom of a fraction, each on its own. */
export function fractionWays(place: Place, expected: string): readonly Way[] {
  const [, top = "", bottom = ""] = /(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u.exec(expected) ?? [];
  if (top === "") return [];
  const [t, b] = [rational(BigInt(top)), rational(BigInt(bottom))];
  const { quantities } = place.text;
  const isNumber = ({ form }: Quantity) => form !== "1" && form !== "z";
  const tops = quantities.filter((one) => isNumber(one) && one.form !== "p" && equals(one.value, t));
  const bottoms = quantities.filter(
    (one) => isNumber(one) && (equals(one.value, b) || (one.form === "r" && one.value.d === b.n)),
  );
  return tops.slice(0, 4).flatMap((upper) =>
    bottoms.slice(0, 4).flatMap((lower): readonly Way[] => {
      if (upper === lower) return [];
      const isTop = upper.from < lower.from;
      const [first, second] = isTop ? [upper, lower] : [lower, upper];
      const between = quantities.filter(({ from }) => from > first.from && from < second.from).length;
      const novelty = `${noveltyOf(place, upper)}${noveltyOf(place, lower)}`;
      const apart = second.sentence - first.sentence;
      const around = [...near(place, first.from, first.to, 4), ...near(place, second.from, second.to, 4)];
      return [
        [
          "F",
          `F${isTop ? "on" : "back"}`,
          `F${novelty}`,
          `F${novelty}${isTop ? "on" : "back"}${Math.min(between, 2)}`,
          `Ff ${upper.form}${lower.form}`,
          `Fb ${Math.min(between, 3)} ${Math.min(apart, 2)}`,
          `F${markOf(place, first)}|${markOf(place, second)}`,
          `F1${markOf(place, first)}`,
          `F2${markOf(place, second)}`,
          `Fl ${seen(place, upper.from - 1)}`,
          `Fr ${seen(place, upper.to)}`,
          `Gl ${seen(place, lower.from - 1)}`,
          `Gr ${seen(place, lower.to)}`,
          ...around.map((word) => `Fw ${word}`),
        ],
      ];
    }),
  );
}

/** "All but one of the sevenths": what is missing of a whole, where its parts are named. */
export function missingWays(place: Place, expected: string): readonly Way[] {
  const [, top = "", bottom = ""] = /(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u.exec(expected) ?? [];
  if (top === "") return [];
  const [missing, b] = [rational(BigInt(bottom) - BigInt(top)), rational(BigInt(bottom))];
  const { quantities } = place.text;
  if (!holdsQuantity(place.text, b)) return [];
  return quantities.flatMap((quantity): readonly Way[] => {
    if (!equals(quantity.value, missing)) return [];
    const cues = rawNear(place, quantity.from, quantity.to, 4).filter((word) => WEIGHING.CUES_BUT.test(word));
    return cues.length === 0
      ? []
      : [["A", `A${noveltyOf(place, quantity)}`, `A${markOf(place, quantity)}`, ...cues.map((word) => `Ac ${word}`)]];
  });
}

/** Top put together, bottom told: "6 plus 7 over 21". */
export function topSumWays(place: Place, expected: string): readonly Way[] {
  const [, top = "", bottom = ""] = /(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u.exec(expected) ?? [];
  if (top === "") return [];
  const [t, b] = [rational(BigInt(top)), rational(BigInt(bottom))];
  const { quantities, tokens } = place.text;
  return quantities.flatMap((first, index): readonly Way[] => {
    const second = quantities[index + 1];
    if (second === undefined || !isWhole(first.value) || second.from - first.to > 4) return [];
    const upper = second.form === "r" || second.value.d !== 1n ? rational(second.value.n) : second.value;
    const raw = tokens.slice(first.to, second.from).map(({ text }) => text);
    return OPERATIONS.slice(0, 2).flatMap(({ name, apply, cue }): readonly Way[] => {
      if (!raw.some((word) => cue.test(word)) || !apply(first.value, upper).some((value) => equals(value, t)))
        return [];
      const isBottom = second.value.d === b.n || quantities.some((one) => one !== first && equals(one.value, b));
      const bottomMark = isBottom ? "both" : "top";
      return [
        [
          "V",
          `V${name}`,
          `V${bottomMark}`,
          `V${bottomMark}${markOf(place, second)}`,
          `V${noveltyOf(place, first)}${noveltyOf(place, second)}`,
          `Vr ${seen(place, second.to)}`,
        ],
      ];
    });
  });
}

/** Every part of an answer with several. */
export function memberWays(place: Place, expected: string): readonly Way[] {
  const members = membersOf(expected);
  if (members.length < 2) return [];
  const { quantities } = place.text;
  let at = 0;
  const used: Quantity[] = [];
  for (const quantity of quantities) {
    const wanted = members[at];
    if (wanted === undefined || !equals(wanted, quantity.value)) continue;
    used.push(quantity);
    at++;
  }
  const isWholeList = at === members.length;
  const isAll = members.every((member) => quantities.some(({ value }) => equals(value, member)));
  if (!isAll) return [];
  const [first, last] = [used[0] ?? quantities[0], used.at(-1) ?? quantities.at(-1)];
  if (first === undefined || last === undefined) return [];
  const extra = quantities.filter(({ from }) => from >= first.from && from <= last.from).length - members.length;
  const isGiven = members.every((member) => holdsQuantity(place.stem, member));
  const joint =
    /[+×]|\\times/u.exec(expected)?.[0] ??
    (/;/u.test(expected) ? ";" : / /u.test(expected.trim()) && !/,/u.test(expected) ? "m" : ",");
  const between = wordsOf(place, first.from, Math.min(last.to, first.from + 40));
  const base = `L${joint}${isWholeList ? "on" : "mixed"}`;
  return [
    [
      "L",
      base,
      `L${isWholeList ? "on" : "mixed"}`,
      `L${isGiven ? "G" : "N"}${isWholeList ? "on" : "mixed"}`,
      `L${joint}${isGiven ? "G" : "N"}`,
      `Lx ${Math.min(Math.max(extra, -1), 3)} ${isWholeList}`,
      `Ln ${Math.min(members.length, 5)}`,
      `Lr ${seen(place, last.to)}`,
      `Ll ${seen(place, first.from - 1)}`,
      ...used.map((one) => `L${markOf(place, one)}`),
      ...between.map((word) => `Lw ${word}`),
    ],
  ];
}

function membersOf(expected: string): readonly Rational[] {
  const plain = expected
    .replaceAll(/\\[,;:! ]|[${}\s]|\\square/gu, " ")
    .replaceAll(/\\times|×/gu, "*")
    .replaceAll("−", "-");
  const [, whole, part] = /^\s*(-?\d+) (\d+\/\d+)\s*$/u.exec(plain) ?? [];
  const parts =
    whole !== undefined && part !== undefined ? [whole, part] : plain.split(/\s*[,;*+]\s*/u).map((one) => one.trim());
  const read = parts.length < 2 ? [] : parts.map((one) => readArithmetic(one));
  return read.every((one) => one.ok) ? read.flatMap((one) => (one.ok ? [one.value.value] : [])) : [];
}
