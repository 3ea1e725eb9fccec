import type { Checker } from "../../answers/checker.ts";
import { tellsValue } from "../../dialogue/compose/guard.ts";
import { hideValue, numbersIn } from "../../dialogue/compose/small-steps-of.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { spokenItem } from "../../items/spoken-words.ts";
import type { PlanStep } from "../../plans/events.ts";
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
  { problem_content, solution_logic: { steps }, answer_spec }: MathProblemItem,
  checker: Checker,
): readonly Blank[] {
  // A box of the question's own would be the one that is meant.
  const hasBox = problem_content.stem.includes(String.raw`\square`);
  if (hasBox || answer_spec.ui.choices.length > 0 || answer_spec.parts !== undefined) return [];
  const blanks = steps.flatMap(({ explanation, math, value }, at): readonly Blank[] => {
    const { sum, gap } = value === undefined ? NOTHING : hideValue(math, value);
    // What is no calculation is only written otherwise, and read off.
    if (value === undefined || sum === null || gap === null) return [];
    const isSeen =
      tellsValue(value, "", `${explanation} ${numbersIn(sum)}`) ||
      steps.slice(0, at).some((before) => before.value === value);
    return isSeen || readLine(value, value, { locale: "en", checker }) !== "right" ? [] : [{ at, value, math: gap }];
  });
  return blanks.at(-1)?.at === steps.length - 1 ? blanks.slice(-MOST_BLANKS) : [];
}

const NOTHING = { sum: null, gap: null } as const;

/**
 * A fraction must be the one that belongs there: of the same worth there is often another in the line, and a division is not
 * its own result.
 */
function readLine(
  expected: string,
  given: string,
  { locale, checker }: Pick<ActivityContext, "locale"> & { readonly checker: Checker },
): "right" | "not-yet" | "other-form" | "unreadable" {
  const asked = { kind: "number", expected, given } as const;
  const accept = ["value", "label", "assignment"] as const;
  const { verdict } = checker.check({ ...asked, options: { locale, accept: [...accept] } });
  if (verdict === "unreadable") return "unreadable";
  if (verdict === "incorrect") return "not-yet";
  const same = checker.check({ ...asked, options: { locale, accept: [...accept], form: "same" } });
  return same.verdict === "wrong-form" ? "other-form" : "right";
}

/** An approved item of the example's level, another than the example's; nothing where none has lines to leave blank. */
export function chooseCompletion(
  { id: session }: LessonState,
  { skill }: PlanStep,
  example: { readonly difficulty: 1 | 2 | 3 | 4 | 5; readonly seed: number },
  { content }: TutorEnv,
): readonly NewEvent[] {
  const seeds = content.seeds(skill, example.difficulty);
  const at = seeds.indexOf(example.seed);
  // Those that follow in the list: most of them are proved together with the example.
  for (const one of [...seeds.slice(at + 1), ...seeds.slice(0, at)].slice(0, MAX_TRIES)) {
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
  const outcome = text === null ? "shown" : readLine(blank.value, text, { locale, checker: env.content.checker });
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
            math: hideValue(item.solution_logic.steps[waiting.at]?.math ?? "", waiting.value).gap ?? waiting.math,
            n: blanks.indexOf(waiting) + 1,
            of: blanks.length,
            draftId: blankDraftId(lesson.id, item.meta.id, waiting.at + 1),
          },
    last: last === undefined ? null : { n: tries.length, given: last.given, outcome: isShown ? "shown" : last.outcome },
  };
}
