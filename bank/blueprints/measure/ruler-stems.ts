import type { StemTemplate } from "#engine";
import { wordings } from "../wordings.ts";
import { laidOf, marksOf, type Ruler } from "./ruler.ts";

function a(name: string): string {
  return /^[aeiou]/u.test(name) ? `an ${name}` : `a ${name}`;
}

const longer = (o: Ruler): string => laidOf(o)[0]?.name ?? "";
const shorter = (o: Ruler): string => laidOf(o)[1]?.name ?? "";

/** Two units are seldom told apart by who has read one of them ten times. */
const inches = ({ unit }: Ruler): string => (unit === "in" ? " The ruler shows inches." : "");
const ruler = ({ from }: Ruler): string => (from > 0 ? "piece of a ruler" : "ruler");
const both = (o: Ruler): string => `${a(o.thing)} and ${a(o.other)}`;

function isOfOne({ ask }: Ruler): boolean {
  return ask === "length";
}

export const RULER_STEMS: readonly StemTemplate<Ruler>[] = [
  ...wordings<Ruler>(isOfOne, {
    "ruler-long": (o) => `${inches(o)} How long is the ${o.thing} in the picture, in ${marksOf(o)}?`.trim(),
    "ruler-lays": (o, c) =>
      `${c.names[0]} lays ${a(o.thing)} along a ruler.${inches(o)} How many ${marksOf(o)} long is the ${o.thing}?`,
    "ruler-measures": (o, c) =>
      `${c.names[0]} measures ${a(o.thing)}, as in the picture.${inches(o)} How long is the ${o.thing}, in ${marksOf(o)}?`,
    "ruler-look": (o) => `Look at the ruler in the picture.${inches(o)} How many ${marksOf(o)} long is the ${o.thing}?`,
  }),
  ...wordings<Ruler>((o) => !isOfOne(o), {
    "ruler-longer": (o) =>
      `Look at the ${ruler(o)} in the picture.${inches(o)} How many ${marksOf(o)} longer is the ${longer(o)} than the ${shorter(o)}?`,
    "ruler-shorter": (o, c) =>
      `${c.names[0]} lays ${both(o)} along a ${ruler(o)}.${inches(o)} ` +
      `How many ${marksOf(o)} shorter is the ${shorter(o)} than the ${longer(o)}?`,
    "ruler-apart": (o, c) =>
      `${c.names[0]} measures ${both(o)} with a ${ruler(o)}, as in the picture.${inches(o)} ` +
      `What is the difference between their lengths, in ${marksOf(o)}?`,
    "ruler-much": (o) =>
      `The picture shows ${both(o)} along a ${ruler(o)}.${inches(o)} How many ${marksOf(o)} longer is the ${longer(o)} than the ${shorter(o)}?`,
  }),
].map((stem) => ({ ...stem, unit: ({ unit }) => (unit === "cm" ? "cm" : "inches") }));
