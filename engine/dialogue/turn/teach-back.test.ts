import { describe, expect, test } from "vitest";
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
      [false, null],
      [true, null],
      [true, null],
    ]);
    desk.perform({ type: "end-session" });
    desk.restart();
    desk.check(String(desk.right()));
    expect(desk.problem()).toMatchObject({ asks: { kind: "why" }, teachBack: { outcome: "asked" } });
  });

  test("[TRN16] all points named is explained; a missing one is asked for once; none is said and left", () => {
    const all = asked();
    expect(all.say("i added the ones and carried the new ten").act).toBe("explained");
    expect(all.problem().teachBack).toMatchObject({ outcome: "explained", met: [0, 1], missing: [] });
    const part = asked();
    const first = part.say("because i added the ones first");
    expect(first).toMatchObject({ act: "ask-point", asks: { kind: "why" } });
    expect(first.text).toContain("What happens with ten ones?");
    expect(part.say("because i just know it like that")).toMatchObject({ act: "said-why", asks: null });
    const unclear = asked();
    expect(unclear.say("ones go with ones, then it moves")).toMatchObject({ act: "said-why", asks: null });
    expect(unclear.problem().teachBack).toMatchObject({ outcome: "partly", met: [0], missing: [1] });
    const none = asked();
    const said = none.say("because i used my head for it");
    expect(said).toMatchObject({ act: "said-why", asks: null });
    expect(said.text).toContain("ones go with ones");
  });

  test("[TRN33] what is credited was said in this message, and its words are quoted", () => {
    const desk = asked();
    const reply = desk.say("because i carried the new ten");
    expect(reply.text).toContain("a full ten moves on");
    expect(reply.text).toContain("“i carried the new ten”");
    expect(reply.text).not.toContain("ones go with ones");
    const second = desk.say("i added the ones to the ones");
    expect(second).toMatchObject({ act: "explained" });
    expect(second.text).toContain("ones go with ones");
  });

  test.for(["i did not carry a new ten", "because the ones are funny", "i like ones"])(
    "[TRN33] nothing is credited for: %s",
    (said) => {
      const desk = asked();
      const reply = desk.say(said);
      expect(reply.text).not.toMatch(/moves on[.:]? *$|You said|That explains/u);
      expect(desk.problem().teachBack?.met ?? []).toEqual([]);
    },
  );

  test("[TRN33] a word without its relation is asked about, once", () => {
    const desk = asked();
    const reply = desk.say("because of the ones");
    expect(reply).toMatchObject({ act: "ask-point", asks: { kind: "why" } });
    expect(reply.text).toContain("What do you add first?");
    expect(desk.problem().teachBack).toMatchObject({ outcome: "partly", met: [] });
    expect(desk.say("because of the ones again").asks).toBeNull();
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

  test("[TRN16] without a lesson whatever was said is taken", () => {
    const desk = createTalkDesk("t.add", withoutLesson);
    desk.say(String(desk.right()));
    expect(desk.say("because i counted it on my fingers")).toMatchObject({ act: "explained", asks: null });
  });
});
