import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import type { Item } from "./items.ts";

/** A number, a sum or an equation as it stands in a message. */
export interface Span {
  /** As it would be typed; of a sum worked out (`3 + 4 = 7`, `3 + 4 is 7`) the result. */
  readonly text: string;
  readonly sort: "number" | "sum" | "result" | "equation" | "list";
  /** The numbers that a result was worked out from. */
  readonly from?: readonly string[];
}

/** A message as its words with `#` for each span: what the rules read. */
export interface Frame {
  readonly words: readonly string[];
  /** One for each `#`, in order. */
  readonly spans: readonly Span[];
}

export interface SpanContext {
  readonly kind: string | undefined;
  /** The unknown of the open problem. */
  readonly unknown: string | undefined;
  /** Stem and expected answer, lower case. */
  readonly about?: string;
  /** Letters that stand for numbers in the problem's expressions. */
  readonly letters?: ReadonlySet<string>;
}

export function frameOf(items: readonly Item[], context: SpanContext): Frame {
  const words: string[] = [];
  const spans: Span[] = [];
  for (let i = 0; i < items.length;) {
    const run = runAt(items, i, context);
    const item = items[i];
    if (item === undefined) break;
    if (run === undefined) {
      words.push(item.type === "face" ? `:${item.text}` : item.text);
      i++;
      continue;
    }
    words.push("#");
    spans.push(run.span);
    i += run.taken;
  }
  return { words, spans };
}

interface Run {
  readonly span: Span;
  readonly taken: number;
}

/** The longest run of atoms and operators from here, at least one atom that is no lone letter. */
function runAt(items: readonly Item[], start: number, context: SpanContext): Run | undefined {
  const sides: string[] = [""];
  let end = start;
  let atoms = 0;
  let operators = 0;
  let commas = 0;
  let depth = 0;
  let letters = 0;
  let isOpen = true;
  const add = (text: string, gap: boolean) => {
    const side = sides.length - 1;
    sides[side] = `${sides[side] ?? ""}${gap && sides[side] !== "" ? " " : ""}${text}`;
  };
  for (let i = start; i < items.length;) {
    const item = items[i];
    if (item === undefined) break;
    const { text, spaced } = item;
    if (item.type === "number") {
      // `x 7`, where that is the problem's unknown and nothing else was said of it
      const isOfUnknown = !isOpen && letters === 1 && atoms === 1 && sides.length === 1 && sides[0] === context.unknown;
      if (isOfUnknown && spaced && context.kind === "equation") {
        sides.push(text);
        atoms++;
        end = ++i;
        continue;
      }
      // Two numbers side by side are two spans, but for lists.
      if (!isOpen && !(LISTS.has(context.kind ?? "") && atoms > 0 && operators === 0)) break;
      if (!isOpen) {
        commas++;
        add(",", false);
      }
      add(text, spaced);
      atoms++;
      isOpen = false;
      end = ++i;
      continue;
    }
    if (isUnknown(items, i, context)) {
      // `x is 2 y is 3`
      if (!isOpen && spaced && sides.length > 1 && UNDERSTAND.RUN_AT_EQUALS.test(items[i + 1]?.text ?? "")) break;
      add(text, spaced && items[i - 1]?.type !== "number");
      letters++;
      atoms++;
      isOpen = false;
      end = ++i;
      continue;
    }
    if (/^[([{]$/u.test(text) && item.type === "sign") {
      if ((!isOpen && spaced) || depth > 5) break;
      depth++;
      add(text, spaced);
      isOpen = true;
      i++;
      continue;
    }
    if (/^[)\]}]$/u.test(text) && item.type === "sign") {
      if (depth === 0 || isOpen) break;
      depth--;
      add(text, spaced);
      end = ++i;
      continue;
    }
    // `> 3`, `bigger than 3`
    const [compared, length] = i === start && context.kind === "inequality" ? operatorAt(items, i) : [undefined, 0];
    if (compared !== undefined && /[<>≤≥]/u.test(compared) && items[i + length]?.type === "number") {
      add(compared, false);
      i += length;
      continue;
    }
    if (isOpen && !(text === "√" || (text === "-" && (atoms > 0 || isUnknown(items, i + 1, context))))) break;
    const comma = text === "," && (depth > 0 || LISTS.has(context.kind ?? "")) ? 1 : 0;
    const joined =
      LISTS.has(context.kind ?? "") &&
      UNDERSTAND.JOINED_THEN.test(items[i + comma]?.text ?? "") &&
      items[i + comma + 1]?.type === "number";
    if (comma === 1 || joined) {
      const following = i + comma + (joined ? 1 : 0);
      if (items[following] === undefined || (sides.length > 1 && items[following]?.type === "word")) break;
      add(",", false);
      commas++;
      isOpen = true;
      i += comma + (joined ? 1 : 0);
      continue;
    }
    const [sign, taken] = operatorBehind(items, i, context);
    if (sign === undefined) break;
    if (sign === "=" || /^[<>≤≥]$/u.test(sign)) {
      const isWord = item.type === "word";
      if (isWord && sign !== "=" && context.kind !== "inequality") break;
      // `7 is right`: only what was worked out or an unknown is said to be something.
      const isOfUnknown = (letters === 1 && atoms === 1) || (atoms === 1 && items[i + taken]?.text === context.unknown);
      if (isWord && operators === 0 && !isOfUnknown && !startsSum(items, i + taken)) break;
      if (isWord && !startsAtom(items, i + taken, context)) break;
      if (sign === "=") sides.push("");
      else add(sign, isWord || spaced);
    } else {
      if (!startsAtom(items, i + taken, context) && !/^[²³]$/u.test(sign)) break;
      add(sign, item.type === "word" && item.text !== "x" ? true : spaced);
      operators++;
    }
    isOpen = !/^[²³]$/u.test(sign);
    i += taken;
    if (!isOpen) end = i;
  }
  const isTerm = context.kind === "expression" && letters > 1;
  if (atoms === 0 || (letters === atoms && operators === 0 && sides.length === 1 && !isTerm)) return undefined;
  return {
    span: spanOf(
      sides.map((side) => side.trim()).filter((side) => side !== ""),
      operators,
      commas,
      context,
    ),
    taken: end - start,
  };
}

