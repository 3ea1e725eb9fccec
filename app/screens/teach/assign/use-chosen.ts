import { useEffect, useEffectEvent, useState } from "react";
import type { AssignedItem, Difficulty, ProblemsWish, SkillId } from "#engine";
import { engine } from "../../../engine-client.ts";
import type { Assignable, ListedProblem, NamedSkill } from "./offer.ts";

/** How many problems, and of which levels. */
export interface ProblemsOf {
  readonly count: number;
  readonly levels: readonly Difficulty[];
}

/** What became of a problem that was to be exchanged. */
export interface ExchangeNews {
  readonly position: number;
  readonly found: boolean;
}

export interface ChosenProblems {
  /** What the bank has of them; while others are asked for those before; null: there are none yet, or they cannot be had. */
  readonly assignable: Assignable | null;
  readonly isAsked: boolean;
  readonly failed: boolean;
  readonly news: ExchangeNews | null;
  /** Draws all but the kept ones again. */
  readonly again: () => void;
  /** Positions are 1-based. */
  readonly keep: (position: number, kept: boolean) => void;
  readonly another: (position: number) => Promise<void>;
}

interface Got extends Assignable {
  /** Of which wish it is. */
  readonly key: string;
  readonly failed: boolean;
}

/** Exchanged problems that are remembered: they come again only where there are no others. */
const MOST_PASSED = 120;

/** Problems of the skills, as the bank has them; what still has its place stays when the wish changes [TEA62]. */
export function useChosen(skills: readonly NamedSkill[], { count, levels }: ProblemsOf): ChosenProblems {
  const [round, setRound] = useState(0);
  const [got, setGot] = useState<Got | null>(null);
  const [passed, setPassed] = useState<readonly AssignedItem[]>([]);
  const [news, setNews] = useState<ExchangeNews | null>(null);
  const key = JSON.stringify([skills.map(({ id }) => id), count, levels, round]);
  const pass = (items: readonly AssignedItem[]) => setPassed([...passed, ...items].slice(-MOST_PASSED));

  const wishNow = useEffectEvent((): ProblemsWish => {
    const listed = got?.problems ?? [];
    return {
      // A skill's id is what the engine called it.
      skills: skills.map(({ id }) => id as SkillId),
      count,
      levels,
      kept: listed.filter((one) => one.kept).map(({ item }) => item),
      there: listed.filter(({ item }) => !passed.includes(item)).map(({ item }) => item),
      passed,
    };
  });
  const hasSkills = skills.length > 0;
  useEffect(() => {
    let current = true;
    async function askEngine(wish: ProblemsWish): Promise<void> {
      const answer = await engine.assignable(wish);
      if (!current) return;
      const { problems, hasLesson } = answer.ok ? answer.value : { problems: [], hasLesson: false };
      const isKept = (item: AssignedItem) => wish.kept.some((one) => isSame(one, item));
      const listed = problems.map((one) => ({ ...one, kept: isKept(one.item) }));
      setGot({ key, failed: !answer.ok, hasLesson, problems: listed });
    }
    if (hasSkills) void askEngine(wishNow());
    return () => {
      current = false;
    };
  }, [key, hasSkills]);

  const isIts = got !== null && got.key === key;
  return {
    assignable: got === null || got.failed || skills.length === 0 ? null : got,
    isAsked: skills.length > 0 && !isIts,
    failed: isIts && got.failed,
    news,
    again: () => {
      setNews(null);
      pass((got?.problems ?? []).filter((one) => !one.kept).map(({ item }) => item));
      setRound(round + 1);
    },
    keep: (position, kept) => setGot(got && withProblem(got, position, (one) => ({ ...one, kept }))),
    another: async (position) => {
      const item = got?.problems[position - 1]?.item;
      if (got === null || item === undefined) return;
      const answer = await engine.anotherProblem({ item, listed: got.problems.map((one) => one.item), passed });
      const found = answer.ok ? answer.value : null;
      setNews({ position, found: found !== null });
      if (found === null) return;
      pass([item]);
      setGot((now) =>
        now?.key === key
          ? withProblem(now, position, (one) => (one.item === item ? { ...found, kept: one.kept } : one))
          : now,
      );
    },
  };
}

function withProblem(got: Got, position: number, change: (one: ListedProblem) => ListedProblem): Got {
  return { ...got, problems: got.problems.map((one, at) => (at === position - 1 ? change(one) : one)) };
}

function isSame(a: AssignedItem, b: AssignedItem): boolean {
  return a.skill === b.skill && a.version === b.version && a.difficulty === b.difficulty && a.seed === b.seed;
}
