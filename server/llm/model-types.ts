export type JsonSchema = Readonly<Record<string, unknown>>;

/** Tokens of one call. */
export interface Usage {
  readonly input: number;
  readonly output: number;
}

export interface ModelRequest {
  /** Names the schema: letters, digits, hyphens. */
  readonly name: string;
  readonly system: string;
  /** The data, as one text of JSON. */
  readonly user: string;
  /** What the reply must be; every field required, no other allowed. */
  readonly schema: JsonSchema;
  readonly maxOutputTokens: number;
}

export interface ModelReply {
  /** JSON as the model wrote it, unchecked. */
  readonly text: string;
  readonly usage: Usage | null;
  /** From the call to the first piece of text [ms]. */
  readonly firstWordMs: number;
}

/** A language model; its failures are ModelErrors. */
export interface ModelClient {
  readonly model: string;
  readonly transcribeModel: string;
  /** @param onPiece - called with each piece of the reply's text; called off by `signal` */
  readonly ask: (request: ModelRequest, onPiece: (piece: string) => void, signal: AbortSignal) => Promise<ModelReply>;
  /** What is said in a recording. */
  readonly transcribe: (file: File, signal: AbortSignal) => Promise<string>;
}
