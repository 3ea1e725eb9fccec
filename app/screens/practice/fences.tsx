import type { ReactNode } from "react";
import css from "./drawn-answer.module.css";

const paths: Readonly<Record<string, string>> = {
  "(": "M8 2C3 14 3 86 8 98",
  ")": "M2 2C7 14 7 86 2 98",
  "[": "M8 2H3V98H8",
  "]": "M2 2H7V98H2",
  "{": "M8 2C4 2 5 20 5 35C5 45 4 49 2 50C4 51 5 55 5 65C5 80 4 98 8 98",
  "}": "M2 2C6 2 5 20 5 35C5 45 6 49 8 50C6 51 5 55 5 65C5 80 6 98 2 98",
  "|": "M5 2V98",
};

/** A bracket as high as what it holds. */
export function Fence({ sign, at }: { readonly sign: string; readonly at: number }): ReactNode {
  return (
    <span className={css["fence"]} data-at={at} data-to={at + 1}>
      <Stretched path={paths[sign] ?? ""} width={10} />
    </span>
  );
}

/** The hook of a root, as high as what stands under it. */
export function RootSign(): ReactNode {
  return (
    <span className={css["hook"]}>
      <Stretched path="M1 60L5 54L11 97L20 1" width={20} />
    </span>
  );
}

function Stretched({ path, width }: { readonly path: string; readonly width: number }): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
