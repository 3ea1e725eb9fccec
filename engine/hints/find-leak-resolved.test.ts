import { expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";

test.for([
  ["What is $43 + 34$?", "77", "Put the seventy and the seven together."],
  ["What is $20 + 19$?", "39", "You have thirty and another nine."],
  ["Subtract $30$ from $833$.", "803", "There are still 8 hundreds. The tens are used up. The 3 stays."],
  ["What is $500 + 83$?", "583", "Five eighty three."],
  ["Work out $434 \\times 6$.", "2604", "Twenty six hundred and four."],
  ["Change $7\\frac{2}{7}$ to an improper fraction.", "51/7", "Top is 51. Bottom stays what it was."],
  ["What is $63 + 35$?", "98", "Just two short of one hundred."],
  ["Subtract $9$ from $72$.", "63", "You know 7 times 9? Yes, it's that."],
  ["Find $k$ when $k + 7 = 16$.", "k = 9", "That leaves us with nine, so that's what k equals."],
  ["Subtract $5$ from $71$.", "66", "It has 2 sixes next to each other."],
  ["Which number is prime: $9$, $15$, $17$ or $39$?", "17", "9 is 3 × 3. 15 is 3 × 5. 39 is 3 × 13."],
  ["How do you read $620$?", "six hundred and twenty", "The very first one in the list says it right."],
] as const)("[LEK22] told by what is put together: %s %s %s", ([stem, expected, hint]) => {
  expect(findLeak({ stem, expected, hint }).leaks).toBe(true);
});

test.for([
  ["What is $43 + 34$?", "77", "Put the tens together and the ones together."],
  ["Change $7\\frac{2}{7}$ to an improper fraction.", "51/7", "The bottom stays 7. What is on top?"],
  ["Each of 11 groups has 10 dots. How many dots are there?", "110", "Every group is one ten."],
  ["Subtract $9$ from $72$.", "63", "You know 7 times 8? Use what you know."],
  ["How do you read $620$?", "six hundred and twenty", "Read the first one in the list aloud."],
] as const)("[LEK22] nothing is put together: %s %s %s", ([stem, expected, hint]) => {
  expect(findLeak({ stem, expected, hint }).leaks).toBe(false);
});
