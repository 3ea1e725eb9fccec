import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LearnerId, uuidFromName } from "#engine";
import { Name } from "#engine/protocol/identity";
import { inPortions } from "./in-portions.ts";
import { planAdding, readTable, regradedIn, type ByHand } from "./plan-adding.ts";
import { readCsv } from "./teach-csv.ts";

function plan(typed: string, there: readonly string[] = [], byHand: ByHand = {}) {
  return planAdding(
    readTable(typed, readCsv, byHand),
    there.map((name) => ({ id: idOf(name), name })),
  );
}

function idOf(name: string): LearnerId {
  return LearnerId.parse(uuidFromName(name));
}

function names(typed: string, byHand: ByHand = {}): readonly string[] {
  return plan(typed, [], byHand).map(({ name }) => name);
}

describe("a list of names", () => {
  test.for([
    ["Amina\nBen\r\n\r\n  Chloe  ", ["Amina", "Ben", "Chloe"]],
    ["Okafor\tAmina\nLi\tBen\t", ["Okafor Amina", "Li Ben"]],
    ["1. Amina\n2) Ben\n 3\tChloe\n- Dora\n• Emil", ["Amina", "Ben", "Chloe", "Dora", "Emil"]],
    ["Jean-Luc\nO'Neill, Mary\nDr. Who", ["Jean-Luc", "O'Neill, Mary", "Dr. Who"]],
    ["Ami\u202Ena\uFEFF\u200B", ["Amina"]],
    ["E\u0301mile", ["\u00C9mile"]],
    ['Ben "Benny" Lee\nAmina', ['Ben "Benny" Lee', "Amina"]],
    ["Pupil 1\nPupil 2", ["Pupil 1", "Pupil 2"]],
    ["", []],
    [" \n\t\n", []],
  ] as const)("[TEA7] %j is %j", ([typed, read]) => {
    expect(names(typed)).toEqual(read);
  });

  test("[TEA7] every name that is to be added is one the server takes", () => {
    const arbTyped = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom("a", "\n", "\u0323", "\u0337", "\u200D", ",", ";", '"', "\t") }),
    );
    fc.assert(
      fc.property(arbTyped, (typed) => {
        for (const { name, group, fate } of plan(typed)) {
          if (fate !== "add") continue;
          expect(Name.safeParse(name).success).toBe(true);
          expect(group === "" || Name.safeParse(group).success).toBe(true);
        }
      }),
    );
  });

  test("[TEA6] a long list goes in portions, each name once and in order", () => {
    const all = Array.from({ length: 45 }, (_, at) => `Pupil ${at}`);
    expect(inPortions(all).map((portion) => portion.length)).toEqual([20, 20, 5]);
    expect(inPortions(all).flat()).toEqual(all);
  });
});

describe("[TEA41] columns", () => {
  test.for([
    ["Last name,First name,Grade\nGarcia,Maria,3\nSmith,Tom,3", ["Maria Garcia", "Tom Smith"]],
    ["Surname;Forename;Year\r\nSmith;Tom;3\r\nLi;Ben;3\r\n", ["Tom Smith", "Ben Li"]],
    ["Student Name\tEmail\tClass\nMaria Garcia\tm@school.example\t3b", ["Maria Garcia"]],
    ["Pupil's first name,Pupil's last name\nMaria,Garcia", ["Maria Garcia"]],
    ["Name;Vorname\nGarcía;María", ["María García"]],
    ["Name,First name,Last name\nMaria Garcia,Maria,Garcia", ["Maria Garcia"]],
    ["First name\nMaria\nTom", ["Maria", "Tom"]],
    ["Pupils\nMaria\nTom", ["Maria", "Tom"]],
    ["Garcia, Maria\nSmith, Tom", ["Maria Garcia", "Tom Smith"]],
    ["Garcia,Maria,3\nSmith,Tom,3", ["Garcia Maria", "Smith Tom"]],
    ["\uFEFFsep=;\nFirst name;Last name\nMaria;Garcia", ["Maria Garcia"]],
    ['Name,Notes\n"Garcia, Maria","likes ""maths"",\nand chess"\nTom Smith,', ["Garcia, Maria", "Tom Smith"]],
    // Nothing after a quote that never ends is lost.
    ['First name,Last name\n"Maria,Garcia\nTom,Smith', ['"Maria Garcia', "Tom Smith"]],
    ["1\tMaria\n2\tTom", ["Maria", "Tom"]],
  ] as const)("%j are %j", ([typed, read]) => {
    expect(names(typed)).toEqual(read);
  });

  test("a header that stands alone is nobody", () => {
    expect(plan("Last name,First name,Grade")).toEqual([]);
  });

  test("what they hold is set by hand, and so is whether there is a head", () => {
    const typed = "Garcia,Maria\nSmith,Tom";
    expect(names(typed, { roles: { 0: "last", 1: "first" } })).toEqual(["Maria Garcia", "Tom Smith"]);
    expect(names(typed, { roles: { 0: "none" } })).toEqual(["Maria", "Tom"]);
    expect(names(typed, { hasHeader: true })).toEqual(["Smith Tom"]);
    expect(names("Name\nMaria", { hasHeader: false })).toEqual(["Name", "Maria"]);
  });

  test("a column of groups goes with each pupil", () => {
    const lines = plan("Name,Set\nMaria Garcia,Reds\nTom Smith,\nBen Li,Blues");
    expect(lines.map(({ name, group }) => [name, group])).toEqual([
      ["Maria Garcia", "Reds"],
      ["Tom Smith", ""],
      ["Ben Li", "Blues"],
    ]);
  });
});

