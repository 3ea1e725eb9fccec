/** Words about lines of working. They say where to look, never what to write. */
export const work = {
  "work.checked": "Had these steps looked at",
  "work.show": "Show my steps",
  "work.name": "My steps",
  "work.tip": "One step a line. Enter starts a new line.",
  "work.line-n": "Line {n}",
  "work.check": "Check my steps",
  "key.divided-by": "Divided by",

  "work.right": "fits",
  "work.rule.swap": "sides swapped",
  "work.rule.compute": "worked out",
  "work.rule.round": "rounded",
  "work.rule.expand": "multiplied out",
  "work.rule.factor": "factored",
  "work.rule.simplify": "written more simply",
  "work.rule.add": "the same done to both sides",
  "work.rule.multiply": "the same done to both sides",
  "work.rule.part": "a part by itself",
  "work.rule.case": "one of the solutions",
  "work.rule.equivalent": "fits",
  "work.wrong": "look again",
  "work.run-on": "one = too many",
  "work.unlinked": "not checked",
  "work.unreadable": "not read",
  "work.answer": "your answer: press Check",

  "work.first-wrong": "Line {n} is the first to look at again.",
  "work.none-wrong":
    "{checked, plural, =0 {None of these lines could be checked.} one {The line that could be checked fits.} other {All # lines that could be checked fit.}}",
  "work.only-answer": "Your answer is for Check to look at.",
  "work.filled": "Your last line is in the answer box now. Press Check when you are ready.",
  "work.told-run-on":
    "In line {n} each step is right, but what stands left and right of = has to be equal. Start a new line for the next step.",
  "work.told-unreadable": "Line {n} could not be read.",

  "work.near.solution-lost": "Something that fits the line before does not fit this one any more.",
  "work.near.solution-gained": "This line lets in something that does not fit the line before.",
  "work.near.inverse-sign":
    "Something was taken away on one side and added on the other. Whatever is done, do it to both sides.",
  "work.near.sign": "Look at the plus and minus signs.",
  "work.near.reciprocal": "Top and bottom seem to have changed places.",
  "work.near.power-of-ten": "Look at the place of each digit.",
  "work.near.coefficient": "Look at the number in front of the letter.",
  "work.near.constant": "Look at the number that stands by itself.",
  "work.near.bracket": "Look at the bracket: what stands before it belongs to everything in it.",
  "work.near.exponent": "Look at the powers.",
  "work.sort.calculation": "Left and right of = do not come to the same. Work it out once more.",
  "work.sort.expression":
    "It is not worth the same as the line before. Look at one sign and one number after the other.",
  "work.sort.equation": "It has another solution than the line before. Do the same to all of both sides.",
  "work.sort.inequality":
    "It holds for other numbers than the line before. Multiplying or dividing by a negative number turns the sign round.",
  "work.sort.ratio": "It is another ratio than the line before. Both numbers have to change in the same way.",
  "work.sort.other": "It does not say the same as the line before.",
} as const;
