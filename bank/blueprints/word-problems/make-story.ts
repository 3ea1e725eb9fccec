import {
  defineBlueprint,
  DIFFICULTIES,
  run,
  written,
  type Blueprint,
  type Difficulty,
  type DifficultyFactor,
  type Level,
  type TraceLine,
} from "#engine";
import { levelsApart, type Cause } from "../causes-apart.ts";
import { eachLevel, filtered, nearMisses, withErrorsApart } from "../errors-apart.ts";
import { HOLDS_OF, isKnownNumber, knownAnswers, rulesFor } from "./errors.ts";
import { lineAt, linesOf, onTheWay, plotOf, resultOf, stepsOf, subStepOf, toldOf, traceOfStory } from "./from-trace.ts";
import type { SceneName } from "./scenes.ts";
import { SLIP_KINDS } from "../slips.ts";
import { stemsFor, tellingOf } from "./stems.ts";
import { divisorOf, first, sceneOf, type PlotName, type Story } from "./story.ts";

type Range = readonly [min: number, max: number];

/** What one level of a skill says for itself. */
interface StoryLevel {
  readonly plots: readonly PlotName[];
  readonly scenes: readonly SceneName[];
  readonly n?: Range;
  readonly e: Range;
  readonly c?: Range;
  readonly m?: Range;
  readonly f?: Range;
  readonly extra?: Range;
  readonly show?: Story["show"];
  readonly where?: (o: Story) => boolean;
}

/** A skill of the family is its levels: wordings, steps, hints, pictures and errors are the family's. */
export interface StorySkill {
  readonly id: string;
  /** The most steps that a story of it needs. */
  readonly steps: number;
  readonly version?: number;
  readonly createdOn?: string;
  readonly levels: Readonly<Record<Difficulty, StoryLevel>>;
}

export function makeStory({ id, steps, version = 4, createdOn = "2026-11-29", levels }: StorySkill): Blueprint {
  const all = DIFFICULTIES.map((difficulty) => levels[difficulty]);
  const plots = new Set(all.flatMap((level) => level.plots));
  const misconceptions = rulesFor(
    plots,
    steps,
    all.some(({ extra }) => extra !== undefined),
  );
  const levelOf = (level: StoryLevel): Level<Story> =>
    withErrorsApart(
      drawnBy(level),
      misconceptions,
      (o) => String(resultOf(o)),
      (rule, wrong, o) => !isKnownNumber(rule, wrong, o),
    );
  return defineBlueprint<Story>({
    id,
    version,
    createdOn,
    levels: levelsApart(eachLevel(levels, levelOf), {
      rules: misconceptions,
      traceOf: traceOfStory,
      kinds: SLIP_KINDS,
      others: extraUsed,
      holdsOf: HOLDS_OF,
    }),
    holdsOf: HOLDS_OF,
    factors: FACTORS,
    stems: stemsFor(plots),
    answer: (o) => ({ kind: "integer", canonical: String(resultOf(o)) }),
    steps: stepsOf,
    trace: traceOfStory,
    hints: (o) => [
      `${plotOf(o).point(o)}${o.extra > 0 ? " Which number in the story do you not need?" : ""}`,
      plotOf(o).rule(o),
      subStepOf(o, knownAnswers(o)),
    ],
    distractors: nearMisses(resultOf),
    misconceptions,
    diagram: (o) => (o.show === "none" ? undefined : plotOf(o).picture?.(o)),
  });
}

/** What the last line comes to with the number that is not needed in the place of another one. */
export function extraUsed(o: Story): readonly Cause[] {
  const { operation, from } = lineAt(o, -1);
  if (o.extra === 0) return [];
  return from.flatMap((_, at) => {
    const made = run(
      operation,
      from.map(({ value }, i) => (i === at ? written(o.extra) : value)),
    );
    return made.n % made.d === 0 ? [{ kind: "number-not-needed", answer: String(made.n / made.d) }] : [];
  });
}

const NONE: Range = [0, 0];
/** Of one, two, three or four wordings each is as likely. */
const TELLINGS: Range = [0, 11];
const PEOPLE: Range = [0, 9999];

