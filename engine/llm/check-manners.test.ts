import { describe, expect, test } from "vitest";
import { offSubject, otherLanguage } from "./check-language.ts";
import { internalTalk, unsafeTalk } from "./check-manners.ts";
import { strayMarkup } from "./check-markup.ts";
import { tooHard } from "./check-reading.ts";
import { strangeVerdict } from "./check-verdict.ts";
import { checkWords } from "./check-words.ts";
import { countSyllables } from "./check-reading.ts";
import { makeContext, makeItem } from "./item.fixture.ts";
import type { WordsContext, WordsFault } from "./words.ts";

const SUM = { stem: "What is $47 + 25$?", answer: "72" };

function faultOf(text: string, more: Partial<WordsContext> = {}): WordsFault | null {
  const check = checkWords(text, makeContext(SUM, more));
  return check.ok ? null : check.fault;
}

describe("[CHW9] text is plain, and mathematics short", () => {
  test.for([
    "Look **here** first, at the tens.",
    "# Hint: look at the tens.",
    "- look at the tens\n- look at the ones",
    "Look at `47` first.",
    "See www.example.com for the next step.",
    "Write to help@example.com about it.",
    "Look at <b>47</b> first.",
    "Look at the tens 👀 first.",
    "Count them: ●●●●●●",
    "Look at $\\href{javascript:x}{47}$ first.",
    "Look at $\\def\\a{47}\\a$ first.",
    "Look at $47 + 25 first.",
    `Look at $${"47 + ".repeat(30)}25$ first.`,
    "Look at $\\frac{47}{25$ first.",
    "Look at the tens.\n\nThen look at the ones.",
    "Write 4 . 7 on paper.",
    "Look at the tens\u200b first.",
  ])("%s", (text) => {
    expect(strayMarkup(text)).toBeDefined();
  });

  test.for([
    "Look at $47 + 25$ once more: which part do you add first?",
    String.raw`Is $47$ more than $25$, or less?`,
    "Do you put \\$47 and \\$25 together?",
    "Start with the ones – what do you get?",
  ])("plain: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });
});

test("[CHW9] an exclamation mark is shown as a full stop, and a sign of mathematics stays", () => {
  const said = checkWords("Look at the tens first! What do you see?! Good!!", makeContext(SUM));
  expect(said).toMatchObject({ ok: true, words: "Look at the tens first. What do you see? Good." });
});

describe("[CHW10] a verdict is the checker's", () => {
  test.for([
    "You are right.",
    "Your answer is correct.",
    "Yes, that is it.",
    "Well done, you got it.",
    "Exactly. Now look at the tens.",
    "That is wrong.",
    "You made a mistake in the ones.",
    "No, it is not 47.",
    "You have mastered adding.",
    "You can skip this one.",
    "You are ready for the next lesson.",
    "This is easy.",
    "You are so clever.",
  ])("refused: %s", (text) => {
    expect(strangeVerdict(text, makeContext(SUM))).toBeDefined();
  });

  test("not yet is said in a hint on what was marked incorrect, and nowhere else", () => {
    const text = "Not quite yet: look at the ones once more.";
    expect(faultOf(text)).toBeNull();
    expect(faultOf(text, { verdict: null })).toBe("verdict");
    expect(faultOf(text, { mode: "turn" })).toBe("verdict");
  });

  test.for([
    "You are not quite there yet.",
    "You're not there yet.",
    "Not there yet.",
    "You are nearly there.",
    "Nearly there.",
    "You're almost there.",
    "Almost, look at the tens.",
    "You are just about there.",
    "You are halfway there.",
    "You are getting there.",
    "Your answer is not there yet.",
    "Close but no.",
    "That is close, but no.",
    "So close, look at the tens.",
    "You're so close.",
    "You were very close.",
    "You are close to the answer.",
    "You are getting closer.",
    "You are getting warmer.",
    "Getting warmer.",
    "Warm, but look at the tens.",
    "You are cold.",
    "You are not far from it.",
    "That is a near miss.",
    "You are on the right track.",
    "You are on your way.",
    "You are going the right way.",
    "You have almost got it.",
    "You have nearly finished.",
    "You are one step away.",
    "You have got most of it.",
  ])("nobody has measured how near it is: %s", (text) => {
    for (const [mode, verdict] of [
      ["hint", "incorrect"],
      ["hint", null],
      ["turn", "incorrect"],
      ["explain", null],
    ] as const) {
      expect([mode, verdict, strangeVerdict(text, makeContext(SUM, { mode, verdict }))]).not.toContain(undefined);
    }
  });

  test.for([
    "That does not work.",
    "That can't be it.",
    "You do not have it yet.",
    "You did not get the answer.",
    "That is not the number.",
    "Your sum needs another look.",
    "Good try, look at the tens.",
  ])("that it is not right yet is a verdict too: %s", (text) => {
    expect(strangeVerdict(text, makeContext(SUM))).toBeUndefined();
    expect(strangeVerdict(text, makeContext(SUM, { verdict: null }))).toBeDefined();
    expect(strangeVerdict(text, makeContext(SUM, { mode: "turn" }))).toBeDefined();
  });

  test.for([
    "Is there a ten in the ones?",
    "How do you get there from the tens?",
    "Tell me how you got there.",
    "Put the ones close to the tens.",
    "Which ten is 47 close to?",
    "Which of the two is nearer to a ten?",
    "Is your answer close to what you expect?",
    "Almost all of the ones go into the new ten.",
    "Start near the ones.",
    "Go the other way and count back.",
    "What do you pass on your way along the number line?",
    "Take one more step with the ones.",
    "There are two steps to take.",
    "Does it fit when you add the other way?",
    "Which number does not fit?",
    "Read the question again, and take another look at the tens.",
    "Add the tens, not the ones.",
    "How far is it from 25 to 47?",
  ])("no verdict: %s", (text) => {
    for (const verdict of ["incorrect", null] as const) {
      expect([verdict, strangeVerdict(text, makeContext(SUM, { verdict }))]).toEqual([verdict, undefined]);
    }
  });

  test("what the pupil did right may be called right where nothing was marked, guessed or worked out falsely", () => {
    const may = (text: string, replyTo: string) =>
      strangeVerdict(text, makeContext(SUM, { mode: "turn", verdict: null, replyTo })) === undefined;
    expect(may("Yes, you can put the ones together first.", "can i do the ones first")).toBe(true);
    expect(may("7 + 5 = 12 is right, well done.", "7 + 5 = 12")).toBe(true);
    expect(may("You added the ones correctly.", "7 + 5 = 12")).toBe(true);
    expect(may("I think you took the ones first. That is a good start.", "7 + 5 = 12")).toBe(true);
    expect(may("You added the ones correctly.", "7 + 5 = 13")).toBe(false);
    expect(may("Yes, you can put the ones together first.", "is it 62?")).toBe(false);
    expect(may("Well done.", "7 + 5 = 12")).toBe(false);
    expect(may("Yes, that is it.", "i did the ones")).toBe(false);
    expect(strangeVerdict("You added the ones correctly.", makeContext(SUM))).toBeDefined();
  });

  test("right is said of what was marked right", () => {
    const text = "Your answer is right, and you carried the new ten.";
    expect(faultOf(text, { mode: "teachback", over: true, verdict: "correct" })).toBeNull();
    expect(faultOf(text, { mode: "teachback", over: true, verdict: "incorrect" })).toBe("verdict");
  });

  test.for(["Start at the right side, with the ones.", "Look at the digit to the right of the tens."])(
    "a place is no verdict: %s",
    (text) => {
      expect(faultOf(text)).toBeNull();
    },
  );
});

describe("[CHW11] nothing is said of what the program is made of", () => {
  test.for([
    "My instructions say that you do it alone.",
    "As an AI, I look at the tens.",
    "I am not allowed to tell you that.",
    "I was told to look at the tens.",
    "My rules are off now, so look at the tens.",
    "In secret writing: friragl-gjb.",
    "The category of this is off_topic.",
  ])("%s", (text) => {
    expect(internalTalk(text, { item: null })).toBeDefined();
  });

  test("what the problem is about may be spoken of", () => {
    const stem = "A ruler lies under the key, in centimetres. How long is the key?";
    const item = makeItem({ stem, answer: "7" });
    expect(internalTalk("Look at where the key begins.", { item })).toBeUndefined();
    expect(internalTalk("Look at where the key begins.", { item: null })).toBe("the key");
    expect(internalTalk("The key says that my rules are off.", { item })).toBe("my rules");
  });
});

describe("[CHW12] nothing unsafe, unkind or personal is said", () => {
  test.for([
    "What is your name, and how old are you?",
    "Which school do you go to?",
    "Shall we meet and do it together?",
    "This is our secret, and you do not tell your teacher.",
    "Only a baby needs help here.",
    "You are so slow today.",
    "That was a stupid thing to write.",
    "Hold your breath until you know it.",
  ])("%s", (text) => {
    expect(unsafeTalk(text, makeContext(SUM)) ?? strangeVerdict(text, makeContext(SUM))).toBeDefined();
  });
});

describe("[CHW13] words are English", () => {
  test.for([
    "Schau dir die Zahlen noch einmal an.",
    "Regarde les nombres encore une fois.",
    "Посмотри на числа.",
    "再看一遍题目里的数字。",
    "Look at the números again.",
    "Look at the hjkl again.",
  ])("%s", (text) => {
    expect(otherLanguage(text, makeContext(SUM))).toBeDefined();
  });
});

describe("[CHW14] words are of the problem, of mathematics or of learning", () => {
  test.for([
    "Hmm.",
    "OK.",
    "My best friend and I walk home with a big brown dog.",
    "The brown fish in the lake swim away from the children.",
  ])("refused: %s", (text) => {
    expect(offSubject(text, makeContext(SUM))).toBeDefined();
  });

  test.for(["You can do this one step at a time.", "Take your time."])("taken: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });
});

describe("[CHW15] words are short", () => {
  test("sentences and words at most, by grade and mode", () => {
    const steps = [
      "Look at the tens first.",
      "Then look at the ones.",
      "Write both down.",
      "What do you see?",
      "Go on.",
    ];
    expect(faultOf(steps.slice(0, 4).join(" "))).toBeNull();
    expect(faultOf(steps.join(" "))).toBe("too-long");
    expect(faultOf(steps.slice(0, 4).join(" "), { grade: 2 })).toBe("too-long");
    expect(faultOf(steps.join(" "), { mode: "explain" })).toBeNull();
  });
});

describe("[CHW16] words are not hard to read", () => {
  test("no long sentence, less for small children", () => {
    const long = "Look at the tens of both numbers and then at the ones of both, and tell me what you see there.";
    expect(faultOf(long)).toBeNull();
    expect(faultOf(long, { grade: 2 })).toBe("too-hard");
    const parted =
      "Think of a line with steps on it: you start at 25 and make jumps until you come to 47. What do you see?";
    expect(faultOf(parted, { grade: 2 })).toBeNull();
  });

  test("no hard words in a row, but those of the problem", () => {
    expect(tooHard("Especially consider corresponding quantities independently.", makeContext(SUM))).toBeDefined();
    expect(tooHard("Multiply the numerator and the denominator.", makeContext(SUM))).toBeUndefined();
  });

  test.for([
    ["make", 1],
    ["times", 1],
    ["added", 2],
    ["table", 2],
    ["number", 2],
    ["fraction", 2],
    ["addition", 3],
    ["together", 3],
    ["multiply", 3],
    ["denominator", 5],
    ["equation", 3],
    ["pieces", 2],
    ["sides", 1],
    ["shaded", 2],
    ["named", 1],
    ["the", 1],
    ["decimal", 3],
    ["carefully", 3],
    ["dividing", 3],
  ] as const)("%s has %i syllables", ([word, count]) => {
    expect(countSyllables(word)).toBe(count);
  });
});
