import { evaluate, evaluateDecimal, formulas, latexToMathjs, numbers } from "./read-stem.ts";
import { solveFormula } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

const WORTH: Readonly<Record<string, string>> = { one: "1", whole: "1", tenth: "1/10", hundredth: "1/100" };

export function solveNotation(item: BlindItem): readonly string[] | undefined {
  const { stem, diagram } = item;
  const [formula] = formulas(stem);
  if (diagram !== undefined) return readPicture(item);
  if (/counts on in steps .* Which number comes next\?$/u.test(stem)) {
    const [first, second, third] = numbers(formula ?? "");
    return [evaluateDecimal(`${third} + (${second} - ${first})`)];
  }
  if (stem.endsWith("as a fraction.")) return [evaluate(formula ?? "")];
  if (/^Write (?:\d+ (?:whole|ones) and )?\d+ \w+ as a decimal\.$|reads out a number:/u.test(stem)) {
    const parts = [...stem.matchAll(/(\d+) (one|whole|tenth|hundredth)s?\b/gu)];
    return parts.length === 0
      ? undefined
      : [evaluateDecimal(parts.map(([, n, place]) => `${n} * ${WORTH[place ?? ""]}`).join(" + "))];
  }
  if (formula !== undefined && /as a decimal\b|as one decimal/u.test(stem))
    return [evaluateDecimal(latexToMathjs(formula))];
  return undefined;
}

function readPicture({ stem, diagram }: BlindItem): readonly string[] | undefined {
  switch (diagram?.type) {
    case "fraction-bars": {
      const [bar] = diagram.bars;
      return bar && stem.endsWith("Write the shaded part as a decimal.")
        ? [evaluateDecimal(`${bar.shaded} / ${bar.parts}`)]
        : undefined;
    }
    case "base-ten": {
      const [group] = diagram.groups;
      if (group === undefined || !stem.includes("big square stands for $1$")) return undefined;
      return [evaluateDecimal(`${group.hundreds} + ${group.tens} / 10 + ${group.ones} / 100`)];
    }
    case "place-value-chart": {
      const terms = diagram.headings.map(
        (heading, column) => `${diagram.rows[0]?.[column] || "0"} * ${WORTH[heading.replace(/s$/u, "")]}`,
      );
      return stem.endsWith("Which decimal does the chart show?") ? [evaluateDecimal(terms.join(" + "))] : undefined;
    }
    case "number-line": {
      const dot = diagram.marks.find((mark) => mark.text === "?");
      const [left, right] = diagram.labels;
      if (
        dot === undefined ||
        left === undefined ||
        right === undefined ||
        !/Which decimal belongs (?:at the dot|there)\?$/u.test(stem)
      )
        return undefined;
      // Ticks are counted; the value comes from the labels at the ends.
      const step = Math.round((dot.at - left.at) / diagram.step);
      const all = Math.round((right.at - left.at) / diagram.step);
      return [evaluateDecimal(`${left.text} + (${right.text} - ${left.text}) * ${step} / ${all}`)];
    }
    default:
      return undefined;
  }
}

/** Amounts put together in words: `\$4.50`, `2.7 metres`. */
const TOGETHER =
  /together\?$|altogether\?$|^\w+ has .* and saves .* more\. How much does \w+ have now\?$|pours in .* more\. How many litres are in the bucket now\?$/u;

export function solveSum({ stem }: BlindItem): readonly string[] | undefined {
  if (stem.startsWith("Add ") || TOGETHER.test(stem)) {
    const found = numbers(stem);
    return found.length === 2 ? [evaluateDecimal(found.join(" + "))] : undefined;
  }
  return solveFormula(stem)?.map(evaluateDecimal);
}

/** What is left or how far two amounts are apart, in words. */
const APART =
  /are left\?$|How much money is left\?$|more does the jacket cost\?$|How much more money does \w+ need\?$|How many metres of rope are left\?$|What is the result\?$/u;

export function solveDifference({ stem }: BlindItem): readonly string[] | undefined {
  const found = numbers(stem);
  const [first = "", second = ""] = found;
  if (stem.startsWith("Take ") && found.length === 2) return [evaluateDecimal(`${second} - ${first}`)];
  if (APART.test(stem)) return found.length === 2 ? [evaluateDecimal(`${first} - ${second}`)] : undefined;
  return solveFormula(stem)?.map(evaluateDecimal);
}

export function solveConversion({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type === "fraction-bars" && stem.endsWith("What percent of the bar is shaded?")) {
    const [bar] = diagram.bars;
    return bar && [`${evaluateDecimal(`${bar.shaded} / ${bar.parts} * 100`)}%`];
  }
  const [formula] = formulas(stem);
  const asked = stem.match(/(?:as|into) a (percent|decimal|fraction in its simplest form)\./u)?.[1];
  if (formula === undefined || asked === undefined) return undefined;
  const value = formula.endsWith("\\%") ? `${formula.slice(0, -2)} / 100` : latexToMathjs(formula);
  if (asked === "percent") return [`${evaluateDecimal(`(${value}) * 100`)}%`];
  return [asked === "decimal" ? evaluateDecimal(value) : evaluate(value)];
}
