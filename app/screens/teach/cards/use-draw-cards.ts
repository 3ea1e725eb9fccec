import { useState } from "react";
import type { LearnerId } from "#engine";
import type { AskError } from "../ask-school.ts";
import { useSchool } from "../session/school.tsx";
import type { LearnerCard } from "../whole-class.ts";
import { useCardsDesk } from "./cards-desk.tsx";
import { inPortions } from "../roster/in-portions.ts";

interface DrawCards {
  readonly busy: boolean;
  readonly error: AskError | null;
  /** Goes on, where it was tried before, with those who have no card yet. */
  readonly draw: () => Promise<void>;
  /** Closes; what is drawn lies on the desk [TEA6]. */
  readonly leave: () => void;
}

/** New PINs as cards, asked for in a dialog: this is closed before they cover the page, else it would hold the page shut from beneath them. */
export function useDrawCards(classId: string, learners: readonly LearnerId[], onClose: () => void): DrawCards {
  const ask = useSchool();
  const lay = useCardsDesk();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AskError | null>(null);
  const [drawn, setDrawn] = useState<readonly LearnerCard[]>([]);

  function layAll(cards: readonly LearnerCard[]): void {
    onClose();
    if (cards.length > 0) lay(cards);
  }

  async function draw(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    const cards = [...drawn];
    const left = learners.filter((id) => drawn.every(({ learner }) => learner !== id));
    for (const portion of inPortions(left)) {
      const answer = await ask("POST /classes/{class}/cards", { learners: [...portion] }, { class: classId });
      if (!answer.ok) {
        setBusy(false);
        setError(answer.error);
        setDrawn(cards);
        return;
      }
      cards.push(...answer.value.cards);
    }
    layAll(cards);
  }

  return { busy, error, draw, leave: () => !busy && layAll(drawn) };
}
