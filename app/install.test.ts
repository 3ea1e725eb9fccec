import { expect, test } from "vitest";
import { install, useInstall, watchForInstallOffer } from "./install.ts";
import { text } from "./text/text.ts";

test("[APP28] the browser's offer waits for the button, is taken up once, and ends when the app is installed", async () => {
  const page = new EventTarget();
  watchForInstallOffer(page);
  expect(useInstall.getState().offer).toBeNull();

  let asked = 0;
  function offer(): Event {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    return Object.assign(event, {
      prompt: async () => {
        asked += 1;
      },
    });
  }
  const first = offer();
  page.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  expect(useInstall.getState().offer).toBe(first);
  expect(asked).toBe(0);

  await install();
  await install();
  expect(asked).toBe(1);
  expect(useInstall.getState().offer).toBeNull();

  page.dispatchEvent(offer());
  page.dispatchEvent(new Event("appinstalled"));
  expect(useInstall.getState().offer).toBeNull();
});

test("[APP22] at an address that is not safe nobody is told to load the page again", () => {
  const words = `${text("app.insecure.title")} ${text("app.insecure.text")}`;
  expect(words).not.toMatch(/again|reload/iu);
  expect(words).toContain("https");
});
