import { expect, test } from "vitest";
import { SkillId } from "#engine";
import { text } from "../../text/text.ts";
import { lastTimeWords } from "./last-time-words.ts";

const NOW = new Date(2026, 10, 26, 10).getTime();
const DAY_MS = 86_400_000;
const named = (name: string) => ({ skillId: SkillId.parse("g3.mulmean"), name });

test.for([
  [
    { at: NOW - 3_600_000, kept: [], done: [], practised: [named("Equal groups")] },
    "Today you practised Equal groups.",
  ],
  [
    {
      at: NOW - DAY_MS,
      kept: [],
      done: [],
      practised: [named("Equal groups"), named("Multiples"), named("Prime numbers")],
    },
    "Yesterday you practised Equal groups, Multiples, and more.",
  ],
  [
    {
      at: NOW - 9 * DAY_MS,
      kept: [],
      done: [named("Multiples")],
      practised: [named("Equal groups"), named("Multiples")],
    },
    "9 days ago you showed that you can do Multiples.",
  ],
  [
    {
      at: NOW - DAY_MS,
      kept: [named("Primes")],
      done: [named("Multiples")],
      practised: [named("Primes"), named("Multiples")],
    },
    "Yesterday you still knew Primes.",
  ],
  [
    { at: NOW - 60 * DAY_MS, kept: [], done: [], practised: [named("Multiples")] },
    "Last time you practised Multiples.",
  ],
] as const)("[SCR92] %o", ([lastTime, words]) => {
  expect(lastTimeWords(text, lastTime, NOW)).toBe(words);
});
