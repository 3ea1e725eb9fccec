import type {
  ActivityCommand,
  AssignmentWhat,
  Content,
  ItemAddress,
  MathProblemItem,
  NumberLocale,
  Rng,
  TutorCommand,
  TutorState,
} from "#engine";
import { AssignmentId, pendingAppeal, SessionId, undoableSkip, uuidFromName } from "#engine";

type Kind = ActivityCommand["kind"];
type CommandOf<K extends Kind> = Extract<ActivityCommand, { readonly kind: K }>["command"];

/** What the dice need: seeded, and a name for what is begun now. */
export interface Dice {
  readonly rng: Rng;
  readonly name: string;
}

const LOCALES: readonly NumberLocale[] = ["en", "en", "en", "de", "fr", "uk", "in", "ch"];
const SAID = [
  "why?",
  "I don't know",
  "what does that mean",
  "12",
  "it is 3/4",
  "because the bottoms differ",
  "ok",
  "yes",
];
const NONSENSE = ["", "abc", "1/", "7", "0", "-", "true", "1,234.5", "3 1/2", "0.50"];

/** Whatever a pupil may do now, and now and then what no pupil can: it is refused. */
export function randomCommand(state: TutorState, content: Content, dice: Dice): TutorCommand {
  const { rng } = dice;
  const session = openSession(state);
  const kinds = (Object.keys(state.activities) as Kind[]).filter((kind) => {
    const activity = state.activities[kind];
    return activity !== null && activity.endedAt === null;
  });
  const roll = rng.int(0, 99);
  if (roll === 99) return startAssignment(content, dice);
  if (roll < 6) return activity(startOf(rng.pick(KINDS), content, rng), dice);
  if (session === null && kinds.length === 0)
    return roll < 50 ? startPractice(content, dice) : activity(startOf(rng.pick(KINDS), content, rng), dice);
  if (kinds.length > 0 && (session === null || rng.int(0, 2) === 0))
    return activity(goOn(rng.pick(kinds), state, content, rng), dice);
  return practiceCommand(state, content, dice);
}

const KINDS: readonly Kind[] = ["lesson", "clarify", "evaluation", "survey", "thought", "workflow", "placement"];

function openSession(state: TutorState) {
  const { session } = state.practice;
  return session === null || session.endedAt !== null ? null : session;
}

function startPractice(content: Content, { rng, name }: Dice): TutorCommand {
  const skill = rng.int(0, 9) < 8 ? rng.pick(content.graph.nodes).id : null;
  return { type: "start-session", session: SessionId.parse(uuidFromName(`session/${name}`)), seed: name, skill };
}

/** One of a few assignments: begun, or gone on with. */
function startAssignment(content: Content, { rng, name }: Dice): TutorCommand {
  const { id: skill } = content.graph.nodes[rng.int(0, 2)] ?? rng.pick(content.graph.nodes);
  const items = content
    .seeds(skill, 1)
    .slice(0, 5)
    .map((seed) => ({ skill, blueprint: skill, version: content.version(skill), difficulty: 1 as const, seed }));
  const what: AssignmentWhat = rng.pick([
    { type: "items", items },
    { type: "skills", skills: [skill], goal: { type: "right", count: 3 } },
    { type: "lesson", skill },
  ]);
  const id = AssignmentId.parse(uuidFromName(`assignment/${skill}/${what.type}`));
  const assignment = { id, what, from: 0, due: null, afterDue: "open" as const, note: "", teacher: "" };
  return {
    type: "start-assignment",
    session: SessionId.parse(uuidFromName(`session/${name}`)),
    seed: name,
    assignment,
  };
}

