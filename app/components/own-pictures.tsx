import type { ReactNode } from "react";
import type { OwnPicture } from "#engine";
import css from "./own-pictures.module.css";

/** Every picture in the order it is offered in, drawn on a 48 × 48 grid in one colour: told apart by outline, never by colour. */
const drawings: Readonly<Record<OwnPicture, ReactNode>> = {
  mountain: (
    <>
      <path d="M3 40L18 13l9 14 5-8 13 21z" />
      <path fill="currentColor" d="M12.5 23L18 13l6 9.5-4 2.5-3-3-2.5 2.5z" />
    </>
  ),
  wave: (
    <>
      <path d="M4 18c5-8 10 8 15 0s10 8 15 0 7 2 10 0M4 29c5-8 10 8 15 0s10 8 15 0 7 2 10 0M10 40c5-6 9 6 14 0s9 6 14 0" />
    </>
  ),
  cloud: (
    <>
      <path fill="currentColor" d="M13 37c-11 0-11-14-1-15 1-11 17-13 21-2 12-1 13 17 1 17z" />
    </>
  ),
  sprig: (
    <>
      <path d="M24 45V15" />
      <path
        fill="currentColor"
        d="M24 16c-6-3-6-8 0-13 6 5 6 10 0 13zM23 29c-8 1-13-3-14-10 8 0 13 3 14 10zM25 37c8 1 13-3 14-10-8 0-13 3-14 10z"
      />
    </>
  ),
  shell: (
    <>
      <path d="M24 42C10 38 4 29 5 20 8 12 15 7 24 7s16 5 19 13c1 9-5 18-19 22zM24 42V7M24 42L13 10M24 42L35 10M24 42L5 20M24 42l19-22" />
    </>
  ),
  mushroom: (
    <>
      <path fill="currentColor" d="M4 25C5 13 13 6 24 6s19 7 20 19z" />
      <path d="M18 25v12c0 7 12 7 12 0V25" />
    </>
  ),
  cactus: (
    <>
      <path fill="currentColor" d="M19 44V12c0-8 10-8 10 0v32z" />
      <path d="M19 31h-5c-4 0-6-3-6-6v-5M29 27h5c4 0 6-3 6-6v-5" strokeWidth="5" />
    </>
  ),
  tulip: (
    <>
      <path fill="currentColor" d="M12 9c4 0 6 2 7 4l5-8 5 8c1-2 3-4 7-4 1 13-3 18-12 18S11 22 12 9z" />
      <path d="M24 27v17M24 42c-7 0-11-3-12-9M24 42c7 0 11-3 12-9" />
    </>
  ),
  pear: (
    <>
      <path
        fill="currentColor"
        d="M24 13c5 0 6 5 7 10 1 4 6 6 6 12 0 7-6 10-13 10s-13-3-13-10c0-6 5-8 6-12 1-5 2-10 7-10z"
      />
      <path d="M24 12c0-4 2-7 5-8" />
    </>
  ),
  acorn: (
    <>
      <path fill="currentColor" d="M7 20C8 11 15 8 24 8s16 3 17 12z" />
      <path d="M11 20c0 14 8 19 13 24 5-5 13-10 13-24M24 8V3" />
    </>
  ),
  umbrella: (
    <>
      <path
        fill="currentColor"
        d="M3 26C4 13 13 7 24 7s20 6 21 19c-4-4-9-4-11 0-3-4-7-4-10 0-3-4-7-4-10 0-2-4-7-4-11 0z"
      />
      <path d="M24 7V3m0 23v13c0 6-8 6-8 0" />
    </>
  ),
  planet: (
    <>
      <circle fill="currentColor" cx="24" cy="24" r="11" />
      <path d="M14 31C3 38 1 36 9 28m25-11C45 10 47 12 39 20 32 28 22 36 12 40" />
    </>
  ),
  lamp: (
    <>
      <path fill="currentColor" d="M14 7h20l6 17H8z" />
      <path d="M24 24v16M14 42h20" />
    </>
  ),
  bridge: (
    <>
      <path d="M3 36h42M3 36c5-20 37-20 42 0M13 36V26m11 10V21m11 15V26" />
      <path fill="currentColor" d="M3 36h42v4H3z" />
    </>
  ),
  feather: (
    <>
      <path fill="currentColor" d="M40 6C24 6 12 16 12 34c16 2 28-10 28-28z" />
      <path d="M12 34l-6 9" />
    </>
  ),
  snow: (
    <>
      <path d="M24 4v40M7 14l34 20M41 14L7 34M18 7l6 5 6-5M18 41l6-5 6 5M6 22l7-3-1-8M42 26l-7 3 1 8M42 22l-7-3 1-8M6 26l7 3-1 8" />
    </>
  ),
};

export const OWN_PICTURES = Object.keys(drawings) as readonly OwnPicture[];

const TINTS = ["a", "b", "c", "d"] as const;

/** By what a pupil knows their own name: the picture they chose, else the first letter. Decoration: the name stands beside it. */
export function Face({
  name,
  picture,
}: {
  readonly name: string;
  readonly picture?: OwnPicture | undefined;
}): ReactNode {
  const tint = picture === undefined ? "a" : TINTS[OWN_PICTURES.indexOf(picture) % TINTS.length];
  return (
    <span
      className={`${css["face"]} ${css[tint ?? "a"]} ${picture === undefined ? "" : css["drawn"]}`}
      aria-hidden="true"
    >
      {picture === undefined ? [...name][0]?.toUpperCase() : <Drawing picture={picture} />}
    </span>
  );
}

function Drawing({ picture }: { readonly picture: OwnPicture }): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width="68%" height="68%" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        {drawings[picture]}
      </g>
    </svg>
  );
}
