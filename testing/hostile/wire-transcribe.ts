import type { Asked, Output } from "./types.ts";
import { inPieces, type Encoded } from "./wire-format.ts";

/** What was heard: JSON, plain text when that was asked for, or events. */
export function encodeTranscription(asked: Asked, output: Output): Encoded {
  const text = output.parts.map((part) => (part.type === "tool-call" ? "" : part.text)).join("");
  const more = (words: string) => JSON.stringify(words).slice(1, -1);
  if (!asked.stream) {
    const plain = asked.schemaName === "text";
    const usage = output.usage === "missing" ? {} : { usage: { type: "duration", seconds: 3 } };
    return {
      contentType: plain ? "text/plain; charset=utf-8" : "application/json",
      opening: [],
      frames: [plain ? `${text}\n` : JSON.stringify({ text, ...usage })],
      more,
    };
  }
  const event = (type: string, fields: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const delta = (words: string) => event("transcript.text.delta", { delta: words });
  const ending = output.ending === "lost" ? [] : [event("transcript.text.done", { text })];
  return {
    contentType: "text/event-stream; charset=utf-8",
    opening: [],
    frames: [...inPieces(text).map(delta), ...ending],
    more: delta,
  };
}
