import { DIFFICULTIES, type Blueprint, type Lesson, type SkillNode, type VerifiedBlueprint } from "#engine";
import {
  answerFaults,
  checkFaults,
  checksOf,
  formulaFaults,
  frameFaults,
  hangingFaults,
  lengthFaults,
  misreadFaults,
  pictureFaults,
  rubricFaults,
  secondFaults,
  termFaults,
  toneFaults,
} from "../../lessons/testing.ts";
import type { SkillCases } from "../../blueprints/testing.ts";
import type { LevelTrial } from "../try-level.ts";
import { PROGRAMMES } from "./programmes.ts";

/** Something that a skill needs and that is not there. */
export interface SkillGap {
  readonly file: string;
  /** What is missing, and what to write. */
  readonly what: string;
}

/** All there is of one skill. */
export interface SkillFacts {
  readonly id: string;
  readonly strand: string;
  readonly node: SkillNode | undefined;
  /** Its short name in other languages. */
  readonly names: Readonly<Record<string, string>>;
  readonly blueprint: Blueprint | undefined;
  /** Some instances of each difficulty, in order. */
  readonly trials: readonly LevelTrial[];
  /** Wordings of each difficulty, in order, as far as they are looked for. */
  readonly wordings: readonly number[];
  /** Levels that are not harder than the one before, a sentence each. */
  readonly flatLevels: readonly string[];
  readonly hasSecondMethod: boolean;
  readonly list: VerifiedBlueprint | undefined;
  readonly lesson: Lesson | undefined;
  readonly cases: SkillCases | undefined;
  /** Curricula that have the skill in no year. */
  readonly absentFrom: readonly string[];
}

/** What a skill still lacks, in the order in which an author writes it; empty where nothing is missing [AUT1] [AUT2]. */
export function skillGaps(facts: SkillFacts): readonly SkillGap[] {
  return [
    ...nodeGaps(facts),
    ...curriculumGaps(facts),
    ...blueprintGaps(facts),
    ...lessonGaps(facts),
    ...listGaps(facts),
  ];
}

function fileOf({ id }: SkillFacts, name: string): string {
  return `bank/skills/${id}/${name}`;
}

function nodeGaps(facts: SkillFacts): SkillGap[] {
  const { id, node, names } = facts;
  const file = fileOf(facts, "skill.json");
  if (node === undefined) return [{ file, what: "no node: name, grade, strand, prerequisites, standards" }];
  return wanted(file, [
    [node.name !== id, "no name: say what a pupil can do who has the skill"],
    [node.short_name !== id, "no short_name: what pupils call it, in 24 letters"],
    [node.grade !== undefined, "no grade: the school grade in which it is taught, 0 for kindergarten"],
    [(node.standards?.length ?? 0) > 0, "no standard: the code of the Common Core standard it belongs to"],
    ...Object.entries(names).map(
      ([language, name]) => [name !== id, `names.${language} is none: the short name in that language`] as const,
    ),
  ]);
}

function curriculumGaps(facts: SkillFacts): SkillGap[] {
  return facts.absentFrom
    .filter((curriculum) => curriculum in PROGRAMMES)
    .map((curriculum) => ({
      file: fileOf(facts, "skill.json"),
      what: `in no year of ${curriculum} (curricula): the year and the heading where it is taught`,
    }));
}

function blueprintGaps(facts: SkillFacts): SkillGap[] {
  const { blueprint, trials } = facts;
  const file = fileOf(facts, "blueprint.ts");
  if (blueprint === undefined) return [{ file, what: "no blueprint: what the skill's problems are made by" }];
  const undrawn = DIFFICULTIES.filter((difficulty) => {
    const { ranges = {}, choices = {} } = blueprint.levels[difficulty];
    return Object.keys(ranges).length + Object.keys(choices).length === 0;
  });
  const parts = wanted(file, [
    [undrawn.length === 0, `nothing to draw at difficulty ${undrawn.join(", ")} (levels): ranges and choices`],
    [blueprint.factors.length > 0, "no reason why one instance is harder than another (factors)"],
    [blueprint.stems.length > 0, "no wording (stems): how a problem asks"],
    ...wordingWants(facts),
    [blueprint.misconceptions.length > 1, `${blueprint.misconceptions.length} misconceptions: two or more`],
  ]);
  // Before there is a wording no instance can be made, and nothing more can be said.
  const made =
    blueprint.stems.length === 0 ? wholeFunctions(file) : [...trialGaps(file, trials), ...flatGaps(file, facts)];
  return [...parts, ...made, ...methodGaps(facts), ...caseGaps(facts)];
}

/** Wordings a level has at least: a class that practises it together is not to read one sentence again and again. */
export const LEAST_WORDINGS = 4;

function wordingWants({ blueprint, wordings }: SkillFacts): (readonly [holds: boolean, what: string])[] {
  if (blueprint?.stems.length === 0) return [];
  return DIFFICULTIES.map((difficulty, at) => {
    const there = wordings[at] ?? 0;
    return [there >= LEAST_WORDINGS, `${there} wordings at difficulty ${difficulty} (stems): four or more at each`];
  });
}

function wholeFunctions(file: string): SkillGap[] {
  return [{ file, what: "no instance can be made yet: answer, steps, hints and distractors are not tried" }];
}

function trialGaps(file: string, trials: readonly LevelTrial[]): SkillGap[] {
  return trials.flatMap(({ rows }, at) => {
    const closed = rows.filter(({ gate, passed, failed }) => passed === 0 && failed > 0 && gate !== "critic-silent");
    return closed.map(({ gate, example }) => ({
      file,
      what: `no instance of difficulty ${DIFFICULTIES[at]} passes ${gate}: ${example}`,
    }));
  });
}

