import { expect, test } from "vitest";
import { withoutNames } from "./without-names.ts";

const strip = withoutNames(["Ben Miller", "Amélie Dupont-Roy", "May", "Li Wei", "Nguyễn Thị Hoa", "Amina B."]);

test.for([
  ["I am Ben Miller of 12 High Street", "I am [name] of [private]"],
  ["ben miller said it is 7", "[name] said it is 7"],
  ["Amelie and Amélie's sum, says dupont-roy", "[name] and [name]'s sum, says [name]"],
  ["May helped me, and may I add now?", "[name] helped me, and may I add now?"],
  ["li is not a name here, Li is", "li is not a name here, [name] is"],
  ["nguyen thi hoa did it", "[name] did it"],
  ["Amina did b. first", "[name] did b. first"],
  ["the bench of Benny", "the bench of Benny"],
] as const)("[PRX27] a name the school knows goes, and no other word: %s", ([text, kept]) => {
  expect(strip(text)).toBe(kept);
});

test.for([
  ["I am Zebulon Quackenbush of 12 High Street", "I am [name] of [private]"],
  ["i'm Zebulon and i think 7", "i'm [name] and i think 7"],
  ["my name is zebulon quackenbush and i think 7", "my name is [name] and i think 7"],
  ["My first name is Zebulon.", "My first name is [name]."],
  ["call me zeb", "call me [name]"],
  ["i am zebulon quackenbush of 12 High Street", "i am [name] of [private]"],
  ["this is Zebulon Quackenbush", "this is [name]"],
] as const)("[PRX27] so does a name nobody knows, where somebody says it is theirs: %s", ([text, kept]) => {
  expect(withoutNames([])(text)).toBe(kept);
});

test.for([
  "I am not sure why",
  "I AM STUCK",
  "i am adding the tens first and then the ones",
  "I'm done with 47 + 25",
  "it is 7 because I took 3 from 10",
  "from the number line",
  "I think a half is more",
])("[PRX27] what says nothing of anybody stays: %s", (text) => {
  expect(strip(text)).toBe(text);
});

test("[PRX27] [TH13] a long text takes no longer for its cues", () => {
  const long = "my name is call me I am ".repeat(5_000);
  expect(strip(long).length).toBeLessThanOrEqual(long.length);
});
