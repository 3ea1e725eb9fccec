import { expect, test } from "vitest";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { cardOf, dumpRows, joinClass, openSchool, openWorld, signIn, tenantOf } from "./school.fixture.ts";

const DAY = 86_400_000;

test("[IDN101] what a teacher says reaches that pupil alone, for sixty days, stands in what goes out of them, and goes with them", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const ben = cardOf(school, "Ben");
  const at = `/classes/${school.class.id}/learners/${ben.learner}`;
  const say = (text: string) => school.teacher.ask("POST", `${at}/notes`, { text, ruling: null });
  expect((await say("")).status).toBe(400);
  expect((await say("two\nlines")).status).toBe(400);
  expect((await say("You kept at it.")).status).toBe(201);

  const browser = await joinClass(world, school.class.code);
  const mine = async () => (await browser.ask("GET", "/notes")).body as SchoolAnswer<"GET /notes">;
  await signIn(browser, ben);
  const praise = { kind: "praise", text: "You kept at it.", teacher: "Ms Teach" };
  expect(await mine()).toMatchObject({ learner: ben.learner, notes: [praise] });
  await signIn(browser, cardOf(school, "Cai"));
  expect((await mine()).notes).toEqual([]);

  const out = await school.teacher.ask("GET", `${at}/data`);
  expect(out.body).toMatchObject({ notes: [{ kind: "praise", text: "You kept at it." }] });
  const dumped = async () => JSON.stringify(await dumpRows(world, [await tenantOf(world, school.teacher)]));
  expect(await dumped()).toContain("You kept at it.");
  expect((await school.teacher.ask("POST", `${at}/erasure`, {})).status).toBe(200);
  expect(await dumped()).not.toContain("You kept at it.");

  const { learner } = cardOf(school, "Cai");
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${learner}/notes`, {
    text: "Hello.",
    ruling: null,
  });
  expect((await mine()).notes).toMatchObject([{ text: "Hello." }]);
  world.wait(61 * DAY);
  await signIn(browser, cardOf(school, "Cai"));
  expect((await mine()).notes).toEqual([]);
});
