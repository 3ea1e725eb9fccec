import { createRoot, hydrateRoot } from "react-dom/client";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { useEngine } from "./engine-store.ts";
import { goLive, rememberWhether, startsWithForm, takeUpTyped } from "./first-paint.ts";
import { watchForInstallOffer } from "./install.ts";
import { startLooks } from "./looks.ts";
import { Root } from "./root.tsx";
import { watchForUpdates } from "./updates.ts";

const place = document.getElementById("app") as HTMLElement;

startLooks();
// Parents look in, and nothing is kept on their device for that.
if (location.pathname !== "/parent") watchForUpdates(import.meta.url);
watchForInstallOffer();
useEngine.subscribe(({ view }) => rememberWhether(view));

if (startsWithForm && place.childElementCount > 0) {
  hydrateRoot(place, <Root onDrawn={() => takeUpTyped(place)} />);
} else {
  place.replaceChildren();
  // One takes the other's place, with nothing in between.
  const show = (): void => {
    document.getElementById("opening")?.remove();
    delete place.dataset["drawn"];
    goLive();
  };
  createRoot(place).render(<Root onDrawn={show} />);
}
