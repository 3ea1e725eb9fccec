import { isToldToTeachers } from "../dialogue/safety/index.ts";
import type { TalkView } from "../views/activity-views.ts";

interface TalkLine extends Omit<TalkView, "toTeacher"> {
  readonly act: string;
}

/** A line of a conversation as the learner sees it. */
export function talkView({ who, text, at, words, act }: TalkLine): TalkView {
  return {
    who,
    text,
    at,
    ...(words === undefined ? {} : { words }),
    ...(who === "tutor" && isToldToTeachers(act) ? { toTeacher: true } : {}),
  };
}
