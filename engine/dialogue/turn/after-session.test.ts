import { describe, expect, test } from "vitest";
import { POLICY } from "../../policy.ts";
import { PHRASES } from "../compose/phrases.ts";
import { decideTutor } from "../../tutor.ts";
import { viewReplay } from "../../views/replay-view.ts";
import { createTalkDesk } from "./talk.fixture.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));

/** One problem was finished, the next was opened, and the session ended there. */
function ended() {
  const desk = createTalkDesk();
  const first = desk.problem().item;
  desk.say("what is a digit");
  desk.check(String(desk.right()));
  desk.next();
  const second = desk.problem().item;
  desk.perform({ type: "end-session" });
  const write = (text: string, item = first) => {
    const told = desk.perform({ type: "send-message", item, text, locale: "en" });
    return told.flatMap(({ type, body }) => (type === "reply_given" ? [body] : [])).at(0) ?? { text: "" };
  };
  const left = () =>
    viewReplay(desk.events, sessionOf(desk).id, desk.env(), { now: desk.state().practice })?.repliesLeft;
  return { desk, first, second, write, left };
}

type Desk = ReturnType<typeof createTalkDesk>;

function sessionOf(desk: Desk) {
  const { session } = desk.state().practice;
  if (session === null) throw new Error("no session");
  return session;
}

/** What comes of a message about the problem, without sending it. */
function refusal(desk: Desk, item: ReturnType<Desk["problem"]>["item"]) {
  return decideTutor(desk.state(), { type: "send-message", item, text: "what was it", locale: "en" }, desk.env());
}

describe("[TRN91] after a session is over", () => {
  test("what was said before is at hand: a meaning is pointed to, not told again", () => {
    const { write } = ended();
    const { text } = write("what is a digit");
    expect(text).not.toContain("A digit is one of the signs");
    expect(write("why do i carry").text).toContain("a place holds a single digit");
  });

  test("ten messages are taken, and the replay counts them", () => {
    const { desk, first, write, left } = ended();
    for (let n = POLICY.repliesAfter; n > 0; n -= 1) {
      expect(left()).toBe(n);
      write(`hm ${n}`);
    }
    expect(left()).toBe(0);
    expect(refusal(desk, first)).toEqual({
      ok: false,
      error: { type: "moved-on" },
    });
  });

  test.for([
    "next",
    "skip",
    "another one please",
    "i want to stop",
    "can i stop now",
    "yes",
    "no",
    "give me a harder one",
  ])("“%s” begins, ends and marks nothing, and no Next is pointed to", (text) => {
    const { desk, write } = ended();
    const before = desk.events.length;
    for (const one of [text, text, "why is it that", "901", "thanks", "help"]) {
      const reply = write(one);
      expect([one, has(reply.text, PHRASES.goOn), /\bNext\b/u.test(reply.text)]).toEqual([one, false, false]);
    }
    const kinds = new Set(desk.events.slice(before).map(({ type }) => type));
    expect([...kinds].filter((type) => !TALK.has(type))).toEqual([]);
    expect(sessionOf(desk).endedAt).not.toBeNull();
  });

  test("a problem that was left open takes none, and its answer is not told", () => {
    const { desk, second } = ended();
    expect(refusal(desk, second)).toEqual({
      ok: false,
      error: { type: "no-open-problem" },
    });
  });

  test("once another session has begun, the one before takes none", () => {
    const { desk, first, left } = ended();
    const { id } = sessionOf(desk);
    expect(left()).toBe(10);
    desk.restart();
    expect(viewReplay(desk.events, id, desk.env(), { now: desk.state().practice })?.repliesLeft).toBe(0);
    expect(refusal(desk, first)).toMatchObject({
      ok: false,
    });
  });

  test("distress is answered with care and flagged", () => {
    const { desk, write } = ended();
    write("i want to kill myself");
    expect(desk.events.some(({ type }) => type === "safety_flagged")).toBe(true);
  });
});

const TALK: ReadonlySet<string> = new Set(["message_received", "reply_given", "teach_back_judged"]);
