import { piecesOf } from "../dialogue/compose/pieces.ts";
import { stampEvents, type DeviceHead } from "../events/stamp.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId, SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { Like, ProfileFacts } from "../profile.ts";
import { createRng, type Rng } from "../random.ts";
import { currentProblem, type ProblemState } from "../sessions/learning/practice-state.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorCommand, TutorState } from "../tutor-types.ts";

/** Sorts of pupils, and what they write. */
export const TALKER_KINDS = ["guesser", "silent", "chatty", "stuck", "ahead", "hostile", "curious"] as const;
export type TalkerKind = (typeof TALKER_KINDS)[number];

export interface TalkOptions {
  readonly content: Content;
  readonly kind: TalkerKind;
  readonly seed: string;
  readonly skill: string;
  /** Messages the pupil writes, 10 to 25. */
  readonly turns: number;
  /** Problems answered right by the button before the talk: the further, the harder. */
  readonly warmUp?: number;
  readonly likes?: readonly Like[];
}

export interface SimulatedTalk {
  readonly events: readonly TutorEvent[];
  readonly state: TutorState;
  readonly profile: ProfileFacts;
  /** The commands, so that any of them can be done again from any prefix. */
  readonly steps: readonly { readonly command: TutorCommand; readonly now: number; readonly events: number }[];
  readonly refusals: readonly string[];
}

/** 2026-09-01 08:00 UTC [ms]. */
const START = 1_788_249_600_000;

/** A seeded pupil of one kind who talks with the tutor about problems of one skill. */
export function simulateTalk({
  content,
  kind,
  seed,
  skill,
  turns,
  warmUp = 0,
  likes = [],
}: TalkOptions): SimulatedTalk {
  const name = `${kind}/${seed}/${skill}`;
  const rng = createRng(`talk/${name}`);
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName(`learner/${name}`)),
    device: DeviceId.parse(uuidFromName(`device/${name}`)),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let state = initialTutorState;
  let now = START;
  const profile: ProfileFacts = { country: null, likes };
  const events: TutorEvent[] = [];
  const steps: { command: TutorCommand; now: number; events: number }[] = [];
  const refusals: string[] = [];

  function perform(command: TutorCommand): void {
    now += rng.int(2_000, 40_000);
    const decided = decideTutor(state, command, { content, now, profile });
    steps.push({ command, now, events: events.length });
    if (!decided.ok) {
      refusals.push(`${command.type}: ${decided.error.type}`);
      return;
    }
    const moment = {
      wall: now,
      mono: events.length,
      boot: "talk",
      content: content.hash,
      build: "test",
      newId: () => EventId.parse(uuidFromName(`event/${name}/${rng.uint32()}/${rng.uint32()}`)),
    };
    const stamped = stampEvents(head, decided.value, moment);
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
  }

  const grade = content.graph.byId.get(SkillId.parse(skill))?.grade ?? 3;
  perform({ type: "enrol", grade });
  const begin = (round: number) =>
    perform({
      type: "start-session",
      session: SessionId.parse(uuidFromName(`session/${name}/${round}`)),
      seed: `${name}/${round}`,
      skill: SkillId.parse(skill),
    });
  begin(0);
  for (let round = 0; round < warmUp; round++) {
    const desk = deskOf(state, content);
    if (desk === null) break;
    perform({
      type: "submit-answer",
      item: desk.problem.item,
      given: rightOf(desk.item),
      locale: "en",
      latencyMs: 900,
    });
    perform({ type: "next-problem", item: desk.problem.item });
  }
  for (let turn = 0; turn < turns; turn++) {
    const desk = deskOf(state, content);
    if (desk === null) {
      begin(turn + 1);
      continue;
    }
    const { problem } = desk;
    const waitsForNext = problem.phase !== "open" && problem.asks === null;
    if (waitsForNext && rng.int(0, 3) > 0) perform({ type: "next-problem", item: problem.item });
    else perform({ type: "send-message", item: problem.item, text: messageOf(kind, desk, rng, turn), locale: "en" });
  }
  return { events, state, profile, steps, refusals };
}

export interface TalkDesk {
  readonly problem: ProblemState;
  readonly item: MathProblemItem;
}

function deskOf(state: TutorState, content: Content): TalkDesk | null {
  const problem = currentProblem(state.practice);
  const opened = problem === null ? undefined : content.open(problem.address);
  return problem === null || opened?.ok !== true ? null : { problem, item: opened.value.item };
}

