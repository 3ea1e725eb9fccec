import { expect, test } from "vitest";
import { ofOwnNumbers } from "./own-numbers.ts";

const SAY = "Its place says what a digit counts. In $345$ the 4 counts tens: it is worth 40.";

test.for([
  ["what does the 4 mean in 472", "In $472$ the 4 counts hundreds: it is worth $400$."],
  ["what is the 3 in 1534 worth", "In $1534$ the 3 counts tens: it is worth $30$."],
  ["what is the 4 in 64", "In $64$ the 4 counts ones."],
] as const)("[CLR25] %s", ([plain, told]) => {
  expect(ofOwnNumbers(SAY, plain)).toBe(`Its place says what a digit counts. ${told}`);
});

test("[CLR25] other numbers are said to be others, and nothing is said of them where none is asked about", () => {
  expect(ofOwnNumbers(SAY, "what does the 4 mean in 444")).toContain("With other numbers: In $345$");
  expect(ofOwnNumbers(SAY, "what does the 4 mean in 345")).not.toContain("other");
  expect(ofOwnNumbers(SAY, "what is a digit")).toBe(SAY);
});
