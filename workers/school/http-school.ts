import { err, ok, type Result } from "#engine";
import {
  SCHOOL_CALLS,
  type SchoolCall,
  type SchoolAnswer,
  type SchoolBody,
  type SchoolCallName,
} from "#engine/protocol/identity";

/** Why the school's server gave no answer that can be used. */
export type SchoolError =
  /** Nothing came back: no network, or the server is not there. */
  | { readonly type: "offline" }
  /** The server said no; `title` is its own sentence. */
  | {
      readonly type: "refused";
      readonly status: number;
      readonly title: string;
      /** When to come again [s]; null where it does not say. */
      readonly retryAfter: number | null;
    }
  /** Something else answered, such as a guest network's page. */
  | { readonly type: "garbled" };

/** What stands in the place of `{class}`, `{learner}`, `{device}`, `{visitor}` … of an address; the others after its `?`. */
export type SchoolParams = Readonly<
  Partial<
    Record<
      | "class"
      | "learner"
      | "device"
      | "visitor"
      | "form"
      | "teacher"
      | "assignment"
      | "exam"
      | "group"
      | "since"
      | "after"
      | "skill"
      | "how"
      | "rule"
      | "session"
      | "types"
      | "with",
      string
    >
  >
>;

/** Asks who is who of the server the app came from; the session goes along as a cookie. */
export interface SchoolSeam {
  readonly call: <Name extends SchoolCallName>(
    name: Name,
    body: SchoolBody<Name>,
    params?: SchoolParams,
  ) => Promise<Result<SchoolAnswer<Name>, SchoolError>>;
}

/** Longest wait for an answer [ms]; a password's hash takes a school's small computer its time. */
const PATIENCE_MS = 20_000;

export function createHttpSchool(fetchAny: typeof fetch): SchoolSeam {
  return {
    call: async (name, body, params = {}) => {
      const response = await send(fetchAny, name, body, params).catch(() => null);
      if (response === null) return err({ type: "offline" });
      if (!response.ok) return err(await readRefusal(response));
      const { answer, read: reading }: SchoolCall = SCHOOL_CALLS[name];
      const schema = reading ?? answer;
      if (schema === null) return ok(null) as Result<never, never>;
      const read = schema.safeParse(await response.json().catch(() => undefined));
      return read.success ? (ok(read.data) as Result<never, never>) : err({ type: "garbled" });
    },
  };
}

function send(fetchAny: typeof fetch, name: SchoolCallName, body: unknown, params: SchoolParams): Promise<Response> {
  const [method = "GET", path = ""] = name.split(" ");
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, key: keyof SchoolParams) => encodeURIComponent(params[key] ?? ""));
  const asked = Object.entries(params).filter(([key]) => !path.includes(`{${key}}`));
  const query = asked.length === 0 ? "" : `?${new URLSearchParams(asked).toString()}`;
  return fetchAny(`/v1${filled}${query}`, {
    method,
    ...(body === null ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    cache: "no-store",
    credentials: "same-origin",
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** A refusal of our server is `application/problem+json`; any other page is somebody else's. */
async function readRefusal(response: Response): Promise<SchoolError> {
  const isOurs = (response.headers.get("Content-Type") ?? "").startsWith("application/problem+json");
  if (!isOurs) return { type: "garbled" };
  const problem = (await response.json().catch(() => ({}))) as { readonly title?: unknown } | null;
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return {
    type: "refused",
    status: response.status,
    title: typeof problem?.title === "string" ? problem.title : "",
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  };
}
