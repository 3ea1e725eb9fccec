import type { StemTemplate } from "#engine";
import { fractionWords } from "../fraction-words.ts";
import { entriesOf, hasBarsRight, type Comparison, type Entry } from "./cmp-numbers.ts";

const COMMAS = "Put commas between the numbers.";

/** Questions about two signed numbers, or about all of them. */
export const compareStems: readonly StemTemplate<Comparison>[] = [
  {
    id: "sign",
    when: (o) => o.ask === "sign",
    text: (o) => `Which sign goes in the box? $${pair(o, "latex").join(" \\;\\square\\; ")}$`,
    spoken: (o) =>
      `Which sign goes in the box: less than, equals, or greater than? ${pair(o, "spoken").join(", box, ")}.`,
  },
  {
    id: "compare",
    when: (o) => o.ask === "sign",
    text: (o) =>
      `Compare the numbers. Choose the sign that makes this true: $${pair(o, "latex").join(" \\;\\square\\; ")}$`,
    spoken: (o) =>
      `Compare the numbers. Choose less than, equals, or greater than: ${pair(o, "spoken").join(", box, ")}.`,
  },
  ...listed((o) => o.ask === "least", {
    least: (all) => `Which of these numbers is the least: ${all}?`,
    "furthest-left": (all) => `Which of these numbers is furthest to the left on a number line: ${all}?`,
  }),
  ...listed((o) => o.ask === "greatest", {
    greatest: (all) => `Which of these numbers is the greatest: ${all}?`,
  }),
  ...(["coldest", "warmest"] as const).flatMap((most) => [
    ...listed((o) => o.ask === most && o.form === "whole", {
      [most]: (all, name) => `${name} reads three temperatures in degrees Celsius: ${all}. Which is the ${most}?`,
    }),
    ...listed((o) => o.ask === most && o.form !== "whole", {
      [`${most}-test`]: (all, name) =>
        `In a science experiment, ${name} measures three temperatures in degrees Celsius: ${all}. Which is the ${most}?`,
    }),
  ]),
  ...listed((o) => o.ask === "deepest", {
    deepest: (all) => `Sea level is 0 metres. Three fish swim at ${all} metres. Where is the deepest fish?`,
  }),
  ...listed((o) => o.ask === "order", {
    order: (all) => `Put ${all} in order, the least first.`,
  }),
  ...listed((o) => o.ask === "order" && o.form !== "fraction", {
    "order-cold": (all, name) =>
      `${name} sorts the temperatures ${all} from the coldest to the warmest. Which order is it?`,
  }),
  ...listed((o) => o.ask === "order-down", {
    "order-down": (all) => `Put ${all} in order, the greatest first.`,
  }),
  ...listed((o) => o.ask === "list", {
    list: (all) => `Write ${all} in order, the least first. ${COMMAS}`,
    "list-line": (all) =>
      `In which order do ${all} stand on a number line, from left to right? Write them down. ${COMMAS}`,
  }),
  ...listed((o) => o.ask === "list" && o.form !== "fraction", {
    "list-cold": (all, name) =>
      `${name} reads these temperatures in degrees Celsius: ${all}. Write them from the coldest to the warmest. ${COMMAS}`,
  }),
  ...listed((o) => o.ask === "list", {
    "list-low": (all, name) =>
      `Sea level is 0 metres. ${name} notes down heights of ${all} metres. Write them from the lowest to the highest. ${COMMAS}`,
  }),
  ...listed((o) => o.ask === "list-down", {
    "list-down": (all) => `Write ${all} in order, the greatest first. ${COMMAS}`,
  }),
  ...listed((o) => o.ask === "list-down" && o.form !== "fraction", {
    "list-warm": (all, name) =>
      `${name} reads these temperatures in degrees Celsius: ${all}. Write them from the warmest to the coldest. ${COMMAS}`,
  }),
  ...listed((o) => o.ask === "list-down", {
    "list-high": (all, name) =>
      `Sea level is 0 metres. ${name} notes down heights of ${all} metres. Write them from the highest to the lowest. ${COMMAS}`,
  }),
];

/** The numbers as formulas or in words. */
export function pair(o: Comparison, how: "latex" | "spoken"): string[] {
  return entriesOf(o).map((entry, index) => (how === "latex" ? entry.latex : spokenOf(o, entry, index)));
}

function spokenOf(o: Comparison, { latex, value, size }: Entry, index: number): string {
  if (o.form === "bars" && index === (hasBarsRight(o) ? 1 : 0))
    return `the absolute value of ${value === o.a ? "" : "negative "}${size}`;
  const plain = latex
    .replace("-", "")
    .replace(/^\\frac\{(\d+)\}\{(\d+)\}$/u, (_, n, d) => fractionWords(Number(n), Number(d)));
  return value < 0 ? `negative ${plain}` : plain;
}

/** Questions about all the numbers, listed as formulas and read aloud as words. */
function listed(
  when: (o: Comparison) => boolean,
  texts: Readonly<Record<string, (all: string, name: string) => string>>,
): StemTemplate<Comparison>[] {
  return Object.entries(texts).map(([id, ask]) => ({
    id,
    when,
    text: (o, c) => {
      const all = entriesOf(o).map(({ latex }) => `$${latex}$`);
      const last = o.ask === "least" || o.ask === "greatest" ? "or" : "and";
      return ask(`${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`, c.names[0]);
    },
    spoken: (o, c) => ask(pair(o, "spoken").join(", "), c.names[0]),
  }));
}
