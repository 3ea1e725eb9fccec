import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { examineSchool, exportSchoolClass, openSchoolData } from "#server";
import { UsageError } from "../../command.ts";
import type { Verbs } from "./verb.ts";

/** The data: copies of them, what is kept of a class, and whether all is well. */
export const DATA_VERBS: Verbs = {
  "export-class": {
    takes: 1,
    option: "to",
    run: async ({ settings, io, options: { to }, args: [named = ""] }) => {
      if (to === undefined) throw new UsageError("school export-class needs --to FILE, or --to - for standard output");
      const pieces = exportSchoolClass(settings(), named);
      if (to !== "-") return writeFile(to, pieces);
      for await (const piece of pieces) await io.write(piece);
    },
  },
  backup: {
    takes: 1,
    spare: 1,
    run: async ({ settings, io, args: [folder] }) => {
      const { copy, onSameDisk } = await openSchoolData(settings()).backUp(folder);
      io.out(copy);
      if (folder === undefined) io.note("The server thins it out like its own: for one to keep, name a folder.");
      else if (onSameDisk)
        io.note("It is on the disk of the data. If it was to be on another, that one is not mounted.");
    },
  },
  verify: {
    takes: 1,
    spare: 1,
    run: async ({ settings, io, args: [copy] }) => {
      const found = await openSchoolData(settings()).verify(copy);
      if (found.manifest === "none")
        io.note("It has no manifest: whether its files are those that were copied is not known.");
      io.out(JSON.stringify(found));
    },
  },
  restore: {
    takes: 1,
    option: "logs-only",
    run: async ({ settings, io, options, args: [copy = ""] }) => {
      const restored = await openSchoolData(settings()).restore(copy, options["logs-only"] === true);
      const { notes, setAside, ...counts } = restored;
      io.out(JSON.stringify({ ...counts, setAside: setAside ?? null }));
      for (const note of notes) io.note(note);
      io.note("Start the server: devices then send what the copy lacks.");
    },
  },
  doctor: {
    takes: 0,
    run: async ({ io }) => {
      let isWell = true;
      for await (const { state, name, says } of examineSchool(process.env)) {
        io.out(`${state.padEnd(4)}  ${name.padEnd(15)}  ${says}`);
        isWell &&= state !== "fail";
      }
      return isWell;
    },
  },
};

/** Children's data: for whoever asked alone, and never in the place of another file. One that was not finished goes. */
async function writeFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await pipeline(Readable.from(pieces), handle.createWriteStream());
  } catch (error) {
    await rm(file);
    throw error;
  }
}
