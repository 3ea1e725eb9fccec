import type { ReactNode } from "react";
import { Icon } from "../../components/icons.tsx";
import css from "./key-faces.module.css";
import type { KeyDrawing } from "./keypad-layout.ts";

/** What is drawn on a key that types a template. */
export function KeyFace({ drawing }: { readonly drawing: KeyDrawing }): ReactNode {
  switch (drawing) {
    case "erase":
    case "left":
    case "right":
      return <Icon name={drawing} />;
    case "fraction":
      return <FractionKeyFace />;
    case "whole":
      return <WholeKeyFace />;
    case "power":
      return (
        <Face>
          <Full />
          <Raised />
        </Face>
      );
    case "index":
      return (
        <Face>
          <Full />
          <Lowered />
        </Face>
      );
    case "squared-unit":
      return (
        <Face>
          <Full />
          <sup>2</sup>
        </Face>
      );
    case "cubed-unit":
      return (
        <Face>
          <Full />
          <sup>3</sup>
        </Face>
      );
    case "ten-power":
      return (
        <Face>
          ×10
          <Raised />
        </Face>
      );
    case "root":
      return <RootKeyFace index={false} />;
    case "nth-root":
      return <RootKeyFace index />;
    case "absolute":
      return (
        <Face>
          |<Slot />|
        </Face>
      );
    case "set":
      return (
        <Face>
          {"{"}
          <Slot />
          {"}"}
        </Face>
      );
    case "pair":
    case "open-open":
      return <Pair open="(" close=")" />;
    case "closed-closed":
      return <Pair open="[" close="]" />;
    case "closed-open":
      return <Pair open="[" close=")" />;
    case "open-closed":
      return <Pair open="(" close="]" />;
  }
}

function Pair({ open, close }: { readonly open: string; readonly close: string }): ReactNode {
  return (
    <Face>
      {open}
      <Slot />
      ,&thinsp;
      <Slot />
      {close}
    </Face>
  );
}

function Face({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className={css["face"]} aria-hidden="true">
      {children}
    </span>
  );
}

function Slot(): ReactNode {
  return <span className={css["slot"]} />;
}

function Raised(): ReactNode {
  return <span className={`${css["slot"]} ${css["raised"]}`} />;
}

function Lowered(): ReactNode {
  return <span className={`${css["slot"]} ${css["lowered"]}`} />;
}

function Full(): ReactNode {
  return <span className={css["full"]} />;
}

/** One empty box over another. */
function FractionKeyFace(): ReactNode {
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
function WholeKeyFace(): ReactNode {
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

/** An empty box under a root, with a small one for which root it is. */
function RootKeyFace({ index }: { readonly index: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 36 32" width="36" height="32" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        {index && <rect x="3" y="3" width="7" height="8" rx="1.6" strokeDasharray="2.4 2" />}
        <path d="M3 18l3.5-2 5 11.5L17 5h16" />
        <rect x="19" y="11" width="11" height="13" rx="2" strokeDasharray="3 2.6" />
      </g>
    </svg>
  );
}
