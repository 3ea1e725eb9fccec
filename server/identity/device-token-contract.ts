import { describe, expect, test } from "vitest";
import {
  cardOf,
  joinClass,
  joinKiosk,
  kioskCode,
  MINUTE,
  openBrowser,
  openSchool,
  signIn,
  type Browser,
  type School,
  type World,
} from "./school.fixture.ts";

const NAMES = ["Ben", "Cai"];

/** Asks, and never gets the reply: the browser's cookies are as they were. */
async function loseReply(browser: Browser, address: string, body: object): Promise<void> {
  const before = [...browser.cookies];
  expect((await browser.ask("POST", address, body)).status).toBe(200);
  browser.cookies.clear();
  for (const [name, value] of before) browser.cookies.set(name, value);
}

/** Somebody who has what a browser had at this moment. */
function copyOf(world: World, browser: Browser): Browser {
  const copy = openBrowser(world);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** What a device is known by, whatever keeps the rows. */
export function describeDeviceTokens(name: string, openWorld: () => Promise<World>): void {
  async function open(): Promise<{ readonly world: World; readonly school: School }> {
    const world = await openWorld();
    return { world, school: await openSchool(world, "North", NAMES) };
  }

  const join = async (browser: Browser, body: object = {}): Promise<number> =>
    (await browser.ask("POST", "/auth/join", body)).status;
  const standing = async (browser: Browser): Promise<unknown> =>
    ((await browser.ask("GET", "/auth/standing")).body as { readonly device: unknown }).device;
  const idOf = async (world: World, browser: Browser) => (await world.identity.deviceOf(browser.request()))?.id;

  describe(`tokens of devices, ${name}`, () => {
    test.for(["kiosk", "personal"] as const)(
      "[IDN212] a %s whose listing of names was lost on the way, however often, is the same device",
      async (kind) => {
        const { world, school } = await open();
        const device = kind === "kiosk" ? await joinKiosk(world, school) : await joinClass(world, school.class.code);
        await signIn(device, cardOf(school, "Ben"));
        const id = await idOf(world, device);
        for (let lost = 0; lost < 6; lost += 1) await loseReply(device, "/auth/join", {});
        expect(await standing(device)).toMatchObject({ type: "enrolled", kind });
        expect(await join(device)).toBe(200);
        await signIn(device, cardOf(school, "Ben"));
        expect(await idOf(world, device)).toBe(id);
      },
    );

    test("[IDN212] what a device was known by before opens nothing once it has shown what it was told since", async () => {
      const { world, school } = await open();
      const kiosk = await joinKiosk(world, school);
      await signIn(kiosk, cardOf(school, "Ben"));
      const thief = copyOf(world, kiosk);
      expect(await join(kiosk)).toBe(200);
      expect(await standing(thief)).not.toBeNull();
      expect(await standing(kiosk)).not.toBeNull();
      expect([await standing(thief), await join(thief)]).toEqual([null, 404]);
      // Nor does one of several that it was told, once a later one is shown.
      const early = copyOf(world, kiosk);
      expect(await join(early)).toBe(200);
      expect(await join(kiosk)).toBe(200);
      expect(await standing(kiosk)).not.toBeNull();
      expect(await standing(early)).toBeNull();
    });

    // A browser keeps one of the two replies, and shows that one.
    test.for(["first", "second"])("[IDN212] two tabs that ask at once leave it known by the %s reply", async (kept) => {
      const { world, school } = await open();
      const kiosk = await joinKiosk(world, school);
      const other = copyOf(world, kiosk);
      expect(await Promise.all([join(kiosk), join(other)])).toEqual([200, 200]);
      expect(await standing(kept === "first" ? kiosk : other)).not.toBeNull();
    });

    test("[IDN213] a teacher's code whose reply was lost makes one device, in the place of what was made in vain", async () => {
      const { world, school } = await open();
      const code = await kioskCode(school.teacher, school.class.id);
      const browser = openBrowser(world);
      await loseReply(browser, "/auth/join", { code, kind: "kiosk" });
      world.wait(5 * MINUTE);
      const vain = openBrowser(world);
      expect(await join(vain, { code, kind: "kiosk" })).toBe(200);
      expect(await join(browser, { code, kind: "kiosk" })).toBe(200);
      expect(await standing(browser)).toMatchObject({ type: "enrolled", kind: "kiosk" });
      expect([await standing(vain), await join(openBrowser(world), { code, kind: "kiosk" })]).toEqual([null, 404]);
      const { body } = await school.teacher.ask("GET", `/classes/${school.class.id}/devices`);
      expect(body).toMatchObject({ devices: [{ kind: "kiosk" }] });
    });

    test("[IDN213] a device that was known before may give its code again, nobody else may, and an hour is its end", async () => {
      const { world, school } = await open();
      const device = await joinClass(world, school.class.code);
      await signIn(device, cardOf(school, "Ben"));
      const code = await kioskCode(school.teacher, school.class.id);
      const asKiosk = { code, kind: "kiosk" };
      await loseReply(device, "/auth/join", asKiosk);
      expect(await join(openBrowser(world), asKiosk)).toBe(404);
      await loseReply(device, "/auth/join", asKiosk);
      expect(await standing(device)).toMatchObject({ kind: "kiosk" });
      world.wait(61 * MINUTE);
      expect(await join(device, asKiosk)).toBe(404);
      expect(await join(device)).toBe(200);
    });
  });
}
