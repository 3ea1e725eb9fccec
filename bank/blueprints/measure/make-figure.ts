import { DIFFICULTIES, type Blueprint, type Difficulty, type DifficultyFactor, type Level } from "#engine";
import { STOPS } from "../causes-apart.ts";
import { eachLevel, filtered } from "../errors-apart.ts";
import { isTold, rulesFor, traitsOf } from "./errors.ts";
import { areaOf, isStory, type Ask, type Figure } from "./figure.ts";
import { formOf, HELP } from "./forms.ts";
import { makeMeasured } from "./make-measured.ts";
import { pictureOf } from "./pictures.ts";
import { ALL_SCENES, fitsScene, STORY_SCENES, type SceneName } from "./scenes.ts";
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
  /** Where none are named: stories where nothing is drawn, figures that are only drawn where something always is. */
  readonly scenes?: readonly SceneName[];
  /** The area at most. */
  readonly within?: number;
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

function drawnBy(by: Figure["by"], level: FigureLevel): Level<Figure> {
  const { ask, show, a, b = [0, 0], c = [0], n = [0], extra = [0, 0], within = Infinity, where } = level;
  const { scenes = scenesOf(show) } = level;
  // A square has no long and no short side to tell apart; a number that is not needed is seen to be none of its sides.
  return filtered<Figure>(
    { ranges: { a, b, extra }, choices: { ask, show, by: [by], c, n, scene: scenes } },
    {
      "equal sides": (o) => o.a !== o.b,
      extra: (o) => o.extra === 0 || ![o.a, o.b].includes(o.extra),
      show: (o) => (o.show === "none") === isStory(o),
      figure: canBe,
      scene: fits,
      within: (o) => areaOf(o) <= within,
      ...(where && { where }),
    },
  );
}

function scenesOf(show: FigureLevel["show"]): readonly SceneName[] {
  if (!show.includes("none")) return ["plain-cm", "plain-m"];
  return show.every((one) => one === "none") ? STORY_SCENES : ALL_SCENES;
}

/** A figure of the kind that is asked about, which can be drawn. */
function canBe({ ask, a, b, c, n }: Figure): boolean {
  if (ask === "regular" || ask === "side-of-regular") return n > 0 && n !== a && b === 0 && c === 0;
  const isTriangle = ask === "missing-side" || (ask === "around" && c > 0);
  if (n > 0 || b < 2) return false;
  // Of sides 4 and 6, four times 4 is as well one side of 4 left out.
  if ((ask === "around" || ask === "perimeter") && c === 0 && 3 * a === 2 * b) return false;
  // Beside a side of 4 the area is as well four times the other side.
  if ((ask === "around" || ask === "perimeter") && c === 0 && a === 4) return false;
  // The side that is looked for is none of those that are told.
  return isTriangle ? a > b && a > c && b !== c && c > 1 && b + c > a + 1 : c === 0;
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
