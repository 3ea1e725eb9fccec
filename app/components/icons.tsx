import type { ReactNode } from "react";

/** Our own drawings on a 24 × 24 grid, one weight. Decoration: a word always stands beside them. */
const paths = {
  tick: "M5 12.5l4.5 4.5L19 7.5",
  almost: "M4 12h4m4 0h.01m4 0h4",
  info: "M12 11v6m0-10v.01M12 3a9 9 0 110 18 9 9 0 010-18z",
  again: "M4 12a8 8 0 0113.7-5.6L20 9m0-5v5h-5M20 12a8 8 0 01-13.7 5.6L4 15m0 5v-5h5",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
  bulb: "M9 18h6m-5 3h4M8.5 14.5A6 6 0 1115.5 14.5c-.8.6-.9 1.2-.9 2h-5.2c0-.8-.1-1.4-.9-2z",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  map: "M5 18a2.5 2.5 0 100-5 2.5 2.5 0 000 5zm14-7a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM7.5 15.5c6 0 3-7 9-7",
  report: "M5 20V10m7 10V4m7 16v-7",
  sessions: "M12 7v5l3 2M12 3a9 9 0 110 18 9 9 0 010-18z",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  erase: "M9 6h11v12H9l-6-6zM12 9.5l5 5m0-5l-5 5",
  save: "M5 12.5l4.5 4.5L19 7.5",
  waiting: "M12 7v5M12 3a9 9 0 110 18 9 9 0 010-18z",
  warning: "M12 4l9 16H3zM12 10v4m0 3v.01",
  print: "M7 9V4h10v5M7 18H4v-8h16v8h-3M7 14h10v6H7z",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14",
  upload: "M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 20h14",
  learn: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13",
  ask: "M4 5h16v11h-8l-5 4v-4H4z",
  exam: "M6 4h12v16H6zM9 9h6m-6 4h6m-6 4h3",
  think: "M6.5 15.5a4 4 0 01.6-7.9 5.5 5.5 0 0110.3 1.2 3.6 3.6 0 01-.4 7.1H9a3 3 0 01-2.5-.4zM6 19.5v.01M3.5 21.5v.01",
  school: "M3 10l9-5 9 5-9 5zM7 12.5V17c3 2 7 2 10 0v-4.5M21 10v5",
  looks: "M3 18l5-13 5 13M4.5 14h7M15.5 18l3-8 3 8M16.5 15.5h4",
  pause: "M9 6v12m6-12v12",
  send: "M4 12l16-7-5 15-3.5-5.5zM20 5l-8.5 9.5",
  flag: "M6 21V4h11l-2 4 2 4H6",
  forward: "M5 12h13m-5-5l5 5-5 5",
  speak: "M4 10v4h3l5 4V6L7 10zM16 9a4.5 4.5 0 010 6m2.5-8.5a8 8 0 010 11",
  microphone: "M12 3a3 3 0 013 3v5a3 3 0 01-6 0V6a3 3 0 013-3zM6 11a6 6 0 0012 0M12 17v4",
  stop: "M7 7h10v10H7z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = "1.2em" }: { readonly name: IconName; readonly size?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" style={{ flex: "none" }}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
