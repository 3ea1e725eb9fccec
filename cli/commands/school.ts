import { parseArgs } from "node:util";
import { openSchoolOffice, readSettings, SettingsError, type Office } from "#server";
import { misuse, UsageError, type Command, type ExitStatus, type Io } from "../command.ts";

const HELP = `Looks after a school's accounts: teachers, their passwords and classes.

usage: mathflow school teachers
       mathflow school invite [--school NAME]
       mathflow school reset-password LOGIN
       mathflow school remove-teacher LOGIN [--classes-to LOGIN]
       mathflow school admin LOGIN
       mathflow school class-owner CLASS LOGIN [--only]
       mathflow school erase-learner ID

On the data that MATHFLOW_DATA or DATABASE_URL names, as for \`mathflow serve\`; the server may be running.

teachers        one JSON line a teacher: school, login, name, admin, classes
invite          prints a code that makes one teacher, once, within a day
reset-password  prints a code by which this teacher chooses another password at /teach, once, within a day;
                their second step is removed with it
remove-teacher  ends all that the teacher is signed in with; --classes-to says who has the classes from then on
admin           makes a teacher an administrator
class-owner     makes a class (its name or id) this teacher's too; --only: and nobody else's
erase-learner   takes the name, PIN and devices at once; the server erases the answers within the hour`;

interface Asked {
  readonly args: readonly string[];
  readonly options: { readonly school?: string; readonly "classes-to"?: string; readonly only?: boolean };
  readonly io: Io;
}

interface Verb {
  /** How many words it needs. */
  readonly takes: number;
  readonly option?: keyof Asked["options"];
  readonly run: (office: Office, asked: Asked) => Promise<void>;
}

const VERBS: Readonly<Record<string, Verb>> = {
  teachers: {
    takes: 0,
    run: async (office, { io }) => {
      for (const teacher of await office.teachers()) io.out(JSON.stringify(teacher));
    },
  },
  invite: {
    takes: 0,
    option: "school",
    run: async (office, { io, options }) => tellCode(io, await office.invite(options.school), "It makes one teacher"),
  },
  "reset-password": {
    takes: 1,
    run: async (office, { io, args: [login = ""] }) =>
      tellCode(
        io,
        await office.resetPassword(login),
        `${login} types it at /teach under “I have a code”, which removes the second step too`,
      ),
  },
  "remove-teacher": {
    takes: 1,
    option: "classes-to",
    run: async (office, { io, args: [login = ""], options }) => {
      await office.removeTeacher(login, options["classes-to"]);
      io.note(`${login} is not a teacher of the school any more.`);
    },
  },
  admin: {
    takes: 1,
    run: async (office, { io, args: [login = ""] }) => {
      await office.makeAdmin(login);
      io.note(`${login} is an administrator.`);
    },
  },
  "class-owner": {
    takes: 2,
    option: "only",
    run: async (office, { io, args: [inClass = "", login = ""], options }) => {
      await office.giveClass(inClass, login, options.only === true);
      io.note(`${inClass} is a class of ${login}.`);
    },
  },
  "erase-learner": {
    takes: 1,
    run: async (office, { io, args: [id = ""] }) => {
      await office.eraseLearner(id);
      io.note("The name is gone. The server erases the answers within the hour, or at its next start.");
    },
  },
};

export const schoolCommand: Command = { help: HELP, run };

async function run([name, ...rest]: readonly string[], io: Io): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    options: { school: { type: "string" }, "classes-to": { type: "string" }, only: { type: "boolean" } },
  });
  const verb = name === undefined ? undefined : VERBS[name];
  if (verb === undefined) {
    return misuse(io, schoolCommand, name === undefined ? "what shall be done?" : `school has no command ${name}`);
  }
  const foreign = Object.keys(values).find((option) => option !== verb.option);
  if (foreign !== undefined) return misuse(io, schoolCommand, `school ${name} takes no --${foreign}`);
  if (positionals.length !== verb.takes) {
    return misuse(io, schoolCommand, `school ${name} needs ${verb.takes} words, got ${positionals.length}`);
  }
  const office = await openSchoolOffice(settingsOf());
  try {
    await verb.run(office, { args: positionals, options: values, io });
    return 0;
  } finally {
    await office.close();
  }
}

function settingsOf() {
  try {
    return readSettings(process.env);
  } catch (cause) {
    if (cause instanceof SettingsError) throw new UsageError(cause.message, { cause });
    throw cause;
  }
}

function tellCode(io: Io, { code, endsAt }: { readonly code: string; readonly endsAt: number }, how: string): void {
  io.out(code);
  io.note(`${how}, once, until ${new Date(endsAt).toISOString()}.`);
}
