import { useEffect, useState } from "react";
import type { AssignableView, SkillId } from "#engine";
import { engine } from "../../../engine-client.ts";
import { CHOSEN, type NamedSkill } from "./offer.ts";

/** What the bank has of the one skill; `another` asks for other problems. */
export function useAssignable(skills: readonly NamedSkill[]): {
  readonly assignable: AssignableView | null;
  readonly failed: boolean;
  readonly another: () => void;
} {
  const only = skills.length === 1 ? skills[0]?.id : undefined;
  const [round, setRound] = useState(0);
  const [got, setGot] = useState<{ readonly of: string; readonly assignable: AssignableView | null } | null>(null);
  useEffect(() => {
    let current = true;
    async function askEngine(skill: string): Promise<void> {
      const answer = await engine.assignable({ skillId: skill as SkillId, count: CHOSEN });
      if (current) setGot({ of: skill, assignable: answer.ok ? answer.value : null });
    }
    if (only !== undefined) void askEngine(only);
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another round asks for other problems
  }, [only, round]);
  const isIts = got !== null && got.of === only;
  return {
    assignable: isIts ? got.assignable : null,
    failed: isIts && got.assignable === null,
    another: () => setRound((last) => last + 1),
  };
}
