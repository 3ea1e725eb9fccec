import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { Pupil } from "./support/pupil.ts";
import { ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

/** Every opening fails, as on a device whose database files are damaged, until the database is deleted. */
const DAMAGED = `
  const open = indexedDB.open.bind(indexedDB);
  const remove = indexedDB.deleteDatabase.bind(indexedDB);
  let damaged = true;
  IDBFactory.prototype.open = function (...args) {
    if (!damaged) return open(...args);
    const request = new EventTarget();
    setTimeout(() => {
      request.error = new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
      request.addEventListener("error", (event) => request.onerror?.(event));
      request.dispatchEvent(new Event("error", { cancelable: true }));
    });
    return request;
  };
  IDBFactory.prototype.deleteDatabase = function (...args) {
    damaged = false;
    return remove(...args);
  };
`;

test(
  "[EEE10] a database that cannot be read: export what can be, start afresh after a second press",
  { tag: ONCE },
  async ({ page, context }, info) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Zoe");
    await pupil.practise("g2.add2c");
    await pupil.answerRight();
    await context.route(/engine\.worker-.*\.js$/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${DAMAGED}\n${await response.text()}` });
    });
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "The saved work on this device cannot be read." })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export my data" }).click();
    const file = info.outputPath("salvage.json");
    await (await download).saveAs(file);
    expect(await readFile(file, "utf8")).toContain('"attempt_submitted"');
    await page.getByRole("button", { name: "Start afresh on this device" }).click();
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByRole("button", { name: "Start afresh on this device" }).click();
    await page.getByRole("button", { name: "Yes, start afresh" }).click();
    // The second copy outside the database gives back who was learning and where they were.
    await expect(page.getByRole("heading", { name: "Hello, Zoe" })).toBeVisible();
    await expect(page.getByText("Carry on where you left off")).toBeVisible();
  },
);
