import { expect, test } from "vitest";
import { SkillId } from "#engine";
import type { Reason } from "#engine";
import { text } from "../text/text.ts";
import { reasonBeside, reasonWords } from "./reason-words.ts";

const NOW = new Date(2026, 10, 26, 10).getTime();
const daysAgo = (days: number) => NOW - days * 86_400_000;

test.for<readonly [Partial<Reason> & Pick<Reason, "why">, string, string]>([
  [{ why: "new" }, "This one is new, and you are ready for it.", "New"],
  [{ why: "new", seemsKnown: true }, "It seems you know this. Show that you do.", "Seems known"],
  [{ why: "continue", lastAt: daysAgo(3) }, "You are in the middle of this.", "Going on"],
  [{ why: "review" }, "It is time for a refresh. Let us see what stayed.", "Refresh"],
  [{ why: "review", lastAt: NOW - 3_600_000 }, "It is time for a refresh. Let us see what stayed.", "Refresh"],
  // By the calendar, as everywhere: eleven hours before ten in the morning is yesterday.
  [
    { why: "review", lastAt: NOW - 11 * 3_600_000 },
    "You did this yesterday. Let us see what stayed.",
    "You did this yesterday",
  ],
  [
    { why: "review", lastAt: daysAgo(9) },
    "You did this 9 days ago. Let us see what stayed.",
    "You did this 9 days ago",
  ],
  [
    { why: "review", lastAt: daysAgo(60) },
    "You did this a while ago. Let us see what stayed.",
    "You did this a while ago",
  ],
  [{ why: "repair" }, "What you did last needs this. A few of these first.", "First what it needs"],
  [
    { why: "repair", neededBy: { skillId: SkillId.parse("g4.fracadd"), name: "Adding like fractions" } },
    "Adding like fractions needs this. A few of these first.",
    "Adding like fractions needs this",
  ],
])("[APP5] %o", ([given, atHome, beside]) => {
  const reason = { lastAt: null, neededBy: null, seemsKnown: false, ...given };
  expect([reasonWords(text, reason, NOW), reasonBeside(text, reason, NOW)]).toEqual([atHome, beside]);
});
