import type { IdentityStore, Rows } from "./identity-store.ts";
import { eraseLearner } from "./learner-routes.ts";
import { Refusal } from "./refusal.ts";
import { classesOfTeacher, giveClass, giveResetCode, invite, removeTeacher, type GivenCode } from "./staff.ts";
import { listSchools } from "./sweep.ts";
import type { ClassRow, TeacherRow } from "./tables.ts";
import { findTeacher } from "./teacher-sign-in.ts";

export interface ListedTeacher {
  readonly school: string;
  readonly login: string;
  readonly name: string;
  readonly admin: boolean;
  readonly classes: readonly { readonly id: string; readonly name: string; readonly archived: boolean }[];
}

/**
 * What whoever runs the server does for a school without a browser, with the server up: the same store, the same rules [IDN33].
 * Each throws a sentence where something is not there or may not be.
 */
export interface Office {
  readonly teachers: () => Promise<readonly ListedTeacher[]>;
  /** @param school - its name, where there are several */
  readonly invite: (school?: string) => Promise<GivenCode>;
  readonly resetPassword: (login: string) => Promise<GivenCode>;
  readonly removeTeacher: (login: string, heir?: string) => Promise<void>;
  readonly makeAdmin: (login: string) => Promise<void>;
  /** A class, by id or name, becomes a teacher's; `only`: and nobody else's. */
  readonly giveClass: (inClass: string, login: string, only: boolean) => Promise<void>;
  /** Takes the name at once; the server erases the log within the hour, or at its next start. */
  readonly eraseLearner: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openOffice(store: IdentityStore, now: () => number): Office {
  const inOneGo = <Value>(work: (rows: Rows) => Promise<Value>) => store.transact(work);

  return {
    teachers: () => inOneGo(listTeachers),
    invite: (school) => inOneGo(async (rows) => invite(rows, await findSchool(rows, school), now())),
    resetPassword: (login) => inOneGo(async (rows) => giveResetCode(rows, await teacherNamed(rows, login), now())),
    removeTeacher: (login, heir) =>
      inOneGo(async (rows) => {
        const teacher = await teacherNamed(rows, login);
        await removeTeacher(
          rows,
          teacher,
          heir === undefined ? undefined : await colleague(rows, teacher.tenant, heir),
        );
      }),
    makeAdmin: (login) =>
      inOneGo(async (rows) => rows.put("teacher", { ...(await teacherNamed(rows, login)), admin: true })),
    giveClass: (named, login, only) =>
      inOneGo(async (rows) => {
        const teacher = await teacherNamed(rows, login);
        const inClass = await classNamed(rows, [teacher.tenant], named);
        await giveClass(rows, inClass, teacher, only ? inClass.teachers : []);
      }),
    eraseLearner: async (id) => {
      await inOneGo(async (rows) => {
        for (const tenant of await listSchools(rows)) {
          const found = await rows.get("learner", [tenant, id]);
          if (found !== undefined && found.erased === null) return eraseLearner(rows, found, now());
        }
        throw new Refusal(404, `There is no learner ${id}.`);
      });
      await store.scrub();
    },
    close: () => store.close(),
  };
}

async function listTeachers(rows: Rows): Promise<readonly ListedTeacher[]> {
  const listed: ListedTeacher[] = [];
  for (const tenant of await listSchools(rows)) {
    const school = (await rows.get("school", [tenant]))?.name ?? "";
    for (const teacher of await rows.list("teacher", [tenant])) {
      const { login, name, admin } = teacher;
      const classes = (await classesOfTeacher(rows, teacher)).map((one) => ({
        id: one.id,
        name: one.name,
        archived: one.archivedAt !== null,
      }));
      listed.push({ school, login, name, admin, classes });
    }
  }
  return listed;
}

async function findSchool(rows: Rows, name: string | undefined): Promise<string> {
  const schools = [...(await listSchools(rows))];
  const named: string[] = [];
  for (const tenant of schools) {
    if (name === undefined || (await rows.get("school", [tenant]))?.name === name) named.push(tenant);
  }
  const [found, ...others] = named;
  if (found === undefined)
    throw new Refusal(404, name === undefined ? "There is no school yet." : `There is no school ${name}.`);
  if (others.length > 0) throw new Refusal(409, "There are several schools: say which one.");
  return found;
}

async function teacherNamed(rows: Rows, login: string): Promise<TeacherRow> {
  const found = await findTeacher(rows, login);
  if (found === undefined) throw new Refusal(404, `There is no teacher ${login}.`);
  return found;
}

async function colleague(rows: Rows, tenant: string, login: string): Promise<TeacherRow> {
  const found = await teacherNamed(rows, login);
  if (found.tenant !== tenant) throw new Refusal(404, `${login} teaches at another school.`);
  return found;
}

/** A class of one of these schools, by id or name. */
export async function classNamed(rows: Rows, tenants: Iterable<string>, named: string): Promise<ClassRow> {
  const found: ClassRow[] = [];
  for (const tenant of tenants) {
    found.push(...(await rows.list("class", [tenant])).filter(({ id, name }) => id === named || name === named));
  }
  const [inClass, ...others] = found;
  if (inClass === undefined) throw new Refusal(404, `There is no class ${named}.`);
  if (others.length > 0) throw new Refusal(409, `There are several classes ${named}: name one by its id.`);
  return inClass;
}