function spanOf(sides: readonly string[], operators: number, commas: number, { kind, about }: SpanContext): Span {
  const [first = "", ...more] = sides;
  const end = sides.at(-1) ?? "";
  const last = end.includes("(") ? end : end.replace(/ ?\)$/u, "");
  if (more.length > 0) {
    if (/^\p{L}$/u.test(first)) return { text: `${first} = ${last}`, sort: "equation" };
    if (/^\p{L}$/u.test(last)) return { text: `${last} = ${first}`, sort: "equation" };
    if (kind === "expression" && sides.every((side) => /\p{L}/u.test(side))) return { text: last, sort: "result" };
    if (/\p{L}/u.test(first.replace(UNDERSTAND.SPAN_OF_CENTS, "")) || /\dx(?!\s?\d)/u.test(first))
      return { text: sides.join(" = "), sort: "equation" };
    const isTurned = /^-?[\d.,]+$/u.test(first) && !/^-?[\d.,/ $£€]+%?$/u.test(last) && kind !== "expression";
    const worked = isTurned ? more : sides.slice(0, -1);
    return { text: isTurned ? first : last, sort: "result", from: worked.join(" ").match(/\d+(?:[.:]\d+)*/gu) ?? [] };
  }
  const [, left, sign, right] = /^([\d./ ]+)([<>])([\d./ ]+)/u.exec(first) ?? [];
  if (left !== undefined && right !== undefined && kind !== "inequality") {
    const isMore = UNDERSTAND.IS_MORE_WHICH.test(about ?? "");
    const chosen = isMore === (sign === ">") ? left : right;
    const isAsked = isMore || UNDERSTAND.IS_ASKED_WHICH.test(about ?? "");
    return isAsked ? { text: chosen.trim(), sort: "number" } : { text: first, sort: "sum" };
  }
  const inside = /^[([](-?[\d./ ]+)[)\]]$/u.exec(first)?.[1];
  if (inside !== undefined && commas === 0) return { text: inside, sort: "number" };
  return { text: first, sort: operators > 0 ? "sum" : commas > 0 ? "list" : "number" };
}

