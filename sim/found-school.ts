import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { LearnerId } from "#engine";
import { createAsker } from "#testing/school";

export interface Card {
  readonly learner: LearnerId;
  readonly pin: string;
}

export interface FoundedClass {
  readonly id: string;
  /** For own devices. */
  readonly code: string;
  readonly cards: readonly Card[];
}

export interface FoundedSchool {
  readonly makeClass: (name: string, learners: readonly string[]) => Promise<FoundedClass>;
  /** A code by which one device becomes a shared one. Signs the teacher in again, which ends the sign-in before. */
  readonly makeKioskCode: (inClass: string) => Promise<string>;
}

const ACCOUNT = { login: "t.each", password: "harbour violin 7 clouds" };

/** A school of one teacher on a server that has just begun. */
export async function foundSchool(url: string, dataDir: string): Promise<FoundedSchool> {
  const teacher = createAsker(url);
  const file = path.join(dataDir, "set-up-code");
  const code = (await readFile(file, "utf8")).trim();
  await teacher.get("POST", "/auth/setup", { ...ACCOUNT, code, school: "North", name: "T" });
  await rm(file, { force: true });
  return {
    makeClass: async (name, names) => {
      const made = (await teacher.get("POST", "/classes", { name, pins: "digits" })) as Omit<FoundedClass, "cards">;
      const { cards } = (await teacher.get("POST", `/classes/${made.id}/learners`, { names })) as {
        readonly cards: readonly { readonly learner: string; readonly pin: string }[];
      };
      return { ...made, cards: cards.map(({ learner, pin }) => ({ learner: LearnerId.parse(learner), pin })) };
    },
    makeKioskCode: async (inClass) => {
      await teacher.get("POST", "/auth/teacher", ACCOUNT);
      return ((await teacher.get("POST", `/classes/${inClass}/kiosk-codes`, {})) as { readonly code: string }).code;
    },
  };
}
