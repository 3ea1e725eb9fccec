import type { Lesson } from "#engine";
import { EXTRA_NUMBER } from "./shared-answers.ts";

/** What holds for stories of every kind is said in the same words. */
const CHECK_STORY = "Put your answer into the story. Then read the story again.";
const NOT_NEEDED = "A story may tell a number that only describes things. Leave that number out.";
const WHAT_HAPPENS = "Say what happens in the story. Do things come, do they go, or are there equal groups?";
const MORE_IS_NOT_PLUS = "The word “more” does not always mean adding. Look who has more.";

/** What is taught of word problems before they are practised. */
export const wordProblemsLessons: readonly Lesson[] = [
  {
    skill: "g2.wp2",
    version: 1,
    createdOn: "2026-11-29",
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
  },
  {
    skill: "g3.mdwp",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Stories of equal groups have the same number in every group.",
      "To find the whole, multiply the groups by the number in one.",
      "When the whole is known, divide to find the missing number.",
    ],
    again:
      "Put 12 buttons into 3 cups, 4 in each. Groups and size make the whole: $3 \\times 4 = 12$. Hide one of the numbers: the other two find it.",
    picture: {
      type: "bar-model",
      alt: "A bar in 4 equal parts. Each part is marked 6, and the whole bar 24.",
      parts: Array.from({ length: 4 }, () => ({ size: 6, text: "6" })),
      whole: "24",
    },
    example: { difficulty: 3 },
    check: {
      question: "There are 30 chairs in 5 equal rows. What finds one row?",
      choices: ["$30 \\times 5$", "$30 \\div 5$", "$30 - 5$"],
      right: 1,
      whenRight: "You split the whole into equal rows.",
      whenNot: ["Is 30 the whole, or is it one row?", "", "Does anything go away when chairs stand in rows?"],
    },
    checkAgain: {
      question: "Which story needs dividing?",
      choices: [
        "5 bags hold 40 nuts. How many are in one?",
        "5 bags hold 8 nuts each. How many is that?",
        "There are 40 nuts. You eat 5. What is left?",
      ],
      right: 0,
      whenRight: "You saw that the whole is known there.",
      whenNot: ["", "Is the whole known there, or looked for?", "Are equal groups made there?"],
    },
    commonError: {
      misconception: "ML-01",
      what: "Adding the two numbers, such as $4 + 6$ for 4 boxes of 6.",
      tempting: "The words “in all” sound like adding.",
      instead: "Picture all the boxes: the 6 comes again and again.",
    },
    rubric: [
      {
        idea: "the groups are equal",
        words: ["same", "equal", "each", "every", "groups of"],
        ask: "What do you know about the groups?",
      },
      {
        idea: "multiply to find the whole, divide a known whole",
        words: ["times", "multipl", "divid", "share", "split"],
        ask: "Is the whole known, or do you look for it?",
      },
    ],
    terms: [
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
      { words: ["divide", "divided by"], means: "To divide is to split a whole into equal groups." },
      { words: ["whole"], means: "The whole is all there is in the story." },
      { words: ["equal", "equal groups"], means: "Equal groups all have the same number." },
      { words: ["row", "rows"], means: "A row is a line of things side by side." },
      { words: ["share", "share equally"], means: "To share equally is to give everyone the same number." },
    ],
    answers: [
      {
        frames: ["whether", "where"],
        concept: "order",
        when: [["order matter", "which order", "in order", "swap", "which number first", "which number goes"]],
        say: "For times, the order does not matter. To divide, begin with the whole.",
      },
      {
        frames: ["how", "when", "operation"],
        concept: "choosing",
        when: [["how do i know", "when do", "which one do", "multiply or", "times or", "divide or"]],
        say: "If the whole is asked for, multiply. If the whole is told, divide.",
      },
      {
        frames: ["what", "case"],
        concept: "left-over",
        when: [["left over", "remainder", "not fit", "rest"]],
        say: "Here the groups come out even. Nothing is left over.",
      },
      {
        frames: ["whether", "where", "case"],
        concept: "extra-number",
        when: [["all the numbers", "every number", "other number", "extra number", "all of the numbers"]],
        say: NOT_NEEDED,
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "if it is right", "is it right"]],
        say: "Put the groups together again. Do the groups make the whole?",
      },
      {
        frames: ["how", "whether"],
        concept: "drawing",
        when: [["draw", "picture", "bar"]],
        say: "Draw a bar and cut it into equal parts. Write in what you know.",
      },
      {
        frames: ["why", "when"],
        concept: "instead-of-adding",
        when: [["why", "not add", "plus"]],
        say: "Adding puts two amounts together. Here the same amount comes many times.",
      },
    ],
    asks: [
      { of: ["each"], say: "The whole and the number of groups are known. How many are in one group?" },
      { of: ["count"], say: "The whole and the size of a group are known. How many groups are there?" },
      { say: "Groups of the same size are put together. How many is that in all?" },
    ],
    use: "You need such stories to share sweets or to set out chairs.",
  },
  {
    skill: "g3.wp2",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Some stories need two steps to get to the answer.",
      "The first step finds a number that the story hides.",
      "The second step uses that number to answer the question.",
    ],
    again:
      "Say you have 3 bags of 5 apples, and 2 more apples. In the bags there are $3 \\times 5 = 15$. With the others it is $15 + 2 = 17$.",
    picture: {
      type: "bar-model",
      alt: "A bar in 3 equal parts and one smaller part. The equal parts are marked 5, the other one 2, and the whole bar 17.",
      parts: [...Array.from({ length: 3 }, () => ({ size: 5, text: "5" })), { size: 2, text: "2" }],
      whole: "17",
    },
    example: { difficulty: 2 },
    check: {
      question: "There are 4 boxes of 6 eggs. Then 5 eggs break. What comes first?",
      choices: ["$4 \\times 6$", "$6 - 5$", "$4 + 6 + 5$"],
      right: 0,
      whenRight: "You found how many eggs there are before some break.",
      whenNot: ["", "Do 5 eggs break once, or in every box?", "What does each of the numbers tell you?"],
    },
    checkAgain: {
      question: "There are 4 packs of 6 rolls and 3 single rolls. What does $4 \\times 6$ find?",
      choices: ["all of the rolls", "the rolls in the packs", "the rolls in one pack"],
      right: 1,
      whenRight: "You saw what the first step finds.",
      whenNot: ["Are the single rolls in the packs?", "", "How many packs does the step count?"],
    },
    commonError: {
      misconception: "WP-05",
      what: "Giving $4 \\times 6 = 24$ as the answer, and stopping there.",
      tempting: "That number looks like an answer already.",
      instead: "Read the question again when you have found a number.",
    },
    rubric: [
      {
        idea: "one step finds a number that is not told",
        words: ["first", "hidden", "before", "start", "begin"],
        ask: "Which number do you have to find first?",
      },
      {
        idea: "the next step answers the question",
        words: ["then", "next", "after", "second"],
        ask: "What do you do with that number?",
      },
    ],
    terms: [
      { words: ["step", "steps"], means: "A step is one calculation on the way to the answer." },
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
      { words: ["divide"], means: "To divide is to split a whole into equal groups." },
      { words: ["fewer"], means: "Fewer means not as many." },
      { words: ["in all", "altogether"], means: "In all means everything put together." },
      { words: ["the rest", "rest"], means: "The rest is what is left." },
      { words: ["difference"], means: "The difference is how far apart two numbers are." },
    ],
    answers: [
      EXTRA_NUMBER,
      {
        frames: ["how", "what", "where", "case"],
        concept: "start",
        when: [["start", "comes first", "do first", "which step", "begin"]],
        say: "Look at the question. Ask which number you still need to answer it.",
      },
      {
        frames: ["how", "when", "case", "operation"],
        concept: "choosing",
        when: [["how do i know", "add or", "plus or", "times or", "minus or", "which sign"]],
        say: WHAT_HAPPENS,
      },
      {
        frames: ["why", "how", "whether"],
        concept: "several-steps",
        when: [["two steps", "2 steps", "one step", "1 step", "all at once", "in one go", "two sums", "2 sums"]],
        say: "The question needs a number that the story does not tell. One step finds that number.",
      },
      {
        frames: ["why", "what", "when"],
        concept: "fewer",
        when: [["more", "fewer", "less"]],
        say: MORE_IS_NOT_PLUS,
      },
      {
        frames: ["how", "when"],
        concept: "checking",
        when: [["check", "is it right", "if it is right"]],
        say: CHECK_STORY,
      },
      {
        frames: ["what", "whether"],
        concept: "drawing",
        when: [["draw", "picture", "bar"]],
        say: "Draw a bar for the whole. Then cut the bar into the parts that you know.",
      },
    ],
    asks: [
      { of: ["fewer", "told"], say: "Two amounts differ. How many is it when both are put together?" },
      { of: ["start"], say: "Some went away, and you know what is left. How many were there at the beginning?" },
      { of: ["rest-e", "sum-e"], say: "Things are put into equal groups. How many come into one group?" },
      { of: ["rest-c", "sum-c"], say: "Things are put into equal groups. How many groups are there?" },
      { of: ["each"], say: "All groups are equal, and then one gets more. How many does that one have?" },
      { of: ["differ"], say: "Two amounts are compared. How big is the difference?" },
      { of: ["less", "left", "part"], say: "You know the whole and one part. How many are in the other part?" },
      { say: "Equal groups and some more come together. How many is that in all?" },
    ],
    use: "You need two steps to know what is left after shopping.",
  },
  {
    skill: "g4.wpmulti",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "A long story is solved one step at a time.",
      "Each step finds a number that a later step needs.",
      "Not every number in a story has to be used.",
    ],
    again:
      "Say 3 boxes hold 20 pencils each, which makes 60 pencils. If 4 of them are broken, 56 are left. Between 7 children that is 8 each.",
    picture: {
      type: "bar-model",
      alt: "A bar in 7 equal parts and one smaller part. The equal parts are marked 8, the other one 4, and the whole bar 60.",
      parts: [...Array.from({ length: 7 }, () => ({ size: 8, text: "8" })), { size: 4, text: "4" }],
      whole: "60",
    },
    example: { difficulty: 4 },
    check: {
      question: "There are 5 bags of 30 nuts and 2 bags of 40. How many steps find all the nuts?",
      choices: ["1 step", "2 steps", "3 steps"],
      right: 2,
      whenRight: "You multiplied twice and then added.",
      whenNot: ["Are all of the bags equal?", "Both sorts of bags are counted. Is anything still to do?", ""],
    },
    checkAgain: {
      question:
        "There are 2 boxes of 30 pens and 1 box of 20. Then 4 children share all pens equally. Which step is last?",
      choices: ["Multiply 2 by 30.", "Divide by 4.", "Add the 20 pens."],
      right: 1,
      whenRight: "You saw that all pens are needed before sharing.",
      whenNot: ["Are those all the pens there are?", "", "What happens to the pens after that?"],
    },
    commonError: {
      misconception: "WP-06",
      what: "Adding all the numbers of the story.",
      tempting: "Every number looks as if it had to be used.",
      instead: "Ask what each number tells before you use it.",
    },
    rubric: [
      {
        idea: "go through the story one step at a time",
        words: ["step", "first", "one after", "order", "then"],
        ask: "How do you go through a long story?",
      },
      {
        idea: "use the numbers that the question needs",
        words: ["need", "question", "asks", "leave out", "left out", "extra", "does not matter", "not important"],
        ask: "Which numbers of the story do you use?",
      },
    ],
    terms: [
      { words: ["step", "steps"], means: "A step is one calculation on the way to the answer." },
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
      { words: ["divide"], means: "To divide is to split a whole into equal groups." },
      { words: ["the rest", "rest"], means: "The rest is what is left." },
      { words: ["the same number"], means: "With the same number in each, no group has more than another." },
      { words: ["in all", "altogether"], means: "In all means everything put together." },
      { words: ["difference"], means: "The difference is how far apart two numbers are." },
    ],
    answers: [
      {
        frames: ["case", "what", "how"],
        concept: "left-over",
        when: [["remainder", "left over", "leftover"]],
        say: "Ask what the rest means in the story. It may be the answer, be left out, or need one more group.",
      },
      {
        frames: ["whether", "when", "where"],
        concept: "extra-number",
        when: [["all the numbers", "every number", "all of the numbers", "extra number", "which numbers"]],
        say: NOT_NEEDED,
      },
      {
        frames: ["how", "where", "case"],
        concept: "start",
        when: [["start", "comes first", "do first", "begin"]],
        say: "Begin with what you can find at once. Often that is the number in all the groups.",
      },
      {
        frames: ["how", "when", "case", "operation"],
        concept: "choosing",
        when: [["how do i know", "add or", "plus or", "times or", "minus or", "divide or", "which sign"]],
        say: WHAT_HAPPENS,
      },
      {
        frames: ["how", "whether", "case"],
        concept: "keeping-track",
        when: [["lost", "remember", "forget", "mixed up", "keep track", "write down"]],
        say: "Write down each result, and beside it what it counts. Then the next step is plain to see.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "is it right", "if it is right"]],
        say: CHECK_STORY,
      },
      {
        frames: ["how", "what"],
        concept: "several-steps",
        when: [["how many steps", "steps are"]],
        say: "There are as many steps as numbers you have to find. The last one answers the question.",
      },
    ],
    asks: [
      { of: ["two-k"], say: "There are two sorts of groups. How many is it in all?" },
      { of: ["two-a", "differ"], say: "Two amounts are compared. How big is the difference?" },
      { of: ["two-c"], say: "The number changes twice. How many are there at the end?" },
      {
        of: ["rest-e", "sum-e", "less-e", "more-e", "left-e"],
        say: "Things are put into equal groups at the end. How many come into one group?",
      },
      { of: ["rest-c", "sum-c"], say: "Things are put into equal groups. How many groups are there?" },
      { of: ["less-l", "less-t", "left"], say: "Some are used or go away. How many are left?" },
      { say: "Equal groups and some more come together. How many is that in all?" },
    ],
    use: "You need several steps to plan a picnic or a trip.",
  },
];
