import { beforeAll, expect, test } from "vitest";
import { openBank } from "#bank";
import { readListJson } from "#bank/factory";
import { valuesOnTheWay, type Content, type ItemAddress, type MathProblemItem } from "#engine";
import { JUDGED, JUDGED_HELD } from "../bank/lessons/judged.fixture.ts";
import { PHRASES } from "../engine/dialogue/compose/phrases.ts";
import { createTalkDesk } from "../engine/dialogue/turn/talk.fixture.ts";
import { PLEAS } from "../engine/dialogue/understand/pleas.ts";
import { DIFFICULTIES, type SkillId } from "../engine/ids.ts";
import { createRng, type Rng } from "../engine/random.ts";
import { decideTutor } from "../engine/tutor.ts";
import { sampleOf, triesOf } from "../testing/searches.ts";

/** What came of a message on a problem nobody had written about before. */
interface Told {
  readonly skill: string;
  readonly stem: string;
  readonly text: string;
  readonly act: string;
  readonly fault: "fined" | "praised" | "taken for a yes" | null;
}

/** Acts that are for a reason after a right answer. */
const AFTER_RIGHT: ReadonlySet<string> = new Set(["said-why", "volunteered-why"]);
/** Another seed, other problems and messages: `MATHFLOW_SEED=7`. */
const SEED = process.env["MATHFLOW_SEED"] ?? "1";
/** Of each skill: two levels always, all in the whole search. */
const LEVELS = Math.min(DIFFICULTIES.length, triesOf(20));
/** Of each level [problems]. */
const OF_LEVEL = triesOf(2);
/** On each of them at most [messages]. */
const ON_EACH = triesOf(40);

function messagesFor(item: MathProblemItem, lines: readonly string[], rng: Rng): readonly string[] {
  const { final_answer_canonical: right, steps } = item.solution_logic;
  const isOneNumber = /^-?[\d.,/ ]+$/u.test(right) && item.answer_spec.ui.choices.length === 0;
  const other =
    isOneNumber && !/[/ ]/u.test(right)
      ? `${Math.round((Number(right.replaceAll(",", "")) + rng.int(1, 9)) * 1_000) / 1_000}`
      : "99";
  // Whose step has the answer is right.
  const values = steps.flatMap(({ value }) => (value !== undefined && value !== right ? [value] : []));
  const pairs = [
    [right, other],
    [other, right],
    [other, `${Number(other) + 2}`],
  ].flatMap(([one, two]) => [
    `${one} or ${two}`,
    `i think ${one} but maybe ${two}`,
    `its ${one}, or maybe ${two}`,
    `maybe ${one} or ${two}`,
    `maybe ${one}, maybe ${two}`,
    `${one}, maybe ${two}`,
    `either ${one} or ${two}`,
    `could be ${one} or ${two} i think`,
  ]);
  const sayings = [
    ...[...values, ...lines].flatMap((value) => [value, `is it ${value}?`, `maybe ${value}`]),
    ...(isOneNumber ? [...pairs, `is it ${other}?`, `maybe ${other}`, `0 + ${other} = ${other}`] : []),
    ...item.misconceptions.flatMap(({ explanation }) => (explanation === undefined ? [] : [asOwn(explanation)])),
  ];
  const pleas = [1, 2, 3].map(() => rng.pick(rng.pick(PLEAS).phrases));
  return [...sayings, ...pleas];
}

/** What is said to the pupil of an error, as the pupil says it. */
function asOwn(explanation: string): string {
  const words = { "you are": "I am", "you were": "I was", you: "I", yours: "mine", your: "my" };
  return explanation.replaceAll(
    /\b(?:you (?:are|were)|yours?|you)\b/giu,
    (own) => words[own.toLowerCase() as keyof typeof words],
  );
}

