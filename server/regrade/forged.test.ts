import { describe, expect, test } from "vitest";
import { ItemId, SessionId, uuidFromName, type TutorEvent } from "#engine";
import { forged, gradedLog, learnerOf, practised, regradeWorld, streamOf } from "./regrade.fixture.ts";
import { simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";

const honest = await practised("forger", 60);
const key = streamOf(learnerOf("forger"));
const grade = (events: readonly TutorEvent[]) => gradedLog(regradeWorld(), key, events);

describe("forged logs", { timeout: 60_000 }, () => {
  test("[RGR1] [TH5] a wrong answer told as right is kept as claimed, and graded wrong", async () => {
    const { events, at } = forged(honest.events, "attempt_evaluated", ({ body }) =>
      body.verdict === "incorrect" ? ({ verdict: "correct", reason: "equal" } as const) : null,
    );
    const { counts, differences } = await grade(events);
    expect(differences).toEqual([
      expect.objectContaining({
        event: at.id,
        type: "attempt_evaluated",
        item: at.body.item,
        skill: at.body.skill,
        why: "verdict",
        claim: expect.objectContaining({ verdict: "correct" }) as unknown,
        truth: expect.objectContaining({ verdict: "incorrect" }) as unknown,
      }),
    ]);
    expect(counts.differs).toEqual({ verdict: 1 });
  });

  test("[RGR1] a right answer told as wrong is found too, and another reader's verdict is told apart", async () => {
    const { events } = forged(honest.events, "attempt_evaluated", ({ body }) =>
      body.verdict === "correct" ? ({ verdict: "incorrect", reader: "mathflow-reader/1" } as const) : null,
    );
    expect((await grade(events)).counts.differs).toEqual({ reader: 1 });
  });

  test("[RGR1] a verdict without an answer is one too many", async () => {
    const at = honest.events.findIndex(({ type }) => type === "attempt_evaluated");
    const twice = { ...honest.events[at], id: uuidFromName("twice") } as TutorEvent;
    const { counts } = await grade(
      rechained([...honest.events.slice(0, at + 1), twice, ...honest.events.slice(at + 1)]),
    );
    expect(counts.differs).toEqual({ "no-answer": 1 });
  });

  test("[RGR2] solved and evidence without a right answer", async () => {
    const solved = forged(honest.events, "problem_completed", ({ body }) =>
      body.correct ? null : ({ correct: true, signal: "mastered" } as const),
    );
    expect((await grade(solved.events)).counts.differs).toEqual({ evidence: 1 });
    const evidence = forged(honest.events, "mastery_updated", ({ body }) => (body.correct ? null : { correct: true }));
    expect((await grade(evidence.events)).counts.differs).toEqual({ evidence: 1 });
  });

  test("[RGR2] evidence that weighs more than the hints leave", async () => {
    const { events } = forged(honest.events, "mastery_updated", ({ body }) =>
      body.correct && body.weight < 1 ? { weight: 1 as never } : null,
    );
    expect((await grade(events)).counts.differs).toEqual({ evidence: 1 });
  });

  test("[RGR2] constants that are not the skill's, and arithmetic that does not come to that", async () => {
    const constants = forged(honest.events, "mastery_updated", ({ body }) => ({
      bkt: { ...body.bkt, transit: 0.9 as never },
    }));
    const sums = forged(honest.events, "mastery_updated", () => ({ after: 0.875 as never }));
    expect((await grade(constants.events)).counts.differs).toEqual({ constants: 1 });
    expect((await grade(sums.events)).counts.differs).toEqual({ constants: 1 });
  });

  test("[RGR2] a skill told to be mastered without evidence", async () => {
    const at = honest.events.findIndex(({ type }) => type === "problem_completed");
    const { body, ...rest } = honest.events[at] as Extract<TutorEvent, { type: "problem_completed" }>;
    const { session, skill } = body;
    const lie = {
      ...rest,
      id: uuidFromName("mastered"),
      type: "skill_mastered",
      body: { session, skill },
    } as TutorEvent;
    const { counts } = await grade(rechained([...honest.events.slice(0, at), lie, ...honest.events.slice(at)]));
    expect(counts.differs).toEqual({ mastered: 1 });
  });

  test("[RGR2] an item that its address does not make, and an answer to one that was not served", async () => {
    const seed = forged(honest.events, "problem_served", ({ body }) => ({ seed: body.seed + 100_000 }));
    const served = await grade(seed.events);
    expect(served.differences[0]).toMatchObject({ why: "item", truth: { reason: "not-listed" } });
    expect(Object.keys(served.counts.differs).toSorted()).toEqual(expect.arrayContaining(["item", "not-served"]));
    const id = ItemId.parse(uuidFromName("no item"));
    const item = forged(honest.events, "problem_served", () => ({ item: id }));
    expect((await grade(item.events)).differences[0]).toMatchObject({ why: "item", claim: { item: id } });
    const answered = forged(honest.events, "attempt_evaluated", () => ({ item: id }));
    expect((await grade(answered.events)).counts.differs).toMatchObject({ "not-served": 1 });
  });

  test("[RGR2] a session that is begun again, as if nothing had been", async () => {
    const begun = honest.events.find(({ type }) => type === "session_started") as TutorEvent;
    const again = { ...begun, id: uuidFromName("again") } as TutorEvent;
    const { counts } = await grade(rechained([...honest.events.slice(0, 12), again, ...honest.events.slice(12)]));
    expect(counts.differs).toEqual({ "begun-twice": 1 });
  });

  test("[RGR3] an exam with more points than its answers are worth, and with evidence that follows from the lie", async () => {
    const events = await examAnswered();
    expect((await grade(events)).counts.differs).toEqual({});
    const lie = forged(events, "exam_scored", ({ body }) => ({
      points: body.of,
      results: body.results.map((one) => ({
        ...one,
        outcome: "correct" as const,
        verdict: "correct" as const,
        points: 1,
      })),
    }));
    const { counts, differences } = await grade(lie.events);
    expect(counts.differs).toEqual({ "exam-score": 1 });
    expect(differences[0]).toMatchObject({ claim: { points: 7 }, truth: { points: 0 } });
    const evidence = forged(lie.events, "mastery_updated", () => ({ correct: true }));
    expect((await grade(evidence.events)).counts.differs).toEqual({ "exam-score": 1, exam: 1 });
  });

  test("[RGR4] other content is neither true nor false", async () => {
    const { events } = forged(honest.events, "problem_served", ({ body }) => ({ version: body.version + 1 }));
    const elsewhere = events.map((event) => ({ ...event, content: "another pack" }));
    const { counts } = await grade(elsewhere);
    expect(counts.differs).toEqual({});
    expect(counts.unknown["other-content"]).toBeGreaterThan(1);
  });

  test("[RGR5] a row that cannot be read is counted, and nothing of its session is held against anybody", async () => {
    const at = honest.events.findIndex(({ type }) => type === "problem_served");
    const served = honest.events[at];
    if (served === undefined) throw new Error("nothing was served");
    const newer = { ...served, v: 2 } as unknown as TutorEvent;
    const world = regradeWorld();
    const { counts } = await gradedLog(world, key, honest.events.with(at, newer));
    expect((await world.sync.readRows(key, at, 1))[0]?.status).toBe("quarantined");
    expect(counts.unread).toBe(1);
    expect(counts.differs).toEqual({});
    expect(counts.unknown["unread-before"]).toBeGreaterThan(0);
  });
});

/** The chain of a log into which something was put. */
function rechained(events: readonly TutorEvent[]): readonly TutorEvent[] {
  return events.map((event, at) => ({ ...event, seq: at + 1, prev: events[at - 1]?.id ?? null }));
}

/** An exam in which no answer was right. */
async function examAnswered(): Promise<readonly TutorEvent[]> {
  const device = simulateDevice({ content: await wholeBank(), learner: learnerOf("forger"), seed: "exam" });
  const context = { session: SessionId.parse(uuidFromName("exam")), seed: "exam", locale: "en" as const };
  const act = (command: object) => device.perform({ type: "activity", kind: "evaluation", command, context } as never);
  device.perform({ type: "enrol", grade: 4 });
  act({ type: "start", exam: "default/g4.fracadd" });
  for (;;) {
    const exam = device.state().activities.evaluation;
    const desk = exam?.items.find(({ position }) => position === exam.position);
    if (exam === null || exam.endedAt !== null || desk === undefined) return device.events;
    const given = Array.from({ length: boxesOf(await wholeBank(), desk.address) }, () => "987654");
    if (desk.answer !== null || act({ type: "answer", item: desk.item, given, latencyMs: 9_000 }).length === 0) {
      act({ type: "end" });
    }
  }
}

function boxesOf(content: Awaited<ReturnType<typeof wholeBank>>, address: Parameters<typeof content.open>[0]): number {
  const opened = content.open(address);
  return opened.ok ? (opened.value.item.answer_spec.parts?.length ?? 1) : 1;
}
