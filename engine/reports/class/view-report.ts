import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { ItemId, SessionId, SkillId } from "../../ids.ts";
import type { Content } from "../../items/content.ts";
import type { Recommendation } from "../../recommend/recommend.ts";
import { recommend } from "../../recommend/recommend.ts";
import { standings, type Standing } from "../../recommend/standing.ts";
import { ALWAYS_THERE } from "../../sessions/lesson/events.ts";
import { learnerModel } from "../../sessions/learning/serve-next.ts";
import type { ActivityKind } from "../../sessions/activity-events.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { viewActivityHistory } from "../../views/activity-replay.ts";
import { bandOf } from "../../views/skills-view.ts";
import type { SkillState } from "../../views/types.ts";
import { sessionsOf } from "../history-state.ts";
import { askedIn, explanationOf } from "./view-misconceptions.ts";
import { OVERCOME } from "./found-state.ts";
import { FOUND_HOW, type FoundHow } from "./found-how.ts";
import type { Growth } from "./growths.ts";
import { homeHelpOf, type HomeHelp } from "./home-help.ts";
import type { PupilFold } from "./pupil-fold.ts";
import { openingOnce } from "./opening-once.ts";
import { examinedIn, type Outcome } from "./report-fold.ts";
import type { ReportSince } from "./report-since.ts";

/** How many problems ended in which way. */
export type FoundCounts = Readonly<Record<FoundHow, number>>;

export interface ReportSkill {
  readonly skill: SkillId;
  readonly name: string;
  readonly longName: string;
  readonly strand: string;
  readonly grade: number;
  readonly before: SkillState;
  readonly now: SkillState;
  /** P(known) now and half the width of its 90 % band [probability]; the page tells them in words. */
  readonly known: number;
  readonly band: number;
  /** Answers that told something, in all. */
  readonly answers: number;
  readonly answersSince: number;
  /** Null: no answer since, and nothing can have been seen to change. */
  readonly growth: Growth | null;
  /** When it was done, and kept; null: never. */
  readonly doneAt: number | null;
  readonly keptAt: number | null;
  readonly problems: FoundCounts;
  /** Questions of exams on it; absent: none. A page of before knows no such field. */
  readonly examined?: number;
}

export interface ReportSession {
  readonly session: SessionId;
  readonly startedAt: number;
  /** Without time away [ms]. */
  readonly workedMs: number;
  readonly problems: FoundCounts;
  readonly skills: readonly string[];
}

export interface ReportMisconception {
  readonly skill: SkillId;
  readonly skillName: string;
  readonly rule: string;
  readonly explanation: string | null;
  /** Twenty at most are remembered. */
  readonly times: number;
  readonly lastAt: number;
  /** Three right ones in a row without help came since. */
  readonly overcome: boolean;
  readonly examples: readonly {
    readonly item: ItemId;
    /** Null where nobody can tell what was asked. */
    readonly stem: string | null;
    readonly given: readonly string[];
    /** Null where the question has changed since. */
    readonly answer: string | null;
    readonly at: number;
  }[];
}

/** How far what is taught goes; `of` skills. */
interface Coverage {
  readonly of: number;
  readonly kept: number;
  /** Done for now, and not kept yet. */
  readonly done: number;
  readonly learning: number;
}

