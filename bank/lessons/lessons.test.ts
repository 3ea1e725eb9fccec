import { describe, expect, test } from "vitest";
import type { Blueprint, Lesson } from "#engine";
import graph from "../skills/skills_graph.json" with { type: "json" };
import { SKILL_CASES } from "../skills/all-cases.fixture.ts";
import { importBlueprints, importLessons, STRANDS } from "../strands.ts";
import {
  answerFaults,
  answerTo,
  checkFaults,
  checksOf,
  finds,
  formulaFaults,
  frameFaults,
  hangingFaults,
  lengthFaults,
  misreadFaults,
  misreadQuestions,
  pictureFaults,
  pointsMet,
  rubricFaults,
  secondFaults,
  termFaults,
  toneFaults,
} from "./testing.ts";

interface Taught {
  readonly lesson: Lesson;
  readonly strand: string;
  readonly blueprint: Blueprint | undefined;
  readonly grade: number;
}

const taught: readonly Taught[] = (
  await Promise.all(
    STRANDS.map(async (strand) => {
      const blueprints = await importBlueprints(strand);
      return (await importLessons(strand)).map((lesson) => ({
        lesson,
        strand,
        blueprint: blueprints.find((b) => b.id === lesson.skill),
        grade: graph.nodes.find((node) => node.id === lesson.skill)?.grade ?? 0,
      }));
    }),
  )
).flat();

const lessons = taught.map(({ lesson }) => lesson);

/** All faults of all lessons, with the skill before each. */
function faultsOf(rule: (one: Taught) => readonly string[]): readonly string[] {
  return taught.flatMap((one) => rule(one).map((fault) => `${one.lesson.skill}: ${fault}`));
}

/** A sound lesson to break. */
const sound = present(lessons[0]);

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("nothing there");
  return value;
}

function broken(change: Partial<Lesson>): Lesson {
  return { ...sound, ...change };
}

test("[LSN1] every skill has exactly one lesson, in its own strand", () => {
  const wanted = graph.nodes.map(({ id, strand }) => `${strand} ${id}`);
  expect(taught.map(({ lesson, strand }) => `${strand} ${lesson.skill}`).toSorted()).toEqual(wanted.toSorted());
});

describe("[LSN2] sentences are short for the grade", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson, grade }) => lengthFaults(lesson, grade))).toEqual([]);
  });
  test.each<readonly [string, Partial<Lesson>]>([
    ["eleven words in grade 2", { again: "One two three four five six seven eight nine ten eleven." }],
    ["two sentences in one idea", { idea: ["Ten ones. One ten.", sound.idea[1], sound.idea[2]] }],
    ["a story of four sentences", { again: "Take ten. Take one. Put them down. Count." }],
    ["a long use", { use: "You count and you count and you count and you count." }],
  ])("%s", (_, change) => {
    expect(lengthFaults(broken(change), 2)).toHaveLength(1);
  });
  test("a formula counts as one word and a point inside it ends nothing", () => {
    const ten = "One two three four five six seven eight nine $1.5 + 2 \\times 3$.";
    expect(lengthFaults(broken({ again: ten }), 2)).toEqual([]);
  });
});

describe("[LSN3] formulas render", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => formulaFaults(lesson))).toEqual([]);
  });
  test.each([["$\\frac{1}{$"], ["$\\nosuch{1}$"], ["It costs $5."], ["$3 + 4$ and $5"]])("not %s", (use) => {
    expect(formulaFaults(broken({ use }))).toHaveLength(1);
  });
});

describe("[LSN4] the common error is a rule of the blueprint", () => {
  test("in every lesson", () => {
    const faults = faultsOf(({ lesson, blueprint }) => ruleFaults(lesson, blueprint));
    expect(faults).toEqual([]);
  });
  test("an id of another skill is refused", () => {
    const blueprint = taught[0]?.blueprint;
    const commonError = { ...sound.commonError, misconception: "FO-01" };
    expect(ruleFaults(broken({ commonError }), blueprint)).toEqual(["no rule FO-01"]);
    expect(ruleFaults(sound, undefined)).toHaveLength(1);
  });
  function ruleFaults({ commonError }: Lesson, blueprint: Blueprint | undefined): readonly string[] {
    const ids = blueprint?.misconceptions.map((rule) => rule.id) ?? [];
    return ids.includes(commonError.misconception) ? [] : [`no rule ${commonError.misconception}`];
  }
});

