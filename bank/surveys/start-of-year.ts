import type { Survey } from "#engine";
import { TOPICS, TOPICS_FROM_GRADE } from "./topics.ts";

const HOW_OFTEN = ["Never", "Now and then", "Often", "Always"] as const;

export const startOfYear: Survey = {
  id: "start-of-year",
  version: 3,
  createdOn: "2026-11-20",
  title: "You and maths",
  about: "A few questions about you and mathematics. There are no right answers, and nothing here is marked.",
  questions: [
    {
      id: "feel",
      type: "rating",
      required: true,
      text: "How do you feel about mathematics at the moment?",
      choices: ["I do not like it", "It is all right", "I like it", "I like it a lot"],
    },
    {
      id: "why-not",
      type: "several",
      required: false,
      text: "What makes it hard to like? Choose all that fit.",
      choices: [
        "It goes too fast",
        "It goes too slowly",
        "I get stuck and nobody helps",
        "I worry about mistakes",
        "I do not see what it is for",
        "Something else",
      ],
      when: { question: "feel", is: ["I do not like it"] },
    },
    {
      id: "why-not-words",
      type: "free-text",
      required: false,
      text: "You chose “Something else”. What is it?",
      choices: [],
      when: { question: "why-not", is: ["Something else"] },
    },
    {
      id: "stuck",
      type: "choice",
      required: true,
      text: "When you are stuck, what do you do first?",
      choices: [
        "I read the question again",
        "I draw it",
        "I try smaller numbers",
        "I ask somebody",
        "I wait",
        "I stop",
      ],
    },
    {
      id: "ask",
      type: "rating",
      required: true,
      text: "How often do you ask when you do not understand?",
      choices: HOW_OFTEN,
    },
    {
      id: "ask-what-stops",
      type: "choice",
      required: false,
      text: "What stops you from asking?",
      choices: [
        "I do not know what to ask",
        "I do not want others to hear",
        "There is no time",
        "I like to find out by myself",
      ],
      when: { question: "ask", is: ["Never", "Now and then"] },
    },
    {
      id: "strong",
      type: "several",
      required: false,
      text: "What can you do well? Choose all that fit.",
      choices: TOPICS,
      fromGrade: TOPICS_FROM_GRADE,
    },
    {
      id: "goal",
      type: "free-text",
      required: false,
      text: "What would you like to be able to do by the end of the year?",
      choices: [],
    },
    {
      id: "examples",
      type: "several",
      required: false,
      text: "Which kinds of problems do you like best?",
      choices: [
        "About sport",
        "About animals",
        "About money and shops",
        "About building things",
        "Only numbers, no story",
      ],
    },
  ],
  thanks: "Thank you. Your answers are kept with your work.",
};
