import { evaluate, numbers } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

interface Row {
  readonly label: string;
  /** As mathjs calculates it. */
  readonly amount: string;
}

function rowsOf(diagram: BlindItem["diagram"]): readonly Row[] {
  if (diagram?.type === "bar-graph") return diagram.bars.map(({ label, value }) => ({ label, amount: String(value) }));
  if (diagram?.type !== "picture-graph") return [];
  const [each] = numbers(diagram.key);
  return each === undefined
    ? []
    : diagram.rows.map(({ label, symbols }) => ({ label, amount: `${symbols} * ${each}` }));
}

const APART = /\b(?:more|fewer|difference)\b/u;
const TOGETHER = /\b(?:altogether|together|total|in all)\b/u;
const WHOLE = /\b(?:altogether|total|whole|all the)\b/u;

/** By the names that stand in the question, and the words that say what to do with their numbers. */
export function readGraph({ stem, diagram }: BlindItem): readonly string[] | undefined {
  const rows = rowsOf(diagram);
  const question = stem.toLowerCase();
  const named = rows.filter(({ label }) => new RegExp(String.raw`\b${label.toLowerCase()}\b`, "u").test(question));
  const [first, second, third] = named;
  if (rows.length === 0 || numbers(stem).length > 0) return undefined;
  if (first === undefined) return WHOLE.test(question) ? [evaluate(sum(rows))] : undefined;
  if (second === undefined)
    return APART.test(question) || TOGETHER.test(question) ? undefined : [evaluate(first.amount)];
  if (third === undefined) {
    if (APART.test(question)) return [evaluate(`abs(${first.amount} - ${second.amount})`)];
    return TOGETHER.test(question) ? [evaluate(sum(named))] : undefined;
  }
  const joined = /(\S+) (?:and|or) (?:the )?(\w+)/u.exec(question);
  const pair = named.filter(({ label }) => joined?.slice(1).includes(label.toLowerCase()) ?? false);
  const rest = named.filter((row) => !pair.includes(row));
  if (pair.length !== 2 || rest.length !== 1 || !APART.test(question)) return undefined;
  return [evaluate(`abs(${sum(pair)} - ${sum(rest)})`)];
}

function sum(rows: readonly Row[]): string {
  return `(${rows.map(({ amount }) => amount).join(" + ")})`;
}

/** A list of numbers by the word that says what is asked of it. */
export function summarise({ stem }: BlindItem): readonly string[] | undefined {
  const all = numbers(stem);
  const mean = `(${all.join(" + ")}) / ${all.length}`;
  const wanted = /mean (?:score )?of (\d+)\b(?!,| and)|numbers is (\d+)\./u.exec(stem)?.slice(1).find(Boolean);
  if (/missing|last (?:score|day)/u.test(stem)) {
    // The mean is told first, and one number is not told: there are as many as numbers in the stem.
    if (wanted === undefined || wanted !== all[0]) return undefined;
    return [evaluate(`${wanted} * ${all.length} - (${all.slice(1).join(" + ")})`)];
  }
  if (/share equally/u.test(stem)) return [evaluate(mean)];
  const asked = /[Ff]ind the (mean|median|range)|What is the (mean|median|range)/u.exec(stem)?.slice(1).find(Boolean);
  if (asked === undefined || all.length < 3) return undefined;
  if (asked === "mean") return [evaluate(mean)];
  const ordered = all.map(Number).toSorted((x, y) => x - y);
  const at = (index: number): number => ordered.at(index) ?? 0;
  const half = ordered.length >> 1;
  return [evaluate(asked === "range" ? `${at(-1)} - ${at(0)}` : `(${at(half)} + ${at(-half - 1)}) / 2`)];
}

/** A line plot: which places the question names, and whether it asks for crosses or for a place. */
export function readPlot({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type !== "line-plot") return undefined;
  const places = diagram.places.map(({ text, crosses }) => ({ value: text.replace(" ", " + "), crosses }));
  const measured = places.filter(({ crosses }) => crosses > 0);
  const tallest = Math.max(...places.map(({ crosses }) => crosses));
  const frequent = measured.find(({ crosses }) => crosses === tallest)?.value;
  const [least, greatest] = [measured[0]?.value, measured.at(-1)?.value];
  const [limit, other] = [...stem.matchAll(/\$(\d*)(?:\\frac\{(\d+)\}\{(\d+)\})?\$/gu)].map(
    ([, whole, n, d]) => `${whole === "" ? 0 : whole}${n === undefined ? "" : ` + ${n}/${d}`}`,
  );
  const question = stem.split(/(?<=[.?]) /u).at(-1) ?? "";
  if (limit === undefined) {
    const isOfGreatest = /\b(?:greatest|longest|tallest)\b/u.test(question);
    if (isOfGreatest && /\bmost (?:frequent|common|often)\b|\bthan th(?:at|is)\b/u.test(question))
      return [evaluate(`(${greatest}) - (${frequent})`)];
    if (isOfGreatest && /\b(?:least|shortest)\b/u.test(question)) return [evaluate(`(${greatest}) - (${least})`)];
    return /\bmost (?:frequent|often|common)\b|\bthan any other (?:length|height)\b/u.test(question)
      ? [evaluate(frequent ?? "")]
      : undefined;
  }
  const crossesWhere = (sign: string, number: string): number =>
    places.reduce((sum, { value, crosses }) => {
      const difference = evaluate(`(${value}) - (${number})`);
      const is = difference === "0" ? "=" : difference.startsWith("-") ? "<" : ">";
      return is === sign ? sum + crosses : sum;
    }, 0);
  if (other !== undefined) return [evaluate(`abs(${crossesWhere("=", limit)} - ${crossesWhere("=", other)})`)];
  if (/\b(?:longer|taller|more) than\b/u.test(stem)) return [String(crossesWhere(">", limit))];
  if (/\b(?:shorter|less) than\b/u.test(stem)) return [String(crossesWhere("<", limit))];
  return /\b(?:How many|What is the number of)\b/u.test(question) ? [String(crossesWhere("=", limit))] : undefined;
}
