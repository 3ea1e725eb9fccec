import { WEIGHING } from "../../cues/weighing.ts";
import { type Rational, add, equals, isWhole, multiply, rational } from "../../answers/rational.ts";
import type { HintToken } from "../find-leak-tokens.ts";
import { PLACES } from "./operations.ts";
import { type Place, RESULTS, type Way, markOf, noveltyOf, rawNear, seen } from "./place.ts";
import { type Quantity, holdsQuantity } from "./read-quantities.ts";

/** The digits of the answer told one after the other, from either end, or as the ends of what every column comes to. */
export function digitWays(place: Place, answer: Rational): readonly Way[] {
  const digits = digitsOf(answer);
  const { quantities, tokens } = place.text;
  if (digits.length < 2 || digits.length > 6) return [];
  if (answer.d !== 1n && !tokens.some(({ text }) => WEIGHING.DECIMAL_CUE.test(text))) return [];
  const wholes = quantities.filter(
    ({ value, form }) => isWhole(value) && value.n >= 0n && form !== "p" && form !== "1",
  );
  const given = place.stem.quantities.map(({ value }) => (isWhole(value) ? String(value.n) : "/")).join(" ");
  const rows = [
    { name: "one", list: wholes.flatMap((one) => copiesOf(one, tokens)) },
    {
      name: "end",
      list: wholes
        .filter(({ value, from }) => value.n < 20n && RESULTS.has(tokens[from - 1]?.text ?? ""))
        .map((one) => ({ digit: String(one.value.n % 10n), one })),
    },
  ];
  return rows.flatMap(({ name, list }): readonly Way[] => {
    const turned = [...digits].toReversed().join("");
    const [on, back] = [pickRow(list, digits), pickRow(list, turned)];
    const used = on ?? back;
    if (used === undefined || given.includes([...digits].join(" "))) return [];
    const cues = used.flatMap(({ from, to }) =>
      rawNear(place, from, to, 3).filter((word) => WEIGHING.PLACE_CUE.test(word)),
    );
    const isGiven = used.every((one) => holdsQuantity(place.stem, one.value));
    const base = `D${name}${on === undefined ? "back" : "on"}`;
    const rest = wholes.length - new Set(used).size;
    return [
      [
        "D",
        base,
        `D${isGiven ? "G" : "N"}`,
        `D${Math.min(list.length - digits.length, 3)} ${name}`,
        `Drest ${Math.min(rest, 4)} ${name}`,
        `D${digits.length} ${name}`,
        ...(answer.d === 1n ? [] : ["Ddecimal"]),
        `Dc ${Math.min(cues.length, 3)} ${digits.length}`,
        ...cues.map((word) => `Dw ${word}`),
        ...used.map((one) => `D${markOf(place, one)}`),
      ],
    ];
  });
}

/** Without sign and point; none where the decimals go on for ever. */
function digitsOf({ n, d }: Rational): string {
  const [size, places] = [n < 0n ? -n : n, [0, 1, 2, 3].find((count) => 10n ** BigInt(count) % d === 0n)];
  return places === undefined ? "" : String((size * 10n ** BigInt(places)) / d).padStart(places + 1, "0");
}

/** A digit said, as often as it is said to stand there: "two nines". */
function copiesOf(one: Quantity, tokens: readonly HintToken[]): readonly { digit: string; one: Quantity }[] {
  const next = tokens[one.to];
  const name = next?.type === "word" ? DIGIT_NAMES.indexOf(next.text) : -1;
  const isFigures = next?.type === "figure" && tokens[one.to + 1]?.text === "s";
  const copied = name !== -1 ? String(name) : isFigures ? next.text : undefined;
  if (copied?.length === 1 && one.value.n > 0n && one.value.n < 5n)
    return Array.from({ length: Number(one.value.n) }, () => ({ digit: copied, one }));
  return one.value.n < 10n && one.form !== "o" ? [{ digit: String(one.value.n), one }] : [];
}

/** Digits one behind the other; others may stand between. */
function pickRow(list: readonly { digit: string; one: Quantity }[], digits: string): readonly Quantity[] | undefined {
  const used: Quantity[] = [];
  for (const { digit, one } of list) if (digit === digits[used.length]) used.push(one);
  return used.length === digits.length ? used : undefined;
}

/** "3 hundreds, 2 tens and 4 ones", "300, 20 and 4", "five hundred, then fifty, then six": parts of the answer by places. */
export function sumWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, tokens } = place.text;
  if (answer.d !== 1n || answer.n < 11n) return [];
  const parts = quantities.map((quantity) => {
    const unit = PLACES.get(tokens[quantity.to]?.text ?? "");
    return { quantity, worth: unit === undefined ? quantity.value : multiply(quantity.value, rational(unit)), unit };
  });
  return parts.flatMap((first, index): readonly Way[] => {
    let sum = first.worth;
    for (let count = 1; count < 5; count++) {
      const next = parts[index + count];
      const before = parts[index + count - 1];
      if (next === undefined || before === undefined || !isWhole(sum) || sum.n === 0n) return [];
      const size = 10n ** BigInt(String(next.worth.n).length);
      if (next.worth.d !== 1n || next.worth.n <= 0n || sum.n % size !== 0n) return [];
      sum = add(sum, next.worth);
      if (!equals(sum, answer)) continue;
      const used = parts.slice(index, index + count + 1);
      const units = used.some(({ unit }) => unit !== undefined) ? "u" : "";
      const news = used.some(({ quantity }) => noveltyOf(place, quantity) === "N") ? "N" : "G";
      const between = used.slice(1).flatMap(({ quantity }, i) => {
        const from = used[i]?.quantity.to ?? quantity.from;
        return Array.from({ length: Math.min(quantity.from - from, 6) }, (_, k) => seen(place, from + k));
      });
      return [
        [
          "C",
          `C${count}${units}`,
          `C${news}${units}`,
          `C${news}${markOf(place, next.quantity)}`,
          `Cr ${seen(place, next.quantity.to + (next.unit === undefined ? 0 : 1))}`,
          `Cl ${seen(place, first.quantity.from - 1)}`,
          `C ${index + count === parts.length - 1 ? "last" : ""}`,
          ...between.map((word) => `Cm ${word}`),
        ],
      ];
    }
    return [];
  });
}

/** What is said last of every place: "5 hundreds. 2 tens plus the one makes 3 tens. 2 ones." */
export function placeWays(place: Place, answer: Rational): readonly Way[] {
  const { quantities, tokens } = place.text;
  const lastByUnit = new Map<bigint, Quantity>();
  for (const quantity of quantities) {
    const unit = PLACES.get(tokens[quantity.to]?.text ?? "") ?? PLACES.get(tokens[quantity.from - 2]?.text ?? "");
    if (unit !== undefined && isWhole(quantity.value)) lastByUnit.set(unit, quantity);
  }
  const used = [...lastByUnit].map(([unit, quantity]) => ({
    worth: multiply(quantity.value, rational(unit)),
    quantity,
  }));
  const sum = used.reduce((all, { worth }) => add(all, worth), rational(0n));
  const isGiven = used.every(({ quantity }) => holdsQuantity(place.stem, quantity.value));
  if (used.length < 2 || isGiven || !equals(sum, answer)) return [];
  return [["Z", `Z${used.length}`, ...used.map(({ quantity }) => `Z${markOf(place, quantity)}`)]];
}

const DIGIT_NAMES = "zeros ones twos threes fours fives sixes sevens eights nines".split(" ");
