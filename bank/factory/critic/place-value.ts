import { evaluate, formulas, numbers } from "./read-stem.ts";
import { solveEquation } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

const WORTH: Readonly<Record<string, number>> = { hundred: 100, ten: 10, one: 1 };

export function solvePlaces({ stem, diagram, boxes }: BlindItem): readonly string[] | undefined {
  const [first, second] = numbers(stem);
  if (/blocks/u.test(stem)) {
    if (diagram?.type !== "base-ten") return undefined;
    return [evaluate(diagram.groups.map((g) => `100 * ${g.hundreds} + 10 * ${g.tens} + ${g.ones}`).join(" + "))];
  }
  if (boxes.length === 3 && first !== undefined && boxes.join() === "Hundreds,Tens,Ones") {
    return [100, 10, 1].map((worth) => digitOf(first, worth));
  }
  const place = stem.match(/in the (hundred|ten|one)s place\?$/u)?.[1];
  if (place !== undefined && first !== undefined) return [digitOf(first, WORTH[place] ?? 0)];
  if (/whole tens|ten in each .*full/u.test(stem) && first !== undefined) return [evaluate(`floor(${first} / 10)`)];
  if (/ worth\b.*\?$/u.test(stem) && first !== undefined && second !== undefined) {
    const worths = [100, 10, 1].filter((worth) => digitOf(second, worth) === first);
    return worths.length === 1 ? [evaluate(`${first} * ${worths[0]}`)] : undefined;
  }
  const missing = stem.match(/ with (.*) and some (hundred|ten|one)s\. How many /u);
  if (missing !== null)
    return [evaluate(`(${first} - (${countsToSum(missing[1] ?? "")})) / ${WORTH[missing[2] ?? ""]}`)];
  if (stem.includes("\\square")) return solveMissingCount(formulas(stem)[0] ?? "");
  return /Which number/u.test(stem) ? [evaluate(countsToSum(stem))] : undefined;
}

export function solveForms({ stem, choices, boxes, diagram }: BlindItem): readonly string[] | undefined {
  const [formula] = formulas(stem);
  if (/cards for .* make together\?$/u.test(stem)) return [evaluate(numbers(stem).join(" + "))];
  if (boxes.length === 3) {
    const [n] = numbers(stem);
    return n === undefined ? undefined : [100, 10, 1].map((worth) => evaluate(`${digitOf(n, worth)} * ${worth}`));
  }
  if (/in expanded form|as a sum that shows/u.test(stem)) return writeParts(stem, diagram);
  if (choices.length > 0) return choices.filter((choice) => readWords(choice) === formula);
  if (formula?.includes("\\square") === true) return solveEquation(formula);
  if (formula !== undefined)
    return /^(What is|Write) \$[\d+ ]+\$( as one number\.|\?)$/u.test(stem) ? [evaluate(formula)] : undefined;
  const words = stem.match(/(?:^Write |“|counts )([a-z -]+?)(?: in digits\.|”| [a-z]+\. Write)/u)?.[1];
  const read = words === undefined ? undefined : readWords(words);
  return read === undefined ? undefined : [read];
}

/** The sum of the parts of a number in digits, in words or in blocks, the smallest part first. */
function writeParts(stem: string, diagram: BlindItem["diagram"]): readonly string[] | undefined {
  const asked = stem.replace(/, the way \$\d{3} = \d00 \+ \d0 \+ \d\$ is written/u, "");
  const words = asked.match(/(?:^Write |“|counts )([a-z -]+?)(?: in expanded form\.|”| [a-z]+\. Write)/u)?.[1];
  const [group] = /^The blocks|in the picture/u.test(asked) && diagram?.type === "base-ten" ? diagram.groups : [];
  const n =
    numbers(asked)[0] ??
    (group === undefined
      ? readWords(words ?? "?")
      : evaluate(`100 * ${group.hundreds} + 10 * ${group.tens} + ${group.ones}`));
  if (n === undefined) return undefined;
  const parts = [1, 10, 100].map((worth) => evaluate(`${digitOf(n, worth)} * ${worth}`));
  return [parts.filter((part) => part !== "0").join(" + ")];
}

const NEAREST: Readonly<Record<string, number>> = { ten: 10, hundred: 100, thousand: 1000, "ten thousand": 10_000 };

export function solveRounding({ stem, choices }: BlindItem): readonly string[] | undefined {
  const unit = NEAREST[stem.match(/nearest ((?:ten )?thousand|hundred|ten)\b/u)?.[1] ?? ""];
  const [n, ...more] = numbers(stem);
  if (unit === undefined || n === undefined || more.length > 0) return undefined;
  const nearest = (x: string) => evaluate(`floor(${x} / ${unit} + 1/2) * ${unit}`);
  if (choices.length > 0) return choices.filter((choice) => nearest(choice) === n);
  // The limits are found by trying numbers around the rounded one, not by a formula for them.
  if (/smallest|greatest/u.test(stem)) {
    const step = /smallest/u.test(stem) ? -1 : 1;
    let [inside, outside] = [Number(n), Number(n) + step * unit];
    while (Math.abs(outside - inside) > 1) {
      const middle = Math.floor((inside + outside) / 2);
      if (nearest(String(middle)) === n) inside = middle;
      else outside = middle;
    }
    return [String(inside)];
  }
  return /Round |rounded to|rounds |to the nearest/u.test(stem) ? [nearest(n)] : undefined;
}

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const DECADES = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "three hundred and forty-two" as digits; undefined where a word is no number word. */
function readWords(text: string): string | undefined {
  let expression = "0";
  for (const word of text.replace("hundred and ", "hundred ").split(/[ -]/u)) {
    if (word === "hundred") expression = `(${expression}) * 100`;
    else if (UNITS.includes(word)) expression += ` + ${UNITS.indexOf(word)}`;
    else if (DECADES.includes(word)) expression += ` + ${20 + 10 * DECADES.indexOf(word)}`;
    else return undefined;
  }
  return evaluate(expression);
}

function digitOf(n: string, worth: number): string {
  return evaluate(`mod(floor(${n} / ${worth}), 10)`);
}

/** `647 = 5 hundreds + □ tens + 7 ones`: what the told parts leave, in units of the box. */
function solveMissingCount(latex: string): readonly string[] | undefined {
  const [whole, parts] = latex.split("=");
  const unit = parts?.match(/\\square \\text\{ (hundred|ten|one)s\}/u)?.[1];
  if (whole === undefined || parts === undefined || unit === undefined) return undefined;
  return [evaluate(`(${whole} - (${countsToSum(parts)})) / ${WORTH[unit]}`)];
}

/** "5 hundreds, 14 tens and 1 one" as `5 * 100 + 14 * 10 + 1 * 1`. */
function countsToSum(text: string): string {
  return [...text.matchAll(/(\d+) (?:\\text\{ )?(hundred|ten|one)s?\b/gu)]
    .map((m) => `${m[1]} * ${WORTH[m[2] ?? ""]}`)
    .join(" + ");
}
