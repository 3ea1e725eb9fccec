import type { Difficulty } from "../../ids.ts";
import type { QUESTION_SORTS } from "./events.ts";

/** One section of an exam: so many questions on these skills, at most where the exam may end by itself. */
export interface ExamSection {
  readonly name: string;
  readonly skills: readonly string[];
  readonly items: number;
  /** Shares of easy (levels 1-2), medium (3) and hard (4-5) questions; together 1. */
  readonly mix: { readonly easy: number; readonly medium: number; readonly hard: number };
  /** Set where every question of the section is of one kind. */
  readonly sort?: (typeof QUESTION_SORTS)[number];
  readonly difficulty?: Difficulty;
  /** Longest time for each of its questions [ms]; then nobody goes back. None: there is none. */
  readonly itemLimitMs?: number;
}

/** How an exam is put together (requirement F4). Dated content of ours. */
export interface ExamBlueprint {
  readonly id: string;
  readonly version: number;
  readonly createdOn: string;
  readonly title: string;
  /** Who it is for and what it is about, one sentence. */
  readonly about: string;
  readonly sections: readonly ExamSection[];
  /** `fixed`: the same form for everybody; `random`: a parallel form by seed; `adaptive`: the next by ability. */
  readonly selection: "fixed" | "random" | "adaptive";
  readonly limitMs: number | null;
  /** Whether answered questions may be visited again before the end; never in adaptive exams. */
  readonly canGoBack: boolean;
  /** An adaptive exam may end once the standard error of ability is so small [logit]; else it has all its questions. */
  readonly stopSe?: number;
}
