import { withoutTail } from "../phrases.ts";
import { tokenise } from "../read/tokenise.ts";
import { unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { unitNamed } from "../units/unit-table.ts";

/** How else pupils write several things; each is read only where the text as it stands is not right. */
export function otherWritings(expected: string, given: string, options: CheckOptions): readonly string[] {
  const writings = [withDecimalCommas(given, options), withoutThousandsCommas(given, options)];
  if (!/[\p{L}\\°%]/u.test(expected)) writings.push(withoutUnits(given));
  return writings.filter((writing) => writing !== undefined && writing !== given) as readonly string[];
}

/** What keeps an answer that is not right from being marked: gaps or dashes for commas, dots at the end [COL39] [COL43]. */
export function findSeparatorFault(expected: string, given: string): CheckResult | undefined {
  const asked = expected.split(/[,;]/u).length;
  if (asked < 2) return undefined;
  const [, before = "", things = ""] = WRAPPED.exec(given) ?? [];
  if (/^\d+(?:[-−–]\d+)+$/u.test(things) && things.split(/\D/u).length === asked)
    return unreadable({ reason: "unfinished", params: {} });
  const gap = findGap(things, asked);
  return gap === -1 ? undefined : unreadable({ reason: "two-numbers", params: { at: before.length + gap + 1 } });
}

/** `x+1 x-2`: commas put where spaces alone stand between terms. */
export function findGapOfTerms(
  expected: string,
  given: string,
): { readonly parted: string; readonly at: number } | undefined {
  const gap = /[,;]/u.test(expected) ? given.search(GAP) : -1;
  return gap === -1 ? undefined : { parted: given.replaceAll(GAP, ", "), at: gap + 1 };
}

const GAP = /(?<=[\p{L}\d)])\s(?=[-−–]?[\p{L}\d(])/gu;

/** `2, 4, 6, …`: there is more to come. */
export function isGoingOn(text: string): boolean {
  return /[,;](?:\s*|\s+\d+)(?:…|\.{3}|\\l?dots)\s*[)\]}]?\s*$/u.test(text);
}

/** `2,5 und 3,5`, `(0,5|1,5)` where commas are decimal marks [COL38]. */
function withDecimalCommas(given: string, { locale }: CheckOptions): string | undefined {
  if (locale !== "de" && locale !== "fr") return undefined;
  const words = locale === "de" ? /(?<=\s)(?:und|oder)(?=\s)/gu : /(?<=\s)(?:et|ou)(?=\s)/gu;
  return given.replaceAll(words, (word) => (word.startsWith("o") ? "or" : "and")).replaceAll(/(?<=\d),(?=\d)/gu, "{,}");
}

/** `1,200, 1,300`: commas with a space "and" or a colon part, so the others group digits [COL40]. */
function withoutThousandsCommas(given: string, { locale = "en" }: CheckOptions): string | undefined {
  const isParted = /[,;]\s|\sand\s|:/u.test(given) && /^(?:en|uk|in)$/u.test(locale);
  if (!isParted || /\d,(?!\d{3}(?!\d))\d/u.test(given)) return undefined;
  return given.replaceAll(/(?<=(?<!\d)[1-9]\d{0,2}(?:,\d{3}){0,5}),(?=\d{3}(?!\d))/gu, "");
}

/** `3 cm, 4 cm`: one unit or thing counted behind every number, or behind the last for all [COL41]. */
function withoutUnits(given: string): string | undefined {
  const units: string[] = [];
  const bare = given.replaceAll(UNIT, (typed: string, unit: string) => {
    units.push(unit.replaceAll(/\s|(?<=\p{L}{3})s$/gu, "").toLowerCase());
    return isHarmless(typed) ? "" : typed;
  });
  const isAlike = new Set(units).size === 1 && units.length === bare.split(PARTS).length;
  const isLast = units.length === 1 && !/\d\s*[)\]}]?\s*$/u.test(given);
  return isAlike || isLast ? bare : undefined;
}

const PARTS = /[,;]|\sand\s/u;
const UNIT = /(?<=\d)\s*(°\s?[CF]?|\p{L}{1,20}[²³]?)(?=\s*(?:$|[,;)\]}]|and\s))/gu;

/** What can be left out behind one number; glued to it only a unit of measure. */
function isHarmless(typed: string): boolean {
  const tokens = tokenise(`1${typed}`);
  const left = tokens.ok ? withoutTail(tokens.value, false) : undefined;
  if (left?.ok !== true || left.value.tokens.length !== 1) return false;
  return /^\s|°/u.test(typed) || unitNamed(left.value.tail[0]?.text ?? "", PLAIN_UNITS) !== undefined;
}

const PLAIN_UNITS = { imperial: false, second: false };
const WRAPPED = /^(\s*(?:\p{L}\s?=?\s?)?[([{]?\s*)(.*?)\s*[)\]}]?\s*$/u;
const PIECE = /^[-−–+]?(?:\d+_)?\d+(?:[./]\d+)?$/u;

/** Where a space alone stands between two numbers; those of mixed numbers and thousands do not count. */
function findGap(text: string, asked: number): number {
  const masked = text.replaceAll(/(?<=(?:^|[\s,;−–-])\d{1,9})\s(?=\d{1,9}\/\d)/gu, "_");
  const pieces = masked.split(/\s*[,;]\s*|\s+/u);
  if (!pieces.every((piece) => PIECE.test(piece))) return -1;
  const gap = masked.search(/(?<=\d)\s+[-−–+]?\d/u);
  const isOfGroups = gap !== -1 && masked.replaceAll(/(?<=\d)\s(?=\d{3}(?![\d./]))/gu, "").search(/\d\s/u) === -1;
  return isOfGroups && pieces.length !== asked ? -1 : gap;
}
