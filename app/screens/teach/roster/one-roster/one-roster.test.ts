import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { LearnerId } from "#engine";
import type { Learner } from "../../whole-class.ts";
import { stepsOf } from "./apply-roster.ts";
import { diffRoster, type DiffRow, type Links, type Wishes } from "./diff-roster.ts";
import { readOneRoster, type ListedClass } from "./teach-one-roster.ts";

const TODAY = "2026-11-27";
const FILES = {
  "manifest.csv":
    "propertyName,value\nmanifest.version,1.0\noneroster.version,1.1\nfile.users,bulk\nfile.enrollments,bulk\n",
  "orgs.csv": "sourcedId,status,dateLastModified,name,type\no-1,,,Hill School,school\n",
  "classes.csv":
    "sourcedId,status,dateLastModified,title,schoolSourcedId\nc-1,,,Maths 4b,o-1\nc-2,,,Maths 5a,o-1\nc-3,tobedeleted,,Old,o-1\n",
  "users.csv": [
    "sourcedId,status,dateLastModified,enabledUser,role,username,givenName,familyName,preferredFirstName",
    "p-1,,,true,student,mg,María,García,",
    "p-2,,,true,student,ts,Thomas,Smith,Tom",
    "p-3,,,false,student,bl,Ben,Li,",
    "p-4,tobedeleted,,true,student,cc,Cai,Chen,",
    "t-1,,,true,teacher,at,Ada,Quill,",
  ].join("\r\n"),
  "enrollments.csv": [
    "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate",
    "e-1,,,c-1,o-1,p-1,student,,2026-08-01,2027-07-01",
    "e-2,,,c-1,o-1,p-2,student,,,",
    "e-3,,,c-1,o-1,p-3,student,,,",
    "e-4,,,c-1,o-1,p-4,student,,,",
    "e-5,,,c-1,o-1,t-1,teacher,true,,",
    "e-6,,,c-1,o-1,p-9,student,,,",
    "e-7,,,c-2,o-1,p-1,student,,2025-08-01,2026-07-01",
  ].join("\n"),
};
type Files = Readonly<Partial<Record<keyof typeof FILES, string>>>;

