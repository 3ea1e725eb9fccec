import { from, lcm, line, lowest, written, type Source, type Trace, type TraceLine } from "#engine";
import { known, traceOf } from "../trace-kit.ts";
import type { Mixed } from "./kit-fractions.ts";

interface FractionSum {
  /** Two or three. */
  readonly addends: readonly Mixed[];
  readonly form: "any" | "lowest";
}

/** Sums of fractions: one bottom, the tops, the wholes, and lowest terms where they are asked for. */
export function sumTrace({ addends, form }: FractionSum): Trace {
  const numbers = addends.map(({ whole, n, d }) => written(whole * d + n, d));
  return traceOf({ operation: "add", numbers, style: "mixed" }, () => {
    const lines = overOneBottom(addends);
    const whole = addends.reduce((all, one) => all + one.whole, 0);
    const tops = lines.slice(-1).map(from);
    if (whole !== 0) lines.push(line("wholes", "wholes", [known("wholes", whole), ...tops]));
    return [form === "lowest" ? inLowestTerms(lines) : lines];
  });
}

interface FractionDifference {
  readonly whole: Mixed;
  /** Below one whole, over the same bottom. */
  readonly taken: Mixed;
  readonly form: "any" | "lowest";
}

/** A difference over one bottom: where the parts are not enough, a whole is opened; or everything is cut into parts. */
export function differenceTrace({ whole: { whole, n, d }, taken, form }: FractionDifference): Trace {
  const numbers = [written(whole * d + n, d), written(taken.whole * d + taken.n, d)];
  return traceOf({ operation: "subtract", numbers, style: "mixed" }, (start, second) => {
    if (start === undefined || second === undefined) return [];
    const isOpened = n < taken.n;
    const parts = known("fraction-1", n, d);
    const opened = line("opened", "add", [known("one-whole", d, d), parts]);
    const tops = line("tops", "subtract", [isOpened ? from(opened) : parts, known("fraction-2", taken.n, d)]);
    const left = whole - taken.whole - (isOpened ? 1 : 0);
    const wholes = line("wholes", "wholes", [known("wholes", left), from(tops)], { style: "mixed" });
    const routes = [[...(isOpened && n > 0 ? [opened] : []), tops, ...(left > 0 ? [wholes] : [])]];
    if (whole > 0) {
      const cut = line("in-parts", "wholes", [known("wholes", whole), parts]);
      routes.push([cut, line("difference", "subtract", [from(cut), second])]);
    }
    return form === "any" ? routes : routes.map(inLowestTerms);
  });
}

function inLowestTerms(route: readonly TraceLine[]): TraceLine[] {
  const last = route.at(-1);
  const isLowest = last === undefined || lowest(last.result).d === last.result.d;
  return isLowest ? [...route] : [...route, line("lowest", "simplify", [from(last)], { style: "mixed" })];
}

interface UnlikeDifference {
  /** With one whole in front of it at most. */
  readonly start: Mixed;
  /** Below one whole, over another bottom. */
  readonly taken: Mixed;
  readonly form: "any" | "lowest";
}

/** A difference of fractions with unlike bottoms: one bottom, a whole opened where the parts are not enough, the tops. */
export function unlikeDifferenceTrace({ start, taken, form }: UnlikeDifference): Trace {
  const numbers = [start, taken].map(({ whole, n, d }) => written(whole * d + n, d));
  return traceOf({ operation: "subtract", numbers, style: "mixed" }, () => {
    const { lines, parts, bottom } = renameAll([start, taken]);
    const [first, second] = parts;
    if (first === undefined || second === undefined) return [];
    const asRight = { rule: "renaming", bottom } as const;
    const opened = line("opened", "add", [known("one-whole", bottom, bottom), first]);
    const isOpened = start.whole > 0;
    const tops = line("tops", "subtract", [isOpened ? from(opened) : first, second], { asRight });
    const route = [...lines, ...(isOpened ? [opened] : []), tops];
    return [form === "lowest" ? inLowestTerms(route) : route];
  });
}

/** The fractions without their wholes, and what their tops make together. */
function overOneBottom(addends: readonly Mixed[]): TraceLine[] {
  const { lines, parts, bottom } = renameAll(addends);
  return [...lines, line("tops", "add", parts, { asRight: { rule: "renaming", bottom } })];
}

/** The fractions written over one bottom: another common one is as right as the smallest. */
function renameAll(addends: readonly Mixed[]): {
  readonly lines: TraceLine[];
  readonly parts: readonly Source[];
  readonly bottom: number;
} {
  const bottom = addends.map(({ d }) => d).reduce(lcm, 1);
  const bottoms = addends.map(({ d }, at) => known(`bottom-${at + 1}`, d));
  const common = line("common-bottom", "common", bottoms, { asRight: { rule: "multiple", of: bottom } });
  const asRight = { rule: "renaming", bottom } as const;
  const lines: TraceLine[] = addends.every(({ d }) => d === bottom) ? [] : [common];
  const parts = addends.map(({ n, d }, at): Source => {
    const own = known(`fraction-${at + 1}`, n, d);
    if (d === bottom) return own;
    const renamed = line(`rename-${at + 1}`, "rename", [own, from(common)], { asRight });
    lines.push(renamed);
    return from(renamed);
  });
  return { lines, parts, bottom };
}
