import { describe, expect, test } from "vitest";
import {
  auditLog,
  checkItem,
  createRng,
  unreadBoxes,
  uuidFromName,
  wholeChecker,
  type ExamBlueprint,
  type MathProblemItem,
} from "#engine";
import { drawForms, ExamDraft } from "#engine/exams";
import { exams } from "./index.ts";
import {
  examOf,
  loadWholeBank,
  openItem,
  rightAnswer,
  takeExam,
  type Answerer,
  type Taken,
} from "./take-exam.fixture.ts";

const content = await loadWholeBank();
const SEEDS = ["first", "second", "third"];

const allRight: Answerer = (item) => rightAnswer(item);

const takenById = new Map(
  exams.map(({ id }) => [id, SEEDS.map((seed) => takeExam(content, { exam: id, seed }, allRight))]),
);

function forms({ id }: ExamBlueprint): readonly Taken[] {
  return takenById.get(id) ?? [];
}

function gradeOf(skill: string): number {
  return content.graph.nodes.find(({ id }) => id === skill)?.grade ?? 0;
}

/** The formula of the scale of ability, written out again [logit]. */
function logitOf(item: MathProblemItem): number {
  const computed = item.meta.generation?.computed_difficulty ?? 0;
  return 0.6 * (gradeOf(item.meta.skill_id) - 4) + 0.8 * (item.meta.difficulty - 3) + computed - 0.4;
}

function names({ exam }: Taken): readonly string[] {
  return exam.items.map(({ address }) => `${address.blueprint}/${address.difficulty}/${address.seed}`);
}

describe.for(exams)("$title", (exam) => {
  test("[EXB1] it is dated, says what it is, and names skills of the graph only", () => {
    expect(exam.createdOn).toMatch(/^2026-\d\d-\d\d$/u);
    expect(exam.about).toMatch(/^[A-Z].*\d+ questions.*\.$/u);
    const questions = exam.sections.reduce((sum, { items }) => sum + items, 0);
    expect(exam.about).toContain(`${questions} questions`);
    if (exam.limitMs !== null && exam.about.includes("minutes")) {
      expect(exam.about).toContain(`${exam.limitMs / 60_000} minutes`);
    }
    for (const skill of exam.sections.flatMap(({ skills }) => skills)) {
      expect(content.graph.nodes.some(({ id }) => id === skill)).toBe(true);
    }
  });

  test("[EXB2] every section is served in full, without a repeat, for each seed", () => {
    for (const taken of forms(exam)) {
      expect(taken.exam.reason).toBe(exam.selection === "adaptive" ? "item-limit" : "complete");
      expect(new Set(names(taken)).size).toBe(taken.exam.plan?.cells.length);
      for (const [index, section] of exam.sections.entries()) {
        const served = taken.exam.items.filter((item) => item.section === index);
        expect(served).toHaveLength(section.items);
        for (const { skill } of served) expect(section.skills).toContain(skill);
      }
      expect(taken.events.some(({ type }) => type === "verification_rejected")).toBe(false);
    }
  });

  test("[EXB3] all three kinds of questions are asked, and [EXM8] about as often as they should be", () => {
    for (const { exam: taken } of forms(exam)) {
      for (const sort of ["conceptual", "procedural", "application"]) {
        expect(taken.items.some((item) => item.sort === sort)).toBe(true);
      }
      // What tells most of an ability may be of one kind.
      if (exam.selection === "adaptive") continue;
      for (const [sort, share] of [
        ["conceptual", 0.3],
        ["procedural", 0.4],
        ["application", 0.3],
      ] as const) {
        const asked = taken.items.filter((item) => item.sort === sort).length / taken.items.length;
        expect(asked).toBeGreaterThan(share - 0.2);
        expect(asked).toBeLessThan(share + 0.2);
      }
    }
  });

  test("[EXB6] the score is what marking the kept answers comes to, and the log passes the audit", () => {
    const mixed: Answerer = (item, position) =>
      position % 4 === 0
        ? null
        : position % 4 === 1
          ? rightAnswer(item)
          : rightAnswer(item).map((_, box) => wrong(item, box));
    const { events, exam: taken } = takeExam(content, { exam: exam.id, seed: "mixed" }, mixed);
    const scored = events.flatMap((event) => (event.type === "exam_scored" ? [event.body] : []));
    expect(scored).toHaveLength(1);
    expect(scored[0]?.points).toBeCloseTo(rescore(events));
    expect(scored[0]?.of).toBe(taken.plan?.cells.length);
    expect(auditLog(events, content).faults).toEqual([]);
  });

  test("[EXB7] nothing of it tells an answer before the end", () => {
    takeExam(
      content,
      { exam: exam.id, seed: "search" },
      (item, position) => (position % 2 === 0 ? null : rightAnswer(item)),
      expectNoAnswer,
    );
  });
});