function zipOf(files: Files = FILES, folder = ""): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}${name}`, strToU8(text)])));
}

function read(files: Files = FILES) {
  return readOneRoster(zipOf(files), TODAY);
}

describe("[TEA44] a OneRoster zip", () => {
  test("has classes with their schools, and pupils as they are called", () => {
    const found = read();
    if (!found.ok) throw new Error(found.error.type);
    expect(found.value.isWhole).toBe(true);
    expect(found.value.classes.map(({ title, school }) => [title, school])).toEqual([
      ["Maths 4b", "Hill School"],
      ["Maths 5a", "Hill School"],
    ]);
    const [first, second] = found.value.classes;
    expect(first?.pupils).toEqual([
      { sourcedId: "p-1", name: "María García" },
      { sourcedId: "p-2", name: "Tom Smith" },
    ]);
    // Switched off, deleted; and one who is in no list of people.
    expect(first?.gone).toEqual(["p-3", "p-4"]);
    expect(first?.unknown).toBe(1);
    // An enrolment that is over is none.
    expect(second).toMatchObject({ pupils: [], gone: ["p-1"] });
  });

  test("may be of version 1.2, in a folder, without a manifest, and with what a Mac adds", () => {
    const { "manifest.csv": _, ...rest } = FILES;
    const files = { ...zipEntries(rest, "export/"), "__MACOSX/export/._users.csv": strToU8("\0") };
    expect(readOneRoster(zipSync(files), TODAY)).toMatchObject({ ok: true });
    const newer = FILES["manifest.csv"].replace("version,1.1", "version,1.2");
    expect(read({ ...FILES, "manifest.csv": newer })).toMatchObject({ ok: true });
  });

  test("that holds changes only is told from one that holds everybody", () => {
    const manifest = FILES["manifest.csv"].replace("file.enrollments,bulk", "file.enrollments,delta");
    expect(read({ ...FILES, "manifest.csv": manifest })).toMatchObject({ ok: true, value: { isWhole: false } });
  });

  const { "users.csv": _users, ...withoutUsers } = FILES;
  test.for<readonly [Files, object]>([
    [withoutUsers, { type: "missing-file", file: "users.csv" }],
    [
      { ...FILES, "users.csv": FILES["users.csv"].replace("givenName", "first") },
      { type: "missing-column", file: "users.csv", column: "givenName" },
    ],
    [
      { ...FILES, "enrollments.csv": FILES["enrollments.csv"].replace("c-1,o-1,p-2", "c-1,o-1,") },
      { type: "bad-value", file: "enrollments.csv", column: "userSourcedId", row: 2 },
    ],
    [
      { ...FILES, "users.csv": FILES["users.csv"].replace("p-2", "x".repeat(256)) },
      { type: "bad-value", file: "users.csv", column: "sourcedId", row: 2 },
    ],
    [
      { ...FILES, "classes.csv": 'sourcedId,title\nc-1,"Maths 4b\n' },
      { type: "torn", file: "classes.csv", row: 1 },
    ],
    [{ ...FILES, "classes.csv": "sourcedId,title\n" }, { type: "no-classes" }],
    [
      { ...FILES, "manifest.csv": "propertyName,value\noneroster.version,2.0\n" },
      { type: "version", version: "2.0" },
    ],
  ])("names what is the matter and where: %#", ([files, fault]) => {
    expect(read(files)).toEqual({ ok: false, error: fault });
  });

  test("that is none, or was cut, is told", () => {
    const whole = zipOf();
    expect(readOneRoster(whole.slice(0, whole.length / 2), TODAY)).toEqual({
      ok: false,
      error: { type: "broken-zip" },
    });
    expect(readOneRoster(zipSync({ "a.txt": strToU8("a") }), TODAY)).toMatchObject({ error: { type: "missing-file" } });
  });
});

function zipEntries(files: Files, folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}${name}`, strToU8(text)]));
}

function learnerId(at: number): LearnerId {
  return LearnerId.parse(`20000000-0000-4000-8000-${String(at).padStart(12, "0")}`);
}

interface Place {
  readonly roster: readonly Learner[];
  readonly links: Links;
}

function listedOf(pupils: readonly (readonly [id: string, name: string])[], gone: readonly string[] = []): ListedClass {
  const of = pupils.map(([sourcedId, name]) => ({ sourcedId, name }));
  return { sourcedId: "c-1", title: "4b", school: "", pupils: of, gone, unknown: 0 };
}

function fileOf(listed: ListedClass, isWhole = true) {
  const grades: ReadonlyMap<string, number> = new Map();
  return { isWhole, grades, names: new Map(listed.pupils.map(({ sourcedId, name }) => [sourcedId, name])) };
}

/** Of each pupil here: the name, and the other system's id where it is known. */
function placeOf(...here: readonly (readonly [name: string, sourcedId?: string])[]): Place {
  const roster = here.map(([name], at) => ({ id: learnerId(at), name, since: 0 }));
  const links = here.flatMap(([name, sourcedId], at) =>
    sourcedId === undefined ? [] : [{ learner: learnerId(at), name, sourcedId, left: false }],
  );
  return { roster, links };
}

const ALL: Wishes = { rename: true, leave: true };
const NAMES_ONLY: Wishes = { rename: true, leave: false };

function said(rows: readonly DiffRow[]): readonly string[] {
  return rows.map(({ change, name }) => `${change} ${name}`);
}

