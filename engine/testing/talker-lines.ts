import { wholeChecker } from "../parts/checker.ts";
import { smallStepsOf } from "../dialogue/compose/small-steps-of.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { Rng } from "../random.ts";
import type { ProblemState } from "../sessions/learning/practice-state.ts";

/** Sorts of pupils, and what they write. */
export const TALKER_KINDS = ["guesser", "silent", "chatty", "stuck", "ahead", "hostile", "curious"] as const;
export type TalkerKind = (typeof TALKER_KINDS)[number];

/** The problem that a pupil writes on. */
export interface TalkDesk {
  readonly problem: ProblemState;
  readonly item: MathProblemItem;
}

/** The right answer, box by box. */
export function rightOf({ solution_logic: solution, answer_spec: spec }: MathProblemItem): readonly string[] {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

/** The right answer to what is asked now: the small step, else the problem. */
export function askedValue({ problem, item }: TalkDesk): string {
  const place = problem.scaffold?.active === true ? problem.scaffold.step : null;
  const smallStep = place === null ? undefined : smallStepsOf(item, wholeChecker)[place - 1];
  return asTyped(smallStep?.value ?? rightOf(item).join(", "));
}

/** As a child types it: no LaTeX. */
function asTyped(text: string): string {
  return text
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, "$1/$2")
    .replaceAll("\\times", "x")
    .replaceAll("\\div", "/")
    .replaceAll("{,}", "")
    .replaceAll("$", "");
}

/** What a pupil of a kind writes next. */
export function messageOf(kind: TalkerKind, desk: TalkDesk, rng: Rng, turn: number): string {
  if (desk.problem.asks?.kind === "why") return rng.int(0, 2) === 0 ? OK(desk, rng) : REASON(desk, rng);
  const lines = LINES[kind];
  // Hardly anybody writes the same kind of thing twice in a row.
  const line = rng.int(0, 3) === 0 ? lines[turn % lines.length] : rng.pick(lines);
  return line?.(desk, rng) ?? "ok";
}

/** Something a child could think it is: what a misconception gives, a number nearby, any number. */
function guessOf({ item }: TalkDesk, rng: Rng): string {
  const right = item.solution_logic.final_answer_canonical;
  const wrong = item.misconceptions.map(({ trigger }) => trigger.value);
  const near = /^\d+$/u.test(right) ? [String(Number(right) + rng.int(1, 4)), String(Number(right) + 10)] : [];
  return asTyped(rng.pick([...wrong, ...near, String(rng.int(1, 99)), `${rng.int(1, 5)}/${rng.int(2, 9)}`]));
}

type Line = (desk: TalkDesk, rng: Rng) => string;

const say =
  (...texts: readonly string[]): Line =>
  (_desk, rng) =>
    rng.pick(texts);
const guess: Line = (desk, rng) => rng.pick(FRAMES).replace("#", guessOf(desk, rng));
const answer: Line = (desk, rng) => rng.pick(FRAMES).replace("#", askedValue(desk));
const FRAMES = [
  "#",
  "is it #?",
  "i think its #",
  "#?",
  "maybe #",
  "# i think",
  "it is #",
  "so its #",
  "i got #",
  "ok #",
  "oh its #",
  "could it be #",
  "my answer is #",
];

const STUCK = say(
  "idk",
  "i dont get it",
  "help",
  "wat do i do",
  "im stuck",
  "i dont know how",
  "this is 2 hard",
  "???",
  "huh",
  "i cant do it",
  "what do i do first",
  "what comes next",
  "i forgot how",
  "can you help me",
  "i dont understand the question",
  "im lost",
);
const TELL = say(
  "just tell me",
  "whats the answer",
  "just say it",
  "give me the answer",
  "can u just tell me the answer pls",
  "tell me the answer",
);
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
  "im hungry",
  "im tired",
  "i like turtles",
  "sorry",
  "wait",
  "how many more",
  "can i stop now",
  "i guessed",
  "my mum says hi",
  "you are nice",
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
  "do i take away",
  "do i times them",
  "is there a quicker way",
  "can you give me an example",
  "what did i do wrong",
  "why is that not right",
  "how do i know its right",
  "what does the question mean",
  "is it bigger than 20",
  "can you say it another way",
  "why cant i just guess",
);
const REASON = say(
  "i added the ones first",
  "cos i counted on",
  "because i put them together",
  "first the tens then the ones",
  "i did it in my head",
  "the bottoms are the same so i kept it",
  "u have to do the same to both",
  "i just know it",
  "i used my fingers",
  "i drew it",
  "my teacher told me",
  "because its the same",
  "i split it up",
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
  "i feel dumb",
  "i hate you",
  "why are you so annoying",
  "im not doing this",
  "leave me alone",
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
