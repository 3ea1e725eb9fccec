import type { z } from "zod";
import type { TutorEnv } from "#engine";
import type { AssignmentStandings, PupilFold } from "#engine/class";
import type { OutboxView, ServerView } from "#engine/protocol/server";
import type { CookieUse } from "./cookies.ts";
import type { IdentityStore, Rows } from "./identity-store.ts";
import type { FindingTally } from "../regrade/index.ts";
import type { ReportedLog } from "../snapshots/index.ts";
import type { HandIns, SyncStore } from "../sync/index.ts";
import type { Paged } from "./json-stream.ts";
import type { LogIdentity } from "./log.ts";
import type { OpenId } from "./open-id.ts";
import { notThere, Refusal } from "./refusal.ts";
import type { Seal } from "./seal.ts";
import type { SecretHasher } from "./secret-hash.ts";
import { isUuid, readSession, type LearnerSession, type Session, type TeacherSession } from "./sessions.ts";
import type {
  AssignmentRow,
  ClassRow,
  DeviceRow,
  ExamRow,
  HandInRow,
  LearnerGroupRow,
  LearnerRow,
  OwnFormRow,
  TeacherRow,
} from "./tables.ts";
import type { Tries } from "./tries.ts";

/** What there is to see of a class's work. */
export interface ClassHooks {
  /** What learners' logs come to, in the order asked; undefined where nobody can say now. */
  readonly foldsOf: (
    tenant: string,
    learners: readonly LearnerRow["id"][],
  ) => Promise<readonly (PupilFold | undefined)[]>;
  /** The same of one learner, with what a report is made of. */
  readonly reportOf: (tenant: string, learner: LearnerRow["id"]) => Promise<ReportedLog | undefined>;
  /** Makes a view at that time of the server's clock, with all that is taught at hand. */
  readonly look: <Value>(now: number, view: (env: TutorEnv) => Value) => Promise<Value>;
  readonly logs: Pick<SyncStore, "openAlerts" | "pastAlerts" | "alertAt" | "markAlert" | "readRows" | "readStretches">;
}

/** What a school tells other systems. */
export interface OutboxHooks {
  readonly view: (tenant: string) => Promise<OutboxView>;
  /** What is parked is sent again. */
  readonly again: (tenant: string, to: OutboxView[number]["to"]) => Promise<void>;
}

/** What other parts of the server do, or know. */
export interface IdentityHooks {
  /** Erases a learner's log and all that was made of it; asked again until it succeeds. */
  readonly erase: (tenant: string, learner: LearnerRow["id"]) => Promise<void>;
  /** What waits in the logs for a teacher. */
  readonly handIns: HandIns;
  /** What marking a learner's log again found. */
  readonly findings?: ((tenant: string, learner: LearnerRow["id"]) => Promise<FindingTally>) | undefined;
  /** What is made of logs for teachers; absent where nothing is. */
  readonly classes?: ClassHooks | undefined;
  /** How far learners are with what they were given to do, in the order asked; undefined where nobody can say now. */
  readonly progressOf?:
    | ((tenant: string, learners: readonly LearnerRow["id"][]) => Promise<readonly (AssignmentStandings | undefined)[]>)
    | undefined;
  /** How it goes with the server. */
  readonly viewServer: () => Promise<ServerView>;
  /** What a school tells other systems; absent where nothing is. */
  readonly outbox?: OutboxHooks | undefined;
  /** Whether anything is in a learner's log. */
  readonly hasLog?: (tenant: string, learner: LearnerRow["id"]) => Promise<boolean>;
  /** Where other devices open the app, the best first. */
  readonly addresses?: () => readonly OwnAddress[];
  /** A learner's log, for their export. */
  readonly exportLog?: (tenant: string, learner: LearnerRow["id"]) => Paged;
}

/** An address of this server; whether somebody can sign in there. */
export interface OwnAddress {
  readonly url: string;
  readonly signIn: boolean;
}

export interface IdentityDeps {
  readonly store: IdentityStore;
  readonly passwords: SecretHasher;
  readonly pins: SecretHasher;
  readonly seal: Seal;
  /** The school's own sign-in; undefined: there is none. */
  readonly openId: OpenId | undefined;
  /** Tries of codes and names from one network. */
  readonly tries: Tries;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  readonly log: LogIdentity;
  readonly hooks: IdentityHooks;
}

