import { expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { lastTimeWords } from "./last-time-words.ts";

const NOW = new Date(2026, 10, 26, 10).getTime();
const DAY_MS = 86_400_000;

test.for([
  [{ at: NOW - 3_600_000, kept: [], done: [], practised: ["Equal groups"] }, "Today you practised Equal groups."],
  [
    { at: NOW - DAY_MS, kept: [], done: [], practised: ["Equal groups", "Multiples", "Prime numbers"] },
    "Yesterday you practised Equal groups, Multiples, and more.",
  ],
  [
    { at: NOW - 9 * DAY_MS, kept: [], done: ["Multiples"], practised: ["Equal groups", "Multiples"] },
    "9 days ago you showed that you can do Multiples.",
  ],
  [
    { at: NOW - DAY_MS, kept: ["Primes"], done: ["Multiples"], practised: ["Primes", "Multiples"] },
    "Yesterday you still knew Primes.",
  ],
  [{ at: NOW - 60 * DAY_MS, kept: [], done: [], practised: ["Multiples"] }, "Last time you practised Multiples."],
] as const)("[SCR92] %o", ([lastTime, words]) => {
  expect(lastTimeWords(text, lastTime, NOW)).toBe(words);
});
