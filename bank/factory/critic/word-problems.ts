import { evaluate } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

/** What a number of a story counts. */
type Role = "groups" | "per" | "loss" | "gain" | "apart" | "amount";

/** Numbers of a story by what they count, in the order in which they are told. */
type Roles = Readonly<Record<Role, readonly string[]>>;

/** By the words before and after each number, and by the question: no story is known as a whole. */
export function solveTold({ stem }: BlindItem): readonly string[] | undefined {
  const sentences = stem.split(/(?<=[.?]) /u).filter((sentence) => !BESIDE.some((words) => words.test(sentence)));
  const question = sentences.find((sentence) => sentence.endsWith("?")) ?? "";
  const expression = expressionOf(rolesOf(sentences.join(" ")), question, stem);
  return expression === undefined ? undefined : [evaluate(expression)];
}

/** Sentences that describe something else. */
const BESIDE: readonly RegExp[] = [
  /^Of all the \w+, \d+ are \w+\.$/u,
  /^The [\w ]+ (?:has|is) \d+ (?:pictures|(?:centi|milli)metres (?:high|wide|thick))\.$/u,
  /^There are \d+ \w+ (?:beside the track|on the table)\.$/u,
];

/** Words before a number, and words after it; the first that fits says what it counts. */
const CONTEXTS: readonly (readonly [before: RegExp, after: RegExp, role: Role])[] = [
  [/(?:)/u, /^ (?:more|fewer)(?: \w+)? than\b/u, "apart"],
  [/(?:)/u, /^ (?:of them |\w+ )?(?:in|on) each\b|^ \w+ every\b/u, "per"],
  [/\beach (?:piece is )?$/iu, /^ \w+ long\b/u, "per"],
  [/\bpieces of $/u, /^ (?:centi)?metres\b/u, "per"],
  [/(?:)/u, /^ (?:more|other)\b/u, "gain"],
  [/\b(?:gives away|sells|loses|uses|lends|keeps) $/u, /(?:)/u, "loss"],
  [/(?:)/u, /^ of them to \w+\b|^ of the rest\b|^ belong to\b/u, "loss"],
  [/\bputs $/u, /^ of them away\b/u, "loss"],
  [/\bOf (?:all )?these(?: \w+)?, $/u, /(?:)/u, "loss"],
  [/(?:)/u, /^ \w+ \w+ among them\b/u, "loss"],
  [/\banother $/iu, /(?:)/u, "gain"],
];

function rolesOf(text: string): Roles {
  const roles: Record<Role, string[]> = { groups: [], per: [], loss: [], gain: [], apart: [], amount: [] };
  const containers = containersIn(text);
  for (const { 0: number, index } of text.matchAll(/\d+/gu)) {
    const [before, after] = [text.slice(0, index), text.slice(index + number.length)];
    const known = CONTEXTS.find(([words, others]) => words.test(before) && others.test(after));
    const [, noun = ""] = /^ (?:(?:large|small|long|short|high|low|equal) )?(\w+)/u.exec(after) ?? [];
    roles[known?.[2] ?? (containers.has(singular(noun)) ? "groups" : "amount")].push(number);
  }
  return roles;
}

/** What is said to hold things, one by one. */
function containersIn(text: string): ReadonlySet<string> {
  const named = text.matchAll(
    /\b(?:each|every|not (?:in|on) a|that|one of the) (?:(?:large|small|long|short|high|low) )?(\w+)/giu,
  );
  return new Set(["piece", "child", ...[...named].map(([, noun = ""]) => singular(noun))]);
}

function singular(noun: string): string {
  if (noun === "children") return "child";
  return noun
    .replace(/ves$/u, "f")
    .replace(/(?<=x|ch)es$/u, "")
    .replace(/(?<!s)s$/u, "");
}

function expressionOf(roles: Roles, question: string, stem: string): string | undefined {
  const { groups, per, loss, gain, apart, amount } = roles;
  const pairs = groups.slice(0, per.length).flatMap((n, at) => (per[at] === undefined ? [] : [`${n} * ${per[at]}`]));
  const [count] = groups.slice(per.length);
  const [each] = per.slice(groups.length);
  if (count !== undefined) {
    if (/\b(?:in|on) that \w+ now\?|\bhave now\?/u.test(question)) return `${sum(amount)} / ${count} + ${sum(gain)}`;
    const isEach = /\b(?:in|on) each\b|\bdoes each [\w ]+ get\?|\blong is each\b|\bevery \w+\?/u.test(question);
    return isEach ? `(${stock(roles, pairs)}) / ${count}` : undefined;
  }
  if (each !== undefined) {
    const isCount = /^How many \w+ (?:are there\?|does (?:\w+ \w+\?|\w+ need for \d+ \w+\?)|do they \w+\?)/u.test(
      question,
    );
    return isCount ? `(${stock(roles, pairs)}) / ${each}` : undefined;
  }
  const values = [...pairs, ...amount];
  const [first, second, ...more] = values;
  if (first === undefined) return undefined;
  if (/\bhave \d+ \w+ together\./u.test(stem)) {
    return first === amount[0] && /\bdoes \w+ have\?/u.test(question) ? values.join(" - ") : undefined;
  }
  if (more.length > 0) return undefined;
  if (apart.length > 0) return second === undefined ? comparedSum(first, apart, question, stem) : undefined;
  if (/^How many (?:more|fewer) \w+ .* than\b/u.test(question)) return `abs(${first} - ${second})`;
  if (/\bat the beginning\?/u.test(question)) return [sum([...values, ...loss]), ...gain].join(" - ");
  if (
    amount.length > 0 &&
    pairs.length > 0 &&
    /\bleft\?|\bnot (?:in|on) (?:a|the) \w+\?|\bstill have to \w+\?/u.test(question)
  ) {
    return pairs.length === 1 ? `${sum(amount)} - ${sum(pairs)}` : undefined;
  }
  if (
    loss.length > 0 &&
    /\bleft\?|\bnow\?|\bbelong to \w+\?|\bHow many \w+ are \w+\?|\bHow many \w+ \w+ does \w+ have\?/u.test(question)
  ) {
    return [sum([...values, ...gain]), ...loss].join(" - ");
  }
  const isAll = /\b(?:in all|together|now|have|read|run|save|paint|(?:in|on) \d+ \w+)\b[\w ]*\?/u.test(question);
  return isAll && loss.length === 0 ? sum([...values, ...gain]) : undefined;
}

/** What there is to be put into groups: groups that are filled from an amount are taken from it. */
function stock({ amount, loss, gain }: Roles, pairs: readonly string[]): string {
  const [there, gone] = amount.length > 0 ? [amount, [...pairs, ...loss]] : [pairs, loss];
  return [sum([...there, ...gain]), ...gone].join(" - ");
}

/** Two amounts together, of which the second is told by the difference: the one that is compared has more or fewer. */
function comparedSum(first: string, [by]: readonly string[], question: string, stem: string): string | undefined {
  if (!/\btogether\?/u.test(question)) return undefined;
  const isMore = new RegExp(String.raw`\b${by} more\b`, "u").test(stem);
  const isOfFirst = /\b(?:That|which) is \d+ (?:more|fewer)\b/u.test(stem);
  return isMore === isOfFirst ? `${first} + (${first} - ${by})` : `${first} + (${first} + ${by})`;
}

function sum(parts: readonly string[]): string {
  return parts.length === 0 ? "0" : `(${parts.join(" + ")})`;
}
