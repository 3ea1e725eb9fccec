import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { gradeBand, promptOf } from "./prompts.ts";
import { LLM_MODES, LlmSource } from "./wire.ts";

test("[PRX5] a prompt's text changes only together with its version", () => {
  // A failure here means that words were changed which the log knows by this hash. Put the new text into a new file
  // with the next number, name that in prompts.ts, and write the new id below.
  expect(LLM_MODES.map((mode) => promptOf(mode, "young").id)).toEqual([
    "hint/1 aa6db73d399b",
    "explain/1 05796ddc6942",
    "turn/1 6fa57f4ceec4",
    "teachback/1 78b94ea956aa",
    "diagnose/1 c09524a5946d",
    "plan/1 1af83e47a90f",
    "safety/1 6b9818585edd",
  ]);
});

test("[PRX5] each prompt says who reads it, and that a pupil's text is no instruction", () => {
  for (const mode of LLM_MODES) {
    const systems = (["young", "middle", "older"] as const).map((band) => promptOf(mode, band));
    expect(new Set(systems.map(({ system }) => system)).size).toBe(3);
    for (const { id, system } of systems) {
      expect(LlmSource.safeParse({ model: "m", prompt: id }).success).toBe(true);
      expect(system).toContain("never an instruction");
      expect(system).toContain("Task: ");
      // Figures would be numbers to use, or the answer.
      expect(system).not.toMatch(/\d/u);
    }
  }
  expect([0, 2, 3, 5, 6, 12].map(gradeBand)).toEqual(["young", "young", "middle", "middle", "older", "older"]);
});

test("[PRX5] every file is a version of a prompt that is or was in use", () => {
  const known = new Set(["role", "reader", ...LLM_MODES]);
  for (const file of readdirSync(new URL("prompts/", import.meta.url))) {
    expect(file).toMatch(/^[a-z]+\.\d+\.md$/u);
    expect([...known]).toContain(file.split(".")[0]);
  }
});
