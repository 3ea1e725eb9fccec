import type { IncomingMessage } from "node:http";
import { parseJson } from "./read-prompt.ts";
import type { Asked, RecordedRequest } from "./types.ts";

/** A request as it is written down while it is answered. */
export interface RequestRecord {
  readonly number: number;
  readonly bodyRead: (body: Buffer) => void;
  readonly answeredBy: (asked: Asked, behaviour: string) => void;
  readonly over: (brokenOff: boolean) => void;
  readonly view: () => RecordedRequest;
}

export function createRecord(number: number, request: IncomingMessage): RequestRecord {
  const { method = "", url = "", headers } = request;
  let seen: RecordedRequest = {
    number,
    method,
    path: url,
    headers: { ...headers },
    body: Buffer.alloc(0),
    text: "",
    json: null,
    asked: null,
    behaviour: null,
    times: { arrived: Date.now(), read: null, over: null, brokenOff: null },
  };
  const note = (more: Partial<RecordedRequest>) => {
    seen = { ...seen, ...more };
  };
  return {
    number,
    bodyRead: (body) => {
      const text = body.toString("utf8");
      note({ body, text, json: parseJson(text) ?? null, times: { ...seen.times, read: Date.now() } });
    },
    answeredBy: (asked, behaviour) => note({ asked, behaviour }),
    over: (brokenOff) => note({ times: { ...seen.times, over: Date.now(), brokenOff } }),
    view: () => seen,
  };
}
