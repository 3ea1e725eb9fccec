import { expect, test } from "vitest";
import { findVoice, VOICES_COME_WITHIN_MS } from "./find-voice.ts";

const own = { lang: "en-GB", localService: true, default: false };
const german = { lang: "de-DE", localService: true, default: true };
const remote = { lang: "en-US", localService: false, default: false };
const late = VOICES_COME_WITHIN_MS;

test.for([
  [[own], 0, { voice: own }],
  [[], 0, "waiting"],
  [[german, remote], late - 1, "waiting"],
  [[], late, "no-voice"],
  [[german, remote], late, "no-voice"],
  // However late it comes.
  [[german, own], 10 * late, { voice: own }],
  [null, 0, "no-speech"],
] as const)("[APP36] nothing is claimed of voices while they may still come: %#", ([voices, sinceMs, found]) => {
  expect(findVoice(voices, ["en-US"], sinceMs)).toEqual(found);
});
