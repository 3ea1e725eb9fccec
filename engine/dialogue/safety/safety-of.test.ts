import { describe, expect, test } from "vitest";
import { safetyOf, type SafetyFinding } from "./safety-of.ts";

function finds(kind: SafetyFinding["kind"], severity: SafetyFinding["severity"], messages: readonly string[]): void {
  test.for(messages)("%s", (message) => {
    expect(safetyOf(message)).toEqual({ kind, severity });
  });
}

describe("[SFT1] wanting to die or to hurt oneself is urgent", () => {
  finds("self-harm", "urgent", [
    "i want to die",
    "i wanna die",
    "i want to kill myself",
    "im going to kill my self",
    "i cut myself last night",
    "i hurt myself when i get things wrong",
    "i wish i was dead",
    "i wish i was never born",
    "i dont want to live anymore",
    "nobody would care if i died",
    "everyone would be better off without me",
    "thinking about suicide",
    "i keep thinking about suicde",
    "im gonna take all my pills",
    "i want to end my life",
    "theres no point in living",
    "i dont wanna wake up",
    "I WANT TO DIEEEE",
    "i self harm sometimes",
    "i wana die",
    "i want 2 die",
    "i wont to die",
    "i feel like dying",
    "i want it all to end",
    "sewercide",
  ]);
});

describe("[SFT1] what is said lightly, and sadness, is a concern", () => {
  finds("self-harm", "concern", [
    "i want to die this is so boring",
    "im gonna kill myself if there is more homework lol",
    "i hate myself",
    "i hate my life",
    "nobody likes me",
    "everyone hates me",
    "i feel so worthless",
    "im so depressed",
    "i cant stop crying",
    "i want to run away from home",
    "i feel empty",
    "no one loves me",
    "im so sad",
    "i am really sad today",
  ]);
});

describe("[SFT2] being hurt or touched by somebody is urgent", () => {
  finds("abuse", "urgent", [
    "my dad hits me",
    "my mum beat me yesterday",
    "my stepdad hurts me at night",
    "my uncle touches me",
    "my uncle tuches me",
    "he touched me down there",
    "my teacher slapped me",
    "im scared to go home",
    "i am scared of my dad",
    "someone asked me for nudes",
    "he said not to tell anyone",
    "my mom locks me in my room",
    "they dont let me eat",
    "he keeps hitting me",
    "my step dad punched me in the face",
    "im not safe at home",
  ]);
});

describe("[SFT2] bullying and unkindness are a concern", () => {
  finds("abuse", "concern", [
    "i ate nothing for 3 days",
    "we have nothing to eat at home",
    "everyone in my class is mean to me",
    "im getting bullied",
    "a boy in my class hit me",
    "they keep calling me names",
    "my brother punched me",
    "kids laugh at me",
    "theres no food at home",
    "my parents keep fighting",
    "a stranger wants to meet me",
  ]);
});

describe("[SFT3] threats to others", () => {
  finds("threat", "urgent", [
    "im going to shoot up the school",
    "i will kill everyone",
    "im bringing a knife to school",
    "i want to stab him with a knife",
    "there is a bomb in the school",
    "i have a gun in my bag",
  ]);
  finds("threat", "concern", [
    "i will kill you",
    "im gonna kill my brother",
    "kys",
    "i hope you die",
    "im going to punch my teacher",
    "i want to hurt someone",
    "im going to beat him up",
    "kill yourself",
  ]);
});

describe("[SFT4] private data and swearing", () => {
  finds("personal-data", "concern", [
    "my email is tom.smith@gmail.com",
    "my phone number is 07700 900123",
    "call me on 555-123-4567",
    "my password is unicorn12",
    "i live at 12 Green Street",
    "my address is 4 hill road leeds",
    "my name is Ben Smith and i go to Oak Hill Primary School",
    "my snapchat is coolkid99",
  ]);
  finds("swearing", "mild", [
    "what the fuck",
    "this is shit",
    "f*ck this",
    "sh1t",
    "ur a b!tch",
    "wtf is this",
    "fuuuuck",
    "f u c k",
    "this is crap",
    "a$$",
    "stfu",
  ]);
});

describe("[SFT1] what is no alarm", () => {
  test.for([
    "kill the 0",
    "you kill off the zeros first",
    "cut the pizza into 8",
    "i cut it in half",
    "my brain hurts",
    "shoot i got it wrong",
    "the answer is 69",
    "i hate maths",
    "i hate this",
    "this is killing me",
    "im dying lol",
    "i died in minecraft",
    "i killed the boss in the game",
    "he beat me at chess",
    "my sister beat me in a race",
    "this question beats me",
    "it just hit me you add them",
    "the ball hit the post",
    "dead easy",
    "i would kill for a pizza",
    "im so stupid",
    "im sad i got it wrong",
    "i need help",
    "help me",
    "take away 3",
    "hit the 5 times table",
    "assess",
    "my class has 30 kids",
    "shitake mushrooms are 3 pounds",
    "grass and glass",
    "cocktail",
    "scunthorpe",
    "1234567890",
    "1000000000",
    "3.14159265358979",
    "12 + 4500000 = 4500012",
    "2 * 3 * 4",
    "a*b",
    "5 kms",
    "i ran 5 kms",
    "my name is ben",
    "i live in london",
    "im 9",
    "who killed the dragon",
    "stab in the dark: 12",
    "i punched a hole in the paper",
    "drop the zero",
    "the knife cuts 6 slices",
    "bullet points",
    "i carried the one",
    "7",
    "",
    "is it 3/4?",
    "i give up",
    "what is the address of the point (2, 3)",
    "he gives me 3 sweets",
    "she owes me 5 pounds",
    "they gave me 12 and took 3",
    "the teacher told me to add them",
    "my mum says its 12",
    "dad showed me a different way",
    "someone help me",
  ])("%s", (message) => {
    expect(safetyOf(message)).toBeNull();
  });
});

test("[SFT1] the gravest is told, wherever it stands in a long message", () => {
  expect(safetyOf(`this is shit ${"and i added the tens ".repeat(60)} i want to kill myself`)).toEqual({
    kind: "self-harm",
    severity: "urgent",
  });
});