function rightOf({ solution_logic: solution, answer_spec: spec }: MathProblemItem): readonly string[] {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

/** The right answer to what is asked now: the small step, else the problem. */
export function askedValue({ problem, item }: TalkDesk): string {
  const place = problem.scaffold?.active === true ? problem.scaffold.step : null;
  const piece = place === null ? undefined : piecesOf(item)[place - 1];
  return piece?.value ?? rightOf(item).join(", ");
}

/** Something a child could think it is: what a misconception gives, a number nearby, any number. */
function guessOf({ item }: TalkDesk, rng: Rng): string {
  const right = item.solution_logic.final_answer_canonical;
  const wrong = item.misconceptions.map(({ trigger }) => trigger.value);
  const near = /^\d+$/u.test(right) ? [String(Number(right) + rng.int(1, 4)), String(Number(right) + 10)] : [];
  return rng.pick([...wrong, ...near, String(rng.int(1, 99)), `${rng.int(1, 5)}/${rng.int(2, 9)}`]);
}

type Line = (desk: TalkDesk, rng: Rng) => string;

const say =
  (...texts: readonly string[]): Line =>
  (_desk, rng) =>
    rng.pick(texts);
const guess: Line = (desk, rng) => rng.pick(FRAMES).replace("#", guessOf(desk, rng));
const answer: Line = (desk, rng) => rng.pick(FRAMES).replace("#", askedValue(desk));
const FRAMES = ["#", "is it #?", "i think its #", "#?", "maybe #", "# i think", "it is #"];

const STUCK = say(
  "idk",
  "i dont get it",
  "help",
  "wat do i do",
  "im stuck",
  "i dont know how",
  "this is 2 hard",
  "???",
);
const TELL = say("just tell me", "whats the answer", "can u just tell me the answer pls", "tell me the answer");
const OFF = say(
  "my dog ate my shoe",
  "do you like minecraft",
  "when is lunch",
  "i have a new bike",
  "whats ur name",
  "lol",
  "asdfgh",
  "i saw a big bird today",
  "my brother is annoying",
  "are you a robot",
);
const WHY = say(
  "why do i have to do that",
  "why does that work",
  "what does that mean",
  "how do u do it",
  "do i add them",
  "what is a digit",
  "what if the numbers are bigger",
  "why do i need this",
  "whats 3 times 4",
  "what is the rule",
);
const REASON = say(
  "i added the ones first",
  "cos i counted on",
  "because i put them together",
  "first the tens then the ones",
  "i did it in my head",
  "the bottoms are the same so i kept it",
  "u have to do the same to both",
);
const OK = say("ok", "thx", "oh i see", "got it", "yes", "no", "yay", "okay", "hm");
const CROSS = say(
  "this is stupid",
  "i hate this",
  "ur dumb",
  "no",
  "shut up",
  "boring",
  "i hate maths",
  "this is dumb i give up",
  "go away",
  "whatever",
  "you are a stupid robot",
  "blah blah",
);
const AHEAD = say(
  "i no that already",
  "this is too easy",
  "skip",
  "can i have a harder one",
  "i know this",
  "next",
  "boring give me another",
);
const CHECK = say("is it right?", "am i right", "did i do it right", "can i have a hint", "hint pls");

const LINES: Readonly<Record<TalkerKind, readonly Line[]>> = {
  guesser: [guess, guess, guess, answer, STUCK, CHECK],
  silent: [STUCK, OK, answer, STUCK, say("...", "?", "hm", "k", "n"), guess],
  chatty: [OFF, REASON, answer, OFF, OK, WHY, guess],
  stuck: [STUCK, STUCK, STUCK, TELL, guess, STUCK, OK],
  ahead: [answer, answer, AHEAD, WHY, answer, REASON],
  hostile: [CROSS, CROSS, OFF, guess, STUCK, TELL, CROSS],
  curious: [WHY, WHY, answer, REASON, CHECK, guess, OK],
};

function messageOf(kind: TalkerKind, desk: TalkDesk, rng: Rng, turn: number): string {
  if (desk.problem.asks?.kind === "why") return rng.int(0, 2) === 0 ? OK(desk, rng) : REASON(desk, rng);
  const lines = LINES[kind];
  // Hardly anybody writes the same kind of thing twice in a row.
  const line = rng.int(0, 3) === 0 ? lines[turn % lines.length] : rng.pick(lines);
  return line?.(desk, rng) ?? "ok";
}