describe("[TEA45] a class beside the file", () => {
  test("says who is new, called otherwise, gone, back, known by name, and only here", () => {
    const here = placeOf(["Maria Garcia", "p-1"], ["Thomas Smith", "p-2"], ["Ben Li", "p-3"], ["Ann Lee"], ["Zoe Zed"]);
    const links = [...here.links, { learner: learnerId(9), name: "Cai Chen", sourcedId: "p-4", left: true }];
    const listed = listedOf([
      ["p-1", "Maria Garcia"],
      ["p-2", "Tom Smith"],
      ["p-4", "Cai Chen"],
      ["p-5", "Ann LEE"],
      ["p-6", "Dee Dow"],
    ]);
    const rows = diffRoster(fileOf(listed), listed, { ...here, links }, NAMES_ONLY);
    expect(said(rows)).toEqual([
      "gone Ben Li",
      "renamed Tom Smith",
      "back Cai Chen",
      "new Dee Dow",
      "known Ann LEE",
      "own Zoe Zed",
      "same Maria Garcia",
    ]);
    expect(stepsOf(rows, NAMES_ONLY)).toEqual([
      {
        leave: [],
        rename: [
          { learner: learnerId(1), name: "Tom Smith" },
          { learner: learnerId(3), name: "Ann LEE" },
        ],
        link: [{ learner: learnerId(3), sourcedId: "p-5" }],
        grade: [],
        add: [],
      },
      {
        leave: [],
        rename: [],
        link: [],
        grade: [],
        add: [
          { sourcedId: "p-4", name: "Cai Chen" },
          { sourcedId: "p-6", name: "Dee Dow" },
        ],
      },
    ]);
    expect(stepsOf(rows, ALL)[0]?.leave).toEqual([learnerId(2)]);
    expect(stepsOf(rows, { rename: false, leave: false })[0]?.rename).toEqual([]);
  });

  test("a file with changes only makes nobody gone but whom it names", () => {
    const here = placeOf(["Maria Garcia", "p-1"], ["Tom Smith", "p-2"], ["Ben Li", "p-3"]);
    const listed = listedOf([["p-1", "Maria Garcia"]], ["p-3"]);
    expect(said(diffRoster(fileOf(listed, false), listed, here, ALL))).toEqual([
      "gone Ben Li",
      "same Maria Garcia",
      "same Tom Smith",
    ]);
  });

  test("two of one name are told before anything is sent, and whoever leaves frees a name", () => {
    const here = placeOf(["Tom Smith", "p-1"], ["Ann Lee"]);
    const listed = listedOf([
      ["p-2", "Tom Smith"],
      ["p-3", "Dee Dow"],
      ["p-4", "dee dow"],
      ["p-5", "x".repeat(61)],
    ]);
    expect(said(diffRoster(fileOf(listed), listed, here, NAMES_ONLY))).toEqual([
      "clash dee dow",
      "clash Tom Smith",
      `bad-name ${"x".repeat(61)}`,
      "gone Tom Smith",
      "new Dee Dow",
      "own Ann Lee",
    ]);
    expect(said(diffRoster(fileOf(listed), listed, here, ALL))).toContain("new Tom Smith");
  });

  /** What the server makes of the steps, in short. */
  function after({ roster, links }: Place, rows: readonly DiffRow[], wishes: Wishes): Place {
    let [people, known] = [[...roster], [...links]];
    let next = 1000 + people.length;
    for (const { leave, rename, link, grade, add } of stepsOf(rows, wishes)) {
      people = people
        .filter(({ id }) => !leave.includes(id))
        .map((one) => ({ ...one, name: rename.find(({ learner }) => learner === one.id)?.name ?? one.name }))
        .map((one) => {
          const said = grade.find(({ learner }) => learner === one.id)?.grade ?? one.grade;
          return said === undefined ? one : { ...one, grade: said };
        });
      known = known.map((one) => (leave.includes(one.learner) ? { ...one, left: true } : one));
      known.push(...link.map((one) => ({ ...one, learner: LearnerId.parse(one.learner), name: "", left: false })));
      for (const { sourcedId, name, grade: said } of add) {
        const before = known.find((one) => one.sourcedId === sourcedId);
        const learner = before?.learner ?? learnerId((next += 1));
        people.push({ id: learner, name, since: 0, ...(said === undefined ? {} : { grade: said }) });
        known = [...known.filter((one) => one.sourcedId !== sourcedId), { learner, name, sourcedId, left: false }];
      }
    }
    return { roster: people, links: known };
  }

  test("the same file twice is no change, whatever the class was, and no two have one name", () => {
    const name = fc.constantFrom("Ann", "ann", "Ben", "Cai", "Dee", "x".repeat(61), "");
    const id = fc.constantFrom("p-1", "p-2", "p-3", "p-4", "p-5", "p-6");
    const here = fc.uniqueArray(
      fc.tuple(fc.constantFrom("Ann", "Ben", "Cai", "Dee", "Eve"), fc.option(id, { nil: undefined })),
      {
        selector: ([called]) => called,
      },
    );
    const grades = fc.array(fc.tuple(id, fc.integer({ min: 0, max: 12 }))).map((all) => new Map(all));
    const inFile = fc.uniqueArray(fc.tuple(id, name), { selector: ([one]) => one });
    fc.assert(
      fc.property(here, inFile, fc.boolean(), fc.boolean(), grades, (pupils, rows, rename, leave, said) => {
        const ids = pupils.map(([, one]) => one).filter((one) => one !== undefined);
        fc.pre(new Set(ids).size === ids.length);
        const [listed, wishes] = [listedOf(rows), { rename, leave }];
        const place = placeOf(
          ...pupils.map(([called, one]) => (one === undefined ? ([called] as const) : ([called, one] as const))),
        );
        const done = after(place, diffRoster({ ...fileOf(listed), grades: said }, listed, place, wishes), wishes);
        const names = done.roster.map((one) => one.name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        expect(stepsOf(diffRoster({ ...fileOf(listed), grades: said }, listed, done, wishes), wishes)).toEqual([]);
      }),
    );
  });

  test("[TEA50] the grade of the file stands beside the one that is known, and is kept where they differ", () => {
    const here = placeOf(["Ann Lee", "p-1"], ["Ben Li", "p-2"], ["Cai Chen", "p-3"], ["Dee Dow", "p-4"]);
    const roster = here.roster.map((one, at) => (at === 3 ? one : { ...one, grade: 3 }));
    const listed = listedOf([
      ["p-1", "Ann Lee"],
      ["p-2", "Benjamin Li"],
      ["p-3", "Cai Chen"],
      ["p-4", "Dee Dow"],
      ["p-5", "Eve Fox"],
    ]);
    const grades = new Map(["p-1", "p-2", "p-5"].map((one) => [one, 4]));
    const file = { ...fileOf(listed), grades: grades.set("p-3", 3) };
    const rows = diffRoster(file, listed, { ...here, roster }, ALL);
    expect(said(rows)).toEqual([
      "renamed Benjamin Li",
      "new Eve Fox",
      "grade Ann Lee",
      "same Cai Chen",
      "same Dee Dow",
    ]);
    expect(stepsOf(rows, ALL)).toMatchObject([
      {
        grade: [
          { learner: learnerId(1), grade: 4 },
          { learner: learnerId(0), grade: 4 },
        ],
      },
      { add: [{ sourcedId: "p-5", grade: 4 }] },
    ]);
  });

  test("[TEA44] [TEA50] grades are read of the people in the file", () => {
    const users = FILES["users.csv"]
      .split("\r\n")
      .map((line, at) => `${line},${at === 0 ? "grades" : at === 1 ? "04" : ""}`);
    const found = read({ ...FILES, "users.csv": users.join("\n") });
    expect(found.ok && [...found.value.grades]).toEqual([["p-1", 4]]);
  });

  test("steps are small enough for the server, and lose nobody", () => {
    const listed = listedOf(Array.from({ length: 45 }, (_, at) => [`p-${at}`, `Pupil ${at}`] as const));
    const steps = stepsOf(diffRoster(fileOf(listed), listed, placeOf(), ALL), ALL);
    expect(steps.map(({ add }) => add.length)).toEqual([20, 20, 5]);
  });
});
