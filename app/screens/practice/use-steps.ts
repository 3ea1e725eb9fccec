import { useCallback, useEffect, useRef, useState } from "react";
import type { ProblemView, WorkLineView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngine } from "../../engine-store.ts";
import { boxOf, type BoxText } from "./answer-text.ts";

/** Most lines of working, as many as the engine looks at. */
const MAX_STEPS = 20;

/** Lines of working while they are typed. */
export interface StepsState {
  readonly isOpen: boolean;
  readonly lines: readonly BoxText[];
  /** The line that keys go to; null while the answer box has them. */
  readonly active: number | null;
  /** Tells which text box a line has. */
  readonly setField: (at: number, field: HTMLInputElement | null) => void;
  readonly focus: (at: number) => void;
  readonly toggle: () => void;
  readonly change: (at: number, next: (line: BoxText) => BoxText) => void;
  readonly addAfter: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly setActive: (at: number | null) => void;
  readonly texts: readonly string[];
  /** What was found of a line that has not been changed since. */
  readonly found: (at: number) => WorkLineView | undefined;
}

/** The lines of one problem: kept like an answer while they are typed, and there again after a reload [SCR15]. */
export function useSteps(problem: ProblemView): StepsState {
  const { itemId, turns, draftLines } = problem;
  const work = turns.findLast((turn) => turn.type === "work");
  const [isOpen, setOpen] = useState((draftLines ?? null) !== null);
  // Who tells of a way of their own finds the lines for it open.
  const last = turns.at(-1);
  const [invitedAt, setInvitedAt] = useState(turns.length);
  if (turns.length !== invitedAt) {
    setInvitedAt(turns.length);
    if (last?.type === "reply" && last.category === "own_way") setOpen(true);
  }
  const [lines, setLines] = useState<readonly BoxText[]>(() => {
    const texts = draftLines ?? work?.lines.map(({ text }) => text) ?? [""];
    return texts.map(boxOf);
  });
  const [active, setActive] = useState<number | null>(null);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  /** The line to go to once it is there. */
  const goTo = useRef<number | null>(null);
  const texts = lines.map(({ text }) => text);
  const typed = JSON.stringify(texts);

  // An answer that was marked takes the draft with it: the lines are kept anew.
  const attempts = turns.filter(({ type }) => type === "attempt").length;
  const restarts = useEngine((mirror) => mirror.restarts);
  const saved = useRef({ typed, attempts, restarts });
  useEffect(() => {
    const { current } = saved;
    if (current.typed === typed && current.attempts === attempts && current.restarts === restarts) return;
    saved.current = { typed, attempts, restarts };
    // Lines that were never begun are no draft, and do not open by themselves after a reload.
    if (!isOpen) return;
    void engine.saveDraft({ itemId, lines: JSON.parse(typed) as readonly string[] });
  }, [itemId, typed, attempts, restarts, isOpen]);

  useEffect(() => {
    if (goTo.current === null) return;
    fields.current[goTo.current]?.focus();
    goTo.current = null;
  });

  const setField = useCallback((at: number, field: HTMLInputElement | null) => {
    fields.current[at] = field;
  }, []);
  const focus = useCallback((at: number) => fields.current[at]?.focus(), []);
  const change = useCallback((at: number, next: (line: BoxText) => BoxText) => {
    setLines((all) => all.map((line, index) => (index === at ? next(line) : line)));
  }, []);

  function toggle(): void {
    if (!isOpen) goTo.current = Math.max(0, lines.length - 1);
    setActive(null);
    setOpen(!isOpen);
  }

  /** The next line, a new one behind the last and behind any that is not empty. */
  function addAfter(at: number): void {
    goTo.current = at + 1;
    const next = lines[at + 1];
    if (next?.text === "" || lines.length >= MAX_STEPS) {
      goTo.current = null;
      focus(Math.min(at + 1, lines.length - 1));
      return;
    }
    setLines(lines.toSpliced(at + 1, 0, boxOf("")));
  }

  function remove(at: number): void {
    if (lines.length < 2) return;
    goTo.current = Math.max(0, at - 1);
    setLines(lines.toSpliced(at, 1));
  }

  function found(at: number): WorkLineView | undefined {
    const line = work?.lines[at];
    return line !== undefined && line.text === texts[at] ? line : undefined;
  }

  return { isOpen, lines, active, setField, focus, toggle, change, addAfter, remove, setActive, texts, found };
}
