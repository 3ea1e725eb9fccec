import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { holdFolder } from "./file-lock.ts";
import { copyNow } from "./http/copy-now.ts";
import { listCopies } from "./http/copies.ts";
import { DATABASE_NAMES, pepperSumOf } from "./http/database-files.ts";
import { newestName } from "./http/plan-prune.ts";
import { restoreCopy, type Restored } from "./http/restore-copy.ts";
import { verifyCopy, type VerifiedCopy } from "./http/verify-copy.ts";
import { judgePepper } from "./identity/index.ts";
import { backupFolder, type ServeSettings } from "./serve-settings.ts";

export interface MadeCopy {
  /** Its folder. */
  readonly copy: string;
  /** It lies on the disk of the data, and is lost with it. */
  readonly onSameDisk: boolean;
}

/** What is done with the files of a school by whoever runs it. */
export interface SchoolData {
  /**
   * A copy now, with the server up or down. @param folder - where that of the copies is not meant
   *
   * @throws where there is no such folder: made by us, that of a stick which is not mounted would be on the disk it is to outlive
   */
  readonly backUp: (folder?: string) => Promise<MadeCopy>;
  /** Looks a copy through, the newest unless told. @throws where something is wrong with it */
  readonly verify: (copy?: string) => Promise<VerifiedCopy>;
  /** Puts a copy in the place of the data, which are set aside. @throws where a server has the folder */
  readonly restore: (copy: string, logsOnly: boolean) => Promise<Restored & { readonly notes: readonly string[] }>;
}

export function openSchoolData(settings: ServeSettings): SchoolData {
  const { dataDir, databaseUrl } = settings;

  function folderOfCopies(): string {
    const folder = backupFolder(settings);
    if (folder === undefined) throw new Error("MATHFLOW_BACKUPS is off: name a folder");
    return folder;
  }

  function assertFiles(): void {
    if (databaseUrl !== undefined) throw new Error(`The data are in PostgreSQL (DATABASE_URL). ${HOW_POSTGRES}`);
  }

  async function newest(): Promise<string> {
    const folder = folderOfCopies();
    const name = newestName((await listCopies(folder, DATABASE_NAMES)).whole, Date.now());
    if (name === undefined) throw new Error(`there is no copy in ${folder}`);
    return path.join(folder, name);
  }

  return {
    backUp: async (folder) => {
      assertFiles();
      const place = path.resolve(folder ?? folderOfCopies());
      if (folder !== undefined && !existsSync(place)) {
        throw new Error(`there is no folder ${place}: make it, or look whether the disk it is to be on is mounted`);
      }
      const copy = await copyNow(dataDir, place);
      return { copy, onSameDisk: (await stat(place)).dev === (await stat(dataDir)).dev };
    },
    verify: async (copy) => verifyCopy(path.resolve(copy ?? (await newest()))),
    restore: async (copy, logsOnly) => {
      assertFiles();
      const folder = await holdFolder(dataDir, "mathflow school restore");
      try {
        const restored = await restoreCopy({ dataDir, copy: path.resolve(copy), logsOnly });
        return { ...restored, notes: logsOnly ? [] : pepperNotes(settings) };
      } finally {
        await folder.release();
      }
    },
  };
}

const HOW_POSTGRES = 'docs/running.md says how they are copied and come back ("Copies, and coming back from one").';

/** What stands between the restored PINs and the next start. */
function pepperNotes({ dataDir, pepper }: ServeSettings): readonly string[] {
  const given = pepper === undefined ? undefined : Buffer.from(pepper, "hex");
  const where = given === undefined ? path.join(dataDir, "pepper") : "MATHFLOW_PEPPER";
  const state = judgePepper({ dataDir, given }, pepperSumOf(path.join(dataDir, "identity.sqlite")));
  return { right: [], lost: [`${where} is not there. ${PEPPER}`], other: [`${where} is another one. ${PEPPER}`] }[
    state
  ];
}

const PEPPER =
  "The server starts only with the pepper that went into the PINs: put it there, or start once with MATHFLOW_NEW_PEPPER=yes and draw every PIN anew.";
