import type { Checker } from "../../answers/checker.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { spokenItem } from "../../items/spoken-words.ts";
import type { PlanStep } from "../../plans/events.ts";
import { createRng } from "../../random.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { LessonView } from "../../views/activity-views.ts";
import type { ActivityContext, Decision } from "../activity.ts";
import { blankDraftId } from "./draft-ids.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import type { LessonState } from "./state.ts";

/**
 * A second worked example whose last lines are left for the pupil: a completion problem, faded from the end
 * (van Merriënboer 1990; Renkl and Atkinson 2003) [LES36].
 */
interface Blank {
  /** Place of the step in the solution, from 0. */
  readonly at: number;
  /** What belongs there, as typed. */
  readonly value: string;
  /** LaTeX of the line with a box for it. */
  readonly math: string;
}

/** Lines that are left blank at most. */
const MOST_BLANKS = 2;
/** Readable tries after which a line is shown. */
const SHOWN_AFTER = 2;
const MAX_TRIES = 12;

/** The last lines whose number can be asked for; none where the very last is not one of them. */
export function blanksOf(
  { problem_content, solution_logic, answer_spec }: MathProblemItem,
  checker: Checker,
): readonly Blank[] {
  const { steps } = solution_logic;
  // A box of the question's own would be the one that is meant.
  if (problem_content.stem.includes(BOX) || answer_spec.ui.choices.length > 0 || answer_spec.parts !== undefined)
    return [];
  const blanks = steps.flatMap(({ explanation, math, value }, at): readonly Blank[] => {
    const found = resultOf(value);
    const open = found === null ? null : withBox(math, found);
    const isSeen =
      found === null ||
      countOf(found, explanation) > 0 ||
      countOf(latexOf(found), math.slice(0, math.lastIndexOf("="))) > 0 ||
      steps.slice(0, at).some((before) => resultOf(before.value) === found);
    if (open === null || isSeen || !CALCULATES.test(open)) return [];
    return isSame(found, found, { locale: "en", checker }) === true ? [{ at, value: found, math: open }] : [];
  });
  return blanks.at(-1)?.at === steps.length - 1 ? blanks.slice(-MOST_BLANKS) : [];
}

/** The line with a box where its result stands behind the last sign of equality; null where it does not stand there once. */
function withBox(math: string, value: string): string | null {
  const from = math.lastIndexOf("=") + 1;
  const latex = latexOf(value);
  const result = math.slice(from);
  if (from === 0 || countOf(latex, result) !== 1) return null;
  return math.slice(0, from) + result.replace(latex, BOX);
}

function latexOf(value: string): string {
  const [top, bottom] = value.split("/");
  return bottom === undefined ? value : String.raw`\frac{${top}}{${bottom}}`;
}

/** Of `y = 66` it is 66; null where a step comes to nothing. */
function resultOf(value: string | undefined): string | null {
  return value === undefined ? null : value.slice(value.lastIndexOf("=") + 1).trim();
}

const BOX = String.raw`\square`;
/** Two numbers with a sign between them: what is only written otherwise is read off. */
const CALCULATES = /[\d}]\s*(?:[-+−]|\\times|\\div|\\cdot)\s*[\d\\]/u;

/** How often a number stands in a text by itself. */
function countOf(value: string, text: string): number {
  const whole = value.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return [...text.matchAll(new RegExp(String.raw`(?<![\d./{])${whole}(?![\d/}]|[.,]\d)`, "gu"))].length;
}

/**
 * Null where what was typed is no number. A fraction must be the one that belongs there: of the same worth there is often
 * another in the line, and a division is not its own result.
 */
function isSame(
  expected: string,
  given: string,
  { locale, checker }: Pick<ActivityContext, "locale"> & { readonly checker: Checker },
): boolean | null {
  const check = (text: string) =>
    checker.check({ kind: "number", expected, given: text, options: { locale, accept: ["value"] } }).verdict;
  const bare = given.replace(AROUND, "");
  const verdict = check(given) === "unreadable" ? check(bare) : check(given);
  if (verdict === "unreadable") return null;
  const typed = fractionIn(given);
  return (verdict === "correct" || verdict === "wrong-form") && (typed === null || typed === fractionIn(expected));
}

/** A sign of money before, a unit or the name of a place behind: they stand in the line. */
const AROUND = /^[$€£₹]|\s*\p{L}+\.?$/gu;

function fractionIn(text: string): string | null {
  return /\d+\s*\/\s*\d+/u.exec(text)?.[0].replaceAll(/\s/gu, "") ?? null;
}

