import type { Lesson } from "#engine";
import { ASKS, DIVIDING, FACTS } from "./asks.ts";

/** Lessons on equal groups, the times tables and division facts. */
export const factLessons: readonly Lesson[] = [
  {
    skill: "g3.mulmean",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Multiplying is for equal groups: the same number again and again.",
      "In a multiplication the first number says how many groups there are.",
      "In a multiplication the second number says how many each group has.",
    ],
    again:
      "Put 3 plates on the table with 5 beans on each. You could add $5 + 5 + 5$, or write $3 \\times 5$. Plates first, then beans on one plate.",
    picture: { type: "groups", alt: "3 groups with 5 dots in each group.", groups: 3, each: 5 },
    example: { difficulty: 2 },
    check: {
      question: "Which picture fits $4 \\times 6$?",
      choices: ["a group of 4 and a group of 6", "4 groups of 6", "6 rows and 4 more dots"],
      right: 1,
      whenRight: "You read the first number as the number of groups.",
      whenNot: ["Are those groups equal?", "", "Every group must have the same number."],
    },
    commonError: {
      misconception: "ML-01",
      what: "Adding groups and size: 3 bags of 5 taken as $3 + 5$.",
      tempting: "You see two numbers, and adding is what you know best.",
      instead: "Add the size once for every group: $5 + 5 + 5$.",
    },
    rubric: [
      {
        idea: "the groups are equal",
        words: ["equal", "same", "each", "all have", "all the groups"],
        ask: "What is alike in all the groups?",
      },
      {
        idea: "the number is repeated once for every group",
        words: ["times", "again", "repeat", "add", "lots of", "how many groups", "skip count"],
        ask: "How many times do you add the number of one group?",
      },
    ],
    terms: [
      { words: ["product"], means: "A product is a multiplication, such as $3 \\times 5$, or its result." },
      { words: ["multiply", "multiplication", "times"], means: "To multiply is to put equal groups together." },
      { words: ["equal groups", "equal"], means: "Equal groups all have the same number in them." },
      { words: ["row", "rows"], means: "A row is a line of things from left to right." },
      { words: ["altogether"], means: "Altogether means all the groups counted as one." },
    ],
    answers: [
      {
        when: [["order", "swap", "which number", "first", "turn", "other way", "same as"]],
        say: "If you swap the numbers, the result stays. Here the number of groups is written first.",
      },
      {
        when: [
          ["why", "what is the difference", "instead", "better", "is it", "or"],
          ["add", "plus"],
        ],
        say: "Adding works too when groups are equal. Multiplying is the short way to write the sum.",
      },
      {
        when: [["when", "how do i know", "how can i tell"]],
        say: "Look for equal groups. If every group has the same number, you can multiply.",
      },
      {
        when: [["not equal", "different", "not the same", "unequal"]],
        say: "If the groups differ, one multiplication does not fit. Add the groups instead.",
      },
      {
        when: [["bigger", "always more", "larger"]],
        say: "Multiplying does not always make more. With one group the number stays. With no group the result is 0.",
      },
    ],
    asks: ASKS.mulmean,
    use: "You multiply to count eggs in boxes or chairs in rows.",
  },
  {
    skill: "g3.f2510",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Two groups are a double: the number and the number again.",
      "Ten groups make tens, and five groups are half of ten groups.",
      "One group is the number itself; zero groups are nothing.",
    ],
    again:
      "Boxes hold 3 buttons each: 2 boxes are double 3. 10 boxes are 3 tens, and 5 boxes are half of that. One box is 3, and no box is nothing.",
    picture: { type: "array", alt: "5 rows with 4 dots in each row.", rows: 5, columns: 4 },
    example: { difficulty: 2 },
    check: {
      question: "How does $10 \\times 8$ help with $5 \\times 8$?",
      choices: ["Take 5 away.", "Add 8 more.", "Take half of it."],
      right: 2,
      whenRight: "You saw that five groups are half of ten groups.",
      whenNot: ["Think of groups, not of single things.", "Are five groups more than ten groups?", ""],
    },
    commonError: {
      misconception: "ML-04",
      what: "Taking $8 \\times 0$ as $8$.",
      tempting: "With adding, a zero changes nothing.",
      instead: "If groups have nothing inside, together they hold nothing.",
    },
    rubric: [
      {
        idea: "multiplying counts equal groups",
        words: ["group", "times", "lots of", "boxes", "bags", "in each"],
        ask: "What does the multiplication count?",
      },
      {
        idea: "a double, a ten, a half or a count in steps helps",
        words: ["double", "half", "twice", "count", "empty", "nothing", "itself", "ten times", "10 times"],
        ask: "Which fact or way of counting helped you?",
      },
    ],
    terms: [
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["double", "twice"], means: "The double is the number and the same number again." },
      { words: ["half"], means: "Half is one of two equal parts." },
      { words: ["times table", "table", "times tables"], means: "A times table lists 1 group, 2 groups and so on." },
      { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    ],
    answers: [
      {
        when: [["add a zero", "add a 0", "just add", "zero on the end", "10", "ten"]],
        say: "Ten ones make a ten, so each digit moves one place left. A whole number then gets a 0 in the ones.",
      },
      {
        when: [["fives", "5s", "five times", "5 times table", "end in 5", "the 5 "]],
        say: "Five groups are half of ten groups. That is why the fives end in 5 or 0.",
      },
      {
        when: [["0", "zero", "nothing", "nought"]],
        say: "Zero groups hold nothing. And groups with nothing inside hold nothing too.",
      },
      {
        when: [["times 1", "by 1", "times one", "by one", "1 times", "one times"]],
        say: "One group of a number is that number. So multiplying by 1 keeps it.",
      },
      {
        when: [["order", "swap", "turn", "same as", "other way", "which way round", "way round"]],
        say: "You may swap the numbers: $7 \\times 2$ has as many dots as $2 \\times 7$.",
      },
      {
        when: [["learn", "remember", "by heart", "know them"]],
        say: "Start with doubles and tens, for you know many already. A few each day is enough.",
      },
    ],
    asks: FACTS,
    use: "You use these facts to count coins and minutes.",
  },
  {
    skill: "g3.f34",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "You can build a new fact from facts you know.",
      "Three groups are a double and one group more.",
      "Four groups are twice two groups, and six are twice three.",
    ],
    again:
      "Lay two rows of 7 beans: a double, $14$. Lay one row more: three rows, $21$. Lay the double twice: four rows.",
    picture: {
      type: "area-model",
      alt: "A rectangle 3 high and 7 wide, cut into 2 rows worth 14 and 1 row worth 7.",
      columns: ["7"],
      rows: ["2", "1"],
      cells: [["14"], ["7"]],
    },
    example: { difficulty: 2 },
    check: {
      question: "You know $2 \\times 8 = 16$. How do you get $4 \\times 8$?",
      choices: ["Double 16.", "Add 2 to 16.", "Add 8 to 16."],
      right: 0,
      whenRight: "You saw that four groups are twice two groups.",
      whenNot: ["", "How many eights are in two more groups?", "That makes three groups of 8."],
    },
    commonError: {
      misconception: "ML-03",
      what: "Counting one group too many on the way.",
      tempting: "You say the starting number and count it twice.",
      instead: "Put up one finger for every group, from the first on.",
    },
    rubric: [
      {
        idea: "you start from a fact you know",
        words: [
          "i know that",
          "i know double",
          "i know 2",
          "i know 5",
          "i know 10",
          "i know the",
          "start",
          "from",
          "double",
          "already know",
        ],
        ask: "Which fact did you start with?",
      },
      {
        idea: "you add or double whole groups",
        words: ["more", "another", "group", "again", "extra", "twice that", "plus"],
        ask: "What did you do to reach the number of groups?",
      },
    ],
    terms: [
      { words: ["total"], means: "The total is all the groups together." },
      { words: ["double"], means: "The double is the number and the same number again." },
      { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
      { words: ["group", "groups"], means: "A group is one of the equal heaps." },
      { words: ["times table", "table"], means: "A times table lists 1 group, 2 groups and so on." },
      { words: ["row", "rows"], means: "A row is a line of things from left to right." },
    ],
    answers: [
      {
        when: [["order", "swap", "turn", "same as", "other way", "way round"]],
        say: "You may swap the numbers: $3 \\times 8$ is as many as $8 \\times 3$. Choose the one you know.",
      },
      {
        when: [["3", "three", "threes"]],
        say: "Three groups are two groups and one more. Double the number, then add it once.",
      },
      {
        when: [["4", "four", "fours"]],
        say: "Four groups are two and two. Double the number, and double again.",
      },
      {
        when: [["6", "six", "sixes"]],
        say: "Six groups are twice three groups. Or take five groups and add one.",
      },
      {
        when: [["why", "learn", "heart", "remember", "need"]],
        say: "A fact you know leaves your head free for the problem. Building it from another fact works until then.",
      },
      {
        when: [["box", "missing", "empty"]],
        say: "Ask how many groups make the total. Count up in steps until you reach it.",
      },
    ],
    asks: FACTS,
    use: "You use it for legs of chairs and sides of tables.",
  },
  {
    skill: "g3.f789",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Many groups can be split into fewer groups that you know.",
      "Seven groups are five groups and two groups.",
      "Nine groups are ten groups with one taken away.",
    ],
    again:
      "For 9 packs of 8, buy 10 packs: $80$. Give one pack back: $72$. For 7 packs, take 5 packs and 2 packs: $40 + 16$.",
    picture: {
      type: "area-model",
      alt: "A rectangle 7 high and 8 wide, cut into 5 rows worth 40 and 2 rows worth 16.",
      columns: ["8"],
      rows: ["5", "2"],
      cells: [["40"], ["16"]],
    },
    example: { difficulty: 3 },
    check: {
      question: "You know $10 \\times 6 = 60$. How do you get $9 \\times 6$?",
      choices: ["Take 1 away from 60.", "Take 6 away from 60.", "Take 9 away from 60."],
      right: 1,
      whenRight: "You took away one whole group of 6.",
      whenNot: ["How many are in one group?", "", "How many groups are too many?"],
    },
    commonError: {
      misconception: "ML-02",
      what: "Stopping one group too early, such as $48$ for $7 \\times 8$.",
      tempting: "Facts next to each other look alike, and counting slips.",
      instead: "Start from five or ten groups, then count the rest.",
    },
    rubric: [
      {
        idea: "the groups are split into parts",
        words: ["split", "5 and 2", "five and two", "10", "ten", "parts", "half", "double", "five", "5"],
        ask: "Which facts that you know did you use?",
      },
      {
        idea: "the parts are put together, or one group is taken away",
        words: ["together", "add", "take", "minus", "less", "plus", "away"],
        ask: "What did you do with the facts you know?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      { words: ["double"], means: "The double is the number and the same number again." },
      { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
      { words: ["split"], means: "To split is to cut a number into parts." },
      { words: ["product"], means: "The product is what you get when you multiply." },
      { words: ["group", "groups"], means: "A group is one of the equal heaps." },
      { words: ["times table", "table"], means: "A times table lists 1 group, 2 groups and so on." },
    ],
    answers: [
      {
        when: [["9", "nine", "nines", "finger"]],
        say: "Nine groups are ten groups without one. So take ten times the number and subtract it once.",
      },
      {
        when: [["8", "eight", "eights"]],
        say: "Eight groups are four groups doubled. Double the number three times.",
      },
      {
        when: [["7", "seven", "sevens"]],
        say: "Seven groups are five groups and two groups: both facts you know.",
      },
      {
        when: [["order", "swap", "turn", "same as", "other way", "way round"]],
        say: "You may swap the numbers: $8 \\times 3$ is as many as $3 \\times 8$. So few facts are really new.",
      },
      {
        when: [["why", "learn", "hard", "remember", "need"]],
        say: "Times tables turn up in all bigger problems. Build each fact from fives and tens until you know it.",
      },
    ],
    asks: FACTS,
    use: "You use it for weeks: 7 days, again and again.",
  },
  {
    skill: "g3.fdiv",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Dividing makes equal groups out of a whole.",
      "Dividing undoes multiplying: the groups put together give the whole again.",
      "If the whole is known, look for it in a times table.",
    ],
    again:
      "Deal 20 cards to 4 children: everyone gets 5. Push them together: 4 hands of 5 are 20 again. So $4 \\times 5 = 20$ gives $20 \\div 4 = 5$.",
    picture: { type: "array", alt: "4 rows with 5 dots in each row, 20 dots in all.", rows: 4, columns: 5 },
    example: { difficulty: 2 },
    check: {
      question: "Which fact helps with $42 \\div 6$?",
      choices: ["$6 \\times \\square = 42$", "$42 \\times 6 = \\square$", "$42 - 6 = \\square$"],
      right: 0,
      whenRight: "You turned the division into a multiplication with a gap.",
      whenNot: ["", "Is 42 the whole or one of the groups?", "One group taken away does not count the groups."],
    },
    commonError: {
      misconception: "DV-08",
      what: "Multiplying the two numbers: $20 \\div 4$ taken as $80$.",
      tempting: "The same numbers stand in a times table.",
      instead: "Ask whether the whole is given. A given whole is split.",
    },
    rubric: [
      {
        idea: "the whole is split into equal groups",
        words: ["equal", "share", "split", "groups", "each"],
        ask: "What happens to the whole?",
      },
      {
        idea: "a multiplication fact gives the answer",
        words: ["times", "multipl", "table", "undo", "opposite", "backward", "inverse"],
        ask: "Which multiplication fits this problem?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      { words: ["divide", "division", "divided by"], means: "To divide is to split a whole into equal groups." },
      { words: ["share", "shared equally"], means: "To share equally is to give everyone the same number." },
      { words: ["whole"], means: "The whole is all there is before you split it." },
      { words: ["undo", "undoes"], means: "To undo is to go back to where you started." },
      { words: ["fact", "facts"], means: "A fact is a calculation you know by heart." },
    ],
    answers: [
      {
        when: [["order", "swap", "turn", "same as", "other way"]],
        say: "The order matters: $20 \\div 4$ shares 20 things, but $4 \\div 20$ shares 4 things.",
      },
      {
        when: [["0", "zero", "nothing"]],
        say: "Zero shared between some children gives each 0. Dividing by 0 has no answer: no number times 0 makes 20.",
      },
      {
        when: [["left over", "remainder", "not fit", "does not go"]],
        say: "Sometimes a few are left over. Here everything fits with nothing left.",
      },
      {
        when: [
          ["when", "how do i know", "tell", "how can i"],
          ["divide", "division", "share"],
        ],
        say: "Divide when a whole is shared or put into equal groups. Then you look for the groups or their size.",
      },
      {
        when: [["how do", "why", "multipl", "times", "table", "opposite"]],
        say: "Multiplying puts equal groups together and dividing takes them apart. So each times table fact is a division fact too.",
      },
    ],
    asks: DIVIDING,
    use: "You divide when you share sweets or make teams.",
  },
];
