import type { EngineView } from "#workers/engine-api";

/** Whether this page began with the form of the first run: `first-paint.js` chose it before anything was drawn. */
export const startsWithForm =
  typeof document === "undefined" || document.documentElement.getAttribute("data-start") === "form";

const KEY = "mathflow-who";

/**
 * Keeps whether anybody is known on this device, and nothing of who, so that the next page can be right before the
 * engine runs [APP73].
 */
export function rememberWhether({ phase, learners, learner, sharedWith }: EngineView): void {
  if (phase !== "ready" && phase !== "no-learner") return;
  const isKnown = learners.length > 0 || learner !== null || (sharedWith ?? null) !== null;
  try {
    localStorage.setItem(KEY, isKnown ? "somebody" : "nobody");
  } catch {
    // A browser that keeps nothing begins with the form each time.
  }
}

/** Resolves when what stands in the page has been painted; in a page that nobody sees, after a second. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1_000);
  });
}

/** From now on the app hears of presses itself. */
export function goLive(): void {
  document.documentElement.dataset["live"] = "";
}

/**
 * Tells the app what was typed, chosen and pressed before it ran: it then goes on as if that had been done just now. The
 * elements themselves stay, and with them the focus.
 */
export function takeUpTyped(place: HTMLElement): void {
  goLive();
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex > 0) field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (field.type === "radio" || field.type === "checkbox") {
      if (field.checked !== field.defaultChecked) redo(field, "checked", "click");
    } else if (field.type === "file") {
      if (field.value !== "") field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (field.value !== "") {
      redo(field, "value", "input");
    }
  }
  const pressed = (document as { pressedEarly?: HTMLElement[] }).pressedEarly?.splice(0) ?? [];
  // Once what was typed has been taken up.
  setTimeout(() => {
    for (const element of pressed) {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  });
}

/** React hears of a change only when it differs from what it wrote or saw last. */
function redo(field: HTMLInputElement, property: "value" | "checked", event: "input" | "click"): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property);
  const given = field[property];
  if (property === "value") field.value = "";
  else field.checked = !field.checked;
  own?.set?.call(field, given);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
