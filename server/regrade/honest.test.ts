import { describe, expect, test } from "vitest";
import { triesOf } from "../../testing/searches.ts";
import { currentProblem, NoteId, parseEvent, SessionId, SkillId, uuidFromName, type TutorEvent } from "#engine";
import { evolvePupil, initialPupilFold } from "#engine/class";
import { allRows, push, streamOf } from "../snapshots/pushed.fixture.ts";
import { learnerOf, simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { simulateTwoDevices } from "../snapshots/two-devices.fixture.ts";
import { createMemoryServerDisk, createMemorySyncStore } from "../sync/index.ts";
import { gradeRows, NO_CONTEXT } from "./grade-rows.ts";
import { addCounts, NO_COUNTS } from "./grade-types.ts";
import { LATER } from "./regrade.fixture.ts";

/** What is done in practice of each skill: enough for every sort of answer. */
const STEPS = 30 + triesOf(100);

const content = await wholeBank();

/** Kinds of all boxes of the bank's items as far as practice serves them. */
function kindsOf(events: readonly TutorEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => {
      if (event.type !== "problem_served") return [];
      const { blueprint, version, difficulty, seed } = event.body;
      const opened = content.open({ blueprint, version, difficulty, seed });
      if (!opened.ok) return [];
      const { kind, parts } = opened.value.item.answer_spec;
      return parts?.map((part) => part.kind) ?? [kind ?? ""];
    }),
  );
}

describe("logs of honest pupils", { timeout: 120_000 }, () => {
  test("[RGR1] [RGR2] practice in every skill, right, wrong, hinted and disputed: nothing differs", async () => {
    const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
    const device = simulateDevice({ content, learner: learnerOf("all skills"), seed: "each skill" });
    device.perform({ type: "enrol", grade: 6 });
    for (const { id } of content.graph.nodes) device.practise(id, STEPS);
    // A right value in another form than asked for.
    device.practise(SkillId.parse("g4.simplify"), 12 * STEPS);
    // Sets are asked for from the second level on.
    device.practise(SkillId.parse("g6.gcf"), 4 * STEPS);
    const key = streamOf(learnerOf("all skills"));
    await push(store, key, device.events, LATER);
    const found = gradeRows(NO_CONTEXT, await allRows(store, key), content);
    expect(found.differences).toEqual([]);
    expect(found.flags).toEqual([]);
    expect(Object.keys(found.counts.unknown)).toEqual(["second-method"]);
    const attempts = device.events.filter(({ type }) => type === "attempt_evaluated");
    expect(attempts.length).toBeGreaterThan(15 * STEPS);
    expect(found.counts.agrees).toBeGreaterThan(attempts.length * 2);
    const verdicts = attempts.map(({ body }) => (body as { readonly verdict: string }).verdict);
    expect(new Set(verdicts)).toEqual(new Set(["correct", "incorrect", "unreadable", "wrong-form"]));
    const skills = new Set(
      device.events.flatMap((event) => (event.type === "attempt_evaluated" ? [event.body.skill] : [])),
    );
    expect(skills.size).toBe(content.graph.nodes.length);
    // Every kind the bank asks for.
    expect([...kindsOf(device.events)].toSorted()).toEqual(
      "boolean choice decimal equation expression fraction integer list mixed money percent set time units".split(" "),
    );
  });

  test("[RGR4] what a teacher decided about a disputed answer is nobody's fault, on the desk or days later", async () => {
    const key = streamOf(learnerOf("ruled"));
    const device = simulateDevice({ content, learner: key.learner, seed: "ruled" });
    const onDesk = () => {
      const problem = currentProblem(device.state().practice);
      if (problem === null) throw new Error("no problem on the desk");
      return problem;
    };
    const disputed = (name: string) => {
      const session = SessionId.parse(uuidFromName(name));
      device.perform({ type: "start-session", session, seed: name, skill: SkillId.parse("g3.subz") });
      const { item } = onDesk();
      device.perform({ type: "submit-answer", item, given: ["123456"], locale: "en", latencyMs: 4_000 });
      device.perform({ type: "dispute-answer", item, locale: "en" });
      return device.events
        .reduce((fold, event, at) => evolvePupil(fold, event, at + 1), initialPupilFold)
        .appeals.find(({ of }) => of.item === item);
    };
    const rule = (name: string, appeal: ReturnType<typeof disputed>, ended: "open" | "not-solved") => {
      if (appeal === undefined) throw new Error("nothing is disputed");
      const id = NoteId.parse(uuidFromName(name));
      const note = { kind: "ruling", id, text: "", teacher: "Ms Teach", of: appeal.of, accepted: true, ended } as const;
      return device.perform({ type: "take-note", note }).map(({ type }) => type);
    };
    device.perform({ type: "enrol", grade: 3 });
    expect(rule("at once", disputed("first"), "open")).toContain("mastery_updated");
    device.perform({ type: "end-session" });
    const later = disputed("second");
    device.perform({ type: "skip-problem", item: onDesk().item });
    device.perform({ type: "end-session" });
    device.wait(3 * 86_400_000);
    expect(rule("later", later, "not-solved")).toContain("mastery_updated");

    const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
    await push(store, key, device.events, LATER);
    const found = gradeRows(NO_CONTEXT, await allRows(store, key), content);
    expect(found.differences).toEqual([]);
    expect(Object.keys(found.counts.unknown).toSorted()).toEqual(["second-method", "teacher"]);

    // Whoever writes into their own log that something counts which was not accepted is found.
    const forged = device.events.map((event) =>
      event.type === "appeal_ruled" ? { ...event, body: { ...event.body, accepted: false } } : event,
    );
    const other = createMemorySyncStore(createMemoryServerDisk("epoch"));
    await push(other, key, forged, LATER);
    expect(gradeRows(NO_CONTEXT, await allRows(other, key), content).differences).not.toEqual([]);
  });

  test("[RGR1] [RGR3] two devices in everything there is to do, exams and lessons too: nothing differs", async () => {
    let counts = NO_COUNTS;
    const types = new Set<string>();
    // What the dice bring differs: at least ten, and more until everything has occurred.
    for (let seed = 0; seed < 10 || (seed < 30 && WANTED.some((type) => !types.has(type))); seed++) {
      const { store, key } = await simulateTwoDevices(content, `honest ${seed}`, 160);
      const rows = await allRows(store, key);
      const found = gradeRows(NO_CONTEXT, rows, content);
      expect(found.differences, `seed ${seed}`).toEqual([]);
      expect(
        found.flags.filter(({ kind }) => kind !== "clock-suspect"),
        `seed ${seed}`,
      ).toEqual([]);
      counts = addCounts(counts, found.counts);
      for (const { event } of rows) if (parseEvent(event).ok) types.add(event.type);
    }
    expect(counts.agrees).toBeGreaterThan(1_000);
    expect([...types]).toEqual(expect.arrayContaining([...WANTED]));
  });
});

const WANTED = [
  "exam_scored",
  "ability_updated",
  "lesson_checked",
  "work_checked",
  "appeal_examined",
  "skill_done",
  "placement_concluded",
] as const;
