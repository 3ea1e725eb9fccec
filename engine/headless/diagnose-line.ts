import { z } from "zod";
import { AnswerKind, NumberLocale } from "../answers/types.ts";
import { diagnose, findDeparture, type Diagnosis } from "../diagnosis/diagnose.ts";
import { DIFFICULTIES, SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { MathProblemItem } from "../items/math-problem-item.ts";
import { err, ok, type Result } from "../result.ts";
import type { Departure, Trace } from "../trace/types.ts";
import { faultOf } from "./headless-state.ts";
import { bareItem } from "./bare-item.ts";
import { findItem } from "./serve.ts";
import { sameCalculation } from "./same-calculation.ts";
import { calculationIn, traceOfCalculation } from "./stem-calculation.ts";

const Given = z.union([z.string().max(2_000), z.array(z.string().max(2_000)).min(1).max(10)]);
const common = { id: z.unknown().optional(), given: Given, locale: NumberLocale.default("en") };
/** An item by its id, or whole. */
export const ItemOrId = z.union([z.string().max(80), MathProblemItem]);

const OfItem = z.strictObject({ ...common, item: ItemOrId });
const OfStem = z.strictObject({
  ...common,
  stem: z.string().min(1).max(2_000),
  expected: z.string().min(1).max(400),
  skill: SkillId.nullish(),
  kind: AnswerKind.nullish(),
});

/** What leads to a diagnosis. */
interface Case {
  readonly item: MathProblemItem;
  readonly trace: Trace | undefined;
}

/** Said of a way that leaves the trace: which one it was. */
const EXPLAINED: Readonly<Record<Departure["kind"], string>> = {
  operation: "Another operation was used than the one that is asked for.",
  "changed-round": "The numbers changed places.",
  "left-out": "A step was left out.",
  "given-again": "A number of the problem was given for the answer.",
  "on-the-way": "A result on the way was given for the answer.",
};

/**
 * A line of `mathflow diagnose`, without its id: `{error_category, misconception, divergence_step_index, confidence_score,
 * explanation}`, and the checker's `verdict`. Of an answer that is right, or cannot be read, there is no error: category and
 * explanation are null [HDL8].
 */
export function diagnoseLine(input: unknown, content: Content): object {
  const found = caseOf(input, content);
  if (!found.ok) return { error: found.error };
  const { item, trace, given, locale } = found.value;
  const { checker } = content;
  const { verdict } = checker.checkItem(item, given, locale);
  if (verdict === "unreadable" || verdict === "correct") {
    return lineOf(
      { category: null, misconception: null, divergenceStepIndex: null, confidence: verdict === "correct" ? 1 : 0 },
      verdict,
      null,
    );
  }
  if (verdict === "wrong-form") {
    const found = {
      category: "representation",
      misconception: null,
      divergenceStepIndex: null,
      confidence: 1,
    } as const;
    return lineOf(found, verdict, "The value is right, and another form is asked for.");
  }
  const diagnosis = diagnose(item, given, locale, checker, trace);
  const departure = diagnosis.misconception === null ? findDeparture(item, given, locale, checker, trace) : undefined;
  const explanation =
    diagnosis.misconception?.explanation ?? (departure === undefined ? null : EXPLAINED[departure.kind]);
  return lineOf(diagnosis, verdict, explanation);
}

function lineOf(
  {
    category,
    misconception,
    divergenceStepIndex,
    confidence,
  }: Omit<Diagnosis, "category"> & { readonly category: string | null },
  verdict: string,
  explanation: string | null,
): object {
  return {
    error_category: category,
    misconception: misconception?.id ?? null,
    divergence_step_index: divergenceStepIndex,
    confidence_score: confidence,
    explanation,
    verdict,
  };
}

function caseOf(
  input: unknown,
  content: Content,
): Result<Case & { readonly given: readonly string[]; readonly locale: NumberLocale }, string> {
  const isOfItem = typeof input === "object" && input !== null && "item" in input;
  const read = isOfItem ? OfItem.safeParse(input) : OfStem.safeParse(input);
  if (!read.success) return err(faultOf(read.error));
  const found = "item" in read.data ? itemOf(read.data.item, content) : itemOfStem(read.data, content);
  if (!found.ok) return found;
  const given = boxesOf(found.value.item, read.data.given);
  if (!given.ok) return given;
  return ok({ ...found.value, given: given.value, locale: read.data.locale });
}

/** Of the bank by its id, or as it comes; its trace where its blueprint is here. */
export function itemOf(from: string | MathProblemItem, content: Content): Result<Case, string> {
  if (typeof from !== "string") return ok({ item: from, trace: content.trace(from) });
  const address = findItem(from, content);
  if (!address.ok) return address;
  const opened = content.open(address.value);
  if (!opened.ok) return err(`${opened.error.reason}: ${opened.error.detail}`);
  return ok({ item: opened.value.item, trace: content.trace(opened.value.item) });
}

/** One text a box: several boxes may come as one text, put apart by semicolons. */
export function boxesOf(
  { answer_spec: spec }: MathProblemItem,
  given: string | readonly string[],
): Result<readonly string[], string> {
  const boxes = spec.parts?.length ?? 1;
  const texts = typeof given !== "string" ? given : boxes === 1 ? [given] : given.split(";").map((text) => text.trim());
  return texts.length === boxes ? ok(texts) : err(`given: ${texts.length} answers for ${boxes} boxes`);
}

/**
 * The item of the skill with this very stem; else one that asks the same calculation, with these numbers, and has a rule for
 * what was given; else only what stem and answer tell.
 */
function itemOfStem(
  { stem, expected, skill, kind, given, locale }: z.infer<typeof OfStem>,
  content: Content,
): Result<Case, string> {
  const { checker } = content;
  const named = skill ?? null;
  if (named !== null && !content.graph.byId.has(named)) return err(`there is no skill ${named}`);
  const same = named === null ? undefined : findByStem(stem, named, content);
  const answer = same?.answer_spec.parts === undefined ? [expected] : expected.split(";");
  if (same !== undefined && checker.checkItem(same, answer, "en").verdict === "correct") {
    return ok({ item: same, trace: content.trace(same) });
  }
  const item = bareItem({ stem, expected, kind: kind ?? null }, checker);
  if (!item.ok) return item;
  const calculation = calculationIn(stem);
  const trace = calculation && traceOfCalculation(calculation, expected);
  const [typed] = typeof given === "string" ? [given] : given;
  const isWrong = typed !== undefined && checker.checkItem(item.value, [typed], locale).verdict === "incorrect";
  if (calculation === undefined || trace === undefined || !isWrong) return ok({ item: item.value, trace });
  const skills = named === null ? content.graph.nodes.map(({ id }) => id) : [named];
  for (const remade of sameCalculation({ calculation, expected }, skills, content)) {
    const explains = diagnose(remade, [typed], locale, checker).misconception !== null;
    if (explains) return ok({ item: remade, trace });
  }
  return ok({ item: item.value, trace });
}

function findByStem(stem: string, skill: SkillId, content: Content): MathProblemItem | undefined {
  const version = content.version(skill);
  for (const difficulty of DIFFICULTIES) {
    for (const seed of content.seeds(skill, difficulty)) {
      const opened = content.open({ blueprint: skill, version, difficulty, seed });
      if (opened.ok && opened.value.item.problem_content.stem === stem) return opened.value.item;
    }
  }
  return undefined;
}
