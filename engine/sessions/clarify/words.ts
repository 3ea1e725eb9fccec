import { BESIDE_PHRASES } from "../../dialogue/compose/beside-phrases.ts";
import { PHRASES } from "../../dialogue/compose/phrases.ts";

/** Ways to say what is said often, so that a conversation does not repeat itself. */
export const WAYS = {
  welcome: [
    "What would you like to know? Ask in your own words.",
    "Ask me anything about the mathematics you are learning. What is it?",
    "What is not clear yet? Write it as you would say it.",
  ],
  welcomeSkill: ["What is not clear yet?", "What would you like to know about it?", "Ask about it in your own words."],
  check: [
    "Try this, to see whether it is clear:",
    "Here is one to test it on:",
    "See what you make of this:",
    "One short question about it:",
  ],
  more: [
    "Is there anything else you would like to ask?",
    "Do you have another question?",
    "Is something else unclear?",
    "What else would you like to know, if anything?",
    "Shall we look at another question of yours?",
  ],
  redirect: [
    "That is outside what I know. Is there something in mathematics you would like to ask?",
    "I can only talk about mathematics here. What is unclear at the moment?",
    "Let us keep to mathematics. Which word or step would you like explained?",
    "I have nothing to say to that. Ask me about numbers, fractions, or whatever you are working on.",
  ],
  greet: [
    "Hello. What would you like to know?",
    "Hi, good to see you. What is not clear yet?",
    "Good to have you here. Ask me anything about your maths.",
    "Hello there. Which word or step shall we look at?",
    "Welcome. What are you working on?",
    "Nice of you to say hello. What can I explain?",
  ],
  person: BESIDE_PHRASES.person,
  sadNews: PHRASES.sadNews,
  unwell: BESIDE_PHRASES.unwell,
  feeling: [
    "That sounds hard, and it is good that you say it. Nobody is born knowing this. What is it that does not go well?",
    "Thank you for telling me. It is not you: this takes time for everybody. Which part feels worst?",
    "I am sorry that it feels like that. Feeling stuck does not say how clever somebody is. What were you working on?",
    "Many people feel like that about mathematics, and it passes. Let us take one small thing: what is it about?",
  ],
  /** A calculation that may be somebody's homework: the way on other numbers. */
  way: [
    "Your numbers I leave to you. This is how one like it goes.",
    "I do not work that one out for you, but I show you one of its kind.",
    "Look at one with other numbers first.",
    "It goes like this one, which has other numbers.",
  ],
  /** A calculation is gone through on its own numbers. */
  walk: [
    "We do yours in small steps, and you work out each one.",
    "Let us go through yours, one small step at a time.",
    "I ask you one small step after the other.",
    "Yours comes apart into small steps.",
  ],
  stepRight: ["Yes:", "That is right:", "Yes, that is it:", "Right:"],
  stepAgain: [
    "Not yet. Look at this step once more:",
    "This step comes to another number. Try it again:",
    "Take your time with this one:",
    "Once more, perhaps on paper:",
  ],
  stepShown: ["This step I show you:", "It goes like this:", "Here is that step:"],
  walkDone: ["Now you are through:", "That was the last step:", "There you are:"],
  yours: [
    "Now do yours the same way.",
    "Try your own numbers like that.",
    "Which line comes first with your numbers?",
    "Go through the same lines with yours.",
  ],
  /** About sums no lesson has; what is near can be pressed. */
  topics: [
    "I have no lesson on exactly that yet, and I will not guess. These are near it:",
    "That is not in my lessons yet. Here is what comes closest:",
    "I cannot explain that one yet. Perhaps one of these helps:",
    "No lesson of mine says that, so I would rather not make it up. Near it are:",
  ],
  /** What is asked about is known in part; what may be meant can be pressed. */
  unsure: [
    "I am not sure what you mean, and I will not guess. Is it about one of these?",
    "Say it in other words, or press what it is about:",
    "I do not have a good answer to that in words. One of these may be what you mean:",
    "Which of these is it about? You can also ask it another way.",
  ],
  noLesson: [
    "I have no lesson on that yet, and I will not guess. Your teacher can help with it.",
    "That is not in my lessons yet. Ask your teacher; it is a good question.",
    "I cannot explain that one yet. Your teacher or a book can.",
    "No lesson of mine is about that, so I would rather not make it up. Your teacher knows it.",
  ],
  notFound: [
    "I do not have a good answer to that. Try naming the word or the step that is unclear, or ask your teacher.",
    "I could not find that. Say it in other words, perhaps with the name of the topic.",
    "That one I cannot answer well. Your teacher can. Is there another question?",
    "I am not sure what you mean. Which word or sign is it about?",
  ],
  /** With the last answer after the end. */
  lastReply: [
    "For more, press “Ask something else”.",
    "If there is more, “Ask something else” begins anew.",
    "“Ask something else” is there for the next question.",
  ],
  goodbye: [
    "Good. Come back when something else is unclear.",
    "All right. Ask again whenever you like.",
    "See you next time.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
