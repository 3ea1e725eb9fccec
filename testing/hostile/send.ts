import { once } from "node:events";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Wire } from "./types.ts";

/** Starts the answer as a friendly model does. */
export function sendHead(wire: Wire, status = 200, headers: Readonly<Record<string, string>> = {}): void {
  wire.response.writeHead(status, { "Content-Type": wire.contentType, "Cache-Control": "no-cache", ...headers });
  wire.response.flushHeaders();
}

/** Sends a piece and waits until the line has room; false once the client has left. */
export async function sendPiece(wire: Wire, piece: string | Uint8Array): Promise<boolean> {
  const { response, gone } = wire;
  if (gone.aborted || response.destroyed) return false;
  if (!response.write(piece)) await once(response, "drain", { signal: gone }).catch(() => {});
  // Each piece is a packet of its own: clients that join them by luck are found out.
  await setImmediate();
  return !gone.aborted;
}

/** Sends pieces one after another; false once the client has left. */
export async function sendPieces(wire: Wire, pieces: Iterable<string | Uint8Array>): Promise<boolean> {
  for (const piece of pieces) {
    if (!(await sendPiece(wire, piece))) return false;
  }
  return true;
}

/** The whole answer. */
export async function sendAll(wire: Wire): Promise<void> {
  sendHead(wire);
  if (await sendPieces(wire, wire.frames)) wire.response.end();
}

/** What of the answer goes out before it is broken off: half of the events, or half of the only text. */
export function firstHalf(wire: Wire): readonly string[] {
  const { frames } = wire;
  if (frames.length > 1) return frames.slice(0, Math.ceil(frames.length / 2));
  return frames.map((frame) => frame.slice(0, Math.ceil(frame.length / 2)));
}

/** Says nothing more until the client leaves. */
export async function untilGone(wire: Wire): Promise<void> {
  if (!wire.gone.aborted) await once(wire.gone, "abort");
}

/** Waits, less long when the client leaves. */
export async function pause(wire: Wire, ms: number): Promise<void> {
  await setTimeout(ms, undefined, { signal: wire.gone }).catch(() => {});
}
