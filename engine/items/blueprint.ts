import type { AnswerKind, CheckOptions } from "../answers/types.ts";
import type { Difficulty } from "../ids.ts";
import type { Rng } from "../random.ts";
import type { DiagramInput } from "./diagram.ts";
import type { ErrorCategory } from "./math-problem-item.ts";
import type { PlainSum, Trace } from "../trace/types.ts";
import type { HighlightLadder } from "./highlight.ts";

/** The numbers (and few named choices) one instance is made of. */
export type Operands = Readonly<Record<string, number | string>>;

/** How operands are drawn at one difficulty: uniformly from ranges and choices until `where` holds. */
export interface Level<O extends Operands> {
  /** Whole numbers, both ends included. */
  readonly ranges?: { readonly [Name in keyof O]?: readonly [min: number, max: number] };
  readonly choices?: { readonly [Name in keyof O]?: readonly O[Name][] };
  readonly where?: (o: O) => boolean;
  /** What `where` is made of, by what an author calls it, as far as it has parts with names. */
  readonly filters?: Filters<O>;
}

export type Filters<O extends Operands> = Readonly<Record<string, (o: O) => boolean>>;

/** A named reason why an instance is harder, such as "carries" or "zero in the middle". */
export interface DifficultyFactor<O extends Operands> {
  readonly name: string;
  /** Relative weight, above 0. */
  readonly weight: number;
  /** How much of it this instance has, 0 to 1. */
  readonly of: (o: O) => number;
}

/** Something countable for stories. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  /** What is in each of them, where a story tells of groups: pens in boxes. */
  readonly of?: Thing;
}

export interface Currency {
  /** As written in a stem: `\$`, `€`, `£`, `₹`. */
  readonly sign: string;
  /** The sign as typed: `$`. */
  readonly unit: string;
  readonly major: Thing;
}

/** Names and things of one instance, drawn from the seed, so that stories are never all alike. */
export interface StoryContext {
  /** Different first names from many countries. */
  readonly names: readonly [string, string, string];
  /** Something children collect or count. */
  readonly thing: Thing;
  /** Something that holds such things: box, bag, shelf. */
  readonly container: Thing;
  readonly currency: Currency;
  /** For a choice of the blueprint's own. */
  readonly rng: Rng;
}

export interface StemTemplate<O extends Operands> {
  readonly id: string;
  /** Which operands this wording fits; every operand set must fit at least one template. */
  readonly when?: (o: O) => boolean;
  /** Text with LaTeX between dollar signs. No gendered pronouns: names or "they". */
  readonly text: (o: O, context: StoryContext) => string;
  /**
   * The unit in which it asks for the answer, as the checker names it: `cm²`, `min`; undefined where it asks for a bare
   * number, how many of something, or money.
   */
  readonly unit?: (o: O) => string | undefined;
  /** What the equal groups of this wording are: bags, days. Help speaks of these. */
  readonly groups?: (o: O, context: StoryContext) => Thing;
  /** Read-aloud text, where the text with its LaTeX read plainly would mislead. */
  readonly spoken?: (o: O, context: StoryContext) => string;
}

export interface BlueprintAnswer {
  readonly kind: AnswerKind;
  /** The answer as a pupil would type it, in its canonical form (reference: canonicalisation rules V1). */
  readonly canonical: string;
  readonly options?: CheckOptions;
  /** For `choice`: all choices in a fixed order. Absent: canonical and distractors, shuffled by seed. */
  readonly choices?: readonly string[];
  readonly placeholder?: string;
  /** Several boxes; `canonical` is then the parts' canonicals joined by "; ". */
  readonly parts?: readonly {
    readonly label: string;
    readonly kind: AnswerKind;
    readonly canonical: string;
    readonly options?: CheckOptions;
  }[];
}

export interface BlueprintStep {
  readonly explanation: string;
  /** LaTeX, without dollar signs. */
  readonly math: string;
  /** What the step arrives at, as typed. Needed on the last step. */
  readonly value?: string;
}

/** Level 1 points, level 2 recalls the rule, level 3 gives a sub-step. None gives the answer. */
export type HintLadder = readonly [pointing: string, rule: string, subStep: string];

/** A wrong answer and the strategy that leads to it. */
export interface Distractor<O extends Operands> {
  readonly strategy: string;
  /** As typed; undefined where the strategy leads nowhere or to the right answer. */
  readonly wrong: (o: O) => string | undefined;
}

/** A named buggy procedure: what a child who holds the misconception answers. */
export interface MisconceptionRule<O extends Operands> {
  /** Such as `AD-01`. */
  readonly id: string;
  /** Kebab-case name, such as `carry-not-added`. */
  readonly tag: string;
  readonly category: ErrorCategory;
  /** As typed; undefined where the rule does not apply to these operands. */
  readonly wrong: (o: O) => string | undefined;
  /** One kind sentence that says what was done. */
  readonly explanation: (o: O, groups?: Thing) => string;
  /** Where that sentence is true of the number itself, whatever was thought: it is told as no guess [CMP14]. */
  readonly isFact?: (o: O) => boolean;
  /** Hints about this error. */
  readonly hints: (o: O, groups?: Thing) => HintLadder;
  readonly highlights?: (o: O) => HighlightLadder;
  /** The solution step at which the thinking left the road, 1-based. */
  readonly divergesAt: number;
}

/**
 * Everything needed to make problems of one skill. Pure: `(blueprint, version, difficulty, seed)`
 * gives one item, always the same. A change of what is drawn, asked, marked or known as an error needs a new `version`; other
 * words for it do not [ITM11].
 */
export interface Blueprint<O extends Operands = Operands> {
  /** Equal to the skill's id. */
  readonly id: string;
  readonly version: number;
  /** ISO date of this version. */
  readonly createdOn: string;
  readonly levels: Readonly<Record<Difficulty, Level<O>>>;
  readonly factors: readonly DifficultyFactor<O>[];
  readonly stems: readonly StemTemplate<O>[];
  readonly answer: (o: O) => BlueprintAnswer;
  readonly steps: (o: O, groups?: Thing) => readonly BlueprintStep[];
  /** What a good pupil would write, as data; undefined where these operands have none. It is no part of an item. */
  readonly trace?: (o: O) => Trace | undefined;
  /** How a calculation of any numbers is done the way of this skill; undefined where it is none of its own. */
  readonly sumTrace?: (sum: PlainSum) => Trace | undefined;
  readonly hints: (o: O, groups?: Thing) => HintLadder;
  /** What these hints point at in a picture. It is no part of an item: a changed one needs no new version. */
  readonly highlights?: (o: O) => HighlightLadder;
  readonly distractors: readonly Distractor<O>[];
  readonly misconceptions: readonly MisconceptionRule<O>[];
  /** What else, beside the error itself, the words about it hold of, by the error's id. It is no part of an item. */
  readonly holdsOf?: Readonly<Record<string, readonly string[]>>;
  readonly diagram?: (o: O) => DiagramInput | undefined;
}

/** Forgets the operands' names, so that blueprints of all skills fit one list. */
export function defineBlueprint<O extends Operands>(blueprint: Blueprint<O>): Blueprint {
  // Sound: operands are only ever made by `levels` of the same blueprint.
  return blueprint as unknown as Blueprint;
}
