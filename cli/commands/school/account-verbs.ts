import { openSchoolOffice, type Office } from "#server";
import type { Io } from "../../command.ts";
import type { Asked, Verbs } from "./verb.ts";

/** Teachers, their passwords and classes. */
export const ACCOUNT_VERBS: Verbs = {
  teachers: {
    takes: 0,
    run: inOffice(async (office, { io }) => {
      for (const teacher of await office.teachers()) io.out(JSON.stringify(teacher));
    }),
  },
  invite: {
    takes: 0,
    option: "school",
    run: inOffice(async (office, { io, options }) =>
      tellCode(io, await office.invite(options.school), "It makes one teacher"),
    ),
  },
  "reset-password": {
    takes: 1,
    run: inOffice(async (office, { io, args: [login = ""] }) =>
      tellCode(
        io,
        await office.resetPassword(login),
        `${login} types it at /teach under “I have a code”, which removes the second step too`,
      ),
    ),
  },
  "remove-teacher": {
    takes: 1,
    option: "classes-to",
    run: inOffice(async (office, { io, args: [login = ""], options }) => {
      await office.removeTeacher(login, options["classes-to"]);
      io.note(`${login} is not a teacher of the school any more.`);
    }),
  },
  admin: {
    takes: 1,
    run: inOffice(async (office, { io, args: [login = ""] }) => {
      await office.makeAdmin(login);
      io.note(`${login} is an administrator.`);
    }),
  },
  "class-owner": {
    takes: 2,
    option: "only",
    run: inOffice(async (office, { io, args: [inClass = "", login = ""], options }) => {
      await office.giveClass(inClass, login, options.only === true);
      io.note(`${inClass} is a class of ${login}.`);
    }),
  },
  "erase-learner": {
    takes: 1,
    run: inOffice(async (office, { io, args: [id = ""] }) => {
      await office.eraseLearner(id);
      io.note("The name is gone. The server erases the answers within the hour, or at its next start.");
    }),
  },
};

function inOffice(work: (office: Office, asked: Asked) => Promise<void> | void) {
  return async (asked: Asked): Promise<void> => {
    const office = await openSchoolOffice(asked.settings());
    try {
      await work(office, asked);
    } finally {
      await office.close();
    }
  };
}

function tellCode(io: Io, { code, endsAt }: { readonly code: string; readonly endsAt: number }, how: string): void {
  io.out(code);
  io.note(`${how}, once, until ${new Date(endsAt).toISOString()}.`);
}
