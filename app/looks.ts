import { create } from "zustand";

export const THEMES = ["device", "light", "dark"] as const;
export const TEXT_SIZES = ["usual", "large", "larger"] as const;

/** How this device shows the app, whoever works on it. */
export interface Looks {
  readonly theme: (typeof THEMES)[number];
  readonly text: TextSize;
  /** Usual text was chosen although somebody's text starts larger: then it is usual. */
  readonly plain?: true;
}

type TextSize = (typeof TEXT_SIZES)[number];

const KEY = "looks";
const PLAIN: Looks = { theme: "device", text: "usual" };

/** What was kept, as far as it can be read [APP81]. */
export function parseLooks(kept: string | null): Looks {
  const [theme, text, plain] = (kept ?? "").split(" ");
  return {
    theme: THEMES.find((known) => known === theme) ?? PLAIN.theme,
    text: TEXT_SIZES.find((known) => known === text) ?? PLAIN.text,
    ...(plain === "plain" ? { plain: true } : {}),
  };
}

export function looksAsText({ theme, text, plain }: Looks): string {
  return `${theme} ${text}${plain === true ? " plain" : ""}`;
}

/** The size in force: where nobody chose one on this device, that which whoever is on the screen starts with [APP101]. */
export function textInForce({ text, plain }: Looks, start: TextSize): TextSize {
  return text === "usual" && plain !== true ? start : text;
}

/** What is kept once a size was chosen by hand. */
export function withText({ theme }: Looks, text: TextSize, start: TextSize): Looks {
  return { theme, text, ...(text === "usual" && start !== "usual" ? { plain: true } : {}) };
}

interface LooksStore {
  /** As kept. */
  readonly looks: Looks;
  /** Size of text whoever is on the screen starts with. */
  readonly start: TextSize;
  readonly changeTheme: (theme: Looks["theme"]) => void;
  readonly changeText: (text: TextSize) => void;
  readonly startWith: (start: TextSize) => void;
}

/** The looks in force. Needs no engine: it holds before anybody is signed in. */
export const useLooks = create<LooksStore>((set, get) => {
  function change(looks: Looks): void {
    set({ looks });
    show();
    keep(looks);
  }
  return {
    looks: PLAIN,
    start: "usual",
    changeTheme: (theme) => change({ ...get().looks, theme }),
    changeText: (text) => change(withText(get().looks, text, get().start)),
    startWith: (start) => {
      set({ start });
      show();
    },
  };
});

/** Before the first paint: shows what was chosen on this device, and follows its other tabs. */
export function startLooks(): void {
  const take = (kept: string | null): void => {
    const looks = parseLooks(kept);
    useLooks.setState({ looks });
    show();
  };
  take(read());
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) take(newValue);
  });
}

/** Style sheets read the choice from the root element; the browser's own bars read it from `theme-color`. */
function show(): void {
  const { looks, start } = useLooks.getState();
  const { theme } = looks;
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  dataset["text"] = textInForce(looks, start);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color][data-scheme]")) {
    const scheme = meta.dataset["scheme"] ?? "";
    meta.media = theme === "device" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where the browser keeps nothing, the looks last as long as the page.
    return null;
  }
}

function keep(looks: Looks): void {
  try {
    localStorage.setItem(KEY, looksAsText(looks));
  } catch {
    // As above.
  }
}
