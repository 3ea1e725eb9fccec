import type { DiagramInput } from "#engine";
import { num } from "../kit.ts";
import { first, sceneOf, type Story } from "./story.ts";

/** Groups of dots. */
export function dotsOf(o: Story): DiagramInput {
  const { boxes, many } = sceneOf(o);
  return {
    type: "groups",
    alt: `${o.n} ${boxes} with ${o.e} dots each, one dot for each of the ${many}.`,
    groups: o.n,
    each: o.e,
  };
}

/** A bar of equal parts. */
export function barOf(o: Story): DiagramInput {
  return bar(o, `Each part is marked ${o.e}. The whole has a question mark.`, String(o.e), "?");
}

/** Equal parts of unknown size. */
export function shareBarOf(o: Story): DiagramInput {
  return bar(o, `The whole is marked ${num(first(o))}. The size of a part is not known.`, "?", num(first(o)));
}

/** Equal parts and some more. */
export function spareBarOf(o: Story): DiagramInput {
  const alt = `Each of the equal parts is marked ${o.e}, and the other part ${o.c}. The whole has a question mark.`;
  return bar(o, alt, String(o.e), "?", { size: o.c, text: String(o.c) });
}

type Part = Extract<DiagramInput, { type: "bar-model" }>["parts"][number];

function bar(o: Story, says: string, text: string, whole: string, ...more: readonly Part[]): DiagramInput {
  const parts = Array.from({ length: o.n }, (): Part => ({ size: o.e, text }));
  return {
    type: "bar-model",
    alt: `A bar in ${o.n} equal parts${more.length > 0 ? " and one other part" : ""}. ${says}`,
    parts: [...parts, ...more],
    whole,
  };
}
