import { ASKED_ROW } from "./asked-rows.ts";
import { FINISHED_ROWS } from "./finished-rows.ts";
import { onSwearing } from "./on-chat.ts";
import { heldRight } from "./on-answer.ts";
import { onMeaning } from "./on-question.ts";
import { OPEN_ROWS } from "./open-rows.ts";
import { onOtherWay } from "./other-ways.ts";
import { within, type Row } from "./row.ts";
import { safetyReply } from "./safety-reply.ts";
import { saidRight } from "./said-right.ts";
import { SMALL_TALK_ROWS, stayWith } from "./small-talk.ts";

/** What the tutor does with a message, the first row that is for it [TRN90]; docs/tutor-moves.md is printed from it. */
export const MOVES: readonly Row[] = [
  {
    row: "safety",
    when: "Being hurt, hurting oneself or others, or something that is not for a child.",
    does: "Care first, and whom to tell; no mathematics.",
    answer: (talk) => {
      const { finding } = talk;
      return finding === null || finding.kind === "swearing" ? null : safetyReply(talk, finding);
    },
  },
  {
    row: "swearing",
    when: "A swear word, and no answer beside it.",
    does: "A calm word, and back to the problem.",
    of: ["conceptual_question", "stuck", "off_topic", "acknowledge", "explanation"],
    answer: (talk) => (talk.finding === null ? null : onSwearing(talk)),
  },
  {
    row: "stay",
    when: "Something beside the work, after being hurt was told.",
    does: "The tutor stays with it.",
    answer: stayWith,
  },
  {
    row: "other-way",
    when: "Another way to the answer, on a problem that was solved: “i could have done 8 + 6.7 and taken off 0.1”.",
    does: "That it comes to the same.",
    phase: "over",
    answer: onOtherWay,
  },
  {
    row: "right-by-itself",
    when: "The right answer in a sentence of its own, whatever else is said, or worked out before a question: “5/6. Is 6/5 the same?”.",
    does: "It is taken as the answer.",
    phase: "open",
    answer: (talk) => (saidRight(talk)?.isSentence === true ? heldRight(talk) : null),
  },
  ASKED_ROW,
  {
    row: "meaning",
    when: "What a word means is asked.",
    does: "One sentence: by the lesson, the picture, or the table of meanings.",
    answer: onMeaning,
  },
  within({ row: "beside", when: "What children write besides." }, (talk) => talk, SMALL_TALK_ROWS),
  within({ row: "open", when: "The problem is open.", phase: "open" }, (talk) => talk, OPEN_ROWS),
  within({ row: "over", when: "The problem is over.", phase: "over" }, (talk) => talk, FINISHED_ROWS),
];
