import { err, type Result, type TutorCommand } from "#engine";
import type { EngineError } from "../engine-api.ts";
import type { Outcome } from "./core-types.ts";

type Work<Value> = () => Promise<Result<Value, EngineError>>;

/** Where calls of the page come in: after the start, and a thrown bug becomes data. */
export interface Edges {
  /** Calls wait until `start` is complete. */
  readonly boot: (start: () => Promise<void>) => void;
  readonly ready: () => Promise<unknown>;
  /** The newest view is out before the call resolves. */
  readonly edge: <Value>(work: Work<Value>) => ReturnType<Work<Value>>;
  /** The same, for what may bring another learner to the desk. */
  readonly anew: <Value>(work: Work<Value>) => ReturnType<Work<Value>>;
  /** The same for questions: nothing changes, nothing is published. */
  readonly ask: <Value>(work: Work<Value>) => ReturnType<Work<Value>>;
  /** The same for what nobody asked for. */
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  /** What the learner does, as the tutor hears it. */
  readonly command: (make: () => TutorCommand) => Promise<Outcome>;
}

interface EdgesParts {
  readonly publish: () => Promise<void>;
  /** Whoever is on the screen after a call syncs. */
  readonly follow: () => Promise<void>;
  /** Before another learner comes: what is under way for this one ends. */
  readonly settle: () => Promise<void>;
  readonly leave: () => void;
  readonly perform: (make: () => TutorCommand) => Promise<Outcome>;
}

export function createEdges({ publish, follow, settle, leave, perform }: EdgesParts): Edges {
  let booted: Promise<unknown> = Promise.resolve();

  function boot(start: () => Promise<void>): void {
    booted = start().catch((error: unknown) => bug(error));
  }

  async function edge<Value>(work: Work<Value>): ReturnType<Work<Value>> {
    await booted;
    try {
      const result = await work();
      // Whoever is on the screen now syncs.
      void later(follow);
      await publish();
      return result;
    } catch (error) {
      return bug(error);
    }
  }

  function anew<Value>(work: Work<Value>): ReturnType<Work<Value>> {
    return edge(async () => {
      leave();
      await settle();
      return work();
    });
  }

  async function ask<Value>(work: Work<Value>): ReturnType<Work<Value>> {
    await booted;
    try {
      return await work();
    } catch (error) {
      return bug(error);
    }
  }

  async function later(work: () => Promise<unknown>): Promise<void> {
    await booted;
    try {
      await work();
    } catch (error) {
      await bug(error);
    }
  }

  async function bug(thrown: unknown): Promise<{ readonly ok: false; readonly error: EngineError }> {
    console.error("engine worker", thrown);
    try {
      await publish();
    } catch {
      // The view itself may be what throws; the call must end all the same.
    }
    return err({ type: "internal", message: thrown instanceof Error ? thrown.message : "unknown" });
  }

  function command(make: () => TutorCommand): Promise<Outcome> {
    return edge(() => perform(make));
  }

  return { boot, ready: () => booted, edge, anew, ask, later, command };
}
