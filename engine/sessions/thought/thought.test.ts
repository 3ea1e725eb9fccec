import { describe, expect, test } from "vitest";
import { ALL_PARTS } from "../../parts/all.ts";
import { pleaIn } from "../../dialogue/understand/pleas.ts";
import { understand } from "../../dialogue/understand/understand.ts";
import { driveTutor, foldsAlike, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent } from "../../testing/index.ts";
import type { ThoughtView } from "../../views/activity-views.ts";
import { pickWords } from "../pick-words.ts";
import { thoughtPart } from "./part.ts";
import { PROMPTS, sortOf } from "./prompts.ts";
import { WINDOW } from "./state.ts";

const content = {
  ...toyContent(),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};
const THOUGHTS = [
  "i think odd and odd is even",
  "because 3 + 5 = 8",
  "why is that?",
  "idk",
  "the left over ones make a pair",
  "so it is always even",
];

describe("thinking aloud", () => {
  test.for([
    ["idk", "stuck"],
    ["it is even because two odd ones pair up", "because"],
    ["why does it work?", "question"],
    ["i think it is always 12", "claim"],
    ["so more cuts smaller bits", "claim"],
    ["i think fractions are weird", "feeling"],
    ["i dont get it, it is too hard", "stuck"],
  ] as const)("[THT1] %s is of sort %s", ([text, sort]) => {
    expect(sortOf(understand(text, {}))).toBe(sort);
    const drive = begin();
    say(drive, text);
    expect(PROMPTS[sort]).toContain(lastTold(drive));
  });

  test("[THT2] the questions name no number", () => {
    for (const prompt of Object.values(PROMPTS).flat())
      expect(prompt).not.toMatch(/\d|\bright\b|\bwrong\b|\bcorrect\b/u);
  });

  test("[THT3] no question comes twice in sight", () => {
    const drive = begin();
    for (let turn = 0; turn < 5; turn++) say(drive, `i think it is ${turn}`);
    const told = view(drive)?.talk.flatMap(({ who, text }) => (who === "tutor" ? [text] : [])) ?? [];
    expect(new Set(told).size).toBe(told.length);
    expect(pickWords(["a", "b"], "s", ["a"])).toBe("b");
    expect(pickWords(["a", "b"], "s", ["b", "a"])).toBe("b");
  });

  test("[THT4] the window slides, and the learner's own words are summed up", () => {
    const drive = begin();
    for (let round = 0; round < 2; round++) for (const text of THOUGHTS) say(drive, `${text} (${round})`);
    const seen = view(drive);
    expect(seen?.talk.length).toBe(WINDOW);
    expect(seen?.summary).toContain("i think odd and odd is even (0)");
    expect(seen?.summary).toContain("idk (1)");
    expect(seen?.summary).not.toContain("so it is always even (1)");
  });

  test("[THT4] nothing is summed up while all of it is in sight", () => {
    const drive = begin();
    for (const text of THOUGHTS.slice(0, 5)) say(drive, text);
    expect(drive.events.some(({ type }) => type === "thoughts_summed")).toBe(true);
    expect(view(drive)?.summary).toBeNull();
    for (const text of THOUGHTS.slice(0, 2)) say(drive, text);
    expect(view(drive)?.summary).toContain(THOUGHTS[0]);
  });

  test("[THT5] it ends on the learner's word or button", () => {
    const drive = begin();
    for (const text of THOUGHTS) say(drive, text);
    expect(view(drive)?.ended).toBeNull();
    say(drive, "bye");
    expect(view(drive)).toMatchObject({ ended: "learner-ended", widget: null });
    const other = begin();
    other.act({ kind: "thought", command: { type: "end" } });
    expect(view(other)?.ended).toBe("learner-ended");
    expect(other.act({ kind: "thought", command: { type: "say", text: "hi" } })).toMatchObject({ ok: false });
  });

  test("[THT6] [SFT9] distress gets guidance and a flag, personal data is not kept", () => {
    const drive = begin();
    say(drive, "i want to kill myself, ring 0171 555 1234");
    expect(drive.events.some(({ type }) => type === "safety_flagged")).toBe(true);
    expect(Object.values(PROMPTS).flat()).not.toContain(lastTold(drive));
    expect(view(drive)?.talk.map(({ toTeacher = false }) => toTeacher)).toEqual([false, false, true]);
    say(drive, "ok");
    expect(lastTold(drive)).toContain("somebody you trust");
    say(drive, "it was yesterday");
    expect(lastTold(drive)).toContain("somebody you trust");
    say(drive, "i think odd numbers are strange");
    expect(Object.values(PROMPTS).flat()).toContain(lastTold(drive));
    expect(JSON.stringify(drive.events)).not.toContain("555 1234");
  });

  test.for(["i hate maths", "i am so stupid at maths", "im going to cry"])(
    "[THT8] a feeling is taken up before any thought: %s",
    (text) => {
      const drive = begin();
      say(drive, text);
      expect(PROMPTS.hurt).toContain(lastTold(drive));
    },
  );

  test.for(["no sé", "JE COMPRENDS PAS", "допоможіть"])("[THT9] %s is answered in its language", (text) => {
    const drive = begin();
    say(drive, text);
    expect(lastTold(drive)).toBe(pleaIn(text)?.ask);
  });

  test("[THT7] a crash at any event changes nothing", () => {
    const drive = begin();
    for (const text of THOUGHTS) say(drive, text);
    for (const [again, whole] of foldsAlike(drive, (state) => thoughtPart.view(state, drive.env))) {
      expect(again).toEqual(whole);
    }
    expect(view(drive)?.widget).toMatchObject({ type: "free-text", prompt: lastTold(drive) });
  });
});

function begin(): Drive {
  const drive = driveTutor(content);
  drive.act({ kind: "thought", command: { type: "start" } });
  return drive;
}

function say(drive: Drive, text: string): void {
  const said = drive.act({ kind: "thought", command: { type: "say", text } });
  if (!said.ok) throw new Error(said.error.type);
}

function view(drive: Drive): ThoughtView | null {
  return thoughtPart.view(drive.state, drive.env);
}

function lastTold(drive: Drive): string {
  return view(drive)?.talk.findLast(({ who }) => who === "tutor")?.text ?? "";
}