describe("[LSN5] pictures parse and fit together", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => pictureFaults(lesson))).toEqual([]);
  });
  test.each<readonly [string, Lesson["picture"]]>([
    ["too many rows", { type: "array", alt: "dots", rows: 13, columns: 2 }],
    ["no description", { type: "array", alt: " ", rows: 1, columns: 2 }],
    ["more shaded than there are", { type: "fraction-bars", alt: "a bar", bars: [{ parts: 3, shaded: 4 }] }],
    ["more shaded in a circle", { type: "fraction-circles", alt: "a circle", parts: 3, shaded: [4] }],
    [
      "a dot past the end",
      { type: "number-line", alt: "a line", from: 0, to: 4, step: 1, labels: [{ at: 5, text: "5" }] },
    ],
    [
      "a jump past the end",
      {
        type: "number-line",
        alt: "a line",
        from: 0,
        to: 4,
        step: 1,
        labels: [],
        jumps: [{ from: 0, to: 5, text: "5" }],
      },
    ],
    ["a short row", { type: "place-value-chart", alt: "a chart", headings: ["Tens", "Ones"], rows: [["1"]] }],
    [
      "a bar above its scale",
      { type: "bar-graph", alt: "bars", counted: "shells", step: 2, marks: 5, bars: [{ label: "Mia", value: 11 }] },
    ],
    ["a cell too few", { type: "area-model", alt: "a box", columns: ["20", "3"], rows: ["4"], cells: [["80"]] }],
  ])("%s", (_, picture) => {
    expect(pictureFaults(broken({ picture }))).toHaveLength(1);
  });
});

describe("[LSN6] a check has one right choice of three", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => checksOf(lesson).flatMap(checkFaults))).toEqual([]);
  });
  test.each(["check", "checkAgain"] as const)(
    "the right one of each %s stands anywhere about equally often",
    (which) => {
      for (const position of [0, 1, 2]) {
        const there = lessons.filter((lesson) => lesson[which]?.right === position);
        expect(there.length).toBeGreaterThanOrEqual(lessons.length / 4);
      }
    },
  );
  test.each(["check", "checkAgain"] as const)(
    "the right one of each %s is the longest in a third of the lessons at most",
    (which) => {
      const longest = lessons.filter((lesson) => {
        const { choices = [], right = 0 } = lesson[which] ?? {};
        const lengths = choices.map((choice) => choice.length);
        return Math.max(...lengths.toSpliced(right, 1)) < (lengths[right] ?? 0);
      });
      expect(longest.length).toBeLessThanOrEqual(lessons.length / 3);
    },
  );
  test.each<readonly [string, Partial<Lesson["check"]>]>([
    ["two alike", { choices: ["4 ones", "4 tens", "4 ones"] }],
    ["a reply too few", { whenNot: ["Look again.", ""] }],
    ["a reply to the right one", { whenNot: ["Look again.", "Yes.", "Look again."] }],
    ["a reply that tells", { whenNot: ["It is 4 tens.", "", "Look again."] }],
  ])("%s", (_, change) => {
    expect(checkFaults({ ...sound.check, ...change })).toHaveLength(1);
  });
  test("no right choice", () => {
    expect(checkFaults({ ...sound.check, right: 3 })).toContain("no right choice");
  });
});

describe("[LSN16] a second check question is another one", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => secondFaults(lesson))).toEqual([]);
  });
  const { check } = sound;
  const second = present(sound.checkAgain);
  test.each<readonly [string, Partial<NonNullable<Lesson["checkAgain"]>>]>([
    ["the same question", { question: check.question }],
    ["the right choice in the same place", { right: check.right }],
    ["the same right choice", { choices: second.choices.with(second.right, check.choices[check.right] ?? "") }],
    [`said after both: ${check.whenRight}`, { whenRight: check.whenRight }],
  ])("%s", (fault, change) => {
    expect(secondFaults(broken({ checkAgain: { ...second, ...change } }))).toEqual([fault]);
  });
  test("none", () => {
    const { checkAgain: _second, ...single } = sound;
    expect(secondFaults(single)).toEqual(["no second check question"]);
  });
  test("its texts are held to the rules of all texts", () => {
    const told = (change: Partial<typeof second>): Lesson => broken({ checkAgain: { ...second, ...change } });
    expect(toneFaults(told({ whenRight: "Well done!" }))).toEqual(["Well done!"]);
    expect(formulaFaults(told({ question: "$3 + 4" }))).toEqual(["dollar signs without a partner: $3 + 4"]);
    expect(hangingFaults(told({ question: "They are 3." }))).toEqual(["They are 3."]);
    expect(termFaults(told({ whenNot: ["The quotient.", "", ""] }))).toEqual(["not explained: quotient"]);
    expect(lengthFaults(told({ choices: ["", "", "a b c d e f g h i j k"] }), 2)).toHaveLength(1);
  });
});