/** What a pupil did and learned since a moment. Times are the server's [ms since 1970-01-01 UTC]. */
export interface PupilReport {
  readonly since: number;
  readonly until: number;
  /** School grade; null before the pupil began. */
  readonly grade: number | null;
  /** Of practice, and of everything else that takes time [ms]. */
  readonly workedMs: number;
  readonly problems: FoundCounts;
  /** Skills kept, or done for now, before and now. */
  readonly kept: { readonly before: number; readonly now: number };
  readonly done: { readonly before: number; readonly now: number };
  /** All of which there is something to say, in teaching order. */
  readonly skills: readonly ReportSkill[];
  /** Done or kept since, the newest first. */
  readonly learned: readonly SkillId[];
  readonly strengths: readonly SkillId[];
  readonly weaknesses: readonly SkillId[];
  /** Still there first, then most often first. */
  readonly misconceptions: readonly ReportMisconception[];
  readonly explained: readonly {
    readonly item: ItemId;
    readonly skill: SkillId;
    readonly skillName: string;
    readonly stem: string;
    readonly words: string;
    readonly whole: boolean;
    readonly at: number;
  }[];
  /** Skills of the pupil's grade, by strand. */
  readonly strands: readonly ({ readonly strand: string } & Coverage)[];
  /** Codes of the curriculum: those of the grade, and those worked on. */
  readonly standards: readonly ({ readonly code: string; readonly grade: number } & Coverage)[];
  readonly next: readonly {
    readonly skill: SkillId;
    readonly skillName: string;
    readonly why: Recommendation["why"];
  }[];
  /** Newest first. */
  readonly sessions: readonly ReportSession[];
  /** Lessons, exams and the rest, newest first. */
  readonly activities: readonly {
    readonly session: SessionId;
    readonly kind: ActivityKind;
    readonly title: string;
    readonly startedAt: number;
    readonly workedMs: number;
    readonly score: { readonly points: number; readonly of: number } | null;
    /** Of an exam: what was set for the pupil when it began; absent: nothing. */
    readonly adjusted?: ExamAdjusted;
    /** Of a lesson: how many of its parts were seen. */
    readonly seen: { readonly parts: number; readonly of: number } | null;
  }[];
  /** For a parent: what is being worked on, and what can be done at home. */
  readonly home: {
    readonly practising: readonly SkillId[];
    readonly help: { readonly skill: SkillId; readonly how: HomeHelp } | null;
  };
}

const MOST_NAMED = 6;
const MOST_QUOTES = 3;
const MOST_NEXT = 3;
/** Of fewer problems nothing is said to be strong or weak. */
const LEAST_PROBLEMS = 3;
/** A smaller change of P(known) is none to speak of. */
const NOTICED = 0.1;

/**
 * The report of a pupil since a moment [CLS20]-[CLS25].
 *
 * @param now - what the log comes to
 * @param told - what the same log says since then
 */
export function viewReport(now: PupilFold, told: ReportSince, env: TutorEnv): PupilReport {
  const { since } = told;
  const begun = new Map(told.sessions.map((one) => [one.id, one]));
  const outcomes = told.sessions.flatMap((one) => one.outcomes);
  const bySkill = groupBySkill(outcomes);
  const examined = told.sessions.flatMap(examinedIn);
  const model = learnerModel(now.tutor, env);
  const { graph } = model;
  const standing = standings(model);
  const stood = standings({
    graph,
    mastery: told.before.mastery,
    grade: told.before.grade ?? 0,
    now: Math.min(since, env.now),
  });
  const nameOf = (skill: SkillId) => nameOfSkill(graph, skill);
  const skills = standing
    .map((one, at) =>
      skillOf(one, stood[at] ?? one, {
        told,
        outcomes: bySkill.get(one.node.id) ?? [],
        examined: examined.filter((skill) => skill === one.node.id).length,
        name: nameOf(one.node.id),
      }),
    )
    .filter(
      ({ now: state, answers, examined = 0 }) => answers + examined > 0 || (state !== "locked" && state !== "ready"),
    );
  const sessions = sessionsOf(now.tutor.history)
    .flatMap(({ id, problems, workedMs, skills: worked }) => {
      const session = begun.get(id);
      if (session === undefined || problems === 0) return [];
      return [
        {
          session: id,
          startedAt: session.at,
          workedMs,
          problems: countOf(session.outcomes),
          skills: worked.map(nameOf),
        },
      ];
    })
    .toSorted((a, b) => b.startedAt - a.startedAt);
  const activities = viewActivityHistory(now.tutor, env).flatMap(
    ({ sessionId: session, kind, title, workedMs, score }) => {
      const own = begun.get(session);
      if (own === undefined) return [];
      const { at: startedAt, parts, adjusted } = own;
      const known = parts.filter((part) => ALWAYS_THERE.includes(part));
      const seen = kind === "lesson" ? { parts: known.length, of: ALWAYS_THERE.length } : null;
      return [{ session, kind, title, startedAt, workedMs, score, ...(adjusted === null ? {} : { adjusted }), seen }];
    },
  );
  const weaknesses = weaknessesOf(skills, bySkill);
  const practising = skills
    .filter(({ now: state, answersSince }) => state === "learning" && answersSince > 0)
    .toSorted((a, b) => b.answersSince - a.answersSince)
    .map(({ skill }) => skill);
  const helped = practising[0] ?? weaknesses[0];
  const node = helped === undefined ? undefined : graph.byId.get(helped);
  return {
    since,
    until: env.now,
    grade: now.tutor.practice.grade,
    workedMs: [...sessions, ...activities].reduce((sum, { workedMs }) => sum + workedMs, 0),
    problems: countOf(outcomes),
    kept: { before: stood.filter(isKept).length, now: standing.filter(isKept).length },
    done: { before: stood.filter(isDone).length, now: standing.filter(isDone).length },
    skills,
    learned: skills
      .map((one) => ({ skill: one.skill, at: Math.max(one.doneAt ?? -1, one.keptAt ?? -1) }))
      .filter(({ at }) => at >= since)
      .toSorted((a, b) => b.at - a.at)
      .map(({ skill }) => skill),
    strengths: strengthsOf(skills),
    weaknesses,
    misconceptions: misconceptionsOf(now, since, openingOnce(env.content)),
    explained: explainedOf(told, env),
    strands: coverageBy(standing, ({ strand, grade }) =>
      strand !== undefined && grade === now.tutor.practice.grade ? [strand] : [],
    ).map(({ key, ...coverage }) => ({ strand: key, ...coverage })),
    standards: standardsOf(standing, now.tutor.practice.grade),
    next: nextOf(now, env),
    sessions,
    activities,
    home: {
      practising: practising.slice(0, MOST_NAMED),
      help: node === undefined ? null : { skill: node.id, how: homeHelpOf(node) },
    },
  };
}

