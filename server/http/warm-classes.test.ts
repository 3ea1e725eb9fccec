import { expect, test } from "vitest";
import { SkillId } from "#engine";
import { initialPupilFold, viewMisconceptions, type PupilFold } from "#engine/class";
import type { ClassHooks, Watched } from "../identity/index.ts";
import { createOpenedItems } from "../opened-items.ts";
import { learnerOf, simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { createWarmUp } from "./warm-classes.ts";

const NOW = Date.UTC(2026, 10, 2, 9);
const [ada, ben] = [learnerOf("ada"), learnerOf("ben")];
const WATCHED: Watched = {
  tenant: "school",
  teacher: "t",
  classes: [
    { id: "4a", learners: [ada, ben] },
    { id: "4b", learners: [ben] },
  ],
  marks: "",
};

/** Two pupils with as many misconceptions as they had problems; items are counted as they are made. */
async function openClass() {
  const bank = await wholeBank();
  const device = simulateDevice({ content: bank, learner: ada, seed: "warm" });
  device.perform({ type: "enrol", grade: 4 });
  device.practise(SkillId.parse("g4.fracadd"), 80);
  const served = device.events.flatMap((event) => (event.type === "problem_served" ? [event.body] : []));
  const found = Object.fromEntries(
    served.map(({ skill, item, blueprint, version, difficulty, seed }) => {
      const address = { blueprint, version, difficulty, seed };
      const example = { item, address, given: ["7"], locale: "en" as const, at: NOW };
      return [`${skill} ${item}`, { skill, rule: "r", at: [NOW], examples: [example], rightSince: 0 }];
    }),
  );
  const fold: PupilFold = { ...initialPupilFold, found, lastAt: NOW };
  let made = 0;
  const openOnce = createOpenedItems();
  const counting = { ...bank, open: (...of: Parameters<typeof bank.open>) => ((made += 1), bank.open(...of)) };
  const asked: (readonly string[])[] = [];
  const all = Promise.withResolvers<void>();
  const classes: Pick<ClassHooks, "foldsOf" | "look"> = {
    foldsOf: async (_, learners) => {
      asked.push(learners);
      if (asked.length === WATCHED.classes.length) all.resolve();
      return learners.map((learner) => (learner === ada ? fold : undefined));
    },
    look: async (now, view) => view({ content: openOnce(counting), now }),
  };
  const page = () => classes.look(NOW, (env) => viewMisconceptions([{ learner: ada, fold }], env));
  return { classes, page, asked, askedForAll: all.promise, problems: Object.keys(found).length, made: () => made };
}

test("[SRV54] of a class that is watched what pages show is made once, in steps between which others have their turn", async () => {
  const { classes, page, asked, askedForAll, problems, made } = await openClass();
  expect(problems).toBeGreaterThan(5);
  const madeAtOnce: number[] = [];
  let [last, steps] = [0, 0];
  const pause = async () => {
    madeAtOnce.push(made() - last);
    last = made();
    steps += 1;
  };
  const errors: unknown[] = [];
  const warm = createWarmUp({
    classes,
    pause,
    now: () => NOW,
    stopping: new AbortController().signal,
    onError: (error) => errors.push(error),
  });
  warm(WATCHED);
  warm(WATCHED);
  expect(made()).toBe(0);
  await askedForAll;
  // One for each pupil that is known, one for each misconception.
  expect(steps).toBeGreaterThanOrEqual(problems + 1);
  expect(Math.max(...madeAtOnce)).toBe(1);
  const before = made();
  const seen = await page();
  expect(seen).toHaveLength(problems);
  expect(seen.every(({ examples }) => examples.every(({ stem }) => stem !== null))).toBe(true);
  expect(made()).toBe(before);
  expect(asked).toEqual([[ada, ben], [ben]]);
  expect(errors).toEqual([]);
});

test("[SRV54] a fault is told, takes no other class with it, and nothing more is made once the server stops", async () => {
  const { classes, asked, made } = await openClass();
  const stopping = new AbortController();
  const told = Promise.withResolvers<unknown>();
  const foldsOf: ClassHooks["foldsOf"] = async (tenant, learners) => {
    if (learners.length === 2) throw new Error("the file is away");
    stopping.abort();
    return classes.foldsOf(tenant, [ada]);
  };
  const last = Promise.withResolvers<void>();
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (stopping.signal.aborted) last.resolve();
  };
  const warm = createWarmUp({
    classes: { ...classes, foldsOf },
    pause,
    now: () => NOW,
    stopping: stopping.signal,
    onError: told.resolve,
  });
  warm(WATCHED);
  expect(await told.promise).toMatchObject({ message: "the file is away" });
  await last.promise;
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([[ada]]);
  expect(made()).toBe(0);
  expect(pauses).toBe(3);
});
