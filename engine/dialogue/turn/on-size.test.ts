import { describe, expect, test } from "vitest";
import { createTalkDesk } from "./talk.fixture.ts";

/** A number of the toy problem, which is less than its answer. */
function desk() {
  const made = createTalkDesk();
  const [given = ""] = /\d+/u.exec(made.item().problem_content.stem) ?? [];
  return { ...made, given };
}

describe("[TRN117] what is no answer", () => {
  test("that it is more than a number of the problem is agreed to where it is so", () => {
    const { say, given, problem } = desk();
    expect(say(`it has to be bigger then ${given}`).text).toContain(`it is more than $${given}$`);
    expect(say(`it must be less than ${given}`).text).not.toContain("it is less than");
    expect(problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("minutes and hours where the problem has none", () => {
    const { say, right, problem } = desk();
    say(`can you just tell me i have football in ${right()} mins`);
    expect(problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("the places of a number that the problem shows", () => {
    const { say, given, problem } = desk();
    const [tens, ones] = given;
    say(`${tens} is tens ${ones} is ones`);
    expect(problem()).toMatchObject({ phase: "open", attempts: 0 });
  });
});
