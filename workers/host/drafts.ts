import { err, ItemId, MAX_LINE_LENGTH, MAX_LINES, ok, type PracticeView, type Result } from "#engine";
import type { EngineApi, EngineError } from "../engine-api.ts";
import type { DraftRow } from "../store/rows.ts";
import type { HostDeps } from "./core-types.ts";
import { createDraftWriter, type DraftWriter } from "./draft-writer.ts";
import type { EngineCore } from "./engine-core.ts";
import { toDraftRow, type Draft } from "./learner-memory.ts";
import { readStored, type Ask } from "./reports-api.ts";

const MAX_BOXES = 12;
/** Longest answer kept while it is typed [UTF-16 units]. */
const MAX_TEXT = 500;

/** What is typed and not yet sent, in memory and on the disk. */
export interface Drafts extends Pick<DraftWriter, "settle"> {
  /** What is typed on a problem, with what is new of it; in memory only. */
  readonly keep: (item: ItemId, change: Partial<Draft>) => Draft;
  readonly api: Pick<EngineApi, "saveDraft" | "saveActivityDraft">;
}

export interface DraftsParts {
  readonly deps: Pick<HostDeps, "store" | "tutor">;
  readonly core: Pick<EngineCore, "state" | "alone" | "refresh" | "withContent" | "fail">;
  readonly practice: () => PracticeView;
  readonly ask: Ask;
  /** Runs once the start is complete; a thrown bug is noted. */
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => Promise<void>;
}

export function createDrafts({ deps, core, practice, ask, later, changed }: DraftsParts): Drafts {
  const draftByRow = new WeakMap<DraftRow, Draft>();
  const writer = createDraftWriter(async (row) => {
    const { record, memory } = core.state;
    const isOnScreen = memory?.learner === row.learner;
    // Submitted meanwhile: the text is in the log. What somebody typed who has left the screen is written all the same.
    if (record === null || (isOnScreen && memory.drafts.get(row.item) !== draftByRow.get(row))) return ok(null);
    const written = await deps.store.writeDraft(record.device, row);
    if (!written.ok && (written.error.type === "cleared" || written.error.type === "conflict")) {
      void later(() => core.alone(() => core.refresh()).then(changed));
    }
    return written;
  });
  /** The problem on the desk when the tutor last got ready for a message. */
  let readyFor: ItemId | null = null;

  function keep(item: ItemId, change: Partial<Draft>): Draft {
    const { given, lines } = { given: [], lines: [], ...core.state.memory?.drafts.get(item), ...change };
    const draft: Draft = {
      given: given.slice(0, MAX_BOXES).map((text) => text.slice(0, MAX_TEXT)),
      lines: lines.slice(0, MAX_LINES).map((text) => text.slice(0, MAX_LINE_LENGTH)),
    };
    core.state.memory?.drafts.set(item, draft);
    return draft;
  }

  /** Keeps it and has it written, once it is known what it belongs to. */
  function store(check: () => Result<ItemId, EngineError>, change: Partial<Draft>): Promise<Result<null, EngineError>> {
    return ask(async () => {
      const { memory } = core.state;
      if (memory === null) return err({ type: "no-learner" });
      const item = check();
      if (!item.ok) return item;
      const draft = keep(item.value, change);
      const row = toDraftRow(memory.learner, item.value, draft);
      draftByRow.set(row, draft);
      return readStored(core, writer.save(row));
    });
  }

  /** While a message is typed the tutor reads the problem it is about: the reply is quicker then [HST43]. */
  async function getReady(id: string): Promise<void> {
    const { memory } = core.state;
    const now = practice();
    if (memory === null || now.type !== "problem" || now.session.sessionId !== id) return;
    if (now.problem.itemId === readyFor) return;
    readyFor = now.problem.itemId;
    const ready = await core.withContent((env) => deps.tutor.expectMessage(memory.state, env), "quietly");
    if (!ready.ok) readyFor = null;
  }

  return {
    keep,
    settle: writer.settle,
    api: {
      saveDraft: ({ itemId, given, lines }) =>
        store(
          () => {
            const now = practice();
            return now.type === "problem" && now.problem.itemId === itemId ? ok(itemId) : err({ type: "moved-on" });
          },
          { ...(given && { given }), ...(lines && { lines }) },
        ),
      saveActivityDraft: async ({ id, given }) => {
        const stored = await store(
          () => {
            const item = ItemId.safeParse(id);
            return item.success ? ok(item.data) : err({ type: "bad-input", field: "id", message: "not a draft's id" });
          },
          { given },
        );
        if (stored.ok) void later(() => getReady(id));
        return stored;
      },
    },
  };
}