function drawnBy(level: StoryLevel): Level<Story> {
  const { plots, scenes, n = NONE, e, c = NONE, m = NONE, f = NONE, extra = NONE, show = "none", where } = level;
  const ranges = { n, e, c, m, f, extra, tell: TELLINGS, who: PEOPLE };
  const choices = { plot: plots, scene: scenes, show: [show] };
  return filtered<Story>(
    { ranges, choices, ...(where && { where }) },
    {
      "taken out": mayTakeOut,
      plot: (o) => plotOf(o).where?.(o) ?? true,
      wording: (o) => tellingOf(o) !== undefined,
      sound: isSound,
    },
  );
}

/** Whole numbers that differ, of a size that such things have; the answer is nowhere on the way. */
function isSound(o: Story): boolean {
  const told = [...toldOf(o), ...(o.extra > 0 ? [o.extra] : [])];
  const answer = resultOf(o);
  return (
    new Set(told).size === told.length &&
    told.every((number) => number > 1) &&
    Number.isInteger(answer) &&
    answer > 1 &&
    !told.includes(answer) &&
    !onTheWay(o).includes(answer) &&
    fitsScene(o)
  );
}

/** Whether there may be so many of the things, and so many in each of their containers. */
export function fitsScene(o: Story): boolean {
  const { holds, groups, most, kind } = sceneOf(o);
  const isIn = (each: number) => each >= holds[0] && each <= holds[1];
  const amounts = [...toldOf(o), ...linesOf(o).map(({ result }) => result.n)];
  const isGrouped = o.n > 0;
  return (
    (!isGrouped || (isIn(o.e) && o.n <= groups)) &&
    (o.m === 0 || (isIn(o.f) && o.m <= groups)) &&
    amounts.every((amount) => amount <= most) &&
    // More are put to those in one of them.
    (kind !== "packed" || o.plot !== "each-more" || isIn(o.e + o.c)) &&
    (o.extra === 0 || fitsExtra(o))
  );
}

/** Where some of the things are of a colour, whoever takes those out can go on; elsewhere it is a small measure of something. */
function mayTakeOut(o: Story): boolean {
  const { colours } = sceneOf(o);
  if (colours[0] !== "") return o.extra % (divisorOf(o) ?? 1) === 0;
  // A string is thinner than that.
  return o.extra <= 12 && o.scene !== "string";
}

/** Not nearly all of the things are of that colour. */
function fitsExtra(o: Story): boolean {
  if (sceneOf(o).colours[0] === "") return true;
  const by = divisorOf(o) ?? 1;
  const divided = lineAt(o, -1).from[0]?.value.n ?? 0;
  const most = o.plot === "left-each" ? divided : Math.min(divided, first(o));
  // Of half of them nobody knows whether they were taken out, or were the only ones to be divided.
  return mayTakeOut(o) && 2 * o.extra !== divided && o.extra + 2 * by <= divided && 3 * o.extra <= 2 * most;
}

const FACTORS: readonly DifficultyFactor<Story>[] = [
  { name: "steps", weight: 4, of: (o) => (linesOf(o).length - 1) / 2 },
  { name: "asked-backwards", weight: 3, of: (o) => plotOf(o).turns },
  { name: "size", weight: 3, of: (o) => Math.min(1, Math.log10(largest(o)) / 3) },
  { name: "divided-in-parts", weight: 1, of: (o) => (linesOf(o).some(isLongDivision) ? 1 : 0) },
  { name: "no-picture", weight: 1, of: ({ show }) => (show === "none" ? 1 : show === "bar" ? 0.5 : 0) },
  { name: "number-not-needed", weight: 2, of: ({ extra }) => (extra > 0 ? 1 : 0) },
];

function isLongDivision({ operation, inside }: TraceLine): boolean {
  return operation === "divide" && inside !== undefined;
}

/** The largest number there is on the way. */
function largest(o: Story): number {
  return Math.max(...linesOf(o).flatMap(({ from, result }) => [...from.map(({ value }) => value.n), result.n]));
}
