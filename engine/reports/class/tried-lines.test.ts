import { expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { LearnerId, type SessionId } from "../../ids.ts";
import { uuidFromName } from "../../hash.ts";
import {
  answerRight,
  contentWith,
  go,
  newPupil,
  start,
  study,
  teach,
  viewOf,
  type Pupil,
} from "../../sessions/lesson/lesson.fixture.ts";
import {
  evolvePupil,
  initialPupilFold,
  reportSince,
  viewCells,
  viewMisconceptions,
  viewNow,
  viewPupilActivity,
  viewReport,
} from "./index.ts";
import { foldReport } from "./report-of.fixture.ts";

const content = contentWith(["t.add"]);
const OUTCOMES = ["right", "not-yet", "other-form", "unreadable", "shown"] as const;

/** A pupil at the example to finish who has tried its line: once in vain, once so that it cannot be read. */
function tried(): Pupil {
  let pupil = start(newPupil(content), "t.add", content);
  while (viewOf(pupil, content).part !== "completion") pupil = go(pupil, content);
  return teach(teach(pupil, { type: "fill", text: "987654" }, content), { type: "fill", text: "hmm" }, content);
}

/** The same log from a device that lies of every line that was tried. */
function lyingOf(events: readonly TutorEvent[], outcome: (typeof OUTCOMES)[number]): readonly TutorEvent[] {
  return events.map((event) =>
    event.type === "lesson_blank_tried" ? { ...event, body: { ...event.body, given: "a lie", outcome } } : event,
  );
}

/** All that a class, a report and a parent's note are made of, and what is shown of it. */
function seenIn(events: readonly TutorEvent[]): object {
  const log = events.map((event) => ({ event, ots: event.wall }));
  const fold = log.reduce((at, { event, ots }) => evolvePupil(at, event, ots), initialPupilFold);
  const env = { content, now: (fold.lastAt ?? 0) + 1_000 };
  const report = foldReport(log);
  const learner = LearnerId.parse(uuidFromName("learner"));
  const own = events.filter((event) => "session" in event.body && event.body.session === sessionOf(fold));
  return {
    now: viewNow(fold, { heardAt: env.now, alert: null, settled: null }, env),
    cells: viewCells(fold, env),
    mixUps: viewMisconceptions([{ learner, fold }], env),
    report: viewReport(fold, reportSince(report, 0), env),
    activity: viewPupilActivity(own, sessionOf(fold), fold.tutor, env),
    // Beside the page of the lesson itself nothing knows of them.
    folded: [{ ...fold, tutor: { ...fold.tutor, activities: null } }, report],
  };
}

function sessionOf({ tutor }: typeof initialPupilFold): SessionId {
  const { lesson } = tutor.activities;
  if (lesson === null) throw new Error("no lesson");
  return lesson.id;
}

test.for(OUTCOMES)(
  "[CLS63] what was tried in an example to finish is shown to no teacher: all told as %s",
  (outcome) => {
    const left = tried();
    const done = study(left, content, answerRight);
    expect(left.events.filter(({ type }) => type === "lesson_blank_tried")).toHaveLength(2);
    expect(viewOf(done, content).part).toBe("summary");
    for (const { events } of [left, done]) expect(seenIn(lyingOf(events, outcome))).toEqual(seenIn(events));
  },
);
