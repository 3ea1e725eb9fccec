import { openSchoolData } from "#server";
import type { Verbs } from "./verb.ts";

/** The data as files. */
export const DATA_VERBS: Verbs = {
  backup: {
    takes: 1,
    spare: 1,
    run: async ({ settings, io, args: [folder] }) => io.out(await openSchoolData(settings).backUp(folder)),
  },
  verify: {
    takes: 1,
    spare: 1,
    run: async ({ settings, io, args: [copy] }) => {
      const found = await openSchoolData(settings).verify(copy);
      if (found.manifest === "none")
        io.note("It has no manifest: whether its files are those that were copied is not known.");
      io.out(JSON.stringify(found));
    },
  },
  restore: {
    takes: 1,
    option: "logs-only",
    run: async ({ settings, io, options, args: [copy = ""] }) => {
      const restored = await openSchoolData(settings).restore(copy, options["logs-only"] === true);
      const { notes, setAside, ...counts } = restored;
      io.out(JSON.stringify({ ...counts, setAside: setAside ?? null }));
      for (const note of notes) io.note(note);
      io.note("Start the server: devices then send what the copy lacks.");
    },
  },
};
