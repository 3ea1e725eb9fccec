/** Wordings of what the tutor says while a lesson is read. */
export const ways = {
  noAnswer: [
    "I have no answer to that in this lesson. Ask me what a word in it means, or why it works.",
    "That one is not in this lesson. You can ask about a word you see here, or what to watch out for.",
    "I cannot answer that here. A grown-up or the Ask page may help; here I can tell you more about this idea.",
  ],
  stuck: [
    "Take it one line at a time. Which line is the first that is not clear? Ask me about a word in it.",
    "That happens to everyone. Read the first line once more, then go on to the next.",
    "Let's go slowly. Look back at the example: what was done to begin with?",
  ],
  stuckAtCheck: [
    "Take the choices one at a time: which of them cannot be? A choice costs nothing here.",
    "Choose the one that seems nearest. You can choose again, and each choice tells you something.",
    "Which word of the question is not clear? Ask me about it.",
  ],
  goOn: [
    "Good. Go on when you are ready.",
    "Fine. The next part is ready for you.",
    "All right. Go on in your own time.",
  ],
  choose: [
    "Choose one of the answers above, then I can tell you more.",
    "Pick the choice above that says it best.",
    "Have a look at the choices above and take the one you mean.",
  ],
  none: [
    "That is none of the choices. Which of those above comes nearest to what you mean?",
    "None of the choices above says that. Look at each of them once more.",
  ],
  told: [
    "You put it in your own words; that helps to remember it.",
    "Thanks for saying how you see it. Compare it with the lines above.",
    "Keep that thought: you can try it out in the practice.",
  ],
  redirect: [
    "That is for another time. Let's go on with this lesson.",
    "I can only talk about the maths here. Where were you in the lesson?",
    "Let's come back to the lesson. The next part is waiting.",
    "Not here, I'm afraid. Ask me something about this idea, or go on.",
  ],
  stop: [
    "You can stop here: Pause keeps everything as it is.",
    "All right. Press Pause, and the lesson waits for you.",
    "A break is fine. With Pause it will be here when you come back.",
  ],
  yours: [
    "That one is yours to find.",
    "I leave the choice to you, and help with the idea.",
    "The answer stays with you for now.",
  ],
  other: [
    "You can choose another lesson under Learn. This one waits for you.",
    "There are more lessons under Learn. This one stays as it is until you come back.",
  ],
  person: [
    "I am a computer program, no person. What I know is this lesson: ask me about it.",
    "No person: a program that explains mathematics. Grown-ups near you know more about the rest.",
  ],
  heavy: [
    "That sounds hard just now. Let's take one line at a time; a break is fine, too, and Pause keeps everything.",
    "Some days are like that. You can go slowly here, or rest: Pause keeps your place.",
    "Thanks for saying so. Nothing here has to be quick, and nothing is counted on this page.",
  ],
  before: [
    "The next page shows the idea. Go on, and ask me there about what is not clear.",
    "Go on to see how it works. You can ask me about each line there.",
  ],
  right: ["Yes, {letter}.", "{letter} it is."],
  "not-yet": ["Not {letter} yet.", "{letter} is not it yet.", "It is another one than {letter}."],
  tried: [
    "You tried {letter} before. Which of the others fits the idea?",
    "{letter} was one you had. Take another look at the rest.",
  ],
} as const;

/** Where things of the lesson stand. */
export const WHERE = {
  fromIdea: "Think of the idea:",
  exampleAhead: "An example may say it best: go on, and open its steps one at a time.",
  exampleBehind: "Look at the example once more; Back leads to it. It began like this:",
  exampleNext: "The next page works an example out. Go on to see it.",
  exampleHere: "This is one. Open its next step, and see what changes.",
  exampleBack: "Back leads to the example.",
  picture: "The picture stands with the idea. Back leads to it.",
  pictureHere: "Look at the picture beside the idea.",
  pictureBehind: "Think of the picture of the idea.",
} as const;
