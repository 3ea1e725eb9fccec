import { describe, expect, test } from "vitest";
import {
  currentProblem,
  decideTutor,
  DeviceId,
  EventId,
  evolveTutor,
  initialTutorState,
  LearnerId,
  parseEvent,
  READER_VERSION,
  SessionId,
  SkillId,
  stampEvents,
  uuidFromName,
  viewPractice,
  type DeviceHead,
  type ItemId,
  type TurnView,
  type TutorCommand,
  type TutorEvent,
  type TutorState,
} from "../../index.ts";
import { toyContent } from "../../testing/index.ts";

/** A learner with a sum such as 12 + 5 on the desk. */
function createDesk(skill = "t.add") {
  const content = toyContent();
  let state: TutorState = initialTutorState;
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("l")),
    device: DeviceId.parse(uuidFromName("d")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  const events: TutorEvent[] = [];
  let now = 1_788_249_600_000;

  function perform(command: TutorCommand): readonly string[] | string {
    now += 1_000;
    const decided = decideTutor(state, command, { content, now });
    if (!decided.ok) return decided.error.type;
    const stamp = { wall: now, mono: 0, boot: "b", content: "c", build: "d" };
    const newId = () => EventId.parse(uuidFromName(`${head.seq}/${now}`));
    const stamped = stampEvents(head, decided.value, { ...stamp, newId });
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
    return stamped.events.map(({ type }) => type);
  }

  perform({ type: "enrol", grade: 2 });
  const session = SessionId.parse(uuidFromName("s"));
  perform({ type: "start-session", session, seed: "s", skill: SkillId.parse(skill) });
  const problem = () => {
    const open = currentProblem(state.practice);
    if (open === null) throw new Error("no problem on the desk");
    return open;
  };
  const operands = () => {
    const opened = content.open(problem().address);
    if (!opened.ok) throw new Error("no item");
    const { a, b } = opened.value.item.meta.generation?.operands ?? {};
    return { a: Number(a), b: Number(b) };
  };
  return {
    perform,
    events,
    problem,
    operands,
    check: (lines: readonly string[], item: ItemId = problem().item) =>
      perform({ type: "check-work", item, lines, locale: "en" }),
    submit: (given: string) =>
      perform({ type: "submit-answer", item: problem().item, given: [given], locale: "en", latencyMs: 1 }),
    body: () => {
      const event = events.findLast(({ type }) => type === "work_checked");
      return event?.type === "work_checked" ? event.body : undefined;
    },
    mastery: () => state.mastery,
    turns: (): readonly TurnView[] => {
      const view = viewPractice(state, { content, now });
      return view.type === "problem" ? view.problem.turns : [];
    },
  };
}

describe("lines of working on a problem [PRC16]", () => {
  test("are recorded as typed with what was found, and cost no attempt and give no evidence", () => {
    const desk = createDesk();
    const { a, b } = desk.operands();
    const before = desk.mastery();
    const lines = [`${a} + ${b}`, `10 + 10 = 21`, ""];
    expect(desk.check(lines)).toEqual(["work_checked"]);
    expect(desk.body()).toMatchObject({ lines, locale: "en", first_wrong: 1, reader: READER_VERSION });
    expect(desk.body()?.checked.map(({ status }) => status)).toEqual(["right", "wrong", "empty"]);
    expect(desk.body()?.checked[1]).toMatchObject({ sort: "calculation", rule: null });
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false, phase: "open", hints: 0 });
    expect(desk.mastery()).toEqual(before);
  });

  test("are told line by line, with the place of what cannot be read [PRC16]", () => {
    const desk = createDesk();
    const { a, b } = desk.operands();
    desk.check([`${a} + ${b}`, "2 + ?? 3"]);
    expect(desk.turns()).toMatchObject([
      {
        type: "work",
        firstWrong: null,
        answer: null,
        lines: [
          { text: `${a} + ${b}`, status: "right", sort: "expression" },
          { text: "2 + ?? 3", status: "unreadable", reason: expect.any(String), params: { at: expect.any(Number) } },
        ],
      },
    ]);
  });

  test("the same lines again, and lines with nothing on them, are not recorded [PRC16]", () => {
    const desk = createDesk();
    desk.check(["1 + 1 = 2"]);
    expect(desk.check(["1 + 1 = 2"])).toEqual([]);
    expect(desk.check(["", "  "])).toEqual([]);
    expect(desk.check(["1 + 1 = 3"])).toEqual(["work_checked"]);
  });

  test("more than twenty, too long ones, none, another problem or one that is over are refused [PRC16]", () => {
    const desk = createDesk();
    expect(desk.check([])).toBe("bad-input");
    expect(desk.check(Array.from({ length: 21 }, () => "1"))).toBe("bad-input");
    expect(desk.check(["1".repeat(201)])).toBe("bad-input");
    const { a, b } = desk.operands();
    const { item } = desk.problem();
    desk.submit(`${a + b}`);
    expect(desk.check(["1 + 1 = 2"])).toBe("moved-on");
    desk.perform({ type: "next-problem", item });
    expect(desk.check(["1 + 1 = 2"], item)).toBe("moved-on");
    expect(desk.events.filter(({ type }) => type === "work_checked")).toEqual([]);
  });

  test("an event of lines is read back as it was written [PRC16]", () => {
    const desk = createDesk();
    desk.check(["1 + 1 = 3", "2 : 3", "x +"]);
    const event: unknown = JSON.parse(JSON.stringify(desk.events.at(-1)));
    expect(parseEvent(event)).toEqual({ ok: true, value: desk.events.at(-1) });
  });
});

describe("lines tell nothing of the answer [PRC17]", () => {
  const about = ({ a, b }: { readonly a: number; readonly b: number }, answer: number) => [
    `${answer}`,
    `= ${answer}`,
    `${a} + ${b} = ${answer}`,
    `so ${answer}`,
    `${a} + ${b} = ${a} + ${b} = ${answer}`,
  ];

  test("a finished answer, right or wrong, gets the same report word for word", () => {
    for (const skill of ["t.add", "t.sub", "t.mul"]) {
      const reports = [0, 1, -1].map((away) => {
        const desk = createDesk(skill);
        const { a, b } = desk.operands();
        const right = { "t.add": a + b, "t.sub": a - b, "t.mul": a * b }[skill] ?? 0;
        return about({ a, b }, right + away).map((line) => {
          const asked = line.replaceAll("+", { "t.add": "+", "t.sub": "-", "t.mul": "×" }[skill] ?? "+");
          desk.check([asked]);
          const { checked, first_wrong } = desk.body() ?? {};
          return { checked, first_wrong };
        });
      });
      expect(reports[1]).toEqual(reports[0]);
      expect(reports[2]).toEqual(reports[0]);
      expect(reports[0]?.map(({ checked }) => checked?.[0]?.status)).toEqual(Array.from({ length: 5 }, () => "answer"));
    }
  });

  test("the last line is offered for the answer box when it is a finished answer [PRC18]", () => {
    const offered = (...lines: readonly string[]): string | null | undefined => {
      const desk = createDesk();
      desk.check(lines);
      const turn = desk.turns().at(-1);
      return turn?.type === "work" ? turn.answer : undefined;
    };
    expect(offered("1 + 1 = 2", "= 17", "")).toBe("17");
    expect(offered("17")).toBe("17");
    expect(offered("so 17")).toBe("17");
    expect(offered("17", "10 + 7")).toBeNull();
    // Not from this problem: nothing says that it is meant for an answer.
    expect(offered("10 + 7 = 17")).toBeNull();
    expect(offered("10 +")).toBeNull();
  });
});
