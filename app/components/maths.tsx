import { render } from "katex";
import "katex/dist/katex.min.css";
import { memo, useLayoutEffect, useRef, type ReactNode } from "react";
import { speakMaths } from "../text/speak-maths.ts";
import { useText } from "../text/text.ts";
import { withAbsoluteBars } from "./absolute-bars.ts";
import css from "./maths.module.css";
import { Unseen } from "./unseen.tsx";

const MAX_LATEX_LENGTH = 2000;
/** The empty box of "□ + 3 = 7", as wide as a number: drawn, since the only face that has the sign weighs 28 kB. */
const BLANK = { "\\square": "\\boxed{\\phantom{00}}" };

interface MathsProps {
  readonly latex: string;
  readonly display?: boolean;
}

/**
 * One formula. Drawn by `katex.render` into the DOM (never by markup, which Trusted Types refuse), named by the words
 * it is spoken in [APP37]; one without words keeps the MathML beside it for screen readers. Text that KaTeX cannot
 * draw is shown as it stands.
 */
export const Maths = memo(function Maths({ latex, display = false }: MathsProps): ReactNode {
  const words = speakMaths(useText(), latex);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) draw(place.current, latex);
  }, [latex]);
  const name = words === null ? {} : { role: "math", "aria-label": words };
  return <span ref={place} dir="ltr" className={`${css["maths"]} ${display ? css["display"] : ""}`} {...name} />;
});

/**
 * A formula in what is announced as it changes: few readers speak MathML in a live region, so it is there in
 * words, and drawn for the eye only. Formulas without words keep their MathML.
 */
export function SpokenMaths({ latex }: { readonly latex: string }): ReactNode {
  const words = speakMaths(useText(), latex);
  if (words === null) return <Maths latex={latex} />;
  return (
    <>
      <Unseen>{words}</Unseen>
      <span aria-hidden="true">
        <Maths latex={latex} />
      </span>
    </>
  );
}

function draw(place: HTMLElement, latex: string): void {
  try {
    if (latex.length > MAX_LATEX_LENGTH) throw new RangeError("formula too long");
    render(withAbsoluteBars(latex), place, {
      output: "htmlAndMathml",
      trust: false,
      strict: "ignore",
      throwOnError: true,
      maxExpand: 200,
      maxSize: 20,
      macros: { ...BLANK },
    });
  } catch {
    place.textContent = latex;
  }
}
