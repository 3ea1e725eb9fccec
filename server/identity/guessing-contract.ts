import { describe, expect, test } from "vitest";
import {
  cardOf,
  joinClass,
  joinKiosk,
  MINUTE,
  openBrowser,
  openSchool,
  otherPin,
  PASSWORD,
  type Browser,
  type World,
} from "./school.fixture.ts";
import { openSecondStep, statusOf, STEP, typePassword } from "./second-step.fixture.ts";
import { LOOKS } from "./tries.ts";

const HOUR = 60 * MINUTE;

/** What guessing comes to, on one server or on several that share a database: the same numbers. */
export function describeGuessing(name: string, openWorld: () => Promise<World>): void {
  describe(`guessing, ${name}`, () => {
    test("[IDN9] five wrong PINs shut the way for a minute, then for two, also for the right one", async () => {
      const world = await openWorld();
      const school = await openSchool(world, "North", ["Ben"]);
      const { learner, pin } = cardOf(school, "Ben");
      const tablet = await joinClass(world, school.class.code);
      const wrong = { learner, pin: otherPin(pin) };
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await tablet.ask("POST", "/auth/pin", wrong)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const shut = await tablet.ask("POST", "/auth/pin", { learner, pin });
      expect([shut.status, shut.headers.get("Retry-After")]).toEqual([429, "60"]);

      world.wait(MINUTE);
      expect((await tablet.ask("POST", "/auth/pin", wrong)).status).toBe(401);
      expect((await tablet.ask("POST", "/auth/pin", wrong)).headers.get("Retry-After")).toBe("120");
      world.wait(2 * MINUTE);
      expect((await tablet.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
      // A right one makes the next mistake the first again.
      expect((await tablet.ask("POST", "/auth/pin", wrong)).status).toBe(401);
      expect((await tablet.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
    });

    test("[IDN9] forty guesses sent at once get no more looks than five", async () => {
      const world = await openWorld();
      const school = await openSchool(world, "North", ["Ben"]);
      const { learner, pin } = cardOf(school, "Ben");
      const tablet = await joinClass(world, school.class.code);
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => tablet.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) })),
      );
      const looks = answers.filter(({ status }) => status === 401);
      expect(looks).toHaveLength(5);
      expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    });

    test("[IDN9] one device has 20 wrong guesses in ten minutes, whoever they are at; others go on", async () => {
      const world = await openWorld();
      const names = Array.from({ length: 22 }, (_none, at) => `Pupil ${at}`);
      const school = await openSchool(world, "North", names);
      const kiosk = await joinKiosk(world, school);
      const statuses: number[] = [];
      for (const { learner, pin } of school.cards) {
        statuses.push((await kiosk.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) })).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      const [first] = school.cards;
      expect((await kiosk.ask("POST", "/auth/pin", { learner: first?.learner, pin: first?.pin })).status).toBe(429);
      const other = await joinClass(world, school.class.code);
      expect((await other.ask("POST", "/auth/pin", { learner: first?.learner, pin: first?.pin })).status).toBe(200);
      world.wait(10 * MINUTE);
      expect((await kiosk.ask("POST", "/auth/pin", { learner: first?.learner, pin: first?.pin })).status).toBe(200);
    });

    test("[IDN9] a network that tries codes is answered slowly; whoever is known, and a right code, at once", async () => {
      const world = await openWorld();
      const school = await openSchool(world, "North", ["Ben"]);
      const kiosk = await joinKiosk(world, school);
      const guess = async () => (await openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" })).status;
      const statuses: number[] = [];
      for (let at = 0; at < 10; at += 1) {
        statuses.push(...(await Promise.all(Array.from({ length: 11 }, guess))));
      }
      expect([new Set(statuses), world.pauses()]).toEqual([new Set([404]), 10]);
      // From the same network: a device of the class, one that is new, a teacher, and a code that makes one.
      expect((await kiosk.ask("POST", "/auth/join", {})).status).toBe(200);
      await joinClass(world, school.class.code);
      await openSchool(world, "South", []);
      const signIn = { login: school.login, password: PASSWORD };
      expect((await openBrowser(world).ask("POST", "/auth/teacher", signIn)).status).toBe(200);
      expect(world.pauses()).toBe(10);
      world.moveTo("10.0.0.2");
      expect([await guess(), world.pauses()]).toEqual([404, 10]);
      world.moveTo("10.0.0.1");
      world.wait(HOUR);
      expect([await guess(), world.pauses()]).toEqual([404, 10]);
    });

    test("[IDN9] of a network no more than so many tries of a kind are looked at in a second", async () => {
      const world = await openWorld();
      const { points } = LOOKS["set-up-code"];
      const body = { code: "BBBB-BBBB-BBBB", password: PASSWORD };
      const answers = await Promise.all(
        Array.from({ length: points + 5 }, () => openBrowser(world).ask("POST", "/auth/reset", body)),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
      const { status } = await openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" });
      expect(status).toBe(404);
      world.wait(1_001);
      const again = await openBrowser(world).ask("POST", "/auth/reset", body);
      expect(again.status).not.toBe(429);
    });

    test("[IDN32] wrong PINs from strangers' devices shut no device on which a pupil's was right; unlocking keeps the PINs", async () => {
      const world = await openWorld();
      const school = await openSchool(world, "North", ["Ben", "Cai"]);
      const { learner, pin } = cardOf(school, "Ben");
      const [tablet, kiosk] = [await joinClass(world, school.class.code), await joinKiosk(world, school)];
      const enter = async (browser: Browser, typed = pin) =>
        (await browser.ask("POST", "/auth/pin", { learner, pin: typed })).status;
      expect([await enter(tablet), await enter(kiosk)]).toEqual([200, 200]);
      // Five wrong ones each from as many devices as it takes.
      for (let device = 0; device < 13; device += 1) {
        const stranger = await joinClass(world, school.class.code);
        for (let at = 0; at < 5; at += 1) await enter(stranger, otherPin(pin));
      }
      const fresh = await joinClass(world, school.class.code);
      expect([await enter(fresh), await enter(tablet), await enter(kiosk)]).toEqual([429, 200, 200]);
      // On a device of one's own five wrong ones shut it, and no other.
      for (let at = 0; at < 5; at += 1) expect(await enter(tablet, otherPin(pin))).toBe(401);
      expect([await enter(tablet), await enter(kiosk)]).toEqual([429, 200]);
      expect((await school.teacher.ask("POST", `/classes/${school.class.id}/unlock`, {})).status).toBe(204);
      expect([await enter(fresh), await enter(tablet)]).toEqual([200, 200]);
    });

    test("[IDN32] what strangers try keeps no teacher out of a browser they have signed in on, nor from another password", async () => {
      const world = await openWorld();
      const { teacher, login } = await openSchool(world, "North", []);
      world.moveTo("10.9.9.9");
      const guess = async () => {
        world.wait(1_001);
        return (await openBrowser(world).ask("POST", "/auth/teacher", { login, password: "not the password" })).status;
      };
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) statuses.push(await guess());
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      world.moveTo("10.0.0.1");
      const next = "another long password";
      expect((await teacher.ask("POST", "/auth/password", { current: PASSWORD, next })).status).toBe(200);
      await teacher.ask("POST", "/auth/logout", {});
      expect((await teacher.ask("POST", "/auth/teacher", { login, password: next })).status).toBe(200);
      const elsewhere = await openBrowser(world).ask("POST", "/auth/teacher", { login, password: next });
      expect(elsewhere.status).toBe(429);
      // Five wrong ones on the known browser shut that one, and only it.
      await teacher.ask("POST", "/auth/logout", {});
      for (let at = 0; at < 5; at += 1) await teacher.ask("POST", "/auth/teacher", { login, password: "wrong" });
      expect((await teacher.ask("POST", "/auth/teacher", { login, password: next })).status).toBe(429);
    });

    test("[IDN32] a clock that ran ahead and is right again leaves no lock", async () => {
      const world = await openWorld();
      const school = await openSchool(world, "North", ["Ben"]);
      const { learner, pin } = cardOf(school, "Ben");
      const tablet = await joinClass(world, school.class.code);
      world.wait(400 * 24 * HOUR);
      for (let at = 0; at < 7; at += 1) await tablet.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) });
      world.wait(-400 * 24 * HOUR);
      expect((await tablet.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
    });

    test("[IDN34] [TH2] wrong codes shut the way for a while; a browser that is known, and who is signed in, stay out of it", async () => {
      const { world, teacher, login, codeOf } = await openSecondStep(await openWorld());
      const known = (await typePassword(world, login)).browser;
      expect(await statusOf(known.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
      world.wait(STEP);
      const { browser } = await typePassword(world, login);
      const wrong: number[] = [];
      // One who has the password goes on in as many browsers as they like.
      for (let at = 0; at < 7; at += 1) {
        const next = at < 3 ? browser : (await typePassword(world, login)).browser;
        wrong.push(await statusOf(next.ask("POST", "/auth/code", { code: "000000" })));
      }
      expect(wrong).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const shut = await browser.ask("POST", "/auth/code", { code: codeOf() });
      expect([shut.status, Number(shut.headers.get("Retry-After")) > 0]).toEqual([429, true]);
      await typePassword(world, login, known);
      expect(await statusOf(known.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
      expect(await statusOf(teacher.ask("POST", "/auth/second-step/removal", { proof: PASSWORD }))).toBe(204);
      expect((await typePassword(world, login)).answer.body).toMatchObject({ role: "teacher" });
    });
  });
}
