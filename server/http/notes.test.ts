import { expect, test } from "vitest";
import { currentProblem, SessionId, SkillId, uuidFromName, type LearnerNote } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { openBrowser, type Browser } from "../identity/school.fixture.ts";
import { deviceOf, newColleague, openDay } from "./class-day.fixture.ts";

const SKILL = SkillId.parse("g3.subz");

async function openAppeal() {
  const day = await openDay();
  const { browser, learner } = day.school.tablet;
  const device = deviceOf(learner, "ben");
  const problem = () => {
    const found = currentProblem(device.state().practice);
    if (found === null) throw new Error("no problem on the desk");
    return found;
  };
  device.perform({
    type: "start-session",
    session: SessionId.parse(uuidFromName("ben's")),
    seed: "ben",
    skill: SKILL,
  });
  const { item } = problem();
  device.perform({ type: "submit-answer", item, given: ["123456"], locale: "en", latencyMs: 4_000 });
  device.perform({ type: "dispute-answer", item, locale: "en" });
  let sent = 0;
  const send = async () => {
    const events = device.events.slice(sent);
    sent = device.events.length;
    await day.push(browser, learner, events);
  };
  await send();
  const appeals = async (who: Browser = day.school.teacher) =>
    (await day.ask<SchoolAnswer<"GET /classes/{class}/appeals">>(`${day.at}/appeals`, who)).appeals;
  const say = (body: object, who: Browser = day.school.teacher) =>
    who.ask("POST", `${day.at}/learners/${learner}/notes`, body);
  const notes = async (who: Browser) => (await day.ask<SchoolAnswer<"GET /notes">>("/notes", who)).notes;
  return { ...day, browser, learner, device, problem, item, send, appeals, say, notes };
}

test("[IDN100] [IDN102] a disputed answer is decided once, and is settled when the pupil's device has taken it", async () => {
  const { running, school, at, browser, device, problem, item, send, appeals, say, notes } = await openAppeal();
  expect(await appeals()).toMatchObject([
    { name: "Ben", item, given: ["123456"], skill: SKILL, check: null, ended: "open", decided: null },
  ]);
  expect((await appeals())[0]?.stem).not.toBeNull();
  const decide = (of: string, accepted: boolean) => ({ text: "Your way is fine.", ruling: { item: of, accepted } });
  expect((await say(decide(uuidFromName("nothing"), true))).status).toBe(404);
  expect((await say(decide(item, true))).status).toBe(201);
  expect((await say(decide(item, false))).status).toBe(409);
  expect(await appeals()).toMatchObject([{ decided: { accepted: true, arrived: false } }]);

  const [note] = await notes(browser);
  expect(note).toMatchObject({ kind: "ruling", accepted: true, text: "Your way is fine." });
  device.perform({ type: "take-note", note: note as LearnerNote });
  expect(problem().phase).toBe("right");
  await send();
  expect(await appeals()).toMatchObject([{ ended: "right", decided: { accepted: true, arrived: true } }]);

  const colleague = await newColleague(running, school.teacher);
  expect((await colleague.ask("GET", `${at}/appeals`)).status).toBe(404);
  expect((await say(decide(item, true), colleague)).status).toBe(404);
  expect((await browser.ask("GET", `${at}/appeals`)).status).toBe(403);
}, 60_000);

test("[IDN210] a disputed question is taken out for the whole school and put back; every device of it is told, no other", async () => {
  const { running, school, at, browser, learner, item, problem } = await openAppeal();
  const list = async (who: Browser) => (await who.ask("GET", "/recalled")).body as SchoolAnswer<"GET /recalled">;
  const told = async (who: Browser) =>
    (await who.ask("GET", "/auth/recalled")).body as SchoolAnswer<"GET /auth/recalled">;
  const take = (what: string, who: Browser = school.teacher) =>
    who.ask("POST", `${at}/learners/${learner}/recalled`, { item: what });
  expect((await take(uuidFromName("nothing"))).status).toBe(404);
  expect((await take(item, browser)).status).toBe(403);
  const before = (await told(browser)).items;
  expect((await take(item)).status).toBe(200);
  expect((await take(item)).status).toBe(200);
  const { blueprint, version, difficulty, seed } = problem().address;
  expect(await told(browser)).toEqual({ items: [...before, { blueprint, version, difficulty, seed }] });
  expect((await list(school.teacher)).items).toMatchObject([
    { item, teacher: "Ms Teach", stem: expect.any(String), skillName: expect.any(String) },
  ]);

  const colleague = await newColleague(running, school.teacher);
  expect((await list(colleague)).items).toHaveLength(1);
  expect(await told(openBrowser(running, running.origin))).toEqual({ items: before });
  expect((await colleague.ask("POST", "/recalled/removal", { item })).status).toBe(200);
  expect(await told(browser)).toEqual({ items: before });
}, 60_000);
