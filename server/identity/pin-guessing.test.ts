import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  addLearners,
  cardOf,
  joinClass,
  joinKiosk,
  MINUTE,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  otherPin,
  PASSWORD,
  type Browser,
} from "./school.fixture.ts";
import { JOINS, LOOKS } from "./tries.ts";

const HOUR = 60 * MINUTE;

test("[IDN9] five wrong PINs shut the way for a minute, then for two, also for the right one", async () => {
  const world = openWorld();
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

test("[IDN9] a hundred guesses sent at once get no more looks than five", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { learner, pin } = cardOf(school, "Ben");
  const tablet = await joinClass(world, school.class.code);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => tablet.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) })),
  );
  const looks = answers.filter(({ status }) => status === 401);
  expect(looks).toHaveLength(5);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

test("[IDN9] with as many devices and networks as one likes, no hour gives 60 guesses at one learner", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { learner, pin } = cardOf(school, "Ben");
  const looks: number[] = [];
  for (let minute = 0; minute < 180; minute += 1) {
    world.moveTo(`10.1.${minute}.1`);
    const device = await joinClass(world, school.class.code);
    for (let at = 0; at < 3; at += 1) {
      const { status } = await device.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) });
      if (status === 401) looks.push(minute);
    }
    world.wait(MINUTE);
  }
  const perHour = [0, 1, 2].map((hour) => looks.filter((minute) => Math.floor(minute / 60) === hour).length);
  expect(Math.max(...perHour)).toBeLessThanOrEqual(60);
  expect(perHour).toEqual([60, 60, 60]);
});

test("[IDN9] [TH2] ten thousand guesses an hour, for a quarter of one and from all of a class's devices, are no more than sixty looks at the PIN", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { learner, pin } = cardOf(school, "Ben");
  const devices = await Promise.all(Array.from({ length: 25 }, () => joinClass(world, school.class.code)));
  const counts = new Map<number, number>();
  for (let at = 0; at < 2_500; at += 1) {
    world.wait(HOUR / 10_000);
    const guess = { learner, pin: String((Number(pin) + 1 + at) % 1_000_000).padStart(6, "0") };
    const { status } = (await devices[at % devices.length]?.ask("POST", "/auth/pin", guess)) ?? { status: 0 };
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set([401, 429]));
  expect(counts.get(401)).toBeLessThanOrEqual(60);
});

test("[IDN9] one device has 20 wrong guesses in ten minutes, whoever they are at; others go on", async () => {
  const world = openWorld();
  const names = Array.from({ length: 30 }, (_none, at) => `Pupil ${at}`);
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

test("[IDN9] a whole class signs in on one kiosk without waiting", async () => {
  const world = openWorld();
  const school = await openSchool(
    world,
    "North",
    Array.from({ length: 35 }, (_none, at) => `Pupil ${at}`),
  );
  const kiosk = await joinKiosk(world, school);
  for (const { learner, pin } of school.cards) {
    expect((await kiosk.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
  }
});

test("[IDN20] many wrong PINs in one class raise a flag for its teacher, until the teacher has seen it", async () => {
  const world = openWorld();
  const school = await openSchool(
    world,
    "North",
    Array.from({ length: 10 }, (_none, at) => `Pupil ${at}`),
  );
  const other = await openClass(school.teacher, "5a");
  await addLearners(school.teacher, other.id, ["Dee"]);
  const flag = async (id: string) =>
    ((await school.teacher.ask("GET", `/classes/${id}`)).body as { alarmAt: number | null }).alarmAt;
  const guess = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const card = school.cards[at % school.cards.length];
      const device = await joinClass(world, school.class.code);
      await device.ask("POST", "/auth/pin", { learner: card?.learner, pin: otherPin(card?.pin ?? "") });
    }
  };
  await guess(19);
  expect(await flag(school.class.id)).toBeNull();
  await guess(1);
  expect(await flag(school.class.id)).toBeTypeOf("number");
  expect(await flag(other.id)).toBeNull();
  expect((await school.teacher.ask("DELETE", `/classes/${school.class.id}/alarm`)).status).toBe(204);
  expect(await flag(school.class.id)).toBeNull();
});

test("[IDN5] an id that is not in the class is answered like a wrong PIN, and shut like one", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { learner, pin } = cardOf(school, "Ben");
  const tries = async (next: () => string) => {
    const device = await joinClass(world, school.class.code);
    const seen: unknown[] = [];
    for (let at = 0; at < 7; at += 1) {
      const { status, body } = await device.ask("POST", "/auth/pin", { learner: next(), pin: otherPin(pin) });
      seen.push([status, body]);
    }
    return seen;
  };
  const known = await tries(() => learner);
  expect(await tries(randomUUID)).toEqual(known);
});

test("[IDN9] a network that tries codes is answered slowly; whoever is known, and a right code, at once", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const kiosk = await joinKiosk(world, school);
  const guess = async () => (await openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 110; at += 1) statuses.push(await guess());
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

test("[IDN9] no more than so many codes are looked at in a second; to have joined one class is no leave to try the codes of others", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const own = await joinClass(world, school.class.code);
  for (const browser of [openBrowser(world), own]) {
    world.wait(2_000);
    const answers = await Promise.all(
      Array.from({ length: LOOKS["class-code"].points + 5 }, () =>
        browser.ask("POST", "/auth/join", { code: "BBBBBB" }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.headers.get("Retry-After")]).toEqual([5, "1"]);
    expect((await own.ask("POST", "/auth/join", {})).status).toBe(200);
  }
});

test("[IDN9] a school's new tablets join at once behind one address; one class takes 300 in an hour", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const join = async (code: string) => (await openBrowser(world).ask("POST", "/auth/join", { code })).status;
  for (let at = 0; at < JOINS.points; at += 1) {
    expect(await join(school.class.code)).toBe(200);
    world.wait(5_000);
  }
  const refused = await openBrowser(world).ask("POST", "/auth/join", { code: school.class.code });
  expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, 35 * 60]);
  const other = await openClass(school.teacher, "5a");
  expect(await join(other.code)).toBe(200);
  world.wait(HOUR);
  expect(await join(school.class.code)).toBe(200);
});

test("[IDN32] wrong PINs from strangers' devices shut no device on which a pupil's was right; unlocking keeps the PINs", async () => {
  const world = openWorld();
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
  const world = openWorld();
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
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { learner, pin } = cardOf(school, "Ben");
  const tablet = await joinClass(world, school.class.code);
  world.wait(400 * 24 * HOUR);
  for (let at = 0; at < 7; at += 1) await tablet.ask("POST", "/auth/pin", { learner, pin: otherPin(pin) });
  world.wait(-400 * 24 * HOUR);
  expect((await tablet.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
});

test("[IDN9] behind a proxy it is the network the proxy saw that is counted, not what a client says before it", async () => {
  const world = openWorld({ behindProxy: true, addressOf: () => undefined });
  const guess = (address: string) =>
    openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" }, { "X-Forwarded-For": address });
  for (let at = 0; at < 101; at += 1) await guess(`10.9.9.${at}, 10.0.0.7`);
  expect(world.pauses()).toBe(1);
  await guess("10.0.0.8");
  expect(world.pauses()).toBe(1);
});
