import { expect, test } from "vitest";
import { PLEAS_TYPED } from "./pleas.fixture.ts";
import { PLEAS, pleaIn } from "./pleas.ts";

test.for(PLEAS_TYPED)("[UND34] %s: %s", ([language, text]) => {
  expect(pleaIn(text)?.language).toBe(language);
});

const withoutMarks = (text: string) => text.normalize("NFD").replaceAll(/[\u0300-\u036f]/gu, "");

test.for(PLEAS.map(({ language, phrases }) => [language, phrases] as const))(
  "[UND34] %s: each phrase is found wherever it stands and however it is typed",
  ([language, phrases]) => {
    const typed = phrases
      .flatMap((phrase) => [phrase, withoutMarks(phrase), phrase.toUpperCase(), phrase.normalize("NFD")])
      .flatMap((phrase) => [phrase, `${phrase} 12`, `12 ${phrase}`, `ok, ${phrase}! 12`, `(${phrase})`]);
    expect(typed.filter((text) => pleaIn(text)?.language !== language)).toEqual([]);
  },
);

test.for([
  "help me",
  "i dont understand",
  "is it 12",
  "no",
  "the answer is 14",
  "so i add 3 and 4",
  "une",
  "no, se",
  "no sea",
  "no seven",
  "casino se",
  "i caawing",
  "ayudamex",
])("[UND34] no plea of another language: %s", (text) => expect(pleaIn(text)).toBeNull());
