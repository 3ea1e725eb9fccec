import { scorePredictions } from "#engine";
import { LUCK_PROBLEMS, LUCK_RATES } from "./declared-by-luck.ts";
import type { Outcome, Plan, Policy } from "./plan.ts";
import type { Sum, Tally } from "./tally.ts";

/** One line of the result. */
export interface Row {
  readonly measure: string;
  readonly policy: Policy;
  /** The profile, or the name of several. */
  readonly pupils: string;
  /** By world, or under `any` where it is of none; null: there was no case of it. */
  readonly values: Readonly<Record<string, number | null>>;
  /** Places after the point that mean something: shares have three, counts one. */
  readonly places: 1 | 3;
}

/** Mean of the skills truly known by day, before the first and at the end of each. */
export interface Curve {
  readonly policy: Policy;
  readonly world: string;
  readonly known: readonly number[];
}

/** The profiles that are neither strong nor take hints only, together. */
export const NOT_STRONG = "not strong";
export const EVERYBODY = "everybody";

interface Measure {
  readonly name: string;
  /** Whether yardsticks have it: they have no home, no expectations, no placement. */
  readonly of: "engine" | "all";
  /** Whether the engine also gets a line for each profile. */
  readonly byProfile: boolean;
  /** Whether there is a line for all profiles together. */
  readonly everybody?: true;
  readonly places: Row["places"];
  readonly value: (tallies: readonly Tally[]) => number | null;
}

const shareOf =
  (sum: (tally: Tally) => Sum): Measure["value"] =>
  (tallies) =>
    ratio(tallies.map(sum));
const scoreOf =
  (score: "auc" | "ece"): Measure["value"] =>
  (tallies) =>
    scorePredictions(tallies.flatMap(({ predictions }) => predictions))[score];
const meanOf =
  (count: (tally: Tally) => number): Measure["value"] =>
  (tallies) =>
    mean(tallies.map(count));

/** Lines for the engine alone, with one for each profile; for every policy; for the engine alone, and with one for everybody. */
const FELT = { of: "engine", byProfile: true } as const;
const COMPARED = { of: "all", byProfile: false } as const;
const EXPECTED = { of: "engine", byProfile: false } as const;
const PREDICTED = { ...EXPECTED, everybody: true } as const;
const COUNT = { places: 1 } as const;
const SHARE = { places: 3 } as const;

/** Every measure that is told, in this order [SIM6]. */
const MEASURES: readonly Measure[] = [
  {
    name: "problems before the first useful one",
    ...FELT,
    ...COUNT,
    value: meanOf((tally) => tally.beforeFirstUseful),
  },
  {
    name: "problems on a known skill until done, placed high",
    ...FELT,
    ...COUNT,
    value: shareOf((tally) => tally.knownUntilDone.placedHigh),
  },
  {
    name: "problems on a known skill until done, others",
    ...FELT,
    ...COUNT,
    value: shareOf((tally) => tally.knownUntilDone.others),
  },
  {
    name: "false mastery at declaration",
    ...COMPARED,
    ...SHARE,
    value: shareOf((tally) => tally.falselyDeclared),
  },
  { name: "kept and not known", ...COMPARED, ...SHARE, value: shareOf((tally) => tally.keptUnknown) },
  { name: "premature problems", ...COMPARED, ...SHARE, value: shareOf((tally) => tally.premature) },
  { name: "useful problems", ...COMPARED, ...SHARE, value: shareOf((tally) => tally.useful) },
  { name: "first answers right", ...COMPARED, ...SHARE, value: shareOf((tally) => tally.rightFirst) },
  { name: "known at the start", ...COMPARED, ...COUNT, value: (tallies) => knownOn(tallies, 0) },
  { name: "known on day 10", ...COMPARED, ...COUNT, value: (tallies) => knownOn(tallies, 10) },
  { name: "known at the end", of: "all", byProfile: true, ...COUNT, value: (tallies) => knownOn(tallies, -1) },
  { name: "sessions under 40 % right", ...FELT, ...SHARE, value: shareOf((tally) => tally.hardSessions) },
  { name: "sessions over 95 % right", ...FELT, ...SHARE, value: shareOf((tally) => tally.easySessions) },
  { name: "most problems on one skill", ...FELT, ...COUNT, value: meanOf((tally) => tally.mostOnOneSkill) },
  {
    name: "longest run of wrong first answers on one skill",
    ...FELT,
    ...COUNT,
    value: meanOf((tally) => tally.longestWrongRun),
  },
  { name: "sessions begun as home named", ...EXPECTED, ...SHARE, value: shareOf((tally) => tally.begunAsNamed) },
  {
    name: "reviews at a level never met in the skill",
    ...EXPECTED,
    ...SHARE,
    value: shareOf((tally) => tally.unmetReviews),
  },
  { name: "calibration error", ...PREDICTED, ...SHARE, value: scoreOf("ece") },
  { name: "AUC of predictions", ...PREDICTED, ...SHARE, value: scoreOf("auc") },
];

