import { AnswerKind, check, NumberLocale } from "#engine";
import type { ItemId, ProblemView, SkillId, TurnView } from "#engine";
import type { EngineApi, EngineView } from "#workers/engine-api";
import { useEngine } from "../../app/engine-store.ts";

/**
 * Stands in for the engine on the page of keypads: one problem that is in no bank, marked by the real checker.
 * The build of that page puts it in the place of app/engine-client.ts.
 */
export const engine: Pick<
  EngineApi,
  "readAnswer" | "submitAnswer" | "saveDraft" | "requestHint" | "skipProblem" | "disputeAnswer" | "startPractice"
> = {
  readAnswer: ({ given }) => {
    const [result] = given.map(judge);
    const isUnread = result?.verdict === "unreadable";
    return Promise.resolve({
      ok: true,
      value: [
        {
          reason: isUnread ? result.reason : null,
          params: (isUnread ? result.params : undefined) ?? {},
          readAs: result?.readAs ?? null,
        },
      ],
    });
  },
  submitAnswer: ({ given }) => {
    const { verdict, reason, params, close } = judge(given[0] ?? "");
    addTurns([
      {
        type: "attempt",
        given,
        verdict,
        reason,
        params: params ?? {},
        close: close ?? false,
        near: null,
        where: null,
        explanation: null,
        category: null,
      },
    ]);
    return Promise.resolve({ ok: true, value: null });
  },
  disputeAnswer: () => {
    addTurns([
      { type: "disputed" },
      {
        type: "appeal",
        outcome: "kept",
        compared: [{ label: "", how: "points", points: 8, at: "x = 2", yours: "7", expected: null }],
      },
    ]);
    return Promise.resolve({ ok: true, value: null });
  },
  saveDraft: nothing,
  requestHint: nothing,
  skipProblem: nothing,
  startPractice: nothing,
};

interface Asked {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly locale: NumberLocale;
}

let asked: Asked = { kind: "integer", expected: "", locale: "en" };

/** Puts a problem on the desk: `item`, its id, `kind`, `expected`, `stem`, `unit`, `variable`, `locale`; `variables`, `units`, `signs` with commas. */
export function showProblem(params: URLSearchParams): void {
  const text = (name: string): string | null => params.get(name);
  const list = (name: string): readonly string[] | undefined =>
    text(name)
      ?.split(",")
      .filter((entry) => entry !== "");
  asked = {
    kind: AnswerKind.parse(text("kind")),
    expected: text("expected") ?? "",
    locale: NumberLocale.parse(text("locale") ?? "en"),
  };
  const keys = { variables: list("variables"), units: list("units"), signs: list("signs") };
  const box = { label: "", kind: asked.kind, unit: text("unit"), variable: text("variable") };
  const problem: ProblemView = {
    itemId: (text("item") ?? "made-up") as ItemId,
    skillId: "keypads" as SkillId,
    skillName: "Keypads",
    difficulty: 1,
    stem: text("stem") ?? "Type the answer.",
    spoken: null,
    diagram: null,
    boxes: [{ ...box, ...Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)) }],
    choices: [],
    why: "new",
    lastAt: null,
    neededBy: null,
    seemsKnown: false,
    turns: [],
    phase: "open",
    solution: null,
    draft: null,
    attempts: 0,
    nextHint: 1,
    offerSkip: false,
    offersLesson: false,
    canDispute: false,
  };
  const learner = { id: "", name: "Amina", grade: 6, locale: asked.locale } as unknown as EngineView["learner"];
  const session = { goal: 7, problems: ["in-progress"], skillId: null } as unknown as Extract<
    EngineView["practice"],
    { type: "problem" }
  >["session"];
  useEngine.getState().receive({
    phase: "ready",
    learners: [],
    learner,
    recommendation: null,
    practice: { type: "problem", session, problem },
    save: { type: "saved" },
    unsent: 0,
    notices: [],
  });
}

function judge(given: string): ReturnType<typeof check> {
  return check({ kind: asked.kind, expected: asked.expected, given, options: { locale: asked.locale } });
}

function addTurns(turns: readonly TurnView[]): void {
  const { view, receive } = useEngine.getState();
  if (view.practice.type !== "problem") return;
  const { problem } = view.practice;
  const last = turns.findLast((turn) => turn.type === "attempt");
  receive({
    ...view,
    practice: {
      ...view.practice,
      problem: {
        ...problem,
        turns: [...problem.turns, ...turns],
        attempts: problem.attempts + 1,
        canDispute: last?.verdict === "incorrect",
      },
    },
  });
}

function nothing(): Promise<{ readonly ok: true; readonly value: null }> {
  return Promise.resolve({ ok: true, value: null });
}
