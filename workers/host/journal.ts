import { z } from "zod";
import { LearnerId } from "#engine";
import type { Files, Locks } from "../seams.ts";
import { ProfileRow } from "../store/rows.ts";

/** Who learns on this device, as the second copy remembers it. */
const KeptDevice = z.object({ profiles: z.array(ProfileRow), selected: LearnerId.nullable() });
export type KeptDevice = z.infer<typeof KeptDevice>;

/**
 * A second copy of logs and profiles outside the database. Browsers lose whole databases: Chromium, killed
 * between the two writes of one record of its own log, goes on writing behind the torn record, finds the log
 * corrupt at a later start and begins with an empty database (LevelDB with log reuse). Names stay out of the
 * learners' files here too.
 */
export interface Journal {
  readonly readDevice: () => Promise<KeptDevice | null>;
  readonly writeDevice: (device: KeptDevice) => Promise<void>;
  /** Rows in the order they were written, each id once; a torn or foreign line is skipped. */
  readonly read: (learner: LearnerId) => Promise<readonly unknown[]>;
  /** Rows that are still to come find the file open. */
  readonly append: (learner: LearnerId, rows: Promise<readonly unknown[]> | readonly unknown[]) => Promise<void>;
  readonly replace: (learner: LearnerId, rows: readonly unknown[]) => Promise<void>;
  /** `device` is what remains. */
  readonly remove: (learner: LearnerId, device: KeptDevice) => Promise<void>;
}

const DEVICE_FILE = "device.jsonl";
/** A device file longer than this is written anew with its last line only [characters]. */
const LONGEST_DEVICE_FILE = 100_000;

export function createJournal(files: Files, locks: Locks): Journal {
  /** One writer to the files among all tabs. */
  function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    return locks.exclusive("mathflow-journal", work);
  }

  /** Only the last line that can be read, as it is now. */
  async function shorten(): Promise<void> {
    const last = lastOf(await files.read(DEVICE_FILE));
    if (last !== null) await files.write(DEVICE_FILE, toLines([last]));
  }

  async function readDevice(): Promise<KeptDevice | null> {
    const text = await files.read(DEVICE_FILE);
    const last = lastOf(text);
    // Nobody waits for it: another tab may hold the files for as long as its disk is silent.
    if (text.length > LONGEST_DEVICE_FILE) void alone(shorten).catch(() => {});
    return last;
  }

  return {
    readDevice,
    // Added, not replaced: a kill in the middle leaves the line before.
    writeDevice: (device) => alone(() => files.append(DEVICE_FILE, toLines([device]))),
    read: async (learner) => {
      const rows = linesOf(await files.read(fileOf(learner))).filter(
        (row) => typeof (row as { id?: unknown } | null)?.id === "string",
      );
      return [...new Map(rows.map((row) => [(row as { id: string }).id, row])).values()];
    },
    append: (learner, rows) => alone(() => files.append(fileOf(learner), Promise.resolve(rows).then(toLines))),
    replace: (learner, rows) => alone(() => files.write(fileOf(learner), toLines(rows))),
    remove: (learner, device) =>
      alone(async () => {
        // Written anew: the name goes too.
        await files.write(DEVICE_FILE, toLines([device]));
        await files.remove(fileOf(learner));
      }),
  };
}

function lastOf(text: string): KeptDevice | null {
  return (
    linesOf(text)
      .flatMap((line) => KeptDevice.safeParse(line).data ?? [])
      .at(-1) ?? null
  );
}

function fileOf(learner: LearnerId): string {
  return `log-${learner}.jsonl`;
}

/** The line break comes first: after a torn line the next one still begins at its own. */
function toLines(rows: readonly unknown[]): string {
  return rows.map((row) => `\n${JSON.stringify(row)}`).join("");
}

function linesOf(text: string): unknown[] {
  return text.split("\n").flatMap((line) => {
    if (line === "") return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });
}
