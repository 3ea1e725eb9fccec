import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Dice } from "./dice.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type Api = "responses" | "chat" | "transcribe";

/** A request as a model would understand it. What could not be found is null. */
export interface Asked {
  readonly api: Api;
  readonly stream: boolean;
  readonly model: string;
  /** Which kind of words is wanted, by the schema's name or the prompt: `hint`, `turn`, … */
  readonly mode: string | null;
  readonly schemaName: string | null;
  readonly schema: JsonObject | null;
  readonly system: string;
  readonly user: string;
  /** Every value of the prompt's data, JSON inside strings opened too. */
  readonly data: JsonObject;
  readonly stem: string | null;
  /** The pupil's own words. */
  readonly message: string | null;
  /** The stem's answer, when this model knows it. */
  readonly answer: string | null;
  readonly usageWanted: boolean;
  /** What a transcription says by default. */
  readonly heard: string;
}

export type OutputPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "refusal"; readonly text: string }
  | { readonly type: "tool-call"; readonly name: string; readonly arguments: string };

/** What the model gives out, before it is put on the wire. */
export interface Output {
  readonly parts: readonly OutputPart[];
  readonly usage: "fitting" | "missing" | "absurd";
  /** `lost`: a stream ends without its last events. */
  readonly ending: "complete" | "length" | "content-filter" | "failed" | "lost";
}

/** A reply that fits the schema asked for. */
export interface Fitting {
  readonly value: Json;
  readonly words: string;
}

/** One answer on its way out; a behaviour may send something else instead. */
export interface Wire {
  readonly response: ServerResponse;
  readonly asked: Asked;
  readonly dice: Dice;
  readonly contentType: string;
  /** The whole answer, in the pieces a model sends it in; one piece when it is not streamed. */
  readonly frames: readonly string[];
  /** The pieces before the first word. */
  readonly opening: readonly string[];
  /** One more piece of words. */
  readonly more: (words: string) => string;
  /** An address of this model under another origin; who follows a redirect shows up in `requests`. */
  readonly elsewhere: string;
  /** Aborted when the client left or the model was closed. */
  readonly gone: AbortSignal;
}

/**
 * What a model does otherwise than it should, in up to three places: what it says, in which shape it gives that, and
 * how it gets onto the wire. What is left out is done as a friendly model does it.
 */
export interface Behaviour {
  readonly name: string;
  readonly say?: (asked: Asked, dice: Dice) => string;
  readonly shape?: (fitting: Fitting, asked: Asked, dice: Dice) => Output;
  readonly send?: (wire: Wire) => Promise<void>;
  /** Chooses what to be for this request, the `number`-th since this behaviour was set, from 0. */
  readonly choose?: (asked: Asked, dice: Dice, number: number) => Behaviour;
}

export interface RecordedRequest {
  /** From 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as text, and as JSON where it is some. */
  readonly text: string;
  readonly json: Json;
  readonly asked: Asked | null;
  /** Name of the behaviour that answered. */
  readonly behaviour: string | null;
  readonly times: RequestTimes;
}

/** Wall-clock times [ms]; null until it happened. */
export interface RequestTimes {
  readonly arrived: number;
  readonly read: number | null;
  readonly over: number | null;
  /** Whether the client left before the answer was whole, or the model broke it off. */
  readonly brokenOff: boolean | null;
}

export interface ModelOptions {
  readonly behaviour?: Behaviour;
  /** Answers by stem, or a function that finds them: with it a leak says the true answer. */
  readonly knows?: Knows;
  readonly seed?: number;
  /** 0 (the default) takes a free port. */
  readonly port?: number;
  /** A key every request must carry; none is asked for without it. */
  readonly key?: string;
  readonly hears?: string;
  /** Told of every request that was understood, before it is answered. */
  readonly onAsked?: (asked: Asked, behaviour: string) => void;
  readonly models?: readonly string[];
}

/** The function also gets the prompt's data. */
export type Knows = ReadonlyMap<string, string> | ((stem: string, data: JsonObject) => string | null | undefined);

export interface RunningModel {
  /** What `OPENAI_BASE_URL` and the client's `baseURL` want: ends in `/v1`. */
  readonly url: string;
  readonly origin: string;
  /** Everything that arrived so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  readonly set: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}