/** Marks the kept answers of a log by themselves: the last one of each question, box by box. */
function rescore(events: Taken["events"]): number {
  const served = new Map(
    events.flatMap((event) => (event.type === "exam_item_served" ? [[event.body.item, event.body]] : [])),
  );
  const last = new Map(
    events.flatMap((event) => (event.type === "exam_answered" ? [[event.body.item, event.body]] : [])),
  );
  let points = 0;
  for (const [id, { given, locale }] of last) {
    const opened = content.open(served.get(id) ?? { blueprint: "", version: 1, difficulty: 1, seed: 0 });
    if (!opened.ok) throw new Error(opened.error.detail);
    const { item } = opened.value;
    const right = rightAnswer(item);
    // Each box by itself: the others are filled in right.
    const worth = given.map((text, box) => {
      const { verdict } = checkItem(item, right.with(box, text), locale);
      return verdict === "correct" ? 1 : verdict === "wrong-form" ? 0.5 : 0;
    });
    points += worth.reduce((sum: number, one) => sum + one, 0) / worth.length;
  }
  return points;
}

/** Something that can be read and is not right. */
function wrong(item: MathProblemItem, box: number): string {
  const { answer_spec: spec } = item;
  const right = rightAnswer(item)[box] ?? "";
  const other = spec.ui.choices.find((choice) => choice !== right);
  if (other !== undefined) return other;
  const [first] = item.misconceptions;
  if (first !== undefined && spec.parts === undefined) return first.trigger.value;
  return /^\d+$/u.test(right) ? `${right}9` : right;
}

/** What is no text: ids, hashes, clocks, and what the learner typed. */
const NO_TEXTS =
  /^(?:id|session|item|itemId|learner|device|prev|hash|hlc|wall|mono|boot|boots|seq|seed|seen|content|at|\w+At|\w+(?:Ms|_ms)|given|answered)$/u;

const NO_PARTS = /^(?:boots|seen|given|answered)$/u;

function expectNoAnswer({ events, state }: Taken, now: number): void {
  const exam = examOf(state);
  const items = exam.items.map((served) => openItem(content, served));
  const stems = items.map(
    ({ problem_content: { stem, diagram }, answer_spec: { ui } }) =>
      `${stem} ${JSON.stringify(diagram)} ${ui.choices.join(" ")}`,
  );
  const answers = items
    .flatMap((item) => rightAnswer(item))
    // Short ones are in everything.
    .filter((answer) => answer.length >= 3 && !stems.some((stem) => stem.includes(answer)));
  const view = content.part("evaluation").view(state, { content, now });
  const found = JSON.stringify([events, state.activities, view], (key, value: unknown) =>
    NO_TEXTS.test(key) && (typeof value !== "object" || NO_PARTS.test(key)) ? undefined : value,
  );
  for (const answer of answers) expect(found).not.toContain(JSON.stringify(answer).slice(1, -1));
  for (const key of ["verdict", "outcome", "misconception", "final_answer", "hint", "trigger"]) {
    expect(found).not.toContain(`"${key}`);
  }
}

test("[EXM3] [EXM72] parallel forms of a teacher's own exam are equally hard, whatever they ask", () => {
  const ids = content.graph.nodes.map(({ id }) => id);
  for (let n = 0; n < 8; n += 1) {
    const skills = Array.from({ length: 1 + (n % 4) }, (_, at) => ids[(n * 11 + at * 3) % ids.length] ?? ids[0]!);
    const mix = { easy: 0.3, medium: 0.4, hard: 0.3 };
    const section = { name: "", skills, items: 4 + n, mix, sort: null, itemLimitMs: null };
    const rules = { title: "Own", selection: "random", forms: 3, limitMs: null, canGoBack: true };
    const draft = ExamDraft.parse({ ...rules, sections: [section] });
    const drawn = drawForms({ id: uuidFromName(`own ${n}`), draft }, [], { content, now: 0 });
    const means = drawn.map(({ cells }) => {
      const logits = cells.map(({ skill, difficulty, item: { version, seed } }) => {
        const opened = content.open({ blueprint: skill, version, difficulty, seed });
        if (!opened.ok) throw new Error(opened.error.detail);
        return logitOf(opened.value.item);
      });
      expect(logits).toHaveLength(4 + n);
      return logits.reduce((sum, logit) => sum + logit, 0) / logits.length;
    });
    expect(Math.max(...means) - Math.min(...means)).toBeLessThanOrEqual(0.15);
  }
});

