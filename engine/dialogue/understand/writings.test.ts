import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";
import { read } from "./read.ts";
import { isSameValue } from "./same-value.fixture.ts";
import type { MessageContext } from "./understand.ts";

const mixed: MessageContext = {
  kind: "mixed",
  stem: "Write $\\frac{11}{4}$ as a mixed number.",
  expected: "2 3/4",
};
const fraction: MessageContext = {
  kind: "fraction",
  stem: "What is $\\frac{1}{8} + \\frac{4}{8}$?",
  expected: "5/8",
};
const whole: MessageContext = { kind: "integer", stem: "What is $9 \\times 7$?", expected: "63" };
const decimal: MessageContext = { kind: "decimal", stem: "What is $1.2 + 1.3$?", expected: "2.5" };
const equation: MessageContext = { kind: "equation", stem: "Solve $2n + 3 = 11$.", expected: "n = 4" };
const term: MessageContext = { kind: "expression", stem: "Simplify $3a + 2a - b$.", expected: "5a - b" };
const list: MessageContext = {
  kind: "list",
  stem: "Write in order, smallest first: $0.3$, $0.03$, $0.33$.",
  expected: "0.03, 0.3, 0.33",
};
const length: MessageContext = { kind: "units", stem: "How tall is Mia?", expected: "155 cm" };
const price: MessageContext = { kind: "money", stem: "What does it cost?", expected: "€2.50" };
const isPrime: MessageContext = { kind: "boolean", stem: "Is $51$ a prime number?", expected: "no" };
const prime: MessageContext = { kind: "choice", stem: "Which is a prime number?", choices: ["6", "7", "8", "9"] };
const angle: MessageContext = {
  kind: "choice",
  stem: "Which angle is this?",
  choices: ["acute", "right", "obtuse", "reflex"],
};
const coin: MessageContext = { kind: "choice", stem: "Which is worth most?", choices: ["5p", "10p", "20p", "50p"] };
const than: MessageContext = {
  kind: "choice",
  stem: "How does $\\frac{3}{8}$ compare with a half?",
  choices: ["more than 1/2", "less than 1/2", "equal to 1/2"],
};

/** Every message states the value before it. */
function state(context: MessageContext, valuesByMessage: Readonly<Record<string, string | null>>): void {
  test.for(Object.entries(valuesByMessage))("%s: %s", ([message, value]) => {
    const stated = decide(read(message, context)).value;
    expect([stated, isSameValue(stated, value, context.choices ?? [])]).toEqual([stated, true]);
  });
}

describe("[UND2] a mixed number in any order, with its wholes named or cut off", () => {
  state(mixed, {
    "2+3/4": "2 3/4",
    "2_3/4": "2 3/4",
    "2.3/4": "2 3/4",
    "2 and then 3/4": "2 3/4",
    "2 ones 3 quarters": "2 3/4",
    "2 big ones and 3 quarters": "2 3/4",
    "2 whole pizzas n 3/4": "2 3/4",
    "three quarters and 2 whole ones": "2 3/4",
    "a whole and 5/6": "1 5/6",
    "3 in a half": "3 1/2",
    "3 (5/6)": "3 5/6",
    "1 12/5": "1 12/5",
  });
  test("a sum among other words is a step", () => {
    expect(read("first i did 2+3/4 and then", mixed).options.map(({ value }) => value)).not.toContain("2 3/4");
  });
});

describe("[UND2] a fraction by where its numbers stand", () => {
  state(fraction, {
    "8 on the bottom 5 on top": "5/8",
    "the denominator is 8 and the numerator is 5": "5/8",
    "5 with an 8 under it": "5/8",
    "5 up 8 down": "5/8",
    "6 below 4": "4/6",
    "5 over an 8": "5/8",
    "5 coloured in out of 8": "5/8",
    "5 of them out of 8": "5/8",
    "5//8": "5/8",
    "3-4ths": "3/4",
    "1 in 6": "1/6",
  });
  test("is stated also where the tutor spoke of tops and bottoms", () => {
    const asked = {
      ...fraction,
      lastTutorMessage: "The bottoms are the same, so all the parts are eighths. Add the tops. What is $2 + 1$?",
    };
    expect(decide(read("8 on the bottom n 4 on top", asked))).toMatchObject({ category: "answer", value: "4/8" });
    expect(decide(read("the top is 3 and the bottom is 8", asked))).toMatchObject({ category: "answer", value: "3/8" });
    const why = { ...asked, lastTutorMessage: "Why is that?" };
    expect(decide(read("8 on the bottom n 4 on top", why)).value).toBeNull();
  });
  test("what is done in a time is no fraction", () => {
    expect(read("i did 5 in 2 minutes", fraction).options.map(({ value }) => value)).not.toContain("5/2");
  });
  test("parts that are asked for by number are a number, parts of the answer are not", () => {
    const asked = { ...fraction, lastTutorMessage: "What do you get when both are twelfths?" };
    expect(decide(read("7 twelfths", asked)).value).toBe("7/12");
    const counted = { ...fraction, lastTutorMessage: "How many twelfths are there?" };
    expect(decide(read("7 twelfths", counted)).value).toBe("7");
  });
});

