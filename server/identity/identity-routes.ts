import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { remoteAddress } from "../http/address.ts";
import { ALERT_ROUTES } from "./alert-routes.ts";
import { ASSIGNMENT_ROUTES } from "./assignment-routes.ts";
import { CLASS_ROUTES } from "./class-routes.ts";
import { originOf, readCookie, transportOf, writeCookie, type TransportOptions } from "./cookies.ts";
import { EXAM_RESULT_ROUTES } from "./exam-result-routes.ts";
import { EXAM_ROUTES } from "./exam-routes.ts";
import { STUCK_ROUTES } from "./stuck-routes.ts";
import { SURVEY_ROUTES } from "./survey-routes.ts";
import { FEATURE_ROUTES } from "./feature-routes.ts";
import { FINDING_ROUTES } from "./finding-routes.ts";
import { assertOwnPage, MAX_BODY, readBody } from "./guard.ts";
import { GROUP_ROUTES } from "./group-routes.ts";
import { HAND_IN_ROUTES } from "./hand-in-routes.ts";
import { jsonBody } from "./json-stream.ts";
import { KEPT_NAME_ROUTES } from "./kept-name-routes.ts";
import { LEARNER_AUTH_ROUTES } from "./learner-auth-routes.ts";
import { LEARNER_ROUTES } from "./learner-routes.ts";
import { OWN_FORM_ROUTES } from "./own-form-routes.ts";
import { OPEN_ID_ROUTES } from "./open-id-routes.ts";
import { PARENT_ROUTES } from "./parent-routes.ts";
import { PASSKEY_ROUTES } from "./passkey-routes.ts";
import { faultOf } from "../line-log.ts";
import { isOutage } from "../outage.ts";
import { cannotWrite, Refusal } from "./refusal.ts";
import type { Asked, CookieJar, IdentityDeps, Route } from "./route.ts";
import { RECALL_ROUTES } from "./recall-routes.ts";
import { readSession } from "./sessions.ts";
import { ROSTER_ROUTES } from "./roster-routes.ts";
import { SECOND_STEP_ROUTES } from "./second-step-routes.ts";
import { STAFF_ROUTES } from "./staff-routes.ts";
import { TEACHER_ROUTES } from "./teacher-routes.ts";
import { NOTE_ROUTES } from "./note-routes.ts";
import { TRIAL_ROUTES } from "./trial-routes.ts";
import { WORK_ROUTES } from "./work-routes.ts";
import { YEAR_ROUTES } from "./year-routes.ts";

/** Everything there is to ask here; the documents and the tests of rights are made from it. */
export const IDENTITY_ROUTES: readonly Route[] = [
  ...TEACHER_ROUTES,
  ...SECOND_STEP_ROUTES,
  ...PASSKEY_ROUTES,
  ...OPEN_ID_ROUTES,
  ...STAFF_ROUTES,
  ...LEARNER_AUTH_ROUTES,
  ...CLASS_ROUTES,
  ...LEARNER_ROUTES,
  ...ROSTER_ROUTES,
  ...GROUP_ROUTES,
  ...FEATURE_ROUTES,
  ...RECALL_ROUTES,
  ...HAND_IN_ROUTES,
  ...KEPT_NAME_ROUTES,
  ...FINDING_ROUTES,
  ...WORK_ROUTES,
  ...ALERT_ROUTES,
  ...STUCK_ROUTES,
  ...YEAR_ROUTES,
  ...ASSIGNMENT_ROUTES,
  ...EXAM_ROUTES,
  ...EXAM_RESULT_ROUTES,
  ...SURVEY_ROUTES,
  ...OWN_FORM_ROUTES,
  ...NOTE_ROUTES,
  ...PARENT_ROUTES,
  ...TRIAL_ROUTES,
];

export interface RoutesOptions extends TransportOptions {
  readonly deps: IdentityDeps;
  /** Network address a request came from; of the connection where it is not said. */
  readonly addressOf?: (context: Context) => string | undefined;
}

