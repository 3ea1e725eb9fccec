import type { AnswerKind, CheckOptions } from "../answers/types.ts";

const TURNED = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" } as const;

/**
 * Right rewrites of an answer that is no number, as pupils type it: other signs and spaces, another order where the
 * order does not count. For property tests, like `equivalentForms`.
 */
export function equivalentWritings(kind: AnswerKind, canonical: string, options: CheckOptions): readonly string[] {
  const spaced = [canonical, ` ${canonical} `, ...signWritings(canonical)];
  switch (kind) {
    case "set":
      return [...spaced, ...listWritings(canonical, options, true)];
    case "list":
      return [...spaced, ...listWritings(canonical, options, options.ordered === false)];
    case "point":
    case "interval":
      return [...spaced, canonical.replaceAll(/,\s*/gu, " , ")];
    case "inequality":
      return [...spaced, ...turned(canonical)];
    case "units":
      return [...spaced, canonical.replace(/(\d) +(?=\p{L})/u, "$1")];
    case "expression":
      return [...spaced, ...reversed(canonical, " + "), ...reversed(canonical, " × ")];
    default:
      return spaced;
  }
}

/** The same signs from other keyboards. */
function signWritings(text: string): readonly string[] {
  return [
    text.replaceAll("×", "*"),
    text.replaceAll("×", "·"),
    text.replaceAll(/(?<=\d) × (?=\d)/gu, " x "),
    text.replaceAll("-", "−"),
    text.replaceAll(/\s*([-+×=<>≤≥])\s*/gu, "$1"),
    text.replaceAll("≤", "<=").replaceAll("≥", ">="),
  ];
}

/** Elements of `{1, 2}`, `[1, 2]`: other spaces, backwards where the order is free, without brackets where that counts. */
function listWritings(text: string, { accept }: CheckOptions, isFree: boolean): readonly string[] {
  const isBare = !/^[[({].*[\])}]$/u.test(text);
  const [open, close] = isBare ? ["", ""] : [text.slice(0, 1), text.slice(-1)];
  const inner = isBare ? text : text.slice(1, -1);
  const items = inner.split(",").map((item) => item.trim());
  const orders = isFree ? [items, items.toReversed()] : [items];
  return orders.flatMap((order) => {
    const bare = isBare || accept?.includes("bare-list") === true || open === "[" ? [order.join(", ")] : [];
    return [`${open}${order.join(",")}${close}`, `${open} ${order.join(" , ")} ${close}`, ...bare];
  });
}

function turned(text: string): readonly string[] {
  const sides = /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/u.exec(text);
  const [, left = "", sign = "", right = ""] = sides ?? [];
  return sides === null ? [] : [`${right.trim()} ${TURNED[sign as keyof typeof TURNED]} ${left.trim()}`];
}

/** A sum or a product the other way round, where all of it is one. */
function reversed(text: string, sign: " + " | " × "): readonly string[] {
  const parts = text.split(sign);
  const isWhole = parts.length > 1 && parts.every((part) => /^[\d.a-z^]+$/iu.test(part.trim()));
  return isWhole ? [parts.toReversed().join(sign)] : [];
}
