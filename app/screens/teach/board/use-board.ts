import { useState } from "react";
import type { BoardView, SkillId } from "#engine";
import { engine } from "../../../engine-client.ts";
import { useAsked, type Asked } from "../../../hooks/use-asked.ts";
import type { BoardQuery } from "./board-address.ts";

/** A skill on the board; `another` asks for another problem. Null: no skill is chosen yet. */
export function useBoard({ skill, difficulty, rules }: BoardQuery): {
  readonly asked: Asked<BoardView | null>;
  /** Counts the problems that were asked for: what was opened of one is not open of the next. */
  readonly round: number;
  readonly another: () => void;
} {
  const [round, setRound] = useState(0);
  const { asked } = useAsked<BoardView | null>(
    async () =>
      skill === null ? { ok: true, value: null } : engine.board({ skillId: skill as SkillId, difficulty, rules }),
    `${skill} ${difficulty} ${rules.join(" ")} ${round}`,
  );
  return { asked, round, another: () => setRound((last) => last + 1) };
}
