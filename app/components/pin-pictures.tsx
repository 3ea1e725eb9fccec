import type { ReactNode } from "react";
import type { TextId } from "../text/text.ts";

/** How a PIN of pictures is written: one letter a picture. */
export const PIN_LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p"] as const;
export type PinLetter = (typeof PIN_LETTERS)[number];

export interface PinPicture {
  /** `t(word)` is the name of the picture, for readers and beside it. */
  readonly word: TextId;
  /** Decoration: the word stands beside it or names the button. As large as its place in `em`, unless told. */
  readonly Picture: (props: { readonly size?: string }) => ReactNode;
}

/**
 * Drawn on a 48 × 48 grid in one colour, so that they print in black on white. Told apart by outline and by what is filled,
 * never by colour; none is another one turned or mirrored.
 */
export const PIN_PICTURES: Readonly<Record<PinLetter, PinPicture>> = {
  a: picture(
    "picture.sun",
    <>
      <circle cx="24" cy="24" r="8" fill="currentColor" />
      <path d="M24 4v7m0 26v7M4 24h7m26 0h7M9.9 9.9l5 5m18.2 18.2l5 5m0-28.2l-5 5M14.9 33.1l-5 5" />
    </>,
  ),
  b: picture(
    "picture.fish",
    <>
      <path d="M5 24c5-9 18-13 28-2l10-8v20l-10-8C23 37 10 33 5 24z" />
      <circle cx="13.5" cy="22" r="2" fill="currentColor" stroke="none" />
      <path d="M21 18c3 4 3 8 0 12" />
    </>,
  ),
  c: picture(
    "picture.tree",
    <>
      <path
        d="M24 4c6 0 9 4 9 8 5 1 7 5 7 9 0 6-5 9-9 9H17c-4 0-9-3-9-9 0-4 2-8 7-9 0-4 3-8 9-8z"
        fill="currentColor"
      />
      <path d="M21 31v13h6V31" />
    </>,
  ),
  d: picture(
    "picture.house",
    <>
      <path d="M4 23L24 6l20 17M9 20v23h30V20" />
      <path d="M20 43V29h8v14z" fill="currentColor" />
    </>,
  ),
  e: picture(
    "picture.star",
    <path
      d="M24 4l5.9 13.4 14.6 1.4-11 9.6 3.3 14.2L24 35.1l-12.8 7.5 3.3-14.2-11-9.6 14.6-1.4z"
      fill="currentColor"
    />,
  ),
  f: picture(
    "picture.boat",
    <>
      <path d="M4 33h40c-2 6-5 10-10 10H14C9 43 6 39 4 33z" fill="currentColor" />
      <path d="M24 33V5M29 8l12 20H29zM19 14v14H9z" />
    </>,
  ),
  g: picture(
    "picture.cup",
    <>
      <path d="M7 18h27v14c0 7-4 11-9 11h-9c-5 0-9-4-9-11z" />
      <path d="M34 22h4c7 0 7 12 0 12h-5M14 5c-3 3 3 5 0 8m12-8c-3 3 3 5 0 8" />
    </>,
  ),
  h: picture(
    "picture.key",
    <>
      <circle cx="14" cy="16" r="9" strokeWidth="4" />
      <path d="M21 23l20 20M33 35l6-6m-12 0l4-4" strokeWidth="4" />
    </>,
  ),
  i: picture(
    "picture.ball",
    <>
      <circle cx="24" cy="24" r="19" />
      <path d="M24 5c9 9 9 29 0 38-9-9-9-29 0-38z" fill="currentColor" />
      <path d="M10 11c5 8 5 18 0 26m28-26c-5 8-5 18 0 26" />
    </>,
  ),
  j: picture(
    "picture.leaf",
    <path d="M42 6C20 6 7 15 8 30c0 4 2 7 4 8 14 6 32-6 30-32zM5 44c6-12 15-20 27-27M17 29l-1-9m8 3l9 1" />,
  ),
  k: picture("picture.moon", <path d="M31 4a20.5 20.5 0 1012 28A16 16 0 0131 4z" fill="currentColor" />),
  l: picture(
    "picture.hat",
    <>
      <path d="M13 37L15 8h18l2 29M4 37h40v5H4z" />
      <path d="M13.6 28h20.8l.6 9H13z" fill="currentColor" />
    </>,
  ),
  m: picture(
    "picture.bell",
    <>
      <path d="M24 4v4M6 36c5-4 5-8 5-14C11 13 16 8 24 8s13 5 13 14c0 6 0 10 5 14z" />
      <path d="M18 37a6 6 0 0012 0z" fill="currentColor" />
    </>,
  ),
  n: picture(
    "picture.drum",
    <>
      <ellipse cx="24" cy="18" rx="18" ry="6" fill="currentColor" />
      <path d="M6 18v18c0 9 36 9 36 0V18M6 22l9 19 9-17 9 17 9-19M27 14L40 4M21 14L8 4" />
    </>,
  ),
  o: picture(
    "picture.kite",
    <>
      <path d="M27 3l15 15-15 18-12-18zM27 3v33M15 18h27" />
      <path d="M27 36c-3 7-8 2-11 5-2 2-5 3-9 3" />
      <path d="M27 3v15H15zM27 18h15L27 36z" fill="currentColor" />
    </>,
  ),
  p: picture(
    "picture.shoe",
    <>
      <path d="M5 12c4 3 9 3 12-1l10 12c3 3 6 3 10 4 5 1 7 4 7 8H5z" />
      <path d="M5 36h39v5H5z" fill="currentColor" />
      <path d="M21 23l5-5m0 10l5-5" />
    </>,
  ),
};

/** The pictures of a PIN in its order; letters that name none are left out. */
export function picturesOfPin(pin: string): readonly PinPicture[] {
  return [...pin].flatMap((letter) => (letter in PIN_PICTURES ? [PIN_PICTURES[letter as PinLetter]] : []));
}

function picture(word: TextId, drawing: ReactNode): PinPicture {
  return {
    word,
    Picture: ({ size = "3em" }) => (
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
          {drawing}
        </g>
      </svg>
    ),
  };
}