describe("[LSN7] a child's explanation meets the rubric point by point", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => rubricFaults(lesson, SKILL_CASES[lesson.skill]?.explanation ?? []))).toEqual([]);
  });
  test("in a breath, in every lesson", () => {
    const missed = (lesson: Lesson): readonly string[] =>
      (SKILL_CASES[lesson.skill]?.inABreath ?? [""]).filter(
        (said) => pointsMet(lesson, said).length < lesson.rubric.length,
      );
    expect(faultsOf(({ lesson }) => missed(lesson))).toEqual([]);
    expect(missed({ ...sound, skill: "no-skill" })).toEqual([""]);
  });
  const phrases = SKILL_CASES[sound.skill]?.explanation ?? [];
  const [first, second] = [present(sound.rubric[0]), present(sound.rubric[1])];
  test.each<readonly [string, Lesson["rubric"]]>([
    ["a word in two points", [first, { ...second, words: [...second.words, ...first.words.slice(0, 1)] }]],
    ["a point that nothing meets", [first, { ...second, words: ["kangaroo"] }]],
    ["a capital letter", [first, { ...second, words: [...second.words, "Tens"] }]],
    ["a single point", [first]],
  ])("%s", (_, rubric) => {
    expect(rubricFaults(broken({ rubric }), phrases)).not.toEqual([]);
  });
  test("an explanation that says the same twice", () => {
    expect(rubricFaults(sound, [phrases[0] ?? "", phrases[0] ?? ""])).not.toEqual([]);
  });
});

describe("[LSN8] empty words meet no point", () => {
  const EMPTY = [
    "because it is right",
    "i just know",
    "i guessed",
    "idk my teacher told me",
    "my brain did it",
    "because i am good at maths",
    "i used a calculator",
    "that is what it says",
  ];
  test.each(EMPTY)("%s", (said) => {
    expect(lessons.flatMap((lesson) => pointsMet(lesson, said).map((idea) => `${lesson.skill}: ${idea}`))).toEqual([]);
  });
  test("the common error, told as it is made, does not meet all points", () => {
    const meetsAll = ({ lesson }: Taught): readonly string[] =>
      pointsMet(lesson, lesson.commonError.what).length === lesson.rubric.length ? [lesson.commonError.what] : [];
    expect(faultsOf(meetsAll)).toEqual([]);
  });
  test("full ones do", () => {
    expect(pointsMet(sound, "the 4 stands in the tens")).toHaveLength(2);
  });
});

describe("[LSN9] terms are explained once", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => termFaults(lesson))).toEqual([]);
  });
  test("a term without its meaning, a word with two", () => {
    expect(termFaults(broken({ use: "Look at the denominator." }))).toEqual(["not explained: denominator"]);
    expect(termFaults(broken({ terms: [...sound.terms, present(sound.terms[0])] }))).not.toEqual([]);
  });
});

describe("[LSN10] questions find their answers", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => answerFaults(lesson, SKILL_CASES[lesson.skill]?.questions ?? []))).toEqual([]);
  });
  const questions = SKILL_CASES[sound.skill]?.questions ?? [];
  test.each<readonly [string, Lesson["answers"]]>([
    ["too few", sound.answers.slice(0, 3)],
    [
      "one that takes all questions",
      [
        { frames: ["why"], concept: "zero", when: [["the", "a", "do", "can", "why", "what"]], say: "Yes." },
        ...sound.answers.slice(1),
      ],
    ],
    ["one that nothing leads to", sound.answers.with(2, { frames: ["why"], concept: "zero", when: [], say: "Yes." })],
    [
      "one that its question does not find",
      sound.answers.with(2, { frames: ["why"], concept: "zero", when: [["kangaroo"]], say: "Yes." }),
    ],
  ])("%s", (_, answers) => {
    expect(answerFaults(broken({ answers }), questions)).not.toEqual([]);
  });
  const ELSEWHERE = [
    "do you like maths",
    "who are you",
    "can we play a game",
    "is it home time yet",
    "my dog is called max",
  ];
  test.each(ELSEWHERE)("“%s” finds no answer of any lesson", (question) => {
    expect(lessons.filter(({ answers }) => answerTo(answers, question) >= 0).map(({ skill }) => skill)).toEqual([]);
  });
  test("questions without wordings", () => {
    expect(answerFaults(sound, questions.with(0, []))).toHaveLength(1);
  });
  test.each([
    ["denominators", "denomin", true],
    ["the common denominator", "denomin", true],
    ["10 ones", "1", false],
    ["1 ten", "1", true],
    ["often", "ten", false],
    ["is 0.5 a half", "0", false],
    ["is 0.5 a half", "5", false],
    ["what is 1/2", "1", false],
    ["is it 0.5%?", "0.5%", true],
  ])("“%s” and %s", (text, word, found) => {
    expect(finds(text, word)).toBe(found);
  });
});

