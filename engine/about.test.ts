import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AboutTold, aboutProjection, tellAbout, type About } from "./about.ts";
import { parseEvent } from "./events/parse-event.ts";
import { createTalkDesk } from "./dialogue/turn/talk.fixture.ts";
import { APP_LANGUAGES, LANGUAGES, LIKES, PACES } from "./profile.ts";

const arbAbout: fc.Arbitrary<About> = fc.record(
  {
    language: fc.option(fc.constantFrom(...LANGUAGES)),
    pace: fc.constantFrom(...PACES),
    likes: fc.uniqueArray(fc.constantFrom(...LIKES)),
    curriculum: fc.option(fc.constantFrom("in-cbse", "general")),
    appLanguage: fc.constantFrom(...APP_LANGUAGES),
    asked: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

const fold = (state: About, told: About): About => {
  const [event] = tellAbout(state, told);
  return event?.type === "about_told" ? aboutProjection.on.about_told(state, event as never) : state;
};

describe("[PRF10] what goes with the learner's work", () => {
  test("of each thing counts what was said last; said again it is no event", () => {
    fc.assert(
      fc.property(fc.array(arbAbout, { minLength: 1, maxLength: 8 }), (all) => {
        const folded = all.reduce(fold, aboutProjection.initial);
        expect(folded).toEqual(Object.assign({}, ...all));
        expect(tellAbout(folded, folded)).toEqual([]);
        for (const [event] of all.map((told) => tellAbout({}, told))) {
          if (event !== undefined) expect(AboutTold.shape.body.safeParse(event.body).success).toBe(true);
        }
      }),
    );
  });

  test("is recorded by the command, parses, and is taken back by null", () => {
    const desk = createTalkDesk();
    const told = desk.perform({ type: "tell-about", about: { language: "simple", likes: ["food"] } });
    expect(told.map(({ type, body }) => ({ type, body }))).toEqual([
      { type: "about_told", body: { language: "simple", likes: ["food"] } },
    ]);
    expect(parseEvent(JSON.parse(JSON.stringify(told[0])))).toEqual({ ok: true, value: told[0] });
    expect(desk.perform({ type: "tell-about", about: { language: null, likes: ["food"] } })).toMatchObject([
      { body: { language: null } },
    ]);
    expect(desk.state().about).toEqual({ language: null, likes: ["food"] });
    expect(desk.perform({ type: "tell-about", about: { likes: ["food"] } })).toEqual([]);
  });

  test("holds neither age nor country, and nothing that is on no list", () => {
    const body = AboutTold.shape.body;
    for (const more of [
      { age: "to-10" },
      { country: "IN" },
      { language: "plain" },
      { appLanguage: "fr" },
      { about: "I am Ada" },
    ]) {
      expect(body.safeParse({ language: "simple", ...more }).success).toBe(false);
    }
  });
});
