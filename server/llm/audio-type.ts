import type { TRANSCRIBE_TYPES } from "./wire.ts";

export type AudioType = (typeof TRANSCRIBE_TYPES)[number];

/** What kind of recording it is by its first bytes, whatever it is called; undefined for any other file. */
export function audioTypeOf(head: Uint8Array): AudioType | undefined {
  const text = Buffer.from(head.subarray(0, 64)).toString("latin1");
  if (text.startsWith("\x1aE\xdf\xa3") && text.includes("webm")) return "webm";
  if (text.startsWith("OggS")) return "ogg";
  if (text.slice(4, 8) === "ftyp") return "mp4";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WAVE") return "wav";
  if (text.startsWith("fLaC")) return "flac";
  return text.startsWith("ID3") || isMpegFrame(head) ? "mpeg" : undefined;
}

/** Eleven ones, then a known version, layer, bit rate and sampling rate. */
function isMpegFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const synced = first === 0xff && (second & 0xe0) === 0xe0;
  const known = (second & 0x18) !== 0x08 && (second & 0x06) !== 0 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return synced && known;
}
