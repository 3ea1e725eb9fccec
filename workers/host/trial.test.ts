import { expect, test } from "vitest";
import { AssignmentId, LearnerId, SkillId, uuidFromName, type LearnerAssignment } from "#engine";
import { createHttpSchool } from "../school/http-school.ts";
import { createMemoryDisk, createMemoryStore } from "../store/memory-store.ts";
import { makeSmallBank } from "../testing/small-bank.ts";
import { createTestTime, openTab, type Tab } from "../testing/world.ts";

const content = makeSmallBank();
const CLASS = uuidFromName("4b");
const BEN = LearnerId.parse(uuidFromName("ben at school"));
const TRIAL = `GET /v1/classes/${CLASS}/trial`;
const WISH = { class: CLASS, name: "Trial pupil", grade: 4, locale: "en" } as const;
const GIVEN: LearnerAssignment = {
  id: AssignmentId.parse(uuidFromName("given")),
  what: { type: "skills", skills: [SkillId.parse("g2.add2nc")], goal: { type: "problems", count: 5 } },
  from: 0,
  due: null,
  afterDue: "open",
  note: "five sums",
  teacher: "Ms Okafor",
};
const FEATURES = { words: true, dictation: true, ask: false, examReview: true };
const TOLD = { className: "4b", grade: 4, features: FEATURES, recalled: [], assignments: [GIVEN] };

/** A browser with its disk, and a server that answers what is named, and nothing else; null is silence. */
function openPlace(disk = createMemoryDisk(), told: object | number | null = TOLD, hours = 0) {
  const asked: string[] = [];
  const opened: string[] = [];
  const answers: Record<string, unknown> = { [TRIAL]: told };
  const school = createHttpSchool((async (url: string, { method = "GET" }: RequestInit) => {
    const name = `${method} ${url.split("?")[0] ?? ""}`;
    asked.push(name);
    const answer = answers[name] ?? 404;
    if (told === null) throw new TypeError("no network");
    const headers = { "Content-Type": "application/problem+json" };
    return typeof answer === "number" ? new Response("{}", { status: answer, headers }) : Response.json(answer);
  }) as typeof fetch);
  const time = createTestTime(Date.UTC(2026, 9, 5, 8 + hours));
  const tab = openTab({
    store: createMemoryStore(disk),
    content,
    time,
    loadSchool: async () => school,
    loadSync: async () => ({
      open: (learner) => {
        opened.push(learner);
        throw new Error("nobody's work is sent");
      },
      store: null as never,
    }),
  });
  return { disk, asked, opened, tab };
}

async function begin({ api }: Tab): Promise<void> {
  expect(await api.tryAsPupil(WISH)).toEqual({ ok: true, value: null });
}

/** Everything a disk holds, as text. */
function textOf(disk: ReturnType<typeof createMemoryDisk>): string {
  return JSON.stringify(disk, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}

test("[HST90] a trial has what the class was given and may use, and works on after another start without the network", async () => {
  const { disk, tab, opened, asked } = openPlace();
  await begin(tab);
  await tab.until(({ assignments = [] }) => assignments.length === 1);
  expect(tab.view()).toMatchObject({
    learner: { name: "Trial pupil", grade: 4 },
    trial: { class: CLASS, className: "4b", features: { ask: false } },
    school: null,
  });
  await tab.api.wake();
  expect(asked.filter((name) => name === "GET /v1/assignments")).toEqual([]);

  const again = openPlace(disk, null);
  await again.tab.until(({ assignments = [] }) => assignments.length === 1);
  expect(await again.tab.api.startAssignment(GIVEN.id)).toEqual({ ok: true, value: null });
  expect(again.tab.view()).toMatchObject({ practice: { type: "problem", problem: { why: "assigned" } } });
  expect([...opened, ...again.opened]).toEqual([]);
});

test("[HST90] when it is left nothing of it is on the device, and others keep theirs", async () => {
  const { disk, tab } = openPlace();
  const ada = await tab.api.enrol({ name: "Ada", grade: 3, locale: "en" });
  await begin(tab);
  await tab.until(({ assignments = [] }) => assignments.length === 1);
  const trial = tab.view().learner?.id ?? "";
  expect(textOf(disk)).toContain(trial);
  await tab.api.signOut();
  await tab.until(({ learners }) => learners.length === 1);
  expect(tab.view()).toMatchObject({ learner: null, trial: null, learners: [{ name: "Ada" }] });
  for (const left of [trial, "Trial pupil", "five sums", "4b"]) expect(textOf(disk)).not.toContain(left);

  // So it is when somebody else comes to the screen, and when another one begins.
  await begin(tab);
  const second = tab.view().learner?.id ?? "";
  await begin(tab);
  await tab.until(({ learners }) => learners.length === 2);
  expect(textOf(disk)).not.toContain(second);
  if (!ada.ok) throw new Error(ada.error.type);
  await tab.api.selectLearner(ada.value.id);
  await tab.until(({ learners }) => learners.length === 1);
  expect(tab.view().learner?.name).toBe("Ada");
});

test("[HST90] one that was never left goes with a start half a day later", async () => {
  const { disk, tab } = openPlace();
  await begin(tab);
  const soon = openPlace(disk, TOLD, 11);
  await soon.tab.until(({ phase }) => phase === "ready");
  expect(soon.tab.view().trial).not.toBeNull();
  const late = openPlace(disk, TOLD, 12);
  await late.tab.until(({ learners, phase }) => phase === "no-learner" && learners.length === 0);
  expect(textOf(disk)).not.toContain("five sums");
});

test("[HST90] who signs in does not take its work over, and a refusal or silence begins nothing", async () => {
  for (const [told, error] of [
    [403, "not-allowed"],
    [null, "no-contact"],
  ] as const) {
    const { tab } = openPlace(createMemoryDisk(), told);
    expect(await tab.api.tryAsPupil(WISH)).toEqual({ ok: false, error: { type: error } });
    expect(tab.view().learner).toBeNull();
  }
  const { tab, asked } = openPlace();
  await begin(tab);
  const session = { role: "learner" as const, id: BEN, name: "Ben", class: CLASS, kiosk: false, guests: [] };
  await tab.api.enterSchool({ session, className: "4b", keepWork: true, grade: 4, locale: "en" });
  expect(asked).not.toContain("POST /v1/auth/claim");
});

test("[HST90] none begins on a device that is everybody's", async () => {
  const { tab, asked } = openPlace();
  await tab.api.shareDevice("4b");
  expect(await tab.api.tryAsPupil(WISH)).toEqual({ ok: false, error: { type: "not-allowed" } });
  expect(asked).not.toContain(TRIAL);
});
