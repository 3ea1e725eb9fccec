import { Hono, type Context } from "hono";
import type { BankInParts } from "#bank";
import { answerLine } from "#engine/protocol/json-line";
import { TURN_MAX_BYTES } from "#engine/protocol/turn";
import { problem } from "../app.ts";
import { createLimit, type LimitRule } from "../limits.ts";
import { isJson, isOwnPage } from "./own-page.ts";
import { readText, type UnreadText } from "./read-text.ts";

export interface TurnOptions {
  /** Off: nobody is answered. */
  readonly isOn: boolean;
  readonly openBank: () => Promise<BankInParts>;
  /** Where a request comes from. */
  readonly addressOf: (context: Context) => string;
  /** For tests. */
  readonly limits?: { readonly each: LimitRule; readonly all: LimitRule };
}

/** A turn takes some hundredths of a second of the one thread that serves the school too: programs come through, a loop does not. */
const LIMITS = { each: { points: 300, seconds: 60 }, all: { points: 900, seconds: 60 } };

/** Status and words for a body that is not read. */
const UNREAD: Readonly<Record<UnreadText, readonly [status: number, title: string]>> = {
  "too-large": [413, `More than ${TURN_MAX_BYTES} bytes are not read.`],
  "media-type": [415, "The body must be plain or gzip."],
  "not-text": [400, "The body is not text."],
  busy: [503, "The server is busy."],
};

/**
 * `POST /turn`, to be mounted at `/v1`: a line of `mathflow turn` as body, its line as answer, byte for byte; 422 where that line
 * is an error. It keeps nothing, and knows nobody: whoever may reach the server may ask, where it is switched on [SRV51].
 */
export function turnRoutes({ isOn, openBank, addressOf, limits = LIMITS }: TurnOptions): Hono {
  const each = createLimit("turn", limits.each);
  const all = createLimit("turns", limits.all);

  async function handle(context: Context): Promise<Response> {
    if (!isOwnPage(context)) return problem(403, "Only programs and the app's own pages may ask here.");
    if (!isJson(context)) return problem(415, "The body must be application/json.");
    if (!isOn) return problem(404, "This server takes no turns: MATHFLOW_TURN is off.");
    const waitMs = (await each.take(addressOf(context))) || (await all.take(""));
    if (waitMs > 0) return tooMany(waitMs);
    const text = await readText(context.req.raw, TURN_MAX_BYTES);
    if (!text.ok) return problem(...UNREAD[text.error]);
    const bank = await openBank();
    const { turnLine } = await import("#engine/headless");
    let isDone = false;
    const line = await answerLine(text.value, async (input) => {
      const turn = await bank.run((content) => turnLine(input, content));
      const answer = turn.ok ? turn.value : { error: `${turn.error.where} cannot be had` };
      isDone = !("error" in answer);
      return answer;
    });
    return new Response(line, {
      status: isDone ? 200 : 422,
      headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
    });
  }

  const routes = new Hono();
  routes.post("/turn", (context) => handle(context));
  routes.all("/turn", () => withHeader(problem(405, "Only POST is answered here."), "Allow", "POST"));
  return routes;
}

function tooMany(waitMs: number): Response {
  return withHeader(problem(429, "Too many turns: wait a little."), "Retry-After", String(Math.ceil(waitMs / 1_000)));
}

function withHeader(response: Response, name: string, value: string): Response {
  response.headers.set(name, value);
  return response;
}
