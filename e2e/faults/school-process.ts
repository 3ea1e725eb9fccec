import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SyncEvent } from "#engine/protocol/sync";
import { createAsker, createServerProcess } from "#testing/school";

/** What a learner types to get in. */
export interface Card {
  readonly learner: string;
  readonly name: string;
  readonly code: string;
  readonly pin: string;
}

/** A school's server in a process of its own, which can be killed and started again on the same data. */
export interface SchoolProcess {
  readonly url: string;
  readonly card: Card;
  /** SIGKILL, as when the power goes. */
  readonly kill: () => Promise<void>;
  /** Starts it where it is not running. */
  readonly start: () => Promise<void>;
  /** The learner's log as the server has it. */
  readonly readLog: () => Promise<readonly SyncEvent[]>;
  readonly end: () => Promise<void>;
}

/** Starts a server with one teacher, one class and one learner in it. */
export async function startSchoolProcess(name: string): Promise<SchoolProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-school-"));
  const { url, start, kill } = await createServerProcess({ dataDir });
  await start();
  const { get: teacher } = createAsker(url);
  const code = (await readFile(path.join(dataDir, "set-up-code"), "utf8")).trim();
  const account = { login: "fault.teacher", name: "T", password: "harbour violin 7 clouds" };
  await teacher("POST", "/auth/setup", { code, school: "Fault School", ...account });
  const { id } = (await teacher("POST", "/classes", { name: "4b", pins: "digits" })) as { readonly id: string };
  const made = (await teacher("POST", `/classes/${id}/learners`, { names: [name] })) as {
    readonly cards: readonly Card[];
  };
  const [card] = made.cards;
  if (card === undefined) throw new Error("no card");

  return {
    url,
    card,
    kill,
    start,
    readLog: async () => {
      await teacher("POST", "/auth/teacher", { login: account.login, password: account.password });
      const data = await teacher("GET", `/classes/${id}/learners/${card.learner}/data`);
      const { log } = data as { readonly log: { readonly rows: readonly { readonly event: SyncEvent }[] } };
      return log.rows.map(({ event }) => event);
    },
    end: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
