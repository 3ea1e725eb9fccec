import { expect } from "vitest";
import { LearnerId, type TutorEvent } from "#engine";
import { openBrowser, PASSWORD, type Browser } from "../identity/school.fixture.ts";
import type { ServeSettings } from "../serve.ts";
import { simulateDevice, wholeBank, type SimulatedDevice } from "../snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { makeSettings, openFirstSchool, startSchool, type RunningSchool } from "./running-school.fixture.ts";
import { postSync } from "./school.fixture.ts";

const content = await wholeBank();

/** Work of a pupil as their own device would make it: of about that many events. */
export function workOf(learner: string, seed: string, steps: number): readonly TutorEvent[] {
  const device = deviceOf(learner, seed);
  device.work(steps);
  return device.events;
}

/** A device of that pupil's, an hour ago, with nothing done yet. */
export function deviceOf(learner: string, seed: string): SimulatedDevice {
  const device = simulateDevice({
    content,
    learner: LearnerId.parse(learner),
    seed,
    startedAt: Date.now() - 3_600_000,
  });
  device.perform({ type: "enrol", grade: 4 });
  return device;
}

/** A school at work: a class, and a way for their devices to send. The first has signed in. */
export async function openDay(names: readonly string[] = ["Ben", "Cai", "Dee"], settings: Partial<ServeSettings> = {}) {
  const running = await startSchool(await makeSettings(settings));
  const school = await openFirstSchool(running, names);
  const ask = async <Answer>(path: string, who: Browser = school.teacher): Promise<Answer> =>
    (await who.ask("GET", path)).body as Answer;
  const at = `/classes/${school.class.id}`;
  /** Of nothing new too: devices ask whether there is anything for them. */
  const push = async (browser: Browser, learner: string, events: readonly TutorEvent[]) => {
    for (let from = 0; from === 0 || from < events.length; from += 200) {
      const reply = await postSync(
        running,
        browser,
        makeRequest(events.slice(from, from + 200), { learner: LearnerId.parse(learner) }),
      );
      expect(reply.status).toBe(200);
    }
  };
  return { running, school, ask, at, push };
}

export async function newColleague(running: RunningSchool, teacher: Browser): Promise<Browser> {
  const { code } = (await teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const colleague = openBrowser(running, running.origin);
  await colleague.ask("POST", "/auth/setup", { code, login: "bo.lind", name: "Bo Lind", password: PASSWORD });
  return colleague;
}
