import type { DiagramInput } from "#engine";
import { num } from "../kit.ts";
import { first, sceneOf, type Story } from "./story.ts";

type Picture = DiagramInput | undefined;

/** No more parts than have room for their numbers. */
const MOST_PARTS = 11;

/** Groups of dots. */
export function dotsOf(o: Story): Picture {
  const { boxes, many } = sceneOf(o);
  return {
    type: "groups",
    alt: `${o.n} ${boxes} with ${o.e} dots each, one dot for each of the ${many}.`,
    groups: o.n,
    each: o.e,
  };
}

/** A bar of equal parts. */
export function barOf(o: Story): Picture {
  return bar(o, `Each part is marked ${o.e}. The whole has a question mark.`, String(o.e), "?");
}

/** Equal parts of unknown size. */
export function shareBarOf(o: Story): Picture {
  return bar(o, `The whole is marked ${num(first(o))}. The size of a part is not known.`, "?", num(first(o)));
}

/** Equal parts and some more. */
export function spareBarOf(o: Story): Picture {
  const alt = `Each of the equal parts is marked ${o.e}, and the other part ${o.c}. The whole has a question mark.`;
  return bar(o, alt, String(o.e), "?", { size: o.c, text: String(o.c) });
}

/** A known whole of equal parts and a rest, one of which is not known. */
export function restBarOf(o: Story): Picture {
  const whole = num(first(o) + o.c);
  return o.plot === "left"
    ? bar(
        o,
        `Each of the equal parts is marked ${o.e}, and the other part has a question mark. The whole is marked ${whole}.`,
        String(o.e),
        whole,
        { size: o.c, text: "?" },
      )
    : bar(
        o,
        `Each of the equal parts has a question mark, and the other part is marked ${o.c}. The whole is marked ${whole}.`,
        "?",
        whole,
        { size: o.c, text: String(o.c) },
      );
}

type Part = Extract<DiagramInput, { type: "bar-model" }>["parts"][number];

function bar(o: Story, says: string, text: string, whole: string, ...more: readonly Part[]): Picture {
  if (o.show !== "bar" || o.n > MOST_PARTS) return undefined;
  const parts = Array.from({ length: o.n }, (): Part => ({ size: o.e, text }));
  return {
    type: "bar-model",
    alt: `A bar in ${o.n} equal parts${more.length > 0 ? " and one other part" : ""}. ${says}`,
    parts: [...parts, ...more],
    whole,
  };
}
