/** What can be done at home, where parents read it: on paper, and on their own page. */
export const homeHelp = {
  "help.unknown":
    "Hide some coins under a cup, say how many there are in all, and let {name} find out how many are hidden.",
  "help.percent": "Look at price tags together: what is half off, a quarter off, ten percent off?",
  "help.negative": "Talk about temperatures below zero: which of two is colder, and by how much?",
  "help.decimal": "Read prices and lengths aloud together, such as 2.35, and ask what each digit stands for.",
  "help.fraction-parts": "Share out food or paper strips: what is a third of twelve grapes, what is half of a half?",
  "help.fraction-sum":
    "Cut a pizza or a paper strip into equal parts, and find out together how much two of them and three of them make.",
  "help.fraction":
    "Cut a pizza or a paper strip into equal parts and say each part by its name: one half, two thirds, three quarters.",
  "help.factors": "Lay 12, 18 or 24 small things in equal rows, and look for all the ways in which it can be done.",
  "help.multiply":
    "Ten minutes of times tables on three days a week are enough; begin with those {name} knows already.",
  "help.divide": "Share things out fairly, such as 26 cards among 4, and talk about what is left over.",
  "help.round": "Before you pay for a shopping basket, guess together what it comes to, to the nearest ten.",
  "help.subtract": "Pay with a note, and let {name} work out the change.",
  "help.add": "Let {name} add up two prices in the head, and tell you how it was done.",
  "help.places": "Write down a number such as 408, and ask what each of its digits is worth.",
  "help.talk": "Ask {name} to explain one problem of the day to you, as if you were the pupil.",
} as const;
