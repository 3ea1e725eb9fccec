import type { BrowserContext } from "playwright";
import { auditLog, type TutorEvent } from "#engine";
import { watchMessages } from "../support/exam-hooks.ts";
import { eventsIn, latestExam, ofType, rescore, rightAnswer, wholeBank } from "../support/exam-marks.ts";
import { expectPending, leavePending, PENDING, standing } from "../support/exam-pending.ts";
import { ExamPupil } from "../support/exam-pupil.ts";
import type { Patient } from "./faults.ts";
import { expect } from "./lesson.ts";

const EXAM = "whole-numbers";
/** An exam is finished, and its marks compared, after so many answers. */
const ENOUGH = 16;
/** What a view may lag behind the clock [ms]. */
const LAG_MS = 3_000;

interface Given {
  readonly itemId: string;
  readonly given: readonly string[];
}

/** What is known of the exam a patient sits. */
interface Sitting {
  session: string | null;
  /** Shown as kept, in order. */
  kept: readonly Given[];
  /** Handed to the worker of a page that was killed, or whose worker was: in the log or still in the box. */
  open: Given | null;
}

interface Ears {
  /** Resolves when the next command is handed to the worker. */
  readonly nextSent: () => Promise<void>;
}

const sittings = new WeakMap<Patient, Sitting>();
const earsOf = new WeakMap<BrowserContext, Ears>();
const pendingDone = new WeakMap<Patient, number>();

/** The browser is killed in an exam: while an answer is being written, or while it is typed. */
export async function killExamOnce(patient: Patient): Promise<readonly string[]> {
  const { rng } = patient;
  const sitting = sittingOf(patient);
  const { pupil, ears } = await sit(patient);
  await answerSome(pupil, sitting, rng.int(0, 2), patient);
  const typed = await typeOne(pupil, patient);
  const { leftMs } = await pupil.exam();
  const seenAt = Date.now();
  let pressed: Promise<unknown> = Promise.resolve();
  if (rng.int(1, 4) > 1) {
    const sent = ears.nextSent();
    pressed = pupil.submit.click().catch(() => {});
    await sent;
    sitting.open = typed;
    await pause(rng.int(0, 12));
  }
  await patient.kill();
  await pressed;
  const isSent = sitting.open !== null;
  const faults = await examineExam(patient, typed, isSent);
  const left = (await (await sit(patient)).pupil.exam()).leftMs ?? 0;
  const passed = Date.now() - seenAt;
  const spent = (leftMs ?? 0) - left;
  if (spent < -1 || spent > passed + LAG_MS) {
    return [...faults, `time: ${spent} ms of the exam passed within ${passed} ms`];
  }
  return [...faults, ...(await finishSometimes(patient))];
}

/** The engine worker ends a few milliseconds after an answer was handed to it; the page goes on by itself. */
export async function terminateExamOnce(patient: Patient): Promise<readonly string[]> {
  const { rng } = patient;
  const sitting = sittingOf(patient);
  const { pupil } = await sit(patient);
  await answerSome(pupil, sitting, rng.int(0, 1), patient);
  const typed = await typeOne(pupil, patient);
  const { page } = pupil;
  const before = await page.evaluate(() => window.pageWatch.terminated());
  await page.evaluate((delay) => window.pageWatch.terminateAfter(delay), rng.int(-1, 14));
  sitting.open = typed;
  await pupil.submit.click();
  await expect.poll(() => page.evaluate(() => window.pageWatch.terminated())).toBe(before + 1);
  const faults = await examineExam(patient, typed, true);
  return [...faults, ...(await finishSometimes(patient))];
}

/** The browser is killed while something is typed or chosen and not sent, in one kind of session after the other. */
export async function killPendingOnce(patient: Patient): Promise<readonly string[]> {
  const nth = pendingDone.get(patient) ?? 0;
  pendingDone.set(patient, nth + 1);
  const pending = PENDING[nth % PENDING.length];
  if (pending === undefined) return ["there is nothing to type in"];
  const first = await open(patient);
  await first.page.goto(`${first.origin}${pending.address}`);
  await pending.begin(first.page);
  const typed = await leavePending(first.page, pending, nth);
  const before = await standing(first.page);
  await patient.kill();
  const second = await open(patient);
  await second.page.goto(`${second.origin}${pending.address}`);
  await expectPending(second.page, pending, typed, before);
  return [];
}

/** Opens the app as the learner of the profile, enrolled at the first visit. */
async function open(patient: Patient): Promise<{
  readonly page: ExamPupil["page"];
  readonly origin: string;
  readonly ears: Ears;
}> {
  const { browser, page, lesson } = await patient.launch();
  const { context } = browser;
  const ears = earsOf.get(context) ?? (await listen(context));
  earsOf.set(context, ears);
  const { origin } = lesson.pupil;
  await page.goto(`${origin}/`);
  const first = page.getByRole("heading", { name: "Who is learning?" });
  const home = page.getByRole("heading", { name: "Hello, Fault" });
  await expect(first.or(home).first()).toBeVisible();
  // The form goes where the engine finds somebody after all: the kill took the note that says so.
  if (await first.isVisible()) await lesson.pupil.enrol("Fault", "Grade 4").catch(() => undefined);
  await expect(home).toBeVisible();
  return { page, origin, ears };
}