/** `56 is 7 times 8` */
function startsSum(items: readonly Item[], i: number): boolean {
  const [sign, taken] = operatorAt(items, i + 1);
  return (
    items[i]?.type === "number" &&
    sign !== undefined &&
    /[-+×÷*/x]/u.test(sign) &&
    items[i + 1 + taken]?.type === "number"
  );
}

function startsAtom(items: readonly Item[], i: number, context: SpanContext): boolean {
  const item = items[i];
  return item?.type === "number" || /^[([√-]$/u.test(item?.text ?? "") || isUnknown(items, i, context);
}

/** A letter that stands for a number: the problem's unknown, or one beside a sign or a figure. */
function isUnknown(items: readonly Item[], i: number, { unknown, kind, letters }: SpanContext): boolean {
  const item = items[i];
  if (item?.type !== "word" || !/^[a-z]$/u.test(item.text)) return false;
  const before = items[i - 1];
  const after = items[i + 1];
  // `n minus 7`, `three a plus three`, `2(a + 1)`
  if (kind === "expression" && letters?.has(item.text) === true)
    if (
      letters.has(before?.text ?? "") ||
      isJoined(before) ||
      isJoined(after) ||
      (before?.type === "number" && (item.text !== "a" || letters.has(after?.text ?? "") || isNoNoun(after)))
    )
      return true;
  if (item.text === unknown && UNDERSTAND.IS_UNKNOWN_EQUALS.test(after?.text ?? "")) return true;
  // `8s are easy`
  if (item.text === "s" && UNDERSTAND.IS_UNKNOWN_TIMES.test(after?.text ?? "")) return false;
  if (item.text === "x" && before?.type === "number" && (after?.type === "number" || after?.text === "(")) return false;
  if (after?.text === "=" || before?.text === "=") return true;
  if (kind === "expression" && before?.type === "number" && (!item.spaced || after === undefined)) return true;
  if (!/^[aiur]$/u.test(item.text)) {
    if (before?.type === "number" && (!item.spaced || (kind === "expression" && after?.type !== "word"))) return true;
    if (item.text === unknown) return true;
    if (UNDERSTAND.IS_UNKNOWN_EQUALS_2.test(after?.text ?? "") && items[i + 2]?.type === "number") return true;
    return /^[-+*/^²<>≤≥]$/u.test(after?.text ?? "") && (before?.type !== "word" || after?.spaced === false);
  }
  return false;
}

/** Whether no noun follows: `5 a because …`, not `5 a day`. */
function isNoNoun(item: Item | undefined): boolean {
  return item === undefined || item.type === "end" || UNDERSTAND.IS_NO_NOUN_BECAUSE.test(item.text);
}

function isJoined(item: Item | undefined): boolean {
  return UNDERSTAND.SPANS_IS_JOINED_PLUS.test(item?.text ?? "");
}

/** The same behind the problem's unknown, or in an expression: `n has to equal 4`, `5a take away b`, `5a squared`. */
function operatorBehind(items: readonly Item[], i: number, context: SpanContext): Operator {
  const { unknown, kind } = context;
  const [sign, taken] = operatorAt(items, i);
  // `can x be 4`, `what if n is 3`: asked, not stated.
  const isAsked = items.slice(0, i - 1).some(({ text }) => ASKS.has(text));
  if (unknown !== undefined && items[i - 1]?.text === unknown && !isAsked) {
    let at = i;
    while (at < i + 6 && UNDERSTAND.BETWEEN_UNKNOWN_AND_VALUE.test(items[at]?.text ?? "")) at++;
    if (at > i + (sign === undefined ? 0 : 1) && items[at]?.type === "number") return ["=", at - i];
  }
  if (sign !== undefined) return [sign, taken];
  if (kind !== "expression") return [undefined, 0];
  const word = items[i]?.text ?? "";
  const more = UNDERSTAND.MORE_THEN.exec(`${word} ${items[i + 1]?.text ?? ""} `)?.[0].split(" ").length ?? 1;
  const later = more > 1 ? operatorBehind(items, i + more - 1, { ...context, unknown: undefined }) : undefined;
  if (later?.[0] !== undefined) return [later[0], later[1] + more - 1];
  return [WORDED_IN_EXPRESSIONS.get(word), 1];
}

type Operator = readonly [sign: string | undefined, taken: number];

/** A sign, or the words for it, and how many pieces they take. */
function operatorAt(items: readonly Item[], i: number): Operator {
  const item = items[i];
  if (item === undefined) return [undefined, 0];
  if (item.text === ":" && items[i + 1]?.spaced !== false) return [undefined, 0];
  if (item.type === "sign") return [/^[-+*/×÷=<>≤≥^²³:]$/u.test(item.text) ? item.text : undefined, 1];
  if (item.type !== "word") return [undefined, 0];
  const next = items[i + 1]?.text ?? "";
  const be = next === "be" ? 2 : next === "to" && items[i + 2]?.text === "be" ? 3 : 0;
  const [must, size] = be > 0 ? comparisonAt(items, i + be) : [undefined, 0];
  if (must !== undefined) return [must, be + size];
  if (be > 0 && UNDERSTAND.OPERATOR_AT_MUST.test(item.text)) return ["=", be];
  if (item.text === "take" && items[i + 1]?.type === "number") return ["-", 1];
  if (item.text === "x") return items[i - 1]?.type === "number" ? ["x", 1] : [undefined, 0];
  if (UNDERSTAND.OPERATOR_AT_MULTIPLIED.test(item.text) && next === "by")
    return [item.text === "divided" ? "÷" : "×", 2];
  const [comparison, length] = comparisonAt(items, i);
  if (comparison !== undefined) return [comparison, length];
  if (UNDERSTAND.OPERATOR_AT_LOTS.test(item.text) && next === "of") return ["×", 2];
  if (item.text === "take" && next === "away") return ["-", 2];
  if (item.text === "equals" && next === "to") return ["=", 2];
  if (item.text === "is" && next === "equals") return ["=", items[i + 2]?.text === "to" ? 3 : 2];
  return [WORDED.get(item.text), 1];
}

/** `is bigger than` */
function comparisonAt(items: readonly Item[], i: number): readonly [sign: string | undefined, taken: number] {
  const start = UNDERSTAND.IS_OR_ARE.test(items[i]?.text ?? "") ? i + 1 : i;
  const [word, than, or] = [items[start]?.text ?? "", items[start + 1]?.text, items[start + 2]?.text];
  const sign = COMPARED.get(word);
  if (sign === undefined || (word === "at" ? !UNDERSTAND.COMPARISON_AT_LEAST.test(than ?? "") : than !== "than"))
    return [undefined, 0];
  if (than === "most") return ["≤", start - i + 2];
  const isOr = or === "or" && UNDERSTAND.IS_OR_EQUALS.test(items[start + 3]?.text ?? "");
  const to = isOr && items[start + 4]?.text === "to" ? 1 : 0;
  return [isOr ? (sign === ">" ? "≥" : "≤") : sign, start - i + 2 + (isOr ? 2 + to : 0)];
}

const COMPARED = firstByWord("> bigger greater more larger higher over above, < smaller less lower fewer, ≥ at");
const WORDED = firstByWord("+ plus add, - minus, × times multiply, ÷ divide, = is equals makes make leaves");
const WORDED_IN_EXPRESSIONS = firstByWord("× x, - subtract less take, ² squared, ³ cubed");
const ASKS = wordSet("can does do did why how what if when should");
const LISTS: ReadonlySet<string> = new Set(["set", "list", "point", "interval", "ratio", "system"]);
