import type { Lesson } from "#engine";
import { AT_FIRST, EXTRA_NUMBER, GO_BACK, NOT_DONE, WHO_HAS_MORE } from "../../lessons/shared-answers.ts";
import { CHECK_STORY, MORE_IS_NOT_PLUS } from "../../lessons/story-words.ts";

export const lesson: Lesson = {
  skill: "g2.wp2",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "In some stories the number changes two times.",
    "Do one change first, and write the number down.",
    "Use that number for the second change.",
  ],
  again: "Put 8 counters on the table. Add 5 counters, and count: 13. Take 4 counters away, and count again: 9.",
  picture: {
    type: "number-line",
    alt: "A number line from 0 to 15. A jump goes from 8 up to 13, and one from 13 back to 9.",
    from: 0,
    to: 15,
    step: 1,
    labels: [
      { at: 0, text: "0" },
      { at: 8, text: "8" },
      { at: 9, text: "9" },
      { at: 13, text: "13" },
      { at: 15, text: "15" },
    ],
    jumps: [
      { from: 8, to: 13, text: "+5" },
      { from: 13, to: 9, text: "−4" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "You have 8 nuts. You get 5, then eat 4. What comes first?",
    choices: ["$8 - 4$", "$8 + 5$", "$5 + 4$"],
    right: 1,
    whenRight: "You went through the story in order.",
    whenNot: ["What happens before you eat?", "", "How many nuts are there at the start?"],
  },
  checkAgain: {
    question: "You have 6 pens and get 4. That makes 10. You lose 3. What comes next?",
    choices: ["$10 - 3$", "$6 - 3$", "$4 - 3$"],
    right: 0,
    whenRight: "You went on with the number you found.",
    whenNot: ["", "How many pens are there before you lose any?", "Can you lose only the new pens?"],
  },
  commonError: {
    misconception: "WP-05",
    what: "Giving $8 + 5 = 13$ as the answer, and stopping there.",
    tempting: "That number looks like an answer already.",
    instead: "Read the story to its end.",
  },
  rubric: [
    {
      idea: "one change comes first",
      words: ["first", "start", "begin", "before"],
      ask: "Which change comes first?",
    },
    {
      idea: "the other change comes next",
      words: ["then", "next", "after", "second"],
      ask: "What happens next in the story?",
    },
  ],
  terms: [
    { words: ["change", "changes"], means: "A change makes the number bigger or smaller." },
    { words: ["step", "steps"], means: "A step is one sum on the way." },
    { words: ["fewer"], means: "Fewer means not as many." },
    { words: ["left"], means: "What is left is what is still there." },
    { words: ["together"], means: "Together means all of it in one." },
  ],
  answers: [
    AT_FIRST,
    {
      frames: ["why", "whether", "case", "when"],
      concept: "tempting-word",
      when: [
        ["gives", "gave", "give", "wins", "gets", "buys"],
        ["always", "mean", "means", "minus", "plus", "so i", "take away", "add"],
      ],
      say: "“Gives” or “more” do not tell what to do. Look who is asked about.",
    },
    GO_BACK,
    WHO_HAS_MORE,
    NOT_DONE,
    EXTRA_NUMBER,
    {
      frames: ["how", "what", "where"],
      concept: "start",
      when: [["start", "comes first", "do first", "begin"]],
      say: "Begin where the story begins. Then go on to the next sentence.",
    },
    {
      frames: ["how", "when", "operation"],
      concept: "choosing",
      when: [["how do i know", "add or", "plus or", "minus or", "take away"]],
      say: "When more come, add. When some go, subtract.",
    },
    {
      frames: ["why", "how", "what", "whether"],
      concept: "fewer",
      when: [["more", "fewer", "less"]],
      say: MORE_IS_NOT_PLUS,
    },
    {
      frames: ["why", "whether"],
      concept: "several-steps",
      when: [["two steps", "2 steps", "one step", "1 step", "all at once", "in one go"]],
      say: "There are two changes. Each change is one step.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "is it right", "if it is right"]],
      say: CHECK_STORY,
    },
  ],
  asks: [
    { of: ["third"], say: "You know the whole and two parts. How big is the last part?" },
    { of: ["fewer", "told"], say: "Two amounts differ. How many is it when both are together?" },
    { of: ["start"], say: "You know the end of the story. How many were there at the beginning?" },
    { say: "The number changes two times. How many are there at the end?" },
  ],
  use: "You need this when you swap cards or play shop.",
};
