import { EventId, LearnerId, SkillId, type ExamPaper } from "#engine";
import { describe, expect, onTestFinished, test } from "vitest";
import type { IdentityStore } from "./identity-store.ts";
import { TABLE_NAMES, TABLES, type RowOf } from "./tables.ts";

const [NORTH, SOUTH] = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"];

/** One place to keep rows; every `open` is another start of the server. */
export interface IdentityWorld {
  readonly open: () => IdentityStore;
  /** Whether rows are there after a close. */
  readonly lasts: boolean;
}

/** What every store must do, whatever it is made of. */
export function describeIdentityStore(name: string, createWorld: () => IdentityWorld): void {
  function openWorld(): { readonly world: IdentityWorld; readonly store: IdentityStore } {
    const world = createWorld();
    const store = world.open();
    onTestFinished(() => store.close().catch(() => {}));
    return { world, store };
  }

  describe(`who is who in the ${name} store`, () => {
    test("[IDN1] every key begins with a tenant, and the same ids in two tenants are two rows", async () => {
      for (const table of TABLE_NAMES) expect(TABLES[table].key[0]).toBe("tenant");
      const { store } = openWorld();
      await store.transact(async (rows) => {
        await rows.put("learner", makeLearner(NORTH, 1, "Ada"));
        await rows.put("learner", makeLearner(SOUTH, 1, "Ben"));
        await rows.remove("learner", [NORTH, learnerId(1)]);
      });
      await store.transact(async (rows) => {
        expect(await rows.get("learner", [NORTH, learnerId(1)])).toBeUndefined();
        expect(await rows.get("learner", [SOUTH, learnerId(1)])).toEqual(makeLearner(SOUTH, 1, "Ben"));
        expect(await rows.list("learner", [NORTH])).toEqual([]);
      });
    });

    test("[IDN47] what a device says of itself is there after another start, once a device", async () => {
      const { world, store } = openWorld();
      const row = (percent: number) => ({ tenant: NORTH, device: classId(7), percent, at: percent });
      for (const percent of [40, 100]) await store.transact((rows) => rows.put("readiness", row(percent)));
      expect(await store.transact((rows) => rows.list("readiness", [NORTH]))).toEqual([row(100)]);
      await store.close();
      if (!world.lasts) return;
      const again = world.open();
      onTestFinished(() => again.close().catch(() => {}));
      expect(await again.transact((rows) => rows.get("readiness", [NORTH, classId(7)]))).toEqual(row(100));
    });

    test("[IDN212] what a device was told and has not shown is there after another start", async () => {
      const { world, store } = openWorld();
      const row = { tenant: NORTH, device: classId(7), tokens: ["a", "b"].map((one) => one.repeat(64)), code: null };
      await store.transact((rows) => rows.put("freshTokens", row));
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      expect(await again.transact((rows) => rows.list("freshTokens", [NORTH]))).toEqual([row]);
    });

    test("[IDN68] what was done about a bout of being stuck is there after another start, the last of a learner", async () => {
      const { world, store } = openWorld();
      const seen = { by: classId(3), at: 5 };
      const row = (bout: number, done: RowOf<"stuckMark">["done"]) => {
        const id = EventId.parse(classId(bout));
        return { tenant: NORTH, learner: learnerId(1), id, seen, done };
      };
      const last = row(5, { by: classId(4), at: 6, how: "helped" });
      for (const one of [row(4, null), last]) await store.transact((rows) => rows.put("stuckMark", one));
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      await again.transact(async (rows) => {
        expect(await rows.list("stuckMark", [NORTH])).toEqual([last]);
        expect(await rows.list("stuckMark", [SOUTH])).toEqual([]);
      });
    });

    test("[IDN71] [IDN75] groups and ids of another system are there after another start", async () => {
      const { world, store } = openWorld();
      const group = { tenant: NORTH, class: classId(1), id: classId(8), name: "Reds", learners: [learnerId(1)] };
      const link = { tenant: NORTH, learner: learnerId(1), sourcedId: "p-1" };
      const leavers = { tenant: NORTH, class: classId(1), keptIn: classId(2) };
      await store.transact(async (rows) => {
        await rows.put("learnerGroup", group);
        await rows.put("sourcedId", link);
        await rows.put("leaversClass", leavers);
      });
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      await again.transact(async (rows) => {
        expect(await rows.list("learnerGroup", [NORTH, classId(1)])).toEqual([group]);
        expect(await rows.get("sourcedId", [NORTH, learnerId(1)])).toEqual(link);
        expect(await rows.get("leaversClass", [NORTH, classId(1)])).toEqual(leavers);
      });
    });

    test("[IDN190] [IDN193] codes for parents are there after another start, by class and pupil, and by what they open", async () => {
      const { world, store } = openWorld();
      const code = "a".repeat(64);
      const row: RowOf<"parentCode"> = {
        tenant: NORTH,
        class: classId(1),
        learner: learnerId(1),
        code,
        madeAt: 1,
        endsAt: 5,
        days: 2,
        lastDay: 3,
      };
      const door = { tenant: "*", code, school: NORTH, class: classId(1), learner: learnerId(1) } as const;
      await store.transact(async (rows) => {
        await rows.put("parentCode", row);
        await rows.put("parentDoor", door);
        await rows.put("noParentCodes", { tenant: SOUTH, since: 4 });
      });
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      await again.transact(async (rows) => {
        expect(await rows.list("parentCode", [NORTH, classId(1)])).toEqual([row]);
        expect(await rows.list("parentCode", [NORTH, classId(2)])).toEqual([]);
        expect(await rows.get("parentDoor", ["*", code])).toEqual(door);
        expect(await rows.get("noParentCodes", [SOUTH])).toEqual({ tenant: SOUTH, since: 4 });
        expect(await rows.get("noParentCodes", [NORTH])).toBeUndefined();
      });
    });

    test("[IDN180] [IDN181] an exam and its papers are there after another start, by class, exam and edition", async () => {
      const { world, store } = openWorld();
      const draft = {
        title: "Sums",
        sections: [],
        selection: "random",
        forms: 2,
        limitMs: null,
        canGoBack: true,
      } as const;
      const exam: RowOf<"exam"> = {
        tenant: NORTH,
        class: classId(1),
        id: classId(8),
        version: 1,
        revision: 3,
        draft: { ...draft, sections: [] },
        drawn: [],
        frozenAt: 5,
        madeAt: 1,
        changedAt: 4,
        teacher: classId(9),
      };
      const plan = {
        title: "Sums",
        selection: "random",
        limit_ms: null,
        can_go_back: true,
        sections: [{ name: "", skills: [SkillId.parse("t.add")], items: 1 }],
        cells: [
          { section: 0, skill: SkillId.parse("t.add"), difficulty: 1, sort: null, item: { version: 1, seed: 7 } },
        ],
      } as const;
      const paper = (form: number): RowOf<"examPaper"> => ({
        tenant: NORTH,
        class: classId(1),
        exam: classId(8),
        edition: `1.${form}`,
        paper: structuredClone({ form, plan, items: [] }) as unknown as ExamPaper,
      });
      await store.transact(async (rows) => {
        await rows.put("exam", exam);
        for (const form of [1, 0]) await rows.put("examPaper", paper(form));
      });
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      await again.transact(async (rows) => {
        expect(await rows.list("exam", [NORTH, classId(1)])).toEqual([exam]);
        expect(await rows.list("examPaper", [NORTH, classId(1), classId(8)])).toEqual([paper(0), paper(1)]);
        expect(await rows.list("examPaper", [SOUTH])).toEqual([]);
      });
    });

    test("[IDN200] a survey of the class's own is there after another start, as it was worked on", async () => {
      const { world, store } = openWorld();
      const question = {
        id: "q1",
        type: "rating",
        text: "How was it?",
        required: true,
        choices: [""],
        ends: { low: "", high: "fine" },
        when: { question: "q2", is: [0] },
      } as const;
      const form: RowOf<"ownForm"> = {
        tenant: NORTH,
        class: classId(1),
        id: classId(7),
        version: 2,
        revision: 3,
        draft: {
          kind: "survey",
          title: "Our week",
          about: "",
          questions: [{ ...question, choices: [""], when: { question: "q2", is: [0] } }],
          thanks: "",
        },
        frozenAt: null,
        madeAt: 1,
        changedAt: 4,
        teacher: classId(9),
      };
      await store.transact((rows) => rows.put("ownForm", form));
      if (world.lasts) await store.close();
      const again = world.lasts ? world.open() : store;
      onTestFinished(() => again.close().catch(() => {}));
      await again.transact(async (rows) => {
        expect(await rows.list("ownForm", [NORTH, classId(1)])).toEqual([form]);
        expect(await rows.list("ownForm", [SOUTH])).toEqual([]);
        await rows.remove("ownForm", [NORTH, classId(1), classId(7)]);
        expect(await rows.list("ownForm", [NORTH])).toEqual([]);
      });
    });

    test("[IDN1] rows are listed by the beginning of their keys, in order", async () => {
      const { store } = openWorld();
      const enrolment = (inClass: number, learner: number) =>
        ({ tenant: NORTH, class: classId(inClass), learner: learnerId(learner), since: 5 }) as const;
      await store.transact(async (rows) => {
        for (const [inClass, learner] of [
          [2, 1],
          [1, 2],
          [1, 1],
          [1, 3],
        ] as const) {
          await rows.put("enrolment", enrolment(inClass, learner));
        }
      });
      await store.transact(async (rows) => {
        const listed = await rows.list("enrolment", [NORTH, classId(1)]);
        expect(listed).toEqual([enrolment(1, 1), enrolment(1, 2), enrolment(1, 3)]);
        expect(await rows.list("enrolment", [NORTH])).toHaveLength(4);
        expect(await rows.list("enrolment", [SOUTH])).toEqual([]);
      });
    });

    test("[IDN1] a row put again takes the place of the one before", async () => {
      const { store } = openWorld();
      await store.transact((rows) => rows.put("learner", makeLearner(NORTH, 1, "Ada")));
      await store.transact((rows) => rows.put("learner", makeLearner(NORTH, 1, "Adele")));
      const listed = await store.transact((rows) => rows.list("learner", [NORTH]));
      expect(listed.map((row) => row.name)).toEqual(["Adele"]);
    });

    test("[IDN2] work that throws leaves nothing behind, and the next goes on", async () => {
      const { store } = openWorld();
      const failing = store.transact(async (rows) => {
        await rows.put("learner", makeLearner(NORTH, 1, "Ada"));
        throw new Error("cut off");
      });
      await expect(failing).rejects.toThrow("cut off");
      expect(await store.transact((rows) => rows.list("learner", [NORTH]))).toEqual([]);
    });

    test("[IDN2] transactions that are asked for at once follow one another", async () => {
      const { store } = openWorld();
      await store.transact((rows) => rows.put("lockout", makeLockout(0)));
      const addOne = () =>
        store.transact(async (rows) => {
          const before = await rows.get("lockout", [NORTH, "learner:1"]);
          await Promise.resolve();
          await rows.put("lockout", makeLockout((before?.wrong ?? 0) + 1));
        });
      await Promise.all(Array.from({ length: 25 }, addOne));
      const after = await store.transact((rows) => rows.get("lockout", [NORTH, "learner:1"]));
      expect(after?.wrong).toBe(25);
    });

    test("[IDN2] a row that is none is not taken", async () => {
      const { store } = openWorld();
      const bad = { ...makeLearner(NORTH, 1, "Ada"), isAdmin: true } as RowOf<"learner">;
      await expect(store.transact((rows) => rows.put("learner", bad))).rejects.toThrow("isAdmin");
    });

    test("[IDN2] what was written is there at the next start", async () => {
      const { world, store } = openWorld();
      await store.transact((rows) => rows.put("learner", makeLearner(NORTH, 1, "Zo\u00eb '; DROP TABLE learner")));
      await store.close();
      if (!world.lasts) return;
      const again = world.open();
      const listed = await again.transact((rows) => rows.list("learner", [NORTH]));
      await again.close();
      expect(listed.map((row) => row.name)).toEqual(["Zo\u00eb '; DROP TABLE learner"]);
    });
  });
}

function learnerId(at: number): LearnerId {
  return LearnerId.parse(`20000000-0000-4000-8000-00000000000${at}`);
}

function classId(at: number): string {
  return `30000000-0000-4000-8000-00000000000${at}`;
}

function makeLearner(tenant: string, at: number, name: string): RowOf<"learner"> {
  return { tenant, id: learnerId(at), name, madeAt: 1, erased: null };
}

function makeLockout(wrong: number): RowOf<"lockout"> {
  return { tenant: NORTH, scope: "learner:1", wrong, recent: [], until: 0 };
}
