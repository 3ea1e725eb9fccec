import {
  decideTutor,
  DeviceId,
  EventId,
  evolveTutor,
  initialTutorState,
  LearnerId,
  parseEvent,
  SessionId,
  stampEvents,
  uuidFromName,
  type ActivityCommand,
  type Content,
  type DeviceHead,
  type MathProblemItem,
  type TutorCommand,
  type TutorEvent,
  type TutorState,
} from "#engine";
import { loadBank } from "../load-bank.ts";
import type { Strand } from "../strands.ts";

export type Exam = NonNullable<TutorState["activities"]["evaluation"]>;

/** What somebody answers: a text a box; null passes the question over. */
export type Answerer = (item: MathProblemItem, position: number) => readonly string[] | null;

export interface Taken {
  readonly events: readonly TutorEvent[];
  readonly state: TutorState;
  readonly exam: Exam;
}

/** 2026-11-20 09:00 UTC [ms]. */
const START = 1_795_165_200_000;

export async function loadWholeBank(): Promise<Content> {
  const bank = await loadBank(async (strand: Strand) => {
    const list = (await import(`../verified/${strand}.json`, { with: { type: "json" } })) as {
      readonly default: unknown;
    };
    return list.default;
  });
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  return remembering(bank.value);
}

/** Items are built once: the same ones are opened again and again, as exams look at a dozen for each question. */
function remembering(content: Content): Content {
  const opened = new Map<string, ReturnType<Content["open"]>>();
  return {
    ...content,
    open: (address) => {
      const key = `${address.blueprint}/${address.version}/${address.difficulty}/${address.seed}`;
      const known = opened.get(key) ?? content.open(address);
      opened.set(key, known);
      return known;
    },
  };
}

/** Takes an exam of this bank to its end through the tutor. `watch` sees every state on the way. */
export function takeExam(
  content: Content,
  { exam, seed, grade = 4 }: { readonly exam: string; readonly seed: string; readonly grade?: number },
  answer: Answerer,
  watch: (taken: Taken, now: number) => void = () => undefined,
): Taken {
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("learner")),
    device: DeviceId.parse(uuidFromName("device")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let state = initialTutorState;
  let now = START;
  let count = 0;
  const events: TutorEvent[] = [];
  const session = SessionId.parse(uuidFromName(`session/${seed}`));

  function perform(command: TutorCommand): void {
    now += 20_000;
    const moment = {
      wall: now,
      mono: now - START,
      boot: "boot",
      content: content.hash,
      build: "test",
      newId: () => EventId.parse(uuidFromName(`event/${seed}/${count++}`)),
    };
    const decided = decideTutor(state, command, { content, now, mono: moment.mono, boot: moment.boot });
    if (!decided.ok) throw new Error(`${command.type}: ${JSON.stringify(decided.error)}`);
    const stamped = stampEvents(head, decided.value, moment);
    head = stamped.head;
    for (const event of stamped.events) {
      const parsed = parseEvent(JSON.parse(JSON.stringify(event)));
      if (!parsed.ok) throw new Error(`${event.type}: ${parsed.error.message}`);
    }
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
  }

  function act(command: Extract<ActivityCommand, { kind: "evaluation" }>["command"]): void {
    perform({ type: "activity", kind: "evaluation", command, context: { session, seed, locale: "en" } });
  }

  perform({ type: "enrol", grade });
  act({ type: "start", exam });
  for (;;) {
    const taken = { events, state, exam: examOf(state) };
    const desk = taken.exam.items.find(({ position }) => position === taken.exam.position);
    if (taken.exam.endedAt !== null || desk === undefined) return taken;
    watch(taken, now);
    const total = taken.exam.plan?.cells.length ?? 0;
    if (desk.answer !== null && taken.exam.position === total) act({ type: "end" });
    else {
      const given = answer(openItem(content, desk), desk.position);
      if (given !== null) act({ type: "answer", item: desk.item, given: [...given], latencyMs: 20_000 });
      else if (desk.position < total) act({ type: "go", position: desk.position + 1 });
      else act({ type: "end" });
    }
  }
}

export function examOf({ activities }: TutorState): Exam {
  if (activities.evaluation === null) throw new Error("no exam was started");
  return activities.evaluation;
}

export function openItem(content: Content, { address }: Exam["items"][number]): MathProblemItem {
  const opened = content.open(address);
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value.item;
}

/** As the author would answer, one text a box. */
export function rightAnswer({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly string[] {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}
