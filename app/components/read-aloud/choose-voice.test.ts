import { describe, expect, test } from "vitest";
import { chooseVoice, type VoiceFacts } from "./choose-voice.ts";

const voice = (lang: string, localService = true, isDefault = false): VoiceFacts => ({
  lang,
  localService,
  default: isDefault,
});

describe("[APP36] only the device's own voices read aloud", () => {
  test("a voice that sends words away is never used", () => {
    expect(chooseVoice([voice("en-GB", false, true)], ["en-GB"])).toBeUndefined();
    expect(chooseVoice([], ["en-GB"])).toBeUndefined();
  });

  test("the learner's region first, then any English, the system's choice among equals", () => {
    const voices = [voice("de-DE", true, true), voice("en_US"), voice("en-GB"), voice("en-GB", true, true)];
    expect(chooseVoice(voices, ["en-GB"])).toBe(voices[3]);
    expect(chooseVoice(voices, ["en-AU"])).toBe(voices[3]);
    expect(chooseVoice(voices, ["de-DE", "en-US"])).toBe(voices[1]);
    expect(chooseVoice([voice("de-DE")], ["de-DE"])).toBeUndefined();
  });
});