describe("[UND3] unknown and value, terms, measures and orders as children write them", () => {
  state(equation, {
    "n: 4": "n = 4",
    "n -> 4": "n = 4",
    "n has to equal 4": "n = 4",
    "n turns out to be 4": "n = 4",
    "i got n as 4": "n = 4",
    "n is gonna be 4": "n = 4",
    "n has 2 be 4": "n = 4",
    "en is four": "n = 4",
    "n - 4 no n = 4": "n = 4",
  });
  test.for(["when does n come to 4", "does n have to equal 4", "what if n turns out to be 4"])(
    "%s: asked",
    (message) => {
      expect(read(message, equation).options.map(({ value }) => value)).toEqual(["4"]);
    },
  );
  state({ ...equation, stem: "Solve $a + 5 = 2$.", expected: "a = -3" }, { "a is minus three": "a = -3" });
  state({ ...equation, stem: "Solve $y + 5 = 2$.", expected: "y = -3" }, { "why is minus three": "y = -3" });
  state(term, {
    "five a minus b": "5a - b",
    "5a take away b": "5a - b",
    "5a then subtract b": "5a - b",
    "5a squared": "5a²",
    "4ab": "4ab",
    "5a-1b": "5a-1b",
    "-b + 5a": "-b + 5a",
    "3 a's": "3a",
  });
  state(length, { "1m 55": "1 m 55 cm", "1 metre and 55 centimetres": "1 m 55 cm", "half a metre": "1/2 m" });
  state(price, { "2,50 €": "€2.50", "2 and a half euros": "€2.50", "fourteen seventy five dollars": "$14.75" });
  state(list, {
    "0.03 is smallest then 0.3 then 0.33": "0.03, 0.3, 0.33",
    "first 0.03 second 0.3 third 0.33": "0.03, 0.3, 0.33",
    "0.03 - 0.3 - 0.33": "0.03, 0.3, 0.33",
  });
});

describe("[UND1] figures in pieces", () => {
  state(whole, {
    "6️⃣3️⃣": "63",
    "60 3": "63",
    "300 48": "348",
    "2000 and 236": "2236",
    "6ty 3": "63",
    "18teen": "18",
    "1.5k": "1500",
    "forty aight": "48",
  });
});

describe("[UND7] a choice by a letter or word that is not taken back", () => {
  state(prime, {
    "b final answer": "7",
    "im going with b": "7",
    "defo b": "7",
    "b since its prime": "7",
    "im going with a": "6",
    "its a": "6",
    "is it a good one": null,
    "not a its b": "7",
    "c no b": "7",
    "c wait no its b": "7",
    "b not c": "7",
    "not c its b": "7",
    "b or c": null,
    "b or c.. b": "7",
    "c no wait": null,
    bee: "7",
    "the bottom one": "9",
    "the 2nd one": "7",
  });
  state(angle, {
    "reflex no obtuse": "obtuse",
    "bigger than right so obtuse": "obtuse",
    "a cute one": "acute",
    "ob tuse": "obtuse",
    abtuse: "obtuse",
    "a right one": "right",
    refl: "reflex",
  });
  state(coin, { "50": "50p", "the 20 one": "20p", fifty: "50p" });
  test("a number that the tutor asks for is no choice", () => {
    const counting = { ...coin, lastTutorMessage: "How many pence are in the smallest of them?" };
    expect(decide(read("5", counting)).value).toBe("5");
    expect(decide(read("5p", counting)).value).toBe("5p");
  });
  state({ kind: "choice", stem: "Which is the greatest?", choices: ["1/2", "1/3", "1/4"] }, { "1 3rd": "1/3" });
  test.for([
    ["acute has no right angles in it", angle, "right"],
    ["because the bottom number is bigger", prime, "9"],
    ["3 is smaller than 8", than, "less than 1/2"],
    ["2", { ...angle, lastTutorMessage: "How many right angles make a straight line?" }, "right"],
  ] as const)("%s: no choice", ([message, context, choice]) => {
    expect(read(message, context).options.map(({ value }) => value)).not.toContain(choice);
  });
  state(than, { smaller: "less than 1/2", "3/8 < 1/2": "less than 1/2", same: "equal to 1/2" });
  state(
    { kind: "choice", stem: "Which is true?", choices: ["All squares are rectangles.", "No square is a rectangle."] },
    { "every square is a rectangle": "All squares are rectangles." },
  );
});

