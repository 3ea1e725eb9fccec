import type { EngineView } from "#workers/engine-api";
import { create } from "zustand";
import { keepEqual } from "./keep-equal.ts";

interface EngineMirror {
  /** The engine's latest view, whole. */
  readonly view: EngineView;
  /** When it arrived, on the page's own clock [ms]: what is left of a time limit counts from there. */
  readonly viewedAt: number;
  /** How often the worker had to be started again. */
  readonly restarts: number;
  /** True when an answer was under way then, until the next answer is checked. */
  readonly interrupted: boolean;
  readonly receive: (view: EngineView) => void;
  readonly restarted: (interrupted: boolean) => void;
  readonly gaveUp: () => void;
  readonly acknowledge: () => void;
}

const before: EngineView = {
  phase: "loading",
  learners: [],
  learner: null,
  recommendation: null,
  practice: { type: "none" },
  save: { type: "saved" },
  unsent: 0,
  notices: [],
};

/** Mirrors what the engine says. The page changes nothing here by itself: it asks the engine. */
export const useEngine = create<EngineMirror>((set) => ({
  view: before,
  viewedAt: 0,
  restarts: 0,
  interrupted: false,
  receive: (view) => set((state) => ({ view: keepEqual(state.view, view), viewedAt: performance.now() })),
  restarted: (interrupted) =>
    set((state) => ({ restarts: state.restarts + 1, interrupted: state.interrupted || interrupted })),
  gaveUp: () => set((state) => ({ view: { ...state.view, phase: "failed" } })),
  acknowledge: () => set({ interrupted: false }),
}));

/** Re-renders when the chosen part of the engine's view changes. */
export function useEngineView<Part>(select: (view: EngineView) => Part): Part {
  return useEngine((mirror) => select(mirror.view));
}

/** The engine's view once it has said who is known on this device, or that it cannot. */
export function whoIsKnown(): Promise<EngineView> {
  return new Promise((resolve) => {
    const look = ({ view }: EngineMirror): void => {
      if (view.phase === "loading") return;
      stop();
      resolve(view);
    };
    const stop = useEngine.subscribe(look);
    look(useEngine.getState());
  });
}
