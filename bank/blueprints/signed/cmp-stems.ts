import type { StemTemplate } from "#engine";
import { fractionWords } from "../fraction-words.ts";
import { entriesOf, type Comparison, type Entry } from "./cmp-numbers.ts";

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
  listStem(
    "least",
    (o) => o.ask === "least",
    (all) => `Which of these numbers is the least: ${all}?`,
    "or",
  ),
  listStem(
    "furthest-left",
    (o) => o.ask === "least",
    (all) => `Which of these numbers is furthest to the left on a number line: ${all}?`,
    "or",
  ),
  listStem(
    "greatest",
    (o) => o.ask === "greatest",
    (all) => `Which of these numbers is the greatest: ${all}?`,
    "or",
  ),
  listStem(
    "coldest",
    (o) => o.ask === "coldest" && o.form === "whole",
    (all, name) => `${name} reads three temperatures in degrees Celsius: ${all}. Which is the coldest?`,
  ),
  listStem(
    "coldest-test",
    (o) => o.ask === "coldest" && o.form !== "whole",
    (all, name) =>
      `In a science test, ${name} measures three temperatures in degrees Celsius: ${all}. Which is the coldest?`,
  ),
  listStem(
    "deepest",
    (o) => o.ask === "coldest" && entriesOf(o).every(({ value }) => value < 0),
    (all) => `Sea level is 0 metres. Three fish swim at heights of ${all} metres. Which height is the deepest?`,
  ),
  listStem(
    "warmest",
    (o) => o.ask === "warmest" && o.form === "whole",
    (all, name) => `${name} reads three temperatures in degrees Celsius: ${all}. Which is the warmest?`,
  ),
  listStem(
    "warmest-test",
    (o) => o.ask === "warmest" && o.form !== "whole",
    (all, name) =>
      `In a science test, ${name} measures three temperatures in degrees Celsius: ${all}. Which is the warmest?`,
  ),
  listStem(
    "order",
    (o) => o.ask === "order",
    (all) => `Put ${all} in order, the least first.`,
  ),
  listStem(
    "order-cold",
    (o) => o.ask === "order" && o.form !== "fraction",
    (all, name) => `${name} sorts the temperatures ${all} from the coldest to the warmest. Which order is it?`,
  ),
  listStem(
    "order-down",
    (o) => o.ask === "order-down",
    (all) => `Put ${all} in order, the greatest first.`,
  ),
  listStem(
    "list",
    (o) => o.ask === "list",
    (all) => `Write ${all} in order, the least first. ${COMMAS}`,
  ),
  listStem(
    "list-line",
    (o) => o.ask === "list",
    (all) => `In which order do ${all} stand on a number line, from left to right? Write them down. ${COMMAS}`,
  ),
  listStem(
    "list-cold",
    (o) => o.ask === "list" && o.form !== "fraction",
    (all, name) =>
      `${name} reads these temperatures in degrees Celsius: ${all}. Write them from the coldest to the warmest. ${COMMAS}`,
  ),
  listStem(
    "list-low",
    (o) => o.ask === "list",
    (all, name) =>
      `Sea level is 0 metres. ${name} notes down heights of ${all} metres. Write them from the lowest to the highest. ${COMMAS}`,
  ),
  listStem(
    "list-down",
    (o) => o.ask === "list-down",
    (all) => `Write ${all} in order, the greatest first. ${COMMAS}`,
  ),
  listStem(
    "list-warm",
    (o) => o.ask === "list-down" && o.form !== "fraction",
    (all, name) =>
      `${name} reads these temperatures in degrees Celsius: ${all}. Write them from the warmest to the coldest. ${COMMAS}`,
  ),
  listStem(
    "list-high",
    (o) => o.ask === "list-down",
    (all, name) =>
      `Sea level is 0 metres. ${name} notes down heights of ${all} metres. Write them from the highest to the lowest. ${COMMAS}`,
  ),
];

/** The numbers as formulas or in words. */
export function pair(o: Comparison, how: "latex" | "spoken"): string[] {
  return entriesOf(o).map((entry, index) => (how === "latex" ? entry.latex : spokenOf(o, entry, index)));
}

function spokenOf(o: Comparison, { latex, value, size }: Entry, index: number): string {
  if (o.form === "bars" && index === 0) return `the absolute value of ${value === o.a ? "" : "negative "}${size}`;
  const plain = latex
    .replace("-", "")
    .replace(/^\\frac\{(\d+)\}\{(\d+)\}$/u, (_, n, d) => fractionWords(Number(n), Number(d)));
  return value < 0 ? `negative ${plain}` : plain;
}

/** A question about all the numbers, listed as formulas and read aloud as words. */
function listStem(
  id: string,
  when: (o: Comparison) => boolean,
  ask: (all: string, name: string) => string,
  last: "and" | "or" = "and",
): StemTemplate<Comparison> {
  return {
    id,
    when,
    text: (o, c) => {
      const all = entriesOf(o).map(({ latex }) => `$${latex}$`);
      return ask(`${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`, c.names[0]);
    },
    spoken: (o, c) => ask(pair(o, "spoken").join(", "), c.names[0]),
  };
}