describe("[UND25] yes and no that are sure, hedged or concluded", () => {
  state(isPrime, {
    "probably not": "no",
    "definitely not": "no",
    "3 goes into it so no": "no",
    "dont think so": "no",
    "no way": "no",
    "for sure": "yes",
    "100% yes": "yes",
    "i would say yes": "yes",
    "its odd so yes": "yes",
    "course it is": "yes",
  });
  test("a number is neither", () => {
    const asked = { ...fraction, lastTutorMessage: "Can it be made simpler?" };
    expect(read("5/8", asked).options.map(({ value }) => value)).toEqual(["5/8"]);
  });
});

const NEIGHBOURS: Readonly<Record<string, string>> = Object.fromEntries(
  "asqz bvn cxv dsf ewr fdg gfh hgj iuo jhk kjl lk mn nbm oip po qwa ret sad try uyi vcb wqe xzc ytu zx"
    .split(" ")
    .map(([letter = "", ...near]) => [letter, near.join("")]),
);

/** All slips of one finger in a word: a letter left out, doubled, swapped with the next, or its neighbour's. */
function slipsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  const slips = letters.flatMap((letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)];
    const near = Array.from(NEIGHBOURS[letter] ?? "", (other) => before + other + after);
    return [before + after, before + letter + letter + after, ...near].concat(
      after === "" ? [] : [before + after.charAt(0) + letter + after.slice(1)],
    );
  });
  return [...new Set(slips)].filter((slip) => slip !== word && slip.length > 1);
}

const COUNTS = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const PARTS = {
  quarters: 4,
  thirds: 3,
  fourths: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
};

interface Slipped {
  readonly context: MessageContext;
  readonly word: string;
  /** With `@` for the word. */
  readonly said: string;
  readonly value: string;
}

const SLIPPED: readonly Slipped[] = [
  ...Object.entries(COUNTS).flatMap(([word, count]) => [
    { context: mixed, word, said: "@ and a half", value: `${count} 1/2` },
    { context: fraction, word, said: "@ over eleven", value: `${count}/11` },
    { context: decimal, word, said: "@ point five", value: `${count}.5` },
    { context: whole, word, said: "thirty @", value: `3${count}` },
  ]),
  ...Object.entries(PARTS).flatMap(([word, part]) => [
    { context: mixed, word, said: "4 and 2 @", value: `4 2/${part}` },
    { context: fraction, word, said: "two @", value: `2/${part}` },
  ]),
  { context: mixed, word: "half", said: "2 and a @", value: "2 1/2" },
  { context: mixed, word: "and", said: "3 @ a half", value: "3 1/2" },
  { context: fraction, word: "over", said: "5 @ 8", value: "5/8" },
  { context: whole, word: "thirteen", said: "i got @", value: "13" },
  { context: whole, word: "seventy", said: "@", value: "70" },
];

describe("[UND29] one slip of a finger where only a number can stand", () => {
  test("is mended in nearly every place of every word", () => {
    const outcomes = SLIPPED.flatMap(({ context, word, said, value }) =>
      slipsOf(word).map((slip) => decide(read(said.replace("@", slip), context)).value === value),
    );
    expect(outcomes.length).toBeGreaterThan(1000);
    expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThan(0.94);
  });

  test("words of their own stay", () => {
    for (const message of ["give 5 to me", "line 5", "our 3", "fix 3"])
      expect(read(message, whole).options.map(({ value }) => value)).toEqual([message.replaceAll(/\D/gu, "")]);
  });
});

