import fc from "fast-check";
import { expect, test } from "vitest";
import { SkillId, LearnerId, uuidFromName, ItemId } from "#engine";
import type { MatrixView, MisconceptionsView, PupilNow } from "#engine/protocol/class";
import { toCsv } from "#engine/reports/csv";
import { i18n, type Text } from "../../text/text.ts";
import { teach } from "../../text/en/teach.ts";
import { boardAddress, readBoardQuery } from "./board/board-address.ts";
import { countClass } from "./board/count-class.ts";
import { misconceptionTable, timesOf } from "./misconceptions/misconception-table.ts";
import { groupPupils } from "./now/now-groups.ts";
import { nowCsv } from "./now/now-csv.ts";
import { keptIn, skillRows, skillsTable } from "./skills/skills-table.ts";

i18n.load("en", teach);
const t: Text = (id, values) => i18n._(id, values);
const learnerNamed = (name: string) => LearnerId.parse(uuidFromName(name));
const linesOf = (csv: string) => csv.slice(1).split("\r\n").slice(1, -1);
const count = 1_000;

const arbNow = fc
  .array(
    fc.record({
      state: fc.constantFrom<PupilNow["state"]>("alert", "asks", "stuck", "working", "idle", "unheard", "away"),
      lastAt: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      tries: fc.option(fc.nat(5)),
      given: fc.string(),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ state, lastAt, tries, given }, at): PupilNow => {
      const skill = SkillId.parse("g4.fracadd");
      const last = { given: [given], right: false, explanation: null };
      const on = {
        item: ItemId.parse(uuidFromName(`${at}`)),
        skill,
        skillName: "x",
        stem: "x",
        tries: tries ?? 0,
        hintLevel: 0 as const,
        last,
      };
      const name = `Pupil ${at}`;
      return {
        learner: learnerNamed(name),
        name,
        state,
        lastAt,
        heardAt: lastAt,
        stuck: null,
        on: tries === null ? null : on,
        activity: null,
        done: 0,
      };
    }),
  );

test("[TEA81] of any class numbers, groups, rows and file are of one list", () => {
  fc.assert(
    fc.property(arbNow, (pupils) => {
      const groups = groupPupils(pupils);
      const shown = groups.flatMap((group) => group.pupils);
      expect(groups.reduce((sum, group) => sum + group.pupils.length, 0)).toBe(pupils.length);
      const csv = toCsv(nowCsv(t, shown, 1_000_000).columns, shown);
      const names = linesOf(csv).flatMap((line) => /^Pupil \d+/u.exec(line)?.[0] ?? []);
      expect(names).toEqual(shown.map(({ name }) => name));
      const stuck = pupils.filter(({ state }) => state === "stuck").length;
      expect(linesOf(csv).filter((line) => line.includes(",Stuck,"))).toHaveLength(stuck);
    }),
    { numRuns: count, seed: 20_261_127 },
  );
});

const STATES = ["locked", "ready", "placed", "learning", "done", "kept", "review"] as const;

test("[TEA81] [TEA82] what is kept is counted the same on screen and in the file, with a refresh that is due", () => {
  const arbCell = fc.record({ state: fc.constantFrom(...STATES), answers: fc.nat(9) });
  const arb = fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 8 }))
    .chain(([pupils, skills]) =>
      fc.array(fc.array(arbCell, { minLength: skills, maxLength: skills }), { minLength: pupils, maxLength: pupils }),
    );
  fc.assert(
    fc.property(arb, (cells) => {
      const skills = (cells[0] ?? []).map((_, at) => ({
        id: SkillId.parse(`g${at % 3}.s${at}`),
        name: `s${at}`,
        longName: `S${at}`,
        strand: "x",
        grade: at % 3,
      }));
      const pupils = cells.map((own, at) => ({ learner: learnerNamed(`${at}`), name: `P${at}`, cells: own }));
      const view: MatrixView = { at: 1, skills, pupils, unknown: 0 };
      for (const grade of [null, 0, 1]) {
        const rows = skillRows(view, pupils, grade);
        expect(rows.map(({ skill }) => skill.id)).toEqual(
          skills.filter((one) => grade === null || one.grade === grade).map(({ id }) => id),
        );
        const { columns } = skillsTable(t, rows, pupils);
        for (const row of rows) {
          const told = columns.map(({ value }) => value(row));
          expect(told).toHaveLength(pupils.length + 2);
          expect(told.at(-1)).toBe(keptIn(row));
          const words = told.slice(1, -1).filter((word) => word === "Kept" || word === "Ready for a refresh");
          expect(words).toHaveLength(keptIn(row));
        }
      }
    }),
    { numRuns: 200, seed: 20_261_128 },
  );
});

