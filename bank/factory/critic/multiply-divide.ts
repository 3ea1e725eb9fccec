import { evaluate, formulas, latexToMathjs, numbers, theOnly } from "./read-stem.ts";
import { solveEquation, solveFormula } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

/** A product or a quotient as a bare question: what it is, which number its box stands for, or as an order. */
function solveBare(stem: string): readonly string[] | undefined {
  const order = /^(Multiply|Divide) \$([^$]*)\$ by \$([^$]*)\$\.$/u.exec(stem);
  if (order === null) return solveFormula(stem);
  const [, verb, first, second] = order;
  return [evaluate(latexToMathjs(`${first} ${verb === "Multiply" ? "*" : "/"} ${second}`))];
}

/** Equal groups in words: how many in one, how many such, how many altogether. */
const EQUAL_GROUPS = [
  /\b(\d[\d,]*) \w+(?: of \w+)?\. Each \w+ (?:has|holds) (\d[\d,]*) \w+\. How many \w+ are there altogether\?$/u,
  /^Each \w+ holds (\d[\d,]*) \w+\. How many \w+ do (\d[\d,]*) \w+ hold\?$/u,
  /gives (\d[\d,]*) \w+ to each of (\d+) children\. How many \w+ do the children get altogether\?$/u,
  /(\d[\d,]*) \w+ every day\. How many \w+ does \w+ collect in (\d[\d,]*) days?\?$/u,
  /reads (\d+) pages every week\. How many pages does \w+ read in (\d+) weeks\?$/u,
  /path round a lake is (\d[\d,]*) metres long\. \w+ cycles round the lake (\d+) times\. How many metres is that\?$/u,
  /scores (\d[\d,]*) points in every round of a game\. How many points does \w+ score in (\d+) rounds\?$/u,
  /has (\d[\d,]*) books\. A large library has (\d+) times as many\. How many books does the large library have\?$/u,
] as const;

export function solveProduct(item: BlindItem): readonly string[] | undefined {
  return withWordings(EQUAL_GROUPS, item.stem, "*") ?? solveBare(item.stem);
}

/** Sharing and filling in words: the whole, then the number of parts or the size of a part. */
const EQUAL_PARTS = [
  /shares (\d[\d,]*) \w+ equally between (\d+) \w+\. How many \w+ (?:go in each \w+|does each \w+ get)\?$/u,
  /puts (\d[\d,]*) \w+ into \w+, (\d+) in each \w+\. How many \w+ does \w+ fill\?$/u,
  /lays (\d[\d,]*) \w+ in rows of (\d+)\. How many rows are there\?$/u,
  /^A factory packs (\d[\d,]*) \w+ into (\d+) crates, the same number in each\. How many \w+ go in each crate\?$/u,
  /^A \w+ packs (\d[\d,]*) \w+ in \w+ of (\d+)\. How many \w+ does the \w+ fill\?$/u,
] as const;

export function solveQuotient(item: BlindItem): readonly string[] | undefined {
  return withWordings(EQUAL_PARTS, item.stem, "/") ?? solveBare(item.stem);
}

/** The two numbers that the first fitting wording names, joined by a sign. */
function withWordings(wordings: readonly RegExp[], stem: string, sign: "*" | "/"): readonly string[] | undefined {
  for (const wording of wordings) {
    const found = wording.exec(stem);
    if (found) return [evaluate(numbers(`${found[1]} and ${found[2]}`).join(` ${sign} `))];
  }
  return undefined;
}

/** Pictures, repeated addition and stories of equal groups; products and stories to choose from. */
export function solveEqualGroups(item: BlindItem): readonly string[] | undefined {
  const { stem, diagram, boxes, choices } = item;
  const shown =
    diagram?.type === "groups"
      ? [diagram.groups, diagram.each]
      : diagram?.type === "array"
        ? [diagram.rows, diagram.columns]
        : [];
  if (boxes.length > 0) {
    return boxes.join() === "groups,in each group" && shown.length === 2 ? shown.map(String) : undefined;
  }
  const [formula] = formulas(stem);
  if (/Write .* as a product[.:]/u.test(stem)) {
    const addends = formula?.split(" + ") ?? [];
    if (addends.length > 1) return new Set(addends).size === 1 ? [`${addends[0]} × ${addends.length}`] : undefined;
    const pair = diagram === undefined ? numbers(stem) : shown;
    return pair.length === 2 ? [pair.toReversed().join(" × ")] : undefined;
  }
  if (/\\square \\times \d+\$/u.test(stem) && formula !== undefined) {
    const [sum, product] = formula.includes("=") ? formula.split(" = ") : formulas(stem);
    return solveEquation(`${sum} = ${product}`);
  }
  if (stem.startsWith("Which story means") || stem.endsWith("Which story fits?")) {
    return chooseByValue(choices, latexToMathjs(formula ?? ""), storyToMathjs);
  }
  const asked =
    formula === undefined ? (shown.length === 2 ? shown : numbers(stem)).join(" * ") : latexToMathjs(formula);
  if (/Which of these (?:is|gives)/u.test(stem)) {
    return chooseByValue(choices, asked, (choice) => latexToMathjs(formulas(choice)[0] ?? ""));
  }
  const isCounted = /How many \w+ (?:(?:does \w+ have|are there) altogether|do \d+ \w+ hold)\?$/u.test(stem);
  return isCounted ? [evaluate(asked)] : undefined;
}

function chooseByValue(
  choices: readonly string[],
  asked: string,
  read: (choice: string) => string,
): readonly string[] | undefined {
  const value = evaluate(asked);
  return theOnly(choices, (choice) => evaluate(read(choice)) === value);
}

/** "4 boxes with 6 pens in each box" → `4 * 6`. */
function storyToMathjs(story: string): string {
  const [first, second] = numbers(story);
  if (/boxes with .* in each box$/u.test(story)) return `${first} * ${second}`;
  if (/in one box and .* in another$/u.test(story)) return `${first} + ${second}`;
  if (story.endsWith("taken away")) return `${first} - ${second}`;
  throw new Error(`unknown story: ${story}`);
}
