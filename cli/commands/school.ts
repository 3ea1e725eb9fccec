import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "#server";
import { misuse, UsageError, type Command, type ExitStatus, type Io } from "../command.ts";
import { ACCOUNT_VERBS } from "./school/account-verbs.ts";
import { DATA_VERBS } from "./school/data-verbs.ts";
import { OPTIONS, type Verbs } from "./school/verb.ts";

const HELP = `Looks after a school: its teachers and classes, and the copies of its data.

usage: mathflow school teachers
       mathflow school invite [--school NAME]
       mathflow school reset-password LOGIN
       mathflow school remove-teacher LOGIN [--classes-to LOGIN]
       mathflow school admin LOGIN
       mathflow school class-owner CLASS LOGIN [--only]
       mathflow school erase-learner ID
       mathflow school export-class CLASS --to FILE|-
       mathflow school backup [FOLDER]
       mathflow school verify [COPY]
       mathflow school restore COPY [--logs-only]
       mathflow school doctor

On the data that MATHFLOW_DATA or DATABASE_URL names, as for \`mathflow serve\`; the server may be running, but for restore.

teachers        one JSON line a teacher: school, login, name, admin, classes
invite          prints a code that makes one teacher, once, within a day
reset-password  prints a code by which this teacher chooses another password at /teach, once, within a day;
                their second step is removed with it
remove-teacher  ends all that the teacher is signed in with; --classes-to says who has the classes from then on
admin           makes a teacher an administrator
class-owner     makes a class (its name or id) this teacher's too; --only: and nobody else's
erase-learner   takes the name, PIN and devices at once; the server erases the answers within the hour
export-class    one JSON line a learner of a class: all that is kept of them, but what marking again found; -: to standard output
backup          copies the data now and prints where to: a folder in FOLDER, which has to be there, else where the server puts its own
verify          looks a copy through (else the newest) and prints what is in it as a JSON line; exit status 1 if it is not whole
restore         puts a copy in the place of the data, which are set aside; --logs-only leaves accounts as they are
doctor          one line a check: ok, warn or fail; exit status 1 if one fails`;

const VERBS: Verbs = { ...ACCOUNT_VERBS, ...DATA_VERBS };

export const schoolCommand: Command = { help: HELP, run };

async function run([name, ...rest]: readonly string[], io: Io): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({ args: [...rest], allowPositionals: true, options: OPTIONS });
  const verb = name === undefined || !Object.hasOwn(VERBS, name) ? undefined : VERBS[name];
  if (verb === undefined) {
    return misuse(io, schoolCommand, name === undefined ? "what shall be done?" : `school has no command ${name}`);
  }
  const foreign = Object.keys(values).find((option) => option !== verb.option);
  if (foreign !== undefined) return misuse(io, schoolCommand, `school ${name} takes no --${foreign}`);
  const { takes, spare = 0 } = verb;
  if (positionals.length > takes || positionals.length < takes - spare) {
    return misuse(io, schoolCommand, `school ${name} needs ${takes} words, got ${positionals.length}`);
  }
  const isWell = await verb.run({ args: positionals, options: values, settings: settingsOf, io });
  return isWell === false ? 1 : 0;
}

function settingsOf() {
  try {
    return readSettings(process.env);
  } catch (cause) {
    if (cause instanceof SettingsError) throw new UsageError(cause.message, { cause });
    throw cause;
  }
}
