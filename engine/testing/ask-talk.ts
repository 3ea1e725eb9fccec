import type { SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { driveTutor } from "./drive-tutor.ts";

/** What came of one question, asked first of all. */
export interface AskedOnce {
  readonly isAnswered: boolean;
  readonly skill: SkillId | null;
  readonly text: string;
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
  };
}
