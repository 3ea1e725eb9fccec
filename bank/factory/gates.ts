import {
  answerText,
  check,
  checkItem,
  distractorsOf,
  findLeak,
  findPlainLeak,
  type AnswerKind,
  type Blueprint,
  type BuiltItem,
  type MathProblemItem,
  type NumberStyle,
  type Written,
  wrongWays,
} from "#engine";
import { equivalentForms } from "#engine/testing";
import { findSolver } from "./critic/index.ts";
import type { BlindItem } from "./critic/types.ts";

/** What an instance is asked before it may enter the bank, in this order. */
export const GATES = [
  "own-answer",
  "rewritten-answer",
  "wrong-answer-marks-right",
  "critic-silent",
  "critic-disagrees",
  "leak",
  "last-step",
  "route",
  "choices",
  "text",
] as const;

/** Why an instance may not enter the bank. */
export interface GateFailure {
  readonly gate: (typeof GATES)[number];
  readonly message: string;
}

/** Runs every gate of the factory on one instance; no failure means it may be listed [FAC1]. */
export function gateFailures(blueprint: Blueprint, built: BuiltItem): GateFailure[] {
  return [
    ...answerGate(built.item),
    ...wrongAnswerGate(blueprint, built),
    ...criticGate(built.item),
    ...leakGate(built.item),
    ...stepGate(built.item),
    ...routeGate(blueprint, built),
    ...choiceGate(built.item),
    ...textGate(built.item),
  ];
}

/** The boxes' canonical answers, in order. */
export function canonicalAnswers(item: MathProblemItem): readonly string[] {
  return item.answer_spec.parts?.map((part) => part.canonical) ?? [item.solution_logic.final_answer_canonical];
}

/** What a pupil sees, for the critic. */
export function blindView(item: MathProblemItem): BlindItem {
  return {
    stem: item.problem_content.stem,
    choices: item.answer_spec.ui.choices,
    diagram: item.problem_content.diagram,
    boxes: item.answer_spec.parts?.map((part) => part.label) ?? [],
  };
}

function answerGate(item: MathProblemItem): GateFailure[] {
  const own = canonicalAnswers(item);
  const { verdict, reason } = checkItem(item, own, "en");
  if (verdict !== "correct") return [{ gate: "own-answer", message: `own answer is ${verdict} (${reason})` }];
  const boxes = boxesOf(item);
  const empty = boxes.findIndex(
    ({ kind }, index) => RELATIONS.has(kind) && checkItem(item, own.with(index, "0 = 0"), "en").verdict === "correct",
  );
  if (empty !== -1) return [{ gate: "own-answer", message: `own answer is an identity: ${own[empty]}` }];
  return boxes.flatMap(({ kind, canonical, options }, index) =>
    equivalentForms(kind, canonical, options).flatMap((rewritten) => {
      const result = checkItem(item, own.with(index, rewritten), "en");
      return result.verdict === "correct"
        ? []
        : [
            {
              gate: "rewritten-answer" as const,
              message: `${rewritten} for ${canonical} is ${result.verdict} (${result.reason})`,
            },
          ];
    }),
  );
}

/** Kinds whose right answer may hold of all numbers: then every identity would be right. */
const RELATIONS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["equation", "inequality", "system", "parse"]);

function boxesOf(item: MathProblemItem) {
  const { answer_spec: spec, solution_logic: solution } = item;
  return (
    spec.parts ?? [
      {
        kind: spec.kind ?? ("number" as const),
        canonical: solution.final_answer_canonical,
        options: spec.options ?? {},
      },
    ]
  );
}

function wrongAnswerGate(blueprint: Blueprint, { item, operands }: BuiltItem): GateFailure[] {
  return distractorsOf(blueprint, operands).flatMap((wrong) => {
    const { verdict } = checkItem(item, splitBoxes(item, wrong), "en");
    return verdict === "incorrect"
      ? []
      : [{ gate: "wrong-answer-marks-right" as const, message: `wrong answer ${wrong} is ${verdict}` }];
  });
}

/** Wrong answers of items with several boxes are written joined by "; ". */
export function splitBoxes(item: MathProblemItem, answer: string): readonly string[] {
  return item.answer_spec.parts === undefined ? [answer] : answer.split("; ");
}