/** What each message by itself comes to, where it is the first on the problem. */
function toldOn(content: Content, skill: SkillId, grade: number, address: ItemAddress, rng: Rng): readonly Told[] {
  const opened = content.open(address);
  if (!opened.ok) throw new Error(opened.error.detail);
  const { item } = opened.value;
  const desk = createTalkDesk(
    skill,
    {
      ...content,
      seeds: (id, difficulty) => (id === skill ? [address.seed] : content.seeds(id, difficulty)),
      open: (other) => (other.blueprint === skill ? opened : content.open(other)),
    },
    grade,
  );
  const [state, env, open] = [desk.state(), desk.env(), desk.problem().item];
  const trace = content.trace(item);
  const lines = trace === undefined ? [] : valuesOnTheWay(trace).flatMap(({ texts }) => texts);
  const own = new Set(item.misconceptions.map(({ explanation = "" }) => asOwn(explanation)));
  const texts = rng.shuffle(messagesFor(item, [...new Set(lines)], rng)).slice(0, ON_EACH);
  return texts.map((text): Told => {
    const decided = decideTutor(state, { type: "send-message", item: open, text, locale: "en" }, env);
    if (!decided.ok) throw new Error(`${text}: ${decided.error.type}`);
    const verdicts = decided.value.flatMap((event) => (event.type === "attempt_evaluated" ? [event.body.verdict] : []));
    const replies = decided.value.flatMap((event) => (event.type === "reply_given" ? [event.body] : []));
    const { act = "none", category = "none" } = replies[0] ?? {};
    const isOver = decided.value.some(
      ({ type }) => type === "problem_completed" || type === "session_ended" || type === "solution_shown",
    );
    // Who tells of an error may tell the answer with it: that is marked, and never praised.
    const isFined = verdicts.includes("incorrect") && !own.has(text);
    const fault = isFined
      ? "fined"
      : AFTER_RIGHT.has(act) || (category === "correct" && verdicts.length === 0)
        ? "praised"
        : isOver && !verdicts.includes("correct")
          ? "taken for a yes"
          : null;
    return { skill, stem: item.problem_content.stem, text, act, fault };
  });
}

/** Reasons that children gave, right ones and others, and what was said to them. */
interface Reason {
  readonly said: string;
  readonly reply: string;
  readonly met: readonly number[];
  readonly changes: boolean;
}

function reasonOn(content: Content, skill: string, said: string): readonly Reason[] {
  const desk = createTalkDesk(skill, content);
  desk.say(desk.item().solution_logic.final_answer_canonical);
  if (desk.problem().asks?.kind !== "why") return [];
  const { mastery } = desk.state();
  const { act, text } = desk.say(said);
  const met = desk.last("teach_back_judged")?.met ?? [];
  return AFTER_RIGHT.has(act) ? [{ said, reply: text, met, changes: desk.state().mastery !== mastery }] : [];
}

let told: readonly Told[] = [];
let reasons: readonly Reason[] = [];

beforeAll(async () => {
  const bank = await openBank(readListJson);
  if (!bank.ok) throw new Error(bank.error.message);
  const done = await bank.value.run((content) => ({
    told: content.graph.nodes.flatMap(({ id, grade = 3 }) =>
      createRng(`${SEED}/${id}`)
        .shuffle(DIFFICULTIES)
        .slice(0, LEVELS)
        .flatMap((difficulty) => {
          const rng = createRng(`${SEED}/${id}/${difficulty}`);
          const seeds = rng.shuffle(content.seeds(id, difficulty)).slice(0, OF_LEVEL);
          return seeds.flatMap((seed) =>
            toldOn(content, id, grade, { blueprint: id, version: content.version(id), difficulty, seed }, rng),
          );
        }),
    ),
    reasons: sampleOf([...JUDGED, ...JUDGED_HELD]).flatMap(([skill, said]) => reasonOn(content, skill, said)),
  }));
  if (!done.ok) throw new Error(done.error.message);
  ({ told, reasons } = done.value);
}, 3_600_000);

test("[TRN69] no message made by machine is marked, praised or taken for a yes", () => {
  expect(told.length).toBeGreaterThan(triesOf(3_000));
  expect(told.filter(({ fault }) => fault !== null)).toEqual([]);
});

test("[TRN33] reasons are thanked for, right or not, and nothing follows from them", () => {
  expect(reasons.length).toBeGreaterThan(triesOf(50));
  expect(reasons.filter(({ met, changes }) => met.length > 0 || changes)).toEqual([]);
  // A fact told in words is said to be true.
  const isSo = PHRASES.fact.map((phrase) => phrase.split("{fact}").find((part) => part.length > 1) ?? phrase);
  const taken = [...PHRASES.explainedPlain, ...PHRASES.noWayAfter, ...isSo];
  const isNumber = (said: string) => /\d/u.test(said);
  expect(
    reasons.filter(({ said, reply }) => !isNumber(said) && !taken.some((phrase) => reply.includes(phrase))),
  ).toEqual([]);
});