test("[TEA81] [TEA83] the file of misconceptions adds up to the numbers of the table", () => {
  const one = (rule: string, times: readonly number[]): MisconceptionsView["misconceptions"][number] => ({
    skill: SkillId.parse("g4.fracadd"),
    skillName: "Adding",
    rule,
    explanation: "=1+1",
    pupils: times.map((n, at) => ({ learner: learnerNamed(`${at}`), times: n, lastAt: 1 })),
    examples: [{ learner: learnerNamed("0"), stem: "x", given: ["-5"], answer: "5", at: 1 }],
    before: 0,
  });
  const misconceptions = [one("a", [3, 1]), one("b", [2])];
  const view: MisconceptionsView = { at: 1, names: [], misconceptions, lesson: { groups: [], goOn: [] }, unknown: 0 };
  const { columns, rows } = misconceptionTable(t, view, (learner) => learner.slice(0, 4));
  const sum = rows.reduce((all, row) => all + Number(columns[3]?.value(row)), 0);
  expect(sum).toBe(misconceptions.reduce((all, each) => all + timesOf(each), 0));
  expect(toCsv(columns, rows)).toContain("'=1+1");
  expect(toCsv(columns, rows)).toContain("'-5");
});

test("[TEA90] the board counts who is at work, and tells nobody's name or trouble", () => {
  const at = 1_000_001 + 5 * 60_000;
  fc.assert(
    fc.property(arbNow, (pupils) => {
      const { atWork, of, done, skills } = countClass(pupils, at);
      const isThere = ({ state, lastAt }: PupilNow) =>
        state === "alert" || state === "asks"
          ? at - (lastAt ?? 0) < 10 * 60_000
          : state !== "away" && state !== "unheard";
      const there = pupils.filter(isThere);
      expect([atWork, of]).toEqual([there.length, pupils.length]);
      expect(done).toBe(there.map((one) => one.done).reduce((sum, one) => sum + one, 0));
      const onSkills = skills.map((one) => one.pupils).reduce((sum, one) => sum + one, 0);
      expect(onSkills).toBe(there.filter(({ on }) => on !== null).length);
      // Whoever needs somebody counts as anybody else does, and an alert of yesterday is nobody at work.
      const calm = pupils.map((one) => ({ ...one, state: isThere(one) ? ("working" as const) : ("away" as const) }));
      expect(countClass(calm, at)).toEqual(countClass(pupils, at));
      expect(
        countClass(
          pupils.filter(({ state }) => state === "alert"),
          at + 86_400_000,
        ).atWork,
      ).toBe(0);
      expect(JSON.stringify(skills)).not.toContain("Pupil");
    }),
    { numRuns: count },
  );
});

test("[TEA91] the address of a board keeps what it shows, and nothing else is read from it", () => {
  const query = { skill: "g3.subz", difficulty: 4, rules: ["SB-03", "SB-04"] } as const;
  const address = boardAddress("c", "answers", query);
  expect(readBoardQuery(address.slice(address.indexOf("?")))).toEqual(query);
  expect(readBoardQuery("?level=9&rule=")).toEqual({ skill: null, difficulty: 2, rules: [""] });
  expect(boardAddress("c", "class")).toBe("/teach/class/c/board/class");
});