async function listen(context: BrowserContext): Promise<Ears> {
  let waiting: (() => void)[] = [];
  await context.exposeFunction("activitySent", () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  await watchMessages(context);
  return { nextSent: () => new Promise((resolve) => waiting.push(resolve)) };
}

/** At the open exam; a new one is begun where there is none. */
async function sit(patient: Patient): Promise<{ readonly pupil: ExamPupil; readonly ears: Ears }> {
  const { page, origin, ears } = await open(patient);
  const pupil = new ExamPupil(page, origin);
  await pupil.sit(EXAM);
  return { pupil, ears };
}

async function answerSome(pupil: ExamPupil, sitting: Sitting, count: number, patient: Patient): Promise<void> {
  sitting.session ??= (await pupil.exam()).session;
  for (let answers = 0; answers < count; answers++) {
    const typed = await typeOne(pupil, patient);
    await pupil.submit.click();
    await pupil.expectOther(typed.itemId);
    sitting.kept = [...sitting.kept, typed];
  }
}

/** Right more often than not, and stored on the disk before anything else happens. */
async function typeOne(pupil: ExamPupil, { rng }: Patient): Promise<Given> {
  const item = await pupil.item();
  const given = rng.int(1, 10) <= 6 ? rightAnswer(item) : await pupil.wrongAnswer(rng.int(1, 9_999));
  await pupil.fill(given);
  await pupil.expectKept(given);
  return { itemId: await pupil.itemId(), given };
}

/** Opens the app anew; the log is compared with what the page had shown, and the desk with what was typed. */
async function examineExam(patient: Patient, typed: Given, isSent: boolean): Promise<readonly string[]> {
  const sitting = sittingOf(patient);
  const events = await exportedEvents(patient);
  const faults = [...(await examFaults(events, sitting))];
  for (const [what, spoiled] of Object.entries(spoil(events))) {
    if ((await examFaults(spoiled, sitting)).length === 0)
      faults.push(`the check is blind: it does not notice ${what}`);
  }
  const { pupil } = await sit(patient);
  if ((await pupil.exam()).session !== sitting.session) return [...faults, "LOST: another exam is open"];
  const isKept = answersOf(events, sitting.session).some(({ itemId }) => itemId === typed.itemId);
  if (isKept) {
    if (!isSent) faults.push("an answer that was only typed is in the log");
    sitting.kept = [...sitting.kept, typed];
  } else {
    if ((await pupil.itemId()) !== typed.itemId) faults.push("LOST: another question is on the desk");
    const there = await pupil.typed();
    if (there.join("\n") !== typed.given.join("\n")) {
      faults.push(`LOST: typed was ${JSON.stringify(typed.given)}, there is ${JSON.stringify(there)}`);
    }
  }
  sitting.open = null;
  return faults;
}

/** Every answer shown as kept is in the log once; nothing else is, but for the one that was under way. */
async function examFaults(events: readonly TutorEvent[], sitting: Sitting): Promise<readonly string[]> {
  const answers = answersOf(events, sitting.session);
  const expected = [...sitting.kept, ...(sitting.open === null ? [] : [sitting.open])].map((one) =>
    JSON.stringify(one),
  );
  const found = answers.map((one) => JSON.stringify(one));
  const faults = [...auditLog(events, await wholeBank()).faults].map((fault) => JSON.stringify(fault));
  if (events.some(({ seq }, at) => seq !== at + 1)) faults.push("the chain is broken");
  if (found.length < sitting.kept.length)
    faults.push(`LOST: ${sitting.kept.length} answers kept, ${found.length} there`);
  const strange = found.findIndex((one, at) => one !== expected[at]);
  if (strange >= 0) faults.push(`answer ${strange + 1} is ${found[strange]}, given was ${expected[strange]}`);
  for (const { body } of ofType(events, "exam_scored")) {
    const points = await rescore(events, body.session);
    if (Math.abs(points - body.points) > 1e-9) faults.push(`scored ${body.points}, marked again ${points}`);
  }
  return faults;
}

/** A judge that cannot say "guilty" proves nothing. */
function spoil(events: readonly TutorEvent[]): Readonly<Record<string, readonly TutorEvent[]>> {
  const at = events.findLastIndex(({ type }) => type === "exam_answered");
  const last = events[at];
  const scored = events.findLast((event) => event.type === "exam_scored");
  return {
    ...(last?.type === "exam_answered" && {
      "an answer that nobody gave": events.with(at, { ...last, body: { ...last.body, given: ["not this"] } }),
      "an answer twice": [...events, { ...last, seq: events.length + 1 }],
    }),
    ...(scored?.type === "exam_scored" && {
      "another score": events.map((event) =>
        event === scored ? { ...scored, body: { ...scored.body, points: scored.body.points + 1 } } : event,
      ),
    }),
  };
}

/** Ends an exam that has answers enough, and has it marked again. */
async function finishSometimes(patient: Patient): Promise<readonly string[]> {
  const sitting = sittingOf(patient);
  if (sitting.kept.length < ENOUGH) return [];
  const { pupil } = await sit(patient);
  await pupil.finish();
  const events = await exportedEvents(patient);
  const faults = await examFaults(events, sitting);
  const session = latestExam(events);
  const scored = ofType(events, "exam_scored").filter(({ body }) => body.session === session);
  sittings.delete(patient);
  return scored.length === 1 ? faults : [...faults, `${scored.length} scores for one exam`];
}

function answersOf(events: readonly TutorEvent[], session: string | null): readonly Given[] {
  return ofType(events, "exam_answered")
    .filter(({ body }) => body.session === session)
    .map(({ body }) => ({ itemId: body.item, given: body.given }));
}

async function exportedEvents(patient: Patient): Promise<readonly TutorEvent[]> {
  await open(patient);
  const { lesson } = await patient.launch();
  return eventsIn(await lesson.exportLog());
}

function sittingOf(patient: Patient): Sitting {
  const known = sittings.get(patient) ?? { session: null, kept: [], open: null };
  sittings.set(patient, known);
  return known;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
