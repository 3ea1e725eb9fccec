import type { ReactNode } from "react";
import { encode } from "uqr";

/** White around it, in modules: scanners look for it. */
const QUIET = 4;

/** A text as a QR code, black on white whatever the page's colours are. Its name keeps it off the devices of pupils. */
export function TeachQr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} width="220" height="220">
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={dark.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
