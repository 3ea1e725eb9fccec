import { test as base, type Browser, type BrowserContext, type Page, type WorkerInfo } from "@playwright/test";
import { Pupil } from "./pupil.ts";

/** Pupils who were enrolled once, on devices that have the app already: each has a browser context of their own. */
interface Classroom {
  /** A new page for the pupil of that name, who is enrolled at the first call. */
  readonly open: (name: string, grade: string) => Promise<Pupil>;
}

interface Device {
  readonly context: BrowserContext;
  readonly touch: boolean;
}

/**
 * `test` for what may follow on earlier work of the same pupil. Every worker enrols a pupil and loads the app
 * once instead of once a test; a test of what is new has to begin with a new context instead.
 */
export const test = base.extend<{ readonly atDesk: Classroom["open"] }, { readonly classroom: Classroom }>({
  classroom: [
    async ({ browser }, use, { project }) => {
      const devices = new Map<string, Promise<Device>>();
      await use({
        open: async (name, grade) => {
          const known = devices.get(name);
          const device = known ?? enrol(browser, project.use, name, grade);
          devices.set(name, device);
          const { context, touch } = await device;
          return new Pupil(await context.newPage(), "", touch);
        },
      });
      for (const device of devices.values()) await (await device).context.close();
    },
    { scope: "worker" },
  ],
  atDesk: async ({ classroom }, use) => {
    const pages: Page[] = [];
    await use(async (name, grade) => {
      const pupil = await classroom.open(name, grade);
      pages.push(pupil.page);
      return pupil;
    });
    for (const page of pages) await page.close();
  },
});

async function enrol(
  browser: Browser,
  use: WorkerInfo["project"]["use"],
  name: string,
  grade: string,
): Promise<Device> {
  const { viewport, hasTouch = false, deviceScaleFactor, baseURL } = use;
  const context = await browser.newContext({
    hasTouch,
    serviceWorkers: "block",
    ...(viewport !== undefined && { viewport }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    ...(baseURL !== undefined && { baseURL }),
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await new Pupil(page, "", hasTouch).enrol(name, grade);
  await page.close();
  return { context, touch: hasTouch };
}