interface About {
  readonly told: ReportSince;
  /** Of that skill. */
  readonly outcomes: readonly Outcome[];
  readonly examined: number;
  readonly name: string;
}

function skillOf(now: Standing, then: Standing, { told, outcomes, examined, name }: About): ReportSkill {
  const { node, state, known, mastery } = now;
  const answersSince = Math.max(0, mastery.opportunities - then.mastery.opportunities);
  return {
    skill: node.id,
    name,
    longName: node.name,
    strand: node.strand ?? "",
    grade: node.grade ?? 0,
    before: then.state,
    now: state,
    known,
    band: bandOf(known, mastery.opportunities),
    answers: mastery.opportunities,
    answersSince,
    growth: answersSince === 0 ? null : growthOf(then, now),
    doneAt: told.doneAt[node.id] ?? null,
    keptAt: told.keptAt[node.id] ?? null,
    problems: countOf(outcomes),
    ...(examined > 0 && { examined }),
  };
}

/** Certain only where the 90 % bands do not touch [CLS22]. */
function growthOf(then: Standing, now: Standing): Growth {
  // What was believed before was no more than where everybody begins.
  if (then.mastery.opportunities === 0) return "new";
  const width = ({ known, mastery }: Standing) => bandOf(known, mastery.opportunities);
  const change = now.known - then.known;
  const isCertain = Math.abs(change) > width(then) + width(now);
  if (Math.abs(change) < NOTICED) return "same";
  if (change > 0) return isCertain ? "grown" : "seems-grown";
  return isCertain ? "fallen" : "seems-fallen";
}

function groupBySkill(outcomes: readonly Outcome[]): ReadonlyMap<SkillId, readonly Outcome[]> {
  const groups = new Map<SkillId, Outcome[]>();
  for (const one of outcomes) {
    const group = groups.get(one.skill);
    if (group === undefined) groups.set(one.skill, [one]);
    else group.push(one);
  }
  return groups;
}

function countOf(outcomes: readonly Outcome[]): FoundCounts {
  const count = { alone: 0, helped: 0, shown: 0, skipped: 0 };
  for (const { how } of outcomes) count[how] += 1;
  return count;
}

/** Problems that were worked on to an end. */
function finishedOf(problems: FoundCounts): number {
  return FOUND_HOW.reduce((sum, how) => sum + (how === "skipped" ? 0 : problems[how]), 0);
}

/** Two in three problems right at once, of three or more; most problems first [CLS23]. */
function strengthsOf(skills: readonly ReportSkill[]): readonly SkillId[] {
  return skills
    .filter(({ problems }) => {
      const finished = finishedOf(problems);
      return finished >= LEAST_PROBLEMS && problems.alone >= (finished * 2) / 3;
    })
    .toSorted((a, b) => b.problems.alone - a.problems.alone)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill);
}