/** An approved item of the example's level, another than the example's; nothing where none has lines to leave blank. */
export function chooseCompletion(
  { id: session, seed }: LessonState,
  { skill, id }: PlanStep,
  example: { readonly difficulty: 1 | 2 | 3 | 4 | 5; readonly seed: number },
  { content }: TutorEnv,
): readonly NewEvent[] {
  const seeds = content.seeds(skill, example.difficulty).filter((one) => one !== example.seed);
  for (const one of createRng(`${seed}/completion/${skill}/${id}`).shuffle(seeds).slice(0, MAX_TRIES)) {
    const address = {
      blueprint: skill,
      version: content.version(skill),
      difficulty: example.difficulty,
      seed: one,
    };
    const opened = content.open(address);
    if (!opened.ok || blanksOf(opened.value.item, content.checker).length === 0) continue;
    const body = { session, skill, ...address, item: opened.value.item.meta.id, hash: opened.value.hash };
    return [
      { type: "verification_approved", body },
      { type: "lesson_completion_set", body },
    ];
  }
  return [];
}

interface OpenBlank {
  readonly item: MathProblemItem;
  readonly blanks: readonly Blank[];
  /** The blank that waits; undefined when all are filled or shown. */
  readonly waiting: Blank | undefined;
}

function openBlank(lesson: LessonState, content: Content): OpenBlank | null {
  const completion = lesson.at?.part === "completion" ? lesson.completions[lesson.at.skill] : undefined;
  const opened = completion && content.open(completion.address);
  if (completion === undefined || opened?.ok !== true) return null;
  const { item } = opened.value;
  const blanks = blanksOf(item, content.checker);
  const waiting = blanks.find(({ at }) => {
    const own = completion.tries.filter(({ step }) => step === at + 1);
    const isOver = own.some(({ outcome }) => outcome === "right" || outcome === "shown");
    return !isOver && own.filter(({ outcome }) => outcome === "not-yet").length < SHOWN_AFTER;
  });
  return { item, blanks, waiting };
}

/** What the pupil writes into the line that waits; null asks to be shown it. No evidence of mastery [LES36]. */
export function fillBlank(
  draft: Draft,
  given: string | null,
  { locale }: Pick<ActivityContext, "locale">,
  env: TutorEnv,
): Decision {
  const lesson = lessonIn(draft);
  const open = openBlank(lesson, env.content);
  const blank = open?.waiting;
  if (open === null || blank === undefined || lesson.at === null) return err({ type: "not-allowed" });
  const text = given?.trim() ?? null;
  if (text === "") return err({ type: "bad-input", field: "text", message: "empty" });
  const same = text === null ? null : isSame(blank.value, text, { locale, checker: env.content.checker });
  const outcome = text === null ? "shown" : same === null ? "unreadable" : same ? "right" : "not-yet";
  const about = { session: lesson.id, item: open.item.meta.id, skill: lesson.at.skill };
  const body = { ...about, step: blank.at + 1, given: text ?? "", outcome } as const;
  return ok(add(draft, [{ type: "lesson_blank_tried", body }], env).news);
}

/** The page as the pupil sees it: a line's number only once it is filled or shown. */
export function completionView(lesson: LessonState, { content }: TutorEnv): LessonView["completion"] {
  const open = openBlank(lesson, content);
  if (open === null || lesson.at === null) return null;
  const { blanks, waiting } = open;
  const item = spokenItem(content, open.item);
  const tries = lesson.completions[lesson.at.skill]?.tries ?? [];
  const last = tries.at(-1);
  const steps = item.solution_logic.steps.slice(0, waiting?.at).map(({ explanation, math }) => ({ explanation, math }));
  const isShown = last !== undefined && last.outcome === "not-yet" && last.step !== (waiting?.at ?? -1) + 1;
  return {
    stem: item.problem_content.stem,
    diagram: item.problem_content.diagram ?? null,
    steps,
    blank:
      waiting === undefined
        ? null
        : {
            explanation: item.solution_logic.steps[waiting.at]?.explanation ?? "",
            // The same line, with the words of the language in it.
            math: withBox(item.solution_logic.steps[waiting.at]?.math ?? "", waiting.value) ?? waiting.math,
            n: blanks.indexOf(waiting) + 1,
            of: blanks.length,
            draftId: blankDraftId(lesson.id, item.meta.id, waiting.at + 1),
          },
    last: last === undefined ? null : { n: tries.length, given: last.given, outcome: isShown ? "shown" : last.outcome },
  };
}
