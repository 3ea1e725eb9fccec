import { onTestFinished } from "vitest";
import type { LearnerId } from "#engine";
import {
  cardOf,
  joinClass,
  joinKiosk,
  openSchool,
  signIn,
  type Browser,
  type Ground,
  type School,
} from "../identity/school.fixture.ts";
import { startServer, type RunningServer, type ServeSettings, type ServeTrials } from "../serve.ts";
import { CHEAP } from "../identity/school.fixture.ts";
import { makeBuiltApp } from "../testing-app.fixture.ts";

/** The real server over its own files, asked over HTTP. */
export interface RunningSchool {
  readonly server: RunningServer;
  readonly settings: ServeSettings;
  readonly log: () => string;
  /** A browser's way to it, for the fixtures of identity. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly identity: { readonly issueSetUpCode: () => Promise<string> };
}

export async function makeSettings(changes: Partial<ServeSettings> = {}): Promise<ServeSettings> {
  const { appDir, dataDir } = await makeBuiltApp();
  return { host: "127.0.0.1", port: 0, appDir, dataDir, serviceWorkerOff: false, ...changes };
}

export async function startSchool(settings: ServeSettings, trials: ServeTrials = {}): Promise<RunningSchool> {
  let written = "";
  const logTo = { write: (line: string) => void (written += line) };
  const server = await startServer(settings, { logTo, hashCost: CHEAP, ...trials });
  onTestFinished(() => server.close());
  return {
    server,
    settings,
    log: () => written,
    fetch: (request) => fetch(request),
    origin: server.url,
    identity: {
      issueSetUpCode: async () => {
        if (server.setUpCode === undefined) throw new Error("there is a teacher already");
        return server.setUpCode;
      },
    },
  };
}

export interface Tablet {
  readonly browser: Browser;
  readonly learner: LearnerId;
}

/** The first school of a server, and a device of its class on which a learner signed in. */
export async function openFirstSchool(
  running: Ground & { readonly origin: string },
  names: readonly string[] = ["Ben", "Cai"],
): Promise<School & { readonly tablet: Tablet }> {
  const school = await openSchool(running, "North", names);
  return { ...school, tablet: await openTablet(running, school, names[0] ?? "") };
}

export async function openTablet(
  running: Pick<RunningSchool, "fetch" | "origin">,
  school: School,
  name: string,
  kind: "personal" | "kiosk" = "personal",
): Promise<Tablet> {
  const browser = await (kind === "kiosk" ? joinKiosk(running, school) : joinClass(running, school.class.code));
  return { browser, learner: await signIn(browser, cardOf(school, name)) };
}

/** The school a session's cookie names. */
export function tenantIn({ cookies }: Browser): string {
  const cookie = [...cookies].find(([name]) => name.endsWith("sid"))?.[1] ?? "";
  return cookie.split(".")[0] ?? "";
}