describe("[TEA40] what becomes of each line", () => {
  function fates(typed: string, there: readonly string[] = []): readonly string[] {
    return plan(typed, there).map(({ fate }) => fate);
  }

  test("who would look the same where a name is chosen is not added: in the class already, or above in the list", () => {
    expect(fates("Amina\nBen\namina\nChloe", ["chloe"])).toEqual(["add", "add", "twice", "in-class"]);
    expect(fates("Amina A\nAmina B")).toEqual(["add", "add"]);
  });

  test("a name that cannot be one is told, not cut", () => {
    const [long, marked] = ["x".repeat(61), `a${"\u0323".repeat(5)}`];
    expect(fates(`Ben\n${long}\n${marked}`)).toEqual(["add", "too-long", "many-marks"]);
    expect(plan(long)[0]?.name).toBe(long);
    expect(fates("First name,Last name,Grade\nMaria,Garcia,3\n,,4")).toEqual(["add", "no-name"]);
    expect(fates(`Name,Group\nMaria,${"x".repeat(61)}`)).toEqual(["bad-group"]);
  });

  test("no more are added than the class has room for", () => {
    const there = Array.from({ length: 199 }, (_, at) => `Pupil ${at}`);
    expect(fates("Amina\nBen", there)).toEqual(["add", "no-room"]);
  });
});

describe("[TEA50] grades of who is in the class already", () => {
  const roster = [
    { id: idOf("Amina"), name: "Amina", grade: 3 },
    { id: idOf("Ben"), name: "Ben" },
    { id: idOf("Cai"), name: "Cai", grade: 4 },
  ];
  const planned = (typed: string) => planAdding(readTable(typed, readCsv), roster);

  test("one that the list says otherwise is a change, beside the one that was known; any other line changes nothing", () => {
    const plan = planned("Name,Grade\namina,4\nBen,4\nCai,4\nDee,4\nCai,Year 5");
    expect(plan.map(({ fate }) => fate)).toEqual(["grade", "grade", "in-class", "add", "in-class"]);
    expect(regradedIn(plan)).toEqual([
      { learner: idOf("Amina"), grade: 4, before: 3 },
      { learner: idOf("Ben"), grade: 4, before: null },
    ]);
  });

  test("of two lines with the same name the first one counts", () => {
    expect(regradedIn(planned("Name,Grade\nAmina,4\nAMINA,5"))).toMatchObject([{ grade: 4 }]);
    expect(regradedIn(planned("Name,Grade\nAmina,3\nAmina,5"))).toEqual([]);
  });

  test("a full class takes a change of grade all the same", () => {
    const full = Array.from({ length: 200 }, (_, at) => ({ id: idOf(`Pupil ${at}`), name: `Pupil ${at}`, grade: 3 }));
    const list = readTable("Name,Grade\nPupil 7,4\nNina,4", readCsv);
    expect(planAdding(list, full).map(({ fate }) => fate)).toEqual(["grade", "no-room"]);
  });
});
