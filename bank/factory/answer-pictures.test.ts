import { beforeAll, describe, expect, test } from "vitest";
import {
  answerPictureOf,
  DIFFICULTIES,
  SkillId,
  type AnswerPicture,
  type Content,
  type MathProblemItem,
} from "#engine";
import { sampleOf } from "../../testing/searches.ts";
import { ANSWER_PICTURES } from "../skills/pictures.ts";
import { loadBankFromFiles } from "./read-lists.ts";

let bank: Content;

beforeAll(async () => {
  bank = await loadBankFromFiles();
});

interface Pictured {
  readonly item: MathProblemItem;
  readonly picture: AnswerPicture;
}

const found = new Map<string, readonly Pictured[]>();

/** Every listed item of a skill that has a picture; in a short check a share of them, over all levels. */
function picturedOf(skill: string): readonly Pictured[] {
  const before = found.get(skill);
  if (before !== undefined) return before;
  const pictured = lookFor(skill);
  found.set(skill, pictured);
  return pictured;
}

function lookFor(skill: string): readonly Pictured[] {
  const id = SkillId.parse(skill);
  return DIFFICULTIES.flatMap((difficulty) =>
    sampleOf(bank.seeds(id, difficulty)).flatMap((seed): readonly Pictured[] => {
      const opened = bank.open({ blueprint: skill, version: bank.version(id), difficulty, seed });
      if (!opened.ok) throw new Error(opened.error.detail);
      const { item } = opened.value;
      const picture = answerPictureOf(item, bank.picture(id));
      return picture === null ? [] : [{ item, picture }];
    }),
  );
}

const SKILLS = Object.keys(ANSWER_PICTURES);

describe("pictures that set the answer, in the whole bank", () => {
  test.for(SKILLS)(
    "[PIC2] %s: the right answer can be set and is marked right, and nothing begins with it",
    (skill) => {
      const all = picturedOf(skill);
      expect(all.length).toBeGreaterThan(0);
      expect(all.flatMap(faultsOf)).toEqual([]);
    },
  );

  test.for(SKILLS)("[PIC1] %s: neither the question's words nor its answer make another picture", (skill) => {
    for (const { item, picture } of picturedOf(skill)) {
      const other: MathProblemItem = {
        ...item,
        problem_content: { ...item.problem_content, stem: "Something else", spoken: "Something else" },
        solution_logic: { ...item.solution_logic, final_answer_canonical: "1", steps: [] },
        misconceptions: [],
      };
      expect(answerPictureOf(other, bank.picture(item.meta.skill_id))).toEqual(picture);
    }
  });

  test("[PIC4] a written sum has as many columns for every answer, and zeros in front of it are marked right", () => {
    for (const { item, picture } of picturedOf("g2.add2c")) {
      if (picture.type !== "columns") throw new Error("no columns");
      const right = item.solution_logic.final_answer_canonical;
      expect(picture.rows.map((row) => row.length)).toEqual([3, 3]);
      expect(bank.checker.checkItem(item, [right.padStart(3, "0")], "en").verdict).toBe("correct");
    }
  });

  test("[PIC1] no sum of a story is written out", () => {
    const columns = SKILLS.filter((skill) => bank.picture(SkillId.parse(skill))?.type === "columns");
    const asked = columns.flatMap((skill) =>
      picturedOf(skill).map(({ item }) => item.meta.generation?.operands["ask"]),
    );
    expect(new Set(asked)).toEqual(new Set(["bare"]));
  });

  test("[PIC1] a question that asks to read what the picture would set has none", () => {
    expect(bank.picture(SkillId.parse("g3.fracline"))).toBeUndefined();
    const asked = picturedOf("g6.int").map(({ item }) => item.meta.generation?.operands["ask"]);
    expect(new Set(asked)).toEqual(new Set(["opposite"]));
  });
});

function faultsOf({ item, picture }: Pictured): readonly string[] {
  const right = item.solution_logic.final_answer_canonical;
  const given = settingOf(picture, right);
  const start = startOf(picture);
  const isRight = (text: string): boolean => bank.checker.checkItem(item, [text], "en").verdict === "correct";
  const where = `${item.problem_content.stem} → ${right}`;
  if (given === null) return [`${where}: cannot be set`];
  if (!isRight(given)) return [`${where}: ${given} is not marked right`];
  return start !== null && isRight(start) ? [`${where}: begins with it`] : [];
}

/** What the picture writes where it is set to an answer; null where it cannot be. */
function settingOf(picture: AnswerPicture, right: string): string | null {
  switch (picture.type) {
    case "line":
    case "bar":
      return picture.texts.includes(right) ? right : null;
    case "columns":
      return /^\d+$/u.test(right) && right.length <= picture.rows[0].length ? right : null;
    case "cards":
      return right.split(", ").every((number) => picture.cards.includes(number)) ? right : null;
    case "coins":
      return right;
    case "clock": {
      const [, minutes = "", half] = /^\d{1,2}:(\d\d)( ?[ap]m)?$/u.exec(right) ?? [];
      return minutes !== "" && half === undefined && Number(minutes) % picture.step === 0 ? right : null;
    }
  }
}

/** What stands there before anything is done; null where that is nothing. */
function startOf(picture: AnswerPicture): string | null {
  switch (picture.type) {
    case "line":
    case "bar":
      return picture.texts[picture.start] ?? null;
    case "clock":
      return picture.start;
    case "columns":
    case "cards":
    case "coins":
      return null;
  }
}