/** All measures of what was simulated. */
export function rowsOf(plan: Plan, outcomes: readonly Outcome[]): readonly Row[] {
  const measured = MEASURES.flatMap((measure) => {
    const policies = plan.policies.filter((policy) => policy === "engine" || measure.of === "all");
    return policies.flatMap((policy) => rowsOfMeasure(measure, policy, plan, outcomes));
  });
  return [...luckRows(plan, outcomes), ...measured];
}

function rowsOfMeasure(
  { name, byProfile, everybody, places, value }: Measure,
  policy: Policy,
  { profiles, worlds }: Plan,
  outcomes: readonly Outcome[],
): readonly Row[] {
  const row = (pupils: string, names: readonly string[]): Row => ({
    measure: name,
    policy,
    pupils,
    values: Object.fromEntries(
      worlds.map((world) => {
        const tallies = talliesOf(outcomes, policy, world.name, names);
        return [world.name, tallies.length === 0 ? null : value(tallies)];
      }),
    ),
    places,
  });
  const each = byProfile && policy === "engine" ? profiles : [];
  const together = everybody
    ? [
        row(
          EVERYBODY,
          profiles.map((profile) => profile.name),
        ),
      ]
    : [];
  return [
    ...together,
    row(NOT_STRONG, namesNotStrong(profiles)),
    ...each.map((profile) => row(profile.name, [profile.name])),
  ];
}

function talliesOf(
  outcomes: readonly Outcome[],
  policy: Policy,
  world: string,
  profiles: readonly string[],
): readonly Tally[] {
  return outcomes.flatMap((outcome) =>
    outcome.type === "term" &&
    outcome.policy === policy &&
    outcome.world === world &&
    profiles.includes(outcome.profile.name)
      ? [outcome.tally]
      : [],
  );
}

function namesNotStrong(profiles: Plan["profiles"]): readonly string[] {
  return profiles.filter(({ group }) => group === "weak-or-average").map(({ name }) => name);
}

function luckRows({ lucky }: Plan, outcomes: readonly Outcome[]): readonly Row[] {
  if (lucky === 0) return [];
  return LUCK_RATES.map((rate) => ({
    measure: `declared within ${LUCK_PROBLEMS} problems, right ${100 * rate} % of the time`,
    policy: "engine",
    pupils: "by chance",
    values: {
      any: ratio(outcomes.flatMap((one) => (one.type === "luck" && one.rate === rate ? [one.declared] : []))),
    },
    places: 3,
  }));
}

/** Skills known by day, for each policy and world: means over the profiles that are not strong. */
export function curvesOf({ policies, worlds, profiles, days }: Plan, outcomes: readonly Outcome[]): readonly Curve[] {
  const names = namesNotStrong(profiles);
  return worlds.flatMap(({ name: world }) =>
    policies.flatMap((policy) => {
      const tallies = talliesOf(outcomes, policy, world, names);
      if (tallies.length === 0) return [];
      return [{ policy, world, known: Array.from({ length: days + 1 }, (_, day) => knownOn(tallies, day) ?? 0) }];
    }),
  );
}

/** Mean of the skills known at the end of a day; -1 is the last one; null where the term is shorter. */
function knownOn(tallies: readonly Tally[], day: number): number | null {
  return mean(tallies.map(({ knownByDay }) => knownByDay.at(day) ?? Number.NaN));
}

function mean(values: readonly number[]): number | null {
  return orNull(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function ratio(sums: readonly Sum[]): number | null {
  const count = sums.reduce((all, one) => all + one.count, 0);
  return orNull(sums.reduce((all, one) => all + one.sum, 0) / count);
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
