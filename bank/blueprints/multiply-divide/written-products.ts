import type { BlueprintAnswer, DiagramInput, StemTemplate } from "#engine";
import { boxWordings } from "../box-wordings.ts";
import { num, tex } from "../kit.ts";
import { wordings } from "../wordings.ts";
import { equalGroupStems } from "./stems.ts";
import { partsOf } from "./written.ts";

/** Two numbers to multiply in writing; for `gap` their product was divided by b. */
export interface Product {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly ask: "bare" | "story" | "times-as-many" | "rows" | "gap";
}

/** Wordings of every written product. */
export const productStems: readonly StemTemplate<Product>[] = [
  ...wordings<Product>(isBare, {
    "work-out": (o) => `Work out $${tex(o.a)} \\times ${o.b}$.`,
    "what-is-turned": (o) => `What is $${o.b} \\times ${tex(o.a)}$?`,
    multiply: (o) => `Multiply $${tex(o.a)}$ by $${o.b}$.`,
  }),
  ...boxWordings<Product>((o) => o.ask === "gap", {
    dividend: (o) => `\\square \\div ${o.b} = ${tex(o.a)}`,
    "dividend-turned": (o) => `${tex(o.a)} = \\square \\div ${o.b}`,
  }),
  ...equalGroupStems<Product>(
    (o) => o.ask === "story",
    (o) => o.b,
    (o) => o.a,
  ),
];

export const GAP_LOOK = "The box is the number before dividing. Is it bigger or smaller than the number that came out?";

export function isBare(o: Product): boolean {
  return o.ask === "bare";
}

export function product(o: Product): number {
  return o.a * o.b;
}

export function productAnswer(o: Product): BlueprintAnswer {
  return { kind: "integer", canonical: String(product(o)) };
}

/** The whole number or its parts by place, the biggest first, as labels. */
export function labels(n: number): string[] {
  return partsOf(n).map(num).toReversed();
}

/** A rectangle cut into parts whose areas are left open. */
export function rectangle(alt: string, columns: string[], rows: string[]): DiagramInput {
  return {
    type: "area-model",
    alt: `A rectangle${alt}. The areas are not known.`,
    columns,
    rows,
    cells: rows.map(() => columns.map(() => "?")),
  };
}