/** Of three problems or more half ended in trouble or fewer than a third were right at once, and it is not done since [CLS23]. */
function weaknessesOf(
  skills: readonly ReportSkill[],
  bySkill: ReadonlyMap<SkillId, readonly Outcome[]>,
): readonly SkillId[] {
  return skills
    .map(({ skill, now, problems }) => ({
      skill,
      now,
      finished: finishedOf(problems),
      alone: problems.alone,
      inTrouble: bySkill.get(skill)?.filter((one) => one.inTrouble).length ?? 0,
    }))
    .filter(
      ({ now, finished, alone, inTrouble }) =>
        now !== "kept" &&
        now !== "done" &&
        finished >= LEAST_PROBLEMS &&
        (inTrouble >= finished / 2 || alone < finished / 3),
    )
    .toSorted((a, b) => b.inTrouble - a.inTrouble)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill);
}

/** What the class's misconceptions are made of, since then, whether or not it was overcome [CLS24]. */
function misconceptionsOf({ found }: PupilFold, since: number, content: Content): PupilReport["misconceptions"] {
  return Object.values(found)
    .map((one) => {
      const at = one.at.filter((seen) => seen >= since);
      const examples = one.examples.filter((example) => example.at >= since);
      const told = examples.map((example) => explanationOf(example, one.rule, { content }));
      return {
        skill: one.skill,
        skillName: nameOfSkill(content.graph, one.skill),
        rule: one.rule,
        explanation: told.find((text) => text !== null) ?? null,
        times: at.length,
        lastAt: at.at(-1) ?? 0,
        overcome: one.rightSince >= OVERCOME,
        examples: examples.map((example) => {
          const { item, given, at: seen } = example;
          return { item, ...askedIn(example, { content }), given, at: seen };
        }),
      };
    })
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => Number(a.overcome) - Number(b.overcome) || b.times - a.times || b.lastAt - a.lastAt);
}

/** Whole explanations first, then the newest. */
function explainedOf({ explained }: ReportSince, { content }: TutorEnv): PupilReport["explained"] {
  return explained
    .toSorted((a, b) => Number(b.whole) - Number(a.whole) || b.at - a.at)
    .flatMap(({ item, skill, address, asked, words, whole, at }) => {
      const { stem } = askedIn({ address, asked }, { content });
      return stem === null
        ? []
        : [{ item, skill, skillName: nameOfSkill(content.graph, skill), stem, words, whole, at }];
    })
    .slice(0, MOST_QUOTES);
}

/** What the class's matrix counts as kept: a refresh that is due stays kept. */
function isKept({ state }: Standing): boolean {
  return state === "kept" || state === "review";
}

function isDone({ state }: Standing): boolean {
  return state === "done";
}

function coverageBy(
  all: readonly Standing[],
  keysOf: (node: Standing["node"]) => readonly string[],
): readonly ({ readonly key: string } & Coverage)[] {
  const groups = new Map<string, Standing[]>();
  for (const one of all) {
    for (const key of keysOf(one.node)) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, own]) => ({
    key,
    of: own.length,
    kept: own.filter(isKept).length,
    done: own.filter(isDone).length,
    learning: own.filter(({ state }) => state === "learning").length,
  }));
}

function standardsOf(all: readonly Standing[], grade: number | null): PupilReport["standards"] {
  const gradeOf = new Map<string, number>();
  for (const { node } of all) {
    for (const code of node.standards ?? []) {
      gradeOf.set(code, Math.min(gradeOf.get(code) ?? Infinity, node.grade ?? 0));
    }
  }
  return coverageBy(all, ({ standards = [] }) => standards)
    .map(({ key, ...coverage }) => ({ code: key, grade: gradeOf.get(key) ?? 0, ...coverage }))
    .filter((one) => one.grade === grade || one.kept + one.done + one.learning > 0);
}

/** What the tutor itself would serve, one after the other. */
function nextOf({ tutor }: PupilFold, env: TutorEnv): PupilReport["next"] {
  if (tutor.practice.grade === null) return [];
  const model = learnerModel(tutor, env);
  const found: Recommendation[] = [];
  while (found.length < MOST_NEXT) {
    const exclude = new Set(found.map(({ skill }) => skill));
    const one = recommend(model, { reviewTurn: found.length === 0, exclude });
    if (one === null) break;
    found.push(one);
  }
  return found.map(({ skill, why }) => ({ skill, skillName: nameOfSkill(env.content.graph, skill), why }));
}