export type Access = "anyone" | "signed-in" | "teacher" | "admin" | "learner";

export type SessionFor<Who extends Access> = Who extends "teacher" | "admin"
  ? TeacherSession
  : Who extends "learner"
    ? LearnerSession
    : Who extends "signed-in"
      ? Session
      : Session | undefined;

type Target<Path extends string, Name extends string, Row> = Path extends `${string}{${Name}}${string}`
  ? { readonly [Key in Name]: Row }
  : unknown;

/** The rows a path names; they are of the asker's own school and classes, or there is no call. */
export type Targets<Path extends string> = Target<Path, "class", ClassRow> &
  Target<Path, "learner", LearnerRow> &
  Target<Path, "device", DeviceRow> &
  Target<Path, "visitor", HandInRow> &
  Target<Path, "assignment", AssignmentRow> &
  Target<Path, "exam", ExamRow> &
  Target<Path, "form", OwnFormRow> &
  Target<Path, "group", LearnerGroupRow> &
  Target<Path, "teacher", TeacherRow>;

/** One transaction, with rights and rows as they are within it. */
export interface Entered<Path extends string, Who extends Access> {
  readonly rows: Rows;
  readonly session: SessionFor<Who>;
  readonly targets: Targets<Path>;
}

export interface CookieJar {
  readonly session: string | undefined;
  readonly device: string | undefined;
  /** Of a browser a teacher has signed in on before. */
  readonly known: string | undefined;
  /** Of what this browser has begun and not finished. */
  readonly begun: string | undefined;
  /** A time of 0 takes the cookie away. */
  readonly set: (use: CookieUse, value: string, maxAgeMs: number) => void;
}

/** What came with a request, whatever it asks. */
export interface Asked {
  readonly deps: IdentityDeps;
  readonly now: number;
  readonly address: string;
  /** Of this server, as the browser knows it. */
  readonly origin: string;
  readonly params: Readonly<Record<string, string>>;
  /** What stands after the `?`. */
  readonly search: Readonly<Record<string, string>>;
  readonly cookies: CookieJar;
}

export interface Call<Path extends string, Who extends Access, Body, Query = unknown> extends Asked {
  readonly body: Body;
  readonly query: Query;
  /** Looks at the rights anew and does `work` under them, all of it or nothing. The only way to rows. */
  readonly enter: <Value>(work: (entered: Entered<Path, Who>) => Promise<Value>) => Promise<Value>;
}

