import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeGuessing } from "./guessing-contract.ts";
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
} from "./school.fixture.ts";
import { JOINS, LOOKS } from "./tries.ts";

const HOUR = 60 * MINUTE;

describeGuessing("one server", async () => openWorld());

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

test("[IDN9][SRV42] behind a proxy it is the network the proxy saw that is counted, not what a client says before it", async () => {
  let slowed = 0;
  const world = openWorld({ behindProxy: true, addressOf: () => undefined, onSlowed: () => void (slowed += 1) });
  const guess = (address: string) =>
    openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" }, { "X-Forwarded-For": address });
  for (let at = 0; at < 101; at += 1) await guess(`10.9.9.${at}, 10.0.0.7`);
  expect([world.pauses(), slowed]).toEqual([1, 1]);
  await guess("10.0.0.8");
  expect(world.pauses()).toBe(1);
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
