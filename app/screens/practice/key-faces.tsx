import type { ReactNode } from "react";

/** One empty box over another. */
export function FractionKeyFace(): ReactNode {
  return (
    <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <rect x="6.5" y="2" width="11" height="10" rx="2" strokeDasharray="3 2.6" />
        <path d="M3 16h18" />
        <rect x="6.5" y="20" width="11" height="10" rx="2" strokeDasharray="3 2.6" />
      </g>
    </svg>
  );
}

/** A filled box, then an empty fraction: the whole is done, the fraction follows. */
export function WholeKeyFace(): ReactNode {
  return (
    <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true" focusable="false">
      <rect x="3" y="9" width="11" height="14" rx="2" fill="currentColor" />
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <rect x="24.5" y="2" width="9" height="10" rx="2" strokeDasharray="3 2.6" />
        <path d="M21 16h16" />
        <rect x="24.5" y="20" width="9" height="10" rx="2" strokeDasharray="3 2.6" />
      </g>
    </svg>
  );
}
