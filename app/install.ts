import { create } from "zustand";

/** What browsers that can install a page give it; the others never send it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The browser's offer to install the app, while it stands. */
export const useInstall = create<{ readonly offer: InstallOffer | null }>(() => ({ offer: null }));

/** Keeps the browser's offer for our own button, instead of a bar over the desk. */
export function watchForInstallOffer(page: EventTarget = globalThis): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer });
  });
  page.addEventListener("appinstalled", () => useInstall.setState({ offer: null }));
}

/** Shows the browser's own question. An offer can be taken up once; the browser makes a new one when it likes. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: null });
  await offer?.prompt();
}

/** iPads call themselves Macs; only they have a touch screen. */
export function isAppleTouchDevice(userAgent: string, touchPoints: number): boolean {
  return /iPad|iPhone|iPod/u.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
}
