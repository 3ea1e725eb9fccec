import type { SkillId } from "../ids.ts";
import { understand } from "../dialogue/understand/understand.ts";
import type { Content } from "../items/content.ts";
import { readQuestion, type Question } from "../sessions/clarify/read-question.ts";
import { driveTutor } from "./drive-tutor.ts";

/** What came of one question, asked first of all. */
export interface AskedOnce {
  readonly isAnswered: boolean;
  readonly skill: SkillId | null;
  readonly text: string;
  /** What the tutor meant by it. */
  readonly act: string;
}

/** A question as it is read: its frame and its concepts. */
export function readAsked(text: string): Question {
  return readQuestion(understand(text, {}).plain);
}

/** Asks one question in a conversation of its own. */
export function askOnce(content: Content, text: string, skill: SkillId | null = null): AskedOnce {
  const drive = driveTutor(content);
  drive.act({ kind: "clarify", command: { type: "start", skill } });
  drive.act({ kind: "clarify", command: { type: "say", text } });
  const discussed = drive.events.findLast((event) => event.type === "doubt_discussed")?.body;
  const reply = drive.events.findLast((event) => event.type === "reply_given")?.body;
  return {
    isAnswered: discussed?.outcome === "answered",
    skill: discussed?.skill ?? null,
    text: reply?.text ?? "",
    act: reply?.act ?? "",
  };
}
