import type { NewEvent } from "../../events/tutor-event.ts";
import { createRng } from "../../random.ts";
import type { Piece } from "../compose/pieces.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import type { Answer, Talk } from "./talk.ts";

/** Asks for the answer to the problem: for a first one, or for another. */
export function askAnswer({ desk, speaker }: Talk): string | null {
  const [bank, other] =
    desk.problem.attempts === 0 ? [PHRASES.askFirst, PHRASES.askMain] : [PHRASES.askAgain, PHRASES.askFirst];
  return speaker.pick(bank) ?? speaker.pick(other);
}

/** The question of a small step in words that were not used yet, with what leads to it. */
export function askPiece(
  { speaker, desk }: Talk,
  piece: Piece,
  saysLead = false,
): Pick<Answer, "question" | "asks"> & { readonly lead: string | null } {
  const lead = speaker.part(piece.lead.join(" "), 2);
  const { sum, gap, value } = piece;
  const isMain = value === null;
  const unit = unitOf(gap);
  const gaps = {
    ...(unit === undefined ? {} : { unit }),
    ...(sum === null ? {} : { sum: `$${sum}$` }),
    ...(gap === null ? {} : { gap: `$${gap}$` }),
  };
  // Now one, now the other: a sum is asked as a sum or as a box.
  const asSum = createRng(`${desk.problem.item}/${desk.problem.turns.length}/form`).int(0, 2) > 0;
  const banks: Phrases[] =
    isMain && sum === null
      ? [PHRASES.askMain]
      : unit !== undefined
        ? [PHRASES.askUnit]
        : sum === null && gap === null
          ? [PHRASES.askValue]
          : asSum
            ? [PHRASES.askSum, PHRASES.askGap]
            : [PHRASES.askGap, PHRASES.askSum];
  const last = isMain ? PHRASES.askMain : PHRASES.askValue;
  if (isMain && sum === null && lead !== null && saysLead) banks.unshift(PHRASES.askAfter);
  let question: string | null = null;
  for (const bank of [...banks, last, PHRASES.askAgain]) question ??= speaker.pick(bank, gaps);
  return { lead, question, asks: { kind: isMain ? "answer" : "step", step: piece.step } };
}

/** What a box of a place is counted in; `1 hundred` is asked as "how many hundreds", for the singular would tell. */
export function unitOf(gap: string | null): string | undefined {
  const unit = /^\\square \\text\s*\{\s*([^{}]+)\}$/u.exec(gap ?? "")?.[1];
  return unit !== undefined && /^(?:one|ten|hundred|thousand|tenth|hundredth)$/u.test(unit) ? `${unit}s` : unit;
}

/** The small question that is open, by its place among all of them. */
export function currentPiece({ desk, pieces }: Talk): { readonly piece: Piece; readonly place: number } | null {
  const place = desk.problem.scaffold?.step ?? null;
  const piece = place === null ? undefined : pieces[place - 1];
  return piece === undefined || place === null ? null : { piece, place };
}

type Moved = Extract<NewEvent, { type: "scaffold_moved" }>["body"];

export function moved({ desk }: Talk, outcome: Moved["outcome"], depth: number, place: number | null): NewEvent {
  const active = outcome !== "done" && outcome !== "left";
  return {
    type: "scaffold_moved",
    body: { ...desk.ref, outcome, active, depth: Math.min(20, Math.max(0, depth)), step: place },
  };
}
