import type { Phrases } from "./speaker.ts";

/** What is said where a pupil speaks of something beside the problem; as in `PHRASES`, no two of a bank begin alike. */
export const BESIDE_PHRASES = {
  /** What the tutor is: the truth, whenever it is asked. */
  person: [
    "I am a computer program, not a person.",
    "There is no person here, only a program that knows some maths.",
    "You are writing with a program that helps with maths.",
    "A program is all I am, so I cannot see or hear you.",
    "My answers come from a computer program.",
    "Behind these words there is a program and no person.",
  ],
  sorry: [
    "That is all right.",
    "Thank you for saying that.",
    "No harm done.",
    "All is well.",
    "It is fine.",
    "Kind of you to say so.",
  ],
  /** Something kind was said to the tutor. */
  praised: [
    "Kind of you to say so.",
    "That is nice to hear.",
    "Thank you for that.",
    "Good to work with you, too.",
    "Nice words are good to read.",
    "You are kind, too.",
  ],
  wait: [
    "Take the time you need.",
    "No hurry, I can wait.",
    "Think it over first.",
    "Tell me when you are ready.",
    "Have a good look first.",
    "I will be here.",
  ],
  /** Sick, or in want of somebody: that comes before the problem. */
  unwell: [
    "Please tell a grown-up near you.",
    "A grown-up near you should know that.",
    "That comes first, so tell a grown-up.",
    "Then rest a little, and tell a grown-up.",
    "Your work can wait, so tell somebody near you.",
    "Go and tell a grown-up, everything is kept here.",
  ],
  bye: [
    "Goodbye, and see you next time.",
    "See you soon, everything is kept.",
    "Until next time.",
    "Bye, your work is saved.",
    "Have a good day.",
    "Come back whenever you like.",
  ],
  guess: [
    "Thank you for telling me that it was a guess.",
    "A guess can be a start.",
    "Guesses are allowed, and then we check them.",
    "Good that you say so.",
    "Then we can look at it more closely.",
    "Guessing first and checking then is a way, too.",
  ],
  /** "I am not doing this." */
  refused: [
    "You do not have to do it right now.",
    "Nobody is in a hurry here.",
    "It is up to you when you go on.",
    "A little break is fine.",
    "Leave it for a moment, if you like.",
    "When you want to go on, I am here.",
  ],
  /** Sounds, and no words. */
  noise: [
    "That tells me nothing about the problem.",
    "There is nothing in that for me to answer.",
    "I do not know what to make of that.",
    "With that I cannot help you.",
    "Those are sounds, and I need words or numbers.",
    "Words or numbers I can read better.",
  ],
  /** Tired, and nothing was asked for. */
  mayRest: [
    "You can take a break whenever you like.",
    "A break is fine at any time.",
    "Resting is allowed, and your work is kept.",
    "If you want to stop, say so, and we stop.",
    "Have a rest when you need one.",
    "Nothing is lost if you take a break.",
  ],
  /** A way of one's own is proposed. */
  /** Another way than the one here, often one from home. The lines of working open beside it. */
  ownWay: [
    "Another way is welcome here. Write it under Show my steps, line by line, and I look at each line.",
    "There is more than one way, and yours counts. Show my steps is open for it: one line for each step.",
    "Good that you have a way of your own. Put it into Show my steps, and we go through it together.",
    "Ways from home are fine. Show my steps takes them line by line, and each line is looked at.",
    "Use the way you know. With Show my steps I can follow it line by line.",
    "That way may be just as good. Write its lines into Show my steps, so that I can follow.",
  ],
  noOtherWay: [
    "I have no other way for this one.",
    "All the ways I know for this problem were shown.",
    "Nothing else that I know would help here. Your teacher may have one.",
    "For this problem that was my last way.",
    "That is as many ways as I have here.",
    "Another one I do not know. Perhaps your teacher does.",
  ],
  mayTry: [
    "Try it that way, and see what comes out.",
    "You may, so see where it takes you.",
    "That is worth a try.",
    "Do it, and then look whether it fits.",
    "Your way is fine, as long as it comes out.",
    "Go ahead, and check it at the end.",
  ],
  /** Harder ones are wished for. */
  harder: [
    "Right answers in a row bring harder ones.",
    "Harder ones come as you get these right.",
    "The problems grow with what you can do.",
    "I pick the next one by how you get on.",
    "They get harder step by step.",
    "When these come out right, harder ones follow.",
  ],
  /** Somebody brings a problem of their own. */
  ownProblem: [
    "I can only check the problems that I have here.",
    "Your own problem I cannot check here.",
    "My problems come from a list, so I cannot take that one.",
    "That one is not in my list.",
    "Only the problems of this page can be marked here.",
    "Try yours on paper.",
  ],
  /** A question that would narrow the answer down. */
  narrow: [
    "Good thought: settle that before you work it out.",
    "You can find that out yourself first.",
    "Questions like that make a good check.",
    "That is worth asking yourself.",
    "Keep that question, and use it to check your answer.",
    "Work it out, and you will know.",
  ],
  /** After somebody has told of being hurt: nothing is taught on top of that. */
  stay: [
    "I am glad that you told me.",
    "It was right to tell me.",
    "What happens to you matters.",
    "You do not have to keep that to yourself.",
    "Telling somebody was brave.",
    "That sounds hard to live with.",
  ],
  tellSomebody: [
    "Please tell a grown-up you trust, today if you can.",
    "A teacher or another grown-up you trust should know it, too.",
    "Say it to a grown-up who can help you.",
    "Someone close to you should hear it.",
    "Grown-ups at school are there for this, too.",
    "Talk to a grown-up about it, and ask for help.",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
