import { beforeAll, expect, test } from "vitest";
import { loadBankFromFiles } from "#bank/factory";
import type { Content } from "#engine";
import { createTalkDesk } from "../engine/dialogue/turn/talk.fixture.ts";
import { createRng } from "../engine/random.ts";
import { triesOf } from "../testing/searches.ts";

/** How children give an answer among other things. */
const GIVEN = [
  "its {}. i play football too i got a goal on saturday",
  "{} then. Because they are all the same",
  "{}. why did that work",
  "{} because i took the ones first",
  "{} i added the tens then the ones",
  "ok its {}. i did it a different way then my friend",
  "i get {} now. i took away too much before",
  "so {}, cos then its equal",
  "{}. my friend got it off the board but i did it",
  "its {} but i dont get why",
  "{} is what i got with my fingers",
  "{} and then i checked it",
  "oh so {}! less than i thought",
  "we had this in class and its {} i think",
];

/** The same number, and no answer. */
const NOT_GIVEN = [
  "it cant be {} can it",
  "not {}",
  "its between {} and 99",
  "if it was {} it would be too big",
  "is {} too big",
  "why is it not {}",
  "{} or 97",
  "{} is too small",
  "{}, no 98",
  "where does the {} come from",
];

/** Before the message. */
const BEFORE: readonly (readonly string[])[] = [[], ["i dont know what to do"]];
/** Messages of a skill. */
const OF_SKILL = triesOf(GIVEN.length * 6);

interface Said {
  readonly skill: string;
  readonly text: string;
  readonly isGiven: boolean;
  readonly isMarked: boolean;
}

function saidOn(content: Content, skill: string, grade: number): readonly Said[] {
  const rng = createRng(`right in words/${skill}`);
  const { item } = createTalkDesk(skill, content, grade);
  const { answer_spec: spec, solution_logic: solution } = item();
  const right = solution.final_answer_canonical;
  const isOneNumber = spec.parts === undefined && spec.ui.choices.length === 0 && /^\d+(?:[./]\d+)?$/u.test(right);
  if (!isOneNumber) return [];
  const messages = [...GIVEN, ...NOT_GIVEN].flatMap((form) =>
    BEFORE.map((before) => ({ before, text: form.replace("{}", right), isGiven: GIVEN.includes(form) })),
  );
  return rng
    .shuffle(messages)
    .slice(0, OF_SKILL)
    .map(({ before, text, isGiven }) => {
      const desk = createTalkDesk(skill, content, grade);
      for (const one of before) desk.say(one);
      desk.say(text);
      return { skill, text, isGiven, isMarked: desk.last("attempt_evaluated")?.verdict === "correct" };
    });
}

let said: readonly Said[] = [];
beforeAll(async () => {
  const content = await loadBankFromFiles();
  said = content.graph.nodes.flatMap(({ id, grade = 3 }) => saidOn(content, id, grade));
}, 600_000);

test("[TRN71] the right answer is taken among whatever else is told", () => {
  const given = said.filter(({ isGiven }) => isGiven);
  expect(given.length).toBeGreaterThan(triesOf(400));
  const lost = given.filter(({ isMarked }) => !isMarked);
  expect(lost.length / given.length).toBeLessThanOrEqual(0.02);
});

test("[TRN71] the same number is no answer where it is denied, supposed, asked about or one of two", () => {
  const others = said.filter(({ isGiven }) => !isGiven);
  expect(others.length).toBeGreaterThan(triesOf(250));
  expect(others.filter(({ isMarked }) => isMarked)).toEqual([]);
});
