import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

const content = talkContent();
const withoutLesson = talkContent([]);

describe("asking why", () => {
  const asked = () => {
    const desk = createTalkDesk();
    desk.say(String(desk.right()));
    return desk;
  };

  test("[TRN15] after an answer reached by talking, not after each", () => {
    const desk = asked();
    expect(desk.problem()).toMatchObject({ asks: { kind: "why" }, teachBack: { outcome: "asked" } });
    desk.next();
    desk.say(String(desk.right()));
    expect(desk.problem()).toMatchObject({ asks: null, teachBack: null });
  });

  test("[TRN15] by the button for the first right one of a session, from level 2 on", () => {
    const desk = createTalkDesk("t.add", content, 2);
    const asks: unknown[] = [];
    for (let round = 0; round < 4; round++) {
      desk.check(String(desk.right()));
      asks.push([desk.problem().address.difficulty > 1, desk.problem().asks?.kind ?? null]);
      desk.next();
    }
    // The first one was at level 1.
    expect(asks).toEqual([
      [false, null],
      [true, null],
      [true, null],
      [true, null],
    ]);
    desk.perform({ type: "end-session" });
    desk.restart();
    desk.check(String(desk.right()));
    expect(desk.problem()).toMatchObject({ asks: { kind: "why" }, teachBack: { outcome: "asked" } });
  });

  const thanks = (text: string) => PHRASES.explainedPlain.find((phrase) => text.includes(phrase)) ?? null;

  test("[TRN16] whatever is said is thanked for in one way, and the idea is told beside it", () => {
    for (const said of [
      "i added the ones and carried the new ten",
      "because i added the ones first",
      "because i used my head for it",
      "i did not carry a new ten",
      "because the ones are funny",
    ]) {
      const desk = asked();
      const reply = desk.say(said);
      expect(reply).toMatchObject({ category: "explanation", act: "said-why", asks: null });
      expect(thanks(reply.text)).not.toBeNull();
      expect(reply.text).toContain("ones go with ones");
    }
  });

  test("[TRN16] of several ideas the one that was not said yet", () => {
    const desk = createTalkDesk();
    const answer = `${desk.right()} because i counted on my fingers`;
    expect(desk.say(answer).text).toContain("ones go with ones");
    expect(desk.say("because i carried the new ten").text).not.toContain("ones go with ones");
  });

  test("[TRN16] a true calculation in it is agreed to", () => {
    const desk = asked();
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const sum = `${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}`;
    expect(desk.say(`because ${sum}`).text).toContain(`$${sum}$`);
    expect(asked().say(`because ${a % 10} + ${b % 10} = ${(a % 10) + (b % 10) + 1}`).text).not.toContain("True");
  });

  test("[TRN33] no words bring a point, or change what is known of the pupil", () => {
    const desk = asked();
    const before = desk.state().mastery;
    desk.say("because the ones make a new ten and it moves on");
    expect(desk.problem().teachBack).toEqual({ outcome: "explained", met: [], missing: [] });
    expect(desk.state().mastery).toEqual(before);
    expect(desk.last("reply_given")?.text).not.toMatch(/You said|explains it|“/u);
  });

  test("[TRN17] no, skip, and Next leave it", () => {
    for (const word of ["no", "skip", "idk"]) {
      const desk = asked();
      expect(desk.say(word).asks).toBeNull();
      expect(desk.problem().teachBack?.outcome).toBe("left");
    }
    const desk = asked();
    const made = desk.next().map(({ type }) => type);
    expect(made[0]).toBe("teach_back_judged");
    expect(desk.problem().phase).toBe("open");
  });

  test("[TRN16] without a lesson it is only thanked for", () => {
    const desk = createTalkDesk("t.add", withoutLesson);
    desk.say(String(desk.right()));
    expect(desk.say("because i counted it on my fingers")).toMatchObject({ act: "said-why", asks: null });
  });
});