function criticGate(item: MathProblemItem): GateFailure[] {
  const solved = findSolver(item.meta.skill_id)?.(blindView(item));
  if (solved === undefined) {
    return [{ gate: "critic-silent", message: `no second method for: ${item.problem_content.stem}` }];
  }
  const { verdict } = checkItem(item, solved, "en");
  // The critic gives a value; the form asked for is the first method's business.
  return verdict === "correct" || verdict === "wrong-form"
    ? []
    : [{ gate: "critic-disagrees", message: `second method says ${solved.join("; ")}: ${item.problem_content.stem}` }];
}

function leakGate(item: MathProblemItem): GateFailure[] {
  const ladders = [item.hints ?? [], ...item.misconceptions.map((misconception) => misconception.hint_ladder)];
  const hints = ladders.flatMap((ladder) => ladder.slice(0, 2)).map((text) => ({ text, find: findLeak }));
  // An explanation follows a wrong answer and tells what happened: the answer itself is not named.
  const explanations = item.misconceptions.map(({ explanation = "" }) => ({ text: explanation, find: findPlainLeak }));
  return [...hints, ...explanations].flatMap(({ text: hint, find }) =>
    canonicalAnswers(item).flatMap((expected, index) => {
      const kind = item.answer_spec.parts?.[index]?.kind ?? item.answer_spec.kind;
      const leak = find({
        stem: item.problem_content.stem,
        expected,
        hint,
        choices: item.answer_spec.ui.choices,
        ...(kind === undefined ? {} : { kind }),
      });
      return leak.leaks ? [{ gate: "leak" as const, message: `${leak.why}: ${hint}` }] : [];
    }),
  );
}

function stepGate(item: MathProblemItem): GateFailure[] {
  const last = item.solution_logic.steps.at(-1);
  const value = last?.value;
  if (value === undefined) return [{ gate: "last-step", message: "the last solution step has no value" }];
  const { verdict } = checkItem(item, splitBoxes(item, value), "en");
  return verdict === "correct" ? [] : [{ gate: "last-step", message: `last step's value ${value} is ${verdict}` }];
}

/** Every way to the answer ends in what marks right, and none of the wrong ways does. */
function routeGate(blueprint: Blueprint, { item, operands }: BuiltItem): GateFailure[] {
  const trace = blueprint.trace?.(operands);
  if (trace === undefined) return [];
  const typed = (answer: Written, style?: NumberStyle) => answerText(trace, answer, style);
  const verdictOf = (text: string) => checkItem(item, [text], "en").verdict;
  return [
    ...trace.routes.flatMap((route, at) => {
      const end = route.at(-1)?.result;
      const verdict = end === undefined ? "missing" : verdictOf(typed(end));
      return verdict === "correct" ? [] : [`route ${at + 1} ends in ${verdict}`];
    }),
    ...wrongWays(trace).flatMap(({ answer, style, departure: { kind } }) => {
      const text = typed(answer, style);
      return verdictOf(text) === "correct" ? [`${kind} marks right: ${text}`] : [];
    }),
  ].map((message) => ({ gate: "route", message }));
}

function choiceGate(item: MathProblemItem): GateFailure[] {
  const { choices } = item.answer_spec.ui;
  if (item.answer_spec.kind !== "choice") return [];
  const right = choices.filter(
    (choice) =>
      check({
        kind: "choice",
        expected: item.solution_logic.final_answer_canonical,
        given: choice,
        options: { choices: [...choices] },
      }).verdict === "correct",
  );
  return right.length === 1 && new Set(choices).size === choices.length
    ? []
    : [{ gate: "choices", message: `${right.length} of the choices mark right: ${choices.join(" | ")}` }];
}

/** Unbalanced formulas, stray template values and doubled spaces never reach a pupil. */
function textGate(item: MathProblemItem): GateFailure[] {
  const { problem_content: content } = item;
  const texts = [
    content.stem,
    content.spoken ?? "",
    ...(item.hints ?? []),
    ...item.misconceptions.flatMap((m) => [m.explanation ?? "", ...m.hint_ladder]),
    ...item.solution_logic.steps.map((step) => step.explanation),
  ];
  return texts.flatMap((text) => {
    const dollars = text.replaceAll("\\$", "").split("$").length - 1;
    const bad =
      dollars % 2 === 1
        ? "unbalanced $"
        : /undefined|NaN|\bnull\b|\[object/u.test(text)
          ? "template value"
          : / {2}/u.test(text)
            ? "two spaces"
            : "";
    return bad === "" ? [] : [{ gate: "text" as const, message: `${bad}: ${text}` }];
  });
}
