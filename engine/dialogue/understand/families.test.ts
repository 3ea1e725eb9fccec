import { describe, expect, test } from "vitest";
import { understand, type MessageCategory, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "What is $47 + 36$?", expected: "83" };
const shared: MessageContext = {
  kind: "remainder",
  stem: "Share $23$ sweets between $7$ children.",
  expected: "3 r 2",
};
const clock: MessageContext = { kind: "time", stem: "What time does the clock show?", expected: "3:50" };
const money: MessageContext = {
  kind: "money",
  stem: "A pen costs $85$ cents. How much is the change?",
  expected: "1.15",
};
const part: MessageContext = { kind: "fraction", stem: "What fraction is striped?", expected: "2/6" };
const minutes: MessageContext = { kind: "integer", stem: "How many minutes are in $2$ hours?", expected: "120" };

type Row = readonly [message: string, value: string, context?: MessageContext];

function states(list: readonly Row[]): void {
  test.for(list)("%s: %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });
}

function sorts(
  category: MessageCategory,
  list: readonly (readonly [message: string, context?: MessageContext])[],
): void {
  test.for(list)(`%s: ${category}`, ([message, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category, value: null });
  });
}

describe("[UND19] numbers as they sound and as they are cut", () => {
  states([
    ["twenty thou sand", "20000"],
    ["too hun dred", "200"],
    ["for six's", "4/6", part],
    ["too third's", "2/3", part],
    ["ate e five", "85"],
    ["ate e tree", "83"],
    ["six tee four", "64"],
    ["too plus too is for", "4"],
    ["for and for is ate", "8"],
    ["ten two 4", "3:50", clock],
    ["five too 9", "8:55", clock],
    ["twenty two six", "5:40", clock],
    ["a dollar fifteen", "$1.15", money],
    ["one dollar twenty", "$1.20", money],
    ["a pound fifty", "£1.50", money],
    ["$15,000", "$15000", money],
    ["15,000 dollars", "$15000", money],
    ["$1,234.50", "$1234.50", money],
    ["three r two", "3 r 2", shared],
    ["its 3 r 2", "3 r 2", shared],
    ["four are one", "4 r 1", shared],
    ["3 with two spare", "3 r 2", shared],
    ["ate t three", "83"],
    ["six ates", "6/8", part],
    ["fifteen minutes before 4", "3:45", clock],
    ["50 pursent", "50%", { kind: "percent", stem: "Write $\\frac{1}{2}$ as a percent.", expected: "50%" }],
    ["2 too 3", "2:3", { kind: "ratio", stem: "Write the ratio of cats to dogs.", expected: "2:3" }],
    ["x 2 y 3", "(2, 3)", { kind: "point", stem: "Write the coordinates of A.", expected: "(2, 3)" }],
    ["two dollars take away 85 cents is 1 dollar 15", "$1.15", money],
    ["me and my mum think 83", "83"],
    ["eightythre", "83"],
    ["2 dozen", "24"],
    ["3 full and 2 left", "3 r 2", shared],
  ]);
});

describe("[UND9] a plea at the end of a way, or of dislike, outweighs the way", () => {
  sorts("stuck", [
    ["i added them and got 21, then what"],
    ["i added the ones and got 13 what now"],
    ["i made the bottoms the same and now its massive help"],
    ["i did 40 and 30 first and now im stuck"],
    ["i wrote it under each other, what next"],
    ["i carried the 1 but then what do i do"],
    ["i drew a picture of it help me"],
    ["i took 10 away and then i got lost"],
    ["number 6 is way harder than number 5"],
    ["i h8 negative numbers"],
    ["i did 4+3 and its wrong"],
    ["this makes my head hurt"],
    ["i cba"],
    ["nothing makes sense"],
    ["ive been on this for 10 minutes"],
    ["this one is much harder than the last"],
    ["i dont see no pattern"],
    ["i cant see any pattern here 5 9 13"],
    ["my teacher said 8s are easy but theyre not"],
    ["everyone says 7s are easy but there not"],
    ["3 take away 8 isnt even possible??"],
  ]);
});