/** On the open problem, or to get one. */
export function practiceCommand(state: TutorState, content: Content, dice: Dice): TutorCommand {
  const { rng } = dice;
  const problem = openSession(state)?.problems.at(-1);
  const skipped = undoableSkip(state, { content, now: 0 });
  if (skipped !== null && rng.int(0, 1) === 0) return { type: "undo-skip", item: skipped };
  if (problem === undefined) return startPractice(content, dice);
  const { item } = problem;
  const appeal = pendingAppeal(state, { content, now: 0 });
  if (appeal !== null && rng.int(0, 9) > 1) return examine(appeal, rng);
  const roll = rng.int(0, 99);
  const locale = rng.pick(LOCALES);
  if (problem.phase === "shown" && roll < 20) return { type: "dispute-answer", item, locale };
  if (problem.phase !== "open") return roll < 22 ? { type: "end-session" } : { type: "next-problem", item };
  if (roll < 6) return { type: "request-hint", item };
  if (roll < 8) return { type: "skip-problem", item };
  if (roll < 10) return { type: "show-solution", item };
  if (roll < 18) return { type: "dispute-answer", item, locale };
  if (roll < 21) return { type: "check-work", item, lines: ["10 + 10 = 20", "= 21 - 1"], locale };
  if (roll < 31) return { type: "send-message", item, text: rng.pick(SAID), locale };
  if (roll < 32) return startPractice(content, dice);
  return {
    type: "submit-answer",
    item,
    given: answer(problem.address, content, rng),
    locale,
    latencyMs: rng.int(400, 60_000),
  };
}

function examine(appeal: NonNullable<ReturnType<typeof pendingAppeal>>, rng: Rng): TutorCommand {
  const outcome = rng.pick(["agrees", "agrees", "disagrees", "cannot-tell"] as const);
  const box = { outcome, how: "value", points: 1, at: null, expected: null, given: null, why: null } as const;
  const { item, given } = appeal;
  return { type: "examine-appeal", item, given, finding: { method: "dice 1", boxes: appeal.boxes.map(() => box) } };
}

/** Right, wrong in a known way, near, or nonsense. */
function answer(address: ItemAddress, content: Content, rng: Rng): readonly string[] {
  const opened = content.open(address);
  if (!opened.ok) return ["?"];
  const { item } = opened.value;
  const right = rightAnswer(item);
  const roll = rng.int(0, 9);
  if (roll < 6) return right;
  if (roll === 6 && right.length === 1) return right.map(unreduced);
  const wrong = item.misconceptions.map(({ trigger }) => trigger.value).filter((text) => text.length <= 200);
  if (roll < 8 && right.length === 1 && wrong.length > 0) return [rng.pick(wrong)];
  return right.map((text) => (rng.int(0, 2) === 0 ? text : rng.pick([...NONSENSE, `${text}0`, ` ${text} `])));
}

/** The same value in another form, where that is easily had. */
function unreduced(text: string): string {
  const [, top, bottom] = /^(\d+)\/(\d+)$/u.exec(text) ?? [];
  return top === undefined || bottom === undefined ? `${text}.0` : `${Number(top) * 2}/${Number(bottom) * 2}`;
}

