import { DIFFICULTIES, type Blueprint, type Difficulty, type DifficultyFactor, type Level } from "#engine";
import { STOPS } from "../causes-apart.ts";
import { eachLevel, filtered } from "../errors-apart.ts";
import { isTold, rulesFor, traitsOf } from "./errors.ts";
import { isStory, type Ask, type Figure } from "./figure.ts";
import { formOf, HELP } from "./forms.ts";
import { makeMeasured } from "./make-measured.ts";
import { pictureOf } from "./pictures.ts";
import { fitsScene, type SceneName } from "./scenes.ts";
import { stemsFor } from "./stems.ts";

type Range = readonly [min: number, max: number];

/** What one level of a skill says for itself. */
interface FigureLevel {
  readonly ask: readonly Ask[];
  readonly show: readonly Figure["show"][];
  readonly a: Range;
  readonly b?: Range;
  /** Listed as often as they are to be drawn. */
  readonly c?: readonly number[];
  readonly n?: readonly number[];
  readonly extra?: Range;
  /** Figures that are only drawn where none are named. */
  readonly scenes?: readonly SceneName[];
  readonly where?: (o: Figure) => boolean;
}

/** A skill of the family is its levels: wordings, steps, hints, pictures and errors are the family's. */
export interface FigureSkill {
  readonly id: string;
  readonly by: Figure["by"];
  readonly version?: number;
  readonly createdOn?: string;
  readonly levels: Readonly<Record<Difficulty, FigureLevel>>;
}

export function makeFigure({ id, by, version = 5, createdOn = "2026-11-29", levels }: FigureSkill): Blueprint {
  const all = DIFFICULTIES.map((difficulty) => levels[difficulty]);
  const asks = new Set(all.flatMap(({ ask }) => ask));
  const traits = all.flatMap(({ show, extra = [0, 0] }) =>
    show.flatMap((seen) => traitsOf({ show: seen, by, extra: extra[1] })),
  );
  const misconceptions = rulesFor(asks, new Set(traits));
  return makeMeasured<Figure>({
    id,
    version,
    createdOn,
    levels: eachLevel(levels, (level) => drawnBy(by, level)),
    factors: FACTORS,
    stems: stemsFor(asks),
    formOf,
    help: HELP,
    misconceptions,
    diagram: pictureOf,
    isTold,
    told: { kinds: [...STOPS, "one-off", "one-group-off", "zero-at-the-end", "no-borrow"], holdsOf: HOLDS_OF },
  });
}

/** Errors that are a stop on the way, or a slip. */
const HOLDS_OF = {
  "MG-03": ["on-the-way"],
  "MG-05": ["on-the-way", "one-left-out", "line-left-out"],
  "MG-N03": ["one-group-off", "offered"],
  "MG-N06": ["on-the-way"],
  "MG-N07": ["on-the-way"],
  "MG-N08": ["on-the-way"],
  "MG-N09": ["on-the-way"],
  "ML-02": ["one-group-off", "offered"],
  "ML-03": ["one-group-off"],
  "ML-N15": ["one-group-off"],
  "MG-N52": ["offered"],
  "DV-N7": ["one-off", "one-group-off"],
  "DV-N4": ["one-off", "one-group-off"],
};

function drawnBy(by: Figure["by"], { ask, show, a, b, c, n, extra, scenes, where }: FigureLevel): Level<Figure> {
  const ranges = { a, b: b ?? [0, 0], extra: extra ?? [0, 0] } as const;
  const choices = { ask, show, by: [by], c: c ?? [0], n: n ?? [0], scene: scenes ?? ["plain-cm", "plain-m"] } as const;
  // A square has no long and no short side to tell apart; a number that is not needed is seen to be none of its sides.
  return filtered<Figure>(
    { ranges, choices },
    {
      "equal sides": (o) => o.a !== o.b,
      extra: (o) => o.extra === 0 || ![o.a, o.b].includes(o.extra),
      show: (o) => (o.show === "none") === isStory(o),
      scene: fits,
      ...(where && { where }),
    },
  );
}

/** Whether it can be told, the length before the width, or drawn without being too thin. */
function fits(o: Figure): boolean {
  const [less, more] = [Math.min(o.a, o.b), Math.max(o.a, o.b)];
  if (!isStory(o)) return o.n > 0 || more <= 4 * less;
  return fitsScene(o) && (formOf(o).isBackwards || o.a > o.b);
}

const UNSEEN: Readonly<Record<Figure["show"], number>> = { squares: 0, edges: 0.4, sides: 0.7, none: 1 };

const FACTORS: readonly DifficultyFactor<Figure>[] = [
  { name: "operations", weight: 2, of: (o) => (HELP.linesOf(o).length - 1) / 2 },
  { name: "backwards", weight: 3, of: (o) => (formOf(o).isBackwards ? 1 : 0) },
  { name: "size", weight: 2, of: (o) => Math.min(1, Math.log10(largest(o)) / 3) },
  { name: "no-picture", weight: 2, of: ({ show }) => UNSEEN[show] },
  { name: "story", weight: 1, of: (o) => (isStory(o) ? 1 : 0) },
  { name: "number-not-needed", weight: 2, of: ({ extra }) => (extra > 0 ? 1 : 0) },
];

/** The largest number there is on the way. */
function largest(o: Figure): number {
  return Math.max(...HELP.linesOf(o).flatMap(({ from, result }) => [...from.map(({ value }) => value.n), result.n]));
}
