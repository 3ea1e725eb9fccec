import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { Frame } from "../frame.tsx";
import type { Teacher } from "../session/sign-in-form.tsx";
import type { LearnerCard } from "../whole-class.ts";
import { CardsView } from "./cards-view.tsx";

const DeskContext = createContext<(cards: readonly LearnerCard[]) => void>(() => {});

/** Lays cards on the desk: they cover the page until they are put away. A newer card of a learner takes the old one's place. */
export function useCardsDesk(): (cards: readonly LearnerCard[]) => void {
  return useContext(DeskContext);
}

interface CardsDeskProps {
  readonly teacher: Teacher;
  readonly onSignedOut: () => void;
  readonly children: ReactNode;
}

/**
 * The frame, and cards over what is in it. Holds cards with PINs, which are told once: in memory only, gone with the page and with the
 * sign-in. While they lie there the frame leads nowhere else; what was open stays as it is beneath them [TEA6].
 */
export function CardsDesk({ teacher, onSignedOut, children }: CardsDeskProps): ReactNode {
  const [cards, setCards] = useState<readonly LearnerCard[]>([]);
  const lay = useCallback((drawn: readonly LearnerCard[]) => {
    const fresh = new Set(drawn.map(({ learner }) => learner));
    setCards((last) => [...last.filter(({ learner }) => !fresh.has(learner)), ...drawn]);
  }, []);
  const putAway = useCallback(() => {
    setCards([]);
    document.getElementById("content")?.focus();
  }, []);
  const isCovered = cards.length > 0;
  const open = useMemo(() => <div hidden={isCovered}>{children}</div>, [isCovered, children]);
  return (
    <DeskContext value={lay}>
      <Frame teacher={teacher} bare={isCovered} onSignedOut={onSignedOut}>
        {open}
        {isCovered && <CardsView cards={cards} onDone={putAway} />}
      </Frame>
    </DeskContext>
  );
}
