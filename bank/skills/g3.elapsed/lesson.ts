import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g3.elapsed",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "An hour has 60 minutes, and then the next hour begins.",
    "So go to the next full hour first.",
    "Then go on from there, and put both parts together.",
  ],
  again:
    "Draw a line with $9{:}00$, $10{:}00$ and $11{:}00$ on it. Jump from $9{:}40$ to $10{:}00$, then to $10{:}15$. Add both jumps.",
  picture: {
    type: "number-line",
    alt: "A time line from 9:00 to 11:00. A jump of 20 minutes goes from 9:40 to 10:00, one of 15 minutes from 10:00 to 10:15.",
    from: 540,
    to: 660,
    step: 5,
    labels: [
      { at: 540, text: "9:00" },
      { at: 600, text: "10:00" },
      { at: 660, text: "11:00" },
    ],
    marks: [
      { at: 580, text: "9:40" },
      { at: 615, text: "10:15" },
    ],
    jumps: [
      { from: 580, to: 600, text: "20" },
      { from: 600, to: 615, text: "15" },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "A film runs from $6{:}50$ to $7{:}10$. What do you do first?",
    choices: ["Take 50 away from 710.", "Take 10 away from 50.", "Go on to 7 o’clock."],
    right: 2,
    whenRight: "You stopped at the full hour on the way.",
    whenNot: ["Does an hour have 100 minutes?", "Which full hour comes after 6:50?", ""],
  },
  checkAgain: {
    question: "A walk lasts from $8{:}45$ to $9{:}20$. Up to 9 o’clock it takes 15 minutes. What now?",
    choices: ["Stop, that is all.", "Add 20 minutes to 15.", "Take 15 away from 20."],
    right: 1,
    whenRight: "You put both parts of the walk together.",
    whenNot: ["Is the walk over at 9 o’clock?", "", "Do both parts belong to the walk?"],
  },
  commonError: {
    misconception: "MG-29",
    what: "Working out $10{:}15 - 9{:}50$ as $1015 - 950 = 65$.",
    tempting: "The times look like numbers with hundreds.",
    instead: "Count up to the full hour, then on to the end.",
  },
  rubric: [
    {
      idea: "go to the full hour first",
      words: ["full hour", "next hour", "o'clock", "o’clock", "60", "sixty"],
      ask: "Where do you stop on the way?",
    },
    {
      idea: "then go on to the end",
      words: ["rest", "on to", "to the end", "what is left", "then the", "other part"],
      ask: "What do you do after the full hour?",
    },
    {
      idea: "put both parts together",
      words: ["together", "add", "plus", "altogether"],
      ask: "What do you do with the two parts?",
    },
  ],
  terms: [
    { words: ["hour", "hours", "full hour"], means: "An hour is 60 minutes long." },
    { words: ["minute", "minutes"], means: "A minute is the way between two small marks." },
    { words: ["last", "lasts"], means: "To last is to go on for some time." },
    { words: ["time line"], means: "A time line shows times in order along a line." },
  ],
  answers: [
    {
      frames: ["what", "where", "whether", "when", "case"],
      concept: "start-or-end",
      when: [
        ["start", "end", "begin", "leave", "arrive", "last", "stop", "finish", "takes"],
        ["or", "mean", "which", "is that"],
      ],
      say: "Words like begin and leave tell the first time. End, stop and arrive tell the last time.",
    },
    {
      frames: ["whether", "what", "how"],
      concept: "quarter-or-half",
      when: [
        ["half", "quarter", "1/2", "1/4"],
        ["hour", "minutes", "h"],
      ],
      say: "Half an hour is 30 minutes, and a quarter is 15. An hour has 60 minutes, not 100.",
    },
    {
      frames: ["how", "what", "whether"],
      concept: "hours-to-minutes",
      when: [["hour"], ["minutes"], ["how many", "turn", "change", "into", "is", "how much"]],
      say: "Each hour is 60 minutes. Add the minutes that are over.",
    },
    {
      frames: ["operation", "when", "whether"],
      concept: "choosing",
      when: [["forward", "add or", "plus or", "back or"]],
      say: "For the end, go forwards from the beginning. For the beginning, go back from the end. For how long, count from the beginning to the end.",
    },
    {
      frames: ["case", "whether"],
      concept: "ten-or-more",
      when: [
        ["more than", "over", "bigger than"],
        ["60", "sixty", "59"],
      ],
      say: "Sixty minutes make one hour. Write the hour, and the minutes that are left.",
    },
    {
      frames: ["case", "whether", "what"],
      concept: "am-pm",
      when: [
        ["12", "twelve", "noon", "midnight"],
        ["past", "after", "over", "pass", "go", "noon", "midnight"],
      ],
      say: "After 12 the hours begin again with 1. Count up to 12 first, and go on from there.",
    },
    {
      frames: ["why", "case"],
      concept: "sixty",
      when: [
        ["why", "can i"],
        ["subtract", "take", "100", "minus", "borrow", "trade", "normal"],
      ],
      say: "An hour has 60 minutes, not 100. After 59 minutes the next hour begins.",
    },
    {
      frames: ["how", "case"],
      concept: "past-hour",
      when: [["past the hour", "cross", "smaller"]],
      say: "Count up to the full hour first. Then count on from there, and add both parts.",
    },
    {
      frames: ["how", "whether"],
      concept: "backwards",
      when: [["start", "began", "begin", "backwards"]],
      say: "Begin at the end and go back. Stop at the full hour on the way.",
    },
    {
      frames: ["why", "how"],
      concept: "time-line",
      when: [["line", "stop at the", "full hour"]],
      say: "Mark both times on the line and jump between them. Stop at each full hour.",
    },
    {
      frames: ["how"],
      concept: "writing-time",
      when: [["write"]],
      say: "Write how many hours, then how many minutes. You can give all of it in minutes too.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "right", "sure"]],
      say: "Add the length to the beginning. The end must come out.",
    },
  ],
  asks: [
    {
      of: ["when-e", "when-sto", "when-a", "time-l"],
      say: "You know the beginning and how long it lasts. When is the end?",
    },
    {
      of: ["when-b", "when-sta", "when-l", "time-b"],
      say: "You know the end and how long it lasts. When was the beginning?",
    },
    { say: "You know the beginning and the end. How long is it from one to the other?" },
  ],
  use: "You work out times when you plan a trip.",
};