/** `/auth/…`, `/classes…` and `/teachers…`, to be mounted at `/v1`. */
export function identityRoutes({ deps, addressOf, ...transport }: RoutesOptions): Hono {
  const routes = new Hono();

  for (const route of IDENTITY_ROUTES) {
    const { maxBody: maxSize = MAX_BODY } = route;
    const onError = () => problem(new Refusal(413, `More than ${maxSize} bytes are not read.`));
    routes.on(route.method, honoPath(route.path), bodyLimit({ maxSize, onError }), (context) =>
      answer(context, route, { deps, transport, address: addressOf?.(context) ?? remoteAddress(context, transport) }),
    );
  }
  for (const path of new Set(IDENTITY_ROUTES.map((route) => route.path))) {
    const allow = IDENTITY_ROUTES.filter((route) => route.path === path).map(({ method }) => method);
    routes.all(honoPath(path), () => {
      const refused = problem(new Refusal(405, `Only ${allow.join(", ")} is answered here.`));
      refused.headers.set("Allow", allow.join(", "));
      return refused;
    });
  }
  return routes;
}

interface Surroundings {
  readonly deps: IdentityDeps;
  readonly transport: TransportOptions;
  readonly address: string;
}

async function answer(context: Context, route: Route, { deps, transport, address }: Surroundings): Promise<Response> {
  const now = deps.now();
  const { jar, written } = createJar(context, transport);
  const origin = originOf(context.req.raw, transport);
  const asked: Asked = {
    deps,
    now,
    address,
    origin,
    params: context.req.param(),
    search: context.req.query(),
    cookies: jar,
  };
  let fault: string | null = null;
  const response = await respond(context, route, asked, transport).catch((error: unknown) => {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal || error.cause !== undefined) fault = faultOf(isRefusal ? error.cause : error);
    if (isRefusal) return problem(error);
    return problem(isOutage(error) ? cannotWrite() : new Refusal(500, "Something went wrong on the server."));
  });
  response.headers.set("Cache-Control", "no-store");
  const given = response.ok ? written() : { lines: [], session: undefined };
  for (const line of given.lines) response.headers.append("Set-Cookie", line);
  const session = await deps.store
    .transact((rows) => readSession(rows, given.session ?? jar.session, now))
    .catch(() => undefined);
  deps.log({
    route: `${route.method} ${route.path}`,
    status: response.status,
    tenant: session?.tenant ?? null,
    role: session?.role ?? null,
    who: session === undefined ? null : session.role === "teacher" ? session.teacher : session.learner,
    device: session?.device ?? null,
    fault,
  });
  return response;
}

async function respond(context: Context, route: Route, asked: Asked, options: TransportOptions): Promise<Response> {
  assertOwnPage(context);
  if (transportOf(context.req.raw, options) === "open" && !options.allowOpen) {
    throw new Refusal(403, "Signing in needs https.");
  }
  // Rights first: who may not ask learns nothing of what a request should look like.
  await route.authorise(asked);
  const body = route.body === null ? null : await readBody(context, route.body);
  const result = await route.run(asked, body);
  if (route.answer === null) return new Response(null, { status: route.status });
  // Through its schema: nothing goes out that is not meant to.
  const text = await jsonBody(route.answer.parse(result));
  return new Response(text, { status: route.status, headers: { "Content-Type": "application/json" } });
}

function createJar(
  { req }: Context,
  options: TransportOptions,
): {
  readonly jar: CookieJar;
  /** Lines to send, and the value of a session cookie among them. */
  readonly written: () => { readonly lines: readonly string[]; readonly session: string | undefined };
} {
  const transport = transportOf(req.raw, options);
  const lines = new Map<string, string>();
  let session: string | undefined;
  return {
    jar: {
      session: readCookie(req.raw, "session", transport),
      device: readCookie(req.raw, "device", transport),
      known: readCookie(req.raw, "known", transport),
      begun: readCookie(req.raw, "begun", transport),
      set: (use, value, maxAgeMs) => {
        lines.set(use, writeCookie(use, transport, value, maxAgeMs));
        if (use === "session" && maxAgeMs > 0) session = value;
      },
    },
    written: () => ({ lines: [...lines.values()], session }),
  };
}

/** An error as every client gets it (RFC 9457). */
function problem({ status, message, retryAfter }: Refusal): Response {
  return new Response(JSON.stringify({ type: "about:blank", title: message, status }), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
  });
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}
