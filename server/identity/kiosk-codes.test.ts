import { expect, test } from "vitest";
import {
  joinClass,
  joinKiosk,
  kioskCode,
  MINUTE,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
} from "./school.fixture.ts";

async function open() {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const join = async (body: object, browser = openBrowser(world)) =>
    (await browser.ask("POST", "/auth/join", body)).status;
  return { world, school, join };
}

test("[IDN31] a teacher's code makes one device everybody's, once, within the hour, however it is typed", async () => {
  const { world, school, join } = await open();
  const code = await kioskCode(school.teacher, school.class.id);
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/u);
  const browser = openBrowser(world);
  const joined = await browser.ask("POST", "/auth/join", {
    code: ` ${code.toLowerCase().replace("-", " ")}`,
    kind: "kiosk",
  });
  expect(joined).toMatchObject({ status: 200, body: { class: { name: "North 4b" }, learners: [{}, {}] } });
  expect(await world.identity.deviceOf(browser.request())).toMatchObject({ kind: "kiosk", class: school.class.id });
  // It is known again without a code, and the code opens nothing more.
  expect(await join({}, browser)).toBe(200);
  expect(await join({ code, kind: "kiosk" })).toBe(404);
  const late = await kioskCode(school.teacher, school.class.id);
  world.wait(61 * MINUTE);
  expect(await join({ code: late, kind: "kiosk" })).toBe(404);
});

test("[TH1] the code on the cards makes no kiosk, a teacher's code no learner's own device, and neither becomes the other [IDN31]", async () => {
  const { world, school, join } = await open();
  const { code } = school.class;
  expect(await join({ code, kind: "kiosk" })).toBe(403);
  const made = await kioskCode(school.teacher, school.class.id);
  expect([await join({ code: made }), await join({ code: made, kind: "personal" })]).toEqual([404, 404]);
  const own = await joinClass(world, code);
  expect([await join({ kind: "kiosk" }, own), await join({ code, kind: "kiosk" }, own)]).toEqual([403, 403]);
  expect(await join({}, own)).toBe(200);
  const kiosk = await joinKiosk(world, school);
  expect([await join({ kind: "personal" }, kiosk), await join({ code, kind: "personal" }, kiosk)]).toEqual([403, 403]);
  expect(await join({ code }, kiosk)).toBe(403);
  expect(await world.identity.deviceOf(kiosk.request())).toMatchObject({ kind: "kiosk" });
  // A teacher makes it free by shutting it out.
  const id = (await world.identity.deviceOf(kiosk.request()))?.id ?? "";
  expect((await school.teacher.ask("DELETE", `/classes/${school.class.id}/devices/${id}`)).status).toBe(204);
  expect(await join({ code }, kiosk)).toBe(200);
  expect(await world.identity.deviceOf(kiosk.request())).toMatchObject({ kind: "personal" });
});

test("[IDN31] only a teacher of the class makes one, and not for a class that is archived", async () => {
  const { world, school } = await open();
  const other = await openSchool(world, "South", []);
  const at = `/classes/${school.class.id}`;
  expect((await other.teacher.ask("POST", `${at}/kiosk-codes`, {})).status).toBe(404);
  expect((await openBrowser(world).ask("POST", `${at}/kiosk-codes`, {})).status).toBe(401);
  const beside = await openClass(school.teacher, "5a");
  const kiosk = await joinKiosk(world, { ...school, class: beside });
  expect(await world.identity.deviceOf(kiosk.request())).toMatchObject({ class: beside.id });
  await school.teacher.ask("PATCH", at, { archived: true });
  expect((await school.teacher.ask("POST", `${at}/kiosk-codes`, {})).status).toBe(409);
});