function flatGaps(file: string, { flatLevels }: SkillFacts): SkillGap[] {
  return flatLevels.map((level) => ({
    file,
    what: `${level} (mean of factors): each level is harder than the one before`,
  }));
}

function methodGaps(facts: SkillFacts): SkillGap[] {
  const { strand, hasSecondMethod, trials } = facts;
  const what =
    "no second method (critic): FILE/FUNCTION of bank/factory/critic, which solves it from what is shown alone";
  if (!hasSecondMethod) return [{ file: fileOf(facts, "skill.json"), what }];
  const silent = trials
    .flatMap(({ rows }) => rows)
    .find(({ gate, passed, failed }) => gate === "critic-silent" && passed === 0 && failed > 0);
  return wanted(`bank/factory/critic/${strand}.ts`, [
    [silent === undefined, `the second method understands nothing: ${silent?.example ?? ""}`],
  ]);
}

function caseGaps(facts: SkillFacts): SkillGap[] {
  const hasCase = (facts.cases?.byHand.length ?? 0) > 0;
  return wanted(fileOf(facts, "cases.fixture.ts"), [
    [hasCase, "byHand: no case worked out by hand, one instance at least for each misconception"],
  ]);
}

function lessonGaps(facts: SkillFacts): SkillGap[] {
  const unwritten = unwrittenOf(facts);
  return unwritten.length > 0 ? unwritten : ruleGaps(facts);
}

/** What of a whole lesson is against the rules of lessons (bank/lessons/SPEC.md). */
function ruleGaps(facts: SkillFacts): SkillGap[] {
  const { node, blueprint, lesson, cases } = facts;
  if (lesson === undefined) return [];
  const isRule = blueprint?.misconceptions.some(({ id: rule }) => rule === lesson.commonError.misconception) ?? true;
  const faults = [
    ...(node?.grade === undefined ? [] : lengthFaults(lesson, node.grade)),
    ...formulaFaults(lesson),
    ...(isRule ? [] : ["commonError.misconception is no rule of the blueprint"]),
    ...pictureFaults(lesson),
    ...checksOf(lesson).flatMap(checkFaults),
    ...secondFaults(lesson),
    ...rubricFaults(lesson, cases?.explanation ?? []),
    ...termFaults(lesson),
    ...answerFaults(lesson, cases?.questions ?? []),
    ...frameFaults(lesson),
    ...misreadFaults(lesson, cases?.questions ?? []),
    ...toneFaults(lesson),
    ...hangingFaults(lesson),
  ];
  return faults.map((what) => ({ file: fileOf(facts, "lesson.ts"), what }));
}

/** What of a lesson is not written yet. */
function unwrittenOf(facts: SkillFacts): SkillGap[] {
  const { lesson, cases } = facts;
  const file = fileOf(facts, "lesson.ts");
  if (lesson === undefined) return [{ file, what: "no lesson: what is taught before it is practised" }];
  const { check, checkAgain, rubric, answers, terms, asks = [], picture, ...texts } = lesson;
  const checks = Object.entries({ check, checkAgain }).flatMap(([name, one]) =>
    one === undefined ? [] : [{ name, ...one }],
  );
  const empty = Object.entries({
    ...texts,
    "picture.alt": picture.alt,
    ...Object.fromEntries(
      checks.flatMap(({ name, question, whenRight }) => [
        [`${name}.question`, question],
        [`${name}.whenRight`, whenRight],
      ]),
    ),
  });
  const blank = empty.filter(([, value]) => isEmpty(value)).map(([name]) => name);
  const unasked = answers.filter((_, at) => (cases?.questions[at]?.length ?? 0) === 0).length;
  return [
    ...blank.map((name) => ({ file, what: `${name} is empty` })),
    ...wanted(file, [
      ...checks.map(
        ({ name, choices }) =>
          [choices.length === 3, `${name}.choices: three, with a reply to each that is not right (whenNot)`] as const,
      ),
      [rubric.length > 1, `rubric has ${rubric.length} points: two to four that a good explanation names`],
      [terms.length > 0, "terms is empty: words of mathematics in the lesson, and what each means"],
      [answers.length > 3, `answers has ${answers.length} entries: four or more questions that children ask`],
      [asks.length > 0, "asks is empty: what a problem wants, in other words and without numbers"],
    ]),
    ...wanted(fileOf(facts, "cases.fixture.ts"), [
      [
        answers.length > 0 && unasked === 0,
        `questions: ${unasked || "all"} answers without children's wordings of their question`,
      ],
      [
        rubric.length > 0 && (cases?.explanation.length ?? 0) >= rubric.length,
        "explanation: a phrase for each point of the rubric",
      ],
      [(cases?.inABreath.length ?? 0) > 0, "inABreath: all points of the rubric in one sentence, once or more"],
    ]),
  ];
}

/** An empty text, a list without entries, or anything that has one of these in it. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0 || value.some(isEmpty);
  return typeof value === "object" && value !== null && Object.values(value).some(isEmpty);
}

function listGaps({ strand, blueprint, list }: SkillFacts): SkillGap[] {
  if (blueprint === undefined) return [];
  const isListed =
    list?.version === blueprint.version && DIFFICULTIES.every((d) => list.levels[`${d}`].seeds.length > 0);
  const what = `no items of version ${blueprint.version} at every difficulty: \`npm run -s mathflow -- bank build\``;
  return wanted(`bank/verified/${strand}.json`, [[isListed, what]]);
}

/** Those whose condition does not hold. */
function wanted(file: string, conditions: readonly (readonly [holds: boolean, what: string])[]): SkillGap[] {
  return conditions.flatMap(([holds, what]) => (holds ? [] : [{ file, what }]));
}
