import type { ReactNode } from "react";
import { encode } from "uqr";

/** White around it, in modules: scanners look for it. */
const QUIET = 4;

interface TeachQrProps {
  readonly text: string;
  readonly label: string;
  /** Width and height, as CSS has them. */
  readonly size?: string;
}

/** A text as a QR code, black on white whatever the page's colours are. */
export function TeachQr({ text, label, size = "220px" }: TeachQrProps): ReactNode {
  const { data, size: modules } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = modules + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} width={size} height={size}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={dark.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
