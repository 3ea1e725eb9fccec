import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import { examContent, makeBlueprint, makeDriver } from "./exam-driver.fixture.ts";

const content = examContent([makeBlueprint({ selection: "adaptive", limitMs: null })]);

function takeExam(name: string): readonly TutorEvent[] {
  const driver = makeDriver(content, name);
  driver.start("toy", name);
  while (driver.exam().endedAt === null) driver.answer();
  return driver.events;
}

describe("exams on two devices", () => {
  test("[EXM23] an exam that is begun before the other one ends takes nothing of it away", () => {
    const first = takeExam("first");
    const [enrolled, ...second] = takeExam("second");
    expect(enrolled?.type).toBe("learner_enrolled");
    const begun = second.slice(
      0,
      second.findIndex(({ type }) => type === "exam_item_served"),
    );
    // The second exam is begun when half of the first has been asked, and not gone on with.
    const half = first.findIndex((event) => event.type === "exam_item_served" && event.body.position === 3) + 1;
    const fold = (events: readonly TutorEvent[]) => events.reduce(evolveTutor, initialTutorState).activities.evaluation;
    const alone = fold(first);
    const merged = fold([...first.slice(0, half), ...begun, ...first.slice(half)]);
    expect(merged?.items).toEqual([]);
    expect(Object.keys(alone?.ability ?? {})).not.toEqual([]);
    expect(merged?.ability).toEqual(alone?.ability);
    expect(merged?.seen).toEqual(alone?.seen);
  });
});
