import type { ActivityKind } from "../../sessions/activity-events.ts";
import type { SkillId } from "../../ids.ts";
import type { HomeHelp } from "./home-help.ts";
import type { FoundCounts, PupilReport } from "./view-report.ts";

/** What parents read of their child's report: names of skills as our content has them, counts and times; no word of anybody's. */
export interface ParentReport {
  /** [ms since 1970-01-01 UTC] */
  readonly since: number;
  readonly until: number;
  readonly grade: number | null;
  /** [ms] */
  readonly workedMs: number;
  readonly problems: FoundCounts;
  /** Names of skills. Done or kept since, the newest first. */
  readonly learned: readonly string[];
  readonly practising: readonly string[];
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly next: readonly string[];
  readonly help: { readonly skillName: string; readonly how: HomeHelp } | null;
  /** Skills of the pupil's grade, by strand: `of` there are, so many kept or done, and being learned. */
  readonly strands: readonly {
    readonly strand: string;
    readonly of: number;
    readonly done: number;
    readonly learning: number;
  }[];
  /** Everything that took time, the newest first: practice, lessons, exams. */
  readonly sessions: readonly {
    readonly kind: "practice" | ActivityKind;
    readonly startedAt: number;
    readonly workedMs: number;
    /** Of practice: how many problems were worked to an end, and how many of them found at once; null: none are counted. */
    readonly problems: { readonly finished: number; readonly alone: number } | null;
    /** What it was about, by names of skills and of lessons and exams. */
    readonly about: readonly string[];
  }[];
}

/**
 * A pupil's report as their parents may read it [CLS29]: it is put together of what is named here, so that whatever the report
 * comes to say besides (what was typed, what the pupil explained) is not told by itself.
 */
export function viewForParents(report: PupilReport): ParentReport {
  const nameOf = new Map(report.skills.map(({ skill, longName }) => [skill, longName]));
  const names = (skills: readonly SkillId[]) => skills.flatMap((skill) => nameOf.get(skill) ?? []);
  const { since, until, grade, workedMs, problems, home } = report;
  const [helped] = home.help === null ? [] : names([home.help.skill]);
  const practice = report.sessions.map((session) => ({
    kind: "practice" as const,
    startedAt: session.startedAt,
    workedMs: session.workedMs,
    problems: {
      finished: session.problems.alone + session.problems.helped + session.problems.shown,
      alone: session.problems.alone,
    },
    about: session.skills,
  }));
  const others = report.activities.map(({ kind, title, startedAt, workedMs: took }) => ({
    kind,
    startedAt,
    workedMs: took,
    problems: null,
    about: title === "" ? [] : [title],
  }));
  return {
    since,
    until,
    grade,
    workedMs,
    problems,
    learned: names(report.learned),
    practising: names(home.practising),
    strengths: names(report.strengths),
    weaknesses: names(report.weaknesses),
    next: report.next.map(({ skillName }) => skillName),
    help: home.help === null || helped === undefined ? null : { skillName: helped, how: home.help.how },
    strands: report.strands.map(({ strand, of, kept, done, learning }) => ({
      strand,
      of,
      done: kept + done,
      learning,
    })),
    sessions: [...practice, ...others].toSorted((a, b) => b.startedAt - a.startedAt),
  };
}