export interface RouteDocument {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** As OpenAPI writes it: `/classes/{class}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body: z.ZodType | null;
  /** Longest body that is read [bytes]; absent: as everywhere. */
  readonly maxBody?: number;
  /** What may stand after the `?`; absent: whatever stands there is not looked at. */
  readonly query?: z.ZodObject;
  /** Null: nothing is answered (204). */
  readonly answer: z.ZodType | null;
  readonly status: 200 | 201 | 204;
  /** What it may refuse with beside what every route of its kind does. */
  readonly refusals: readonly number[];
}

export interface Route extends RouteDocument {
  /** Throws where the asker may not. */
  readonly authorise: (asked: Asked) => Promise<void>;
  readonly run: (asked: Asked, body: unknown) => Promise<unknown>;
}

interface Definition<
  Path extends string,
  Who extends Access,
  Body extends z.ZodType | null,
  Answer extends z.ZodType | null,
  Query extends z.ZodObject,
> extends RouteDocument {
  readonly path: Path;
  readonly access: Who;
  readonly body: Body;
  readonly query?: Query;
  readonly answer: Answer;
  readonly run: (
    call: Call<Path, Who, Body extends z.ZodType ? z.output<Body> : null, z.output<Query>>,
  ) => Promise<Answer extends z.ZodType ? z.input<Answer> : void>;
}

/** A route whose handler cannot get at rows but through its rights. */
export function defineRoute<
  const Path extends string,
  const Who extends Access,
  Body extends z.ZodType | null,
  Answer extends z.ZodType | null,
  Query extends z.ZodObject = z.ZodObject,
>(definition: Definition<Path, Who, Body, Answer, Query>): Route {
  const { run, ...document } = definition;

  function enter<Value>(asked: Asked, work: (entered: Entered<Path, Who>) => Promise<Value>): Promise<Value> {
    return asked.deps.store.transact(async (rows) => {
      const session = await readSession(rows, asked.cookies.session, asked.now);
      assertAccess(definition.access, session);
      const targets = await findTargets(rows, definition.path, session, asked.params);
      return work({ rows, session: session as SessionFor<Who>, targets: targets as Targets<Path> });
    });
  }

  return {
    ...document,
    authorise: (asked) => enter(asked, async () => {}),
    run: (asked, body) =>
      run({
        ...asked,
        body: body as Body extends z.ZodType ? z.output<Body> : null,
        query: readQuery(definition.query, asked.search) as z.output<Query>,
        enter: (work) => enter(asked, work),
      }),
  };
}

/** As its schema has it; nothing of it is repeated. */
function readQuery(schema: z.ZodObject | undefined, search: Asked["search"]): object {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(search);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new Refusal(
    400,
    `What is asked cannot be used: ${where === "" ? "a name this address does not know" : where}.`,
  );
}

function assertAccess(access: Access, session: Session | undefined): void {
  if (access === "anyone") return;
  if (session === undefined) throw new Refusal(401, "Please sign in.");
  const may =
    access === "signed-in" ||
    access === session.role ||
    (access === "admin" && session.role === "teacher" && session.admin);
  if (!may) throw new Refusal(403, "This may not be done from here.");
}

/** Every row is looked up under the asker's tenant and reached through a class of the asker's own [IDN12]. */
async function findTargets(
  rows: Rows,
  path: string,
  session: Session | undefined,
  params: Readonly<Record<string, string>>,
): Promise<object> {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => String(name));
  if (names.length === 0) return {};
  if (session?.role !== "teacher" || names.some((name) => !isUuid(params[name]))) throw notThere();
  const teacher = names.includes("teacher")
    ? await rows.get("teacher", [session.tenant, params["teacher"] ?? ""])
    : undefined;
  if (names.includes("teacher") && teacher === undefined) throw notThere();
  if (!names.includes("class")) return { teacher };
  const inClass = await findOwnClass(rows, session, params["class"] ?? "");
  if (teacher !== undefined && !inClass.teachers.includes(teacher.id)) throw notThere();
  const learner = names.includes("learner") ? await findEnrolled(rows, inClass, params["learner"] ?? "") : undefined;
  const device = names.includes("device")
    ? await rows.get("device", [session.tenant, params["device"] ?? ""])
    : undefined;
  if (names.includes("device") && device?.class !== inClass.id) throw notThere();
  const visitor = names.includes("visitor")
    ? await rows.get("handIn", [session.tenant, params["visitor"] ?? ""])
    : undefined;
  if (names.includes("visitor") && visitor?.class !== inClass.id) throw notThere();
  const assignment = names.includes("assignment")
    ? await rows.get("assignment", [session.tenant, inClass.id, params["assignment"] ?? ""])
    : undefined;
  if (names.includes("assignment") && assignment === undefined) throw notThere();
  const exam = names.includes("exam")
    ? await rows.get("exam", [session.tenant, inClass.id, params["exam"] ?? ""])
    : undefined;
  if (names.includes("exam") && exam === undefined) throw notThere();
  const form = names.includes("form")
    ? await rows.get("ownForm", [session.tenant, inClass.id, params["form"] ?? ""])
    : undefined;
  if (names.includes("form") && form === undefined) throw notThere();
  const group = names.includes("group")
    ? await rows.get("learnerGroup", [session.tenant, inClass.id, params["group"] ?? ""])
    : undefined;
  if (names.includes("group") && group === undefined) throw notThere();
  return {
    class: inClass,
    ...(assignment && { assignment }),
    ...(exam && { exam }),
    ...(form && { form }),
    ...(group && { group }),
    ...(teacher && { teacher }),
    ...(learner && { learner }),
    ...(device && { device }),
    ...(visitor && { visitor }),
  };
}

export async function findOwnClass(rows: Rows, { tenant, teacher }: TeacherSession, id: string): Promise<ClassRow> {
  const found = await rows.get("class", [tenant, id]);
  if (found === undefined || !found.teachers.includes(teacher)) throw notThere();
  return found;
}

export async function findEnrolled(rows: Rows, { tenant, id }: ClassRow, learner: string): Promise<LearnerRow> {
  const enrolment = await rows.get("enrolment", [tenant, id, learner]);
  const found = enrolment === undefined ? undefined : await rows.get("learner", [tenant, learner]);
  if (found === undefined || found.erased !== null) throw notThere();
  return found;
}