describe("[UND8] a question at the end, or of a fact, is one whatever stands before it", () => {
  sorts("conceptual_question", [
    ["so 7 times 5 is 35, do i times the 11 by 5 as well?"],
    ["7 and 6 is 13, do i carry the 1?"],
    ["i got 13 so do i carry the 1?"],
    ["but it has no ones, what do i put there"],
    ["there are no tens, what do i write there"],
    ["it is 7 plus 6, does the 1 go on top?"],
    ["can u do 6 take away 7"],
    ["can you do 3 minus 8"],
    ["can you take 9 from 4"],
    ["is there a quicker way"],
    ["is there a trick for this"],
    ["does 5 go up or down i always forget"],
    ["do the tens go first or the ones i forget"],
    ["is it 60 or 100 minutes in a hour", minutes],
    ["is it 10 or 100 cm in a m"],
    ["is minus 24 bigger than minus 14 or is it the other way"],
    ["is 7 smaller than 9 or is it the other way round"],
  ]);
});

describe("[UND12] the pupil's own life, jokes, and what is said to the machine", () => {
  sorts("off_topic", [
    ["my grandad has stamps from when he was 7"],
    ["my bed time is half past 8", clock],
    ["my swimming is at 4", clock],
    ["i go to bed at 8", clock],
    ["i have 5 dollars in my piggy bank", money],
    ["i got 20 pounds for my birthday", money],
    ["i have 36 stickers at home"],
    ["can we do this at 4 oclock instead"],
    ["i got 9 out of 10 on my spelling test 😁"],
    ["can you tell me a joke"],
    ["tell me a story please"],
    ["could you sing me a song"],
    ["ur so dumb i hate this app"],
    ["this app is so bad i hate it"],
    ["you are stupid and this website is rubbish"],
    ["why wood he need 600 pencils 💀"],
    ["who would buy 47 melons lol"],
    ["why does she have so many apples lol"],
  ]);
});

describe("[UND11] assent with what is known or comes first", () => {
  sorts("acknowledge", [
    ["i already know percents from year 5"],
    ["we already learned this in year 4"],
    ["i know times tables already"],
    ["o yeah bodmas", { ...whole, lastTutorMessage: "Multiplication comes before addition." }],
    ["oh yeah the tens", { ...whole, lastTutorMessage: "There are also tens." }],
    ["ah yes column method", { ...whole, lastTutorMessage: "Line up the digits." }],
    ["mmkay 200 times 3 first", { ...whole, lastTutorMessage: "Start with the hundreds." }],
    ["ok 7 plus 6 first", { ...whole, lastTutorMessage: "Start with the ones." }],
  ]);
});

describe("[UND4] a number with its reason, its joy or its story", () => {
  states([
    ["fourtyfive!! i got it", "45"],
    ["83 i got it", "83"],
    ["its 83 yay i got it", "83"],
    ["73 i get it now", "73"],
    ["680 bc its in the middle so u go down", "680"],
    ["90 because the 5 goes up so you round up", "90"],
    ["83 cos 7 and 6 is 13 so you carry one", "83"],
    ["each one gets 5 and theres 4 of them so yara had 20", "20"],
    ["there are 3 bags of 4 so tom has 12", "12"],
    ["he gave 2 away so sam has 9", "9"],
  ]);
});

describe("[UND3] a comma is what it is where the learner is at school", () => {
  test.for([
    ["$15,000", "en", "$15000"],
    ["$15,000", "de", "$15,000"],
    ["$15,000", "fr", "$15,000"],
    ["its 15,000", "de", "15,000"],
    ["$15,50", "de", "$15.50"],
    ["$1.234,50", "de", "$1234.50"],
    ["$12,34,567", "in", "$1234567"],
    ["3,50", "en", "3.50"],
  ] as const)("%s in %s is %s", ([text, locale, value]) => {
    const context: MessageContext = { kind: text.startsWith("$") ? "money" : "decimal", stem: "How much is it?" };
    expect(understand(text, { ...context, locale }).value).toBe(value);
  });
});
