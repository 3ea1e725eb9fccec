import { create } from "zustand";

export const THEMES = ["device", "light", "dark"] as const;
export const TEXT_SIZES = ["usual", "large", "larger"] as const;

/** How this device shows the app, whoever works on it. */
export interface Looks {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
}

const KEY = "looks";
const PLAIN: Looks = { theme: "device", text: "usual" };

/** What was kept, as far as it can be read [APP81]. */
export function parseLooks(kept: string | null): Looks {
  const [theme, text] = (kept ?? "").split(" ");
  return {
    theme: THEMES.find((known) => known === theme) ?? PLAIN.theme,
    text: TEXT_SIZES.find((known) => known === text) ?? PLAIN.text,
  };
}

export function looksAsText({ theme, text }: Looks): string {
  return `${theme} ${text}`;
}

interface LooksStore {
  readonly looks: Looks;
  readonly change: (change: Partial<Looks>) => void;
}

/** The looks in force. Needs no engine: it holds before anybody is signed in. */
export const useLooks = create<LooksStore>((set, get) => ({
  looks: PLAIN,
  change: (change) => {
    const looks = { ...get().looks, ...change };
    set({ looks });
    show(looks);
    keep(looks);
  },
}));

/** Before the first paint: shows what was chosen on this device, and follows its other tabs. */
export function startLooks(): void {
  const take = (kept: string | null): void => {
    const looks = parseLooks(kept);
    useLooks.setState({ looks });
    show(looks);
  };
  take(read());
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) take(newValue);
  });
}

/** Style sheets read the choice from the root element; the browser's own bars read it from `theme-color`. */
function show({ theme, text }: Looks): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  dataset["text"] = text;
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