/** As the author would answer, one text a box. */
export function rightAnswer({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly string[] {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

function activity(command: ActivityCommand, { rng, name }: Dice): TutorCommand {
  const session = SessionId.parse(uuidFromName(`activity/${name}`));
  return { type: "activity", context: { session, seed: name, locale: rng.pick(LOCALES) }, ...command };
}

function startOf(kind: Kind, content: Content, rng: Rng): ActivityCommand {
  const { exams, surveys, workflows } = content.catalog();
  const skill = rng.pick(content.graph.nodes).id;
  switch (kind) {
    case "lesson":
      return { kind, command: { type: "start", skill } };
    case "clarify":
      return { kind, command: { type: "start", skill: rng.int(0, 1) === 0 ? skill : null } };
    case "evaluation":
      return { kind, command: { type: "start", exam: rng.pick(exams).id } };
    case "survey":
      return { kind, command: { type: "start", survey: rng.pick(surveys).id } };
    case "thought":
      return { kind, command: { type: "start" } };
    case "workflow":
      return { kind, command: { type: "start", workflow: rng.pick(workflows).id } };
    case "placement":
      return { kind, command: { type: "start" } };
  }
}

function goOn(kind: Kind, state: TutorState, content: Content, rng: Rng): ActivityCommand {
  switch (kind) {
    case "lesson":
      return { kind, command: lesson(rng) };
    case "evaluation":
      return { kind, command: exam(state, content, rng) };
    case "survey":
      return { kind, command: survey(state, content, rng) };
    case "workflow":
      return { kind, command: workflow(state, content, rng) };
    case "placement":
      return { kind, command: placement(state, content, rng) };
    case "clarify":
    case "thought":
      return { kind, command: rng.int(0, 9) === 0 ? { type: "end" } : { type: "say", text: rng.pick(SAID) } };
  }
}

function lesson(rng: Rng): CommandOf<"lesson"> {
  const roll = rng.int(0, 29);
  if (roll === 0) return { type: "end" };
  if (roll < 3) return { type: "pause" };
  if (roll < 6) return { type: "resume" };
  if (roll < 8) return { type: "back" };
  if (roll < 10) return { type: "extend" };
  if (roll < 12) return { type: "skip-before" };
  if (roll < 15) return { type: "say", text: rng.pick(SAID) };
  return roll < 20 ? { type: "choose", choice: rng.int(0, 3) } : { type: "continue" };
}

function exam({ activities }: TutorState, content: Content, rng: Rng): CommandOf<"evaluation"> {
  const roll = rng.int(0, 49);
  if (roll === 0) return { type: "end" };
  if (roll === 1) return { type: "tick" };
  if (roll < 5) return { type: "go", position: rng.int(1, 12) };
  const desk = activities.evaluation?.items.find(({ position }) => position === activities.evaluation?.position);
  if (desk === undefined) return { type: "end" };
  // Answered already, and nothing after it: over.
  if (desk.answer !== null && desk.position === activities.evaluation?.plan?.cells.length) return { type: "end" };
  return {
    type: "answer",
    item: desk.item,
    given: [...answer(desk.address, content, rng)],
    latencyMs: rng.int(900, 90_000),
  };
}

function placement({ activities }: TutorState, content: Content, rng: Rng): CommandOf<"placement"> {
  const roll = rng.int(0, 19);
  const desk = activities.placement?.questions.at(-1);
  if (roll === 0 || desk === undefined) return { type: "end" };
  const { item, address } = desk;
  const latencyMs = rng.int(900, 90_000);
  if (roll < 6) return { type: "not-learned", item, latencyMs };
  return { type: "answer", item, given: [...answer(address, content, rng)], latencyMs };
}

function survey({ activities }: TutorState, content: Content, rng: Rng): CommandOf<"survey"> {
  const roll = rng.int(0, 19);
  if (roll === 0) return { type: "end" };
  if (roll < 3) return { type: "back" };
  const { questions } = content.catalog().surveys.find(({ id }) => id === activities.survey?.source) ?? {
    questions: [],
  };
  if (questions.length === 0) return { type: "end" };
  const { id, choices } = rng.pick(questions);
  return roll < 5 ? { type: "skip", question: id } : { type: "answer", question: id, given: [choices[0] ?? "words"] };
}

function workflow({ activities }: TutorState, content: Content, rng: Rng): CommandOf<"workflow"> {
  const roll = rng.int(0, 19);
  if (roll === 0) return { type: "end" };
  if (roll < 3) return { type: "back" };
  const { steps } = content.catalog().workflows.find(({ id }) => id === activities.workflow?.source) ?? { steps: [] };
  if (steps.length === 0) return { type: "end" };
  const { id, type, choices } = rng.pick(steps);
  return {
    type: "answer",
    step: id,
    given: type === "continue" ? [] : [choices.length > 0 ? rng.pick(choices) : "words"],
  };
}
