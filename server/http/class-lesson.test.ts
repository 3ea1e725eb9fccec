import { expect, test } from "vitest";
import type { AlertView, PupilNow, StuckAlert } from "#engine/protocol/class";
import { useClock } from "../identity/school.fixture.ts";
import { openDay } from "./class-day.fixture.ts";
import { Pupil } from "./class-pupil.fixture.ts";
import { openTablet } from "./running-school.fixture.ts";

type NowState = PupilNow["state"];

const MINUTE = 60_000;
const LESSON = 25;

/** What a pupil does in a minute, and what their row says from a minute on. */
interface Script {
  readonly does: (minute: number, pupil: Pupil) => void;
  /** Whether the device is in the network. */
  readonly isHeard?: (minute: number) => boolean;
  readonly row: Readonly<Record<number, NowState>>;
}

const SCRIPTS: Readonly<Record<string, Script>> = {
  steady: {
    does: (minute, pupil) => (minute < 24 ? pupil.answer(true) : pupil.do({ type: "end-session" })),
    row: { 0: "working", 24: "away" },
  },
  "in trouble": {
    does: (minute, pupil) => (minute === 2 || minute === 3 ? pupil.fail() : pupil.answer(true)),
    row: { 0: "working", 3: "stuck", 4: "working" },
  },
  puzzled: {
    does: (minute, pupil) => {
      if (minute < 5 || minute >= 15) pupil.answer(true);
      if (minute === 5) pupil.answer(false);
    },
    row: { 0: "working", 10: "stuck", 15: "working" },
  },
  asking: {
    does: (minute, pupil) => (minute === 8 ? pupil.do({ type: "ask-teacher", item: null }) : pupil.answer(true)),
    row: { 0: "working", 8: "asks", 12: "working" },
  },
  dreaming: {
    does: (minute, pupil) => {
      if (minute <= 4 || minute >= 16) pupil.answer(true);
    },
    row: { 0: "working", 9: "idle", 16: "working" },
  },
  "out of the network": {
    does: (_, pupil) => pupil.answer(true),
    isHeard: (minute) => minute <= 4 || minute >= 14,
    row: { 0: "working", 7: "unheard", 14: "working" },
  },
  absent: { does: () => {}, isHeard: () => false, row: { 0: "away" } },
};

test("[CLS2] [CLS3] [IDN64] [IDN67] a lesson of thirty over the wire: each row of Now is entered and left in its minute, and who is stuck is an alert as long", async () => {
  const start = Date.now();
  const setClock = useClock(start);
  const kinds = Object.keys(SCRIPTS);
  const names = Array.from({ length: 30 }, (_, n) => `Pupil ${n + 1}`);
  const { running, school, ask, at, push } = await openDay(names);
  const inClass = await Promise.all(
    names.map(async (name, n) => {
      const kind = kinds[n % kinds.length]!;
      const script = SCRIPTS[kind]!;
      if (kind === "absent") return { name, kind, script, sent: 0, browser: null, pupil: null, learner: "" };
      const { browser, learner } = n === 0 ? school.tablet : await openTablet(running, school, name);
      return { name, kind, script, sent: 0, browser, pupil: new Pupil(learner, name), learner };
    }),
  );
  const due = inClass.map((): NowState => "away");

  for (let minute = 0; minute < LESSON; minute++) {
    setClock(start + minute * MINUTE);
    for (const one of inClass) {
      const { script, pupil, browser, learner } = one;
      if (pupil === null) continue;
      script.does(minute, pupil);
      if (script.isHeard?.(minute) === false) continue;
      // Where nothing is new a device asks all the same.
      await push(browser, learner, pupil.events.slice(one.sent));
      one.sent = pupil.events.length;
    }
    if (minute === 12) {
      const { alerts } = await ask<{ readonly alerts: readonly AlertView[] }>("/alerts");
      for (const { learner, id } of alerts) {
        expect((await school.teacher.ask("POST", "/alerts/marks", { learner, id, done: "helped" })).status).toBe(204);
      }
    }
    setClock(start + minute * MINUTE + 10_000);
    const { pupils, unknown } = await ask<{ readonly pupils: readonly PupilNow[]; readonly unknown: number }>(
      `${at}/now`,
    );
    expect(unknown).toBe(0);
    const { stuck } = await ask<{ readonly stuck: readonly StuckAlert[] }>("/alerts/stuck");
    const inNow = pupils.filter(({ state }) => state === "stuck");
    expect(stuck.map(({ learner, why }) => `${learner} ${why}`).toSorted()).toEqual(
      inNow.map((one) => `${one.learner} ${one.stuck}`).toSorted(),
    );
    for (const [n, { script }] of inClass.entries()) due[n] = script.row[minute] ?? due[n]!;
    const said = new Map(pupils.map(({ name, state }) => [name, state]));
    expect(inClass.map(({ name, kind }) => `minute ${minute}, ${name}, ${kind}: ${said.get(name)}`)).toEqual(
      inClass.map(({ name, kind }, n) => `minute ${minute}, ${name}, ${kind}: ${due[n]}`),
    );
  }
}, 180_000);
