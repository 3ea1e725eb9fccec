import { beforeAll, describe, expect, test } from "vitest";
import {
  answerPictureOf,
  DIFFICULTIES,
  highlightsSeen,
  SkillId,
  type AnswerPicture,
  type Content,
  type Highlight,
  type MathProblemItem,
} from "#engine";
import { sampleOf } from "../../testing/searches.ts";
import { ANSWER_PICTURES } from "../skills/pictures.ts";
import { BLUEPRINTS_BY_STRAND } from "../blueprints/index.ts";
import { loadBankFromFiles } from "./read-lists.ts";

let bank: Content;

beforeAll(async () => {
  bank = await loadBankFromFiles();
});

/** One hint of an item, and what is seen of what it points at. */
interface Hint {
  readonly item: MathProblemItem;
  readonly picture: AnswerPicture | null;
  readonly misconception: string | null;
  readonly level: number;
  readonly text: string;
  readonly highlights: readonly Highlight[];
}

/** Skills with a hint that points at something. */
const SKILLS = Object.values(BLUEPRINTS_BY_STRAND)
  .flat()
  .filter(({ highlights, misconceptions }) =>
    [highlights, ...misconceptions.map((rule) => rule.highlights)].some(Boolean),
  )
  .map(({ id }) => id);

function hintsOf(skill: string): readonly Hint[] {
  const id = SkillId.parse(skill);
  return DIFFICULTIES.flatMap((difficulty) =>
    sampleOf(bank.seeds(id, difficulty)).flatMap((seed) => {
      const opened = bank.open({ blueprint: skill, version: bank.version(id), difficulty, seed });
      if (!opened.ok) throw new Error(opened.error.detail);
      return hintsOfItem(opened.value.item);
    }),
  );
}

function hintsOfItem(item: MathProblemItem): readonly Hint[] {
  const picture = answerPictureOf(item, bank.picture(item.meta.skill_id));
  const seen = { diagram: item.problem_content.diagram, picture };
  const ladders = [
    { misconception: null, hints: item.hints ?? [] },
    ...item.misconceptions.map(({ id, hint_ladder: hints }) => ({ misconception: id, hints })),
  ];
  return ladders.flatMap(({ misconception, hints }) =>
    hints.map((text, at) => ({
      item,
      picture,
      misconception,
      level: at + 1,
      text,
      highlights: highlightsSeen(bank.highlights(item, misconception)?.[at] ?? [], seen),
    })),
  );
}

describe("what hints point at, in the whole bank", () => {
  test.for(SKILLS)("[PIC8] %s: no hint points at the answer", (skill) => {
    const hints = hintsOf(skill);
    expect(hints.some(({ highlights }) => highlights.length > 0)).toBe(true);
    expect(hints.flatMap(faultsOf)).toEqual([]);
  });

  test.for(SKILLS)("[PIC7] %s: hints of an item with the same words point at the same", (skill) => {
    const said = new Map<string, readonly Highlight[]>();
    for (const { item, level, text, highlights } of hintsOf(skill)) {
      const key = `${item.meta.id} ${level} ${text}`;
      expect({ key, highlights }).toEqual({ key, highlights: said.get(key) ?? highlights });
      said.set(key, highlights);
    }
  });

  test("[PIC7] of the skills with such a picture only those to pick from have hints that speak of no part of it", () => {
    // Where the hands of a clock go is what is asked for.
    const pointed = Object.keys(ANSWER_PICTURES).filter((skill) => ANSWER_PICTURES[skill]?.type !== "clock");
    const silent = pointed.filter((skill) => !SKILLS.includes(skill));
    // Each card, and each coin, either belongs or does not: to point at any is to answer.
    expect(silent.toSorted()).toEqual(["g2.coins", "g6.gcf"]);
  });
});

function faultsOf({ item, picture, misconception, level, highlights }: Hint): readonly string[] {
  const right = item.solution_logic.final_answer_canonical;
  const where = `${item.problem_content.stem} → ${right}, ${misconception ?? "own"} ${level}`;
  return highlights.flatMap((highlight) =>
    isOnAnswer(highlight, highlights, item, picture) ? [`${where}: ${JSON.stringify(highlight)}`] : [],
  );
}

function isOnAnswer(
  highlight: Highlight,
  all: readonly Highlight[],
  item: MathProblemItem,
  picture: AnswerPicture | null,
): boolean {
  const right = item.solution_logic.final_answer_canonical;
  switch (highlight.type) {
    // No digit is shown; but a place that only the answer has would tell how long it is.
    case "place":
    case "note":
      return picture?.type === "columns" && picture.rows[0].at(-1 - highlight.place) === "";
    // The two numbers a third one lies between are named together: neither is told from the other.
    case "tick":
      if (isAsked(highlight.at, item)) return true;
      return String(highlight.at) === right && all.filter(({ type }) => type === "tick").length === 1;
    case "span":
      return [highlight.from, highlight.to].some((at) => isAsked(at, item) || String(at) === right);
    case "parts":
      return String(highlight.parts) === right;
    case "card":
      return isOnlyCard(highlight.card, all, right, picture);
  }
}

/** A point with a letter is the one whose number is asked for. */
function isAsked(at: number, { problem_content: { diagram } }: MathProblemItem): boolean {
  return diagram?.type === "number-line" && diagram.marks.some((dot) => dot.at === at && /^[A-Z]$/u.test(dot.text));
}

/** All cards are part of an order: several of them tell nothing of it, in the order they were offered. */
function isOnlyCard(card: string, all: readonly Highlight[], right: string, picture: AnswerPicture | null): boolean {
  const cards = all.flatMap((one) => (one.type === "card" ? [one.card] : []));
  return picture?.type === "cards" && picture.ordered ? cards.length === 1 : right.split(", ").includes(card);
}
