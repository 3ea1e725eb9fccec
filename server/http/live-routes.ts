import { setTimeout as delay } from "node:timers/promises";
import { Hono, type Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Identity, Watched } from "../identity/index.ts";
import type { SyncStore } from "../sync/index.ts";
import { createRoom } from "../room.ts";
import { isOwnPage } from "./own-page.ts";

export interface LiveOptions {
  readonly identity: Pick<Identity, "watchedBy">;
  readonly store: Pick<SyncStore, "endsOf" | "openAlerts">;
  /** Ends every stream: the server stops. */
  readonly stopping: AbortSignal;
  /** What ended a stream; its browser begins another one. */
  readonly onError: (error: unknown) => void;
  /** Hears what somebody begins to watch. */
  readonly onWatched?: (watched: Watched) => void;
  /** For tests [ms]. */
  readonly every?: number;
  readonly beat?: number;
  readonly longest?: number;
}

/** Logs are looked at so often while somebody watches [ms]. */
const LOOK_MS = 1_000;
/** Where nothing changes a line says that the stream lives; rights are looked at anew with it [ms]. */
const BEAT_MS = 15_000;
/** A stream ends by itself: whoever still watches begins another one [ms]. */
const LONGEST_MS = 5 * 60_000;
/** A browser has one, whatever its tabs; a teacher may have several browsers. */
const AT_ONCE = { each: 4, all: 200 };

/**
 * `/live`, to be mounted at `/v1`: says which class has changed, and nothing else. Whoever hears of it asks by the ordinary
 * address, where rights are checked. Each server looks at the logs itself: another one may have written them [SRV50].
 */
export function liveRoutes(options: LiveOptions): Hono {
  const {
    identity,
    store,
    stopping,
    onError,
    onWatched,
    every = LOOK_MS,
    beat = BEAT_MS,
    longest = LONGEST_MS,
  } = options;
  const room = createRoom(AT_ONCE);

  async function handle(context: Context): Promise<Response> {
    if (!isOwnPage(context)) return refuse(403, "Only the app's own pages may ask here.");
    const request = context.req.raw;
    const first = await identity.watchedBy(request);
    if (first === undefined) return refuse(401, "Please sign in.");
    const who = `${first.tenant} ${first.teacher}`;
    if (!room.has(who)) return refuse(429, "There are too many of these.", 10);
    const give = room.take(who, 1);
    onWatched?.(first);
    const known = readCursors(context.req.header("Last-Event-ID"));

    context.header("X-Accel-Buffering", "no");
    const response = streamSSE(context, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const ends = AbortSignal.any([gone.signal, stopping, AbortSignal.timeout(longest)]);
      try {
        let watched: Watched | undefined = first;
        let beatAt = Date.now();
        await stream.writeSSE({ event: "beat", data: "", retry: LOOK_MS });
        while (!ends.aborted && watched !== undefined) {
          const changed = await look(watched, known);
          for (const [name, cursor] of changed) {
            known.set(name, cursor);
            await stream.writeSSE({
              event: "changed",
              data: JSON.stringify({ class: name, cursor }),
              id: toText(known),
            });
          }
          if (Date.now() - beatAt >= beat) {
            beatAt = Date.now();
            watched = await identity.watchedBy(request);
            await stream.writeSSE({ event: "beat", data: "" });
          }
          await delay(every, undefined, { signal: ends }).catch(() => {});
        }
      } catch (error) {
        onError(error);
      } finally {
        give();
      }
    });
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  /** What has another cursor than is known: classes by their logs, and `alerts` by what is open and what was done about it. */
  async function look(
    { tenant, classes, marks }: Watched,
    known: ReadonlyMap<string, string>,
  ): Promise<readonly (readonly [string, string])[]> {
    const learners = [...new Set(classes.flatMap((one) => one.learners))];
    const ends = await store.endsOf(tenant, learners);
    const headOf = new Map(learners.map((learner, at) => [learner, ends[at]?.head ?? 0]));
    const open = await store.openAlerts(tenant);
    const sums = classes.map(
      ({ id, learners: its }) => [id, `${its.reduce((sum, learner) => sum + (headOf.get(learner) ?? 0), 0)}`] as const,
    );
    const marked = open.flatMap(({ mark }) => [mark.seen, mark.seesTo]).filter((one) => one !== null).length;
    const alerts = ["alerts", `${open.length}-${marked}-${open.at(-1)?.heardAt ?? 0}-${marks}`] as const;
    return [...sums, alerts].filter(([name, cursor]) => known.get(name) !== cursor);
  }

  const routes = new Hono();
  routes.get("/live", (context) => handle(context));
  routes.all("/live", () => {
    const refused = refuse(405, "Only GET is answered here.");
    refused.headers.set("Allow", "GET");
    return refused;
  });
  return routes;
}

const MOST_CURSORS = 200;

/** Cursors as the last event said them; whatever else comes is none. */
function readCursors(text: string | undefined): Map<string, string> {
  const pairs = (text ?? "").split(",").map((pair) => pair.split(":"));
  const whole = pairs.filter((pair): pair is [string, string] => pair.length === 2);
  return new Map(whole.slice(0, MOST_CURSORS));
}

function toText(cursors: ReadonlyMap<string, string>): string {
  return [...cursors].map(([name, cursor]) => `${name}:${cursor}`).join(",");
}

function refuse(status: number, title: string, retryAfter?: number): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status }), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...(retryAfter === undefined ? {} : { "Retry-After": `${retryAfter}` }),
    },
  });
}
