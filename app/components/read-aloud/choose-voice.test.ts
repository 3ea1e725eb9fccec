import { describe, expect, test } from "vitest";
import { chooseVoice, type VoiceFacts } from "./choose-voice.ts";

const voice = (lang: string, localService = true, isDefault = false): VoiceFacts => ({
  lang,
  localService,
  default: isDefault,
});

describe("[APP36] only the device's own voices read aloud", () => {
  test("a voice that sends words away is never used", () => {
    expect(chooseVoice([voice("en-GB", false, true)], ["en-GB"], "en")).toBeUndefined();
    expect(chooseVoice([], ["en-GB"], "en")).toBeUndefined();
  });

  test("the learner's region first, then any English, the system's choice among equals", () => {
    const voices = [voice("de-DE", true, true), voice("en_US"), voice("en-GB"), voice("en-GB", true, true)];
    expect(chooseVoice(voices, ["en-GB"], "en")).toBe(voices[3]);
    expect(chooseVoice(voices, ["en-AU"], "en")).toBe(voices[3]);
    expect(chooseVoice(voices, ["de-DE", "en-US"], "en")).toBe(voices[1]);
    expect(chooseVoice([voice("de-DE")], ["de-DE"], "en")).toBeUndefined();
  });

  test("what is Spanish is read by a Spanish voice, or not at all", () => {
    const voices = [voice("en-US", true, true), voice("es_ES"), voice("es-MX")];
    expect(chooseVoice(voices, ["en-US"], "es")).toBe(voices[1]);
    expect(chooseVoice(voices, ["en-US", "es-MX"], "es")).toBe(voices[2]);
    expect(chooseVoice(voices.slice(0, 1), ["es-MX"], "es")).toBeUndefined();
  });
});
