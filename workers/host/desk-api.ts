import { ActivityCommand, err, ok, SessionId, type NumberLocale } from "#engine";
import type { EngineApi } from "../engine-api.ts";
import type { WordsLoop } from "../llm/words-loop.ts";
import type { Assignments } from "./assignments.ts";
import { profileOnScreen, type HostDeps } from "./core-types.ts";
import type { Drafts } from "./drafts.ts";
import type { Edges } from "./edges.ts";
import type { EngineCore } from "./engine-core.ts";
import { examinePending } from "./examine-pending.ts";
import type { HostView } from "./host-view.ts";

/** What is done on the desk: practice, and whatever is open beside it. */
export type DeskApi = Pick<
  EngineApi,
  | "startPractice"
  | "startAssignment"
  | "submitAnswer"
  | "readAnswer"
  | "checkWork"
  | "transcribe"
  | "languageModel"
  | "requestHint"
  | "showSolution"
  | "nextProblem"
  | "skipProblem"
  | "undoSkip"
  | "disputeAnswer"
  | "readNote"
  | "askTeacher"
  | "sendMessage"
  | "act"
  | "endSession"
  | "closeSummary"
>;

interface DeskParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
  readonly view: Pick<HostView, "isOnDesk" | "practice">;
  readonly drafts: Pick<Drafts, "keep">;
  readonly words: Pick<WordsLoop, "transcribe" | "status">;
  readonly assignments: Pick<Assignments, "find">;
  readonly edges: Edges;
}

/** Longest message to the tutor [UTF-16 units]. */
const MAX_MESSAGE = 500;

export function createDeskApi({ deps, core, view, drafts, words, assignments, edges }: DeskParts): DeskApi {
  const { ready, edge, ask, later, command } = edges;

  function locale(): NumberLocale {
    return profileOnScreen(core.state)?.locale ?? "en";
  }

  return {
    startPractice: ({ skillId }) =>
      command(() => ({
        type: "start-session",
        session: SessionId.parse(deps.ids.uuid()),
        seed: deps.ids.seed(),
        skill: skillId,
      })),
    startAssignment: async (id) => {
      await ready();
      const assignment = assignments.find(id);
      if (assignment === undefined) return err({ type: "not-found", what: "assignment" });
      return command(() => ({
        type: "start-assignment",
        session: SessionId.parse(deps.ids.uuid()),
        seed: deps.ids.seed(),
        assignment,
      }));
    },
    submitAnswer: async ({ itemId, given, latencyMs }) => {
      await ready();
      // Before anything can fail: what was typed stays in memory until the log has it.
      if (view.isOnDesk(itemId)) drafts.keep(itemId, { given });
      const latency = Number.isFinite(latencyMs) ? Math.max(0, Math.floor(latencyMs)) : 0;
      return command(() => ({ type: "submit-answer", item: itemId, given, locale: locale(), latencyMs: latency }));
    },
    readAnswer: ({ itemId, given }) =>
      ask(async () => {
        const { memory } = core.state;
        if (memory === null) return err({ type: "no-learner" });
        const readings = await core.withContent((env) =>
          deps.tutor.readAnswer(memory.state, itemId, given, locale(), env),
        );
        if (!readings.ok) return readings;
        return readings.value === null ? err({ type: "moved-on" }) : ok(readings.value);
      }),
    checkWork: async ({ itemId, lines }) => {
      await ready();
      if (view.isOnDesk(itemId)) drafts.keep(itemId, { lines });
      return command(() => ({ type: "check-work", item: itemId, lines, locale: locale() }));
    },
    transcribe: (sound) =>
      ask(async () => {
        const heard = await words.transcribe(sound);
        return heard === null ? err({ type: "not-allowed" }) : ok(heard);
      }),
    languageModel: () => ask(async () => ok(await words.status())),
    readNote: (note) => command(() => ({ type: "read-note", note })),
    requestHint: (item) => command(() => ({ type: "request-hint", item })),
    showSolution: (item) => command(() => ({ type: "show-solution", item })),
    nextProblem: (item) => command(() => ({ type: "next-problem", item })),
    skipProblem: (item) => command(() => ({ type: "skip-problem", item })),
    undoSkip: (item) => command(() => ({ type: "undo-skip", item })),
    disputeAnswer: async (item) => {
      const disputed = await command(() => ({ type: "dispute-answer", item, locale: locale() }));
      // Saved whatever comes of the second check, which holds nobody up: its outcome is in a later view.
      if (disputed.ok) void later(() => examinePending(deps, core, command));
      return disputed;
    },
    askTeacher: (item, at) => command(() => ({ type: "ask-teacher", item, at })),
    sendMessage: ({ itemId, text }) =>
      command(() => ({ type: "send-message", item: itemId, text: text.slice(0, MAX_MESSAGE), locale: locale() })),
    act: (input) => {
      const parsed = ActivityCommand.safeParse(input);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const field = issue?.path.map(String).join(".") ?? "command";
        return Promise.resolve(err({ type: "bad-input", field, message: issue?.message ?? "not a command" }));
      }
      return command(() => ({
        type: "activity",
        ...parsed.data,
        context: { session: SessionId.parse(deps.ids.uuid()), seed: deps.ids.seed(), locale: locale() },
      }));
    },
    endSession: () => command(() => ({ type: "end-session" })),
    closeSummary: () =>
      edge(() =>
        core.alone(async () => {
          const now = view.practice();
          return now.type === "summary" ? core.closeSummary(now.summary.sessionId) : ok(null);
        }),
      ),
  };
}
