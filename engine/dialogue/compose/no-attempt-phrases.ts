import type { Phrases } from "./speaker.ts";

/** What is taken up and not marked. `{gaps}` are filled from what was said. */
export const NO_ATTEMPT_PHRASES = {
  /** Two candidates, or one and a doubt about it. */
  whichOfTwo: [
    "I hear more than one answer.",
    "You are still between two answers.",
    "Two answers are in there.",
    "Nothing is counted while you decide.",
    "Take a moment to decide.",
    "More than one number could be meant.",
  ],
  /** A number asked about, the first time on a problem. */
  tentative: [
    "No, it is not {value}, and this time asking does not count as a try.",
    "Not {value}; you asked, so I do not count it this time.",
    "It is another number than {value}, and this time it does not count as a try.",
    "Good that you ask: {value} is not it, and this time that is not counted.",
    "{value} is not the one, and no try is counted this time.",
    "That is not it: {value} would not fit, and this once it does not count.",
  ] /** What a step comes to, given as the answer. */,
  onTheWay: [
    "Yes, {value} comes up on the way. It is not the end yet.",
    "You have a piece of it: {value} is right for one step.",
    "One step comes to {value}. Something is left to do.",
    "With {value} you are on the way.",
    "The way goes through {value}. Go on from there.",
    "Keep {value}: it is needed, and it is not the answer yet.",
    "That is right for one step. Go on from there.",
    "A step of the way is done with that, and there is more to do.",
  ],
  /** One of several numbers that are asked for. */
  oneOfThem: [
    "{value} is one of them. Which others are there?",
    "Yes, {value} belongs there. Find the others too.",
    "You have one: {value}. Now the others.",
    "That one counts: {value}. What else belongs to it?",
    "Keep {value}. How do the others go on from it?",
    "With {value} you have a first one. Look for more.",
  ],
  /** A calculation that comes to something else. */
  sumAgain: [
    "Work out {sum} once more: what does it come to?",
    "Before you go on: how much is {sum}?",
    "Look at {sum} again: what is it?",
    "Count {sum} once more: what do you get?",
    "One thing to check: what is {sum}?",
    "Go over {sum} slowly: what do you find?",
  ],
  /** A calculation that was not worked out, and is a piece of the way. */
  goodPiece: [
    "That is a piece of the way.",
    "You can use that.",
    "This leads on.",
    "Good, that is needed.",
    "A useful piece.",
    "It helps to do that.",
  ],
  /** From a true calculation of the pupil's own. */
  goOnFrom: [
    "How do you go on from there?",
    "What comes next on your way?",
    "And what is left to do?",
    "Where do you go from that?",
    "So what do you do with it now?",
    "Is there more to do before you have the answer?",
  ],
  /** What was counted, or put together; "jumps of 6 are there". */
  howMany: [
    "How many {what}?",
    "So how many {what}?",
    "Now count: how many {what}?",
    "Tell me, how many {what}?",
    "And how many {what}?",
    "One thing is left: how many {what}?",
  ],
  /** A check that does not come to what it should. */
  checkMissed: [
    "So {value} does not fit: the check should come to {goal}.",
    "It should come to {goal}, so {value} is not it yet.",
    "Your check shows it: with {value} you do not come to {goal}.",
    "Checking helped: {value} does not lead to {goal}.",
    "To fit, {value} would have to lead to {goal}, and it does not.",
    "There you see that {value} is not it, as {goal} should come out.",
  ],
  /** The number that is counted from was counted as the first one. */
  countFrom: [
    "You start at {start}, and your first jump goes to {next}.",
    "With {start} nothing is counted yet: {next} is the first.",
    "The first one to count is {next}, for {start} is where you begin.",
    "Say {next} for the first one: {start} is there before you count.",
    "At {start} you have not moved yet. One jump takes you to {next}.",
    "Counting begins with {next}, as you stand on {start}.",
  ],
  /** A calculation that is true, and may lead nowhere here. */
  sumTrue: [
    "{fact} is worked out right; does it help here?",
    "As a calculation that is right: {fact}.",
    "The calculation is right, {fact}; now look at the problem.",
    "Right as a sum: {fact}. Is it what the problem needs?",
    "{fact}: there is no mistake in that. Is it this problem’s way?",
    "Worked out it is right, {fact}.",
  ],
  /** Several numbers of the way. */
  allOnTheWay: [
    "Yes, {value} come up on the way.",
    "You have pieces of it: {value}.",
    "With {value} you are well on the way.",
    "The way leads through {value}.",
    "Keep {value}: they are needed.",
    "Those are right for some of the steps.",
  ],
  /** A calculation that is not the problem's. */
  notThatWay: [
    "Before you work that out, look at the problem.",
    "Wait with that calculation for a moment.",
    "Another calculation fits better here.",
    "Look first at what is asked.",
    "Think about that sign once more.",
    "Let us see whether that is what the problem wants.",
  ],
  /** Of an answer of several parts some stand. */
  partRight: [
    "You have the {right}; now for the {other}.",
    "Keep the {right}, and look at the {other}.",
    "The {right} can stay; think about the {other}.",
    "That is right for the {right}, so work on the {other}.",
    "Look at the {other} now; the {right} you have.",
    "Yes to the {right}, and not yet to the {other}.",
  ],
  partNot: [
    "Look at the {part} once more.",
    "Something else belongs to the {part}.",
    "Check the {part} again.",
    "For the {part} it is another one.",
    "Think again about the {part}.",
    "Not yet for the {part}.",
  ],
  /** A number in passing: whether it was meant. */
  isItYours: [
    "Is the {which}number you wrote your answer?",
    "Do you mean the {which}number as your answer?",
    "Shall I take the {which}number as your answer?",
    "The {which}number in your message: is it your answer?",
    "Before I mark anything: is the {which}number your answer?",
    "Tell me first: is the {which}number meant as your answer?",
  ],
  /** The right calculation, not worked out. */
  thatSum: [
    "Yes, {sum} is the calculation.",
    "That leads there: {sum}.",
    "With {sum} you get there.",
    "Right, {sum} is what is left to do.",
    "{sum}: that is it, and it can be worked out.",
    "Good, you have {sum}.",
  ],
  /** A doubt about a number that does not fit. */
  goodDoubt: [
    "You are right to doubt that number.",
    "Good that you looked whether it can be.",
    "Well noticed, that number does not fit the problem.",
    "A look like that helps: it cannot be.",
    "That is a good reason to try it another way.",
    "Just so, it does not go with the problem.",
  ],
  /** A column of a difference worked from the bottom up. */
  columnTurned: [
    "You took the top digit from the bottom one.",
    "Look which digit stands on top there.",
    "The bottom digit is taken from the top one, not the other way round.",
    "In that place the smaller digit stands on top.",
    "That one was worked from the bottom up.",
    "There you turned the two digits round.",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
