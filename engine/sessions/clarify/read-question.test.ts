import { describe, expect, test } from "vitest";
import { CONCEPTS, FRAMES } from "../../items/question.ts";
import { EN } from "../../cues/en/questions.ts";
import { readCue } from "./read-cue.ts";
import { readQuestion } from "./read-question.ts";

describe("[CLR19] a question is a frame and concepts", () => {
  test.each([
    ["why do you carry the 1", "why"],
    ["what is the little 1 for", "why"],
    ["how do i line them up", "how"],
    ["how do i know when to carry", "when"],
    ["what if it ends in a 5", "case"],
    ["is 1 prime", "whether"],
    ["what is a factor", "what"],
    ["do i add or take away", "operation"],
    ["is there a quicker way", "other-way"],
    ["give me an example of a mean", "example"],
    ["what is the difference between mean and median", "difference"],
    ["which digit decides", "where"],
    ["fractions", null],
  ])("%s: %s", (question, frame) => {
    expect(readQuestion(question).frame).toBe(frame);
  });

  test("several concepts are kept as several, each with its words", () => {
    const { concepts } = readQuestion("why do you put a zero in the second row when you carry");
    expect(concepts.get("carrying")).toEqual(["carry"]);
    expect(concepts.get("zero-place")).toEqual(["zero", "put"]);
    expect(concepts.has("bottom")).toBe(false);
  });

  test("every frame and every concept has cues, and none is met by every text", () => {
    expect(new Set(EN.frames.map(([frame]) => frame))).toEqual(new Set(FRAMES));
    expect(Object.keys(EN.concepts).toSorted()).toEqual(CONCEPTS.toSorted());
    const met = Object.entries(EN.concepts).filter(([, cue]) => readCue(cue)("my cat sleeps on the sofa") !== null);
    expect(met).toEqual([]);
  });
});

describe("[CLR19] cues", () => {
  test.each([
    ["top|bottom*", "the bottoms stay", ["bottoms"]],
    ["mean & median", "median or mean", ["mean", "median"]],
    ["mean & median", "the mean", null],
    ["# times", "is 0.5 times it", ["0.5 times"]],
    ["turn ~ round", "can i turn the numbers round", ["turn the numbers round"]],
    ["1", "13 or 1/2 or 0.1", null],
    ["line up|under", "line it up", null],
  ])("%s in “%s”", (cue, text, words) => {
    expect(readCue(cue)(text)).toEqual(words);
  });

  test("at the start only, where it must stand there", () => {
    expect(readCue("is", "start")("and is it so")).toEqual(["is"]);
    expect(readCue("is", "start")("what is it")).toBeNull();
  });
});