describe("[UND31] a conclusion, an age, signs in words, units by either name", () => {
  const percent: MessageContext = { kind: "percent", stem: "What is 10% of 250?", expected: "25" };
  state(percent, {
    "u divide by 10 so its 25": "25",
    "9 - 9 is 0 so its just 3": "3",
    "you divide by 10 to get it": null,
  });
  const age: MessageContext = { kind: "integer", stem: "Tom is 11. His gran is 6 times as old. How old is she?" };
  state(age, {
    "shes 66": "66",
    "she is 66 years old": "66",
    "i am 9 years old": null,
    "my grandma is 71": null,
  });
  const more: MessageContext = {
    kind: "choice",
    stem: 'Which means "5 more than x"?',
    choices: ["$5x$", "$x + 5$", "$x - 5$", "$5 - x$"],
  };
  state(more, { "x plus 5": "$x + 5$", "its x plus five": "$x + 5$", "5 times x": "$5x$", "5 take away x": "$5 - x$" });
  const pencil: MessageContext = {
    kind: "choice",
    stem: "Which unit is best for the length of a pencil?",
    choices: ["kilometres", "centimetres", "litres", "grams"],
  };
  state(pencil, { cm: "centimetres", "prob cm": "centimetres", L: "litres", "my pencil is 9 cm": null });
  const start: MessageContext = { kind: "time", stem: "School starts at 8:10. It takes 25 minutes. When must he go?" };
  state(start, { "8:10 minus 25 min is 7:45": "7:45" });
  state(term, { "5 a because its apples": "5a" });
  state(whole, { "its 63 the tens go up": "63", "is 63 the same": null });
});

describe("[UND32] places, round numbers, a sign behind, an unknown beside its number", () => {
  state(whole, {
    "6 tens and 3 ones": "63",
    "its 6 tens 3 ones": "63",
    "2 hundreds and 4 tens": "240",
    "3 ones and 6 tens": "63",
    "ones 8, tens 6, hundreds 2": "268",
    "6 tens and 3 ones and 2 tens": null,
    "thousand one hundred five": "1105",
    "sixty and three": "63",
    "60 n 3": "63",
    "9 and 7": null,
    "3 but with a minus in front": "-3",
    forteen: "14",
    "four teen": "14",
    "no one knows": null,
    "42 14 7 21 pick one": null,
    "63 because 9 times 7 is the same": "63",
    "i said 63 already": "63",
    "is it 63 yes or no": "63",
    "or 63?": "63",
    "63! yay": "63",
    "63? im bad at my 9s": "63",
    "63. why do we even use tables": "63",
    "63 and can u give me harder ones": "63",
    "its 63 then whatever": "63",
    "63 thats 60+3 and then its done": "63",
    "not 9!! its 60 and 3": "63",
    "4 and one isnt": null,
    "63! like my house number 7": "63",
  });
  state(mixed, {
    "three-and-a-half": "3 1/2",
    "its 3 + 1/2": "3 1/2",
    "3 + two fifths": "3 2/5",
    "3 and one 2nd": "3 1/2",
    "5/6 and the hole number is 3": "3 5/6",
  });
  state(
    { ...equation, stem: "Solve $4x = 28$.", expected: "x = 7" },
    {
      "x 7": "x = 7",
      "x maybe 7": "x = 7",
      "x = 7, divide by 4": "x = 7",
      "no i said x=7 already": "x = 7",
      "x - 7": "x - 7",
    },
  );
  state(than, { "its smaler than a half": "less than 1/2", "bigger cuz 8 is big": "more than 1/2", "not more": null });
  state({ kind: "choice", choices: ["0.405", "0.45", "0.5", "0.054"] }, { "0.50 beats em all": "0.5" });
  state({ kind: "choice", stem: "Which is heaviest?", choices: ["mouse", "elephant", "cat"] }, { 2: "elephant" });
});

describe("[UND33] numbers of objections, of what is not there, of one place", () => {
  state(whole, {
    "but 9 divides 9": null,
    "theres no 26 in mine": null,
    "this one has two letters": null,
    "the ones make 14": null,
    "the tens is 9 take 3 so 6": null,
    "but its 63": "63",
  });
  state({ ...whole, lastTutorMessage: "How many tens is that?" }, { "the tens are 6": "6", "the tens is 6": "6" });
});