describe("[LSN15] answers have frames and a concept of their own", () => {
  const asked = ({ skill }: Lesson) => SKILL_CASES[skill]?.questions ?? [];
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => frameFaults(lesson))).toEqual([]);
  });
  test("the frame and the concept of each labelled question are those of its answer: of all in nineteen of twenty, of a skill in four of five", () => {
    const misread = faultsOf(({ lesson }) => misreadQuestions(lesson, asked(lesson)));
    const all = lessons.flatMap((lesson) => asked(lesson).flat()).length;
    expect(misread.length * 20 < all ? [] : misread).toEqual([]);
    expect(faultsOf(({ lesson }) => misreadFaults(lesson, asked(lesson)))).toEqual([]);
  });
  test("two about one thing in one frame, and one in none", () => {
    const [first, second] = sound.answers.map((answer) => ({
      ...answer,
      frames: ["why"] as const,
      concept: "zero" as const,
    }));
    const twice = broken({ answers: [present(first), present(second)] });
    expect(frameFaults(twice)).toEqual([`“why zero” asks for both: ${first?.say} and: ${second?.say}`]);
    const none = broken({ answers: [{ ...present(first), frames: [] }] });
    expect(frameFaults(none)).toEqual([`asked for by no frame: ${first?.say}`]);
  });
  test("questions that are misread are named, with what they are read as, where they are more than one in five", () => {
    const one = broken({ answers: [{ ...present(sound.answers[0]), frames: ["why"], concept: "zero" }] });
    const mostly = ["why is there a zero?", "why is the zero there?", "why a zero?", "why the zero?", "what is a ten?"];
    expect(misreadFaults(one, [mostly])).toEqual([]);
    expect(misreadFaults(one, [mostly.slice(1)])).toEqual([
      expect.stringMatching(/^“what is a ten\?” is read as what about .*, not why zero$/u),
    ]);
  });
});

describe("[LSN11] words are kind and exact", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => toneFaults(lesson))).toEqual([]);
  });
  test.each(["Well done!", "That is wrong.", "This is easy.", "Ask what he did."])("%s", (use) => {
    expect(toneFaults(broken({ use }))).toEqual([use]);
  });
});

describe("[LSN14] what is said in a conversation stands alone", () => {
  test("in every lesson", () => {
    expect(faultsOf(({ lesson }) => hangingFaults(lesson))).toEqual([]);
  });
  test.each<readonly [string, Partial<Lesson>]>([
    ["an idea that points back", { idea: [sound.idea[0], "Half-way between them is a 5.", sound.idea[2]] }],
    ["a story about nothing", { again: "They are bundles." }],
    ["a term that is not named", { terms: [{ words: ["total"], means: "It is how many there are." }] }],
    [
      "an answer",
      { answers: [{ frames: ["why"], concept: "zero", when: [["why"]], say: "You need the tens. Add them." }] },
    ],
    ["a point", { rubric: [{ idea: "it lies between two tens", words: ["between"], ask: "Where does 7 lie?" }] }],
  ])("%s", (_, change) => {
    expect(hangingFaults(broken(change))).toHaveLength(1);
  });
});

describe("[LSN12] examples come from the verified lists", () => {
  const seedsOf = async (strand: string, skill: string, level: number): Promise<string> => {
    const file = (await import(`../verified/${strand}.json`, { with: { type: "json" } })) as {
      readonly default: {
        readonly blueprints: Readonly<
          Record<string, { readonly levels: Readonly<Record<number, { readonly seeds: string }>> }>
        >;
      };
    };
    return file.default.blueprints[skill]?.levels[level]?.seeds ?? "";
  };
  test("in every lesson", async () => {
    const seeds = await Promise.all(
      taught.map(({ lesson, strand }) => seedsOf(strand, lesson.skill, lesson.example.difficulty)),
    );
    expect(lessons.filter((_, i) => seeds[i] === "").map((lesson) => lesson.skill)).toEqual([]);
  });
  test("a level that is not there has none", async () => {
    expect(await seedsOf("fractions", "g4.fracadd", 6)).toBe("");
  });
});

describe("[LSN13] what a problem wants is said in other words", () => {
  test.each(taught.map(({ lesson }) => ({ skill: lesson.skill, lesson })))("$skill", ({ lesson }) => {
    const asks = lesson.asks ?? [];
    const named = asks.flatMap(({ of = [] }) => of);
    expect(asks.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
    expect(asks.map(({ of }) => of === undefined)).toEqual(asks.map((_, at) => at === asks.length - 1));
    expect(asks.filter(({ say }) => /[\d$]/u.test(say))).toEqual([]);
    // Lessons of one kind share their words: each of the wordings is one of theirs.
    const kin = taught.filter((other) => other.lesson.asks === lesson.asks);
    const known = kin.flatMap(({ blueprint }) => blueprint?.stems.map(({ id }) => id) ?? []);
    expect(named.filter((beginning) => !known.some((id) => `${id}$`.startsWith(beginning)))).toEqual([]);
  });
});