test("[EXB4] and [EXM3] forms of a random exam differ in most questions and are equally hard", () => {
  for (const exam of exams.filter(({ selection }) => selection === "random")) {
    const taken = Array.from({ length: 8 }, (_, seed) =>
      takeExam(content, { exam: exam.id, seed: `form ${seed}` }, allRight),
    );
    const means = taken.map(
      ({ exam: { items } }) =>
        items.reduce((sum, served) => sum + logitOf(openItem(content, served)), 0) / items.length,
    );
    expect(Math.max(...means) - Math.min(...means)).toBeLessThanOrEqual(0.15);
    for (const [index, form] of taken.entries()) {
      for (const other of taken.slice(index + 1)) {
        const shared = names(form).filter((name) => names(other).includes(name));
        expect(shared.length).toBeLessThan(names(form).length / 4);
      }
    }
  }
});

test("[EXB5] for simulated learners the adaptive exam is more certain than a random one of its length", () => {
  const adaptive = exams.find(({ selection }) => selection === "adaptive");
  if (adaptive === undefined) throw new Error("no adaptive exam");
  const random: ExamBlueprint = { ...adaptive, id: "random-twin", selection: "random" };
  const both = { ...content, catalog: () => ({ ...content.catalog(), exams: [adaptive, random] }) };
  const information = { [adaptive.id]: 0, [random.id]: 0 };
  for (let learner = 0; learner < 12; learner++) {
    const theta = -2.5 + learner * 0.45;
    for (const { id } of [adaptive, random]) {
      const rng = createRng(`learner ${learner}`);
      const { exam } = takeExam(both, { exam: id, seed: `${learner}`, grade: 4 }, (item) => {
        const chance = 1 / (1 + Math.exp(logitOf(item) - theta));
        return rng.int(0, 999_999) / 1_000_000 < chance
          ? rightAnswer(item)
          : rightAnswer(item).map((_, box) => wrong(item, box));
      });
      // Fisher information of what was asked, at the ability the learner truly has.
      for (const served of exam.items) {
        const right = 1 / (1 + Math.exp(logitOf(openItem(content, served)) - theta));
        information[id] = (information[id] ?? 0) + right * (1 - right);
      }
    }
  }
  const se = (id: string) => 1 / Math.sqrt((information[id] ?? 0) / 12);
  expect(se(adaptive.id)).toBeLessThan(se(random.id) * 0.92);
});

test("[EXM11] what is refused as unreadable is the same whatever the right answer is", () => {
  let refused = 0;
  let compared = 0;
  for (const { id } of content.graph.nodes) {
    for (const difficulty of [2, 4] as const) {
      const [first, second] = content
        .seeds(id, difficulty)
        .slice(0, 8)
        .flatMap((seed) => {
          const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
          return opened.ok && opened.value.item.answer_spec.ui.choices.length === 0 ? [opened.value.item] : [];
        });
      if (first === undefined || second === undefined || shapeOf(first) !== shapeOf(second)) continue;
      for (const text of [first, second].flatMap((item) => textsLike(rightAnswer(item)[0] ?? ""))) {
        const given = rightAnswer(first).map((_, box) => (box === 0 ? text : "1"));
        const reasons = [first, second].map((item) => unreadBoxes(item, given, "en", wholeChecker)[0]);
        expect({ id, text, reason: reasons[0] }).toEqual({ id, text, reason: reasons[1] });
        compared += 1;
        refused += reasons[0] === null ? 0 : 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
  expect(refused).toBeGreaterThan(50);
});

/** Kind of answer and what is asked of it: of times, whether it is one of the day or a length, as the question says. */
function shapeOf({ answer_spec: { kind, options, parts }, solution_logic: solution }: MathProblemItem): string {
  const isLength = kind === "time" && !solution.final_answer_canonical.includes(":");
  return JSON.stringify([kind, isLength, options, parts?.map((part) => [part.kind, part.options])]);
}

function textsLike(right: string): readonly string[] {
  return [
    right,
    `${right} tenths`,
    `${right} cm`,
    `${right}.`,
    `${right}/`,
    right.replace(".", ","),
    `(${right})`,
    `${right}-`,
    "?",
    `${right} ${right}`,
  ];
}
